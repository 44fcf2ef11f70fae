### Początek partii: losowanie miejsc, partnerzy i kto rozdaje.

seating-title = Losowanie
seating-drawn = { $first_deal ->
        [yes] Losowanie pierwszego rozdającego.
       *[no] Losowanie miejsc.
    }
seating-draws = { $first_deal ->
        [yes] Losowanie pierwszego rozdającego: { $draws }.
       *[no] Losowanie miejsc: { $draws }.
    }
seating-drew = { $player ->
        [you] ty – { $card }
       *[other] { $player } – { $card }
    }
seating-and = { $player ->
        [you] ty – { $card }
       *[other] { $player } – { $card }
    }
seating-void = { $cards ->
        [one] Losowanie powtórzone, nie liczy się: { $cards }.
        [few] Losowanie powtórzone, nie liczą się: { $cards }.
       *[many] Losowanie powtórzone, nie liczą się: { $cards }.
    }
seating-void-card = { $twice ->
        [yes] { $card } (dwa razy)
       *[no] { $card }
    }
seating-partners = { $partners ->
        [one] Twój partner: { $partners }.
        [few] Twoi partnerzy: { $partners }.
       *[many] Twoi partnerzy: { $partners }.
    }
seating-sits-out = { $player ->
        [you] Pauzujesz.
       *[other] Pauzuje { $player }.
    }
seating-deals = { $dealer ->
        [you] Rozdajesz.
       *[other] Rozdaje { $dealer }.
    }
