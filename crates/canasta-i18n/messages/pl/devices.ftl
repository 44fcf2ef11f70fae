### Urządzenia gościa: ich lista, prywatny link i kod oraz pytanie na nowym urządzeniu.

devices-title = Twoje urządzenia – Kanasta
devices-heading = Twoje urządzenia
devices-open = Otwórz na innym urządzeniu
devices-comes-along = Twoje partie i ustawienia przechodzą z tobą. Z tego urządzenia też możesz dalej korzystać.
devices-have-code = Mam kod z innego urządzenia
devices-list = Połączone urządzenia
devices-this = to urządzenie
devices-label-on = { $kind ->
        [app] Aplikacja, { $system }
        [browser] Przeglądarka, { $system }
       *[named] { $name }, { $system }
    }
devices-label = { $kind ->
        [app] Aplikacja
        [browser] Przeglądarka
       *[named] { $name }
    }
devices-days = Dodane { $since }, ostatnio używane { $seen }
devices-end = Usuń
devices-end-one = { $this ->
        [yes] Usuń: { $device }, to urządzenie
       *[no] Usuń: { $device }
    }
devices-end-about = Na usuniętym urządzeniu nie można już grać pod twoim imieniem. Miejsca przy stołach zostają twoje.
devices-apart = Inni gracze na tym urządzeniu
devices-apart-one = { $tables ->
        [one] { $name }, przy jednym stole
        [few] { $name }, przy { $tables } stołach
       *[many] { $name }, przy { $tables } stołach
    }
devices-go-on-as = Graj jako { $name }

## Prywatny link.

devices-link-title = Otwórz na innym urządzeniu – Kanasta
devices-link-about = <b>Nie udostępniaj tego linku: kto go otworzy, może grać pod twoim imieniem.</b> Działa raz i wygasa po dziesięciu minutach.
devices-square = Kod QR prywatnego linku
devices-scan = Zeskanuj go drugim urządzeniem.
devices-link = Prywatny link
devices-copy = Kopiuj
devices-or-code = Albo wpisz kod
devices-type-it = Na drugim urządzeniu otwórz tę stronę, wejdź w „Twoje urządzenia” i wpisz:

## Wpisywanie kodu.

devices-code-title = Graj też na tym urządzeniu – Kanasta
devices-code-heading = Graj też na tym urządzeniu
devices-code-about = Wpisz ośmioliterowy kod z drugiego urządzenia. Znajdziesz go tam w „Twoje urządzenia”, „Otwórz na innym urządzeniu”.
devices-code-form = Użyj kodu
devices-code = Kod z drugiego urządzenia
devices-code-go = Dalej
devices-code-safe = Zanim coś się zmieni, zobaczysz, czyje to partie.

## Pytanie na nowym urządzeniu.

devices-carry-title = Inne urządzenie – Kanasta
devices-carry-heading = Grać na tym urządzeniu jako { $name }?
devices-carries = { $tables ->
        [0] Na tym urządzeniu pojawią się ustawienia gracza { $name }. Partii jeszcze nie ma.
        [one] Na tym urządzeniu pojawią się partia i ustawienia gracza { $name }.
        [few] Na tym urządzeniu pojawią się { $tables } partie i ustawienia gracza { $name }.
       *[many] Na tym urządzeniu pojawi się { $tables } partii i ustawienia gracza { $name }.
    }
devices-kept-apart = { $tables ->
        [one] W tej przeglądarce gra już { $name } (jeden stół). Ta partia pozostaje osobna. W każdej chwili możesz się przełączyć w „Twoje urządzenia”.
        [few] W tej przeglądarce gra już { $name } ({ $tables } stoły). Te partie pozostają osobne. W każdej chwili możesz się przełączyć w „Twoje urządzenia”.
       *[many] W tej przeglądarce gra już { $name } ({ $tables } stołów). Te partie pozostają osobne. W każdej chwili możesz się przełączyć w „Twoje urządzenia”.
    }
devices-not-yours = Jeśli ten link nie jest twój, nie używaj go: grasz wtedy pod cudzym imieniem.
devices-play-as = Graj tu jako { $name }
devices-no = Nie
devices-same = Na tym urządzeniu wszystko już jest. Link nadal działa: otwórz go na drugim urządzeniu.
devices-app = To przeglądarka wewnątrz aplikacji. Żeby grać w swojej zwykłej przeglądarce, otwórz link w niej.

## Odmowy.

devices-used = Ten link albo kod wygasł lub został już użyty. Utwórz nowy na drugim urządzeniu, w „Twoje urządzenia”, „Otwórz na innym urządzeniu”.
devices-no-guest = W tej przeglądarce nie ma jeszcze żadnej gry. Utwórz link albo kod na drugim urządzeniu w „Twoje urządzenia” i użyj go tutaj.
devices-not-one = To urządzenie zostało usunięte.
devices-last = To twoje jedyne urządzenie, więc po jego usunięciu stracisz swoje miejsca. Najpierw dodaj inne albo użyj „Zapomnij o mnie”.
