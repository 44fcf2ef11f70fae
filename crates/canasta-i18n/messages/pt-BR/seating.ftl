seating-title = O sorteio
seating-drawn = { $first_deal ->
        [yes] Sorteio de quem dá as cartas.
       *[no] Sorteio dos lugares.
    }
seating-draws = { $first_deal ->
        [yes] Sorteio de quem dá as cartas: { $draws }.
       *[no] Sorteio dos lugares: { $draws }.
    }
seating-drew = { $player ->
        [you] você tirou { $card }
       *[other] { $player } tirou { $card }
    }
seating-and = { $player ->
        [you] você { $card }
       *[other] { $player } { $card }
    }
seating-void = { $cards ->
        [1] Sorteada de novo, porque não valeu: { $cards }.
       *[other] Sorteadas de novo, porque não valeram: { $cards }.
    }
seating-void-card = { $twice ->
        [yes] { $card } (saiu duas vezes)
       *[no] { $card }
    }
seating-partners = { $partners ->
        [1] { $partners } joga com você.
       *[other] { $partners } jogam com você.
    }
seating-sits-out = { $player ->
        [you] Você fica de fora.
       *[other] { $player } fica de fora.
    }
seating-deals = { $dealer ->
        [you] Você dá as cartas.
       *[other] { $dealer } dá as cartas.
    }
