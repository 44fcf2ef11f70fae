### Höhepunkte einer Runde und einer Partie: eine Schlagzeile ohne Punkt, darunter eine kurze Zeile.

highlight-of-deal = Höhepunkte
highlight-of-game = Höhepunkte der Partie

highlight-canasta = { $player ->
        [you] { $natural ->
            [yes] { $concealed ->
                [yes] Du hast ein echtes Canasta aus { KIND($rank, form: "dat") } auf einmal gemeldet
               *[no] Du hast ein echtes Canasta aus { KIND($rank, form: "dat") } geschafft
            }
           *[no] { $concealed ->
                [yes] Du hast ein Canasta aus { KIND($rank, form: "dat") } auf einmal gemeldet
               *[no] Du hast ein Canasta aus { KIND($rank, form: "dat") } geschafft
            }
        }
       *[other] { $natural ->
            [yes] { $concealed ->
                [yes] { $player } hat ein echtes Canasta aus { KIND($rank, form: "dat") } auf einmal gemeldet
               *[no] { $player } hat ein echtes Canasta aus { KIND($rank, form: "dat") } geschafft
            }
           *[no] { $concealed ->
                [yes] { $player } hat ein Canasta aus { KIND($rank, form: "dat") } auf einmal gemeldet
               *[no] { $player } hat ein Canasta aus { KIND($rank, form: "dat") } geschafft
            }
        }
    }
highlight-pile = { $player ->
        [you] Du hast einen Stapel mit { $cards } Karten genommen
       *[other] { $player } hat einen Stapel mit { $cards } Karten genommen
    }
highlight-one-turn = { $player ->
        [you] Du hast in einem einzigen Zug ausgemacht
       *[other] { $player } hat in einem einzigen Zug ausgemacht
    }
highlight-canastas = { SPELL($count, case: "capital") } Canastas
highlight-lost = { $player ->
        [you] Dein Abwurf hat einen Stapel mit { $cards } Karten verschenkt
       *[other] { $player } hat einen Stapel mit { $cards } Karten verschenkt
    }
highlight-left = Noch auf deiner Hand: { CARD($card, form: "the") }

highlight-bonus = { $points } Punkte Prämie.
highlight-without-wilds = Ohne wilde Karten.
highlight-whole = Alle Karten auf einmal gemeldet.
highlight-largest = { $game ->
        [yes] Der größte der Partie.
       *[no] Der größte dieser Runde.
    }
highlight-own-largest = { $alone ->
        [yes] Dein größter.
       *[no] Der größte deiner Seite.
    }
highlight-no-meld-before = Ohne eine Meldung vor diesem Zug.
highlight-most = { $side }: mehr als alle anderen.
highlight-taken-by = { $player ->
        [you] Du hast ihn genommen.
       *[other] { $player } hat ihn genommen.
    }
highlight-cost = Das kostete { $points } Punkte.
highlight-in-deal = Runde { $deal }.
