### Eine Runde einer fertigen Partie noch einmal spielen.

set-deal-title = Runde noch einmal spielen – Canasta
set-deal-heading = Runde noch einmal spielen
set-deal-about = Gleiche Karten, gleicher Geber, gleicher Punktestand zu Beginn. Wähl irgendeinen Platz; auf den anderen spielen Bots. Am Ende kannst du die Ergebnisse vergleichen.
set-deal-no-commitment = Diese Karten wurden schon einmal gegeben. Darum gibt es keine Gewähr für das Mischen, und das Ergebnis zählt nicht für deine Statistik.
set-deal-whole-deal = Runde noch einmal
set-deal-which-deal = Welche Runde?
set-deal-deal = Runde { $deal }
set-deal-result = { $side } <b>{ $points }</b>
set-deal-which-seat = Welcher Platz?
set-deal-your-seat = dein Platz
set-deal-which-level = Spielstärke
set-deal-play = Karten geben
set-deal-to-replay = Zur Wiederholung
set-deal-not-over = Runde { $deal } wurde nicht beendet, darum kann man sie nicht noch einmal spielen.
set-deal-none = In dieser Partie wurde keine Runde beendet, darum kann man keine noch einmal spielen.

set-deal-again = Runde { $deal }, noch einmal gespielt
set-deal-compared = Vergleich
set-deal-then = Beim ersten Mal
set-deal-now = Diesmal
set-deal-difference = { $alone ->
        [yes] { $more ->
            [yes] Auf diesem Platz sind es { $points } Punkte mehr als beim ersten Mal.
           *[no] Auf diesem Platz sind es { $points } Punkte weniger als beim ersten Mal.
        }
       *[no] { $more ->
            [yes] Deine Seite hat { $points } Punkte mehr als beim ersten Mal.
           *[no] Deine Seite hat { $points } Punkte weniger als beim ersten Mal.
        }
    }
set-deal-same = { $alone ->
        [yes] Auf diesem Platz sind es genauso viele Punkte wie beim ersten Mal.
       *[no] Deine Seite hat genauso viele Punkte wie beim ersten Mal.
    }
set-deal-replay-then = Ansehen: beim ersten Mal
set-deal-replay-now = Ansehen: diesmal
set-deal-once-more = Noch einmal
set-deal-before = Vorher
