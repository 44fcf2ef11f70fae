### Koniec rozdania z punktami i koniec partii.

## Jak skończyło się rozdanie: tytuł bez kropki.

ending-went-out = { $player ->
        [you] { $concealed ->
            [yes] Kończysz z ręki
           *[no] Kończysz rozdanie
        }
       *[other] { $concealed ->
            [yes] { $player } kończy z ręki
           *[no] { $player } kończy rozdanie
        }
    }
ending-stock-empty = Talon się skończył
ending-last-red-three = { $player ->
        [you] Dobierasz ostatnią kartę talonu: czerwoną trójkę
       *[other] { $player } dobiera ostatnią kartę talonu: czerwoną trójkę
    }

## Koniec rozdania.

ending-hands-left = Karty na ręce: { $hands }.
ending-hand-left = { $player ->
        [you] ty { $cards }
       *[other] { $player } { $cards }
    }
ending-held = { $cards }
ending-held-cards = { $n ->
        [one] { KIND($kind, form: "one") }
        [2] { KIND($kind, form: "two") }
        [few] { SPELL($n) } { KIND($kind, form: "few") }
       *[many] { SPELL($n) } { KIND($kind, form: "many") }
    }
ending-deal = Rozdanie { $deal }
ending-brought = To rozdanie
ending-so-far = Razem
ending-how-it-went = Przebieg partii
ending-last-deal = Ostatnie rozdanie
ending-all-deals = Tabela punktów
ending-its-points = Skąd te punkty

## Wykres sum.

ending-band = { $smallest ->
        [yes] minimum { $minimum }
       *[no] { $minimum }
    }
ending-curve = { $deals ->
        [one] Suma po jednym rozdaniu (do wygranej { $goal }): { $totals }.
        [few] Suma po { SPELL($deals, form: "gen") } rozdaniach (do wygranej { $goal }): { $totals }.
       *[many] Suma po { SPELL($deals, form: "gen") } rozdaniach (do wygranej { $goal }): { $totals }.
    }
ending-total-of = { $side } { $points }
ending-next-minimum = Następne minimum: { $minimums }.
ending-side-minimum = { $side } <b>{ $minimum }</b>
ending-next-deal = Gramy dalej
ending-you-are-ready = Gotowe
ending-deal-now = Rozdaj teraz
ending-look = Zobacz stół

## Koniec partii.

ending-won = { $you ->
        [yes] { $others ->
            [0] Wygrywasz
            [one] Ty i { $others } wygrywacie
            [few] Ty, { $others } wygrywacie
           *[many] Ty, { $others } wygrywacie
        }
       *[no] { $others ->
            [one] { $others } wygrywa
            [few] { $others } wygrywają
           *[many] { $others } wygrywają
        }
    }
ending-margin = Przewaga: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } po { $deals ->
        [one] jednym rozdaniu
        [few] { SPELL($deals, form: "gen") } rozdaniach
       *[many] { SPELL($deals, form: "gen") } rozdaniach
    }.
ending-final-score = Wynik końcowy
ending-place = { $place ->
        [1] wygrana
        [2] drugie miejsce
        [3] trzecie miejsce
        [4] czwarte miejsce
        [5] piąte miejsce
       *[other] szóste miejsce
    }
ending-lost = przegrana
ending-replay = Powtórka

## Punkty w rozdaniu.

ending-this-deal = To rozdanie
ending-deals = Rozdanie
ending-natural-canastas = Czyste kanasty
ending-mixed-canastas = Mieszane kanasty
ending-concealed-canastas = Kanasty z ręki
ending-red-threes = Czerwone trójki
ending-going-out = Skończenie
ending-exact-deal = Dokładne rozdanie
ending-penalties = Kary
ending-melded = Wyłożone karty
ending-in-hand = Karty na ręce
ending-each = po { $points }
