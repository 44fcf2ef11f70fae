daily-title = Rodada do dia – Canasta
daily-heading = Rodada do dia
daily-about = Hoje todo mundo recebe as mesmas cartas, e você tem uma tentativa. Depois, veja como se saiu em comparação com os outros e com o Craque.
daily-rules = Uma rodada para quatro, com as regras Bicycle / Hoyle. Sua dupla e seus rivais são robôs do nível <b>{ $level }</b>, que jogam do mesmo jeito para todo mundo. Não há dicas, e a rodada não conta nas suas estatísticas.
daily-left = Termina à meia-noite UTC, daqui a { $left }.
daily-play = Jogar a rodada de hoje
daily-playing = Sua rodada ainda está aberta. Termine hoje para entrar na classificação.
daily-go-on = Voltar à mesa

daily-result = Seu resultado
daily-counting = Rodada terminada. A análise das suas jogadas leva um momento.
daily-look = Atualizar
daily-lost = { $lost ->
        [0] Você <b>não entregou nada</b>.
        [1] Você entregou <b>1 ponto</b>.
       *[other] Você entregou <b>{ $lost } pontos</b>.
    }
daily-lost-about = São os pontos que você teria a mais jogando melhor, contando só os erros claros. Cartas ruins não pesam contra você.
daily-place = <b>{ $place }º</b> lugar entre { $of }
daily-ahead = Você se saiu melhor do que { $part }% dos jogadores.
daily-alone = Você foi a primeira pessoa a terminar a rodada de hoje.
daily-points = Seu time fez { $own } pontos; os rivais, { $theirs }.
daily-helped = Um robô jogou uma parte por você; por isso, seu resultado fica fora da classificação.
daily-late = Você terminou depois do fim do dia; por isso, seu resultado fica fora da classificação.
daily-given-up = A mesa foi fechada antes do fim da rodada; por isso, seu resultado fica fora da classificação.
daily-replay = Ver replay
daily-tomorrow = A partir de amanhã, você pode jogar estas cartas de novo pelo replay, quantas vezes quiser.

daily-everybody = Resultados de hoje
daily-count = { $began ->
        [0] Ninguém jogou a rodada de hoje ainda.
        [1] { $finished ->
            [0] 1 pessoa começou e ainda não terminou.
           *[other] 1 pessoa começou e já terminou.
        }
       *[other] { $finished ->
            [0] { $began } pessoas começaram, nenhuma terminou.
            [1] { $began } pessoas começaram, 1 terminou.
           *[other] { $began } pessoas começaram, { $finished } terminaram.
        }
    }
daily-middle = { $lost ->
        [0] Metade das pessoas não entregou nada.
        [1] Metade das pessoas entregou no máximo 1 ponto.
       *[other] Metade das pessoas entregou no máximo { $lost } pontos.
    }
daily-bands = Pontos entregues
daily-players = Jogadores
daily-nothing = Nenhum
daily-band = { $from } a { $to }
daily-beyond = Mais de { $from }
daily-you = você
daily-best = Robô { $level }
daily-best-result = No seu lugar, com as mesmas cartas: { $lost ->
        [0] nada entregue
        [1] 1 ponto entregue
       *[other] { $lost } pontos entregues
    }, { $own } pontos a { $theirs }.
daily-best-waits = Ele ainda está jogando a rodada de hoje. Volte daqui a um minuto.
daily-order = Em ordem de pontos entregues e, depois, de diferença no placar.

daily-share = Compartilhe seu resultado
daily-share-about = Sem estragar a surpresa.
daily-card-title = Canasta, { $date }
daily-outcome = { $lost ->
        [0] { $place }º lugar entre { $of }, nada entregue
        [1] { $place }º lugar entre { $of }, 1 ponto entregue
       *[other] { $place }º lugar entre { $of }, { $lost } pontos entregues
    }
daily-marks = Das primeiras jogadas às últimas: ● nada entregue, ◐ um pouco, ○ 80 pontos ou mais.
daily-copy = Copiar

daily-calendar = Seus dias
daily-streak = { $today ->
        [yes] { $days ->
            [1] Você jogou hoje.
           *[other] { $days } dias seguidos, contando hoje.
        }
       *[no] { $days ->
            [1] Você jogou ontem. Jogue hoje para começar uma sequência.
           *[other] { $days } dias seguidos. Jogue hoje para continuar.
        }
    }
daily-calendar-day = { $finished ->
        [yes] { $date }: jogada
       *[no] { $date }: não jogada
    }

daily-earlier = Dias anteriores
daily-not-played = Não jogada
daily-not-finished = Não terminada

daily-of = A rodada de { $date }
daily-no-commitment = Hoje todo mundo recebe estas cartas. O resultado não conta nas suas estatísticas, e ninguém mais pode entrar nesta mesa.
daily-to-result = Ver seu resultado

daily-way = Rodada do dia
daily-way-about = Mesmas cartas para todos
