### Zadania: pozycje, w których jedno zagranie jest lepsze od wszystkich innych.

## Lista zadań.

puzzle-title = Zadania – Kanasta
puzzle-heading = Zadania
puzzle-about = Pozycja z partii. Znajdź najlepszy ruch.
puzzle-begin = Zacznij
puzzle-go-on = Następne zadanie
puzzle-due = { $due ->
        [one] Na dziś do powtórki: { $due } zadanie.
        [few] Na dziś do powtórki: { $due } zadania.
       *[many] Na dziś do powtórki: { $due } zadań.
    }
puzzle-streak = { $today ->
        [yes] { $days ->
            [one] Dzisiejsze zadanie masz za sobą.
            [few] { $days } dni z rzędu, razem z dzisiejszym.
           *[many] { $days } dni z rzędu, razem z dzisiejszym.
        }
       *[no] { $days ->
            [one] Wczorajsze zadanie masz za sobą. Rozwiąż coś dziś, a zaczniesz serię.
            [few] { $days } dni z rzędu. Rozwiąż coś dziś, żeby nie przerwać serii.
           *[many] { $days } dni z rzędu. Rozwiąż coś dziś, żeby nie przerwać serii.
        }
    }
puzzle-when-again = Rozwiązane zadania wracają po 1, 3, 7 i 21 dniach. Nierozwiązane wracają jutro.
puzzle-all-done = Wszystkie zadania masz za sobą. Powtórki pojawią się tutaj w swoim czasie.
puzzle-solved-of = Rozwiązane: { $solved } z { $all }
puzzle-number = { $state ->
        [new] Zadanie { $number }
        [solved] Zadanie { $number }, rozwiązane
        [missed] Zadanie { $number }, nierozwiązane
       *[due] Zadanie { $number }, na dziś
    }
puzzle-key-solved = rozwiązane
puzzle-key-missed = nierozwiązane
puzzle-key-due = na dziś
puzzle-key = Legenda
puzzle-how = Jak powstają zadania
puzzle-to-list = Wszystkie zadania

## O czym są zadania: nagłówki i po jednym zdaniu.

puzzle-taking-the-pile = Branie stosu
puzzle-taking-the-pile-about = Brać czy dobierać? I na które karty?
puzzle-feeding = Nie podsuwać kart
puzzle-feeding-about = Źle odrzucona karta oddaje następnemu graczowi cały stos.
puzzle-freezing = Zamrażanie stosu
puzzle-freezing-about = Kiedy odrzucić dziką kartę, a kiedy nie.
puzzle-keeping-pairs = Trzymanie par
puzzle-keeping-pairs-about = Które karty zachować razem na później.
puzzle-initial-meld = Pierwsze wyłożenie
puzzle-initial-meld-about = Kiedy wyłożyć, a kiedy poczekać.
puzzle-laying-down = Wykładanie
puzzle-laying-down-about = Co wyłożyć, a co zatrzymać.
puzzle-wild-cards = Dzikie karty
puzzle-wild-cards-about = Ile z nich wydać.
puzzle-black-threes = Czarne trójki
puzzle-black-threes-about = Zatrzymują następnego gracza na jeden ruch. Kiedy ich użyć.
puzzle-going-out = Kończenie
puzzle-going-out-about = Zamknąć rozdanie czy grać dalej?
puzzle-discarding = Co odrzucić
puzzle-discarding-about = Z którą kartą się rozstać.
puzzle-own = Z twoich partii
puzzle-own-about = Twoje błędy, znalezione w analizach.

## Zadanie.

puzzle-page-title = { $theme }, zadanie { $number } – Kanasta
puzzle-page-heading = { $theme }, zadanie { $number }
puzzle-you = Ty
puzzle-stands = { $rules }. Wynik: { $totals }.
puzzle-total = { $side } { $points }
puzzle-begins = Twoja kolej. Co robisz?
puzzle-question = Karta już dobrana. Co grasz?
puzzle-taken = Stos już wzięty. Co grasz?
puzzle-rules = { $rules }.
puzzle-start-again = Od nowa
puzzle-choose = Wybierz z listy

## Odpowiedź.

puzzle-right = Dobrze!
puzzle-wrong = To nie jest najlepsze zagranie.
puzzle-turns = Możliwości
puzzle-best = Najlepsze
puzzle-your-choice = Twój wybór
puzzle-loses = { $points ->
        [one] traci około { $points } punktu
        [few] traci około { $points } punktów
       *[many] traci około { $points } punktów
    }
puzzle-again-in = { $days ->
        [one] To zadanie wróci jutro.
        [few] To zadanie wróci za { $days } dni.
       *[many] To zadanie wróci za { $days } dni.
    }
puzzle-learned = Opanowane! To zadanie już nie wróci.
puzzle-unclear = To się nie liczy
puzzle-unclear-about = Twojego zagrania nie ma wśród tych, które porównuje to zadanie, a jest zbyt bliskie najlepszemu, żeby je ocenić. Spróbuj innego.
puzzle-once-more = Jeszcze raz
puzzle-in-game = Zobacz w swojej partii
