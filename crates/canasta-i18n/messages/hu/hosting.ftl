hosting-time = Időhatár körönként
hosting-allowed = Ennyi idő után a többiek kérhetik, hogy robot játsszon: { $span }.
hosting-unlimited = Nincs időhatár.
hosting-no-limit = Nincs határ

hosting-code = Meghívás kóddal
hosting-code-tell = Add meg ezt a kódot a barátaidnak. A „Játék barátokkal” oldalon írják be, te pedig beengeded őket.
hosting-code-lasts = { $minutes } perc múlva lejár.
hosting-code-about = Hatbetűs kód, amit telefonon is bemondhatsz. Aki beírja, jelentkezik nálad, és te döntöd el, beengeded-e.
hosting-code-make = Kód készítése

hosting-renew = Új link és kód
hosting-renew-about = A régi link és kód nem működik többé. Az asztalnál mindenki marad.
hosting-renew-now = Csere
hosting-renew-both = Csere: link és kód

hosting-close = Asztal bezárása
hosting-close-about = Mindenkinek véget vet a játszmának, győztes nélkül. Nem folytatható, de megnézni még lehet.
hosting-close-before = Ide senki sem tud majd leülni vagy játszani.
hosting-close-now = Bezárás mindenkinek

hosting-ban = Kitiltás
hosting-ban-one = Kitiltás: { $name }
hosting-ban-now = Kitiltás most: { $name }
hosting-ban-about = Amíg vissza nem engeded, nem ülhet le és nem nézheti a játékot.
hosting-ban-bot-plays = A helyét robot veszi át.
hosting-ban-seat-free = A helye felszabadul.
hosting-turned-away = Kitiltva
hosting-let-in = Visszaengedés
hosting-let-in-one = Visszaengedés: { $name }

hosting-standing = Hely nélkül
hosting-here = { $here ->
        [yes] itt van
       *[no] távol
    }
hosting-give-back = Hely visszaadása
hosting-give-back-to = Hely visszaadása: { $name }
hosting-again = Elvesztette valaki a helyét?
hosting-again-about = Annak, aki nem éri el a helyét, például mert új telefonja vagy böngészője van. Aki most ott ül, átadja a helyet.
hosting-is = Ő { $player }
hosting-is-again = Ő { $player }: { $name }

hosting-never = Kitiltod?
hosting-never-now = Elutasítás és kitiltás
hosting-never-one = Elutasítás és kitiltás: { $name }
