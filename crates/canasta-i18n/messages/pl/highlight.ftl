### Najciekawsze chwile rozdania i partii: nagłówek bez kropki i krótki wiersz pod nim.

highlight-of-deal = Najciekawsze chwile
highlight-of-game = Najciekawsze chwile partii

## Nagłówki.

highlight-canasta = { $player ->
        [you] { $natural ->
            [yes] { $concealed ->
                [yes] Twoja czysta kanasta { KIND($rank, form: "many") } za jednym zamachem
               *[no] Twoja czysta kanasta { KIND($rank, form: "many") }
            }
           *[no] { $concealed ->
                [yes] Twoja kanasta { KIND($rank, form: "many") } za jednym zamachem
               *[no] Twoja kanasta { KIND($rank, form: "many") }
            }
        }
       *[other] { $natural ->
            [yes] { $concealed ->
                [yes] { $player }: czysta kanasta { KIND($rank, form: "many") } za jednym zamachem
               *[no] { $player }: czysta kanasta { KIND($rank, form: "many") }
            }
           *[no] { $concealed ->
                [yes] { $player }: kanasta { KIND($rank, form: "many") } za jednym zamachem
               *[no] { $player }: kanasta { KIND($rank, form: "many") }
            }
        }
    }
highlight-pile = { $player ->
        [you] { $cards ->
            [one] Bierzesz stos: { $cards } karta
            [few] Bierzesz stos: { $cards } karty
           *[many] Bierzesz stos: { $cards } kart
        }
       *[other] { $cards ->
            [one] { $player } bierze stos: { $cards } karta
            [few] { $player } bierze stos: { $cards } karty
           *[many] { $player } bierze stos: { $cards } kart
        }
    }
highlight-one-turn = { $player ->
        [you] Kończysz w jednym ruchu
       *[other] { $player } kończy w jednym ruchu
    }
highlight-canastas = { $count ->
        [one] { SPELL($count, case: "capital") } kanasta
        [few] { SPELL($count, case: "capital") } kanasty
       *[many] { SPELL($count, case: "capital") } kanast
    }
highlight-lost = { $player ->
        [you] { $cards ->
            [one] Oddajesz stos: { $cards } karta
            [few] Oddajesz stos: { $cards } karty
           *[many] Oddajesz stos: { $cards } kart
        }
       *[other] { $cards ->
            [one] { $player } oddaje stos: { $cards } karta
            [few] { $player } oddaje stos: { $cards } karty
           *[many] { $player } oddaje stos: { $cards } kart
        }
    }
highlight-left = Zostaje ci na ręce { $card }

## Wiersz pod nagłówkiem.

highlight-bonus = Premia: { $points }.
highlight-without-wilds = Bez dzikich kart.
highlight-whole = Wszystkie karty wyłożone naraz.
highlight-largest = { $game ->
        [yes] Największy w partii.
       *[no] Największy w rozdaniu.
    }
highlight-own-largest = { $alone ->
        [yes] Twój największy.
       *[no] Wasz największy.
    }
highlight-no-meld-before = Wcześniej nic na stole.
highlight-most = { $side }: więcej niż inni.
highlight-taken-by = { $player ->
        [you] Bierzesz go ty.
       *[other] Bierze go { $player }.
    }
highlight-cost = Strata: { $points }.
highlight-in-deal = Rozdanie { $deal }.
