### Anotar uma rodada no bloco: uma pergunta depois da outra, respondidas em um teclado.
### Quantidades de 3 vão por extenso (“dois 3 vermelhos”); as outras, na leitura em voz alta, também.

script-pad-entry-correcting-deal = Corrigir rodada { $n }
script-pad-entry-dealt = { $player } deu as cartas
script-pad-entry-back-to-pad = Bloco

## A folha acima do teclado.

script-pad-entry-entry-sheet = Folha de pontos
script-pad-entry-sheet-of-side = Rodada { $n }, { $side }
script-pad-entry-before = { $total }, mín. <b>{ $minimum }</b>
script-pad-entry-new-total = Novo total
script-pad-entry-yes = sim

script-pad-entry-cell = { $value }: { $side }, { $line }
script-pad-entry-cell-count = { $count }, { $points } pontos: { $side }, { $line }
script-pad-entry-cell-empty = { $side }, { $line }: sem anotação
script-pad-entry-cell-out = { $concealed ->
        [yes] { $shown }: { $player } bateu de mão
       *[no] { $shown }: { $player } bateu
    }
script-pad-entry-cell-not-out = –: { $side }, sem batida
script-pad-entry-one-fewer = { $side }, { $line }: menos 1
script-pad-entry-one-more = { $side }, { $line }: mais 1

## Quem bateu.

script-pad-entry-who-went-out = Quem bateu?
script-pad-entry-about-going-out = A rodada acaba quando alguém fica sem cartas.
script-pad-entry-nobody-went-out = Ninguém bateu
script-pad-entry-concealed-hand = De mão
script-pad-entry-concealed-alone = A mão inteira de uma só vez, com uma canastra, sem ter baixado nada antes.
script-pad-entry-concealed-adding = A mão inteira de uma só vez, com uma canastra, sem ter baixado nada antes. Pode aumentar os jogos do time.
script-pad-entry-concealed-not-adding = A mão inteira de uma só vez, com uma canastra, sem ter baixado nada antes e sem aumentar os jogos do time.
script-pad-entry-concealed-first = A mão inteira de uma só vez, com uma canastra, se ninguém do time baixou antes.
script-pad-entry-exact-deal = Conta exata
script-pad-entry-exact-deal-by = { $player } pegou a conta exata de cartas: { $points }
script-pad-entry-exact-deal-nobody = Primeiro, diga no bloco quem deu as cartas.

## As perguntas: um título e o que se quer saber.

script-pad-entry-title-natural-canastas = { $side }: canastras limpas
script-pad-entry-title-mixed-canastas = { $side }: canastras sujas
script-pad-entry-title-concealed-canastas = { $side }: canastras de mão
script-pad-entry-title-red-threes = { $side }: 3 vermelhos
script-pad-entry-title-undeclared-red-threes = { $side }: 3 vermelhos atrasados
script-pad-entry-title-black-threes = { $side }: 3 pretos na batida
script-pad-entry-title-own = { $side }: { $line }
script-pad-entry-title-melded = { $side }: cartas baixadas
script-pad-entry-title-in-hand = { $side }: cartas na mão

script-pad-entry-about-natural-canastas = { $points } cada: sete cartas ou mais, sem curinga
script-pad-entry-about-mixed-canastas = { $points } cada: com curinga
script-pad-entry-about-concealed-canastas = Baixadas de uma só vez, limpas ou sujas: mais { $points } cada
script-pad-entry-about-red-threes = { $points } cada, os quatro { $all }
script-pad-entry-about-red-threes-without-melds = Sem nada baixado. A conferência diz quanto eles valem.
script-pad-entry-about-undeclared-red-threes = Menos { $points } cada, mesmo que já estejam na mesa
script-pad-entry-about-black-threes = Baixados por quem bateu
script-pad-entry-about-own = { $points } cada
script-pad-entry-about-melded = Os pontos de todas as cartas dos jogos, sem bônus
script-pad-entry-about-hand = A mão de { $player }
script-pad-entry-about-hands = As mãos de { $players }: some com +
script-pad-entry-about-no-hand = Aqui ninguém ficou com cartas.

## O teclado.

script-pad-entry-keypad = Teclado
script-pad-entry-key-next = Avançar
script-pad-entry-key-delete = Apagar
script-pad-entry-key-plus = Mais: somar ao número
script-pad-entry-key-no-melds = Nada baixado
script-pad-entry-key-count = Contar cartas
script-pad-entry-key-total = Digitar total
script-pad-entry-key-use = Usar { $points }

script-pad-entry-stop-double = Toque duplo ignorado.
script-pad-entry-stop-count-first = Toque em um número; 0 se não houver.
script-pad-entry-stop-points-first = Antes, digite os pontos; 0 se não houver.
script-pad-entry-stop-at-most = { $max ->
        [0] Só pode ser 0.
       *[other] No máximo { $max }.
    }
script-pad-entry-stop-more-than-packs = É mais do que há nos baralhos ({ $points }). Está certo? Toque de novo em Avançar.
script-pad-entry-stop-no-such-points = { $step ->
        [5] Os pontos sempre terminam em 0 ou 5. Está certo? Toque de novo em Avançar.
       *[other] Toda carta vale um múltiplo de { $step }. Está certo? Toque de novo em Avançar.
    }

## Contar as cartas.

script-pad-entry-by-value = Por valor
script-pad-entry-by-card = Carta por carta
script-pad-entry-counting-cards = Conte as cartas
script-pad-entry-so-far = { $points } até agora
script-pad-entry-how-many-cards = Quantidade: { $cards }
script-pad-entry-press-each = Um toque para cada carta.
script-pad-entry-cards-many = { KIND($kind, form: "many") }
script-pad-entry-cards-many-range = { KIND($from, form: "one") } a { KIND($to, form: "one") }
script-pad-entry-cards-one = { KIND($kind, form: "one") }
script-pad-entry-cards-one-range = { KIND($from, form: "one") } a { KIND($to, form: "one") }
script-pad-entry-product = { $count } × { $value } = { $points }

## As letras das figuras, como nos cantos das cartas.

script-pad-entry-face-ace = A
script-pad-entry-face-king = K
script-pad-entry-face-queen = Q
script-pad-entry-face-jack = J

script-pad-entry-counted = { KIND($kind, form: "one", case: "capital") }, { $value } pontos cada: { $count }
script-pad-entry-number-of-cards = { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    }

## A conferência antes de salvar.

script-pad-entry-check-and-save = Conferir e salvar
script-pad-entry-nothing-wrong = Parece tudo certo.
script-pad-entry-save-deal = Salvar rodada
script-pad-entry-save-correction = Salvar correção
script-pad-entry-save-anyway = Salvar assim
script-pad-entry-correct-it = Corrigir
script-pad-entry-goal-reached = Chegou a { $points }
script-pad-entry-next-minimum = Próximo mínimo: { $points }
script-pad-entry-side-points = { $side }: { $points }
script-pad-entry-said-total = { $side }: { $points } nesta rodada, { $total } ao todo.

script-pad-entry-read-out = Leia em voz alta:
script-pad-entry-read-side = <b>{ $side }</b>: { $items }.
script-pad-entry-read-nothing = nenhuma canastra, nenhum 3 vermelho
script-pad-entry-said-item = { $side }: { $item }.

script-pad-entry-item-natural-canastas = { $n ->
        [0] nenhuma canastra limpa
        [1] uma canastra limpa
        [2] duas canastras limpas
        [3] três canastras limpas
        [4] quatro canastras limpas
       *[other] { $n } canastras limpas
    }
script-pad-entry-item-mixed-canastas = { $n ->
        [0] nenhuma canastra suja
        [1] uma canastra suja
        [2] duas canastras sujas
        [3] três canastras sujas
        [4] quatro canastras sujas
       *[other] { $n } canastras sujas
    }
script-pad-entry-item-concealed-canastas = { $n ->
        [0] nenhuma canastra de mão
        [1] uma canastra de mão
        [2] duas canastras de mão
        [3] três canastras de mão
        [4] quatro canastras de mão
       *[other] { $n } canastras de mão
    }
script-pad-entry-item-red-threes = { $n ->
        [0] nenhum 3 vermelho
        [1] um 3 vermelho
        [2] dois 3 vermelhos
        [3] três 3 vermelhos
        [4] quatro 3 vermelhos
       *[other] { $n } × 3 vermelho
    }
script-pad-entry-item-undeclared-red-threes = { $n ->
        [0] nenhum 3 vermelho atrasado
        [1] um 3 vermelho atrasado
        [2] dois 3 vermelhos atrasados
        [3] três 3 vermelhos atrasados
        [4] quatro 3 vermelhos atrasados
       *[other] { $n } × 3 vermelho atrasado
    }
script-pad-entry-item-black-threes = { $n ->
        [0] nenhum 3 preto
        [1] um 3 preto
        [2] dois 3 pretos
        [3] três 3 pretos
        [4] quatro 3 pretos
       *[other] { $n } × 3 preto
    }
script-pad-entry-item-own = { $n } × { $line }
script-pad-entry-item-melded = { $points } na mesa
script-pad-entry-item-in-hand = { $points } na mão

## O que não pode estar certo ou é raro.

script-pad-entry-notice-no-such-melded = { $step ->
        [5] { $side }: as cartas baixadas não podem somar { $points }. Os pontos sempre terminam em 0 ou 5.
       *[other] { $side }: as cartas baixadas não podem somar { $points }. Toda carta vale um múltiplo de { $step }.
    }
script-pad-entry-notice-no-such-in-hand = { $step ->
        [5] { $side }: as cartas na mão não podem somar { $points }. Os pontos sempre terminam em 0 ou 5.
       *[other] { $side }: as cartas na mão não podem somar { $points }. Toda carta vale um múltiplo de { $step }.
    }
script-pad-entry-notice-too-few-points = { $canastas ->
        [1] { $side }: só as cartas dessa canastra já somam pelo menos { $minimum }, mas as cartas baixadas só somam { $points }.
       *[other] { $side }: só as cartas dessas { $canastas } canastras já somam pelo menos { $minimum }, mas as cartas baixadas só somam { $points }.
    }
script-pad-entry-notice-more-than-ranks = { $side }: { $canastas } canastras é demais: só dá para fazer uma de ases, uma de reis e assim por diante.
script-pad-entry-notice-bonuses-added-in = { $side }: { $points } é muito para as cartas baixadas. Os bônus entraram na conta? Quem soma os bônus é o bloco.
script-pad-entry-notice-below-minimum = { $side }: a primeira baixada precisava de { $minimum }, mas as cartas baixadas só somam { $points }.
script-pad-entry-notice-too-few-canastas = { $needed ->
        [1] { $player } bateu, mas não há nenhuma canastra.
       *[other] { $canastas ->
            [0] { $player } bateu. Para isso, é preciso ter { $needed } canastras, e não há nenhuma.
           *[other] { $player } bateu. Para isso, é preciso ter { $needed } canastras, e só há { $canastas }.
        }
    }
script-pad-entry-notice-cards-after-going-out = { $side }: depois da batida, não podem ter sobrado cartas na mão.
script-pad-entry-notice-too-few-in-hand = { $players ->
        [1] { $side }: alguém ainda tinha cartas, e elas valem mais do que { $points }.
       *[other] { $side }: { $players } pessoas ainda tinham cartas, e elas valem mais do que { $points }.
    }
script-pad-entry-notice-more-concealed-canastas = { $canastas ->
        [0] { $side }: { $concealed } de mão, mas nenhuma canastra limpa ou suja.
        [1] { $side }: { $concealed } canastras de mão, mas só uma canastra ao todo.
       *[other] { $side }: { $concealed } canastras de mão, mas só { $canastas } canastras ao todo.
    }
script-pad-entry-notice-red-threes = 3 vermelhos anotados: { $threes }. Nos baralhos só há quatro.
script-pad-entry-notice-late-red-threes = { $side }, 3 vermelhos atrasados: { $threes }. Nos baralhos só há quatro.
script-pad-entry-notice-mixed-canastas = Os baralhos não têm curingas suficientes para { $canastas } canastras sujas.
script-pad-entry-notice-canastas = Os baralhos não têm cartas suficientes para { $canastas } canastras.
script-pad-entry-notice-more-than-the-packs = As cartas somam { $points } ao todo, mas nos baralhos só há { $maximum }.
script-pad-entry-notice-same-as-before = São os mesmos números da rodada anterior. Ela foi anotada duas vezes?

## O que resulta de uma anotação.

script-pad-entry-fact-red-threes-against = { $threes ->
        [1] { $side }: o 3 vermelho conta { $points }.
        [2] { $side }: os dois 3 vermelhos contam { $points }.
        [3] { $side }: os três 3 vermelhos contam { $points }.
       *[other] { $side }: os quatro 3 vermelhos contam { $points }.
    }
script-pad-entry-fact-red-threes-count-nothing = { $threes ->
        [1] { $side }: o 3 vermelho não vale nada.
        [2] { $side }: os dois 3 vermelhos não valem nada.
        [3] { $side }: os três 3 vermelhos não valem nada.
       *[other] { $side }: os quatro 3 vermelhos não valem nada.
    }
script-pad-entry-fact-all-red-threes = { $side }: os quatro 3 vermelhos valem { $points }.
script-pad-entry-fact-nobody-went-out = Ninguém bateu, então não há bônus pela batida.
script-pad-entry-fact-concealed = { $player } bateu de mão: { $points }.
script-pad-entry-fact-exact-deal = Conta exata de { $player }: { $points }.
script-pad-entry-fact-no-concealed-canastas = Nenhuma canastra de mão. Se houve, toque na linha.
script-pad-entry-fact-no-undeclared-red-threes = Nenhum 3 vermelho atrasado. Se houve, toque na linha.
script-pad-entry-fact-no-black-threes = Nenhum 3 preto na batida. Se houve, toque na linha.

## Guardar.

script-pad-entry-not-stored = O navegador não consegue guardar a rodada: o armazenamento está cheio ou desativado. Seus números continuam nesta tela. Libere espaço e salve de novo, ou copie tudo em um papel.
script-pad-entry-draft-not-stored = O navegador não consegue guardar nada: o armazenamento está cheio ou desativado. Deixe esta página aberta até salvar a rodada.
script-pad-entry-resumed-correction = Esta correção já estava começada e ainda não foi salva.
script-pad-entry-saved-figures = Ver os números salvos

## Outro celular salvou a mesma rodada.

script-pad-entry-other-phone = Outro celular salvou a rodada { $n }
script-pad-entry-saved-at = Salva às { $time }.
script-pad-entry-saved-by-at = { $player } salvou às { $time }.
script-pad-entry-figures-differ = Compare os números e escolha os que valem.
script-pad-entry-figures-agree = Os dois celulares têm os mesmos números.
script-pad-entry-ours = Aqui
script-pad-entry-theirs = Outro celular
script-pad-entry-row-of-side = { $side }, { $line }
script-pad-entry-keep-theirs = Valem os do outro
script-pad-entry-keep-it = Continuar
script-pad-entry-use-ours = Valem os daqui
script-pad-entry-replaces-theirs = Ao salvar, você substitui o que o outro celular salvou.
