### Sous le nom de la personne : ce qu'elle vient de faire. Participes passés, très courts.

caption-drew = { $cards ->
        [one] pioché une carte
       *[other] pioché { SPELL($cards) } cartes
    }
caption-drew-brief = pioché

caption-took = { $cards ->
        [one] pris la pile d’une carte
       *[other] pris la pile ({ $cards })
    }
caption-took-brief = pris { $cards }

caption-melded = posé des { KIND($rank, form: "many") }
caption-melded-brief = posé
caption-melded-several = posé { SPELL($melds) } hauteurs

caption-canasta = { $natural ->
        [yes] canasta pure { KIND($rank, form: "of") }
       *[no] canasta { KIND($rank, form: "of") }
    }
caption-canasta-brief = canasta

caption-red-three = étalé un 3 rouge
caption-red-three-brief = prime

caption-discarded = défaussé { KIND($kind, form: "a") }
caption-discarded-brief = { KIND($kind, form: "a") }
caption-discarded-black-three-brief = un 3
caption-froze = gelé la pile
caption-froze-brief = gelé

caption-passed = passé
caption-asked = puis-je sortir ?
caption-asked-brief = sort ?
caption-answered = { $yes ->
        [yes] répondu oui
       *[no] répondu non
    }

caption-since = Depuis ton dernier tour
caption-since-close = Fermer
caption-since-nothing = Personne n’a joué depuis ton dernier tour.
caption-since-steps = Pas à pas
caption-since-back = Retour
caption-since-on = Suite
caption-since-at = { $at } sur { $of }
