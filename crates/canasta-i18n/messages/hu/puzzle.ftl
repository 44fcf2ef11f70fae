puzzle-title = Feladványok – Kanaszta
puzzle-heading = Feladványok
puzzle-about = Egy állás egy játszmából. Játszd le a legjobb kört.
puzzle-begin = Kezdés
puzzle-go-on = Következő feladvány
puzzle-due = { $due ->
        [one] Egy feladvány ma ismétlésre vár.
       *[other] { $due } feladvány ma ismétlésre vár.
    }
puzzle-streak = { $today ->
        [yes] { $days ->
            [one] Ma már megoldottál egyet.
           *[other] { $days } napos sorozat, a maival együtt.
        }
       *[no] { $days ->
            [one] Tegnap megoldottál egyet. Ha ma is, sorozat lesz belőle.
           *[other] { $days } napos sorozat. Oldj meg ma is egyet, hogy folytatódjon.
        }
    }
puzzle-when-again = A megoldott feladványok 1, 3, 7 és 21 nap múlva térnek vissza, az elrontottak másnap.
puzzle-all-done = Minden feladványt kipróbáltál. Ha eljön az ismétlés ideje, itt találod őket.
puzzle-solved-of = Megoldva: { $solved } / { $all }
puzzle-number = { $state ->
        [new] { $number }. feladvány
        [solved] { $number }. feladvány, megoldva
        [missed] { $number }. feladvány, nem sikerült
       *[due] { $number }. feladvány, ma esedékes
    }
puzzle-key-solved = megoldva
puzzle-key-missed = nem sikerült
puzzle-key-due = ma esedékes
puzzle-key = Jelmagyarázat
puzzle-how = Hogyan készülnek a feladványok
puzzle-to-list = Minden feladvány

puzzle-taking-the-pile = A halom felvétele
puzzle-taking-the-pile-about = Felveszed vagy húzol? És mely lapokkal?
puzzle-feeding = Ne segítsd a következőt
puzzle-feeding-about = Egy rossz dobás az egész halmot odaadja a következő játékosnak.
puzzle-freezing = A halom befagyasztása
puzzle-freezing-about = Mikor dobj helyettesítő lapot, és mikor ne.
puzzle-keeping-pairs = Párok megtartása
puzzle-keeping-pairs-about = Mely lapokat tartsd együtt későbbre.
puzzle-initial-meld = Az első lerakás
puzzle-initial-meld-about = Mikor rakj le először, és mikor várj.
puzzle-laying-down = Lerakás
puzzle-laying-down-about = Mit rakj le, és mit tarts meg.
puzzle-wild-cards = Helyettesítő lapok
puzzle-wild-cards-about = Mennyit használj el.
puzzle-black-threes = Fekete hármasok
puzzle-black-threes-about = Egy körre megállítják a következőt. Mikor dobd el őket.
puzzle-going-out = Kimenés
puzzle-going-out-about = Befejezed az osztást, vagy játszol tovább?
puzzle-discarding = Mit dobj
puzzle-discarding-about = Melyik laptól válj meg.
puzzle-own = A saját játszmáidból
puzzle-own-about = A hibáid, amelyeket az elemzés megtalált.

puzzle-page-title = { $theme }, { $number }. feladvány – Kanaszta
puzzle-page-heading = { $theme }, { $number }. feladvány
puzzle-you = Te
puzzle-stands = { $rules }. Állás: { $totals }.
puzzle-total = { $side } { $points }
puzzle-begins = Te jössz. Mit lépsz?
puzzle-question = Húztál. Mit játszol?
puzzle-taken = Felvetted a halmot. Mit játszol?
puzzle-rules = { $rules }.
puzzle-start-again = Elölről
puzzle-choose = Választás listából

puzzle-right = Úgy van!
puzzle-wrong = Nem ez a legjobb lépés.
puzzle-turns = Lehetőségek
puzzle-best = Legjobb
puzzle-your-choice = A te választásod
puzzle-loses = { $points ->
        [one] kb. egy pont veszteség
       *[other] kb. { $points } pont veszteség
    }
puzzle-again-in = { $days ->
        [one] Ezt a feladványt holnap újra látod.
       *[other] Ezt a feladványt { $days } nap múlva újra látod.
    }
puzzle-learned = Ezt már tudod! Többet nem kapod meg.
puzzle-unclear = Ez nem számít
puzzle-unclear-about = A lépésed nincs az összehasonlítottak között, és túl közel van a legjobbhoz. Próbálj másikat.
puzzle-once-more = Újra
puzzle-in-game = Megnézem a játszmámban
