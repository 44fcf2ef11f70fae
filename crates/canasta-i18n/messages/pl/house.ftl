### Strona z zasadami stołu, którą można wysłać jako link: punktacja, zasady domowe i wszystkie zasady.

house-title = { $name } – Kanasta
house-players = { $players ->
        [one] Dla { SPELL($players, form: "gen") } osoby.
        [few] Dla { SPELL($players, form: "gen") } osób.
       *[many] Dla { SPELL($players, form: "gen") } osób.
    }
house-play = Graj według tych zasad
house-download = Pobierz
house-changes = Zasady domowe
house-all = Wszystkie zasady
house-more = Więcej, z przykładami:

## Punktacja.

house-score-card = Punktacja
house-joker = Joker
house-two-or-ace = Dwójka, as
house-high = Od króla do ósemki
house-low = Od siódemki do czwórki, czarna trójka
house-two = Dwójka
house-ace = As
house-seven-to-four = Od siódemki do czwórki
house-black-three = Czarna trójka
house-natural = Czysta kanasta
house-mixed = Mieszana kanasta
house-whole = Kanasta wyłożona naraz, dodatkowo
house-red-three = Czerwona trójka
house-red-threes = Cztery czerwone trójki
house-out = Skończenie
house-concealed = Skończenie z ręki
house-exchange = Karty, które zostały na ręce, liczą się na minus.
house-minimums = Pierwsze wyłożenie
house-below = Poniżej { $points } punktów
house-from = Od { $points } punktów

## Udostępnianie.

house-share = Udostępnij te zasady
house-share-about = Nadaj im nazwę, a potem wyślij link albo plik.
house-name = Nazwa
house-give-name = Użyj tej nazwy
house-link = Link do tych zasad
house-copy = Kopiuj

## Otwieranie pliku.

house-open-title = Otwórz zasady domowe – Kanasta
house-open-heading = Otwórz zasady domowe
house-open-about = Wklej tekst pliku z zasadami domowymi.
house-open = Otwórz
house-open-problems = To nie są zasady domowe
house-open-problem = { $problem }.
