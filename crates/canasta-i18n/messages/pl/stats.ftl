### „Twoje partie”: lista partii gracza i jego statystyki w liczbach i rysunkach.

stats-title = Twoje partie – Kanasta
stats-heading = Twoje partie
stats-none-heading = Nie ma jeszcze partii, które się liczą.
stats-none-about = Tu pojawią się skończone partie.
stats-play-now = Zagraj
stats-what-counts = Skończona partia się liczy, jeśli miała co najmniej jedno pełne rozdanie albo ktoś ją poddał. Lekcje, trening, rozdania grane ponownie, partie z cofaniem i partie niedokończone się nie liczą.
stats-cookie = Twoje partie rozpoznajemy po pliku cookie w tej przeglądarce.
stats-reading = Wczytujemy partie: zostało { $left } z { $all }. Strona odświeża się sama.

## Lista partii.

stats-list-title = Wszystkie twoje partie – Kanasta
stats-list-heading = Wszystkie twoje partie
stats-list-about = { $games ->
        [one] { $games } partia.
        [few] { $games } partie, od najnowszej.
       *[many] { $games } partii, od najnowszej.
    }
stats-list = Partie
stats-pages = Strony
stats-newer = Nowsze partie
stats-older = Starsze partie
stats-page = Strona { $page } z { $pages }
stats-to-stats = Statystyki
stats-newest = Najnowsze partie
stats-all-games = { $games ->
        [one] Wszystkie partie ({ $games })
        [few] Wszystkie partie ({ $games })
       *[many] Wszystkie partie ({ $games })
    }
stats-on = Dzień: { $day }.
stats-from-to = Od { $first } do { $last }.
stats-outcome = { $place ->
        [won] Wygrana, { $total } do { $best }
        [lost] Przegrana, { $total } do { $best }
        [second] Drugie miejsce z { SPELL($sides, form: "gen") }, { $total } do { $best }
        [third] Trzecie miejsce z { SPELL($sides, form: "gen") }, { $total } do { $best }
        [fourth] Czwarte miejsce z { SPELL($sides, form: "gen") }, { $total } do { $best }
        [fifth] Piąte miejsce z { SPELL($sides, form: "gen") }, { $total } do { $best }
       *[sixth] Szóste miejsce z { SPELL($sides, form: "gen") }, { $total } do { $best }
    }
stats-conceded = { $outcome } (poddanie)
stats-player = { $name }
stats-forgotten = Dawny gracz
stats-with = { $partners ->
        [one] Partner: { $partners }.
        [few] Partnerzy: { $partners }.
       *[many] Partnerzy: { $partners }.
    } Przeciwnicy: { $opponents }.
stats-against = { $opponents ->
        [one] Przeciwnik: { $opponents }.
        [few] Przeciwnicy: { $opponents }.
       *[many] Przeciwnicy: { $opponents }.
    }
stats-when = { $changes ->
        [0] { $rules }. { $day }.
        [one] { $rules }, jedna zasada domowa. { $day }.
        [few] { $rules }, { SPELL($changes) } zasady domowe. { $day }.
       *[many] { $rules }, { SPELL($changes) } zasad domowych. { $day }.
    }
stats-replay = Powtórka
stats-replay-one = Powtórka: { $outcome }
stats-record = Zapis
stats-record-one = Pobierz zapis: { $outcome }
stats-again = Zagraj rozdanie jeszcze raz
stats-again-one = Zagraj rozdanie jeszcze raz: { $outcome }

## Statystyki.

stats-headline = { $games ->
        [one] { $won ->
            [0] 1 partia, bez wygranej.
           *[other] 1 partia, wygrana.
        }
        [few] { $won ->
            [0] { $games } partie, jeszcze bez wygranej.
           *[other] { $games } partie, wygrane: { $won }.
        }
       *[many] { $won ->
            [0] { $games } partii, jeszcze bez wygranej.
           *[other] { $games } partii, wygrane: { $won }.
        }
    }
stats-glance = W skrócie
stats-games-won = Wygrane partie
stats-won-of = { $won } z { $games }
stats-points = Średni wynik
stats-of-deals = { $deals ->
        [one] z { $deals } rozdania
        [few] z { $deals } rozdań
       *[many] z { $deals } rozdań
    }
stats-canastas = Kanasty na rozdanie
stats-they = przeciwnicy: { $canastas }
stats-best = Najlepsze rozdanie
stats-best-deal = Rozdanie { $deal }, { $day }. Przeciwnicy: { $opponents }
stats-share = { $percent }%
stats-nothing = –

## Wygrane i przegrane partie.

stats-margins = { $games ->
        [one] Ostatnia { $games } partia: wygrane nad linią, przegrane pod nią, według różnicy punktów.
        [few] Ostatnie { $games } partie: wygrane nad linią, przegrane pod nią, według różnicy punktów.
       *[many] Ostatnie { $games } partii: wygrane nad linią, przegrane pod nią, według różnicy punktów.
    }
stats-run = { $games ->
        [one] { SPELL($games, case: "capital") } wygrana.
        [few] { SPELL($games, case: "capital") } wygrane z rzędu.
       *[many] { SPELL($games, case: "capital") } wygranych z rzędu.
    }
stats-longest-run = Najdłuższa seria wygranych: { $games ->
        [one] { SPELL($games) } partia
        [few] { SPELL($games) } partie
       *[many] { SPELL($games) } partii
    }.
stats-margins-spoken = Ostatnie partie: { SPELL($games) }, w tym wygrane: { $won }. Od najnowszej: { $newest }.
stats-won-by = { $points ->
        [one] wygrana o { $points } punkt
        [few] wygrana o { $points } punkty
       *[many] wygrana o { $points } punktów
    }
stats-lost-by = { $points ->
        [one] przegrana o { $points } punkt
        [few] przegrana o { $points } punkty
       *[many] przegrana o { $points } punktów
    }

## Punkty na rozdanie.

stats-dots = Każda kropka to rozdanie, najstarsze po lewej.
stats-mean-line = { $deals ->
        [one] Linia to średnia krocząca z { SPELL($deals, form: "gen") } rozdania.
        [few] Linia to średnia krocząca z { SPELL($deals, form: "gen") } rozdań.
       *[many] Linia to średnia krocząca z { SPELL($deals, form: "gen") } rozdań.
    }
stats-middle = Środkowa połowa rozdań dała od { $low } do { $high }.
stats-deals-spoken = Punkty w kolejnych rozdaniach (łącznie { SPELL($deals, form: "n") }): od { $worst } do { $best }, średnio { $mean }.
stats-mean-spoken = Średnia krocząca (liczba rozdań: { SPELL($deals) }) na początku wynosiła { $first }, a teraz { $last }.
stats-histogram = Rozdania według punktów, co { $width }.
stats-histogram-spoken = Rozdania według punktów.
stats-histogram-bar = od { $from } do { $to }: { $deals }.

## Kanasty, pierwsze wyłożenia, zakończenia, partnerzy.

stats-we = My
stats-they-row = Oni
stats-natural = <b>{ $mean }</b> czystych
stats-mixed = <b>{ $mean }</b> mieszanych
stats-piles = Wzięte stosy na rozdanie: my { $ours }, oni { $theirs }.
stats-each-side = Przy więcej niż dwóch stronach liczby dla pozostałych to średnie na stronę.
stats-endings = Jak kończyły się twoje rozdania
stats-you-out = Kończysz ty
stats-partner-out = Kończy partner
stats-opponent-out = Kończy przeciwnik
stats-stock-out = Talon się skończył
stats-way = { $concealed ->
        [0] <b>{ $deals }</b>
       *[other] <b>{ $deals }</b>, z ręki: { $concealed }
    }
stats-partners = Partnerzy
stats-partner = Partner
stats-partner-games = Partie
stats-partner-won = Wygr.
stats-computer = Bot: { $level }
stats-initial-melds = Pierwsze wyłożenia
stats-needed = Min.
stats-deals = Rozdań
stats-melded = Udane
stats-in-turn = Ruch
stats-in-turn-about = „Ruch” mówi, w którym ruchu twoja strona średnio po raz pierwszy wykłada karty.

## Dane czytelnika.

stats-yours = Twoje dane
stats-meaning = O tych statystykach
stats-csv = Pobierz CSV
stats-json = Pobierz JSON
stats-delete = Usuń historię
stats-goes-games = Usuwa z tej strony i ze statystyk wszystkie skończone partie.
stats-goes-name = Przy tamtych stołach zamiast twojego imienia będzie „Dawny gracz”, a twój czat zniknie.
stats-goes-way = Te partie zobaczysz już tylko z pobranych zapisów.
stats-stays = Partie w toku i ustawienia zostają. Karty i wyniki zostają bez twojego imienia, bo to także partie innych graczy.
stats-for-good = Tego nie można cofnąć.
stats-forget = Żeby zniknąć wszędzie, także z partii w toku, użyj <a>Zapomnij o mnie</a>.
