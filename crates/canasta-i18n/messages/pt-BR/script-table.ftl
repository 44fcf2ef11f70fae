script-table-title = { table-title }
script-table-title-your-turn = { table-title-your-turn }

script-table-column-chosen = { KIND($rank, form: "many", case: "capital") }: { $cards ->
        [1] 1 carta
       *[other] { $cards } cartas
    }, { $chosen ->
        [1] 1 selecionada
       *[other] { $chosen } selecionadas
    }

script-table-column-moved = { KIND($rank, form: "all", case: "capital") } agora na posição { $place } de { $columns }.

script-table-cards = { $n ->
        [1] { KIND($rank, form: "a") }
        [2] { KIND($rank, form: "two") }
        [3] três { KIND($rank, form: "many") }
        [4] quatro { KIND($rank, form: "many") }
        [5] cinco { KIND($rank, form: "many") }
        [6] seis { KIND($rank, form: "many") }
        [7] sete { KIND($rank, form: "many") }
       *[other] oito { KIND($rank, form: "many") }
    }

script-table-cards-and = { $n ->
        [1] { KIND($rank, form: "a") }
        [2] { KIND($rank, form: "two") }
        [3] três { KIND($rank, form: "many") }
        [4] quatro { KIND($rank, form: "many") }
        [5] cinco { KIND($rank, form: "many") }
        [6] seis { KIND($rank, form: "many") }
        [7] sete { KIND($rank, form: "many") }
       *[other] oito { KIND($rank, form: "many") }
    }

script-table-top-card = { KIND($rank, form: "the") } do lixo

script-table-wilds-onto = { $cards } { KIND($rank, form: "onyour") }

script-table-to-discard = para descartar
script-table-makes = fica com { $n }
script-table-makes-canasta = { $natural ->
        [yes] canastra limpa +{ $points }
       *[no] canastra suja +{ $points }
    }
script-table-spoils = canastra limpa { $from } → suja { $to }

script-table-selected = Cartas selecionadas
script-table-clear = Limpar seleção
script-table-single = { KIND($rank, form: "one", case: "capital") }
script-table-onto = { KIND($rank, form: "on") }
script-table-wild = { $moves ->
        [yes] { KIND($wild, form: "one", case: "capital") } com { KIND($rank, form: "all") }. Mudar
       *[no] { KIND($wild, form: "one", case: "capital") } com { KIND($rank, form: "all") }
    }
script-table-cannot-move = Não cabe em nenhum outro jogo.
script-table-ready = Botões ativos: { $buttons }.

script-table-draw = { own-draw }
script-table-pass = { own-pass }
script-table-take = { own-take }
script-table-meld = { own-meld }
script-table-discard = { own-discard }
script-table-meld-points = Baixar { $points }
script-table-meld-out = Baixar { $points } e bater
script-table-discard-card = Descartar { KIND($rank, form: "brief") }
script-table-discard-out = Descartar { KIND($rank, form: "brief") } e bater
script-table-declare = { $n ->
        [1] Pôr 3 vermelho
       *[other] Pôr 3 vermelho ({ $n })
    }

script-table-stock-empty = o monte acabou
script-table-of-minimum = { $makes } de { $needs }
script-table-with-cards = com { $cards }
script-table-with-cards-and-more = com { $cards } e mais
script-table-adds-cards = mais { $cards }
script-table-onto-meld = { KIND($rank, form: "onyour") }
script-table-canasta = { $natural ->
        [yes] canastra limpa
       *[no] canastra suja
    }
script-table-canastas = { $n } canastras
script-table-bonus = +{ $points }
script-table-concealed = de mão, +{ $points }
script-table-becomes = { $from } vira { $to }
script-table-melds-first = antes baixa { $points }
script-table-red-three-penalty = 3 vermelho na mão: −{ $points }
script-table-freezes = congela o lixo
script-table-blocks = tranca o lixo
script-table-declare-detail = +{ $points } e outra carta

script-table-short-select = selecione cartas
script-table-short-one = selecione uma
script-table-short-one-only = só uma carta
script-table-short-three-cards = mínimo 3 cartas
script-table-short-one-or-wild = mais 1 ou curinga
script-table-short-natural = mais { KIND($rank, form: "a") }
script-table-short-too-many-wilds = { $n ->
        [1] 1 curinga a mais
       *[other] { $n } curingas a mais
    }
script-table-short-stays-natural = continua limpa
script-table-short-no-wilds = sem curingas
script-table-short-taken = { $n ->
        [1] 1 veio do lixo
       *[other] { $n } vieram do lixo
    }
script-table-short-first-round = nesta vez, não
script-table-short-to-go-out = { $n ->
        [1] mais 1, para bater
       *[other] mais { $n }, para bater
    }
script-table-short-only-out = só para bater
script-table-short-not-meld = não é um jogo
script-table-short-no-room = não cabe
script-table-short-points = faltam { $n }
script-table-short-minimum = não chega a { $needs }
script-table-short-two-of = precisa de { KIND($rank, form: "two") }
script-table-short-one-and-wild = { KIND($rank, form: "a") } + curinga
script-table-short-on-top = { KIND($top, form: "a") } em cima
script-table-short-no-pile = sem lixo
script-table-short-one-card = com 1 carta, não
script-table-short-complete = canastra completa
script-table-short-not-red = 3 vermelho não entra
script-table-short-take-pile = pegue o lixo
script-table-short-keep-two = guarde 2 cartas
script-table-short-needs-canasta = { $n ->
        [1] precisa de canastra
       *[other] precisa de { $n } canastras
    }
script-table-short-partner-no = sua dupla disse não
script-table-short-must-ask = pergunte antes
script-table-short-must-go-out = você tem que bater
script-table-short-declare-first = antes, o 3 vermelho
script-table-short-never-discarded = não se descarta

script-table-line = { $cards }: { $says }
script-table-line-makes = { $cards }: { $makes }
script-table-line-minimum = { $cards }: { $makes } · mínimo { $needs } ✓
script-table-line-below = { $cards }: { $makes } · mínimo { $needs }, faltam { $short }
script-table-line-concealed = { $cards }: { $makes } · de mão, sem mínimo
script-table-next-draw = primeiro compre
script-table-next-discard = depois descarte { KIND($rank, form: "the") }
script-table-meld-or-discard = Encaixe { KIND($rank, form: "onyour") } ou descarte.
script-table-discard-or-more = Descarte, ou selecione mais.
script-table-discard-and-out = Descarte, e você bate.

script-table-nothing-selected = selecione as cartas que vai baixar
script-table-one-only = o descarte é de uma carta; selecione só essa
script-table-one-rank = um jogo só tem cartas do mesmo valor
script-table-one-card-meld = um jogo precisa de três cartas, e aqui só há { KIND($rank, form: "a") }
script-table-pair-meld = um jogo precisa de três cartas; acrescente mais { KIND($rank, form: "a") } ou um curinga
script-table-few-naturals = um jogo precisa de pelo menos duas cartas naturais, e você só selecionou { KIND($rank, form: "a") }
script-table-too-many-wilds = um jogo não pode ter mais de três curingas; { KIND($rank, form: "your") } ficariam com { $wilds }
script-table-wilds-outnumber = um jogo não pode ter mais curingas do que cartas naturais; { KIND($rank, form: "your") } ficariam com { $naturals ->
        [1] 1 natural
       *[other] { $naturals } naturais
    } e { $wilds ->
        [1] 1 curinga
       *[other] { $wilds } curingas
    }
script-table-naturals-outnumber = quem pega o lixo na primeira baixada precisa de mais cartas naturais do que curingas em cada jogo; { KIND($rank, form: "your") } ficariam com { $naturals ->
        [1] 1 natural
       *[other] { $naturals } naturais
    } e { $wilds ->
        [1] 1 curinga
       *[other] { $wilds } curingas
    }
script-table-wilds-need-naturals = com { $wilds ->
        [1] um curinga
       *[other] { $wilds } curingas
    }, um jogo precisa de pelo menos { $needs } cartas naturais; { KIND($rank, form: "your") } ficariam com { $naturals }
script-table-wild-on-natural-canasta = { refusal-wild-on-natural-canasta }
script-table-wild-in-initial-meld = a primeira baixada não pode ter curingas
script-table-taken = { refusal-taken-this-turn }
script-table-first-round = { refusal-first-round }
script-table-no-room = { KIND($rank, form: "the") } não cabe em nenhum jogo
script-table-no-room-for-wild = { KIND($rank, form: "the") } não cabe em nenhum jogo: um jogo não pode ter mais de três curingas
script-table-no-room-outnumber = { KIND($rank, form: "the") } não cabe em nenhum jogo: um jogo não pode ter mais curingas do que cartas naturais
script-table-no-room-with-pile = { KIND($rank, form: "the") } não cabe em nenhum jogo: com o lixo, cada jogo precisa de mais cartas naturais do que curingas
script-table-black-threes = os 3 pretos só podem ser baixados na hora de bater: três ou quatro de uma vez, sem curingas
script-table-black-threes-not-yet = { refusal-black-threes-not-yet }
script-table-cards-below = sua primeira baixada precisa de { $needs } pontos e, com o lixo, suas cartas não chegam lá
script-table-pile-empty = { refusal-pile-empty }
script-table-pile-blocked = { refusal-pile-blocked }
script-table-first-freeze = { KIND($card, form: "a", case: "capital") } congela o lixo: agora só se pega com duas cartas naturais da mão, iguais à de cima
script-table-frozen = { $held ->
        [0] o lixo está congelado: só se pega com { KIND($rank, form: "two") } da mão, e você não tem { KIND($rank, form: "no") }
        [1] o lixo está congelado: só se pega com { KIND($rank, form: "two") } da mão, e você só tem { KIND($rank, form: "a") }
       *[other] o lixo está congelado: só se pega com { KIND($rank, form: "two") } da mão
    }
script-table-frozen-unmelded = { $held ->
        [0] até a primeira baixada do seu time, só se pega o lixo com { KIND($rank, form: "two") } da mão, e você não tem { KIND($rank, form: "no") }
        [1] até a primeira baixada do seu time, só se pega o lixo com { KIND($rank, form: "two") } da mão, e você só tem { KIND($rank, form: "a") }
       *[other] até a primeira baixada do seu time, só se pega o lixo com { KIND($rank, form: "two") } da mão
    }
script-table-needs-match = { refusal-pile-needs-match }
script-table-one-card-hand = { refusal-one-card-hand }
script-table-complete = { refusal-canasta-complete }
script-table-must-take = { refusal-must-take-pile }
script-table-must-keep-card = sobraria uma carta que você não poderia descartar: para bater, é preciso ter { $needs ->
        [1] uma canastra
       *[other] { $needs } canastras
    }, e { $has ->
        [0] ainda não há nenhuma
       *[other] só há { $has }
    }
script-table-no-canasta = você ficaria sem cartas: para bater, é preciso ter { $needs ->
        [1] uma canastra
       *[other] { $needs } canastras
    }, e { $has ->
        [0] ainda não há nenhuma
       *[other] só há { $has }
    }
script-table-last-card = esta é a sua última carta: para bater, é preciso ter { $needs ->
        [1] uma canastra
       *[other] { $needs } canastras
    }, e { $has ->
        [0] ainda não há nenhuma
       *[other] só há { $has }
    }
script-table-partner-no = { refusal-partner-said-no }
script-table-must-ask = { refusal-must-ask }
script-table-must-go-out = { refusal-must-go-out }
script-table-must-declare = { refusal-must-go-out-declare }

script-table-why = Por quê?
script-table-not-turn = não é a sua vez
script-table-paused = a partida está pausada

script-table-below = { refusal-below-minimum }

script-table-draw-first = { refusal-draw-first }
script-table-already-drew = { refusal-already-drew }
script-table-choose-one = selecione uma carta para descartar
script-table-red-three = { refusal-red-threes-not-melded }
script-table-red-three-kept = { refusal-cannot-discard }
script-table-not-sent = ainda não foi enviado; vai assim que a conexão voltar

script-table-red-three-itself = Um 3 vermelho. Na sua vez, ele vai para a mesa sozinho.
script-table-red-three-by-hand = Um 3 vermelho. Ponha na mesa na sua vez; não entra em jogos nem pode ser descartado.
script-table-stale = A mesa acabou de mudar. Tente de novo.

script-table-time-left = { $seconds ->
        [1] Falta 1 segundo para um robô jogar por você.
       *[other] Faltam { $seconds } segundos para um robô jogar por você.
    }

script-table-nothing-to-say = Agora não há nada para dizer.

script-table-hint-title = { hint-title }
script-table-hint-close = { hint-close }
script-table-hint-thinking = Pensando…
script-table-hint-lost = Sem resposta. Tente de novo daqui a pouco.
script-table-hint-none = As dicas estão desativadas nesta mesa.

script-table-close-why = Fechar regra
script-table-close-sheet = Fechar
script-table-sheet-missing = Não foi possível carregar. Tente de novo.
script-table-rules-missing = Não foi possível carregar as regras. Tente de novo.
script-table-whole-chapter = Ler o capítulo inteiro (abre em outra aba)
