time-span = { $parts }

time-hours = { $n ->
        [1] 1 hora
       *[other] { $n } horas
    }

time-minutes = { $n ->
        [1] 1 minuto
       *[other] { $n } minutos
    }

time-seconds = { $n ->
        [1] 1 segundo
       *[other] { $n } segundos
    }

time-date = { $day ->
        [1] 1º de { $month ->
            [january] janeiro
            [february] fevereiro
            [march] março
            [april] abril
            [may] maio
            [june] junho
            [july] julho
            [august] agosto
            [september] setembro
            [october] outubro
            [november] novembro
           *[december] dezembro
        } de { DIGITS($year) }
       *[other] { $day } de { $month ->
            [january] janeiro
            [february] fevereiro
            [march] março
            [april] abril
            [may] maio
            [june] junho
            [july] julho
            [august] agosto
            [september] setembro
            [october] outubro
            [november] novembro
           *[december] dezembro
        } de { DIGITS($year) }
    }
