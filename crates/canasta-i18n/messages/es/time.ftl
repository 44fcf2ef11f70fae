### Tiempos y fechas.

time-span = { $parts }
time-hours = { $n ->
        [one] 1 hora
       *[other] { $n } horas
    }
time-minutes = { $n ->
        [one] 1 minuto
       *[other] { $n } minutos
    }
time-seconds = { $n ->
        [one] 1 segundo
       *[other] { $n } segundos
    }

time-date = { $month ->
        [january] { $day } de enero de { DIGITS($year) }
        [february] { $day } de febrero de { DIGITS($year) }
        [march] { $day } de marzo de { DIGITS($year) }
        [april] { $day } de abril de { DIGITS($year) }
        [may] { $day } de mayo de { DIGITS($year) }
        [june] { $day } de junio de { DIGITS($year) }
        [july] { $day } de julio de { DIGITS($year) }
        [august] { $day } de agosto de { DIGITS($year) }
        [september] { $day } de septiembre de { DIGITS($year) }
        [october] { $day } de octubre de { DIGITS($year) }
        [november] { $day } de noviembre de { DIGITS($year) }
       *[december] { $day } de diciembre de { DIGITS($year) }
    }
