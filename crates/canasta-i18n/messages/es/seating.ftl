### El comienzo de una partida: el sorteo de asientos, las parejas y quién reparte.

seating-title = El sorteo
seating-drawn = { $first_deal ->
        [yes] Sorteo para ver quién reparte primero.
       *[no] Sorteo de asientos.
    }
seating-draws = { $first_deal ->
        [yes] Sorteo para ver quién reparte primero: { $draws }.
       *[no] Sorteo de asientos: { $draws }.
    }
seating-drew = { $player ->
        [you] tú sacas { $card }
       *[other] { $player } saca { $card }
    }
seating-and = { $player ->
        [you] tú { $card }
       *[other] { $player } { $card }
    }
seating-void = { $cards ->
        [one] No valía y se volvió a sacar: { $cards }.
       *[other] No valían y se volvieron a sacar: { $cards }.
    }
seating-void-card = { $twice ->
        [yes] { $card } (salió dos veces)
       *[no] { $card }
    }
seating-partners = { $partners ->
        [one] Tu pareja es { $partners }.
       *[other] En tu equipo están { $partners }.
    }
seating-sits-out = { $player ->
        [you] Descansas tú.
       *[other] Descansa { $player }.
    }
seating-deals = { $dealer ->
        [you] Repartes tú.
       *[other] Reparte { $dealer }.
    }
