### El análisis de una partida terminada: suerte, errores y jugadas mejores.

review-signed = { $gain ->
        [yes] +{ $points }
       *[no] { $points }
    }
review-signed-percent = { $gain ->
        [yes] { $percent ->
            [one] +{ $percent } punto
           *[other] +{ $percent } puntos
        }
       *[no] { $percent ->
            [one] { $percent } punto
           *[other] { $percent } puntos
        }
    }
review-points = Diferencia: { $result } puntos. Suerte { $luck }, juego { $skill }.
review-chance = { $won ->
        [yes] Probabilidad de ganar: { $before } al inicio, partida ganada. Suerte { $luck }, juego { $skill }.
       *[no] Probabilidad de ganar: { $before } al inicio, partida no ganada. Suerte { $luck }, juego { $skill }.
    }
review-deal = Ronda { $deal }: { $result } puntos. Suerte { $luck }, juego { $skill }.
review-accuracy = Precisión: { $accuracy } % (probablemente entre el { $least } % y el { $most } %).
review-nothing-chosen = En esta partida no hubo decisiones que analizar.
review-blunders = { $blunders ->
        [one] un error grave
       *[other] { $blunders } errores graves
    }
review-mistakes = { $mistakes ->
        [one] un error
       *[other] { $mistakes } errores
    }
review-inaccuracies = { $inaccuracies ->
        [one] una imprecisión
       *[other] { $inaccuracies } imprecisiones
    }
review-counts = { $marks ->
        [0] { $choices ->
            [one] Una decisión, ningún error claro.
           *[other] { $choices } decisiones, ningún error claro.
        }
       *[other] { $choices ->
            [one] Una decisión: { $marks }.
           *[other] { $choices } decisiones: { $marks }.
        }
    }

review-turning-points = Momentos decisivos
review-turned = { $up ->
        [yes] Ronda { $deal }, { $cause }: la probabilidad de ganar sube { $percent } puntos.
       *[no] Ronda { $deal }, { $cause }: la probabilidad de ganar baja { $percent } puntos.
    }
review-cause-dealt = el reparto
review-cause-draw = una carta robada
review-cause-replacement = la carta que repone un tres rojo
review-cause-turn = el turno de { $player }
review-cause-answer = la respuesta de { $player }
review-cause-substitute = el turno de un bot
review-cause-end = el recuento final
review-cause-choice = tu decisión

review-marks = Errores
review-mark = { $grade ->
        [inaccuracy] Ronda { $deal }, turno { $turn }: una imprecisión, { $loss }.
        [mistake] Ronda { $deal }, turno { $turn }: un error, { $loss }.
       *[blunder] Ronda { $deal }, turno { $turn }: un error grave, { $loss }.
    }
review-lost-points = { $points ->
        [one] más o menos un punto
       *[other] unos { $points } puntos
    }
review-lost-chance = { $percent } puntos de probabilidad de ganar
review-played = Jugada: { $turn }
review-better = Mejor: { $turn }
review-tags = Esta jugada { $tags }.

review-tag-breaks-pair = rompió un par
review-tag-feeds = se lo puso fácil a quien jugaba después
review-tag-discards-meldable = descartó una carta que encajaba en una combinación
review-tag-discards-wild = descartó un comodín
review-tag-freezes-late = no congeló el pozo
review-tag-spends-wilds = gastó comodines
review-tag-hoards-wilds = se guardó comodines
review-tag-leaves-pile = dejó un pozo que valía la pena
review-tag-takes-pile = tomó un pozo que era mejor dejar
review-tag-lays-early = bajó demasiado pronto
review-tag-lays-late = se guardó cartas que había que bajar
review-tag-goes-out-early = cerró demasiado pronto
review-tag-goes-out-late = no cerró
