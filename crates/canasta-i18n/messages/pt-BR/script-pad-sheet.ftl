### Os números do bloco: conferir uma rodada, totais, resultado, ao vivo, impressão e planilha.

## Como acabou uma rodada, como título.

script-pad-sheet-ended-out = { $player } bateu
script-pad-sheet-ended-concealed = { $player } bateu de mão
script-pad-sheet-ended-nobody = Ninguém bateu
script-pad-sheet-ended-unknown = Não foi anotado quem bateu

## Os pontos de um time, linha por linha, e de onde vêm.

script-pad-sheet-times = { $count } × { $value }
script-pad-sheet-all-four = os quatro
script-pad-sheet-threes-no-meld = { $n }, nada baixado
script-pad-sheet-threes-no-canasta = { $n }, sem canastra
script-pad-sheet-out-concealed = { $player }, de mão
script-pad-sheet-with-black-threes = { $n ->
        [1] com um 3 preto
        [2] com dois 3 pretos
        [3] com três 3 pretos
       *[other] com quatro 3 pretos
    }
script-pad-sheet-own-times = { $name }: { $count } × { $value }
script-pad-sheet-not-entered = sem anotação
script-pad-sheet-was = antes: { $before }
script-pad-sheet-nobody = ninguém
script-pad-sheet-rules-of-line = { $line }: o que dizem as regras
script-pad-sheet-rule-set = Regras: { $rules }

## Conferir uma rodada.

script-pad-sheet-query-asked = { $named ->
        [yes] Às { $time }, { $name } pediu para conferir esta rodada.
       *[no] Às { $time }, alguém que assistia pediu para conferir esta rodada.
    }
script-pad-sheet-query-settle = Já conferimos

script-pad-sheet-conflict-heading = Esta rodada foi anotada duas vezes
script-pad-sheet-conflict-help = Dois celulares anotaram esta rodada sem saber um do outro. Escolha a anotação certa. A outra fica na lista de mudanças.
script-pad-sheet-conflict-phone = { $here ->
        [yes] Este celular
       *[no] { $named ->
            [yes] Celular de { $name }
           *[no] Outro celular
        }
    }
script-pad-sheet-conflict-line = Linha
script-pad-sheet-conflict-keep = Vale esta
script-pad-sheet-line-of-side = { $side }: { $line }

script-pad-sheet-paper-heading = No papel está diferente?
script-pad-sheet-paper-help = Digite os pontos desta rodada que estão no papel. O bloco procura um só engano que explique a diferença.
script-pad-sheet-paper-minus = Menos, { $side }
script-pad-sheet-paper-same = { $side }: igual ao bloco.
script-pad-sheet-paper-more = <b>{ $side }: { $points } a mais que no bloco.</b> No papel, pode ser:
script-pad-sheet-paper-less = <b>{ $side }: { $points } a menos que no bloco.</b> No papel, pode ser:
script-pad-sheet-paper-more-unexplained = <b>{ $side }: { $points } a mais que no bloco.</b> Um engano só não explica. Conte tudo de novo.
script-pad-sheet-paper-less-unexplained = <b>{ $side }: { $points } a menos que no bloco.</b> Um engano só não explica. Conte tudo de novo.

script-pad-sheet-slip-natural-more = Uma canastra limpa a mais.
script-pad-sheet-slip-natural-fewer = Uma canastra limpa a menos.
script-pad-sheet-slip-mixed-more = Uma canastra suja a mais.
script-pad-sheet-slip-mixed-fewer = Uma canastra suja a menos.
script-pad-sheet-slip-mixed-as-natural = Uma canastra suja contada como limpa.
script-pad-sheet-slip-natural-as-mixed = Uma canastra limpa contada como suja.
script-pad-sheet-slip-red-threes = 3 vermelhos: { $paper } em vez de { $pad }.
script-pad-sheet-slip-red-threes-for-side = Os 3 vermelhos foram somados, mas não há nada baixado.
script-pad-sheet-slip-red-threes-against-side = Os 3 vermelhos foram descontados, mas há jogos na mesa.
script-pad-sheet-slip-going-out-left-out = Faltaram os pontos da batida.
script-pad-sheet-slip-going-out-counted = Os pontos da batida entraram aqui.
script-pad-sheet-slip-counted-concealed = A batida contou como de mão.
script-pad-sheet-slip-counted-not-concealed = A batida não contou como de mão.
script-pad-sheet-slip-hand-added = As cartas na mão foram somadas, não descontadas.
script-pad-sheet-slip-hand-left-out = As cartas na mão não foram descontadas.
script-pad-sheet-slip-melded-left-out = Faltaram as cartas baixadas.
script-pad-sheet-slip-melded-swapped = Dois algarismos trocados nas cartas baixadas: { $paper } em vez de { $pad }.
script-pad-sheet-slip-hand-swapped = Dois algarismos trocados nas cartas na mão: { $paper } em vez de { $pad }.
script-pad-sheet-slip-card-more = Uma carta de { $value } pontos a mais na mesa ou a menos na mão.
script-pad-sheet-slip-card-fewer = Uma carta de { $value } pontos a menos na mesa ou a mais na mão.
script-pad-sheet-slip-carry = Um “vai um” errado na soma: { $points }.

script-pad-sheet-count-heading = Contar de novo
script-pad-sheet-count-what = O que contar
script-pad-sheet-count-melded = { $known ->
        [yes] { $side }: cartas baixadas, { $points } no bloco
       *[no] { $side }: cartas baixadas
    }
script-pad-sheet-count-in-hand = { $known ->
        [yes] { $side }: cartas na mão, { $points } no bloco
       *[no] { $side }: cartas na mão
    }
script-pad-sheet-count-key = { $n ->
        [0] { KIND($kind, form: "one", case: "capital") }, { $value } pontos
        [1] { KIND($kind, form: "one", case: "capital") }, { $value } pontos, 1 carta contada
       *[other] { KIND($kind, form: "one", case: "capital") }, { $value } pontos, { $n } cartas contadas
    }
script-pad-sheet-count-kind = { KIND($kind, form: "one") }
script-pad-sheet-count-clear = Zerar
script-pad-sheet-count-one-back = Tirar uma
script-pad-sheet-count-cards = { $n ->
        [1] 1 carta
       *[other] { $n } cartas
    }
script-pad-sheet-count-agrees = Igual ao bloco: { $points }.
script-pad-sheet-count-more = { $points } a mais que os { $pad } do bloco.
script-pad-sheet-count-short = { $points } a menos que os { $pad } do bloco.

## As mudanças de uma rodada.

script-pad-sheet-changes = Mudanças
script-pad-sheet-log-entered = { $here ->
        [yes] Anotada neste celular.
       *[no] { $named ->
            [yes] Anotada no celular de { $name }.
           *[no] Anotada em outro celular.
        }
    }
script-pad-sheet-log-corrected = { $here ->
        [yes] Corrigida neste celular.
       *[no] { $named ->
            [yes] Corrigida no celular de { $name }.
           *[no] Corrigida em outro celular.
        }
    }
script-pad-sheet-log-confirmed = { $here ->
        [yes] Confirmada neste celular.
       *[no] { $named ->
            [yes] Confirmada no celular de { $name }.
           *[no] Confirmada em outro celular.
        }
    }
script-pad-sheet-log-undone = { $here ->
        [yes] Desfeita neste celular.
       *[no] { $named ->
            [yes] Desfeita no celular de { $name }.
           *[no] Desfeita em outro celular.
        }
    }
script-pad-sheet-log-anyway = Salva assim mesmo, apesar do aviso da conferência.
script-pad-sheet-change-line = { $side }, “{ $line }”: { $from }, agora { $to }.
script-pad-sheet-change-out = Batida: { $from }, agora { $to }.
script-pad-sheet-change-concealed = { $now ->
        [yes] Agora conta como batida de mão.
       *[no] Não conta mais como batida de mão.
    }
script-pad-sheet-change-exact = { $now ->
        [yes] Agora com a conta exata.
       *[no] Agora sem a conta exata.
    }
script-pad-sheet-change-total = { $side }: { $from } nesta rodada, agora { $to }.

## O gráfico dos totais.

script-pad-sheet-curve-label = { $deals ->
        [1] Totais depois de uma rodada ({ $goal } para ganhar): { $totals }.
       *[other] Totais depois de { $deals } rodadas ({ $goal } para ganhar): { $totals }.
    }
script-pad-sheet-curve-label-deals = Totais depois de { $deals } de { $of } rodadas: { $totals }.
script-pad-sheet-curve-side = { $side } { $total }
script-pad-sheet-curve-minimum = mínimo { $n }
script-pad-sheet-curve-table = O mesmo em tabela
script-pad-sheet-curve-start = Começo

## Totais.

script-pad-sheet-totals-title = Totais
script-pad-sheet-game-so-far = A partida até agora
script-pad-sheet-next-minimums = Próximo mínimo: { $sides }.
script-pad-sheet-deal-by-deal = Rodada por rodada
script-pad-sheet-sources = De onde vieram os pontos
script-pad-sheet-session = Placar da série
script-pad-sheet-session-help = As partidas deste bloco.

script-pad-sheet-session-column = Partida
script-pad-sheet-session-game = { $deals ->
        [1] Partida { $n }, uma rodada
       *[other] Partida { $n }, { $deals } rodadas
    }
script-pad-sheet-session-playing = Partida { $n }, em andamento
script-pad-sheet-session-won = vitória
script-pad-sheet-session-wins = Vitórias
script-pad-sheet-session-together = Pontos ao todo

## O fim de uma partida.

script-pad-sheet-end-won = { $n ->
        [1] { $names } ganhou
       *[other] { $names } ganharam
    }
script-pad-sheet-end-by = { $deals ->
        [1] Por { $points } pontos, em uma rodada.
       *[other] Por { $points } pontos, em { $deals } rodadas.
    }
script-pad-sheet-end-how = Como foi a partida

## Ao vivo, em outros celulares.

script-pad-sheet-live-title = Ao vivo
script-pad-sheet-live-up-to-date = { $named ->
        [yes] Celular de { $name }, atualizado
       *[no] Atualizado
    }
script-pad-sheet-live-offline = Sem conexão. Dados das { $time }
script-pad-sheet-live-waiting = Ainda sem conexão. A página continua tentando.
script-pad-sheet-live-no-game = A partida ainda não começou.
script-pad-sheet-live-entering = Anotando a rodada { $n }…
script-pad-sheet-live-last = Rodada { $n }: { $ended }
script-pad-sheet-live-no-deal = Nenhuma rodada ainda
script-pad-sheet-live-sheet = Folha de pontos
script-pad-sheet-live-query = Pedir conferência
script-pad-sheet-live-query-help = A mesa vê no bloco que você pediu para conferir esta rodada. Os pontos não mudam.
script-pad-sheet-live-query-deal = Rodada
script-pad-sheet-live-query-name = Seu nome
script-pad-sheet-live-query-send = Enviar
script-pad-sheet-live-cancel = Cancelar
script-pad-sheet-live-queried = { $named ->
        [yes] Agora o celular de { $keeper } mostra que você pediu para conferir a rodada { $n }.
       *[no] Agora o bloco mostra que você pediu para conferir a rodada { $n }.
    }
script-pad-sheet-live-take = Assumir o bloco
script-pad-sheet-live-request = { $named ->
        [yes] { $name } pede para assumir o bloco.
       *[no] Outro celular pede para assumir o bloco.
    }
script-pad-sheet-live-request-own = Este celular pede para assumir o bloco.
script-pad-sheet-live-request-left = { $n ->
        [0] O bloco está mudando de celular.
        [1] O bloco muda de celular em um segundo, se quem cuida dele não recusar.
       *[other] O bloco muda de celular em { $n } segundos, se quem cuida dele não recusar.
    }
script-pad-sheet-live-withdraw = Cancelar pedido
script-pad-sheet-live-keeps = Agora este celular cuida do bloco.
script-pad-sheet-live-open = Abrir o bloco

## No papel.

script-pad-sheet-print-title = Canasta
script-pad-sheet-print-now = Imprimir
script-pad-sheet-print-empty = Folha em branco
script-pad-sheet-print-game = Esta partida
script-pad-sheet-print-names = Nomes
script-pad-sheet-print-date = Data
script-pad-sheet-print-side = { $side }: { $players }
script-pad-sheet-print-about = { $rules }, até { $points }
script-pad-sheet-print-about-deals = { $deals ->
        [1] { $rules }, uma rodada
       *[other] { $rules }, { $deals } rodadas
    }
script-pad-sheet-print-column-side = Time
script-pad-sheet-print-column-minimum = Mínimo
script-pad-sheet-print-column-natural = Limpas
script-pad-sheet-print-column-mixed = Sujas
script-pad-sheet-print-column-concealed = De mão
script-pad-sheet-print-column-red-threes = 3 vermelhos
script-pad-sheet-print-column-going-out = Batida
script-pad-sheet-print-column-exact-deal = Exata
script-pad-sheet-print-column-penalties = Multas
script-pad-sheet-print-column-melded = Baixadas
script-pad-sheet-print-column-in-hand = Na mão
script-pad-sheet-print-column-lines = Da casa
script-pad-sheet-print-column-points = Pontos
script-pad-sheet-print-corrected = { $mark } Rodada { $n }, corrigida às { $time }: { $changes }
script-pad-sheet-print-anyway = { $mark } Rodada { $n }: salva assim mesmo, apesar do aviso da conferência.
script-pad-sheet-print-conflict = { $mark } Rodada { $n }: anotada duas vezes. A mesa ainda não escolheu.
script-pad-sheet-print-kind = { KIND($kind, form: "many") }
script-pad-sheet-print-cards = { $cards } ({ $value })
script-pad-sheet-print-values = Cartas: { $cards }. Canastra limpa { $natural }, suja { $mixed }. Cada 3 vermelho { $three }, os quatro { $four }. Batida { $out }, de mão { $concealed }.
script-pad-sheet-print-minimums = Primeira baixada, conforme o total: { $minimums }.
script-pad-sheet-print-minimum-below = { $minimum } abaixo de { $total }
script-pad-sheet-print-minimum-from = { $minimum } a partir de { $total }
script-pad-sheet-print-own-lines = Linhas da casa: { $lines }.
script-pad-sheet-print-own-line = { $name } ({ $points })
script-pad-sheet-print-agreed = De acordo, { $side }

## A planilha: títulos das colunas e valores.

script-pad-sheet-table-deal = Rodada
script-pad-sheet-table-time = Hora
script-pad-sheet-table-dealer = Quem deu
script-pad-sheet-table-out = Quem bateu
script-pad-sheet-table-concealed = De mão
script-pad-sheet-table-points = Pontos
script-pad-sheet-table-corrections = Correções
script-pad-sheet-table-anyway = Salva assim
script-pad-sheet-table-yes = sim
script-pad-sheet-table-no = não
