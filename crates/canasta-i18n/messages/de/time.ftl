### Zeitspannen und Daten.

time-span = { $parts }
time-hours = { $n ->
        [one] 1 Stunde
       *[other] { $n } Stunden
    }
time-minutes = { $n ->
        [one] 1 Minute
       *[other] { $n } Minuten
    }
time-seconds = { $n ->
        [one] 1 Sekunde
       *[other] { $n } Sekunden
    }

time-date = { $month ->
        [january] { $day }. Januar { DIGITS($year) }
        [february] { $day }. Februar { DIGITS($year) }
        [march] { $day }. März { DIGITS($year) }
        [april] { $day }. April { DIGITS($year) }
        [may] { $day }. Mai { DIGITS($year) }
        [june] { $day }. Juni { DIGITS($year) }
        [july] { $day }. Juli { DIGITS($year) }
        [august] { $day }. August { DIGITS($year) }
        [september] { $day }. September { DIGITS($year) }
        [october] { $day }. Oktober { DIGITS($year) }
        [november] { $day }. November { DIGITS($year) }
       *[december] { $day }. Dezember { DIGITS($year) }
    }
