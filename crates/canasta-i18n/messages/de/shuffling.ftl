### Vor einer Runde: die Festlegung, wer abgehoben hat, wer bereit ist. Und das Ende ohne Sieg.

shuffling-title = Mischen – Canasta
shuffling-heading = Die Karten werden gemischt …
shuffling-about = Jedes Gerät am Tisch hebt ab. So kann niemand die Reihenfolge vorher kennen.

shuffling-have-cut = { $you ->
        [yes] { $others ->
            [0] Du hast abgehoben.
            [one] Du und { $others } habt abgehoben.
           *[other] Du, { $others } habt abgehoben.
        }
       *[no] { $others ->
            [one] { $others } hat abgehoben.
           *[other] { $others } haben abgehoben.
        }
    }
shuffling-have-not-cut = { $you ->
        [yes] { $others ->
            [0] Du hast noch nicht abgehoben.
            [one] Du und { $others } habt noch nicht abgehoben.
           *[other] Du, { $others } habt noch nicht abgehoben.
        }
       *[no] { $others ->
            [one] { $others } hat noch nicht abgehoben.
           *[other] { $others } haben noch nicht abgehoben.
        }
    }

shuffling-ready = { $you ->
        [yes] { $others ->
            [0] Du bist bereit.
            [one] Du und { $others } seid bereit.
           *[other] Du, { $others } seid bereit.
        }
       *[no] { $others ->
            [one] { $others } ist bereit.
           *[other] { $others } sind bereit.
        }
    }
shuffling-waiting = { $you ->
        [yes] { $others ->
            [0] Nur du fehlst noch.
            [one] Es fehlen noch du und { $others }.
           *[other] Es fehlen noch du, { $others }.
        }
       *[no] { $others ->
            [one] Es fehlt noch { $others }.
           *[other] Es fehlen noch { $others }.
        }
    }

shuffling-closed-more = Hier endete die Partie. In der Wiederholung siehst du alle Hände.
shuffling-given-up = Diese Partie wurde abgebrochen.
shuffling-given-up-more = Lange hatte niemand gespielt. In der Wiederholung siehst du alle Hände.

shuffling-not-yet-title = Noch nicht – Canasta
shuffling-not-yet = Die erste Runde läuft noch.
shuffling-not-yet-about = Hier wird im Wettkampf gespielt: Du siehst jede Runde, wenn sie zu Ende ist.
shuffling-look-again = Aktualisieren
