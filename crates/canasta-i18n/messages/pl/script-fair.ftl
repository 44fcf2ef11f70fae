### Tekst sprawdzania zapisu na stronie o uczciwych rozdaniach.

## Każde rozdanie.

script-fair-deal-number = Rozdanie { $deal }
script-fair-verdict-fair = { fair-proved }
script-fair-verdict-no-seed = { fair-no-seed }
script-fair-verdict-commitment = { fair-commitment }
script-fair-verdict-deck = { fair-deck }
script-fair-verdict-cuts = { fair-cuts }
script-fair-verdict-nothing = { fair-nothing }

## Wszystkie rozdania.

script-fair-all-fair = { fair-all }
script-fair-some-proved = { fair-some }
script-fair-some-unfair = { fair-unfair-deals }

## Notatki tej przeglądarki o rozdaniu.

script-fair-commitment-same = Twoja przeglądarka zna to zobowiązanie sprzed rozdania.
script-fair-commitment-other = Przed rozdaniem ta przeglądarka dostała inne zobowiązanie: { $commitment }
script-fair-cut-there = Przełożenie twojej przeglądarki jest uwzględnione.
script-fair-cut-gone = Brakuje przełożenia twojej przeglądarki: { $cut } Może dotarło za późno albo wcześniej przełożył inny twój ekran.
script-fair-noted = <b>Rozdanie { $deal }</b>, zobowiązanie:
script-fair-noted-and-cut = <b>Rozdanie { $deal }</b>, zobowiązanie sprzed przełożenia twojej przeglądarki:

## Co zapis pokazuje o rozdaniu.

script-fair-shown = Co pokazuje zapis
script-fair-shown-table = Stół
script-fair-shown-seats = Ówczesne miejsca
script-fair-shown-commitment = Zobowiązanie
script-fair-shown-seed = Ziarno
script-fair-shown-cut = Przełożenie z miejsca { $seat }
script-fair-shown-deck = Karty w kolejności rozdawania

## Dlaczego zapisu nie da się odczytać.

script-fair-at-line = Wiersz { $line }: { $fault }
script-fair-not-card = powinna tu być karta taka jak 4H, a jest „{ $found }”.
script-fair-not-digits = { $digits ->
        [one] powinna tu być { $digits } cyfra szesnastkowa.
        [few] powinny tu być { $digits } cyfry szesnastkowe.
       *[many] powinno tu być { $digits } cyfr szesnastkowych.
    }
script-fair-not-number = powinna tu być liczba, a jest „{ $found }”.
script-fair-not-line = powinna tu być nazwa i dwukropek.
script-fair-not-deal = powinno tu być „Deal { $deal }”.
script-fair-second-line = wiersz „{ $name }:” po raz drugi.
script-fair-no-record = To nie jest zapis Kanasty. Zapis zaczyna się od słów „Canasta record 1”.
script-fair-newer = Ten zapis pochodzi z nowszej wersji Kanasty. Sprawdź go na nowszym serwerze.
script-fair-no-deals = W tym zapisie nie ma rozdań.
script-fair-house = Zasad domowych nie da się odczytać.
script-fair-missing = Rozdanie { $deal } ma zobowiązanie, ale nie ma wiersza „{ $name }:”.
script-fair-record-too-large = Ten plik jest za duży na zapis.
script-fair-record-unread = Nie udało się odczytać tego pliku.
