### Lo más destacado de una ronda y de una partida: un titular sin punto final, y debajo una línea corta.

highlight-of-deal = Lo mejor
highlight-of-game = Lo mejor de la partida

highlight-canasta = { $player ->
        [you] { $natural ->
            [yes] { $concealed ->
                [yes] Bajaste de una vez una canasta limpia de { KIND($rank, form: "many") }
               *[no] Hiciste una canasta limpia de { KIND($rank, form: "many") }
            }
           *[no] { $concealed ->
                [yes] Bajaste de una vez una canasta de { KIND($rank, form: "many") }
               *[no] Hiciste una canasta de { KIND($rank, form: "many") }
            }
        }
       *[other] { $natural ->
            [yes] { $concealed ->
                [yes] { $player } bajó de una vez una canasta limpia de { KIND($rank, form: "many") }
               *[no] { $player } hizo una canasta limpia de { KIND($rank, form: "many") }
            }
           *[no] { $concealed ->
                [yes] { $player } bajó de una vez una canasta de { KIND($rank, form: "many") }
               *[no] { $player } hizo una canasta de { KIND($rank, form: "many") }
            }
        }
    }
highlight-pile = { $player ->
        [you] Tomaste un pozo de { $cards } cartas
       *[other] { $player } tomó un pozo de { $cards } cartas
    }
highlight-one-turn = { $player ->
        [you] Cerraste en un solo turno
       *[other] { $player } cerró en un solo turno
    }
highlight-canastas = { SPELL($count, case: "capital") } canastas
highlight-lost = { $player ->
        [you] Tu descarte regaló un pozo de { $cards } cartas
       *[other] { $player } regaló un pozo de { $cards } cartas
    }
highlight-left = Se te quedó en la mano { $card }

highlight-bonus = { $points } puntos de premio.
highlight-without-wilds = Sin comodines.
highlight-whole = Con todas sus cartas a la vez.
highlight-largest = { $game ->
        [yes] El más grande de la partida.
       *[no] El más grande de esta ronda.
    }
highlight-own-largest = { $alone ->
        [yes] El más grande que tomaste.
       *[no] El más grande de tu equipo.
    }
highlight-no-meld-before = Sin haber bajado nada antes de ese turno.
highlight-most = { $side }: más que nadie.
highlight-taken-by = { $player ->
        [you] Lo tomaste tú.
       *[other] Lo tomó { $player }.
    }
highlight-cost = Costó { $points } puntos.
highlight-in-deal = Ronda { $deal }.
