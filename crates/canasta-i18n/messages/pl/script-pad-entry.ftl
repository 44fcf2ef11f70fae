### Wpisywanie rozdania do notatnika: pytanie po pytaniu, z odpowiedziami na klawiaturze.

script-pad-entry-correcting-deal = Poprawka rozdania { $n }
script-pad-entry-dealt = Rozdaje { $player }
script-pad-entry-back-to-pad = Notatnik

## Tabela nad klawiaturą

script-pad-entry-entry-sheet = Tabela punktów
script-pad-entry-sheet-of-side = Rozdanie { $n }, { $side }
script-pad-entry-before = { $total }, min. <b>{ $minimum }</b>
script-pad-entry-new-total = Nowy wynik
script-pad-entry-yes = tak

script-pad-entry-cell = { $value }: { $side }, { $line }
script-pad-entry-cell-count = { $count } { $points }: { $side }, { $line }
script-pad-entry-cell-empty = { $side }, { $line }: brak wpisu
script-pad-entry-cell-out = { $concealed ->
        [yes] { $shown }: { $player } kończy z ręki
       *[no] { $shown }: { $player } kończy
    }
script-pad-entry-cell-not-out = –: { $side }, bez punktów za skończenie
script-pad-entry-one-fewer = { $side }, { $line }: o 1 mniej
script-pad-entry-one-more = { $side }, { $line }: o 1 więcej

## Kto skończył

script-pad-entry-who-went-out = Kto skończył?
script-pad-entry-about-going-out = Rozdanie się kończy, gdy ktoś nie ma już kart.
script-pad-entry-nobody-went-out = Nikt nie skończył
script-pad-entry-concealed-hand = Z ręki
script-pad-entry-concealed-alone = Cała ręka w jednym ruchu, w tym kanasta, bez wcześniejszego wyłożenia.
script-pad-entry-concealed-adding = Cała ręka w jednym ruchu, w tym kanasta, bez wcześniejszego wyłożenia. Do układów partnera wolno dokładać.
script-pad-entry-concealed-not-adding = Cała ręka w jednym ruchu, w tym kanasta, bez wcześniejszego wyłożenia i bez dokładania do układów partnera.
script-pad-entry-concealed-first = Cała ręka w jednym ruchu, w tym kanasta, a wcześniej nikt po tej stronie nic nie wyłożył.
script-pad-entry-exact-deal = Dokładne rozdanie
script-pad-entry-exact-deal-by = { $player } bierze z talii dokładnie tyle kart, ile trzeba: { $points }
script-pad-entry-exact-deal-nobody = Najpierw zaznacz w notatniku, kto rozdaje.

## Pytania: tytuł i o co chodzi

script-pad-entry-title-natural-canastas = { $side }: czyste kanasty
script-pad-entry-title-mixed-canastas = { $side }: mieszane kanasty
script-pad-entry-title-concealed-canastas = { $side }: kanasty z ręki
script-pad-entry-title-red-threes = { $side }: czerwone trójki
script-pad-entry-title-undeclared-red-threes = { $side }: spóźnione czerwone trójki
script-pad-entry-title-black-threes = { $side }: czarne trójki na koniec
script-pad-entry-title-own = { $side }: { $line }
script-pad-entry-title-melded = { $side }: wyłożone karty
script-pad-entry-title-in-hand = { $side }: karty na ręce

script-pad-entry-about-natural-canastas = Po { $points }: co najmniej siedem kart, bez dzikich
script-pad-entry-about-mixed-canastas = Po { $points }: z dzikimi kartami
script-pad-entry-about-concealed-canastas = Wyłożone naraz, czyste i mieszane: po { $points } dodatkowo
script-pad-entry-about-red-threes = Po { $points }, za wszystkie cztery { $all }
script-pad-entry-about-red-threes-without-melds = Ta strona nie ma układów. Ile dają jej czerwone trójki, okaże się przy sprawdzeniu.
script-pad-entry-about-undeclared-red-threes = Odkryte za późno albo wcale; każda kosztuje { $points }
script-pad-entry-about-black-threes = Wyłożone przez osobę, która kończy
script-pad-entry-about-own = Po { $points }
script-pad-entry-about-melded = Punkty za wszystkie karty tej strony na stole
script-pad-entry-about-hand = Karty ma jeszcze { $player }
script-pad-entry-about-hands = Karty mają jeszcze { $players }; zsumuj punkty klawiszem +
script-pad-entry-about-no-hand = Po tej stronie nikt nie ma już kart.

## Klawiatura

script-pad-entry-keypad = Klawiatura
script-pad-entry-key-next = Dalej
script-pad-entry-key-delete = Skasuj
script-pad-entry-key-plus = Plus: dodaj do liczby
script-pad-entry-key-no-melds = Bez układów
script-pad-entry-key-count = Policz karty
script-pad-entry-key-total = Wpisz sumę
script-pad-entry-key-use = Wpisz { $points }

script-pad-entry-stop-double = Podwójne naciśnięcie pominięte.
script-pad-entry-stop-count-first = Naciśnij cyfrę, choćby 0.
script-pad-entry-stop-points-first = Najpierw wpisz punkty, choćby 0.
script-pad-entry-stop-at-most = { $max ->
        [0] Więcej być nie może.
        [one] Może być najwyżej 1.
        [few] Mogą być najwyżej { $max }.
       *[many] Może być najwyżej { $max }.
    }
script-pad-entry-stop-more-than-packs = Więcej, niż jest w taliach ({ $points }). Na pewno? Naciśnij „Dalej” jeszcze raz.
script-pad-entry-stop-no-such-points = { $step ->
        [5] Punkty zawsze kończą się na 0 lub 5. Na pewno? Naciśnij „Dalej” jeszcze raz.
       *[other] Wartości wszystkich kart dzielą się przez { $step }. Na pewno? Naciśnij „Dalej” jeszcze raz.
    }

## Liczenie kart

script-pad-entry-by-value = Według wartości
script-pad-entry-by-card = Karta po karcie
script-pad-entry-counting-cards = Policz karty
script-pad-entry-so-far = na razie { $points }
script-pad-entry-how-many-cards = Teraz { $cards }: ile kart?
script-pad-entry-press-each = Za każdą kartę naciśnij raz.
script-pad-entry-cards-many = { KIND($kind, form: "few") }
script-pad-entry-cards-many-range = od { KIND($from, form: "gen") } do { KIND($to, form: "gen") }
script-pad-entry-cards-one = { KIND($kind, form: "one") }
script-pad-entry-cards-one-range = od { KIND($from, form: "gen") } do { KIND($to, form: "gen") }
script-pad-entry-product = { $count } × { $value } = { $points }

## Litery na figurach, jak w rogach kart

script-pad-entry-face-ace = A
script-pad-entry-face-king = K
script-pad-entry-face-queen = D
script-pad-entry-face-jack = W

script-pad-entry-counted = { $value ->
        [one] { KIND($kind, form: "one", case: "capital") }, po { $value } punkcie: { $count }
        [few] { KIND($kind, form: "one", case: "capital") }, po { $value } punkty: { $count }
       *[many] { KIND($kind, form: "one", case: "capital") }, po { $value } punktów: { $count }
    }
script-pad-entry-number-of-cards = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }

## Sprawdzenie przed zapisaniem

script-pad-entry-check-and-save = Sprawdź i zapisz
script-pad-entry-nothing-wrong = Nie widać żadnych pomyłek.
script-pad-entry-save-deal = Zapisz rozdanie
script-pad-entry-save-correction = Zapisz poprawkę
script-pad-entry-save-anyway = Zapisz mimo to
script-pad-entry-correct-it = Popraw
script-pad-entry-goal-reached = Jest już { $points }
script-pad-entry-next-minimum = Potem min. { $points }
script-pad-entry-side-points = { $side }: { $points }
script-pad-entry-said-total = { $side }: to rozdanie { $points }, razem { $total }.

script-pad-entry-read-out = Przeczytaj na głos:
script-pad-entry-read-side = <b>{ $side }</b>: { $items }.
script-pad-entry-read-nothing = bez kanast, bez czerwonych trójek
script-pad-entry-said-item = { $side }: { $item }.

script-pad-entry-item-natural-canastas = { $n ->
        [0] bez czystych kanast
        [one] { $n } czysta kanasta
        [few] { $n } czyste kanasty
       *[many] { $n } czystych kanast
    }
script-pad-entry-item-mixed-canastas = { $n ->
        [0] bez mieszanych kanast
        [one] { $n } mieszana kanasta
        [few] { $n } mieszane kanasty
       *[many] { $n } mieszanych kanast
    }
script-pad-entry-item-concealed-canastas = { $n ->
        [0] bez kanast z ręki
        [one] { $n } kanasta z ręki
        [few] { $n } kanasty z ręki
       *[many] { $n } kanast z ręki
    }
script-pad-entry-item-red-threes = { $n ->
        [0] bez czerwonych trójek
        [one] { $n } czerwona trójka
        [few] { $n } czerwone trójki
       *[many] { $n } czerwonych trójek
    }
script-pad-entry-item-undeclared-red-threes = { $n ->
        [0] bez spóźnionych czerwonych trójek
        [one] { $n } spóźniona czerwona trójka
        [few] { $n } spóźnione czerwone trójki
       *[many] { $n } spóźnionych czerwonych trójek
    }
script-pad-entry-item-black-threes = { $n ->
        [0] bez czarnych trójek
        [one] { $n } czarna trójka
        [few] { $n } czarne trójki
       *[many] { $n } czarnych trójek
    }
script-pad-entry-item-own = { $n } × { $line }
script-pad-entry-item-melded = wyłożone karty { $points }
script-pad-entry-item-in-hand = karty na ręce { $points }

## Co nie może się zgadzać albo jest niezwykłe

script-pad-entry-notice-no-such-melded = { $step ->
        [5] { $side }: wyłożone karty nie mogą dać { $points }. Punkty zawsze kończą się na 0 lub 5.
       *[other] { $side }: wyłożone karty nie mogą dać { $points }. Wartości wszystkich kart dzielą się przez { $step }.
    }
script-pad-entry-notice-no-such-in-hand = { $step ->
        [5] { $side }: karty na ręce nie mogą dać { $points }. Punkty zawsze kończą się na 0 lub 5.
       *[other] { $side }: karty na ręce nie mogą dać { $points }. Wartości wszystkich kart dzielą się przez { $step }.
    }
script-pad-entry-notice-too-few-points = { $canastas ->
        [one] { $side }: karty z tej kanasty są warte co najmniej { $minimum }, a za wyłożone karty wpisano { $points }.
        [few] { $side }: karty z tych { $canastas } kanast są warte co najmniej { $minimum }, a za wyłożone karty wpisano { $points }.
       *[many] { $side }: karty z tych { $canastas } kanast są warte co najmniej { $minimum }, a za wyłożone karty wpisano { $points }.
    }
script-pad-entry-notice-more-than-ranks = { $side }: tylu kanast ({ $canastas }) nie da się ułożyć, bo jest mniej różnych wartości kart (dama, król i tak dalej).
script-pad-entry-notice-bonuses-added-in = { $side }: { $points } za wyłożone karty to dużo. Czy są w tym premie? Notatnik dolicza je sam.
script-pad-entry-notice-below-minimum = { $side }: minimum pierwszego wyłożenia to { $minimum }, a za wyłożone karty wpisano tylko { $points }.
script-pad-entry-notice-too-few-canastas = { $needed ->
        [one] { $player } kończy, ale ta strona nie ma kanasty.
        [few] { $player } kończy, ale do tego trzeba { $needed } kanast, a ta strona { $canastas ->
            [0] nie ma żadnej
            [one] ma tylko jedną
            [few] ma tylko { $canastas }
           *[many] ma tylko { $canastas }
        }.
       *[many] { $player } kończy, ale do tego trzeba { $needed } kanast, a ta strona { $canastas ->
            [0] nie ma żadnej
            [one] ma tylko jedną
            [few] ma tylko { $canastas }
           *[many] ma tylko { $canastas }
        }.
    }
script-pad-entry-notice-cards-after-going-out = { $side } kończy, więc na ręce nic nie mogło zostać.
script-pad-entry-notice-too-few-in-hand = { $players ->
        [one] { $side }: na ręce zostały karty, a te są warte więcej niż { $points }.
        [few] { $side }: karty zostały u { $players } graczy, a te są warte więcej niż { $points }.
       *[many] { $side }: karty zostały u { $players } graczy, a te są warte więcej niż { $points }.
    }
script-pad-entry-notice-more-concealed-canastas = { $canastas ->
        [0] { $side }: kanast z ręki { $concealed }, a kanast w ogóle nie ma.
        [one] { $side }: kanast z ręki { $concealed }, a wszystkich kanast tylko jedna.
        [few] { $side }: kanast z ręki { $concealed }, a wszystkich kanast tylko { $canastas }.
       *[many] { $side }: kanast z ręki { $concealed }, a wszystkich kanast tylko { $canastas }.
    }
script-pad-entry-notice-red-threes = Czerwonych trójek wpisano { $threes }, a w taliach są cztery.
script-pad-entry-notice-late-red-threes = { $side }: spóźnionych czerwonych trójek wpisano { $threes }, a w taliach są cztery.
script-pad-entry-notice-mixed-canastas = Na tyle mieszanych kanast ({ $canastas }) nie starczy w taliach dzikich kart.
script-pad-entry-notice-canastas = Na tyle kanast ({ $canastas }) nie starczy w taliach kart.
script-pad-entry-notice-more-than-the-packs = Wszystkie karty razem dają { $points }, a w taliach jest tylko { $maximum }.
script-pad-entry-notice-same-as-before = Liczby są takie same jak w poprzednim rozdaniu. Czy nie wpisano go dwa razy?

## Co wynika z wpisu

script-pad-entry-fact-red-threes-against = { $threes ->
        [one] { $side }: czerwona trójka daje { $points }.
        [few] { $side }: { $threes } czerwone trójki dają { $points }.
       *[many] { $side }: { $threes } czerwonych trójek daje { $points }.
    }
script-pad-entry-fact-red-threes-count-nothing = { $threes ->
        [one] { $side }: czerwona trójka nic nie daje.
        [few] { $side }: { $threes } czerwone trójki nic nie dają.
       *[many] { $side }: { $threes } czerwonych trójek nic nie daje.
    }
script-pad-entry-fact-all-red-threes = { $side }: wszystkie cztery czerwone trójki dają { $points }.
script-pad-entry-fact-nobody-went-out = Nikt nie skończył, więc premii za skończenie nie ma.
script-pad-entry-fact-concealed = { $player } kończy z ręki: { $points }.
script-pad-entry-fact-exact-deal = Dokładne rozdanie, { $player }: { $points }.
script-pad-entry-fact-no-concealed-canastas = Kanast z ręki nie ma. Jeśli jednak były, dotknij tego wiersza.
script-pad-entry-fact-no-undeclared-red-threes = Spóźnionych czerwonych trójek nie ma. Jeśli jednak były, dotknij tego wiersza.
script-pad-entry-fact-no-black-threes = Czarnych trójek na koniec nie ma. Jeśli jednak były, dotknij tego wiersza.

## Zapisywanie

script-pad-entry-not-stored = Przeglądarka nie może zapisać rozdania: jej pamięć jest pełna albo wyłączona. Twoje liczby zostają na tym ekranie. Zwolnij trochę pamięci i zapisz jeszcze raz albo przepisz liczby na kartkę.
script-pad-entry-draft-not-stored = Przeglądarka nie może niczego zapisać: jej pamięć jest pełna albo wyłączona. Nie zamykaj tej strony, dopóki rozdanie nie będzie zapisane.
script-pad-entry-resumed-correction = Poprawka zaczęta wcześniej. Nie jest jeszcze zapisana.
script-pad-entry-saved-figures = Pokaż zapisane liczby

## Inny telefon ma zapisane to samo rozdanie

script-pad-entry-other-phone = Rozdanie { $n } zapisano na drugim telefonie
script-pad-entry-saved-at = Zapisane o { $time }.
script-pad-entry-saved-by-at = Zapisane o { $time }, telefon: { $player }.
script-pad-entry-figures-differ = Porównaj oba wpisy i wybierz ten, który się liczy.
script-pad-entry-figures-agree = Na obu telefonach są te same liczby.
script-pad-entry-ours = Ten telefon
script-pad-entry-theirs = Drugi telefon
script-pad-entry-row-of-side = { $side }, { $line }
script-pad-entry-keep-theirs = Zostaw tamten
script-pad-entry-keep-it = Dalej
script-pad-entry-use-ours = Zapisz nasz
script-pad-entry-replaces-theirs = Zapis zastąpi to, co jest na drugim telefonie.
