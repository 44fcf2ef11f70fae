### I momenti salienti di una mano e di una partita: un titolo senza punto, e sotto una riga breve.

highlight-of-deal = Momenti salienti
highlight-of-game = Il meglio della partita

## Titoli.

highlight-canasta = { $player ->
        [you] { $natural ->
            [yes] { $concealed ->
                [yes] Hai calato in un colpo solo una canasta pura di { KIND($rank, form: "many") }
               *[no] Hai fatto una canasta pura di { KIND($rank, form: "many") }
            }
           *[no] { $concealed ->
                [yes] Hai calato in un colpo solo una canasta di { KIND($rank, form: "many") }
               *[no] Hai fatto una canasta di { KIND($rank, form: "many") }
            }
        }
       *[other] { $natural ->
            [yes] { $concealed ->
                [yes] { $player } ha calato in un colpo solo una canasta pura di { KIND($rank, form: "many") }
               *[no] { $player } ha fatto una canasta pura di { KIND($rank, form: "many") }
            }
           *[no] { $concealed ->
                [yes] { $player } ha calato in un colpo solo una canasta di { KIND($rank, form: "many") }
               *[no] { $player } ha fatto una canasta di { KIND($rank, form: "many") }
            }
        }
    }
highlight-pile = { $player ->
        [you] Hai preso un pozzo di { $cards } carte
       *[other] { $player } ha preso un pozzo di { $cards } carte
    }
highlight-one-turn = { $player ->
        [you] Hai chiuso in un solo turno
       *[other] { $player } ha chiuso in un solo turno
    }
highlight-canastas = { SPELL($count, case: "capital") } canaste
highlight-lost = { $player ->
        [you] Con uno scarto hai regalato un pozzo di { $cards } carte
       *[other] { $player } ha regalato un pozzo di { $cards } carte
    }
highlight-left = In mano ti restava { $card }

## La riga sotto un titolo.

highlight-bonus = { $points } punti di premio.
highlight-without-wilds = Senza matte.
highlight-whole = Tutte le carte calate insieme.
highlight-largest = { $game ->
        [yes] Il più grande della partita.
       *[no] Il più grande di questa mano.
    }
highlight-own-largest = { $alone ->
        [yes] Il tuo più grande.
       *[no] Il più grande della tua squadra.
    }
highlight-no-meld-before = Senza aver calato niente prima.
highlight-most = { $side }: più di chiunque altro.
highlight-taken-by = { $player ->
        [you] L’hai preso tu.
       *[other] L’ha preso { $player }.
    }
highlight-cost = Costo: { $points } punti.
highlight-in-deal = Mano { $deal }.
