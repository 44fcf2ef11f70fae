### Die Regelwerke: jedes aus einer veröffentlichten Quelle.

preset-hoyle = Bicycle / Hoyle
preset-hoyle-about = Die vollständigen Regeln von Bicycle, für vier. Eine schwarze Drei friert den Stapel ein, bis ihn jemand nimmt.
preset-classic = Classic Card Game Rules
preset-classic-about = Für zwei, drei, vier oder sechs. Für die Erstmeldung bekommt man den Stapel nur mit einem Paar, und verdeckte Canastas zählen mehr.
preset-lakin = According to Hoyle, von H. Lakin
preset-lakin-about = Für zwei, drei oder vier. Rote Dreien legst du selbst aus, und wilde Karten helfen nie, den Stapel zu nehmen.
preset-pack = Taking the Pack
preset-pack-about = Für vier, streng beim Stapel: Bis zur Erstmeldung bekommt man ihn nur mit einem Paar.
preset-wahhi = Standardregeln
preset-wahhi-about = Für zwei bis sechs: je elf Karten, ein Canasta zum Ausmachen, und eine schwarze Drei sperrt den Stapel für einen Zug. Nach WAHHI Classic Canasta.

preset-changed = { $changes ->
        [one] { $title } mit einer Hausregel
       *[other] { $title } mit { SPELL($changes) } Hausregeln
    }
