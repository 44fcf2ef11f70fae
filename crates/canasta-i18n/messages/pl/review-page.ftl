### Strona analizy skończonej partii.

review-page-title = Analiza partii – Kanasta
review-page-heading = Analiza partii
review-page-link = Analiza
review-page-one = Analiza: { $outcome }
review-page-whose = Gracz
review-page-you = ty
review-page-to-replay = Wróć do powtórki
review-page-book = Jak działa analiza

## Podsumowanie: szczęście i błędy.

review-page-points = W punktach
review-page-chance = W szansach na wygraną
review-page-at-first = Początek
review-page-luck = Szczęście
review-page-play = Twoja gra
review-page-result = Razem
review-page-at-last = Koniec
review-page-luck-points = { $seat ->
        [you] { $gain ->
            [yes] Szczęście (karty i inni gracze) dało ci
           *[no] Pech (karty i inni gracze) kosztował cię
        }
       *[other] { $gain ->
            [yes] { $seat }: szczęście (karty i inni gracze) dało
           *[no] { $seat }: pech (karty i inni gracze) kosztował
        }
    } <b>{ $points }</b> { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.
review-page-play-points = { $seat ->
        [you] { $points ->
            [0] Bez wyraźnych błędów.
           *[other] Twoje błędy kosztowały <b>{ $points }</b>.
        }
       *[other] { $points ->
            [0] { $seat }: bez wyraźnych błędów.
           *[other] { $seat }: błędy kosztowały <b>{ $points }</b>.
        }
    }
review-page-points-about = { $several ->
        [yes] Punkty to średnia przewaga gracza nad pozostałymi.
       *[no] Punkty to przewaga gracza nad drugą stroną.
    }
review-page-points-and-chance = Punkty i szanse nie zawsze idą w parze: te same punkty bardziej zmieniają szansę na wygraną, gdy gra jest wyrównana.
review-page-luck-chance = { $seat ->
        [you] { $gain ->
            [yes] Szczęście podniosło twoją szansę na wygraną
           *[no] Pech obniżył twoją szansę na wygraną
        }
       *[other] { $gain ->
            [yes] { $seat }: szczęście podniosło szansę na wygraną
           *[no] { $seat }: pech obniżył szansę na wygraną
        }
    } o <b>{ $percent ->
        [one] { $percent } punkt procentowy
        [few] { $percent } punkty procentowe
       *[many] { $percent } punktów procentowych
    }</b>.
review-page-play-chance = { $seat ->
        [you] { $percent ->
            [0] Bez wyraźnych błędów.
           *[other] Twoje błędy obniżyły ją o <b>{ $percent ->
                [one] { $percent } punkt procentowy
                [few] { $percent } punkty procentowe
               *[many] { $percent } punktów procentowych
            }</b>.
        }
       *[other] { $percent ->
            [0] { $seat }: bez wyraźnych błędów.
           *[other] { $seat }: błędy obniżyły ją o <b>{ $percent ->
                [one] { $percent } punkt procentowy
                [few] { $percent } punkty procentowe
               *[many] { $percent } punktów procentowych
            }</b>.
        }
    }

## Dokładność.

review-page-accuracy = Dokładność
review-page-of-hundred = <b>{ $accuracy }%</b>
review-page-accuracy-about = 100% to za każdym razem najlepsze zagranie; 50% to łączna strata 25 punktów procentowych szansy na wygraną. Jedna partia to mała próbka: prawdziwa wartość leży zapewne między { $least }% a { $most }%.

## Krzywa.

review-page-curve = Szansa na wygraną w ciągu partii
review-page-curve-spoken = { $seat ->
        [you] Twoja szansa na wygraną na początku: { $before }, a po kolejnych rozdaniach: { $after }.
       *[other] { $seat }, szansa na wygraną na początku: { $before }, a po kolejnych rozdaniach: { $after }.
    }
review-page-even = Żadne pojedyncze zagranie ani żadna karta nie zmieniły szansy na wygraną o 5 punktów procentowych lub więcej.

## Zaznaczone ruchy.

review-page-you-is = „Ty” oznacza tu gracza: { $player }.
review-page-no-marks = Bez wyraźnych błędów.
review-page-step = Co widzi { $player }
review-page-see = Zobacz w powtórce
review-page-play-on = Zagraj od tej pozycji
review-page-see-one = Zobacz w powtórce: rozdanie { $deal }, ruch { $turn }
review-page-play-on-one = Zagraj od tej pozycji: rozdanie { $deal }, ruch { $turn }

## Rozdanie po rozdaniu.

review-page-deals = Rozdanie po rozdaniu
review-page-deal = Rozdanie { $deal }
review-page-cause = Skąd
review-page-in-points = Punkty
review-page-in-chance = Szansa na wygraną
review-page-cause-dealt = Szczęście: rozdane karty
review-page-cause-draw = Szczęście: dobrane karty
review-page-cause-turn = Szczęście: ruchy gracza { $player }
review-page-cause-substitute = Szczęście: ruchy bota
review-page-cause-end = Szczęście: końcowe liczenie
review-page-lost = Twoje błędy

## Gdy analiza powstaje i gdy jej nie ma.

review-page-working = Analizujemy partię…
review-page-working-about = Każdą decyzję gracza { $player } rozgrywamy na próbę setki razy, wiedząc tylko to, co { $player } widzi. Trwa to około pół minuty, dłużej, gdy serwer jest zajęty.
review-page-done = Gotowe: { $percent }%
review-page-queued = { $before ->
        [0] Twoja analiza jest następna w kolejce.
        [one] Przed twoją analizą jest jeszcze { $before }.
        [few] Przed twoją analizą są jeszcze { $before }.
       *[many] Przed twoją analizą jest jeszcze { $before }.
    }
review-page-leave = Możesz opuścić tę stronę; analiza zostanie zachowana.
review-page-leave-record = Możesz opuścić tę stronę. Analizy przesłanych partii przechowujemy tylko przez jakiś czas.
review-page-progress = Postęp analizy
review-page-none = Nie ma analizy
review-page-ready = Analiza jest gotowa.
review-page-not-finished = Ta partia nie została dograna do końca, więc nie można jej przeanalizować.
review-page-too-many = Masz już tyle analiz w toku, ile można. Wróć, gdy któraś będzie gotowa.
review-page-busy = Kolejka analiz jest pełna. Spróbuj później.
review-page-failed = Coś po naszej stronie poszło nie tak i nie udało się przeanalizować partii.
review-page-again = Spróbuj ponownie

## W „Twoje partie”: rodzaje błędów.

review-page-habits = Częste błędy
review-page-habits-about = { $games ->
        [one] Wyraźne błędy w jednej przeanalizowanej partii:
        [few] Wyraźne błędy w { $games } przeanalizowanych partiach:
       *[many] Wyraźne błędy w { $games } przeanalizowanych partiach:
    }
review-page-habits-none = W przeanalizowanych partiach nie ma żadnego z tych częstych błędów: rozbite pary, karty podsunięte następnemu graczowi, dzikie karty trzymane za długo, stos zamrożony za późno, za wczesne skończenie.
review-page-habit-breaks-pair = { $times ->
        [one] Rozbita para: <b>raz</b>.
        [few] Rozbita para: <b>{ $times } razy</b>.
       *[many] Rozbita para: <b>{ $times } razy</b>.
    }
review-page-habit-feeds = { $times ->
        [one] Karta podsunięta następnemu graczowi: <b>raz</b>.
        [few] Karta podsunięta następnemu graczowi: <b>{ $times } razy</b>.
       *[many] Karta podsunięta następnemu graczowi: <b>{ $times } razy</b>.
    }
review-page-habit-hoards = { $times ->
        [one] Dzikie karty trzymane za długo: <b>raz</b>.
        [few] Dzikie karty trzymane za długo: <b>{ $times } razy</b>.
       *[many] Dzikie karty trzymane za długo: <b>{ $times } razy</b>.
    }
review-page-habit-freezes-late = { $times ->
        [one] Stos zamrożony za późno albo wcale: <b>raz</b>.
        [few] Stos zamrożony za późno albo wcale: <b>{ $times } razy</b>.
       *[many] Stos zamrożony za późno albo wcale: <b>{ $times } razy</b>.
    }
review-page-habit-goes-out-early = { $times ->
        [one] Za wczesne skończenie: <b>raz</b>.
        [few] Za wczesne skończenie: <b>{ $times } razy</b>.
       *[many] Za wczesne skończenie: <b>{ $times } razy</b>.
    }
review-page-trend-more = W ostatnich dziesięciu partiach częściej: { $now } na partię, wcześniej { $before }.
review-page-trend-less = W ostatnich dziesięciu partiach rzadziej: { $now } na partię, wcześniej { $before }.
review-page-trend-same = W ostatnich dziesięciu partiach mniej więcej tak samo często.
