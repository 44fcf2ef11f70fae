### Durate e date.

time-span = { $parts }
time-hours = { $n ->
        [one] 1 ora
       *[other] { $n } ore
    }
time-minutes = { $n ->
        [one] 1 minuto
       *[other] { $n } minuti
    }
time-seconds = { $n ->
        [one] 1 secondo
       *[other] { $n } secondi
    }

## Date.

time-date = { $day ->
        [1] 1º
       *[other] { $day }
    } { $month ->
        [january] gennaio
        [february] febbraio
        [march] marzo
        [april] aprile
        [may] maggio
        [june] giugno
        [july] luglio
        [august] agosto
        [september] settembre
        [october] ottobre
        [november] novembre
       *[december] dicembre
    } { DIGITS($year) }
