### Het eind van een ronde met de punten, en het eind van een partij.

ending-went-out = { $player ->
        [you] { $concealed ->
            [yes] Je bent verborgen uitgegaan
           *[no] Je bent uit
        }
       *[other] { $concealed ->
            [yes] { $player } is verborgen uitgegaan
           *[no] { $player } is uit
        }
    }
ending-stock-empty = De stok is op
ending-last-red-three = { $player ->
        [you] Je trok een rode drie als laatste kaart van de stok
       *[other] { $player } trok een rode drie als laatste kaart van de stok
    }

## Het eind van een ronde.

ending-hands-left = Nog in de hand: { $hands }.
ending-hand-left = { $player ->
        [you] jij { $cards }
       *[other] { $player } { $cards }
    }
ending-held = { $cards }
ending-held-cards = { log-some-of }
ending-deal = Ronde { $deal }
ending-brought = Deze ronde
ending-so-far = Totaal
ending-how-it-went = Verloop van de partij
ending-last-deal = De laatste ronde
ending-all-deals = Scoreblad
ending-its-points = Punten per onderdeel

## De lijn van de totalen.

ending-band = { $smallest ->
        [yes] minimum { $minimum }
       *[no] { $minimum }
    }
ending-curve = { $deals ->
        [one] Totaal na één ronde ({ $goal } om te winnen): { $totals }.
       *[other] Totaal na { SPELL($deals) } rondes ({ $goal } om te winnen): { $totals }.
    }
ending-total-of = { $side } { $points }
ending-next-minimum = Volgend minimum: { $minimums }.
ending-side-minimum = { $side } <b>{ $minimum }</b>
ending-next-deal = Volgende ronde
ending-you-are-ready = Klaar
ending-deal-now = Nu geven
ending-look = Tafel bekijken

## Het eind van een partij.

ending-won = { $you ->
        [yes] { $others ->
            [0] Je hebt gewonnen
            [one] Jij en { $others } hebben gewonnen
           *[other] Jij, { $others } hebben gewonnen
        }
       *[no] { $others ->
            [one] { $others } heeft gewonnen
           *[other] { $others } hebben gewonnen
        }
    }
ending-margin = { $deals ->
        [one] Met { $points } punten verschil, na één ronde.
       *[other] Met { $points } punten verschil, na { SPELL($deals) } rondes.
    }
ending-final-score = Eindstand
ending-place = { $place ->
        [1] gewonnen
        [2] tweede
        [3] derde
        [4] vierde
        [5] vijfde
       *[other] zesde
    }
ending-lost = verloren
ending-replay = Terugkijken

## De punten van een ronde.

ending-this-deal = Deze ronde
ending-deals = Ronde
ending-natural-canastas = Zuivere canasta’s
ending-mixed-canastas = Gemengde canasta’s
ending-concealed-canastas = Verborgen canasta’s
ending-red-threes = Rode drieën
ending-going-out = Uitgaan
ending-exact-deal = Precies opgepakt
ending-penalties = Strafpunten
ending-melded = Kaarten op tafel
ending-in-hand = Kaarten in de hand
ending-each = { $points } per stuk
