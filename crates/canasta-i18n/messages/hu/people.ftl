people-open = Játékosok
people-close = Bezárás
people-title = Ennél az asztalnál
people-bot = robot, { $level }
people-state = { $state ->
        [here] { $host ->
            [yes] itt van, házigazda
           *[no] itt van
        }
        [away] { $host ->
            [yes] távol, házigazda
           *[no] távol
        }
        [replaced] { $host ->
            [yes] távol (robot játszik); házigazda
           *[no] távol (robot játszik)
        }
        [left] { $host ->
            [yes] elment (robot játszik); házigazda
           *[no] elment (robot játszik)
        }
       *[yours] { $host ->
            [yes] robot játszik helyetted; házigazda
           *[no] robot játszik helyetted
        }
    }

people-substitute = Játsszon robot
people-substitute-for = Játsszon robot: { $name }
people-make-host = Legyen házigazda
people-make-host-of = Legyen házigazda: { $name }

people-play = { $host ->
        [yes] Beülök ide
       *[no] Kérem ezt a helyet
    }
people-play-for = { $host ->
        [yes] Beülök ide: { $name }
       *[no] Kérem ezt a helyet: { $name }
    }
people-withdraw = Mégsem kérem

people-pause = Szünet
people-pause-about = Ameddig csak akarod. Semmi sem vész el.

people-link = Az asztal linkje
people-share = Megosztás
people-copy = Másolás
people-for-days = Több napig játszotok?
people-reminder-about = Küldd el ezt annak, aki éppen következik, vagy vedd fel a köreidet a naptáradba.
people-reminder = Emlékeztető
people-reminder-share = Emlékeztető küldése
people-calendar = Naptárlink

people-leave = Távozás a játszmából
people-leave-about = Robot veszi át a helyed. Amíg a játszma tart, visszajöhetsz.
people-leave-now = Távozás
