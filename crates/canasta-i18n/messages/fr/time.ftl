### Durées et dates.

time-span = { $parts }

time-hours = { $n ->
        [one] { $n } heure
       *[other] { $n } heures
    }

time-minutes = { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }

time-seconds = { $n ->
        [one] { $n } seconde
       *[other] { $n } secondes
    }

time-date = { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [january] janvier
        [february] février
        [march] mars
        [april] avril
        [may] mai
        [june] juin
        [july] juillet
        [august] août
        [september] septembre
        [october] octobre
        [november] novembre
       *[december] décembre
    } { DIGITS($year) }
