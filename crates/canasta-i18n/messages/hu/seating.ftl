seating-title = A sorsolás
seating-drawn = { $first_deal ->
        [yes] Sorsolás: első osztó.
       *[no] Helysorsolás.
    }
seating-draws = { $first_deal ->
        [yes] Sorsolás az első osztóért: { $draws }.
       *[no] Helysorsolás: { $draws }.
    }
seating-drew = { $player ->
        [you] te { CARD($card, form: "acc") } húztál
       *[other] { $player } { CARD($card, form: "acc") } húzott
    }
seating-and = { $player ->
        [you] te { CARD($card, form: "acc") }
       *[other] { $player } { CARD($card, form: "acc") }
    }
seating-void = { $cards ->
        [one] Érvénytelen húzás, újra: { $cards }.
       *[other] Érvénytelen húzások, újra: { $cards }.
    }
seating-void-card = { $twice ->
        [yes] { $card } (ketten is húzták)
       *[no] { $card }
    }
seating-partners = { $partners ->
        [one] A partnered { $partners }.
       *[other] A partnereid { $partners }.
    }
seating-sits-out = { $player ->
        [you] Most te pihensz.
       *[other] Most { $player } pihen.
    }
seating-deals = { $dealer ->
        [you] Te osztasz.
       *[other] { $dealer } oszt.
    }
