### Rejugar una ronda de una partida terminada: la página para elegirla, y su final en la mesa.

set-deal-title = Rejugar una ronda – Canasta
set-deal-heading = Rejugar una ronda
set-deal-about = Las mismas cartas y los mismos puntos de salida, y reparte el mismo asiento. Elige cualquier asiento; en los demás juegan bots. Al final puedes comparar los resultados.
set-deal-no-commitment = Estas cartas ya se jugaron, así que el reparto no está garantizado y el resultado no cuenta en tus estadísticas.
set-deal-whole-deal = Rejugar una ronda
set-deal-which-deal = ¿Qué ronda?
set-deal-deal = Ronda { $deal }
set-deal-result = { $side } <b>{ $points }</b>
set-deal-which-seat = ¿Qué asiento?
set-deal-your-seat = tu asiento
set-deal-which-level = Nivel de los bots
set-deal-play = Repartir
set-deal-to-replay = Volver a la repetición
set-deal-not-over = La ronda { $deal } no se terminó, así que no se puede rejugar.
set-deal-none = En esta partida no se terminó ninguna ronda, así que no hay ninguna que rejugar.

set-deal-again = Ronda { $deal }, rejugada
set-deal-compared = Comparación
set-deal-then = La primera vez
set-deal-now = Esta vez
set-deal-difference = { $alone ->
        [yes] { $more ->
            [yes] Hiciste { $points } puntos más que ese asiento la primera vez.
           *[no] Hiciste { $points } puntos menos que ese asiento la primera vez.
        }
       *[no] { $more ->
            [yes] Tu equipo hizo { $points } puntos más que la primera vez.
           *[no] Tu equipo hizo { $points } puntos menos que la primera vez.
        }
    }
set-deal-same = { $alone ->
        [yes] Hiciste los mismos puntos que ese asiento la primera vez.
       *[no] Tu equipo hizo los mismos puntos que la primera vez.
    }
set-deal-replay-then = Repetición: la primera vez
set-deal-replay-now = Repetición: esta vez
set-deal-once-more = Rejugar
set-deal-before = Antes
