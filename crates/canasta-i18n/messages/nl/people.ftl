### Het paneel met de mensen aan tafel: wie er is, wat je kunt doen, hoe anderen meedoen en hoe je weggaat.

people-open = Mensen
people-close = Sluiten
people-title = Aan deze tafel
people-bot = bot, { $level }
people-state = { $state ->
        [here] { $host ->
            [yes] aanwezig, host
           *[no] aanwezig
        }
        [away] { $host ->
            [yes] weg, host
           *[no] weg
        }
        [replaced] { $host ->
            [yes] weg (bot speelt); host
           *[no] weg (bot speelt)
        }
        [left] { $host ->
            [yes] weggegaan (bot speelt); host
           *[no] weggegaan (bot speelt)
        }
       *[yours] { $host ->
            [yes] bot speelt voor jou; host
           *[no] bot speelt voor jou
        }
    }

people-substitute = Bot laten spelen
people-substitute-for = Bot laten spelen: { $name }
people-make-host = Host maken
people-make-host-of = Host maken: { $name }

## Een plaats overnemen.

people-play = { $host ->
        [yes] Plaats overnemen
       *[no] Vraag om deze plaats
    }
people-play-for = { $host ->
        [yes] Plaats overnemen: { $name }
       *[no] Vraag om deze plaats: { $name }
    }
people-withdraw = Verzoek intrekken

## Een pauze.

people-pause = Partij pauzeren
people-pause-about = Pauzeer zo lang je wilt. Er gaat niets verloren.

## Links om te delen.

people-link = Link naar de tafel
people-share = Delen
people-copy = Kopiëren
people-for-days = Speel je over meerdere dagen?
people-reminder-about = Stuur dit naar wie er aan de beurt is, of zet je eigen beurten in je agenda.
people-reminder = Herinnering
people-reminder-share = Herinnering delen
people-calendar = Agendalink

## Weggaan.

people-leave = Weggaan
people-leave-about = Een bot neemt het over. Zolang de partij loopt, kun je terugkomen.
people-leave-now = Weggaan
