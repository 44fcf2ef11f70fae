### Rätsel: Stellungen, in denen ein Zug besser ist als alle anderen.

puzzle-title = Rätsel – Canasta
puzzle-heading = Rätsel
puzzle-about = Eine Stellung aus einer Partie. Spiel den besten Zug.
puzzle-begin = Los
puzzle-go-on = Nächstes Rätsel
puzzle-due = { $due ->
        [one] Ein Rätsel steht heute zur Wiederholung an.
       *[other] { $due } Rätsel stehen heute zur Wiederholung an.
    }
puzzle-streak = { $today ->
        [yes] { $days ->
            [one] Du hast heute eins gelöst.
           *[other] { $days } Tage in Folge, heute mitgezählt.
        }
       *[no] { $days ->
            [one] Du hast gestern eins gelöst. Lös auch heute eins, dann sind es zwei Tage in Folge.
           *[other] { $days } Tage in Folge. Lös heute eins, damit es weitergeht.
        }
    }
puzzle-when-again = Gelöste Rätsel kommen nach 1, 3, 7 und 21 Tagen wieder, nicht geschaffte schon am nächsten Tag.
puzzle-all-done = Du hast alle Rätsel probiert. Wiederholungen erscheinen hier, wenn es so weit ist.
puzzle-solved-of = { $solved } von { $all } gelöst
puzzle-number = { $state ->
        [new] Rätsel { $number }
        [solved] Rätsel { $number }, gelöst
        [missed] Rätsel { $number }, nicht geschafft
       *[due] Rätsel { $number }, heute wieder dran
    }
puzzle-key-solved = gelöst
puzzle-key-missed = nicht geschafft
puzzle-key-due = heute wieder dran
puzzle-key = Legende
puzzle-how = Wie die Rätsel entstehen
puzzle-to-list = Alle Rätsel

## Worum es geht

puzzle-taking-the-pile = Den Stapel nehmen
puzzle-taking-the-pile-about = Nehmen oder ziehen? Und mit welchen Karten?
puzzle-feeding = Nichts verschenken
puzzle-feeding-about = Der falsche Abwurf schenkt den Gegnern den ganzen Stapel.
puzzle-freezing = Den Stapel einfrieren
puzzle-freezing-about = Wann man eine wilde Karte abwirft, und wann nicht.
puzzle-keeping-pairs = Paare behalten
puzzle-keeping-pairs-about = Welche Karten man für später zusammenhält.
puzzle-initial-meld = Die Erstmeldung
puzzle-initial-meld-about = Wann man zum ersten Mal meldet, und wann man wartet.
puzzle-laying-down = Melden
puzzle-laying-down-about = Was man meldet und was man zurückhält.
puzzle-wild-cards = Wilde Karten
puzzle-wild-cards-about = Wie viele man einsetzt.
puzzle-black-threes = Schwarze Dreien
puzzle-black-threes-about = Sie sperren den Stapel für einen Zug. Wann man sie einsetzt.
puzzle-going-out = Ausmachen
puzzle-going-out-about = Die Runde beenden oder weiterspielen?
puzzle-discarding = Was abwerfen?
puzzle-discarding-about = Welche Karte man hergibt.
puzzle-own = Aus deinen Partien
puzzle-own-about = Deine Fehler aus den Analysen.

## Ein Rätsel

puzzle-page-title = { $theme }, Rätsel { $number } – Canasta
puzzle-page-heading = { $theme }, Rätsel { $number }
puzzle-you = Du
puzzle-stands = { $rules }. Punktestand: { $totals }.
puzzle-total = { $side } { $points }
puzzle-begins = Du bist dran. Was machst du?
puzzle-question = Du hast gezogen. Was spielst du?
puzzle-taken = Du hast den Stapel genommen. Was spielst du?
puzzle-rules = { $rules }.
puzzle-start-again = Von vorn
puzzle-choose = Aus einer Liste wählen

## Die Antwort

puzzle-right = Richtig!
puzzle-wrong = Nicht der beste Zug.
puzzle-turns = Möglichkeiten
puzzle-best = Am besten
puzzle-your-choice = Deine Wahl
puzzle-loses = { $points ->
        [one] kostet etwa 1 Punkt
       *[other] kostet etwa { $points } Punkte
    }
puzzle-again-in = { $days ->
        [one] Dieses Rätsel kommt morgen wieder.
       *[other] Dieses Rätsel kommt in { $days } Tagen wieder.
    }
puzzle-learned = Das sitzt! Dieses Rätsel kommt nicht mehr.
puzzle-unclear = Das zählt nicht
puzzle-unclear-about = Dein Zug gehört nicht zu den verglichenen und liegt zu nah am besten, um ihn zu beurteilen. Versuch einen anderen.
puzzle-once-more = Noch einmal
puzzle-in-game = In deiner Partie ansehen
