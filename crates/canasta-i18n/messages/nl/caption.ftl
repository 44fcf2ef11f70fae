### Op het naambordje: wat een speler net deed. Met `-brief` in een of twee woorden.

caption-drew = { $cards ->
        [one] trok een kaart
       *[other] trok { SPELL($cards) } kaarten
    }
caption-drew-brief = trok

caption-took = { $cards ->
        [one] pakte de stapel (1)
       *[other] pakte de stapel ({ $cards })
    }
caption-took-brief = pakte { $cards }

caption-melded = { KIND($rank, form: "many") } op tafel
caption-melded-brief = op tafel
caption-melded-several = { SPELL($melds) } sets op tafel

caption-canasta = { $natural ->
        [yes] zuivere canasta { KIND($rank, form: "many") }
       *[no] canasta { KIND($rank, form: "many") }
    }
caption-canasta-brief = canasta

caption-red-three = legde een rode drie neer
caption-red-three-brief = bonus

caption-discarded = legde { KIND($kind, form: "a") } af
caption-discarded-brief = { KIND($kind, form: "a") }
caption-discarded-black-three-brief = een drie
caption-froze = bevroor de stapel
caption-froze-brief = bevroor

caption-passed = paste
caption-asked = mag ik uit?
caption-asked-brief = mag ik?
caption-answered = { $yes ->
        [yes] zei ja
       *[no] zei nee
    }

## Sinds je vorige beurt: wat de anderen deden, ook stap voor stap.

caption-since = Sinds je vorige beurt
caption-since-close = Sluiten
caption-since-nothing = Sinds je vorige beurt heeft niemand gespeeld.
caption-since-steps = Stap voor stap
caption-since-back = Terug
caption-since-on = Verder
caption-since-at = { $at } van { $of }
