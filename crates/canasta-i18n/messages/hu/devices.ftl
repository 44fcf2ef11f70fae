devices-title = Eszközeid – Kanaszta
devices-heading = Eszközeid
devices-open = Megnyitás másik eszközön
devices-comes-along = A játszmáid és a beállításaid veled jönnek. Ezt az eszközt is használhatod tovább.
devices-have-code = Kódom van egy másik eszközről
devices-list = Összekapcsolt eszközök
devices-this = ez az eszköz
devices-label-on = { $kind ->
        [app] Alkalmazás ({ $system })
        [browser] Böngésző ({ $system })
       *[named] { $name } ({ $system })
    }
devices-label = { $kind ->
        [app] Alkalmazás
        [browser] Böngésző
       *[named] { $name }
    }
devices-days = Hozzáadva: { $since } Utoljára láttuk: { $seen }
devices-end = Eltávolítás
devices-end-one = { $this ->
        [yes] Eltávolítás: { $device }, ez az eszköz
       *[no] Eltávolítás: { $device }
    }
devices-end-about = Az eltávolított eszközön már nem lehet a nevedben játszani. A helyeid megmaradnak.
devices-apart = Mások ezen az eszközön
devices-apart-one = { $tables ->
        [one] { $name }, egy asztalnál
       *[other] { $name }, { $tables } asztalnál
    }
devices-go-on-as = Folytatás: { $name }

devices-link-title = Megnyitás másik eszközön – Kanaszta
devices-link-about = <b>Ezt a linket ne add tovább: aki megnyitja, a nevedben játszhat.</b> Egyszer használható, és tíz perc múlva lejár.
devices-square = QR-kód a személyes linkhez
devices-scan = Olvasd be a másik eszközöddel.
devices-link = Személyes link
devices-copy = Másolás
devices-or-code = Vagy írd be a kódot
devices-type-it = A másik eszközödön nyisd meg ezt az oldalt, menj az „Eszközeid” részhez, és írd be:

devices-code-title = Játék ezen az eszközön is – Kanaszta
devices-code-heading = Játék ezen az eszközön is
devices-code-about = Írd be a nyolcbetűs kódot a másik eszközödről. Így találod meg: „Eszközeid”, „Megnyitás másik eszközön”.
devices-code-form = Megnyitás kóddal
devices-code = Kód a másik eszközödről
devices-code-go = Tovább
devices-code-safe = Mielőtt bármi változna, látod majd, kinek a játszmái ezek.

devices-carry-title = Másik eszköz – Kanaszta
devices-carry-heading = Ezen az eszközön { $name } néven játszol?
devices-carries = { $tables ->
        [0] Ezzel { $name } beállításai kerülnek erre az eszközre. Játszma még nincs.
        [one] Ezzel { $name } játszmája és beállításai kerülnek erre az eszközre.
       *[other] Ezzel { $name } { $tables } játszmája és beállításai kerülnek erre az eszközre.
    }
devices-kept-apart = { $tables ->
        [one] Ebben a böngészőben már { $name } játszik (egy asztalnál). Az a játszma külön marad. Az „Eszközeid” alatt bármikor visszaválthatsz.
       *[other] Ebben a böngészőben már { $name } játszik ({ $tables } asztalnál). Azok a játszmák külön maradnak. Az „Eszközeid” alatt bármikor visszaválthatsz.
    }
devices-not-yours = Ha ez nem a te linked, ne használd: más nevében játszanál.
devices-play-as = Játék itt { $name } néven
devices-no = Nem
devices-same = Ezen az eszközön már készen állsz. A link még működik: nyisd meg a másik eszközödön.
devices-app = Ez egy alkalmazáson belüli böngésző. Ha a szokásos böngésződben játszanál, ott nyisd meg a linket.

devices-used = Ez a link vagy kód lejárt, vagy már használták. Készíts újat a másik eszközödön: „Eszközeid”, „Megnyitás másik eszközön”.
devices-no-guest = Ebben a böngészőben még nem játszottál. Készíts linket vagy kódot a másik eszközödön az „Eszközeid” alatt, és használd itt.
devices-not-one = Ezt az eszközt eltávolították.
devices-last = Ez az egyetlen eszközöd, az eltávolításával elvesznének a helyeid. Előbb adj hozzá egy másikat, vagy válaszd a „Felejts el” lehetőséget.
