### Das Ende einer Runde mit ihren Punkten, und das Ende einer Partie.

ending-went-out = { $player ->
        [you] { $concealed ->
            [yes] Du hast verdeckt ausgemacht
           *[no] Du hast ausgemacht
        }
       *[other] { $concealed ->
            [yes] { $player } hat verdeckt ausgemacht
           *[no] { $player } hat ausgemacht
        }
    }
ending-stock-empty = Der Talon ist aufgebraucht
ending-last-red-three = { $player ->
        [you] Deine letzte Karte vom Talon war eine rote Drei
       *[other] { $player } hat als letzte Karte eine rote Drei gezogen
    }

## Das Ende einer Runde

ending-hands-left = Auf der Hand: { $hands }.
ending-hand-left = { $player ->
        [you] du { $cards }
       *[other] { $player } { $cards }
    }
ending-held = { $cards }
ending-held-cards = { $n ->
        [one] { KIND($kind, form: "a") }
       *[other] { SPELL($n) } { KIND($kind, form: "many") }
    }
ending-deal = Runde { $deal }
ending-brought = Diese Runde
ending-so-far = Punktestand
ending-how-it-went = Verlauf der Partie
ending-last-deal = Die letzte Runde
ending-all-deals = Punktetabelle
ending-its-points = Punkte im Einzelnen

## Die Kurve

ending-band = { $smallest ->
        [yes] Minimum { $minimum }
       *[no] { $minimum }
    }
ending-curve = { $deals ->
        [one] Punktestand nach einer Runde ({ $goal } zum Sieg): { $totals }.
       *[other] Punktestand nach { SPELL($deals) } Runden ({ $goal } zum Sieg): { $totals }.
    }
ending-total-of = { $side } { $points }
ending-next-minimum = Nächste Erstmeldung ab: { $minimums }.
ending-side-minimum = { $side } <b>{ $minimum }</b>
ending-next-deal = Nächste Runde
ending-you-are-ready = Bereit
ending-deal-now = Jetzt geben
ending-look = Zum Tisch

## Das Ende einer Partie

ending-won = { $you ->
        [yes] { $others ->
            [0] Du hast gewonnen
            [one] Du und { $others } habt gewonnen
           *[other] Du, { $others } habt gewonnen
        }
       *[no] { $others ->
            [one] { $others } hat gewonnen
           *[other] { $others } haben gewonnen
        }
    }
ending-margin = { $deals ->
        [one] Mit { $points } Punkten Vorsprung nach einer Runde.
       *[other] Mit { $points } Punkten Vorsprung nach { SPELL($deals) } Runden.
    }
ending-final-score = Endstand
ending-place = { $place ->
        [1] Sieg
        [2] Platz zwei
        [3] Platz drei
        [4] Platz vier
        [5] Platz fünf
       *[other] Platz sechs
    }
ending-lost = Niederlage
ending-replay = Ansehen

## Die Punkte einer Runde

ending-this-deal = Diese Runde
ending-deals = Runde
ending-natural-canastas = Echte Canastas
ending-mixed-canastas = Unechte Canastas
ending-concealed-canastas = Verdeckte Canastas
ending-red-threes = Rote Dreien
ending-going-out = Ausmachen
ending-exact-deal = Genaues Geben
ending-penalties = Strafpunkte
ending-melded = Gemeldete Karten
ending-in-hand = Karten auf der Hand
ending-each = je { $points }
