### Tijd en data.

time-span = { $parts }

time-hours = { $n ->
        [one] 1 uur
       *[other] { $n } uur
    }

time-minutes = { $n ->
        [one] 1 minuut
       *[other] { $n } minuten
    }

time-seconds = { $n ->
        [one] 1 seconde
       *[other] { $n } seconden
    }

## Data.

time-date = { $month ->
        [january] { $day } januari { DIGITS($year) }
        [february] { $day } februari { DIGITS($year) }
        [march] { $day } maart { DIGITS($year) }
        [april] { $day } april { DIGITS($year) }
        [may] { $day } mei { DIGITS($year) }
        [june] { $day } juni { DIGITS($year) }
        [july] { $day } juli { DIGITS($year) }
        [august] { $day } augustus { DIGITS($year) }
        [september] { $day } september { DIGITS($year) }
        [october] { $day } oktober { DIGITS($year) }
        [november] { $day } november { DIGITS($year) }
       *[december] { $day } december { DIGITS($year) }
    }
