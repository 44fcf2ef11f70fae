### Das Formular für einen neuen Tisch: Regeln, Spieler, Hausregeln und Einstellungen für Freunde.

form-title = Neuer Tisch – Canasta
form-heading = Neuer Tisch
form-start = Jetzt spielen
form-invite = Freunde einladen
form-show = Änderungen zeigen
form-undo = Zurücksetzen
form-yes = Ja
form-no = Nein

form-rules = Regeln
form-players = Spieler
form-described = In diesen Regeln vorgesehen.
form-filled-in = In diesen Regeln nicht vorgesehen; wie üblich ergänzt.

form-this-table = Dieser Tisch
form-who = { $players ->
        [2] Du gegen einen Bot.
        [3] Du gegen zwei Bots, alle für sich.
        [4] Du und ein Bot gegen zwei Bots.
        [5] Du gegen vier Bots, alle für sich.
       *[other] Du und zwei Bots gegen drei Bots.
    }
form-who-three-against-two = Du und vier Bots, drei gegen zwei.
form-same = { $rules }, unverändert.
form-differs = Geändert gegenüber „{ $rules }“:
form-no-part = Deine Änderungen wirken sich hier nicht aus. Gespielt wird nach „{ $rules }“.
form-instead = Statt: { $rule }
form-all-rules = Alle Regeln, Punktwerte und Teilen

form-house-rules = Hausregeln
form-open-file = Hausregeln aus Datei öffnen
form-changes = { $changes ->
        [one] eine Hausregel
       *[other] { SPELL($changes) } Hausregeln
    }
form-in-the-book = In den Regeln:
form-idle = An diesem Tisch ohne Wirkung.
form-bounds = { $low } bis { $high }
form-for-players = { $players ->
        [one] Für eine Person
       *[other] Für { SPELL($players) } Spieler
    }
form-place = { $place ->
        [1] 1. Wert
        [2] 2. Wert
        [3] 3. Wert
        [4] 4. Wert
       *[other] 5. Wert
    }

form-friends = Mit Freunden spielen
form-friends-about = „Freunde einladen“ eröffnet einen Tisch mit einem Link zum Weitergeben. Alles hier ist freiwillig.
form-friends-more = Plätze, Uhr und Zuschauen
form-changed = geändert
form-seats = Plätze
form-seats-chosen = Freie Platzwahl
form-seats-drawn = Plätze auslosen
form-clock = Uhr
form-clock-none = Keine Uhr
form-clock-relaxed = Gemütlich
form-clock-quick = Schnell
form-clock-own = Eigene
form-clock-turn = Sekunden pro Zug
form-clock-game = Zeitreserve (Sekunden)
form-clock-increment = Zugabe (Sekunden)
form-long-turn = Langsame Züge
form-long-turn-about = Ohne Uhr hat es niemand eilig, aber nach dieser Zeit können die anderen einen Bot spielen lassen. Für Partien über mehrere Tage wähl „Ohne Limit“.
form-watch = Wer zuschauen darf
form-competitive = Wettkampf
form-listed = In der Lobby zeigen
form-chat = Chat
form-host-returns = Leitung behalten
form-host-returns-about = Ist die Tischleitung nicht da, übernimmt jemand anders. Mit „Ja“ bekommt sie die Leitung bei der Rückkehr wieder.

form-hints-and-taking-back = Tipps und Zurücknehmen
form-hints-and-take-back = { $hints }, mit Zurücknehmen
form-hints = Tipps
form-hints-about = Zeigt dir, wenn du dran bist, die drei besten Züge, was die schwächeren kosten und warum.
form-take-back = Meldungen zurücknehmen
form-take-back-about = Spielst du allein mit Bots, kannst du deine Meldungen bis zum Abwerfen zurücknehmen. Die Partie zählt dann nicht für deine Statistik.
form-take-back-alone = Meldungen zurücknehmen: Das geht nur, wenn du allein mit Bots spielst. Wähl „Nein“ oder entferne die Namen der anderen.
form-taking-back = Du kannst Meldungen zurücknehmen. Die Partie zählt nicht für deine Statistik.

form-faults = Bitte berichtige Folgendes
form-faulty = Einige Felder stimmen noch nicht
form-no-answer = Der Server antwortet nicht.
form-no-such-rules = Ein Regelwerk „{ $typed }“ gibt es nicht.
form-not-so-many = Wähl zwei bis sechs Spieler, nicht „{ $typed }“.
form-takes-number = { $question }: Gib eine ganze Zahl von { $low } bis { $high } ein, nicht „{ $typed }“.
form-not-offered = { $question }: Wähl eine der Möglichkeiten, nicht „{ $typed }“.
form-clock-takes = Uhr: Gib ganze Sekunden ein, von 5 pro Zug bis zu einem Tag; die Zugabe darf nicht größer sein als die Zeitreserve.

form-rules-of-table = Regeln an diesem Tisch:
form-differences = Unterschiede
