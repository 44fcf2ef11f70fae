### L’inizio di una partita: il sorteggio dei posti, i partner e chi dà le carte.

seating-title = Il sorteggio
seating-drawn = { $first_deal ->
        [yes] Sorteggio del mazziere.
       *[no] Sorteggio dei posti.
    }
seating-draws = { $first_deal ->
        [yes] Sorteggio del mazziere: { $draws }.
       *[no] Sorteggio dei posti: { $draws }.
    }
seating-drew = { $player ->
        [you] tu { $card }
       *[other] { $player } { $card }
    }
seating-and = { $player ->
        [you] tu { $card }
       *[other] { $player } { $card }
    }
seating-void = { $cards ->
        [one] Da rifare, perché non valeva: { $cards }.
       *[other] Da rifare, perché non valevano: { $cards }.
    }
seating-void-card = { $twice ->
        [yes] { $card } (due volte)
       *[no] { $card }
    }
seating-partners = { $partners ->
        [one] Giochi in coppia con { $partners }.
       *[other] Giochi in squadra con { $partners }.
    }
seating-sits-out = { $player ->
        [you] Tu riposi.
       *[other] Riposa { $player }.
    }
seating-deals = { $dealer ->
        [you] Dai le carte tu.
       *[other] Dà le carte { $dealer }.
    }
