### Les temps forts d'une donne et d'une partie : un titre sans point final, et une petite ligne dessous.

highlight-of-deal = Temps forts
highlight-of-game = Temps forts de la partie

highlight-canasta = { $player ->
        [you] { $natural ->
            [yes] { $concealed ->
                [yes] Tu as posé d’un coup une canasta pure { KIND($rank, form: "of") }
               *[no] Tu as fait une canasta pure { KIND($rank, form: "of") }
            }
           *[no] { $concealed ->
                [yes] Tu as posé d’un coup une canasta { KIND($rank, form: "of") }
               *[no] Tu as fait une canasta { KIND($rank, form: "of") }
            }
        }
       *[other] { $natural ->
            [yes] { $concealed ->
                [yes] { $player } a posé d’un coup une canasta pure { KIND($rank, form: "of") }
               *[no] { $player } a fait une canasta pure { KIND($rank, form: "of") }
            }
           *[no] { $concealed ->
                [yes] { $player } a posé d’un coup une canasta { KIND($rank, form: "of") }
               *[no] { $player } a fait une canasta { KIND($rank, form: "of") }
            }
        }
    }
highlight-pile = { $player ->
        [you] { $cards ->
            [one] Tu as pris une pile d’une carte
           *[other] Tu as pris une pile de { $cards } cartes
        }
       *[other] { $cards ->
            [one] { $player } a pris une pile d’une carte
           *[other] { $player } a pris une pile de { $cards } cartes
        }
    }
highlight-one-turn = { $player ->
        [you] Tu sors en un seul tour
       *[other] { $player } sort en un seul tour
    }
highlight-canastas = { $count ->
        [one] { SPELL($count, form: "f", case: "capital") } canasta
       *[other] { SPELL($count, case: "capital") } canastas
    }
highlight-lost = { $player ->
        [you] { $cards ->
            [one] Ta défausse a offert une pile d’une carte
           *[other] Ta défausse a offert une pile de { $cards } cartes
        }
       *[other] { $cards ->
            [one] { $player } a offert une pile d’une carte
           *[other] { $player } a offert une pile de { $cards } cartes
        }
    }
highlight-left = Dans ta main à la fin : { $card }

highlight-bonus = { $points } points de prime.
highlight-without-wilds = Sans passe-partout.
highlight-whole = Toutes ses cartes posées d’un coup.
highlight-largest = { $game ->
        [yes] La plus grosse de la partie.
       *[no] La plus grosse de la donne.
    }
highlight-own-largest = { $alone ->
        [yes] Ta plus grosse.
       *[no] La plus grosse de ton camp.
    }
highlight-no-meld-before = Sans avoir rien posé avant.
highlight-most = { $side } : plus que tous les autres.
highlight-taken-by = { $player ->
        [you] Tu l’as prise.
       *[other] { $player } l’a prise.
    }
highlight-cost = A coûté { $points } points.
highlight-in-deal = Donne { $deal }.
