### Hoogtepunten van een ronde en van een partij: een kop zonder punt, en een korte regel eronder.

highlight-of-deal = Hoogtepunten
highlight-of-game = Hoogtepunten van de partij

## Koppen.

highlight-canasta = { $player ->
        [you] { $natural ->
            [yes] { $concealed ->
                [yes] Je legde een zuivere canasta { KIND($rank, form: "many") } in één keer op tafel
               *[no] Je maakte een zuivere canasta { KIND($rank, form: "many") }
            }
           *[no] { $concealed ->
                [yes] Je legde een canasta { KIND($rank, form: "many") } in één keer op tafel
               *[no] Je maakte een canasta { KIND($rank, form: "many") }
            }
        }
       *[other] { $natural ->
            [yes] { $concealed ->
                [yes] { $player } legde een zuivere canasta { KIND($rank, form: "many") } in één keer op tafel
               *[no] { $player } maakte een zuivere canasta { KIND($rank, form: "many") }
            }
           *[no] { $concealed ->
                [yes] { $player } legde een canasta { KIND($rank, form: "many") } in één keer op tafel
               *[no] { $player } maakte een canasta { KIND($rank, form: "many") }
            }
        }
    }
highlight-pile = { $player ->
        [you] Je pakte een stapel van { $cards } kaarten
       *[other] { $player } pakte een stapel van { $cards } kaarten
    }
highlight-one-turn = { $player ->
        [you] Je ging in één beurt uit
       *[other] { $player } ging in één beurt uit
    }
highlight-canastas = { $count ->
        [one] Eén canasta
       *[other] { SPELL($count, case: "capital") } canasta’s
    }
highlight-lost = { $player ->
        [you] Je gaf een stapel van { $cards } kaarten weg
       *[other] { $player } gaf een stapel van { $cards } kaarten weg
    }
highlight-left = Nog in je hand: { $card }

## De regel onder een kop.

highlight-bonus = { $points } bonuspunten.
highlight-without-wilds = Zonder wilde kaarten.
highlight-whole = Alle kaarten kwamen in één keer op tafel.
highlight-largest = { $game ->
        [yes] De grootste van de partij.
       *[no] De grootste van deze ronde.
    }
highlight-own-largest = { $alone ->
        [yes] Jouw grootste.
       *[no] De grootste van jouw team.
    }
highlight-no-meld-before = Zonder iets op tafel vóór die beurt.
highlight-most = { $side }: meer dan wie ook.
highlight-taken-by = { $player ->
        [you] Jij pakte hem.
       *[other] { $player } pakte hem.
    }
highlight-cost = Kostte { $points } punten.
highlight-in-deal = Ronde { $deal }.
