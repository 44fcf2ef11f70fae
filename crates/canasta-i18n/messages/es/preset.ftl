### Los reglamentos de base, cada uno tomado de una fuente publicada.

preset-hoyle = Bicycle / Hoyle
preset-hoyle-about = El reglamento completo de Bicycle, para cuatro. Un tres negro congela el pozo hasta que alguien lo toma.
preset-classic = Classic Card Game Rules
preset-classic-about = Para dos, tres, cuatro o seis. En la primera bajada hace falta un par para tomar el pozo, y las canastas ocultas valen más.
preset-lakin = According to Hoyle, de H. Lakin
preset-lakin-about = Para dos, tres o cuatro. Los treses rojos los muestras tú, y el pozo nunca se toma con ayuda de un comodín.
preset-pack = Taking the Pack
preset-pack-about = Para cuatro, con un pozo difícil: hasta que tu equipo baje, solo se toma con un par.
preset-wahhi = Reglas estándar
preset-wahhi-about = Para dos a seis: once cartas por persona, una canasta para cerrar, y un tres negro tapa el pozo un turno. Según WAHHI Classic Canasta.

preset-changed = { $changes ->
        [one] { $title }, con una regla de la casa
       *[other] { $title }, con { SPELL($changes) } reglas de la casa
    }
