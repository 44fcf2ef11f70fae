form-title = Új asztal – Kanaszta
form-heading = Új asztal
form-start = Játsszunk
form-invite = Barátok meghívása
form-show = Változások mutatása
form-undo = Változások elvetése
form-yes = Igen
form-no = Nem

form-rules = Szabályok
form-players = Játékosok
form-described = Ezek a szabályok kitérnek erre a létszámra.
form-filled-in = Ezek a szabályok nem térnek ki erre a létszámra; itt a szokásos szabályok érvényesek.

form-this-table = Ez az asztal
form-who = { $players ->
        [2] Te egy robot ellen.
        [3] Te két robot ellen, mindenki magának.
        [4] Te és egy robot két robot ellen.
        [5] Te négy robot ellen, mindenki magának.
       *[other] Te és két robot három robot ellen.
    }
form-who-three-against-two = Te és négy robot, három a kettő ellen.
form-same = { $rules }, változtatás nélkül.
form-differs = { $rules }, ezekkel a változtatásokkal:
form-no-part = { $rules }: a változtatásaidnak ezekkel a beállításokkal nincs hatásuk.
form-instead = Ehelyett: { $rule }
form-all-rules = Minden szabály, pontértékek, megosztás

form-house-rules = Házi szabályok
form-open-file = Házi szabályok fájlból
form-changes = { SPELL($changes) } házi szabály
form-in-the-book = A szabályokban:
form-idle = Ennél az asztalnál nincs hatása.
form-bounds = { $low }–{ $high }
form-for-players = { SPELL($players, case: "capital") } játékosnál
form-place = { $place ->
        [1] Első
        [2] Második
        [3] Harmadik
        [4] Negyedik
       *[other] Ötödik
    }

form-friends = Játék barátokkal
form-friends-about = A „Barátok meghívása” gomb asztalt nyit, és linket ad hozzá. Itt semmi sem kötelező.
form-friends-more = Helyek, óra és nézők
form-changed = módosítva
form-seats = Helyek
form-seats-chosen = Szabad választás
form-seats-drawn = Helysorsolás
form-clock = Óra
form-clock-none = Nincs óra
form-clock-relaxed = Ráérős
form-clock-quick = Gyors
form-clock-own = Egyéni
form-clock-turn = Másodperc körönként
form-clock-game = Időtartalék (másodperc)
form-clock-increment = Ráadás körönként (másodperc)
form-long-turn = Hosszú körök
form-long-turn-about = Óra nélkül senkit sem sürget semmi, de ennyi idő után a többiek robotot kérhetnek. Többnapos játszmához válaszd azt, hogy „Nincs határ”.
form-watch = Ki nézheti
form-competitive = Versenyjátszma
form-listed = Nyilvános asztal
form-chat = Csevegés
form-host-returns = Visszatérő házigazda
form-host-returns-about = Ha a házigazda nincs itt, más veszi át a szerepét. „Igen”: ha visszajön, újra ő a házigazda.

form-hints-and-taking-back = Tippek és visszavétel
form-hints-and-take-back = { $hints }, visszavétel
form-hints = Tippek
form-hints-about = A körödben megmutatja a három legjobb lépést, mennyivel jobbak egymásnál, és miért.
form-take-back = Lerakás visszavétele
form-take-back-about = Ha egyedül játszol robotokkal, dobásig visszaveheted a lerakásaidat. A játszma nem számít bele a statisztikádba.
form-take-back-alone = Lerakás visszavétele: csak akkor lehet, ha egyedül játszol robotokkal. Válaszd azt, hogy „Nem”, vagy töröld a többiek nevét.
form-taking-back = A lerakásaidat visszaveheted. A játszma nem számít bele a statisztikádba.

form-faults = Ezt javítsd ki
form-faulty = Néhány mező javításra vár
form-no-answer = A szerver nem válaszol.
form-no-such-rules = Nincs ilyen szabályváltozat: „{ $typed }”.
form-not-so-many = „{ $typed }” nem jó: kettőtől hat játékosig választhatsz.
form-takes-number = { $question }: írj be egy egész számot ({ $low }–{ $high }), ez nem jó: „{ $typed }”.
form-not-offered = { $question }: válassz a lehetőségek közül, ez nem jó: „{ $typed }”.
form-clock-takes = Óra: egész másodperceket írj be, körönként 5 másodperctől egy napig; a ráadás nem lehet több az időtartaléknál.

form-rules-of-table = Az asztal szabályai:
form-differences = Eltérések
