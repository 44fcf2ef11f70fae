### Die Menschen am Tisch: wer da ist, was man tun kann, wie andere dazukommen, wie man geht.

people-open = Leute
people-close = Schließen
people-title = An diesem Tisch
people-bot = Bot, { $level }
people-state = { $state ->
        [here] { $host ->
            [yes] da, Leitung
           *[no] da
        }
        [away] { $host ->
            [yes] nicht da, Leitung
           *[no] nicht da
        }
        [replaced] { $host ->
            [yes] nicht da (Bot spielt); Leitung
           *[no] nicht da (Bot spielt)
        }
        [left] { $host ->
            [yes] gegangen (Bot spielt); Leitung
           *[no] gegangen (Bot spielt)
        }
       *[yours] { $host ->
            [yes] Bot spielt für dich; Leitung
           *[no] Bot spielt für dich
        }
    }
people-substitute = Bot spielen lassen
people-substitute-for = Bot spielen lassen: { $name }
people-make-host = Leitung übergeben
people-make-host-of = Leitung übergeben: { $name }

people-play = { $host ->
        [yes] Platz übernehmen
       *[no] Um den Platz bitten
    }
people-play-for = { $host ->
        [yes] Platz übernehmen: { $name }
       *[no] Um den Platz bitten: { $name }
    }
people-withdraw = Anfrage zurückziehen

people-pause = Pause machen
people-pause-about = Die Partie ruht, solange ihr wollt. Nichts geht verloren.

people-link = Link zum Tisch
people-share = Teilen
people-copy = Kopieren
people-for-days = Eine Partie über mehrere Tage?
people-reminder-about = Schick das an die Person, die dran ist, oder hol dir deine eigenen Züge in den Kalender.
people-reminder = Erinnerung
people-reminder-share = Erinnerung teilen
people-calendar = Kalenderlink

people-leave = Partie verlassen
people-leave-about = Ein Bot springt ein. Solange die Partie läuft, kannst du zurückkommen.
people-leave-now = Partie verlassen
