### Retos: posiciones en las que una jugada es mejor que todas las demás.

puzzle-title = Retos – Canasta
puzzle-heading = Retos
puzzle-about = Una posición de una partida: juega el turno lo mejor posible.
puzzle-begin = Empezar
puzzle-go-on = Siguiente reto
puzzle-due = { $due ->
        [one] Un reto para repasar hoy.
       *[other] { $due } retos para repasar hoy.
    }
puzzle-streak = { $today ->
        [yes] { $days ->
            [one] Hoy has resuelto uno.
           *[other] Llevas { $days } días seguidos, contando hoy.
        }
       *[no] { $days ->
            [one] Ayer resolviste uno. Resuelve uno hoy y empieza una racha.
           *[other] Llevas { $days } días seguidos. Resuelve uno hoy y mantén la racha.
        }
    }
puzzle-when-again = Los retos resueltos vuelven después de 1, 3, 7 y 21 días. Los fallados vuelven mañana.
puzzle-all-done = Ya has probado todos los retos. Los repasos aparecerán aquí cuando toquen.
puzzle-solved-of = Resueltos: { $solved } de { $all }
puzzle-number = { $state ->
        [new] Reto { $number }
        [solved] Reto { $number }, resuelto
        [missed] Reto { $number }, fallado
       *[due] Reto { $number }, toca hoy
    }
puzzle-key-solved = resuelto
puzzle-key-missed = fallado
puzzle-key-due = toca hoy
puzzle-key = Leyenda
puzzle-how = Cómo se hacen los retos
puzzle-to-list = Todos los retos

puzzle-taking-the-pile = Tomar el pozo
puzzle-taking-the-pile-about = ¿Tomarlo o robar? ¿Y con qué cartas?
puzzle-feeding = No regalar el pozo
puzzle-feeding-about = Un mal descarte se lo da entero a quien juega después.
puzzle-freezing = Congelar el pozo
puzzle-freezing-about = Cuándo descartar un comodín y cuándo no.
puzzle-keeping-pairs = Guardar pares
puzzle-keeping-pairs-about = Qué cartas guardar juntas para después.
puzzle-initial-meld = La primera bajada
puzzle-initial-meld-about = Cuándo bajar por primera vez y cuándo esperar.
puzzle-laying-down = Bajar
puzzle-laying-down-about = Qué bajar y qué guardar.
puzzle-wild-cards = Comodines
puzzle-wild-cards-about = Cuántos gastar.
puzzle-black-threes = Treses negros
puzzle-black-threes-about = Tapan el pozo un turno. Cuándo usarlos.
puzzle-going-out = Cerrar
puzzle-going-out-about = ¿Acabar la ronda o seguir?
puzzle-discarding = Qué descartar
puzzle-discarding-about = De qué carta desprenderse.
puzzle-own = De tus propias partidas
puzzle-own-about = Tus errores, según los análisis.

puzzle-page-title = { $theme }, reto { $number } – Canasta
puzzle-page-heading = { $theme }, reto { $number }
puzzle-you = Tú
puzzle-stands = { $rules }. Puntos: { $totals }.
puzzle-total = { $side } { $points }
puzzle-begins = Te toca. ¿Qué haces?
puzzle-question = Has robado. ¿Qué juegas?
puzzle-taken = Has tomado el pozo. ¿Qué juegas?
puzzle-rules = { $rules }.
puzzle-start-again = Empezar otra vez
puzzle-choose = Elegir de una lista

puzzle-right = ¡Bien!
puzzle-wrong = No es la mejor jugada.
puzzle-turns = Opciones
puzzle-best = La mejor
puzzle-your-choice = La tuya
puzzle-loses = { $points ->
        [one] pierde más o menos un punto
       *[other] pierde unos { $points } puntos
    }
puzzle-again-in = { $days ->
        [one] Volverás a ver este reto mañana.
       *[other] Volverás a ver este reto dentro de { $days } días.
    }
puzzle-learned = ¡Dominado! Este reto no volverá a salir.
puzzle-unclear = Esta no cuenta
puzzle-unclear-about = Tu jugada no está entre las que compara este reto, y se acerca demasiado a la mejor para juzgarla. Prueba otra.
puzzle-once-more = Reintentar
puzzle-in-game = Verlo en tu partida
