### Le début d'une partie : le tirage des places, les partenaires, et qui distribue.

seating-title = Le tirage
seating-drawn = { $first_deal ->
        [yes] Tirage de la première donne.
       *[no] Tirage des places.
    }
seating-draws = { $first_deal ->
        [yes] Tirage de la première donne : { $draws }.
       *[no] Tirage des places : { $draws }.
    }
seating-drew = { $player ->
        [you] tu as tiré { $card }
       *[other] { $player } a tiré { $card }
    }
seating-and = { $player ->
        [you] toi { $card }
       *[other] { $player } { $card }
    }
seating-void = Tirage refait après { $cards }.
seating-void-card = { $twice ->
        [yes] { $card } (en double)
       *[no] { $card }
    }
seating-partners = Tu joues avec { $partners }.
seating-sits-out = { $player ->
        [you] Tu te reposes.
       *[other] { $player } se repose.
    }
seating-deals = { $dealer ->
        [you] Tu distribues.
       *[other] { $dealer } distribue.
    }
