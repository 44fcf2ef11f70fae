### Las opciones de un reglamento en el formulario: nombre, explicación y respuestas.

field-first-dealer = Reparte primero
field-first-dealer-help = Quién reparte primero.
field-first-dealer-seat-draw = Por sorteo: la carta más alta juega primero
field-first-dealer-random = Al azar

field-seating = Parejas y asientos
field-seating-help = Cómo se deciden las parejas y los asientos.
field-seating-drawn = Sacando cartas
field-seating-drawn-ends-void = Sacando cartas (las cuatro de cada extremo no valen)
field-seating-optional = A elección
field-seating-fixed = Fijos

field-five-players = Con cinco
field-five-players-help = Cómo se juega con cinco. Si hay dos equipos, en el de tres se descansa por turnos.
field-five-players-individuals = Cada cual por su cuenta
field-five-players-two-sides = Tres contra dos

field-cut = Corte
field-cut-help = Quién corta antes de cada ronda.
field-cut-dealer-left = Quien está a la izquierda de quien reparte
field-cut-dealer-left-may = Quien está a la izquierda de quien reparte, si quiere
field-cut-dealer-right = Quien está a la derecha de quien reparte

field-clockwise = Sentido horario
field-clockwise-help = El turno y el reparto pasan en el sentido de las agujas del reloj. Con “No”, pasan a la derecha.

field-hand-size = Cartas repartidas
field-hand-size-help = Cuántas cartas recibe cada cual.

field-draw-count = Cartas robadas por turno
field-draw-count-help = Cuántas cartas se roban del mazo en cada turno. Siempre se descarta una.

field-melds-in-first-round = Bajar en la primera vuelta
field-melds-in-first-round-help = Con “No”, nadie puede bajar ni tomar el pozo en su primer turno de la ronda.

field-canastas-to-go-out = Canastas para cerrar
field-canastas-to-go-out-help = Cuántas canastas necesita un equipo para cerrar.

field-upcard = Primera carta del pozo
field-upcard-help = Qué cartas descubiertas se cubren con otra.
field-upcard-cover-threes = Cubrir comodines y treses
field-upcard-first-black-three-stays = Cubrir comodines y treses, salvo un primer tres negro
field-upcard-black-three-stays = Cubrir comodines y treses rojos

field-exact-deal-bonus = Reparto exacto
field-exact-deal-bonus-help = Puntos para quien reparte, si toma del mazo justo las cartas que hacen falta. Aquí nunca se dan, porque reparte el programa.

field-dealt-red-threes = Treses rojos del reparto
field-dealt-red-threes-help = Cuándo se ponen en la mesa los treses rojos repartidos.
field-dealt-red-threes-at-once = Antes del primer turno
field-dealt-red-threes-first-turn = En el primer turno de quien los tiene

field-declaring = Treses rojos robados
field-declaring-help = Los treses rojos se ponen solos en la mesa o hay que mostrarlos.
field-declaring-automatic = Se ponen solos
field-declaring-by-hand = Hay que mostrarlos, o hay castigo

field-undeclared-penalty = Castigo por no mostrar un tres rojo
field-undeclared-penalty-help = Puntos que pierdes por cada tres rojo que no muestras antes de acabar tu turno.

field-red-three-freezes = El tres rojo congela el pozo
field-red-three-freezes-help = Con “Sí”, un tres rojo descubierto tras el reparto congela el pozo.

field-black-three-freezes = El tres negro congela el pozo
field-black-three-freezes-help = Con “No”, un tres negro solo lo tapa un turno.

field-wilds-may-outnumber = Más comodines que naturales
field-wilds-may-outnumber-help = Con “Sí”, una combinación puede tener dos cartas naturales y tres comodines.

field-naturals-for-wilds = Cartas naturales por comodín
field-naturals-for-wilds-help = Cuántas cartas naturales necesita una combinación para el primer, el segundo y el tercer comodín. Con 9, ese comodín no se admite.

field-wilds-on-natural-canasta = Comodines en una canasta limpia
field-wilds-on-natural-canasta-help = Con “No”, una canasta limpia no puede pasar a ser sucia.

field-minimums = Mínimos de la primera bajada
field-minimums-help = Puntos que necesita la primera bajada. Cuantos más puntos tengas antes de la ronda, más alto es el mínimo.

field-minimum-from = Puntos que suben el mínimo
field-minimum-from-help = Desde cuántos puntos valen el segundo, el tercer, el cuarto y el quinto mínimo.

field-fifth-minimum = Quinto mínimo
field-fifth-minimum-help = Puntos que necesita la primera bajada con los totales más altos. Con 0 no hay quinto mínimo.

field-pile-opening-outnumbers = Primera bajada con el pozo: más naturales
field-pile-opening-outnumbers-help = Si tomas el pozo para tu primera bajada, cada combinación necesita más cartas naturales que comodines.

field-wilds-in-initial-meld = Comodines en la primera bajada
field-wilds-in-initial-meld-help = Con “No”, la primera bajada lleva solo cartas naturales, con o sin el pozo.

field-frozen-until-opened = Pozo congelado hasta la primera bajada
field-frozen-until-opened-help = Con “No”, la primera bajada puede tomar el pozo con una carta natural y un comodín.

field-take-with-wild = Tomar el pozo con un comodín
field-take-with-wild-help = Con “Sí”, bastan una carta natural y un comodín para tomar el pozo.

field-take-onto-canasta = Tomar el pozo con una canasta
field-take-onto-canasta-help = Con “No”, la carta de arriba del pozo no puede unirse a una canasta.

field-one-card-takes-one-card = Tomar un pozo de una carta con una carta
field-one-card-takes-one-card-help = Con “Sí”, puedes tomar un pozo de una carta con una sola carta en la mano.

field-melds-from-pile = Bajar cartas del pozo
field-melds-from-pile-help = Con “No”, las cartas que llegan con el pozo, salvo la de arriba, esperan hasta tu próximo turno.

field-pile-looked-through = Mirar el pozo
field-pile-looked-through-help = Con “Sí”, puedes mirar todo el pozo en tu primer turno, antes de descartar.

field-must-take-when-stock-empty = Sin mazo, tomar el pozo es obligatorio
field-must-take-when-stock-empty-help = Con “Sí”, si el mazo está vacío hay que tomar el pozo cuando su carta de arriba encaja en tus combinaciones.

field-last-drawer-ends = La última carta del mazo acaba la ronda
field-last-drawer-ends-help = Con “Sí”, la ronda acaba cuando descarta quien robó la última carta.

field-concealed-may-add = Mano oculta: añadir cartas a las combinaciones del equipo
field-concealed-may-add-help = Con “Sí”, al cerrar con mano oculta puedes añadir cartas a las combinaciones de tu pareja.

field-concealed-beside-melds = Mano oculta aunque tu pareja haya bajado
field-concealed-beside-melds-help = Con “Sí”, tu mano cuenta como oculta aunque tu pareja haya bajado.

field-asking = Preguntar “¿Puedo cerrar?”
field-asking-help = Cuándo puedes preguntar a tu pareja.
field-asking-before-taking = Antes o después de robar, no después de tomar el pozo
field-asking-after-drawing-or-taking = Después de robar o de tomar el pozo

field-must-ask = Cerrar solo con un sí
field-must-ask-help = Hay que preguntar antes de cerrar. Sin pareja no se pregunta.

field-card-values = Valor de las cartas
field-card-values-help = Puntos por cada carta, bajada o en la mano. El tres rojo solo da su premio.

field-natural-canasta-bonus = Canasta limpia
field-natural-canasta-bonus-help = Puntos por una canasta sin comodines.

field-mixed-canasta-bonus = Canasta sucia
field-mixed-canasta-bonus-help = Puntos por una canasta con comodines.

field-concealed-canasta-bonus = Canasta oculta
field-concealed-canasta-bonus-help = Puntos de más por una canasta bajada de una sola vez.

field-red-three-bonus = Tres rojo
field-red-three-bonus-help = Puntos por cada tres rojo.

field-four-red-threes-bonus = Los cuatro treses rojos
field-four-red-threes-bonus-help = Total por los cuatro treses rojos, en lugar de los puntos de cada uno.

field-red-threes-count = Cuándo suman los treses rojos
field-red-threes-count-help = Qué necesita un equipo para cobrar sus treses rojos, y qué pasa si no lo tiene.
field-red-threes-count-melded = Si ha bajado; si no, restan
field-red-threes-count-melded-or-nothing = Si ha bajado; si no, no cuentan
field-red-threes-count-canasta = Si tiene una canasta; si no, restan
field-red-threes-count-canasta-or-nothing = Si tiene una canasta; si no, no cuentan

field-red-three-penalty = Tres rojo en contra
field-red-three-penalty-help = Puntos que resta cada uno. Con 0, lo mismo que habría sumado.

field-max-red-three-penalty = Treses rojos en contra: máximo
field-max-red-three-penalty-help = Puntos que pueden restar como mucho por ronda. Con 0 no hay límite.

field-going-out-bonus = Cierre
field-going-out-bonus-help = Puntos por cerrar.

field-concealed-bonus = Cierre con mano oculta
field-concealed-bonus-help = Puntos por cerrar con mano oculta (incluye el premio por cerrar).

field-black-three-bonus = Tres negro bajado
field-black-three-bonus-help = Puntos de más por cada tres negro que bajas al cerrar.

field-four-black-threes-bonus = Los cuatro treses negros bajados
field-four-black-threes-bonus-help = Puntos de más si bajas los cuatro treses negros al cerrar.

field-game-points = Puntos para ganar
field-game-points-help = Los puntos con los que acaba la partida.

field-deals-per-game = Número de rondas
field-deals-per-game-help = La partida acaba tras estas rondas, sean cuales sean los puntos. Con 0, acaba por puntos.
