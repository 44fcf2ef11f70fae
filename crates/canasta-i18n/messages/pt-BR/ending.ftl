ending-went-out = { $player ->
        [you] { $concealed ->
            [yes] Você bateu de mão
           *[no] Você bateu
        }
       *[other] { $concealed ->
            [yes] { $player } bateu de mão
           *[no] { $player } bateu
        }
    }
ending-stock-empty = O monte acabou
ending-last-red-three = { $player ->
        [you] A última carta do monte, que você comprou, era um 3 vermelho
       *[other] A última carta do monte, que { $player } comprou, era um 3 vermelho
    }

ending-hands-left = Cartas que sobraram: { $hands }.
ending-hand-left = { $player ->
        [you] você { $cards }
       *[other] { $player } { $cards }
    }
ending-held = { $cards }
ending-held-cards = { log-some-of }
ending-deal = Rodada { $deal }
ending-brought = Total da rodada
ending-so-far = Totais
ending-how-it-went = Como foi a partida
ending-last-deal = A última rodada
ending-all-deals = Placar completo
ending-its-points = Pontos em detalhe

ending-band = { $smallest ->
        [yes] mínimo { $minimum }
       *[no] { $minimum }
    }
ending-curve = { $deals ->
        [1] Totais depois de uma rodada ({ $goal } para ganhar): { $totals }.
       *[other] Totais depois de { SPELL($deals, form: "f") } rodadas ({ $goal } para ganhar): { $totals }.
    }
ending-total-of = { $side } { $points }
ending-next-minimum = Próximo mínimo: { $minimums }.
ending-side-minimum = { $side } <b>{ $minimum }</b>
ending-next-deal = Próxima rodada
ending-you-are-ready = Pronto!
ending-deal-now = Dar as cartas
ending-look = Ver mesa

ending-won = { $you ->
        [yes] { $others ->
            [0] Você ganhou
           *[other] { table-players } ganharam
        }
       *[no] { $others ->
            [1] { $others } ganhou
           *[other] { $others } ganharam
        }
    }
ending-margin = { $deals ->
        [1] Por { $points } pontos, depois de uma rodada.
       *[other] Por { $points } pontos, depois de { SPELL($deals, form: "f") } rodadas.
    }
ending-final-score = Placar final
ending-place = { $place ->
        [1] vitória
        [2] 2º lugar
        [3] 3º lugar
        [4] 4º lugar
        [5] 5º lugar
       *[other] 6º lugar
    }
ending-lost = derrota
ending-replay = Replay

ending-this-deal = Esta rodada
ending-deals = Rodada
ending-natural-canastas = Canastras limpas
ending-mixed-canastas = Canastras sujas
ending-concealed-canastas = Canastras de mão
ending-red-threes = 3 vermelhos
ending-going-out = Batida
ending-exact-deal = Conta exata
ending-penalties = Multas
ending-melded = Cartas baixadas
ending-in-hand = Cartas na mão
ending-each = { $points } cada
