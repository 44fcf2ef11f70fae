example-house = Házi szabály érvényes.
example-no-stock = A pakli üres.
example-players = { SPELL($players, case: "capital") } játékos.
example-sits-out = Három a kettő ellen; az ötödik játékos pihen.
example-totals = Állás az osztás előtt.
example-total = { $side }: { $points }.

example-who-you = Te
example-who-partner = A partnered
example-who-other = A másik játékos
example-who-left = A bal oldali játékos
example-who-right = A jobb oldali játékos
example-who-across = A szemben ülő játékos
example-who-across-left = A szemben balra ülő játékos
example-who-across-right = A szemben jobbra ülő játékos
example-who-partner-left = A bal oldali partnered
example-who-partner-right = A jobb oldali partnered
example-side-yours = A te csapatod
example-side-others = Az ellenfél csapata

example-hand-you = A te lapjaid
example-hand-partner = A partnered lapjai
example-hand-other = A másik játékos lapjai
example-hand-left = A bal oldali játékos lapjai
example-hand-right = A jobb oldali játékos lapjai
example-hand-across = A szemben ülő játékos lapjai
example-hand-across-left = A szemben balra ülő játékos lapjai
example-hand-across-right = A szemben jobbra ülő játékos lapjai
example-hand-partner-left = A bal oldali partnered lapjai
example-hand-partner-right = A jobb oldali partnered lapjai

example-melds-you = A te lerakásaid
example-melds-other = A másik játékos lerakásai
example-melds-left = A bal oldali játékos lerakásai
example-melds-right = A jobb oldali játékos lerakásai
example-melds-across-left = A szemben balra ülő játékos lerakásai
example-melds-across-right = A szemben jobbra ülő játékos lerakásai
example-melds-side-yours = A csapatod lerakásai
example-melds-side-others = Az ellenfél lerakásai

example-red-threes-you = A te piros hármasaid
example-red-threes-other = A másik játékos piros hármasai
example-red-threes-left = A bal oldali játékos piros hármasai
example-red-threes-right = A jobb oldali játékos piros hármasai
example-red-threes-across-left = A szemben balra ülő játékos piros hármasai
example-red-threes-across-right = A szemben jobbra ülő játékos piros hármasai
example-red-threes-side-yours = A csapatod piros hármasai
example-red-threes-side-others = Az ellenfél piros hármasai

example-pile = { $cards ->
        [one] Dobóhalom
       *[other] Dobóhalom, az utolsó lap van felül
    }
example-stock = { $cards ->
        [one] Pakli, egy lap
       *[other] Pakli, a következő lappal kezdve
    }

example-laid-down-first = Előbb az asztalra kerül:
example-unreadable = { $who }: „{ $act }”
example-draw = { $you ->
        [yes] Húzol
       *[no] { $who } húz
    }
example-take-onto-meld = { $you ->
        [yes] Felveszed a halmot a lerakáshoz
       *[no] { $who } felveszi a halmot a lerakáshoz
    }
example-take-with = { $you ->
        [yes] Felveszed a halmot ezekkel
       *[no] { $who } felveszi a halmot ezekkel
    }
example-lay-down = { $you ->
        [yes] Ezt rakod le
       *[no] { $who } ezt rakja le
    }
example-add = { $you ->
        [yes] Ezt teszed { KIND($rank, form: "to") }
       *[no] { $who } ezt teszi { KIND($rank, form: "to") }
    }
example-discard = { $you ->
        [yes] Ezt dobod
       *[no] { $who } ezt dobja
    }
example-pass = { $you ->
        [yes] Passzolsz
       *[no] { $who } passzol
    }
example-declare = { $you ->
        [yes] Ezt teszed ki
       *[no] { $who } ezt teszi ki
    }
example-ask = { $you ->
        [yes] Megkérdezed: „Kimehetek?”
       *[no] { $who } megkérdezi: „Kimehetek?”
    }
example-answer = { $you ->
        [yes] { $yes ->
            [yes] Igennel felelsz
           *[no] Nemmel felelsz
        }
       *[no] { $yes ->
            [yes] { $who } igennel felel
           *[no] { $who } nemmel felel
        }
    }

example-drawn = Húzott lap:
example-laid-down = Az asztalra kerül:
example-laid-down-next = A következő játékostól az asztalra kerül:

example-out = { $you ->
        [yes] { $concealed ->
            [yes] Kézből mész ki.
           *[no] Kimész.
        }
       *[no] { $concealed ->
            [yes] { $who } kézből megy ki.
           *[no] { $who } kimegy.
        }
    }
example-nobody-out = Az osztás úgy ér véget, hogy senki sem ment ki.
example-last-red-three = A pakli utolsó lapja piros hármas: vége az osztásnak.

example-scored = { $side }: { $entries }.
example-natural-canastas = tiszta kanaszták { $points }
example-mixed-canastas = vegyes kanaszták { $points }
example-concealed-canastas = kanaszták kézből { $points }
example-red-threes = piros hármasok { $points }
example-going-out = kimenés { $points }
example-exact-deal = pontos osztás { $points }
example-penalties = büntetések { $points }
example-melded = lerakott lapok { $points }
example-in-hand = kézben maradt lapok { $points }
example-sum = összesen { $points }
