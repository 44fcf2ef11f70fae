### La ronda del día: su página, y el texto en la mesa donde se juega.

daily-title = Ronda del día – Canasta
daily-heading = Ronda del día
daily-about = Hoy todo el mundo recibe las mismas cartas, y hay un solo intento. Después verás cómo te fue frente al resto y frente al nivel Experto.
daily-rules = Una ronda para cuatro, con reglas Bicycle / Hoyle. Tu pareja y tus rivales son bots de nivel <b>{ $level }</b>, que juegan igual para todo el mundo. No hay pistas, y no cuenta en tus estadísticas.
daily-left = Termina a medianoche UTC, dentro de { $left }.
daily-play = Jugar la ronda de hoy
daily-playing = Tu ronda sigue abierta. Termínala hoy para entrar en la clasificación.
daily-go-on = Volver a la mesa

daily-result = Tu resultado
daily-counting = Ronda terminada. El análisis de tu juego tarda un momento.
daily-look = Actualizar
daily-lost = { $lost ->
        [0] No regalaste <b>nada</b>.
        [one] Regalaste <b>1 punto</b>.
       *[other] Regalaste <b>{ $lost } puntos</b>.
    }
daily-lost-about = Puntos que habrías ganado jugando mejor, contando solo los errores claros. Las malas cartas no cuentan en tu contra.
daily-place = Puesto <b>{ $place }</b> de { $of }
daily-ahead = Te fue mejor que al { $part } % de la gente.
daily-alone = Por ahora solo tú has terminado la ronda de hoy.
daily-points = Tu equipo hizo { $own } puntos y el otro, { $theirs }.
daily-helped = Un bot jugó una parte por ti, así que tu resultado no entra en la clasificación.
daily-late = Terminaste cuando el día ya había acabado, así que tu resultado no entra en la clasificación.
daily-given-up = La mesa se cerró antes de acabar la ronda, así que tu resultado no entra en la clasificación.
daily-replay = Ver repetición
daily-tomorrow = Desde mañana podrás jugar estas cartas otra vez desde la repetición, tantas veces como quieras.

daily-everybody = Resultados de hoy
daily-count = { $began ->
        [0] Nadie ha jugado aún la ronda de hoy.
       *[other] Han empezado: { $began }. Han terminado: { $finished }.
    }
daily-middle = La mitad regaló { $lost } puntos o menos.
daily-bands = Puntos regalados
daily-players = Personas
daily-nothing = Ninguno
daily-band = { $from } a { $to }
daily-beyond = Más de { $from }
daily-you = tú
daily-best = Bot { $level }
daily-best-result = En tu asiento y con las mismas cartas: { $lost ->
        [0] nada regalado
        [one] 1 punto regalado
       *[other] { $lost } puntos regalados
    }, { $own } puntos a { $theirs }.
daily-best-waits = Aún está jugando la ronda de hoy. Vuelve a mirar en un minuto.
daily-order = Clasificación por puntos regalados y, a igualdad, por diferencia de puntos.

daily-share = Comparte tu resultado
daily-share-about = Sin revelar nada.
daily-card-title = Canasta, { $date }
daily-outcome = { $lost ->
        [0] Puesto { $place } de { $of }, nada regalado
        [one] Puesto { $place } de { $of }, 1 punto regalado
       *[other] Puesto { $place } de { $of }, { $lost } puntos regalados
    }
daily-marks = Del primer turno al último: ● nada regalado, ◐ un poco, ○ 80 puntos o más.
daily-copy = Copiar

daily-calendar = Tus días
daily-streak = { $today ->
        [yes] { $days ->
            [one] Hoy has jugado.
           *[other] Llevas { $days } días seguidos, contando hoy.
        }
       *[no] { $days ->
            [one] Ayer jugaste. Juega hoy y empieza una racha.
           *[other] Llevas { $days } días seguidos. Juega hoy y mantén la racha.
        }
    }
daily-calendar-day = { $finished ->
        [yes] { $date }: jugada
       *[no] { $date }: sin jugar
    }

daily-earlier = Días anteriores
daily-not-played = Sin jugar
daily-not-finished = Sin terminar

daily-of = La ronda del { $date }
daily-no-commitment = Hoy todo el mundo recibe estas cartas. El resultado no cuenta en tus estadísticas, y nadie más puede unirse a esta mesa.
daily-to-result = Ver tu resultado

daily-way = Ronda del día
daily-way-about = Las mismas cartas para todo el mundo.
