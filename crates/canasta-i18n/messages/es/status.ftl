### La línea sobre la mano: a quién le toca, qué puedes hacer, preguntas y respuestas. Lo importante va en negrita.

status-your-turn = Te toca.
status-to-play = Juega { $player }.
status-one-card-left = { $players ->
        [one] A { $players } le queda una carta.
       *[other] A { $players } les queda una carta.
    }

status-asked = <b>{ $asker } pregunta: “¿Puedo cerrar?”</b>
status-asked-means = Sí: { $asker } tiene que cerrar en este turno. No: no puede cerrar.
status-yes = Sí, cierra
status-no = No, aún no
status-you-asked = <b>Has preguntado a { $asked }:</b> ¿puedo cerrar? Esperando respuesta…
status-asks = <b>{ $asker } pregunta a { $asked }:</b> ¿puedo cerrar?
status-answered = { $yes ->
        [yes] <b>{ $partner }: sí.</b> Tienes que cerrar en este turno.
       *[no] <b>{ $partner }: no.</b> No puedes cerrar en este turno.
    }
status-may-ask = Si preguntas, sabrán que puedes cerrar.
status-ask = ¿Puedo cerrar?

status-play = <b>{ status-your-turn }</b> Elige una carta para descartar, o cartas para bajar.
status-draw = { $pile ->
        [yes] { $cards ->
            [one] <b>{ status-your-turn }</b> Roba o toma el pozo.
           *[other] <b>{ status-your-turn }</b> Roba { SPELL($cards) } o toma el pozo.
        }
       *[no] { $cards ->
            [one] <b>{ status-your-turn }</b> Roba.
           *[other] <b>{ status-your-turn }</b> Roba { SPELL($cards) }.
        }
    }
status-no-stock = { $pile ->
        [yes] <b>{ status-your-turn }</b> El mazo está vacío. Toma el pozo o pasa.
       *[no] <b>{ status-your-turn }</b> El mazo está vacío. Pasa.
    }
status-canastas-needed = { $alone ->
        [yes] { $canastas ->
            [0] Para cerrar hacen falta { SPELL($needed) } canastas; no tienes ninguna.
            [one] Para cerrar hacen falta { SPELL($needed) } canastas; tienes una.
           *[other] Para cerrar hacen falta { SPELL($needed) } canastas; tienes { SPELL($canastas) }.
        }
       *[no] { $canastas ->
            [0] Para cerrar hacen falta { SPELL($needed) } canastas; tu equipo no tiene ninguna.
            [one] Para cerrar hacen falta { SPELL($needed) } canastas; tu equipo tiene una.
           *[other] Para cerrar hacen falta { SPELL($needed) } canastas; tu equipo tiene { SPELL($canastas) }.
        }
    }

status-red-three-costs = { $cards ->
        [one] Muestra tu tres rojo o pierdes { $points } puntos.
       *[other] Muestra tus { SPELL($cards) } treses rojos o pierdes { $points } puntos por cada uno.
    }
status-red-three-paid = { $cards ->
        [one] Aún puedes mostrar tu tres rojo.
       *[other] Aún puedes mostrar tus { SPELL($cards) } treses rojos.
    }
status-turn-red-three-costs = <b>{ status-your-turn }</b> { status-red-three-costs }
status-turn-red-three-paid = <b>{ status-your-turn }</b> { status-red-three-paid }

status-you-have-one-card = <b>Te queda una carta.</b> Toda la mesa lo sabe. { status-to-play }
status-have-one-card = <b>{ status-one-card-left }</b> { status-to-play }

status-went-out = <b>{ log-went-out }</b> La ronda ha terminado.
status-stock-empty = <b>{ log-stock-empty }</b> La ronda ha terminado.
status-last-red-three = <b>{ log-last-red-three }</b> La ronda ha terminado.
