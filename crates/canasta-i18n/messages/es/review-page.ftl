### La página de análisis de una partida terminada. En `review` está el texto que comparte con la terminal.

review-page-title = Análisis de la partida – Canasta
review-page-heading = Análisis de la partida
review-page-link = Análisis
review-page-one = Análisis: { $outcome }
review-page-whose = Análisis de
review-page-you = tú
review-page-to-replay = Volver a la repetición
review-page-book = Cómo funciona el análisis

review-page-points = En puntos
review-page-chance = En probabilidad
review-page-at-first = Inicio
review-page-luck = Suerte
review-page-play = Tu juego
review-page-result = Total
review-page-at-last = Final
review-page-luck-points = { $seat ->
        [you] { $gain ->
            [yes] La suerte (las cartas y el juego del resto) te dio <b>{ $points }</b> puntos.
           *[no] La suerte (las cartas y el juego del resto) te costó <b>{ $points }</b> puntos.
        }
       *[other] { $gain ->
            [yes] La suerte (las cartas y el juego del resto) le dio a { $seat } <b>{ $points }</b> puntos.
           *[no] La suerte (las cartas y el juego del resto) le costó a { $seat } <b>{ $points }</b> puntos.
        }
    }
review-page-play-points = { $seat ->
        [you] { $points ->
            [0] Ningún error claro.
           *[other] Tus errores te costaron <b>{ $points }</b>.
        }
       *[other] { $points ->
            [0] Ningún error claro de { $seat }.
           *[other] Los errores de { $seat } costaron <b>{ $points }</b>.
        }
    }
review-page-points-about = { $several ->
        [yes] Los puntos son la diferencia media con el resto.
       *[no] Los puntos son la diferencia con el otro equipo.
    }
review-page-points-and-chance = Los puntos y la probabilidad pueden no coincidir: los mismos puntos cambian más la probabilidad de ganar cuando la partida está igualada.
review-page-luck-chance = { $seat ->
        [you] { $gain ->
            [yes] La suerte subió tu probabilidad de ganar <b>{ $percent ->
                [one] { $percent } punto porcentual
               *[other] { $percent } puntos porcentuales
            }</b>.
           *[no] La suerte bajó tu probabilidad de ganar <b>{ $percent ->
               [one] { $percent } punto porcentual
              *[other] { $percent } puntos porcentuales
           }</b>.
        }
       *[other] { $gain ->
            [yes] La suerte subió la probabilidad de ganar de { $seat } <b>{ $percent ->
                [one] { $percent } punto porcentual
               *[other] { $percent } puntos porcentuales
            }</b>.
           *[no] La suerte bajó la probabilidad de ganar de { $seat } <b>{ $percent ->
               [one] { $percent } punto porcentual
              *[other] { $percent } puntos porcentuales
           }</b>.
        }
    }
review-page-play-chance = { $seat ->
        [you] { $percent ->
            [0] Ningún error claro.
           *[other] Tus errores la bajaron <b>{ $percent ->
               [one] { $percent } punto porcentual
              *[other] { $percent } puntos porcentuales
           }</b>.
        }
       *[other] { $percent ->
            [0] Ningún error claro de { $seat }.
           *[other] Los errores de { $seat } la bajaron <b>{ $percent ->
               [one] { $percent } punto porcentual
              *[other] { $percent } puntos porcentuales
           }</b>.
        }
    }

review-page-accuracy = Precisión
review-page-of-hundred = <b>{ $accuracy } %</b>
review-page-accuracy-about = El 100 % es hacer siempre la mejor jugada; el 50 %, regalar un cuarto de victoria. Una partida es poca muestra: el valor real está probablemente entre el { $least } % y el { $most } %.

review-page-curve = Probabilidad de ganar, turno a turno
review-page-curve-spoken = { $seat ->
        [you] Tu probabilidad de ganar al inicio: { $before }; tras cada ronda: { $after }.
       *[other] Probabilidad de ganar de { $seat } al inicio: { $before }; tras cada ronda: { $after }.
    }
review-page-even = Ninguna jugada ni carta cambió la probabilidad de ganar 5 puntos o más.

review-page-you-is = Aquí abajo, “tú” es { $player }.
review-page-no-marks = Ningún error claro.
review-page-step = Lo que veía { $player }
review-page-see = Verlo en la repetición
review-page-play-on = Seguir desde aquí
review-page-see-one = Verlo en la repetición: ronda { $deal }, turno { $turn }
review-page-play-on-one = Seguir desde aquí: ronda { $deal }, turno { $turn }

review-page-deals = Ronda a ronda
review-page-deal = Ronda { $deal }
review-page-cause = Causa
review-page-in-points = Puntos
review-page-in-chance = Probabilidad
review-page-cause-dealt = Suerte: el reparto
review-page-cause-draw = Suerte: cartas robadas
review-page-cause-turn = Suerte: lo que hizo { $player }
review-page-cause-substitute = Suerte: turnos de un bot
review-page-cause-end = Suerte: recuento final
review-page-lost = Tus errores

review-page-working = Analizando la partida…
review-page-working-about = Cada decisión de { $player } se simula cientos de veces, solo con lo que { $player } podía ver. Tarda medio minuto, o más si el servidor está ocupado.
review-page-done = { $percent } % hecho
review-page-queued = { $before ->
        [0] El tuyo es el siguiente.
        [one] Hay un análisis antes que el tuyo.
       *[other] Hay { $before } análisis antes que el tuyo.
    }
review-page-leave = Puedes salir de esta página; el análisis se guarda.
review-page-leave-record = Puedes salir de esta página. El análisis de un archivo enviado se guarda solo un tiempo.
review-page-progress = Progreso del análisis
review-page-none = No hay análisis
review-page-ready = El análisis está listo.
review-page-not-finished = Esta partida no se jugó hasta el final, así que no se puede analizar.
review-page-too-many = Ya tienes demasiados análisis en marcha. Vuelve cuando acabe uno.
review-page-busy = La cola de análisis está llena. Inténtalo más tarde.
review-page-failed = Algo ha fallado por nuestra parte y no se ha podido analizar la partida.
review-page-again = Reintentar

review-page-habits = Errores frecuentes
review-page-habits-about = { $games ->
        [one] Errores claros en tu única partida analizada:
       *[other] Errores claros en tus { $games } partidas analizadas:
    }
review-page-habits-none = Tus partidas analizadas no muestran ninguno de estos errores frecuentes: romper pares, ponérselo fácil a quien juega después, acaparar comodines, congelar tarde, cerrar demasiado pronto.
review-page-habit-breaks-pair = { $times ->
        [one] Rompiste un par <b>una vez</b>.
       *[other] Rompiste un par <b>{ $times } veces</b>.
    }
review-page-habit-feeds = { $times ->
        [one] Se lo pusiste fácil a quien juega después <b>una vez</b>.
       *[other] Se lo pusiste fácil a quien juega después <b>{ $times } veces</b>.
    }
review-page-habit-hoards = { $times ->
        [one] Acaparaste comodines <b>una vez</b>.
       *[other] Acaparaste comodines <b>{ $times } veces</b>.
    }
review-page-habit-freezes-late = { $times ->
        [one] No congelaste el pozo a tiempo <b>una vez</b>.
       *[other] No congelaste el pozo a tiempo <b>{ $times } veces</b>.
    }
review-page-habit-goes-out-early = { $times ->
        [one] Cerraste demasiado pronto <b>una vez</b>.
       *[other] Cerraste demasiado pronto <b>{ $times } veces</b>.
    }
review-page-trend-more = Más a menudo en tus últimas diez partidas: { $now } por partida, antes { $before }.
review-page-trend-less = Menos a menudo en tus últimas diez partidas: { $now } por partida, antes { $before }.
review-page-trend-same = Más o menos igual en tus últimas diez partidas.
