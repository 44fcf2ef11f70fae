### Het begin van een partij: loten om de plaatsen, partners, en wie er geeft.

seating-title = Loting
seating-drawn = { $first_deal ->
        [yes] Loting: wie geeft de eerste ronde?
       *[no] Loting om de plaatsen.
    }
seating-draws = { $first_deal ->
        [yes] Loting om de eerste gever: { $draws }.
       *[no] Loting om de plaatsen: { $draws }.
    }
seating-drew = { $player ->
        [you] jij trok { $card }
       *[other] { $player } trok { $card }
    }
seating-and = { $player ->
        [you] jij { $card }
       *[other] { $player } { $card }
    }
seating-void = { $cards ->
        [one] Opnieuw getrokken, want deze telde niet: { $cards }.
       *[other] Opnieuw getrokken, want deze telden niet: { $cards }.
    }
seating-void-card = { $twice ->
        [yes] { $card } (twee keer getrokken)
       *[no] { $card }
    }
seating-partners = { $partners ->
        [one] { $partners } is je partner.
       *[other] { $partners } zijn je partners.
    }
seating-sits-out = { $player ->
        [you] Jij slaat over.
       *[other] { $player } slaat over.
    }
seating-deals = { $dealer ->
        [you] Jij geeft.
       *[other] { $dealer } geeft.
    }
