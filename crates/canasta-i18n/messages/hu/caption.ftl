caption-drew = { $cards ->
        [one] lapot húzott
       *[other] { SPELL($cards) } lapot húzott
    }
caption-drew-brief = húzott
caption-took = { $cards ->
        [one] felvette az egylapos halmot
       *[other] felvette a halmot ({ $cards })
    }
caption-took-brief = +{ $cards } lap
caption-melded = { KIND($rank, form: "acc") } rakott le
caption-melded-brief = lera{ "\u00AD" }kott
caption-melded-several = { SPELL($melds) }féle lapot rakott le
caption-canasta = { $natural ->
        [yes] tiszta kanaszta { KIND($rank, form: "from") }
       *[no] kanaszta { KIND($rank, form: "from") }
    }
caption-canasta-brief = ka{ "\u00AD" }nasz{ "\u00AD" }ta
caption-red-three = kitett egy piros hármast
caption-red-three-brief = juta{ "\u00AD" }lom
caption-discarded = { KIND($kind, form: "acc") } dobott
caption-discarded-brief = { KIND($kind, form: "brief") }
caption-discarded-black-three-brief = 3-ast
caption-froze = befagyasztotta a halmot
caption-froze-brief = befa{ "\u00AD" }gyaszt
caption-passed = passz
caption-asked = kimehetek?
caption-asked-brief = me{ "\u00AD" }het?
caption-answered = { $yes ->
        [yes] igen!
       *[no] nem!
    }

caption-since = Az utolsó köröd óta
caption-since-close = Bezárás
caption-since-nothing = Az utolsó köröd óta senki sem játszott.
caption-since-steps = Lépésenként
caption-since-back = Vissza
caption-since-on = Tovább
caption-since-at = { $at } / { $of }
