ending-went-out = { $player ->
        [you] { $concealed ->
            [yes] Kézből mentél ki
           *[no] Kimentél
        }
       *[other] { $concealed ->
            [yes] { $player } kézből ment ki
           *[no] { $player } kiment
        }
    }
ending-stock-empty = Elfogyott a pakli
ending-last-red-three = { $player ->
        [you] A pakli utolsó lapjaként piros hármast húztál
       *[other] { $player } piros hármast húzott a pakli utolsó lapjaként
    }

ending-hands-left = Kézben maradt: { $hands }.
ending-hand-left = { $player ->
        [you] te { $cards }
       *[other] { $player } { $cards }
    }
ending-held = { $cards }
ending-held-cards = { SPELL($n) } { KIND($kind) }
ending-deal = { $deal }. osztás
ending-brought = Ez az osztás
ending-so-far = Állás
ending-how-it-went = A játszma menete
ending-last-deal = Az utolsó osztás
ending-all-deals = Eredménylap
ending-its-points = Pontok részletesen

ending-band = { $smallest ->
        [yes] minimum { $minimum }
       *[no] { $minimum }
    }
ending-curve = { $deals ->
        [one] Állás egy osztás után ({ $goal } kell a győzelemhez): { $totals }.
       *[other] Állás { SPELL($deals) } osztás után ({ $goal } kell a győzelemhez): { $totals }.
    }
ending-total-of = { $side } { $points }
ending-next-minimum = Következő minimum: { $minimums }.
ending-side-minimum = { $side } <b>{ $minimum }</b>
ending-next-deal = Következő osztás
ending-you-are-ready = Kész
ending-deal-now = Osztás most
ending-look = Asztal

ending-won = { $you ->
        [yes] { $others ->
            [0] Nyertél
           *[other] { table-players } nyertetek
        }
       *[no] { table-players } nyert
    }
ending-margin = { $deals ->
        [one] { $points } ponttal, egy osztás után.
       *[other] { $points } ponttal, { SPELL($deals) } osztás után.
    }
ending-final-score = Végeredmény
ending-place = { $place ->
        [1] győztes
        [2] második
        [3] harmadik
        [4] negyedik
        [5] ötödik
       *[other] hatodik
    }
ending-lost = vesztes
ending-replay = Visszajátszás

ending-this-deal = Ez az osztás
ending-deals = Osztás
ending-natural-canastas = Tiszta kanaszták
ending-mixed-canastas = Vegyes kanaszták
ending-concealed-canastas = Kanaszták kézből
ending-red-threes = Piros hármasok
ending-going-out = Kimenés
ending-exact-deal = Pontos osztás
ending-penalties = Büntetések
ending-melded = Lerakott lapok
ending-in-hand = Kézben maradt lapok
ending-each = egyenként { $points }
