review-page-title = Análise da partida – Canasta
review-page-heading = Análise da partida
review-page-link = Análise
review-page-one = Análise: { $outcome }
review-page-whose = De quem
review-page-you = você
review-page-to-replay = Voltar ao replay
review-page-book = Como funciona a análise

review-page-points = Em pontos
review-page-chance = Em chance de vitória
review-page-at-first = Começo
review-page-luck = Sorte
review-page-play = Suas jogadas
review-page-result = Total
review-page-at-last = Fim
review-page-luck-points = { $seat ->
        [you] { $gain ->
            [yes] A sorte (as cartas e os outros) deu a você <b>{ $points }</b> pontos.
           *[no] A sorte (as cartas e os outros) tirou de você <b>{ $points }</b> pontos.
        }
       *[other] { $gain ->
            [yes] A sorte (as cartas e os outros) deu a { $seat } <b>{ $points }</b> pontos.
           *[no] A sorte (as cartas e os outros) tirou de { $seat } <b>{ $points }</b> pontos.
        }
    }
review-page-play-points = { $seat ->
        [you] { $points ->
            [0] Nenhum erro claro.
           *[other] Seus erros custaram <b>{ $points }</b>.
        }
       *[other] { $points ->
            [0] { $seat } não cometeu erros claros.
           *[other] Os erros de { $seat } custaram <b>{ $points }</b>.
        }
    }
review-page-points-about = { $several ->
        [yes] Os pontos são a diferença média em relação aos outros.
       *[no] Os pontos são a diferença em relação ao outro time.
    }
review-page-points-and-chance = Pontos e chances podem discordar: os mesmos pontos mudam mais a chance de vitória quando a partida está apertada.
review-page-luck-chance = { $seat ->
        [you] { $gain ->
            [yes] A sorte aumentou sua chance de vitória em <b>{ $percent ->
                [1] { $percent } ponto percentual
               *[other] { $percent } pontos percentuais
            }</b>.
           *[no] A sorte diminuiu sua chance de vitória em <b>{ $percent ->
                [1] { $percent } ponto percentual
               *[other] { $percent } pontos percentuais
            }</b>.
        }
       *[other] { $gain ->
            [yes] A sorte aumentou a chance de vitória de { $seat } em <b>{ $percent ->
                [1] { $percent } ponto percentual
               *[other] { $percent } pontos percentuais
            }</b>.
           *[no] A sorte diminuiu a chance de vitória de { $seat } em <b>{ $percent ->
                [1] { $percent } ponto percentual
               *[other] { $percent } pontos percentuais
            }</b>.
        }
    }
review-page-play-chance = { $seat ->
        [you] { $percent ->
            [0] Nenhum erro claro.
           *[other] Seus erros diminuíram essa chance em <b>{ $percent ->
                [1] { $percent } ponto percentual
               *[other] { $percent } pontos percentuais
            }</b>.
        }
       *[other] { $percent ->
            [0] { $seat } não cometeu erros claros.
           *[other] Os erros de { $seat } diminuíram essa chance em <b>{ $percent ->
                [1] { $percent } ponto percentual
               *[other] { $percent } pontos percentuais
            }</b>.
        }
    }

review-page-accuracy = Precisão
review-page-of-hundred = <b>{ $accuracy }%</b>
review-page-accuracy-about = 100% é fazer sempre a melhor jogada; 50% é entregar um quarto de uma vitória. Uma partida é uma amostra pequena: o valor real está provavelmente entre { $least }% e { $most }%.

review-page-curve = Chance de vitória ao longo da partida
review-page-curve-spoken = { $seat ->
        [you] Sua chance de vitória era de { $before } no começo e, depois de cada rodada, de { $after }.
       *[other] A chance de vitória de { $seat } era de { $before } no começo e, depois de cada rodada, de { $after }.
    }
review-page-even = Nenhuma jogada ou carta mudou a chance de vitória em 5 pontos ou mais.

review-page-you-is = Abaixo, “você” é { $player }.
review-page-no-marks = Nenhum erro claro.
review-page-step = O que { $player } via
review-page-see = Ver no replay
review-page-play-on = Continuar daqui
review-page-see-one = Ver no replay: rodada { $deal }, jogada { $turn }
review-page-play-on-one = Continuar daqui: rodada { $deal }, jogada { $turn }

review-page-deals = Rodada a rodada
review-page-deal = Rodada { $deal }
review-page-cause = Origem
review-page-in-points = Pontos
review-page-in-chance = Chance de vitória
review-page-cause-dealt = Sorte: as cartas dadas
review-page-cause-draw = Sorte: as cartas que você comprou
review-page-cause-turn = Sorte: o que { $player } fez
review-page-cause-substitute = Sorte: as jogadas de robôs
review-page-cause-end = Sorte: contagem final
review-page-lost = Seus erros

review-page-working = Analisando a partida…
review-page-working-about = Cada decisão de { $player } é simulada centenas de vezes, só com o que { $player } podia ver. Leva cerca de meio minuto, ou mais quando o servidor está ocupado.
review-page-done = { $percent }% da análise
review-page-queued = { $before ->
        [0] A sua é a próxima da fila.
        [1] Uma análise na frente da sua.
       *[other] { $before } análises na frente da sua.
    }
review-page-leave = Pode sair desta página; a análise fica guardada.
review-page-leave-record = Pode sair desta página. A análise de um arquivo enviado só fica guardada por um tempo.
review-page-progress = Andamento da análise
review-page-none = Sem análise
review-page-ready = A análise está pronta.
review-page-not-finished = Esta partida não foi jogada até o fim; por isso, não pode ser analisada.
review-page-too-many = Você já tem o máximo de análises em andamento. Volte quando uma terminar.
review-page-busy = A fila de análises está cheia. Tente mais tarde.
review-page-failed = Algo deu errado aqui, e a partida não pôde ser analisada.
review-page-again = Tentar de novo

review-page-habits = Erros frequentes
review-page-habits-about = { $games ->
        [1] Erros claros na sua única partida analisada:
       *[other] Erros claros nas suas { $games } partidas analisadas:
    }
review-page-habits-none = Suas partidas analisadas não mostram nenhum destes erros frequentes: pares quebrados, lixo dado de presente, curingas segurados, lixo congelado tarde demais, batida cedo demais.
review-page-habit-breaks-pair = { $times ->
        [1] Você quebrou um par <b>uma vez</b>.
       *[other] Você quebrou um par <b>{ $times } vezes</b>.
    }
review-page-habit-feeds = { $times ->
        [1] Você deu o lixo de presente <b>uma vez</b>.
       *[other] Você deu o lixo de presente <b>{ $times } vezes</b>.
    }
review-page-habit-hoards = { $times ->
        [1] Você segurou curingas <b>uma vez</b>.
       *[other] Você segurou curingas <b>{ $times } vezes</b>.
    }
review-page-habit-freezes-late = { $times ->
        [1] Você congelou o lixo tarde demais, ou nem congelou, <b>uma vez</b>.
       *[other] Você congelou o lixo tarde demais, ou nem congelou, <b>{ $times } vezes</b>.
    }
review-page-habit-goes-out-early = { $times ->
        [1] Você bateu cedo demais <b>uma vez</b>.
       *[other] Você bateu cedo demais <b>{ $times } vezes</b>.
    }
review-page-trend-more = Mais do que antes nas últimas dez partidas: { $now } por partida, contra { $before }.
review-page-trend-less = Menos do que antes nas últimas dez partidas: { $now } por partida, contra { $before }.
review-page-trend-same = Mais ou menos o mesmo nas últimas dez partidas.
