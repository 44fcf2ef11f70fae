### Zapisana partia: kto grał, jak się skończyła, jej najciekawsze chwile i strona powtórki.

## Kto grał.

replay-player = { $name }
replay-side = { $players }
replay-two-sides = { $one } kontra { $other }
replay-sides = { $sides }
replay-no-players = jeszcze bez graczy

## Jak się skończyła.

replay-points = { $points }
replay-won = Zwycięstwo: { $winner }, { $best } do { $others }.
replay-conceded = { $deals ->
        [0] Zwycięstwo: { $winners }. Poddanie w pierwszym rozdaniu: { $losers }.
       *[other] Zwycięstwo: { $winners }. Poddanie przy stanie { $best } do { $other }: { $losers }.
    }
replay-not-over = { $deals ->
        [one] Niedokończona po jednym rozdaniu: { $first } do { $others }.
        [few] Niedokończona po { SPELL($deals, form: "gen") } rozdaniach: { $first } do { $others }.
       *[many] Niedokończona po { SPELL($deals, form: "gen") } rozdaniach: { $first } do { $others }.
    }
replay-not-begun = Nierozpoczęta.
replay-no-deal-over = Bez skończonego rozdania.

## Najciekawsze chwile: lista pod „Skocz do”, bez kropki.

replay-dealt = Karty rozdane
replay-opens = { $name }: pierwsze wyłożenie
replay-first-pile = { $cards ->
        [one] { $name } bierze pierwszy stos (1 karta)
        [few] { $name } bierze pierwszy stos ({ $cards } karty)
       *[many] { $name } bierze pierwszy stos ({ $cards } kart)
    }
replay-large-pile = { $cards ->
        [one] { $name } bierze duży stos ({ $cards } karta)
        [few] { $name } bierze duży stos ({ $cards } karty)
       *[many] { $name } bierze duży stos ({ $cards } kart)
    }
replay-canasta = { $natural ->
        [yes] { $name }: pierwsza kanasta, czysta kanasta { KIND($rank, form: "many") }
       *[no] { $name }: pierwsza kanasta, mieszana kanasta { KIND($rank, form: "many") }
    }
replay-freezes = { $name } zamraża stos ({ $card })
replay-freezes-large = { $cards ->
        [one] { $name } zamraża duży stos ({ $cards } karta): { $card }
        [few] { $name } zamraża duży stos ({ $cards } karty): { $card }
       *[many] { $name } zamraża duży stos ({ $cards } kart): { $card }
    }
replay-frozen-from-start = Stos jest zamrożony od początku ({ $card })
replay-goes-out = { $concealed ->
        [yes] { $name } kończy z ręki
       *[no] { $name } kończy rozdanie
    }
replay-stock-empty = Talon się kończy
replay-last-red-three = { $name } dobiera ostatnią kartę talonu: czerwoną trójkę
replay-wins = { $players ->
        [one] { $players } wygrywa partię
        [few] { $players } wygrywają partię
       *[many] { $players } wygrywają partię
    }
replay-concedes = { $players ->
        [one] { $players } poddaje partię
        [few] { $players } poddają partię
       *[many] { $players } poddają partię
    }

## Uwagi w zapisach.

replay-took-over = Odtąd na miejscu { DIGITS($seat) }, po bocie, gra { $name }.
replay-replaced = Odtąd na miejscu { DIGITS($seat) } gra { $name }; wcześniejszy gracz: { $before }.
replay-practice = dalszy ciąg innej partii, od wybranej pozycji
replay-take-back = wyłożenia można było cofać; cofniętych tu nie ma
replay-set = rozdanie { DIGITS($deal) } z innej partii, grane ponownie; tasowanie bez gwarancji
replay-daily = rozdanie dnia { $date }, takie samo dla wszystkich

## Strona.

replay-title = { $sides } – Kanasta
replay-heading = Powtórka. { $happened }
replay-home = Kanasta
replay-bar = Powtórka
replay-game = Powtórka. { $game }
replay-to-table = Wróć do stołu
replay-another-file = Otwórz inny plik
replay-sheet = Tabela punktów
replay-to-review = Analiza partii: szczęście i błędy

## Czyje karty widać.

replay-whose = Czyje karty
replay-show = Pokaż
replay-all-hands = Wszystkie<b> karty</b>
replay-as-seen-by = Widok: { $name }
replay-hand = { $cards ->
        [one] Ręka: { $name }, 1 karta
        [few] Ręka: { $name }, { $cards } karty
       *[many] Ręka: { $name }, { $cards } kart
    }
replay-hidden-hand = { $cards ->
        [0] Ręka: { $name }, bez kart
        [one] Ręka: { $name }, jedna karta, zakryta
        [few] Ręka: { $name }, { SPELL($cards) } karty, zakryte
       *[many] Ręka: { $name }, { SPELL($cards) } kart, zakrytych
    }

## Stół w danej chwili.

replay-board = Stół
replay-centre = Talon i stos
replay-side-total = { $side }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
replay-log = Przebieg
replay-log-label = Przebieg tego rozdania

## Kroki.

replay-steps = Kroki
replay-place = { $deals ->
        [one] { $turn ->
            [0] Rozdanie { $deal }, początek
           *[other] Rozdanie { $deal }, ruch { $turn }
        }
        [few] { $turn ->
            [0] Rozdanie { $deal } z { $deals }, początek
           *[other] Rozdanie { $deal } z { $deals }, ruch { $turn }
        }
       *[many] { $turn ->
            [0] Rozdanie { $deal } z { $deals }, początek
           *[other] Rozdanie { $deal } z { $deals }, ruch { $turn }
        }
    }
replay-step = Krok
replay-go = Idź
replay-turn = Ruch
replay-back = Wstecz
replay-next = Dalej
replay-turn-back = Poprzedni ruch
replay-step-back = Krok wstecz
replay-step-on = Krok dalej
replay-turn-on = Następny ruch
replay-play = Odtwórz
replay-speed = Tempo
replay-slow = Wolne
replay-normal = Zwykłe
replay-fast = Szybkie
replay-keys = Skróty: ← i → krok, Page Up i Page Down ruch, Home i End początek i koniec, Spacja lub P odtwarzanie i pauza.

## Skoki.

replay-jump = Skocz do
replay-deal = Rozdanie { $deal }

## Wykresy.

replay-graphs = Partia w skrócie
replay-totals = Sumy
replay-sizes = Liczba kart na ręce
replay-axis = Rozdanie
replay-goal = do wygranej <b>{ $points }</b>
replay-up-to = do { $cards }
replay-totals-spoken = Sumy po każdym rozdaniu.
replay-totals-of = { $totals ->
        [0] { $side }: bez skończonego rozdania.
       *[other] { $side }: { $totals }.
    }
replay-sizes-spoken = { $most ->
        [one] { $name }: najwyżej jedna karta, w rozdaniu { $deal }.
        [few] { $name }: najwyżej { SPELL($most) } karty, w rozdaniu { $deal }.
       *[many] { $name }: najwyżej { SPELL($most) } kart, w rozdaniu { $deal }.
    }
replay-sizes-left = Zostało na koniec każdego rozdania: { $counts }.
replay-count = { $cards }

## Ta pozycja.

replay-this-step = Ta pozycja
replay-link = Link do tej pozycji
replay-share = Udostępnij
replay-copy = Kopiuj
replay-link-fades = Link działa, dopóki serwer przechowuje plik: godziny albo dni, nie na zawsze.
replay-play-on-heading = Zagraj od tej pozycji
replay-whose-hand = Którymi kartami chcesz grać?
replay-play-on-about = Przejmij stąd karty jednego gracza; za pozostałych grają boty. To trening, więc nie wchodzi do statystyk.
replay-play-on = Graj dalej
replay-bot = Bot { DIGITS($n) }
replay-over-here = Tu partia się kończy. Cofnij się, żeby zagrać dalej od wcześniejszej pozycji.
replay-no-beginning = Ten zapis zaczyna się w środku partii, z punktami z rozdań, których w nim nie ma, więc nie da się od niego grać dalej.

## Zapis jako plik.

replay-keep = Zachowaj partię
replay-played-on = Data partii: { $day }.
replay-record-about = Zapis partii ({ $sides }) to czytelny plik tekstowy z każdym rozdaniem i każdym zagraniem.
replay-download = Pobierz zapis
replay-spreadsheet = Tabela punktów (CSV)
replay-open-another = Otwórz inny plik
replay-check = Sprawdź, czy rozdania są uczciwe

## Strona do otwierania zapisu.

replay-open-title = Odtwórz partię z pliku – Kanasta
replay-open-heading = Odtwórz partię z pliku
replay-open-about = Wybierz plik .canasta albo upuść go tutaj. Program sprawdzi, czy każde zagranie jest zgodne z zasadami, a potem możesz przejść całą partię krok po kroku.
replay-open-file = Plik
replay-open-or-paste = Albo wklej zapis
replay-open-text = Tekst zapisu
replay-open = Otwórz
replay-open-kept = Serwer trzyma go przez jakiś czas w pamięci, widoczny dla każdego, kto ma link. Na dysku go nie zapisuje.
replay-gone-heading = Zapis wygasł
replay-gone = Serwer przechowuje przesłane pliki tylko przez jakiś czas. Otwórz plik jeszcze raz.
replay-unreadable = To nie jest zapis partii, który Kanasta potrafi odczytać.
replay-not-by-the-rules = Zapis jest czytelny, ale partia łamie zasady.
