### El libro de reglas: todo lo que hay en sus páginas aparte de los capítulos.

book-title = El libro de la canasta
book-chapter-title = { $chapter } – Canasta
book-heading = El libro de la canasta
book-about = Cómo se juega, las reglas para dos a seis, y cómo montar un servidor.

book-search = Buscar
book-find = Buscar
book-nothing-found = No hay resultados. Prueba con menos palabras, por ejemplo “treses negros”.

book-part-introduction = Introducción
book-part-playing = Jugar
book-part-rules = Las reglas en detalle
book-part-presets = Reglamentos
book-part-hosting = Servidor propio
book-part-bots = Bots
book-part-reference = Referencia
book-part-measurements = Mediciones

book-only-english = Este capítulo solo está en inglés.
book-sources = Fuentes: { $sources }

book-for-hosts = Servidores y programación

book-in-chapter = En este capítulo
book-chapters = Capítulos
book-all-chapters = Todos los capítulos
book-table = Tabla
book-text = Texto

book-differences = En qué se diferencian los reglamentos
book-choose-rules = El juego trae cinco reglamentos, cada uno basado en un documento publicado. Si no sabes cuál elegir, quédate con las reglas estándar, *wahhi*.
book-each-rule = Aquí están todas las reglas que pueden cambiar. Si los reglamentos no coinciden en una regla, hay una línea para cada variante. Puedes cambiar cualquiera de ellas en tu propia mesa: cada cambio es una regla de la casa.
book-column-rule = regla
book-column-in = está en
book-column-says = dice
book-in-all = todos

book-every-rule = Todas las reglas
book-whole = El reglamento completo

book-example = Ejemplo (reglas <b>{ $rules }</b>)
book-cards = { $cards }
book-card = { $card }
book-allowed = Se puede.
book-not-possible = <b>No se puede:</b> { $because }.

book-points-each = { $points } puntos cada una
book-points-together = { $points } puntos en total
book-wild-cards = Comodines: jokers y doses
book-red-threes = Treses rojos: cartas de premio
book-black-threes = Treses negros: cartas tapón
book-natural-meld = Una combinación de cartas naturales
book-mixed-meld = Una combinación con un comodín
book-natural-canasta = Una canasta limpia
book-mixed-canasta = Una canasta sucia
