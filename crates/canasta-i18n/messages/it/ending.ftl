### La fine di una mano con i suoi punti, e la fine di una partita.

## Com’è finita la mano: un titolo, senza punto.

ending-went-out = { $player ->
        [you] { $concealed ->
            [yes] Hai chiuso in mano
           *[no] Hai chiuso
        }
       *[other] { $concealed ->
            [yes] { $player } ha chiuso in mano
           *[no] { $player } ha chiuso
        }
    }
ending-stock-empty = Il tallone è finito
ending-last-red-three = { $player ->
        [you] Hai pescato un tre rosso come ultima carta del tallone
       *[other] { $player } ha pescato un tre rosso come ultima carta del tallone
    }

## La fine di una mano.

ending-hands-left = Carte rimaste in mano: { $hands }.
ending-hand-left = { $player ->
        [you] tu { $cards }
       *[other] { $player } { $cards }
    }
ending-held = { $cards }
ending-held-cards = { log-some-of }
ending-deal = Mano { $deal }
ending-brought = Questa mano
ending-so-far = Totali
ending-how-it-went = Com’è andata
ending-last-deal = L’ultima mano
ending-all-deals = Segnapunti
ending-its-points = I punti nel dettaglio

## La curva dei totali.

ending-band = { $smallest ->
        [yes] apertura { $minimum }
       *[no] { $minimum }
    }
ending-curve = { $deals ->
        [one] Totali dopo una mano (si vince a { $goal }): { $totals }.
       *[other] Totali dopo { SPELL($deals) } mani (si vince a { $goal }): { $totals }.
    }
ending-total-of = { $side } { $points }
ending-next-minimum = Prossima apertura: { $minimums }.
ending-side-minimum = { $side } <b>{ $minimum }</b>
ending-next-deal = Prossima mano
ending-you-are-ready = Ci sono
ending-deal-now = Dai subito le carte
ending-look = Al tavolo

## La fine di una partita.

ending-won = { $you ->
        [yes] { $others ->
            [0] Hai vinto
           *[other] { table-players } avete vinto
        }
       *[no] { $others ->
            [one] { table-players } ha vinto
           *[other] { table-players } hanno vinto
        }
    }
ending-margin = { $deals ->
        [one] Con { $points } punti di vantaggio, dopo una mano.
       *[other] Con { $points } punti di vantaggio, dopo { SPELL($deals) } mani.
    }
ending-final-score = Punteggio finale
ending-place = { $place ->
        [1] vittoria
        [2] secondo posto
        [3] terzo posto
        [4] quarto posto
        [5] quinto posto
       *[other] sesto posto
    }
ending-lost = sconfitta
ending-replay = Rivedi

## I punti di una mano.

ending-this-deal = Questa mano
ending-deals = Mano
ending-natural-canastas = Canaste pure
ending-mixed-canastas = Canaste sporche
ending-concealed-canastas = Canaste servite
ending-red-threes = Tre rossi
ending-going-out = Chiusura
ending-exact-deal = Mazzetto esatto
ending-penalties = Penalità
ending-melded = Carte calate
ending-in-hand = Carte rimaste in mano
ending-each = da { $points }
