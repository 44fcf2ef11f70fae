### La página con las reglas de una mesa, que se puede compartir con un enlace: tabla de puntos, reglas de la casa y todas las reglas.

house-title = { $name } – Canasta
house-players = { $players ->
        [one] Para una persona.
       *[other] Para { SPELL($players) }.
    }
house-play = Jugar con estas reglas
house-download = Descargar
house-changes = Reglas de la casa
house-all = Todas las reglas
house-more = Más, con ejemplos:

house-score-card = Tabla de puntos
house-joker = Joker
house-two-or-ace = Dos, as
house-high = Del rey al ocho
house-low = Del siete al cuatro, tres negro
house-two = Dos
house-ace = As
house-seven-to-four = Del siete al cuatro
house-black-three = Tres negro
house-natural = Canasta limpia
house-mixed = Canasta sucia
house-whole = Canasta oculta, extra
house-red-three = Tres rojo
house-red-threes = Los cuatro treses rojos
house-out = Cierre
house-concealed = Cierre con mano oculta
house-exchange = Las cartas que te quedan en la mano restan.
house-minimums = Primera bajada
house-below = Por debajo de { $points } puntos
house-from = Desde { $points } puntos

house-share = Comparte estas reglas
house-share-about = Ponles un nombre y envía el enlace o el archivo.
house-name = Nombre
house-give-name = Usar este nombre
house-link = Enlace a estas reglas
house-copy = Copiar

house-open-title = Abrir reglas de la casa – Canasta
house-open-heading = Abrir reglas de la casa
house-open-about = Pega el texto de un archivo de reglas de la casa.
house-open = Abrir
house-open-problems = Esto no son reglas de la casa
house-open-problem = { $problem }.
