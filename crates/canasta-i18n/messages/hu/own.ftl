own-sits-out = Ebben az osztásban pihensz.
own-section = A lapjaid és a gombok
own-hand = A lapjaid, { table-cards }
own-new-card = új
own-actions = Lépések
own-draw = { $n ->
        [one] Húzok
       *[other] Húzok { $n } lapot
    }
own-pass = Passz
own-take = { $n ->
        [0] Felveszem
       *[other] Felveszem ({ $n })
    }
own-meld = Lerakom
own-discard = Dobok
own-take-back = Visszaveszem
own-back-to-score = Vissza az álláshoz
own-watching = Nézőként
