### Probleme einer beschriebenen Stellung. Klein und ohne Punkt, weil sie in Listen stehen.

position-seat = { $part }: Platz { DIGITS($seat) } gibt es nicht (möglich: 0 bis { DIGITS($last) })
position-sits-out = { $part }: Platz { DIGITS($seat) } setzt diese Runde aus
position-length = { $part } braucht { $wanted ->
        [one] einen Eintrag
       *[other] { $wanted } Einträge
    }, nicht { $found }
position-score = Seite { DIGITS($side) } kann nicht { $points } Punkte haben
position-card-too-often = { CARD($card, form: "the") } kommt { SPELL($times) }mal vor, es gibt aber nur zwei davon
position-too-few-cards = für die Hand von Platz { DIGITS($seat) } sind nicht mehr genug Karten übrig
position-meld = Seite { DIGITS($side) } kann die Meldung „{ $cards }“ nicht haben: { $why }
position-long-meld = Seite { DIGITS($side) } hat eine ungültige Meldung (zu lang zum Anzeigen): { $why }
position-two-melds = Seite { DIGITS($side) } hat zwei Meldungen aus { KIND($rank, form: "dat") }
position-not-a-red-three = { CARD($card, form: "the") } steht bei den roten Dreien von Seite { DIGITS($side) }
position-red-three-in-hand = Platz { DIGITS($seat) } hat eine rote Drei auf der Hand, die nach den Regeln ausliegt
position-empty-hand = Platz { DIGITS($seat) } ist am Zug, hat aber keine Karten
position-phase = die Phase passt nicht zu den Flags
position-melded-without-meld = Platz { DIGITS($seat) } soll gemeldet haben, die Seite hat aber keine Meldungen
