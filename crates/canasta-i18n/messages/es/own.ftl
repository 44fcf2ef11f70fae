### Tu parte de la mesa: la mano y los botones de un turno.

own-sits-out = Esta ronda descansas.
own-section = Tu mano y los botones
own-hand = Tu mano, { table-cards }
own-new-card = nueva
own-actions = Acciones
own-draw = { $n ->
        [one] Robar
       *[other] Robar { $n }
    }
own-pass = Pasar
own-take = { $n ->
        [0] Tomar pozo
       *[other] Tomar pozo ({ $n })
    }
own-meld = Bajar
own-discard = Descartar
own-take-back = Deshacer
own-back-to-score = Ver los puntos
own-watching = Mirando
