### Die Analyse einer Partie: Glück, Fehler und bessere Züge.

review-signed = { $gain ->
        [yes] +{ $points }
       *[no] { $points }
    }
review-signed-percent = { $gain ->
        [yes] { $percent ->
            [one] +{ $percent } Prozentpunkt
           *[other] +{ $percent } Prozentpunkte
        }
       *[no] { $percent ->
            [one] { $percent } Prozentpunkt
           *[other] { $percent } Prozentpunkte
        }
    }
review-points = Vorsprung: { $result } Punkte. Glück { $luck }, Spiel { $skill }.
review-chance = { $won ->
        [yes] Gewinnchance: zu Beginn { $before }, gewonnen. Glück { $luck }, Spiel { $skill }.
       *[no] Gewinnchance: zu Beginn { $before }, nicht gewonnen. Glück { $luck }, Spiel { $skill }.
    }
review-deal = Runde { $deal }: { $result } Punkte. Glück { $luck }, Spiel { $skill }.
review-accuracy = Genauigkeit: { $accuracy } % (wahrscheinlich zwischen { $least } % und { $most } %).
review-nothing-chosen = In dieser Partie gab es nichts zu entscheiden, also auch nichts zu analysieren.
review-blunders = { $blunders ->
        [one] ein grober Fehler
       *[other] { $blunders } grobe Fehler
    }
review-mistakes = { $mistakes ->
        [one] ein Fehler
       *[other] { $mistakes } Fehler
    }
review-inaccuracies = { $inaccuracies ->
        [one] eine Ungenauigkeit
       *[other] { $inaccuracies } Ungenauigkeiten
    }
review-counts = { $marks ->
        [0] { $choices ->
            [one] Eine Entscheidung, keine klaren Fehler.
           *[other] { $choices } Entscheidungen, keine klaren Fehler.
        }
       *[other] { $choices ->
            [one] Eine Entscheidung: { $marks }.
           *[other] { $choices } Entscheidungen: { $marks }.
        }
    }

## Wo sich die Partie drehte

review-turning-points = Wendepunkte
review-turned = { $up ->
        [yes] Runde { $deal }, { $cause }: Gewinnchance +{ $percent } Prozentpunkte.
       *[no] Runde { $deal }, { $cause }: Gewinnchance −{ $percent } Prozentpunkte.
    }
review-cause-dealt = die gegebenen Karten
review-cause-draw = eine gezogene Karte
review-cause-replacement = der Ersatz für eine rote Drei
review-cause-turn = Zug von { $player }
review-cause-answer = Antwort von { $player }
review-cause-substitute = der Zug eines Bots
review-cause-end = die Abrechnung
review-cause-choice = deine Entscheidung

## Markierte Züge

review-marks = Fehler
review-mark = { $grade ->
        [inaccuracy] Runde { $deal }, Zug { $turn }: eine Ungenauigkeit, { $loss }.
        [mistake] Runde { $deal }, Zug { $turn }: ein Fehler, { $loss }.
       *[blunder] Runde { $deal }, Zug { $turn }: ein grober Fehler, { $loss }.
    }
review-lost-points = { $points ->
        [one] etwa 1 Punkt
       *[other] etwa { $points } Punkte
    }
review-lost-chance = { $percent } Prozentpunkte Gewinnchance
review-played = Gespielt: { $turn }
review-better = Besser: { $turn }
review-tags = Dieser Zug hat { $tags }.

## Was ein markierter Zug getan hat, nach „Dieser Zug hat“.

review-tag-breaks-pair = ein Paar zerrissen
review-tag-feeds = die Gegner gefüttert
review-tag-discards-meldable = eine Karte abgeworfen, die zu einer Meldung passt
review-tag-discards-wild = eine wilde Karte abgeworfen
review-tag-freezes-late = den Stapel nicht eingefroren
review-tag-spends-wilds = wilde Karten verbraucht
review-tag-hoards-wilds = wilde Karten zurückgehalten
review-tag-leaves-pile = einen guten Stapel liegen gelassen
review-tag-takes-pile = einen schlechten Stapel genommen
review-tag-lays-early = zu früh gemeldet
review-tag-lays-late = Karten zurückgehalten, die auf den Tisch gehören
review-tag-goes-out-early = zu früh ausgemacht
review-tag-goes-out-late = das Ausmachen verpasst
