### Problemy z zapisem albo pozycją, którą ktoś napisał: błędy składni i zagrania niezgodne z zasadami.

record-at = wiersz { DIGITS($line) }, kolumna { DIGITS($column) }: { $fault }

## Błędy składni. Małą literą i bez kropki.

record-nothing = powinno tu być: { $expected }; nie ma nic
record-text = powinno tu być: { $expected }; jest „{ $found }”
record-near = powinno tu być: { $expected }; jest „{ $found }” (może chodzi o „{ $meant }”?)
record-count = powinno tu być: { $expected }; jest ich { DIGITS($found) }
record-newer = powinno tu być „Canasta record 1”, a jest wersja { $version }, nowsza niż ten program
record-again = „{ $name }” po raz drugi (pierwszy raz w wierszu { DIGITS($first) })
record-third-card = { $card } pojawia się trzeci raz, a są tylko dwie takie karty
record-deck = powinno tu być 108 kart z dwóch talii, jest ich { $found }
record-deck-missing = powinno tu być 108 kart z dwóch talii, jest ich { $found } (brakuje: { $missing })
record-deck-many-missing = powinno tu być 108 kart z dwóch talii, jest ich { $found } (brakuje { $missing })

## Co powinno być: `$expected` wyżej.

record-first-line = „Canasta record 1”
record-line = wiersz taki jak „Rules: hoyle”, „Deal 1” lub „0: draw; discard 9S”
record-deal-before = „Deal 1” przed tym miejscem
record-players = imiona od dwóch do sześciu graczy, w wierszach takich jak „Seat 0: Anna”
record-turn = miejsce takie jak „0:” lub „2 (bot):”
record-name = imię
record-house = zasady domowe takie jak {"{"}"game_points":3000{"}"}
record-date = data taka jak 2026-11-22
record-digit = cyfra szesnastkowa
record-card = karta taka jak 4H
record-joker = joker, XR lub XB
record-action-first = czynność przed kartami, jak „discard 9S”
record-deal-line = wiersz taki jak „Deal 1”
record-action = czynność taka jak „draw” lub „discard 9S”
record-action-end = „;” lub koniec wiersza
record-meld = karty układu
record-rank = wartość taka jak Q
record-kinds = wartości takie jak 4KX
record-key = wpis pozycji, jak dealer=3
record-flag = yes lub no
record-one-line = koniec danych; pozycja to jeden wiersz
record-whole = liczba całkowita
record-value = „=” i wartość
record-deal = „Deal { DIGITS($deal) }”
record-seat = wiersz taki jak „Seat { DIGITS($seat) }: Anna”, bo każde miejsce musi mieć imię
record-seat-number = miejsce od 0 do { DIGITS($last) }
record-short-name = imię o długości najwyżej { $most } liter
record-preset = nazwa zestawu zasad ({ $names })
record-result = { $last ->
        [1] „side 0 won”, „side 0 conceded” (strony to 0 i 1) lub „not over”
       *[other] „side 0 won” (strony od 0 do { DIGITS($last) }) lub „not over”
    }
record-numbers = { $sides ->
        [0] liczba całkowita dla każdej strony, bez przecinków
       *[other] liczba całkowita dla każdej z { SPELL($sides, form: "gen") } stron, bez przecinków
    }
record-number = liczba całkowita od { $low } do { $high }
record-meant = „{ $name }” albo wyraźnie inna nazwa
record-named = wiersz „{ $name }:”
record-persons = { $seats ->
        [0] numer osoby dla każdego miejsca albo „-” dla bota
       *[other] numer osoby dla każdego z { SPELL($seats, form: "gen") } miejsc albo „-” dla bota
    }
record-digits = cyfry szesnastkowe w liczbie { $digits }

## Zagrania niezgodne z zasadami: gdzie i co.

record-in-deal = Rozdanie { $deal }: { $fault }.
record-in-turn = Rozdanie { $deal }, ruch { $turn }: { $fault }.
record-in-action = Rozdanie { $deal }, ruch { $turn }, czynność { $act }: { $fault }.

## Problemy rozdania: `$fault` wyżej.

record-deck-size = talia ma 108 kart, a ta ma { $cards }
record-deck-times = { $times ->
        [0] w talii każda karta jest dwa razy, a brakuje { CARD($card, form: "gen") }
        [one] w talii każda karta jest dwa razy, a { $card } tylko raz
        [few] w talii każda karta jest dwa razy, a { $card } { SPELL($times, form: "m") } razy
       *[many] w talii każda karta jest dwa razy, a { $card } { SPELL($times, form: "m") } razy
    }
record-no-seat = nie ma miejsca { DIGITS($seat) }
record-dealer = rozdaje miejsce { DIGITS($seat) }, a powinno miejsce { DIGITS($due) }
record-sits-out = pauzuje miejsce { DIGITS($seat) }, a powinno miejsce { DIGITS($due) }
record-cannot-sit-out = miejsce { DIGITS($seat) } nie może pauzować w tym rozdaniu
record-not-to-act = gra miejsce { DIGITS($seat) }, a kolej na miejsce { DIGITS($due) }
record-deal-over = gra miejsce { DIGITS($seat) }, a rozdanie już się skończyło
record-illegal = miejsce { DIGITS($seat) } gra „{ $act }”. Niedozwolone: { $why }
record-not-over = rozdanie jest niedokończone, a po nim jest następne
record-scored = rozdanie ma wynik, a jeszcze się nie skończyło
record-score = podany wynik to { $written }, a powinno być { $counted }
record-points = { $points }
record-game-over = partia już się skończyła: zwycięzcą jest strona { DIGITS($side) }

## Problemy całego zapisu.

record-no-game = { $players ->
        [0] Nie podano graczy; grać może od dwóch do sześciu osób.
        [one] Jedna osoba nie może grać sama; grać może od dwóch do sześciu osób.
        [few] { $players } graczy to za dużo; grać może od dwóch do sześciu osób.
       *[many] { $players } graczy to za dużo; grać może od dwóch do sześciu osób.
    }
record-no-deal = W zapisie nie ma żadnego rozdania.
record-totals = { $totals ->
        [one] Liczba stron: { DIGITS($sides) }, a suma przed pierwszym rozdaniem jest tylko jedna.
        [few] Liczba stron: { DIGITS($sides) }, a liczba sum przed pierwszym rozdaniem: { DIGITS($totals) }.
       *[many] Liczba stron: { DIGITS($sides) }, a liczba sum przed pierwszym rozdaniem: { DIGITS($totals) }.
    }
record-total = W żadnej partii nie da się dojść do sumy { $total } punktów.
record-winner = Według zapisu wygrywa strona { DIGITS($named) }, a naprawdę strona { DIGITS($winner) }.
record-no-winner = Według zapisu wygrywa strona { DIGITS($named) }, a nie wygrywa żadna.
record-conceded = Według zapisu partia została poddana, ale strona { DIGITS($winner) } miała już wygraną.
record-sides-to-concede = Według zapisu partia została poddana, a można to zrobić tylko przy dwóch stronach. Tu stron jest { SPELL($sides) }.
