### Ponowna gra rozdania ze skończonej partii: strona z wyborem i koniec przy stole.

## Strona.

set-deal-title = Zagraj rozdanie jeszcze raz – Kanasta
set-deal-heading = Zagraj rozdanie jeszcze raz
set-deal-about = Te same karty, ten sam rozdający, ten sam wynik na początku. Wybierz dowolne miejsce; na pozostałych grają boty. Na koniec możesz porównać wyniki.
set-deal-no-commitment = Te karty były już rozdane, więc nic tu nie gwarantuje uczciwego tasowania, a wynik nie wchodzi do statystyk.
set-deal-whole-deal = Zagraj rozdanie jeszcze raz
set-deal-which-deal = Które rozdanie?
set-deal-deal = Rozdanie { $deal }
set-deal-result = { $side } <b>{ $points }</b>
set-deal-which-seat = Które miejsce?
set-deal-your-seat = twoje miejsce
set-deal-which-level = Poziom botów
set-deal-play = Rozdaj karty
set-deal-to-replay = Wróć do powtórki
set-deal-not-over = Rozdanie { $deal } nie zostało dokończone, więc nie można go zagrać jeszcze raz.
set-deal-none = W tej partii nie ma skończonego rozdania, więc żadnego nie można zagrać jeszcze raz.

## Koniec rozdania.

set-deal-again = Rozdanie { $deal }, jeszcze raz
set-deal-compared = Porównanie
set-deal-then = Pierwszy raz
set-deal-now = Tym razem
set-deal-difference = { $alone ->
        [yes] { $more ->
            [yes] Masz o { $points ->
                [one] { $points } punkt
                [few] { $points } punkty
               *[many] { $points } punktów
            } więcej, niż to miejsce miało za pierwszym razem.
           *[no] Masz o { $points ->
                [one] { $points } punkt
                [few] { $points } punkty
               *[many] { $points } punktów
            } mniej, niż to miejsce miało za pierwszym razem.
        }
       *[no] { $more ->
            [yes] Macie o { $points ->
                [one] { $points } punkt
                [few] { $points } punkty
               *[many] { $points } punktów
            } więcej niż za pierwszym razem.
           *[no] Macie o { $points ->
                [one] { $points } punkt
                [few] { $points } punkty
               *[many] { $points } punktów
            } mniej niż za pierwszym razem.
        }
    }
set-deal-same = { $alone ->
        [yes] Masz tyle samo punktów, ile to miejsce miało za pierwszym razem.
       *[no] Macie tyle samo punktów co za pierwszym razem.
    }
set-deal-replay-then = Powtórka: pierwszy raz
set-deal-replay-now = Powtórka: tym razem
set-deal-once-more = Jeszcze raz
set-deal-before = Wcześniej
