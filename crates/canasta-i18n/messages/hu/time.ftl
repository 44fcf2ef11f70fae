time-span = { $parts }
time-hours = { $n } óra
time-minutes = { $n } perc
time-seconds = { $n } másodperc

time-date = { $month ->
        [january] { DIGITS($year) }. január { $day }.
        [february] { DIGITS($year) }. február { $day }.
        [march] { DIGITS($year) }. március { $day }.
        [april] { DIGITS($year) }. április { $day }.
        [may] { DIGITS($year) }. május { $day }.
        [june] { DIGITS($year) }. június { $day }.
        [july] { DIGITS($year) }. július { $day }.
        [august] { DIGITS($year) }. augusztus { $day }.
        [september] { DIGITS($year) }. szeptember { $day }.
        [october] { DIGITS($year) }. október { $day }.
        [november] { DIGITS($year) }. november { $day }.
       *[december] { DIGITS($year) }. december { $day }.
    }
