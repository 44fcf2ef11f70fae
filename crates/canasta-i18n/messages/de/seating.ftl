### Der Anfang einer Partie: Auslosung, Partner, und wer gibt.

seating-title = Die Auslosung
seating-drawn = { $first_deal ->
        [yes] Wer gibt zuerst?
       *[no] Auslosung der Plätze.
    }
seating-draws = { $first_deal ->
        [yes] Wer gibt zuerst? { $draws }.
       *[no] Auslosung der Plätze: { $draws }.
    }
seating-drew = { $player ->
        [you] { CARD($card, form: "the") } für dich
       *[other] { CARD($card, form: "the") } für { $player }
    }
seating-and = { $player ->
        [you] { CARD($card, form: "the") } für dich
       *[other] { CARD($card, form: "the") } für { $player }
    }
seating-void = { $cards ->
        [one] Neu gezogen, weil ungültig: { $cards }.
       *[other] Neu gezogen, weil ungültig: { $cards }.
    }
seating-void-card = { $twice ->
        [yes] { CARD($card, form: "the") } (zweimal gezogen)
       *[no] { CARD($card, form: "the") }
    }
seating-partners = { $partners ->
        [one] Du spielst mit { $partners } zusammen.
       *[other] Du spielst mit { $partners } zusammen.
    }
seating-sits-out = { $player ->
        [you] Du setzt aus.
       *[other] { $player } setzt aus.
    }
seating-deals = { $dealer ->
        [you] Du gibst.
       *[other] { $dealer } gibt.
    }
