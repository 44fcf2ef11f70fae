### Die Seite mit der Analyse einer Partie.

review-page-title = Partieanalyse – Canasta
review-page-heading = Partieanalyse
review-page-link = Analyse
review-page-one = Analyse: { $outcome }
review-page-whose = Analyse für
review-page-you = du
review-page-to-replay = Zur Wiederholung
review-page-book = Wie die Analyse arbeitet

## Zusammenfassung

review-page-points = In Punkten
review-page-chance = In Gewinnchance
review-page-at-first = Anfang
review-page-luck = Glück
review-page-play = Dein Spiel
review-page-result = Gesamt
review-page-at-last = Ende
review-page-luck-points = { $seat ->
        [you] { $gain ->
            [yes] Das Glück (die Karten und die anderen) brachte dir <b>{ $points }</b> Punkte.
           *[no] Das Glück (die Karten und die anderen) kostete dich <b>{ $points }</b> Punkte.
        }
       *[other] { $gain ->
            [yes] Das Glück (die Karten und die anderen) brachte { $seat } <b>{ $points }</b> Punkte.
           *[no] Das Glück (die Karten und die anderen) kostete { $seat } <b>{ $points }</b> Punkte.
        }
    }
review-page-play-points = { $seat ->
        [you] { $points ->
            [0] Keine klaren Fehler.
           *[other] Deine Fehler kosteten dich <b>{ $points }</b>.
        }
       *[other] { $points ->
            [0] Keine klaren Fehler von { $seat }.
           *[other] Die Fehler von { $seat } kosteten <b>{ $points }</b>.
        }
    }
review-page-points-about = { $several ->
        [yes] Gezählt wird der durchschnittliche Vorsprung vor den anderen.
       *[no] Gezählt wird der Vorsprung vor der Gegenseite.
    }
review-page-points-and-chance = Punkte und Chance können sich widersprechen: Steht es knapp, ändern gleich viele Punkte die Gewinnchance stärker.
review-page-luck-chance = { $seat ->
        [you] { $gain ->
            [yes] Das Glück hat deine Gewinnchance um <b>{ $percent ->
                [one] { $percent } Prozentpunkt
               *[other] { $percent } Prozentpunkte
            }</b> erhöht.
           *[no] Das Glück hat deine Gewinnchance um <b>{ $percent ->
               [one] { $percent } Prozentpunkt
              *[other] { $percent } Prozentpunkte
           }</b> gesenkt.
        }
       *[other] { $gain ->
            [yes] Das Glück hat die Gewinnchance von { $seat } um <b>{ $percent ->
                [one] { $percent } Prozentpunkt
               *[other] { $percent } Prozentpunkte
            }</b> erhöht.
           *[no] Das Glück hat die Gewinnchance von { $seat } um <b>{ $percent ->
               [one] { $percent } Prozentpunkt
              *[other] { $percent } Prozentpunkte
           }</b> gesenkt.
        }
    }
review-page-play-chance = { $seat ->
        [you] { $percent ->
            [0] Keine klaren Fehler.
           *[other] Deine Fehler haben sie um <b>{ $percent ->
               [one] { $percent } Prozentpunkt
              *[other] { $percent } Prozentpunkte
           }</b> gesenkt.
        }
       *[other] { $percent ->
            [0] Keine klaren Fehler von { $seat }.
           *[other] Die Fehler von { $seat } haben sie um <b>{ $percent ->
               [one] { $percent } Prozentpunkt
              *[other] { $percent } Prozentpunkte
           }</b> gesenkt.
        }
    }

## Genauigkeit

review-page-accuracy = Genauigkeit
review-page-of-hundred = <b>{ $accuracy } %</b>
review-page-accuracy-about = 100 % heißt: immer der beste Zug; 50 % heißt: ein Viertel eines Sieges verschenkt. Eine einzelne Partie sagt wenig; der wahre Wert liegt wahrscheinlich zwischen { $least } % und { $most } %.

## Die Kurve

review-page-curve = Gewinnchance im Lauf der Partie
review-page-curve-spoken = { $seat ->
        [you] Deine Gewinnchance war zu Beginn { $before } und dann nach den Runden { $after }.
       *[other] Die Gewinnchance von { $seat } war zu Beginn { $before } und dann nach den Runden { $after }.
    }
review-page-even = Kein einzelner Zug und keine Karte hat die Gewinnchance um 5 Prozentpunkte oder mehr verändert.

## Markierte Züge

review-page-you-is = „Du“ heißt im Folgenden { $player }.
review-page-no-marks = Keine klaren Fehler.
review-page-step = Was { $player } sah
review-page-see = In der Wiederholung zeigen
review-page-play-on = Ab hier weiterspielen
review-page-see-one = In der Wiederholung zeigen: Runde { $deal }, Zug { $turn }
review-page-play-on-one = Ab hier weiterspielen: Runde { $deal }, Zug { $turn }

## Runde für Runde

review-page-deals = Runde für Runde
review-page-deal = Runde { $deal }
review-page-cause = Ursache
review-page-in-points = Punkte
review-page-in-chance = Gewinnchance
review-page-cause-dealt = Glück: gegebene Karten
review-page-cause-draw = Glück: gezogene Karten
review-page-cause-turn = Glück: Züge von { $player }
review-page-cause-substitute = Glück: Züge des Bots
review-page-cause-end = Glück: Abrechnung
review-page-lost = Deine Fehler

## Während die Analyse entsteht, und wenn es keine gibt

review-page-working = Die Partie wird analysiert …
review-page-working-about = Jede Entscheidung von { $player } wird Hunderte Male durchgespielt, nur mit dem, was { $player } sehen konnte. Das dauert etwa eine halbe Minute, und länger, wenn der Server viel zu tun hat.
review-page-done = { $percent } % fertig
review-page-queued = { $before ->
        [0] Deine Analyse ist als Nächste dran.
        [one] Noch eine Analyse vor deiner.
       *[other] Noch { $before } Analysen vor deiner.
    }
review-page-leave = Du kannst diese Seite verlassen, die Analyse wird gespeichert.
review-page-leave-record = Du kannst diese Seite verlassen. Analysen hochgeladener Partien bleiben nur eine Weile erhalten.
review-page-progress = Fortschritt der Analyse
review-page-none = Keine Analyse verfügbar
review-page-ready = Die Analyse ist fertig.
review-page-not-finished = Diese Partie wurde nicht zu Ende gespielt, darum gibt es keine Analyse.
review-page-too-many = Mehr Analysen auf einmal gehen nicht. Komm wieder, wenn eine fertig ist.
review-page-busy = Gerade warten zu viele Analysen. Bitte versuch es später noch einmal.
review-page-failed = Bei uns ist etwas schiefgegangen, und die Partie konnte nicht analysiert werden.
review-page-again = Noch einmal versuchen

## Unter „Deine Partien“: häufige Fehler

review-page-habits = Häufige Fehler
review-page-habits-about = { $games ->
        [one] Klare Fehler in deiner einen analysierten Partie:
       *[other] Klare Fehler in deinen { $games } analysierten Partien:
    }
review-page-habits-none = In deinen analysierten Partien kam keiner dieser häufigen Fehler vor: ein Paar zerrissen, die Gegner gefüttert, wilde Karten gehortet, zu spät eingefroren, zu früh ausgemacht.
review-page-habit-breaks-pair = { $times ->
        [one] Du hast <b>einmal</b> ein Paar zerrissen.
       *[other] Du hast <b>{ $times }-mal</b> ein Paar zerrissen.
    }
review-page-habit-feeds = { $times ->
        [one] Du hast <b>einmal</b> die Gegner gefüttert.
       *[other] Du hast <b>{ $times }-mal</b> die Gegner gefüttert.
    }
review-page-habit-hoards = { $times ->
        [one] Du hast <b>einmal</b> wilde Karten gehortet.
       *[other] Du hast <b>{ $times }-mal</b> wilde Karten gehortet.
    }
review-page-habit-freezes-late = { $times ->
        [one] Du hast den Stapel <b>einmal</b> zu spät oder gar nicht eingefroren.
       *[other] Du hast den Stapel <b>{ $times }-mal</b> zu spät oder gar nicht eingefroren.
    }
review-page-habit-goes-out-early = { $times ->
        [one] Du hast <b>einmal</b> zu früh ausgemacht.
       *[other] Du hast <b>{ $times }-mal</b> zu früh ausgemacht.
    }
review-page-trend-more = In deinen letzten zehn Partien öfter: { $now } pro Partie statt { $before }.
review-page-trend-less = In deinen letzten zehn Partien seltener: { $now } pro Partie statt { $before }.
review-page-trend-same = In deinen letzten zehn Partien etwa gleich oft.
