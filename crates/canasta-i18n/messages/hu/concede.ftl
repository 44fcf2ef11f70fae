concede-open = A játszma feladása
concede-title = Feladod a játszmát?
concede-about = Az ellenfél nyer. Az állás nem változik.
concede-asks = { $partners ->
        [one] Előbb { $partners } beleegyezése is kell.
       *[other] Előbb { $partners } beleegyezése is kell.
    }
concede-now = Feladom
concede-offer = Javaslom a feladást
concede-close = Bezárás

concede-strip = Javaslat a feladásra
concede-question = { $players ->
        [one] { $players } feladná a játszmát.
       *[other] { $players } feladná a játszmát.
    }
concede-agree = Feladom
concede-play-on = Folytassuk
concede-waiting = Feladnád a játszmát. Még nem válaszolt: { $partners }.
concede-withdraw = Visszavonás

concede-conceded = { $you ->
        [yes] { $others ->
            [0] Feladtad a játszmát.
           *[other] { table-players } feladtátok a játszmát.
        }
       *[no] { table-players } feladta a játszmát.
    }
