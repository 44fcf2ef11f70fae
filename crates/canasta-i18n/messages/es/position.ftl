### Problemas de una posición descrita. En minúscula y sin punto final, porque aparecen en listas.

position-seat = { $part }: el asiento { DIGITS($seat) } no existe (van de 0 a { DIGITS($last) })
position-sits-out = { $part }: el asiento { DIGITS($seat) } descansa en esta ronda
position-length = { $part } tiene que llevar { $wanted ->
        [one] una entrada
       *[other] { $wanted } entradas
    }, no { $found }
position-score = el equipo { DIGITS($side) } no puede tener { $points } puntos
position-card-too-often = { $card } aparece { SPELL($times) } veces, pero solo hay dos
position-too-few-cards = no quedan cartas para completar la mano del asiento { DIGITS($seat) }
position-meld = el equipo { DIGITS($side) } no puede tener la combinación “{ $cards }”: { $why }
position-long-meld = el equipo { DIGITS($side) } tiene una combinación no válida (demasiado larga para mostrarla): { $why }
position-two-melds = el equipo { DIGITS($side) } tiene dos combinaciones de { KIND($rank, form: "many") }
position-not-a-red-three = { $card } figura como tres rojo del equipo { DIGITS($side) }
position-red-three-in-hand = el asiento { DIGITS($seat) } tiene en la mano un tres rojo que según las reglas está en la mesa
position-empty-hand = le toca al asiento { DIGITS($seat) }, pero no tiene cartas
position-phase = la fase no concuerda con flags
position-melded-without-meld = el asiento { DIGITS($seat) } figura como que ha bajado, pero su equipo no tiene combinaciones
