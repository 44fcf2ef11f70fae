### “Aprender a jugar”: una ronda en la que cada paso dice qué hacer y por qué. Con Anna, Ruth y Paul.

lesson-title = Aprender a jugar
lesson-panel = Aprender a jugar:
lesson-step = Paso { $step } de { $steps }.
lesson-to-play = Juega { $player }.

lesson-say-1 = Tu pareja es Anna; tus rivales, Ruth y Paul. Reúne cartas del mismo valor. Cada turno empieza robando una carta: pulsa “Robar”.
lesson-say-2 = Un rey: ya tienes tres. Cada turno acaba con un descarte. Toca el cinco; el botón dice lo que hará. Pulsa “Descartar el 5”.
lesson-say-3 = Tres o más cartas del mismo valor son una combinación. Los doses y los jokers son comodines. Lo primero que baja tu equipo tiene que sumar 50 puntos. Roba.
lesson-say-4 = Un tres rojo: 100 puntos, y ya está en la mesa. Ahora toca los reyes dos veces (la segunda los elige todos) y el dos. Pulsa “Bajar 50”.
lesson-say-5 = Tu equipo ya ha bajado; desde ahora vale cualquier combinación. Acaba el turno con “Descartar el 10”.
lesson-say-6 = Paul ha descartado una dama, y tú tienes dos. Pulsa “Tomar pozo”: con tus dos damas te llevas el pozo entero.
lesson-say-7 = Ahora tienes cincos, seises y nueves. Toca cada grupo dos veces: las tres combinaciones bajan de una vez. “Bajar 60”.
lesson-say-8 = Un tres negro tapa el pozo un turno: Ruth no puede tomarlo. “Descartar el 3 negro”.
lesson-say-9 = El dos de Ruth congela el pozo: ahora se toma con dos cartas naturales de la mano. La jota de Paul iría bien con las de Anna, pero tú no tienes ninguna. Roba.
lesson-say-10 = Un rey. Anna ha añadido dos, así que el tuyo es el séptimo: canasta, 300 puntos; sin comodines serían 500. “Bajar 10”.
lesson-say-11 = Descarta el diez o un ocho, lo que prefieras.
lesson-say-12 = Anna pregunta: “¿Puedo cerrar?”. Si le dices que sí, tiene que jugar ya sus últimas cartas y la ronda acaba. Pulsa “Sí, cierra”.

lesson-back = Atrás
lesson-skip = Saltar

lesson-first-1 = primero roba una carta del mazo.
lesson-first-2 = elige el cinco y pulsa “Descartar”.
lesson-first-3 = primero roba una carta del mazo.
lesson-first-4 = baja los tres reyes con el dos.
lesson-first-5 = acaba el turno con el diez.
lesson-first-6 = toma el pozo con tus dos damas.
lesson-first-7 = baja los cincos, los seises y los nueves.
lesson-first-8 = descarta el tres negro.
lesson-first-9 = el pozo está congelado: roba una carta.
lesson-first-10 = añade el rey a tus reyes.
lesson-first-11 = acaba el turno con el diez o un ocho.
lesson-first-12 = responde a Anna: sí, cierra.
lesson-one-deal = la lección es una sola ronda. Juega una partida entera o repite la lección.

lesson-meanwhile-2 = Ahora juegan Ruth, Anna y Paul. Cada cual roba y descarta.
lesson-meanwhile-5 = Las combinaciones son de todo el equipo. Mira a Anna: añade dos reyes a los tuyos.
lesson-meanwhile-8 = Ruth descarta un dos. Un comodín congela el pozo.
lesson-meanwhile-11 = En cuanto un equipo tiene una canasta, puede cerrar: quien se queda sin cartas acaba la ronda.

lesson-ended = ¡Tu primera ronda!
lesson-ended-about = Anna ha cerrado, y tu equipo tiene una canasta de reyes. La partida sigue hasta que un equipo llega a 5000 puntos. Cuando juegues con bots, pulsa “Pista” (la bombilla) si quieres un consejo.
lesson-score = Los puntos de esta ronda
lesson-natural = Canastas limpias
lesson-natural-about = Una canasta sin comodines vale 500. Esta vez no la ha hecho ningún equipo.
lesson-mixed = Canastas sucias
lesson-mixed-about = Tu canasta de reyes lleva un comodín: { $points } puntos.
lesson-red-threes = Treses rojos
lesson-red-threes-about = 100 puntos cada uno: { $ours } para tu equipo y { $theirs } para el otro. Un equipo que no ha bajado nada pierde 100 por cada uno.
lesson-going-out = Cierre
lesson-going-out-about = Anna ha cerrado: { $points } puntos para tu equipo.
lesson-melded = Cartas bajadas
lesson-melded-about = Toda carta bajada suma: jokers 50, doses y ases 20, del rey al ocho 10, el resto 5. Tu equipo ha bajado { $ours } puntos y el otro, { $theirs }.
lesson-in-hand = Cartas en la mano
lesson-in-hand-about = Las cartas que quedan en la mano restan: { $ours } a tu equipo (son las tuyas) y { $theirs } al otro.
lesson-play = Jugar una partida entera
lesson-again = Repetir la lección
