### Rozdanie dnia: strona i tekst przy stole, na którym się je gra.

## Strona.

daily-title = Rozdanie dnia – Kanasta
daily-heading = Rozdanie dnia
daily-about = Dziś wszyscy dostają te same karty, a ty masz jedną próbę. Potem zobaczysz, jak wypadasz na tle innych i Eksperta.
daily-rules = Jedno rozdanie na cztery osoby według zasad Bicycle / Hoyle. Twój partner i przeciwnicy to boty na poziomie <b>{ $level }</b>, które z każdym grają tak samo. Bez podpowiedzi i bez wpływu na statystyki.
daily-left = Koniec o północy UTC. Zostało: { $left }.
daily-play = Zagraj dzisiejsze rozdanie
daily-playing = Twoje rozdanie jeszcze trwa. Dokończ je dziś, żeby trafić do klasyfikacji.
daily-go-on = Wróć do stołu

## Wynik czytelnika.

daily-result = Twój wynik
daily-counting = Rozdanie skończone. Analiza twojej gry zajmie chwilę.
daily-look = Odśwież
daily-lost = { $lost ->
        [0] Twoja strata: <b>zero</b>.
        [one] Twoja strata: <b>1 punkt</b>.
        [few] Twoja strata: <b>{ $lost } punkty</b>.
       *[many] Twoja strata: <b>{ $lost } punktów</b>.
    }
daily-lost-about = Tyle punktów więcej dałaby lepsza gra, licząc tylko wyraźne błędy. Słabe karty nic cię nie kosztują.
daily-place = Miejsce <b>{ $place }</b> z { $of }
daily-ahead = Wyprzedzasz { $part }% graczy.
daily-alone = Nikt przed tobą nie skończył dzisiejszego rozdania.
daily-points = Wasza strona: { $own }, przeciwnicy: { $theirs }.
daily-helped = Część rozdania rozegrał za ciebie bot, więc wynik nie trafia do klasyfikacji.
daily-late = To rozdanie skończyło się po terminie, więc wynik nie trafia do klasyfikacji.
daily-given-up = Stół został zamknięty przed końcem rozdania, więc wynik nie trafia do klasyfikacji.
daily-replay = Zobacz powtórkę
daily-tomorrow = Od jutra możesz zagrać te karty jeszcze raz z powtórki, ile razy zechcesz.

## Wszyscy i Ekspert.

daily-everybody = Dzisiejsze wyniki
daily-count = { $began ->
        [0] Dzisiejszego rozdania nikt jeszcze nie grał.
        [one] Zaczęła 1 osoba, { $finished ->
            [one] skończyła 1.
            [few] skończyły { $finished }.
           *[many] skończyło { $finished }.
        }
        [few] Zaczęły { $began } osoby, { $finished ->
            [one] skończyła 1.
            [few] skończyły { $finished }.
           *[many] skończyło { $finished }.
        }
       *[many] Zaczęło { $began } osób, { $finished ->
            [one] skończyła 1.
            [few] skończyły { $finished }.
           *[many] skończyło { $finished }.
        }
    }
daily-middle = { $lost ->
        [one] Połowa traci najwyżej { $lost } punkt.
        [few] Połowa traci najwyżej { $lost } punkty.
       *[many] Połowa traci najwyżej { $lost } punktów.
    }
daily-bands = Stracone punkty
daily-players = Gracze
daily-nothing = Zero
daily-band = od { $from } do { $to }
daily-beyond = Ponad { $from }
daily-you = ty
daily-best = Bot: { $level }
daily-best-result = Na twoim miejscu, z tymi samymi kartami: { $lost ->
        [0] bez straty
        [one] strata 1 punkt
        [few] strata { $lost } punkty
       *[many] strata { $lost } punktów
    }, wynik { $own } do { $theirs }.
daily-best-waits = Jeszcze gra dzisiejsze rozdanie. Zajrzyj za minutę.
daily-order = Kolejność według straconych punktów, potem według różnicy punktów.

## Karta do udostępnienia.

daily-share = Pochwal się wynikiem
daily-share-about = Bez zdradzania kart.
daily-card-title = Kanasta, { $date }
daily-outcome = { $lost ->
        [0] Miejsce { $place } z { $of }, bez straty
        [one] Miejsce { $place } z { $of }, strata 1 punkt
        [few] Miejsce { $place } z { $of }, strata { $lost } punkty
       *[many] Miejsce { $place } z { $of }, strata { $lost } punktów
    }
daily-marks = Od pierwszych ruchów do ostatnich: ● bez straty, ◐ mała strata, ○ 80 punktów lub więcej.
daily-copy = Kopiuj

## Kalendarz skończonych rozdań.

daily-calendar = Twoje dni
daily-streak = { $today ->
        [yes] { $days ->
            [one] Dzisiejsze rozdanie masz za sobą.
            [few] { $days } dni z rzędu, razem z dzisiejszym.
           *[many] { $days } dni z rzędu, razem z dzisiejszym.
        }
       *[no] { $days ->
            [one] Wczorajsze rozdanie masz za sobą. Zagraj dziś, a zaczniesz serię.
            [few] { $days } dni z rzędu. Zagraj dziś, żeby nie przerwać serii.
           *[many] { $days } dni z rzędu. Zagraj dziś, żeby nie przerwać serii.
        }
    }
daily-calendar-day = { $finished ->
        [yes] { $date }: zagrane
       *[no] { $date }: niezagrane
    }

## Wcześniejsze dni.

daily-earlier = Wcześniejsze dni
daily-not-played = Niezagrane
daily-not-finished = Niedokończone

## Przy stole i po rozdaniu.

daily-of = Rozdanie z { $date }
daily-no-commitment = Te karty dostają dziś wszyscy. Wynik nie wchodzi do twoich statystyk i nikt nie może się tu dosiąść.
daily-to-result = Zobacz swój wynik

## Na stronie głównej.

daily-way = Rozdanie dnia
daily-way-about = Te same karty dla wszystkich.
