### Czas trwania i daty.

time-span = { $parts }
time-hours = { $n ->
        [one] 1 godzina
        [few] { $n } godziny
       *[many] { $n } godzin
    }
time-minutes = { $n ->
        [one] 1 minuta
        [few] { $n } minuty
       *[many] { $n } minut
    }
time-seconds = { $n ->
        [one] 1 sekunda
        [few] { $n } sekundy
       *[many] { $n } sekund
    }

## Daty.

time-date = { $month ->
        [january] { $day } stycznia { DIGITS($year) }
        [february] { $day } lutego { DIGITS($year) }
        [march] { $day } marca { DIGITS($year) }
        [april] { $day } kwietnia { DIGITS($year) }
        [may] { $day } maja { DIGITS($year) }
        [june] { $day } czerwca { DIGITS($year) }
        [july] { $day } lipca { DIGITS($year) }
        [august] { $day } sierpnia { DIGITS($year) }
        [september] { $day } września { DIGITS($year) }
        [october] { $day } października { DIGITS($year) }
        [november] { $day } listopada { DIGITS($year) }
       *[december] { $day } grudnia { DIGITS($year) }
    }
