error-status = Hiba: { DIGITS($status) }.
error-again-in = Automatikus újrapróbálás: { $span } múlva.
error-sent-again = Ekkor az űrlapodat is újra elküldjük.
error-try-again = Próbáld újra

error-title-bad-request = Hibás kérés
error-title-foreign = Elutasított kérés
error-title-wrong-address = Rossz cím
error-title-not-your-seat = Ez nem a te helyed
error-title-no-hints = Nincs tipp
error-title-no-such-page = Nincs ilyen oldal
error-title-no-such-table = Nincs ilyen asztal
error-title-no-such-invitation = Nincs ilyen meghívó
error-title-used-link = Lejárt link
error-title-no-such-chapter = Nincs ilyen fejezet
error-title-wrong-method = Itt ez nem lehetséges
error-title-not-over = Még nem
error-title-not-played = Nincs mit visszajátszani
error-title-over-here = Itt vége a játszmának
error-title-no-beginning = Innen nem lehet folytatni
error-title-no-such-deal = Nincs ilyen osztás
error-title-no-such-seat = Nincs ilyen hely
error-title-no-such-level = Nincs ilyen szint
error-title-day-not-over = Gyere vissza holnap
error-title-deal-not-over = Befejezetlen osztás
error-title-too-slow = Túl lassú
error-title-too-large = Túl nagy
error-title-not-a-page = Ez nem oldal
error-title-too-often = Túl sok kérés
error-title-crowded = Túl sok kapcsolat
error-title-full = A szerver megtelt
error-title-too-many-windows = Túl sok ablak
error-title-crashed = Valami elromlott
error-title-quarantined = Ez a játszma megsérült
error-title-unavailable = Egy pillanat
error-title-disk-full = Megtelt a lemez
error-title-not-now = Most nem

error-not-understood = A szerver nem értette a kérést.
error-not-an-action = A lépéseket JSON-ként küldd: { "{" }"id": "…", "n": 17, "act": "draw"{ "}" }.
error-not-ready = Hogy készen állsz a következő osztásra, azt JSON-ként küldd: { "{" }"id": "…", "n": 17{ "}" }.
error-not-asked = Tippet JSON-nal kérj: { "{" }"n": 17{ "}" }.
error-not-said = A csevegés mondatait JSON-ként küldd: { "{" }"say": "minimum"{ "}" }.
error-bad-id = A lépéshez azonosító kell: 1–64 betű, számjegy, kötőjel vagy aláhúzás.
error-bad-cut = Az emelés 32 hexadecimális számjegy.
error-wrong-type-json = Használd az application/json tartalomtípust.
error-wrong-type-record = A jegyzőkönyvet szövegként vagy űrlapból fájlként küldd.
error-wrong-type-form = Az űrlapot application/x-www-form-urlencoded tartalomtípussal küldd.
error-wrong-method = Ez a cím nem fogad ilyen kérést.
error-not-a-socket = Ez az asztal élő kapcsolatának címe.
error-too-slow = A kérés túl sokáig tartott. Próbáld újra.
error-too-large = A kérés nagyobb 16 KiB-nál.
error-record-too-large = Ez a fájl nagyobb 512 KiB-nál, így nem lehet jegyzőkönyv.

error-foreign = Ez a kérés egy másik oldalról jött, ezért elutasítottuk. Ha a szerver saját oldalain voltál, akkor rosszul van beállítva a nyilvános címe; lásd a szerver naplóját.
error-wrong-address = A szerver nem erre a címre van beállítva, ezért az asztal kapcsolata nem marad fenn. Az üzemeltető a szerver naplójában találja a megoldást. A helyed megvan.
error-not-your-seat = Ennél az asztalnál nincs helyed, vagy lejárt a munkameneted. A hely azé a böngészőé, amelyik elfoglalta.
error-no-hints = Ennél az asztalnál nincsenek tippek.

error-no-such-page = Ezen a címen nincs semmi.
error-no-such-table = Ezen a címen nincs asztal. Nézd meg, nem írtad-e el.
error-no-such-invitation = Ez a link nem vezet asztalhoz. Lehet, hogy hiányos vagy el van írva; kérd el újra.
error-no-such-device-link = Ez a link lejárt, már használták, vagy hiányos. A másik eszközhöz való link egyszer működik, tíz percig. Készíts újat a másik eszközödön az „Eszközeid” alatt.
error-no-such-chapter = A szabályoknak nincs ilyen fejezete.

error-not-over = A játszmát csak akkor lehet visszajátszani, ha véget ért.
error-not-played = Ebben a játszmában nem volt osztás, így nincs mit visszajátszani.
error-over-here = Lépj vissza egy korábbi álláshoz, és onnan folytasd.
error-no-such-deal = Ebben a játszmában nincs ilyen számú osztás.
error-no-such-seat = Ebben a játszmában nincs ilyen hely.
error-no-such-level = Ezen a szinten itt nem játszanak robotok. Válassz másikat.
error-day-not-over = Ezek a mai napi osztás lapjai. UTC szerint éjfélig csak a saját próbálkozásodat nézheted meg; utána újra lejátszhatod a lapokat, és letöltheted a játszmát.
error-deal-not-over = Ezt az osztást nem fejezték be, így nem lehet újrajátszani. Válassz másikat.
error-older-servers = A szervereket épp frissítjük. Próbáld újra egy perc múlva.
error-no-beginning = Ez a jegyzőkönyv a játszma közepén kezdődik, ezért nem lehet folytatni.

error-too-often = Túl sok kérés jött az eszközödről vagy a hálózatodról. Várj egy kicsit, és próbáld újra.
error-crowded = Túl sok nyitott kapcsolat van a címedről. Zárj be néhány lapot a böngészőben, és próbáld újra.
error-full = A szerver megtelt. Próbáld meg később.
error-too-many-windows = Ez az asztal túl sok ablakban van nyitva. Zárj be néhányat.

error-crashed = Valami elromlott a szerveren. A játszmád megvan; próbáld újra egy pillanat múlva.
error-quarantined = A mentett játszma megsérült, nem folytatható. A többi asztalt ez nem érinti.
error-moving = Az asztal átköltözik egy másik szerverre. A játszmád megvan; próbáld újra egy pillanat múlva.
error-unavailable = A szerver épp leáll, vagy nem éri el az adatbázisát. A játszmád megvan; próbáld újra hamarosan.
error-disk-full = Megtelt a szerver lemeze, ezért nem történt mentés. Az eddigi játszmád megvan; próbáld meg később.

error-https-only = Ez a szerver csak HTTPS-kapcsolatot fogad.
