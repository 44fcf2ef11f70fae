### Strona o uczciwych rozdaniach.

fairness-title = Uczciwe rozdania – Kanasta
fairness-heading = Uczciwe rozdania
fairness-about = Ani serwer, ani żaden gracz nie może ułożyć kart po swojemu. Nie musisz wierzyć na słowo: sprawdź.
fairness-check-game = Sprawdź partię

## Jak powstaje rozdanie.

fairness-steps = Jak tasuje się karty
fairness-commitment = Zobowiązanie
fairness-commitment-about = Przed każdym rozdaniem serwer wybiera tajne ziarno i publikuje swoje zobowiązanie: 64 cyfry, które pasują do tego ziarna i do żadnego innego. Od tej chwili nie może już zmienić ziarna.
fairness-cut = Przełożenie
fairness-cut-about = Przeglądarka każdego gracza dodaje potem przełożenie: własną losową liczbę. Tak jak przy prawdziwym stole, gdzie po tasowaniu przekłada ktoś inny.
fairness-deal = Rozdanie
fairness-deal-about = Tylko ziarno i przełożenia decydują o kolejności 108 kart i niczego nie da się już zmienić.
fairness-proof = Dowód
fairness-proof-about = Po podliczeniu rozdania ziarno zostaje ujawnione. Każdy może sprawdzić, czy zgadza się ze zobowiązaniem, i powtórzyć to samo tasowanie.

## Ile jest zobowiązań.

fairness-promises = Zobowiązania tego serwera
fairness-count = { $n }
fairness-made = złożone
fairness-made-about = rozdania z opublikowanym zobowiązaniem
fairness-revealed = ujawnione
fairness-revealed-about = ziarna, które każdy może sprawdzić
fairness-outstanding = oczekujące
fairness-outstanding-about = rozdania, które jeszcze trwają
fairness-kept = Każde ziarno zostanie kiedyś ujawnione. Jest tajne, dopóki rozdanie trwa albo stół czeka na graczy; jeśli nie wrócą, stół zostaje zamknięty, a ziarno ujawnione.

## Sprawdzanie zapisu.

fairness-check-about = Każdą skończoną partię możesz zachować jako plik <code>.canasta</code>. Wybierz go tutaj albo upuść na tę stronę. Twoja przeglądarka powtarza wszystkie tasowania i porównuje wyniki. Niczego nie wysyła; możesz nawet najpierw odłączyć się od sieci.
fairness-no-script = Do tego sprawdzenia potrzebny jest JavaScript. Bez niego to samo zrobi <code>canasta verify</code> albo opisany niżej skrypt w Pythonie.
fairness-choose = Wybierz zapis
fairness-or-drop = albo upuść go tutaj
fairness-paste = Wklej zapis
fairness-text = Tekst zapisu
fairness-check = Sprawdź
fairness-noted = Notatki twojej przeglądarki
fairness-noted-about = Twoja przeglądarka notuje każde zobowiązanie, zanim karty zostaną rozdane. Ostatnie:

## Rozdanie dnia.

fairness-daily = Rozdanie dnia
fairness-daily-about = Ziarno danego dnia jest tajne do północy UTC, ale zobowiązanie już jest opublikowane. Gdy dzień się skończy, ziarno zostaje ujawnione i każdy może sprawdzić karty.
fairness-daily-how = Jak to sprawdzić
fairness-daily-commitment = Dzisiejsze zobowiązanie
fairness-daily-seed = Ziarno z { $date }

## Czego to nie dowodzi.

fairness-limits = Czego to nie dowodzi
fairness-server-knows = Serwer zna karty w trakcie rozdania.
fairness-server-knows-about = Rozdaje je i pilnuje zasad. Zmienić ich nie może, ale ludzie, którzy prowadzą serwer, mogliby do nich zajrzeć. Jeśli gracie o stawkę, graj tylko u kogoś, komu ufasz, albo na własnym serwerze.
fairness-last-cut = Kto przekłada ostatni, wie najwięcej.
fairness-last-cut-about = Przełożenia następują jedno po drugim. Serwer w zmowie z graczem mógłby zdradzić mu ziarno i pozwolić wypróbować wiele przełożeń albo pominąć czyjeś przełożenie i twierdzić, że przyszło za późno. Twoja przeglądarka notuje pokazane jej zobowiązania i własne przełożenia, a sprawdzenie powyżej powie ci, czy zapis się z nimi zgadza. Jeśli prowadzący serwer oszukuje do spółki ze znajomym, pomoże tylko inny serwer.
fairness-no-cut = Bez przełożeń jest tylko zobowiązanie.
fairness-no-cut-about = Jeśli przeglądarka żadnego gracza nie dodała przełożenia, jak w partii samych botów, kolejność kart i tak była ustalona przed rozdaniem, ale ziarno wybrał sam serwer.
fairness-names = Zapis dowodzi, jakie były karty, a nie kto grał.
fairness-names-about = Pokazuje, że te karty zostały rozdane przy tym stole. Nie pokaże, kto tam siedział ani czy dwie osoby nie rozmawiały przez telefon.
fairness-even = Uczciwie nie znaczy po równo.
fairness-even-about = Uczciwe rozdanie może ci dać fatalne karty. Szczęście wyrównuje się przez wiele rozdań, ale nie zawsze w jeden wieczór.

## Sprawdzanie bez tej strony.

fairness-elsewhere = Bez tej strony
fairness-elsewhere-about = Jeśli nie ufasz stronie z tego samego serwera, który rozdaje, sprawdź zapis poleceniem <code>canasta verify</code> na własnym komputerze albo krótkim skryptem w Pythonie. Jedno i drugie jest dołączone do kodu źródłowego.
fairness-digits = Jak powstaje kolejność kart, ze wszystkimi szczegółami
