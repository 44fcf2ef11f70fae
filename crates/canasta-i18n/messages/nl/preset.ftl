### De kant-en-klare spelregels, elk uit een gepubliceerde bron.

preset-hoyle = Bicycle / Hoyle
preset-hoyle-about = De volledige regels van Bicycle, voor vier spelers. Een zwarte drie bevriest de stapel tot iemand hem pakt.
preset-classic = Classic Card Game Rules
preset-classic-about = Voor twee, drie, vier of zes spelers. Openen met de stapel kan alleen met een paar, en verborgen canasta’s leveren extra op.
preset-lakin = According to Hoyle, van H. Lakin
preset-lakin-about = Voor twee, drie of vier spelers. Rode drieën leg je zelf neer, en met een wilde kaart kun je de stapel nooit pakken.
preset-pack = Taking the Pack
preset-pack-about = Voor vier spelers, met strenge regels voor de stapel: tot je team opent, kun je hem alleen met een paar pakken.
preset-wahhi = Standaardregels
preset-wahhi-about = Voor twee tot zes spelers: ieder elf kaarten, één canasta om uit te gaan, en een zwarte drie blokkeert de stapel één beurt. Naar WAHHI Classic Canasta.

preset-changed = { $changes ->
        [one] { $title }, met één huisregel
       *[other] { $title }, met { SPELL($changes) } huisregels
    }
