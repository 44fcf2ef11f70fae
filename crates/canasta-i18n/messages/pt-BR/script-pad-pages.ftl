### O bloco entre as rodadas: começo, totais, compartilhar, regras, ajustes.

## Totais e folha.

script-pad-pages-to-meld = para baixar
script-pad-pages-dealer-letter = D
script-pad-pages-whose = <b>{ $dealer }</b> dá as cartas, <b>{ $first }</b> começa
script-pad-pages-column-deal = Rodada
script-pad-pages-column-player = Nome
script-pad-pages-nothing-entered = Nada anotado ainda.
script-pad-pages-check-deal = Conferir rodada { $n }
script-pad-pages-from-paper = Do papel
script-pad-pages-saved-anyway = salva assim mesmo
script-pad-pages-entered-twice = anotada duas vezes
script-pad-pages-corrected = correção

## Entre as rodadas.

script-pad-pages-site = Canasta
script-pad-pages-turn = Virar o bloco para o outro lado da mesa
script-pad-pages-share = Compartilhar: ao vivo, passar o bloco
script-pad-pages-menu = Menu
script-pad-pages-facing-us = O bloco está virado para nós.
script-pad-pages-facing-both = O bloco está virado para os dois lados.
script-pad-pages-facing-them = O bloco está virado para o outro lado.
script-pad-pages-online = Com conexão
script-pad-pages-offline = Sem conexão
script-pad-pages-offline-unsent = Falta enviar
script-pad-pages-sheet = Folha de pontos
script-pad-pages-curve-and-totals = Gráfico e totais
script-pad-pages-enter-deal = Anotar rodada { $n }
script-pad-pages-continue-deal = Continuar rodada { $n }
script-pad-pages-correct-deal = Corrigir rodada { $n }
script-pad-pages-see-result = Ver resultado
script-pad-pages-deal-saved = Rodada { $n } salva.
script-pad-pages-undo = Desfazer
script-pad-pages-correction-undone = A rodada { $n } voltou a ser como antes.
script-pad-pages-who-deals = Quem dá as cartas?
script-pad-pages-dealer-set = { $dealer } dá as cartas.
script-pad-pages-player-wins = { $name } ganhou.
script-pad-pages-partners-win = { $names } ganharam.

## O que a mesa precisa ver.

script-pad-pages-conflict = Dois celulares anotaram a rodada { $n }
script-pad-pages-conflict-about = Escolha os números que valem. Os outros ficam na lista de mudanças.
script-pad-pages-entered-here = Neste celular, { $time }
script-pad-pages-entered-by = { $name }, { $time }
script-pad-pages-entered-there = Em outro celular, { $time }
script-pad-pages-withdrawn = Desfeita
script-pad-pages-side-total = { $side } { $points }
script-pad-pages-went-out = { $name } bateu
script-pad-pages-choose = Vale esta
script-pad-pages-chosen = Rodada { $n } resolvida.
script-pad-pages-query-by = { $name } pede para conferir a rodada { $n }
script-pad-pages-query = Alguém que assiste pede para conferir a rodada { $n }
script-pad-pages-checked = Já conferimos
script-pad-pages-query-settled = Rodada { $n } conferida.
script-pad-pages-asks-by = { $name } pede para assumir o bloco
script-pad-pages-asks = Outro celular pede para assumir o bloco
script-pad-pages-you-asked = Você pediu para assumir o bloco
script-pad-pages-moves-in = { $seconds ->
        [0] O bloco está mudando de celular.
        [1] O bloco muda de celular em um segundo, se quem cuida dele não recusar.
       *[other] O bloco muda de celular em { $seconds } segundos, se quem cuida dele não recusar.
    }
script-pad-pages-object = Manter o bloco aqui
script-pad-pages-objected = O bloco fica neste celular.
script-pad-pages-stop-asking = Cancelar pedido
script-pad-pages-request-ended = O bloco fica onde está.
script-pad-pages-kept-by = Agora { $name } cuida do bloco
script-pad-pages-kept-elsewhere = Agora outro celular cuida do bloco
script-pad-pages-kept-about = Este celular mostra os pontos ao vivo. Se o outro sumir, o bloco pode voltar para cá.
script-pad-pages-ask = Pedir o bloco
script-pad-pages-asked = Pedido feito. O outro celular pode recusar.
script-pad-pages-no-connection = Sem conexão. Tente de novo mais tarde.
script-pad-pages-refused = O servidor não aceita rodadas deste celular. Elas ficam salvas só aqui.

## Compartilhar.

script-pad-pages-share-title = Compartilhar o bloco
script-pad-pages-live-view = Ao vivo
script-pad-pages-live-view-about = Quem tem este link vê os pontos assim que são salvos. Ninguém pode mudar nada.
script-pad-pages-live-view-text = Nossos pontos na Canasta, ao vivo
script-pad-pages-link = Link
script-pad-pages-copy-link = Copiar link
script-pad-pages-send = Enviar
script-pad-pages-hand-over = Passar o bloco
script-pad-pages-hand-over-about = Para passar o bloco a outro celular, aponte a câmera dele para o código. Depois, este celular mostra os pontos ao vivo. O código funciona uma vez e vale por dez minutos.
script-pad-pages-hand-over-code = Mostrar código
script-pad-pages-hand-over-ready = O código é { $code }.
script-pad-pages-waiting = Um momento…
script-pad-pages-pad-taken = Agora este celular cuida do bloco.
script-pad-pages-not-taken = O bloco não mudou de celular
script-pad-pages-close = Fechar

## O menu.

script-pad-pages-menu-totals = Gráfico e totais
script-pad-pages-menu-settings = Ajustes
script-pad-pages-menu-print = Imprimir
script-pad-pages-menu-csv = Baixar CSV
script-pad-pages-names-title = Nomes e times
script-pad-pages-rules-of-pad = Regras deste bloco
script-pad-pages-new-pad = Novo bloco
script-pad-pages-next-game = Próxima partida
script-pad-pages-next-game-begun = Começa a próxima partida. Quem dá as cartas?

## Um bloco novo.

script-pad-pages-same-table = A mesa da última vez
script-pad-pages-start = Começar
script-pad-pages-against = { $we } contra { $they }
script-pad-pages-rules-points = { $changes ->
        [0] { $rules }, até { $points } pontos
        [1] { $rules } com uma mudança, até { $points } pontos
       *[other] { $rules } com { $changes } mudanças, até { $points } pontos
    }
script-pad-pages-rules-deals = { $changes ->
        [0] { $deals ->
            [1] { $rules }, uma rodada
           *[other] { $rules }, { $deals } rodadas
        }
        [1] { $deals ->
            [1] { $rules } com uma mudança, uma rodada
           *[other] { $rules } com uma mudança, { $deals } rodadas
        }
       *[other] { $deals ->
            [1] { $rules } com { $changes } mudanças, uma rodada
           *[other] { $rules } com { $changes } mudanças, { $deals } rodadas
        }
    }
script-pad-pages-carry-on = Ou continuar: rodada { $n }, { $totals }
script-pad-pages-new-table = Nova mesa
script-pad-pages-how-many = Quantas pessoas jogam?
script-pad-pages-sides-alone = Cada um por si.
script-pad-pages-sides-four = Dois contra dois: quem joga junto fica frente a frente.
script-pad-pages-sides-six = Três contra três, em lugares alternados.
script-pad-pages-names-clockwise = Nomes, na ordem de jogo
script-pad-pages-player-we = Pessoa { $n } (Nós)
script-pad-pages-player-they = Pessoa { $n } (Eles)
script-pad-pages-which-rules = Quais regras?
script-pad-pages-rules-title = Regras:
script-pad-pages-about-hoyle = O que quase todo mundo chama de Canasta
script-pad-pages-about-classic = Bônus por canastras baixadas de uma só vez
script-pad-pages-about-lakin = Menos 500 por um 3 vermelho atrasado
script-pad-pages-about-pack = Regras mais rígidas para pegar o lixo
script-pad-pages-about-wahhi = As regras de um clube, com a conta exata
script-pad-pages-own-rules = Regras e valores da casa
script-pad-pages-on-paper = Já começaram no papel?
script-pad-pages-on-paper-about = Anote os totais e continue daí.
script-pad-pages-not-points = Digite um número de pontos, como 1.205 ou −310.
script-pad-pages-no-storage = O navegador não consegue guardar nada: o armazenamento está cheio ou desativado. O bloco precisa dele.
script-pad-pages-no-account = Sem cadastro. O bloco funciona sem conexão e guarda tudo neste celular.
script-pad-pages-earlier-pads = { $pads ->
        [1] Bloco anterior
       *[other] Blocos anteriores ({ $pads })
    }
script-pad-pages-earlier-pad = { $deals ->
        [0] { $date }, nenhuma rodada ainda
        [1] { $date }, uma rodada: { $totals }
       *[other] { $date }, { $deals } rodadas: { $totals }
    }

## Regras da casa.

script-pad-pages-begin-with = Regras de base
script-pad-pages-rules-about = As mudanças valem a partir da rodada { $n }. Os pontos já anotados não mudam.
script-pad-pages-rules-about-new = As mudanças valem desde a primeira rodada.
script-pad-pages-section-bonuses = Bônus
script-pad-pages-section-threes = Os 3
script-pad-pages-section-card-values = Valor das cartas
script-pad-pages-section-minimums = Mínimos e meta
script-pad-pages-card-jokers = Joker
script-pad-pages-card-twos = 2
script-pad-pages-card-aces = Ás
script-pad-pages-card-high = Rei a 8
script-pad-pages-card-low = 7 a 4
script-pad-pages-card-black-threes = 3 preto
script-pad-pages-minimum-below = Mínimo (total abaixo de { $points })
script-pad-pages-minimum-from = Mínimo (total a partir de { $points })
script-pad-pages-document-says = { $rules }: { $value }
script-pad-pages-rule-value = { $rule }: { $value }
script-pad-pages-instead = { $rule }: { $now } em vez de { $before }
script-pad-pages-less = { $rule }: menos
script-pad-pages-more = { $rule }: mais
script-pad-pages-allowed = sim
script-pad-pages-not-allowed = não
script-pad-pages-own-lines = Linhas da casa
script-pad-pages-own-lines-about = Para bônus que não estão em nenhum conjunto de regras, como uma canastra de 2. O bloco pergunta por cada linha em toda rodada.
script-pad-pages-line-name = Nome da linha { $n }
script-pad-pages-line-example = Canastra de 2
script-pad-pages-remove-line = Remover { $line }
script-pad-pages-add-line = Nova linha
script-pad-pages-own-line = { $line }: { $points }
script-pad-pages-rules-changes = { $changes ->
        [0] Mudanças
        [1] Uma mudança
       *[other] { $changes } mudanças
    }
script-pad-pages-unchanged = Sem mudanças: { $rules }.
script-pad-pages-done = Pronto

## Nomes e times.

script-pad-pages-in-order-of-play = Na ordem de jogo
script-pad-pages-move-up = { $name }: um lugar antes
script-pad-pages-move-down = { $name }: um lugar depois
script-pad-pages-move-about = As setas mudam quem joga com quem.
script-pad-pages-move-later = Os times podem mudar entre uma partida e outra.
script-pad-pages-save-names = Salvar
script-pad-pages-next-game-with = Nova partida nesta ordem
script-pad-pages-names-saved = Nomes salvos.
script-pad-pages-who-deals-next = Quem dá as cartas na rodada { $n }?

## Ajustes.

script-pad-pages-to-read = Para ler
script-pad-pages-setting-size = Tamanho
script-pad-pages-size-normal = Normal
script-pad-pages-size-large = Grande
script-pad-pages-size-largest = Enorme
script-pad-pages-setting-light = Claro ou escuro
script-pad-pages-light-system = Sistema
script-pad-pages-light-light = Claro
script-pad-pages-light-dark = Escuro
script-pad-pages-setting-facing = Virado para
script-pad-pages-facing-choice-us = Nós
script-pad-pages-facing-choice-both = Dois lados
script-pad-pages-facing-choice-them = Eles
script-pad-pages-setting-contrast = Alto contraste
script-pad-pages-setting-contrast-about = preto e branco, traços grossos
script-pad-pages-setting-awake = Manter a tela ligada
script-pad-pages-setting-awake-about = enquanto o bloco está aberto
script-pad-pages-setting-speaking = Falar
script-pad-pages-setting-speaking-about = lê em voz alta cada resposta e os novos totais
script-pad-pages-speaking-example = O bloco fala.
script-pad-pages-to-enter = Para anotar
script-pad-pages-setting-points = Anotar os pontos
script-pad-pages-points-total = Pelo total
script-pad-pages-points-value = Por valor
script-pad-pages-points-cards = Carta por carta
script-pad-pages-setting-first = Quem vem primeiro
script-pad-pages-setting-double = Ignorar toque duplo
script-pad-pages-setting-double-about = a mesma tecla de novo, logo depois que o bloco avançou
script-pad-pages-setting-moves-on = Avançar sozinho
script-pad-pages-setting-moves-on-about = quando não cabe mais nenhum algarismo, em geral a partir de 120
script-pad-pages-setting-vibration = Vibrar
script-pad-pages-setting-vibration-about = a cada tecla
script-pad-pages-this-phone = Este celular
script-pad-pages-device-name = Seu nome
script-pad-pages-device-name-about = Aparece nas correções e quando o bloco passa para outro celular.
script-pad-pages-saved-pads = { $pads ->
        [1] Há um bloco guardado neste celular, de { $date }.
       *[other] Há { $pads } blocos guardados neste celular; o mais antigo é de { $date }.
    }
script-pad-pages-download-all = Baixar tudo

## Um código de outro celular, na tela de um bloco novo.

script-pad-pages-have-code = Tem um código de outro celular?
script-pad-pages-code = Código
script-pad-pages-code-about = Com seis letras, você vê os pontos ao vivo. Com oito, o bloco passa para este celular.
script-pad-pages-code-open = Abrir
script-pad-pages-code-wrong = O código tem seis ou oito letras.
