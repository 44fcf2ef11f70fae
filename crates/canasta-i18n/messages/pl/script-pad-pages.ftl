### Notatnik między rozdaniami: początek, wyniki, udostępnianie, zasady, ustawienia.

## Wyniki i tabela.

script-pad-pages-to-meld = do wyłożenia
script-pad-pages-dealer-letter = R
script-pad-pages-whose = Rozdaje <b>{ $dealer }</b>, zaczyna <b>{ $first }</b>
script-pad-pages-column-deal = Rozdanie
script-pad-pages-column-player = Gracz
script-pad-pages-nothing-entered = Jeszcze bez wpisów.
script-pad-pages-check-deal = Sprawdź rozdanie { $n }
script-pad-pages-from-paper = Z kartki
script-pad-pages-saved-anyway = mimo uwag
script-pad-pages-entered-twice = podwójny wpis
script-pad-pages-corrected = poprawione

## Między rozdaniami.

script-pad-pages-site = Kanasta
script-pad-pages-turn = Obróć notatnik ku drugiej stronie stołu
script-pad-pages-share = Udostępnij: podgląd na żywo, przekazanie
script-pad-pages-menu = Menu
script-pad-pages-facing-us = Notatnik jest zwrócony do nas.
script-pad-pages-facing-both = Notatnik jest zwrócony w obie strony.
script-pad-pages-facing-them = Notatnik jest zwrócony do drugiej strony.
script-pad-pages-online = Połączono
script-pad-pages-offline = Bez połączenia
script-pad-pages-offline-unsent = Bez połączenia, zapisane
script-pad-pages-sheet = Tabela punktów
script-pad-pages-curve-and-totals = Wykres i wyniki
script-pad-pages-enter-deal = Wpisz rozdanie { $n }
script-pad-pages-continue-deal = Dokończ rozdanie { $n }
script-pad-pages-correct-deal = Popraw rozdanie { $n }
script-pad-pages-see-result = Zobacz wynik
script-pad-pages-deal-saved = Rozdanie { $n } zapisane.
script-pad-pages-undo = Cofnij
script-pad-pages-correction-undone = Rozdanie { $n } jest znowu takie jak przedtem.
script-pad-pages-who-deals = Kto rozdaje?
script-pad-pages-dealer-set = Rozdaje { $dealer }.
script-pad-pages-player-wins = { $name } wygrywa.
script-pad-pages-partners-win = { $names } wygrywają.

## Co stół ma sprawdzić.

script-pad-pages-conflict = Rozdanie { $n } wpisano na dwóch telefonach
script-pad-pages-conflict-about = Wybierz wpis, który się liczy. Drugi zostanie na liście zmian.
script-pad-pages-entered-here = Na tym telefonie, { $time }
script-pad-pages-entered-by = { $name }, { $time }
script-pad-pages-entered-there = Na drugim telefonie, { $time }
script-pad-pages-withdrawn = Cofnięte
script-pad-pages-side-total = { $side } { $points }
script-pad-pages-went-out = { $name } kończy
script-pad-pages-choose = Ten się liczy
script-pad-pages-chosen = Rozdanie { $n } jest ustalone.
script-pad-pages-query-by = { $name } prosi o sprawdzenie rozdania { $n }
script-pad-pages-query = Ktoś z widzów prosi o sprawdzenie rozdania { $n }
script-pad-pages-checked = Gotowe
script-pad-pages-query-settled = Rozdanie { $n } jest sprawdzone.
script-pad-pages-asks-by = { $name } chce przejąć notatnik
script-pad-pages-asks = Inny telefon chce przejąć notatnik
script-pad-pages-you-asked = Prośba o notatnik wysłana
script-pad-pages-moves-in = { $seconds ->
        [0] Notatnik właśnie przechodzi.
        [one] Notatnik przejdzie za { $seconds } sekundę, chyba że telefon, który go prowadzi, odmówi.
        [few] Notatnik przejdzie za { $seconds } sekundy, chyba że telefon, który go prowadzi, odmówi.
       *[many] Notatnik przejdzie za { $seconds } sekund, chyba że telefon, który go prowadzi, odmówi.
    }
script-pad-pages-object = Zostaw notatnik tutaj
script-pad-pages-objected = Notatnik zostaje na tym telefonie.
script-pad-pages-stop-asking = Wycofaj prośbę
script-pad-pages-request-ended = Notatnik zostaje tam, gdzie jest.
script-pad-pages-kept-by = Teraz notatnik prowadzi { $name }
script-pad-pages-kept-elsewhere = Teraz notatnik prowadzi inny telefon
script-pad-pages-kept-about = Ten telefon pokazuje podgląd na żywo. Jeśli tamtego telefonu już nie ma, notatnik może tu wrócić.
script-pad-pages-ask = Poproś o notatnik
script-pad-pages-asked = Prośba wysłana. Tamten telefon może odmówić.
script-pad-pages-no-connection = Nie ma połączenia. Spróbuj później.
script-pad-pages-refused = Serwer nie przyjmuje rozdań z tego telefonu. Są zapisane tylko tutaj.

## Udostępnianie.

script-pad-pages-share-title = Udostępnij notatnik
script-pad-pages-live-view = Podgląd na żywo
script-pad-pages-live-view-about = Kto ma ten link, widzi wyniki zaraz po zapisaniu. Zmienić ich nie może.
script-pad-pages-live-view-text = Nasza kanasta, wyniki na żywo
script-pad-pages-link = Link
script-pad-pages-copy-link = Kopiuj link
script-pad-pages-send = Wyślij
script-pad-pages-hand-over = Przekaż notatnik
script-pad-pages-hand-over-about = Notatnik przejdzie na inny telefon, który zeskanuje kod. Na tym zostanie podgląd na żywo. Kod działa raz, przez dziesięć minut.
script-pad-pages-hand-over-code = Pokaż kod
script-pad-pages-hand-over-ready = Kod: { $code }.
script-pad-pages-waiting = Chwileczkę…
script-pad-pages-pad-taken = Teraz notatnik prowadzi ten telefon.
script-pad-pages-not-taken = Nie udało się przejąć notatnika
script-pad-pages-close = Zamknij

## Menu.

script-pad-pages-menu-totals = Wykres i wyniki
script-pad-pages-menu-settings = Ustawienia
script-pad-pages-menu-print = Drukuj
script-pad-pages-menu-csv = Pobierz CSV
script-pad-pages-names-title = Imiona i partnerzy
script-pad-pages-rules-of-pad = Zasady w notatniku
script-pad-pages-new-pad = Nowy notatnik
script-pad-pages-next-game = Następna partia
script-pad-pages-next-game-begun = Zaczyna się następna partia. Kto rozdaje?

## Nowy notatnik.

script-pad-pages-same-table = Ten sam skład co ostatnio
script-pad-pages-start = Zaczynamy
script-pad-pages-against = { $we } kontra { $they }
script-pad-pages-rules-points = { $changes ->
        [0] { $rules }, do { $points } punktów
        [one] { $rules } z jedną zmianą, do { $points } punktów
        [few] { $rules } z { $changes } zmianami, do { $points } punktów
       *[many] { $rules } z { $changes } zmianami, do { $points } punktów
    }
script-pad-pages-rules-deals = { $changes ->
        [0] { $rules }
        [one] { $rules } z jedną zmianą
        [few] { $rules } z { $changes } zmianami
       *[many] { $rules } z { $changes } zmianami
    }, { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
       *[many] { $deals } rozdań
    }
script-pad-pages-carry-on = Albo gramy dalej: rozdanie { $n }, { $totals }
script-pad-pages-new-table = Nowy skład
script-pad-pages-how-many = Ile osób gra?
script-pad-pages-sides-alone = Każdy dla siebie.
script-pad-pages-sides-four = Dwa na dwa, partnerzy naprzeciwko siebie.
script-pad-pages-sides-six = Trzy na trzy, strony siedzą na przemian.
script-pad-pages-names-clockwise = Imiona w kolejności gry
script-pad-pages-player-we = Gracz { $n } (My)
script-pad-pages-player-they = Gracz { $n } (Oni)
script-pad-pages-which-rules = Jakie zasady?
script-pad-pages-rules-title = Zasady:
script-pad-pages-about-hoyle = Kanasta, jaką zna większość graczy
script-pad-pages-about-classic = Premia za kanasty wyłożone naraz
script-pad-pages-about-lakin = Kara 500 za spóźnioną czerwoną trójkę
script-pad-pages-about-pack = Surowe zasady brania stosu
script-pad-pages-about-wahhi = Zasady klubowe, z dokładnym rozdaniem
script-pad-pages-own-rules = Własne zasady i wartości kart
script-pad-pages-on-paper = Partia zaczęta na kartce?
script-pad-pages-on-paper-about = Wpisz dotychczasowe wyniki i grajcie dalej.
script-pad-pages-not-points = Wpisz liczbę punktów, na przykład 1205 albo −310.
script-pad-pages-no-storage = Przeglądarka nie może niczego zapisać, bo jej pamięć jest pełna albo wyłączona. Bez niej notatnik nie działa.
script-pad-pages-no-account = Bez konta. Notatnik działa bez połączenia i wszystko zapisuje na tym telefonie.
script-pad-pages-earlier-pads = { $pads ->
        [one] Wcześniejszy notatnik
        [few] Wcześniejsze notatniki ({ $pads })
       *[many] Wcześniejsze notatniki ({ $pads })
    }
script-pad-pages-earlier-pad = { $deals ->
        [0] { $date }, jeszcze bez rozdań
        [one] { $date }, jedno rozdanie: { $totals }
        [few] { $date }, { $deals } rozdania: { $totals }
       *[many] { $date }, { $deals } rozdań: { $totals }
    }

## Zasady domowe.

script-pad-pages-begin-with = Zacznij od zestawu
script-pad-pages-rules-about = Zmiany działają od rozdania { $n }. Rozdania już wpisane zachowują swoje punkty.
script-pad-pages-rules-about-new = Zmiany działają od pierwszego rozdania.
script-pad-pages-section-bonuses = Premie
script-pad-pages-section-threes = Trójki
script-pad-pages-section-card-values = Wartości kart
script-pad-pages-section-minimums = Minima i cel
script-pad-pages-card-jokers = Joker
script-pad-pages-card-twos = Dwójka
script-pad-pages-card-aces = As
script-pad-pages-card-high = Od króla do ósemki
script-pad-pages-card-low = Od siódemki do czwórki
script-pad-pages-card-black-threes = Czarna trójka
script-pad-pages-minimum-below = Minimum przy wyniku poniżej { $points }
script-pad-pages-minimum-from = Minimum przy wyniku od { $points }
script-pad-pages-document-says = { $rules }: { $value }
script-pad-pages-rule-value = { $rule }: { $value }
script-pad-pages-instead = { $rule }: { $now } zamiast { $before }
script-pad-pages-less = { $rule }: mniej
script-pad-pages-more = { $rule }: więcej
script-pad-pages-allowed = tak
script-pad-pages-not-allowed = nie
script-pad-pages-own-lines = Własne wiersze
script-pad-pages-own-lines-about = Na premie, których nie ma w żadnym zestawie, na przykład za kanastę dwójek. Notatnik pyta o każdy taki wiersz przy każdym rozdaniu.
script-pad-pages-line-name = Nazwa wiersza { $n }
script-pad-pages-line-example = Kanasta dwójek
script-pad-pages-remove-line = Usuń: { $line }
script-pad-pages-add-line = Dodaj wiersz
script-pad-pages-own-line = { $line }: { $points }
script-pad-pages-rules-changes = { $changes ->
        [0] Zmiany
        [one] Jedna zmiana
        [few] { $changes } zmiany
       *[many] { $changes } zmian
    }
script-pad-pages-unchanged = Bez zmian: { $rules }.
script-pad-pages-done = Gotowe

## Imiona i partnerzy.

script-pad-pages-in-order-of-play = W kolejności gry
script-pad-pages-move-up = { $name }: o jedno miejsce wcześniej
script-pad-pages-move-down = { $name }: o jedno miejsce później
script-pad-pages-move-about = Strzałki zmieniają, kto z kim gra.
script-pad-pages-move-later = Partnerów można zmieniać między partiami.
script-pad-pages-save-names = Zapisz
script-pad-pages-next-game-with = Następna partia w tej kolejności
script-pad-pages-names-saved = Imiona zapisane.
script-pad-pages-who-deals-next = Rozdanie { $n }: kto rozdaje?

## Ustawienia.

script-pad-pages-to-read = Czytanie
script-pad-pages-setting-size = Wielkość
script-pad-pages-size-normal = Zwykła
script-pad-pages-size-large = Duża
script-pad-pages-size-largest = Największa
script-pad-pages-setting-light = Motyw
script-pad-pages-light-system = Jak w telefonie
script-pad-pages-light-light = Jasny
script-pad-pages-light-dark = Ciemny
script-pad-pages-setting-facing = Kto czyta
script-pad-pages-facing-choice-us = My
script-pad-pages-facing-choice-both = Obie strony
script-pad-pages-facing-choice-them = Oni
script-pad-pages-setting-contrast = Wysoki kontrast
script-pad-pages-setting-contrast-about = czerń i biel, grube linie
script-pad-pages-setting-awake = Nie wygaszaj ekranu
script-pad-pages-setting-awake-about = gdy notatnik jest otwarty
script-pad-pages-setting-speaking = Czytaj na głos
script-pad-pages-setting-speaking-about = każdą odpowiedź i nowe wyniki
script-pad-pages-speaking-example = Notatnik czyta na głos.
script-pad-pages-to-enter = Wpisywanie
script-pad-pages-setting-points = Punkty wpisujesz
script-pad-pages-points-total = Jako sumę
script-pad-pages-points-value = Według wartości
script-pad-pages-points-cards = Karta po karcie
script-pad-pages-setting-first = Kto pierwszy
script-pad-pages-setting-double = Pomijaj podwójne naciśnięcia
script-pad-pages-setting-double-about = ten sam klawisz drugi raz, tuż po przejściu dalej
script-pad-pages-setting-moves-on = Przechodź dalej automatycznie
script-pad-pages-setting-moves-on-about = gdy żadna cyfra już nie pasuje, zwykle od 120
script-pad-pages-setting-vibration = Wibracje
script-pad-pages-setting-vibration-about = przy każdym klawiszu
script-pad-pages-this-phone = Ten telefon
script-pad-pages-device-name = Twoje imię
script-pad-pages-device-name-about = Widać je przy poprawkach i gdy notatnik przechodzi na inny telefon.
script-pad-pages-saved-pads = { $pads ->
        [one] Na tym telefonie jest zapisany jeden notatnik, z { $date }.
        [few] Na tym telefonie są zapisane { $pads } notatniki, najstarszy z { $date }.
       *[many] Na tym telefonie jest zapisanych { $pads } notatników, najstarszy z { $date }.
    }
script-pad-pages-download-all = Pobierz wszystkie

script-pad-pages-have-code = Masz kod z innego telefonu?
script-pad-pages-code = Kod
script-pad-pages-code-about = Sześć liter otwiera podgląd na żywo, osiem przenosi notatnik na ten telefon.
script-pad-pages-code-open = Otwórz
script-pad-pages-code-wrong = Kod ma sześć albo osiem liter.
