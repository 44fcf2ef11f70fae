### Auf dem Namensschild: der letzte Zug, in zwei Längen. Und was seit dem eigenen Zug geschah.

caption-drew = { $cards ->
        [one] Karte gezogen
       *[other] { SPELL($cards) } Karten gezogen
    }
caption-drew-brief = gezogen
caption-took = { $cards ->
        [one] Stapel genommen (eine Karte)
       *[other] Stapel genommen ({ $cards })
    }
caption-took-brief = { $cards } genommen
caption-melded = { KIND($rank, form: "many") } gemeldet
caption-melded-brief = gemeldet
caption-melded-several = { SPELL($melds) } Meldungen
caption-canasta = { $natural ->
        [yes] echtes Canasta: { KIND($rank, form: "many") }
       *[no] Canasta: { KIND($rank, form: "many") }
    }
caption-canasta-brief = Canasta
caption-red-three = rote Drei ausgelegt
caption-red-three-brief = rote Drei
caption-discarded = { KIND($kind, form: "one") } abgeworfen
caption-discarded-brief = { KIND($kind, form: "one") }
caption-discarded-black-three-brief = Drei
caption-froze = Stapel eingefroren
caption-froze-brief = friert ein
caption-passed = gepasst
caption-asked = darf ich ausmachen?
caption-asked-brief = darf ich?
caption-answered = { $yes ->
        [yes] sagt Ja
       *[no] sagt Nein
    }

## Seit deinem letzten Zug.

caption-since = Seit deinem letzten Zug
caption-since-close = Schließen
caption-since-nothing = Seit deinem letzten Zug hat niemand gespielt.
caption-since-steps = Schritt für Schritt
caption-since-back = Zurück
caption-since-on = Weiter
caption-since-at = { $at } von { $of }
