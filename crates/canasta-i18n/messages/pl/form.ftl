### Formularz nowego stołu: zasady, gracze, zasady domowe i ustawienia stołu dla znajomych.

form-title = Nowy stół – Kanasta
form-heading = Nowy stół
form-start = Zagraj
form-invite = Zaproś znajomych
form-show = Pokaż zmiany
form-undo = Cofnij zmiany
form-yes = Tak
form-no = Nie

## Zasady i gracze

form-rules = Zasady
form-players = Gracze
form-described = Te zasady opisują taką liczbę graczy.
form-filled-in = Te zasady nie opisują takiej liczby graczy; gra się tak, jak zwykle.

## Wybór słowami.

form-this-table = Ten stół
form-who = { $players ->
        [2] Ty przeciwko jednemu botowi.
        [3] Ty przeciwko dwóm botom, każdy gra dla siebie.
        [4] Ty i bot w parze przeciwko dwóm botom.
        [5] Ty przeciwko czterem botom, każdy gra dla siebie.
       *[other] Ty i dwa boty przeciwko trzem botom.
    }
form-who-three-against-two = Ty i cztery boty, trzy na dwa.
form-same = { $rules }, bez zmian.
form-differs = Czym różnią się od zestawu „{ $rules }”:
form-no-part = Przy tych ustawieniach twoje zmiany nic nie dają: to zestaw „{ $rules }”.
form-instead = Zamiast: { $rule }
form-all-rules = Wszystkie zasady, punktacja i udostępnianie

## Zasady domowe

form-house-rules = Zasady domowe
form-open-file = Otwórz zasady domowe z pliku
form-changes = { $changes ->
        [one] { SPELL($changes) } zasada domowa
        [few] { SPELL($changes) } zasady domowe
       *[many] { SPELL($changes) } zasad domowych
    }
form-in-the-book = W zasadach:
form-idle = Przy tym stole bez znaczenia.
form-bounds = od { $low } do { $high }
form-for-players = { $players ->
        [one] Dla { SPELL($players, form: "gen") } osoby
        [few] Dla { SPELL($players, form: "gen") } osób
       *[many] Dla { SPELL($players, form: "gen") } osób
    }
form-place = { $place ->
        [1] Pierwsze
        [2] Drugie
        [3] Trzecie
        [4] Czwarte
       *[other] Piąte
    }

## Stół dla znajomych

form-friends = Graj ze znajomymi
form-friends-about = „Zaproś znajomych” tworzy stół z linkiem do wysłania. Reszta nie jest konieczna.
form-friends-more = Miejsca, zegar i widzowie
form-changed = zmienione
form-seats = Miejsca
form-seats-chosen = Każdy wybiera
form-seats-drawn = Losowanie
form-clock = Zegar
form-clock-none = Bez zegara
form-clock-relaxed = Spokojny
form-clock-quick = Szybki
form-clock-own = Własny
form-clock-turn = Sekundy na ruch
form-clock-game = Zapas czasu (sekundy)
form-clock-increment = Dodatek za ruch (sekundy)
form-long-turn = Długie ruchy
form-long-turn-about = Bez zegara nikt nie musi się spieszyć, ale po takim czasie pozostali mogą wstawić bota. Do partii na kilka dni wybierz „Bez limitu”.
form-watch = Kto może oglądać
form-competitive = Gra na poważnie
form-listed = Widoczny w sali
form-chat = Czat
form-host-returns = Powrót gospodarza
form-host-returns-about = Gdy gospodarza nie ma, stół prowadzi inny gracz. Przy „Tak” gospodarz po powrocie znów prowadzi stół.

## Podpowiedzi i cofanie wyłożeń

form-hints-and-taking-back = Podpowiedzi i cofanie
form-hints-and-take-back = { $hints }, z cofaniem
form-hints = Podpowiedzi
form-hints-about = W twoim ruchu pokazują trzy najlepsze zagrania, różnice między nimi i powody.
form-take-back = Cofanie wyłożeń
form-take-back-about = Jeśli grasz tylko z botami, możesz cofać swoje wyłożenia, dopóki nie odrzucisz karty. Taka partia nie wchodzi do statystyk.
form-take-back-alone = Cofanie wyłożeń: tylko w partiach, w których poza tobą grają same boty. Wybierz „Nie” albo usuń imiona pozostałych.
form-taking-back = Możesz cofać wyłożenia. Partia nie wchodzi do statystyk.

## Błędne dane

form-faults = Popraw, proszę, te pola
form-faulty = Niektóre pola wymagają poprawy
form-no-answer = Serwer nie odpowiada.
form-no-such-rules = Nie ma zestawu zasad „{ $typed }”.
form-not-so-many = Wybierz od dwóch do sześciu osób, nie „{ $typed }”.
form-takes-number = { $question }: wpisz liczbę całkowitą od { $low } do { $high }, nie „{ $typed }”.
form-not-offered = { $question }: wybierz jedną z możliwości, nie „{ $typed }”.
form-clock-takes = Zegar: wpisz pełne sekundy, od 5 na ruch do jednej doby; dodatek nie może być większy niż zapas czasu.

## Zasady stołu, w jego menu.

form-rules-of-table = Zasady tego stołu:
form-differences = Różnice
