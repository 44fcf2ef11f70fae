### Spans of time and dates.

# $parts (List): hours, minutes and seconds, each as below
time-span = { $parts }

# $n (Number): how many
time-hours = { $n ->
        [one] 1 hour
       *[other] { $n } hours
    }

# $n (Number): how many
time-minutes = { $n ->
        [one] 1 minute
       *[other] { $n } minutes
    }

# $n (Number): how many
time-seconds = { $n ->
        [one] 1 second
       *[other] { $n } seconds
    }

## Dates.

# $day (Number): of the month
# $month (one of january, february, march, april, may, june, july, august, september, october, november, december): the month
# $year (Number): the year
time-date = { $month ->
        [january] { $day } January { DIGITS($year) }
        [february] { $day } February { DIGITS($year) }
        [march] { $day } March { DIGITS($year) }
        [april] { $day } April { DIGITS($year) }
        [may] { $day } May { DIGITS($year) }
        [june] { $day } June { DIGITS($year) }
        [july] { $day } July { DIGITS($year) }
        [august] { $day } August { DIGITS($year) }
        [september] { $day } September { DIGITS($year) }
        [october] { $day } October { DIGITS($year) }
        [november] { $day } November { DIGITS($year) }
       *[december] { $day } December { DIGITS($year) }
    }
