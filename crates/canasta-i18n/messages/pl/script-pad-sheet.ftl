### Liczby z notatnika: sprawdzanie rozdania, wyniki, koniec partii, podgląd na żywo, wydruk i arkusz.

## Jak skończyło się rozdanie, jako nagłówek.

script-pad-sheet-ended-out = { $player } kończy
script-pad-sheet-ended-concealed = { $player } kończy z ręki
script-pad-sheet-ended-nobody = Nikt nie skończył
script-pad-sheet-ended-unknown = Nie wpisano, kto skończył

## Punkty strony, wiersz po wierszu, i skąd się biorą.

script-pad-sheet-times = { $count } × { $value }
script-pad-sheet-all-four = wszystkie cztery
script-pad-sheet-threes-no-meld = { $n }, bez układów
script-pad-sheet-threes-no-canasta = { $n }, bez kanasty
script-pad-sheet-out-concealed = { $player }, z ręki
script-pad-sheet-with-black-threes = { $n ->
        [one] z czarną trójką
        [few] z { $n } czarnymi trójkami
       *[many] z { $n } czarnymi trójkami
    }
script-pad-sheet-own-times = { $name }: { $count } × { $value }
script-pad-sheet-not-entered = brak wpisu
script-pad-sheet-was = było: { $before }
script-pad-sheet-nobody = nikt
script-pad-sheet-rules-of-line = { $line }: co mówią zasady
script-pad-sheet-rule-set = Zasady: { $rules }

## Sprawdzanie rozdania.

script-pad-sheet-query-asked = { $named ->
        [yes] { $name } prosi o sprawdzenie tego rozdania ({ $time }).
       *[no] Ktoś z widzów prosi o sprawdzenie tego rozdania ({ $time }).
    }
script-pad-sheet-query-settle = Wyjaśnione

script-pad-sheet-conflict-heading = To rozdanie wpisano dwa razy
script-pad-sheet-conflict-help = Wpisały je dwa telefony, które nie miały połączenia. Wybierz właściwy wpis. Drugi zostanie na liście zmian.
script-pad-sheet-conflict-phone = { $here ->
        [yes] Ten telefon
       *[no] { $named ->
            [yes] Telefon: { $name }
           *[no] Drugi telefon
        }
    }
script-pad-sheet-conflict-line = Wiersz
script-pad-sheet-conflict-keep = Zostaw ten
script-pad-sheet-line-of-side = { $side }: { $line }

script-pad-sheet-paper-heading = Na kartce jest co innego?
script-pad-sheet-paper-help = Wpisz, co jest na kartce za to rozdanie. Notatnik poszuka jednej pomyłki, która wyjaśnia różnicę.
script-pad-sheet-paper-minus = Minus, { $side }
script-pad-sheet-paper-same = { $side }: tyle samo co w notatniku.
script-pad-sheet-paper-more = <b>{ $side }: o { $points } więcej niż w notatniku.</b> Możliwe pomyłki na kartce:
script-pad-sheet-paper-less = <b>{ $side }: o { $points } mniej niż w notatniku.</b> Możliwe pomyłki na kartce:
script-pad-sheet-paper-more-unexplained = <b>{ $side }: o { $points } więcej niż w notatniku.</b> Jedna pomyłka tego nie wyjaśnia. Policz wszystko jeszcze raz.
script-pad-sheet-paper-less-unexplained = <b>{ $side }: o { $points } mniej niż w notatniku.</b> Jedna pomyłka tego nie wyjaśnia. Policz wszystko jeszcze raz.

script-pad-sheet-slip-natural-more = O jedną czystą kanastę za dużo.
script-pad-sheet-slip-natural-fewer = O jedną czystą kanastę za mało.
script-pad-sheet-slip-mixed-more = O jedną mieszaną kanastę za dużo.
script-pad-sheet-slip-mixed-fewer = O jedną mieszaną kanastę za mało.
script-pad-sheet-slip-mixed-as-natural = Mieszana kanasta policzona jako czysta.
script-pad-sheet-slip-natural-as-mixed = Czysta kanasta policzona jako mieszana.
script-pad-sheet-slip-red-threes = { $paper ->
        [0] Ani jednej czerwonej trójki zamiast { $pad }.
        [one] Jedna czerwona trójka zamiast { $pad }.
        [few] { $paper } czerwone trójki zamiast { $pad }.
       *[many] { $paper } czerwonych trójek zamiast { $pad }.
    }
script-pad-sheet-slip-red-threes-for-side = Czerwone trójki dodane, choć strona nie ma układów.
script-pad-sheet-slip-red-threes-against-side = Czerwone trójki odjęte, choć strona ma układy.
script-pad-sheet-slip-going-out-left-out = Punkty za skończenie pominięte.
script-pad-sheet-slip-going-out-counted = Punkty za skończenie doliczone tej stronie.
script-pad-sheet-slip-counted-concealed = Zwykłe skończenie policzone jak skończenie z ręki.
script-pad-sheet-slip-counted-not-concealed = Skończenie z ręki policzone jak zwykłe.
script-pad-sheet-slip-hand-added = Karty na ręce dodane, a nie odjęte.
script-pad-sheet-slip-hand-left-out = Karty na ręce pominięte.
script-pad-sheet-slip-melded-left-out = Wyłożone karty pominięte.
script-pad-sheet-slip-melded-swapped = Przestawione dwie cyfry w wyłożonych kartach: { $paper } zamiast { $pad }.
script-pad-sheet-slip-hand-swapped = Przestawione dwie cyfry w kartach na ręce: { $paper } zamiast { $pad }.
script-pad-sheet-slip-card-more = O jedną kartę za { $value } więcej na stole albo mniej na ręce.
script-pad-sheet-slip-card-fewer = O jedną kartę za { $value } mniej na stole albo więcej na ręce.
script-pad-sheet-slip-carry = Przy dodawaniu źle przeniesiono { $points }.

script-pad-sheet-count-heading = Policz jeszcze raz
script-pad-sheet-count-what = Co policzyć
script-pad-sheet-count-melded = { $known ->
        [yes] { $side }: wyłożone karty, w notatniku { $points }
       *[no] { $side }: wyłożone karty
    }
script-pad-sheet-count-in-hand = { $known ->
        [yes] { $side }: karty na ręce, w notatniku { $points }
       *[no] { $side }: karty na ręce
    }
script-pad-sheet-count-key = { $n ->
        [0] { KIND($kind, form: "one", case: "capital") }, po { $value }
       *[other] { KIND($kind, form: "one", case: "capital") }, po { $value }, policzone: { $n }
    }
script-pad-sheet-count-kind = { KIND($kind, form: "one") }
script-pad-sheet-count-clear = Wyczyść
script-pad-sheet-count-one-back = Cofnij jedną
script-pad-sheet-count-cards = { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[many] { $n } kart
    }
script-pad-sheet-count-agrees = Zgadza się z notatnikiem: { $points }.
script-pad-sheet-count-more = O { $points } więcej niż w notatniku ({ $pad }).
script-pad-sheet-count-short = O { $points } mniej niż w notatniku ({ $pad }).

## Zmiany w rozdaniu.

script-pad-sheet-changes = Zmiany
script-pad-sheet-log-entered = { $here ->
        [yes] Wpis na tym telefonie.
       *[no] { $named ->
            [yes] Wpis, telefon: { $name }.
           *[no] Wpis na innym telefonie.
        }
    }
script-pad-sheet-log-corrected = { $here ->
        [yes] Poprawka na tym telefonie.
       *[no] { $named ->
            [yes] Poprawka, telefon: { $name }.
           *[no] Poprawka na innym telefonie.
        }
    }
script-pad-sheet-log-confirmed = { $here ->
        [yes] Potwierdzenie na tym telefonie.
       *[no] { $named ->
            [yes] Potwierdzenie, telefon: { $name }.
           *[no] Potwierdzenie na innym telefonie.
        }
    }
script-pad-sheet-log-undone = { $here ->
        [yes] Cofnięcie na tym telefonie.
       *[no] { $named ->
            [yes] Cofnięcie, telefon: { $name }.
           *[no] Cofnięcie na innym telefonie.
        }
    }
script-pad-sheet-log-anyway = Zapisane mimo uwag przy sprawdzeniu.
script-pad-sheet-change-line = { $side }, „{ $line }”: { $from }, teraz { $to }.
script-pad-sheet-change-out = Skończenie: { $from }, teraz { $to }.
script-pad-sheet-change-concealed = { $now ->
        [yes] Teraz liczone jako skończenie z ręki.
       *[no] Już nie liczone jako skończenie z ręki.
    }
script-pad-sheet-change-exact = { $now ->
        [yes] Teraz z dokładnym rozdaniem.
       *[no] Już bez dokładnego rozdania.
    }
script-pad-sheet-change-total = { $side }: za to rozdanie { $from }, teraz { $to }.

## Wykres wyników.

script-pad-sheet-curve-label = { $deals ->
        [one] Wyniki po jednym rozdaniu: { $totals }. Partia trwa do { $goal } punktów.
        [few] Wyniki po { $deals } rozdaniach: { $totals }. Partia trwa do { $goal } punktów.
       *[many] Wyniki po { $deals } rozdaniach: { $totals }. Partia trwa do { $goal } punktów.
    }
script-pad-sheet-curve-label-deals = Wyniki po { $deals } z { $of } rozdań: { $totals }.
script-pad-sheet-curve-side = { $side } { $total }
script-pad-sheet-curve-minimum = minimum { $n }
script-pad-sheet-curve-table = To samo w tabeli
script-pad-sheet-curve-start = Początek

## Wyniki.

script-pad-sheet-totals-title = Wyniki
script-pad-sheet-game-so-far = Partia do tej pory
script-pad-sheet-next-minimums = Minimum w następnym rozdaniu: { $sides }.
script-pad-sheet-deal-by-deal = Rozdanie po rozdaniu
script-pad-sheet-sources = Skąd te punkty
script-pad-sheet-session = Wynik serii
script-pad-sheet-session-help = Partie z tego notatnika.

script-pad-sheet-session-column = Partia
script-pad-sheet-session-game = { $deals ->
        [one] Partia { $n }, jedno rozdanie
        [few] Partia { $n }, { $deals } rozdania
       *[many] Partia { $n }, { $deals } rozdań
    }
script-pad-sheet-session-playing = Partia { $n }, jeszcze trwa
script-pad-sheet-session-won = wygrana
script-pad-sheet-session-wins = Wygrane partie
script-pad-sheet-session-together = Punkty razem

## Koniec partii.

script-pad-sheet-end-won = { $n ->
        [one] { $names } wygrywa
        [few] { $names } wygrywają
       *[many] { $names } wygrywają
    }
script-pad-sheet-end-by = Przewaga: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } po { $deals ->
        [one] jednym rozdaniu
        [few] { $deals } rozdaniach
       *[many] { $deals } rozdaniach
    }.
script-pad-sheet-end-how = Przebieg partii

## Podgląd na żywo, na innych telefonach.

script-pad-sheet-live-title = Na żywo
script-pad-sheet-live-up-to-date = { $named ->
        [yes] Prowadzi { $name }, na bieżąco
       *[no] Na bieżąco
    }
script-pad-sheet-live-offline = Bez połączenia, stan z { $time }
script-pad-sheet-live-waiting = Jeszcze nie ma połączenia. Strona próbuje dalej.
script-pad-sheet-live-no-game = Partia jeszcze się nie zaczęła.
script-pad-sheet-live-entering = Trwa wpisywanie rozdania { $n }
script-pad-sheet-live-last = Rozdanie { $n }: { $ended }
script-pad-sheet-live-no-deal = Jeszcze bez rozdań
script-pad-sheet-live-sheet = Tabela punktów
script-pad-sheet-live-query = Zgłoś wątpliwość
script-pad-sheet-live-query-help = W notatniku pojawi się twoja prośba, żeby stół sprawdził to rozdanie. Wyniki się nie zmienią.
script-pad-sheet-live-query-deal = Rozdanie
script-pad-sheet-live-query-name = Twoje imię
script-pad-sheet-live-query-send = Wyślij
script-pad-sheet-live-cancel = Anuluj
script-pad-sheet-live-queried = { $named ->
        [yes] { $keeper } widzi teraz w notatniku twoją prośbę o sprawdzenie rozdania { $n }.
       *[no] W notatniku widać teraz twoją prośbę o sprawdzenie rozdania { $n }.
    }
script-pad-sheet-live-take = Przejmij notatnik
script-pad-sheet-live-request = { $named ->
        [yes] { $name } chce przejąć notatnik.
       *[no] Inny telefon chce przejąć notatnik.
    }
script-pad-sheet-live-request-own = Ten telefon chce przejąć notatnik.
script-pad-sheet-live-request-left = { $n ->
        [one] Przejmie go za { $n } sekundę, chyba że telefon, który go teraz prowadzi, odmówi.
        [few] Przejmie go za { $n } sekundy, chyba że telefon, który go teraz prowadzi, odmówi.
       *[many] Przejmie go za { $n } sekund, chyba że telefon, który go teraz prowadzi, odmówi.
    }
script-pad-sheet-live-withdraw = Wycofaj
script-pad-sheet-live-keeps = Teraz notatnik prowadzi ten telefon.
script-pad-sheet-live-open = Otwórz notatnik

## Na papierze.

script-pad-sheet-print-title = Kanasta
script-pad-sheet-print-now = Drukuj
script-pad-sheet-print-empty = Pusta tabela
script-pad-sheet-print-game = Ta partia
script-pad-sheet-print-names = Imiona
script-pad-sheet-print-date = Data
script-pad-sheet-print-side = { $side }: { $players }
script-pad-sheet-print-about = { $rules }, do { $points }
script-pad-sheet-print-about-deals = { $deals ->
        [one] { $rules }, jedno rozdanie
        [few] { $rules }, { $deals } rozdania
       *[many] { $rules }, { $deals } rozdań
    }
script-pad-sheet-print-column-side = Strona
script-pad-sheet-print-column-minimum = Minimum
script-pad-sheet-print-column-natural = Czyste
script-pad-sheet-print-column-mixed = Mieszane
script-pad-sheet-print-column-concealed = Z ręki
script-pad-sheet-print-column-red-threes = Czerwone trójki
script-pad-sheet-print-column-going-out = Koniec
script-pad-sheet-print-column-exact-deal = Dokładne
script-pad-sheet-print-column-penalties = Kary
script-pad-sheet-print-column-melded = Wyłożone
script-pad-sheet-print-column-in-hand = Na ręce
script-pad-sheet-print-column-lines = Własne
script-pad-sheet-print-column-points = Punkty
script-pad-sheet-print-corrected = { $mark } Rozdanie { $n }, poprawka o { $time }: { $changes }
script-pad-sheet-print-anyway = { $mark } Rozdanie { $n }: zapisane mimo uwag przy sprawdzeniu.
script-pad-sheet-print-conflict = { $mark } Rozdanie { $n }: podwójny wpis, jeszcze bez wyboru.
script-pad-sheet-print-kind = { KIND($kind, form: "one") }
script-pad-sheet-print-cards = { $cards } { $value }
script-pad-sheet-print-values = Karty: { $cards }. Czysta kanasta { $natural }, mieszana { $mixed }. Czerwona trójka { $three }, wszystkie cztery { $four }. Skończenie { $out }, z ręki { $concealed }.
script-pad-sheet-print-minimums = Pierwsze wyłożenie: { $minimums }.
script-pad-sheet-print-minimum-below = { $minimum } poniżej { $total }
script-pad-sheet-print-minimum-from = { $minimum } od { $total }
script-pad-sheet-print-own-lines = Własne wiersze: { $lines }.
script-pad-sheet-print-own-line = { $name } { $points }
script-pad-sheet-print-agreed = Zgadza się: { $side }

## Arkusz: nagłówki kolumn i wartości.

script-pad-sheet-table-deal = Rozdanie
script-pad-sheet-table-time = Godzina
script-pad-sheet-table-dealer = Rozdający
script-pad-sheet-table-out = Kto kończy
script-pad-sheet-table-concealed = Z ręki
script-pad-sheet-table-points = Punkty
script-pad-sheet-table-corrections = Poprawki
script-pad-sheet-table-anyway = Zapisane mimo uwag
script-pad-sheet-table-yes = tak
script-pad-sheet-table-no = nie
