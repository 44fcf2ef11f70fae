### El final de una ronda, con sus puntos, y el final de una partida.

ending-went-out = { $player ->
        [you] { $concealed ->
            [yes] Cerraste con mano oculta
           *[no] Cerraste
        }
       *[other] { $concealed ->
            [yes] { $player } cerró con mano oculta
           *[no] { $player } cerró
        }
    }
ending-stock-empty = Se acabó el mazo
ending-last-red-three = { $player ->
        [you] Robaste la última carta del mazo: un tres rojo
       *[other] { $player } robó la última carta del mazo: un tres rojo
    }

ending-hands-left = Cartas en la mano: { $hands }.
ending-hand-left = { $player ->
        [you] tú { $cards }
       *[other] { $player } { $cards }
    }
ending-held = { $cards }
ending-held-cards = { log-some-of }
ending-deal = Ronda { $deal }
ending-brought = Esta ronda
ending-so-far = Totales
ending-how-it-went = Así fue la partida
ending-last-deal = La última ronda
ending-all-deals = Hoja de puntos
ending-its-points = Desglose de puntos

ending-band = { $smallest ->
        [yes] mínimo { $minimum }
       *[no] { $minimum }
    }
ending-curve = { $deals ->
        [one] Totales tras una ronda (se gana con { $goal }): { $totals }.
       *[other] Totales tras { SPELL($deals) } rondas (se gana con { $goal }): { $totals }.
    }
ending-total-of = { $side } { $points }
ending-next-minimum = Próximo mínimo: { $minimums }.
ending-side-minimum = { $side } <b>{ $minimum }</b>
ending-next-deal = Próxima ronda
ending-you-are-ready = Ya estoy
ending-deal-now = Repartir ya
ending-look = Ver la mesa

ending-won = { $you ->
        [yes] { $others ->
            [0] Ganaste
           *[other] Ganaste con { $others }
        }
       *[no] { $others ->
            [one] { $others } ganó
           *[other] { $others } ganaron
        }
    }
ending-margin = { $deals ->
        [one] Por { $points } puntos, tras una ronda.
       *[other] Por { $points } puntos, tras { SPELL($deals) } rondas.
    }
ending-final-score = Resultado final
ending-place = { $place ->
        [1] gana
        [2] 2.º puesto
        [3] 3.er puesto
        [4] 4.º puesto
        [5] 5.º puesto
       *[other] 6.º puesto
    }
ending-lost = pierde
ending-replay = Repetición

ending-this-deal = Esta ronda
ending-deals = Ronda
ending-natural-canastas = Canastas limpias
ending-mixed-canastas = Canastas sucias
ending-concealed-canastas = Canastas ocultas
ending-red-threes = Treses rojos
ending-going-out = Cierre
ending-exact-deal = Reparto exacto
ending-penalties = Castigos
ending-melded = Cartas bajadas
ending-in-hand = Cartas en la mano
ending-each = { $points } c/u
