daily-title = Napi osztás – Kanaszta
daily-heading = Napi osztás
daily-about = Ma mindenki ugyanazokat a lapokat kapja, és mindenkinek egy próbálkozása van. Utána megnézheted, mire mentél a többiekhez és a Mesterhez képest.
daily-rules = Egy osztás négy játékosra, Bicycle / Hoyle szabályokkal. A partnered és az ellenfelek „<b>{ $level }</b>” szintű robotok, akik mindenki ellen ugyanúgy játszanak. Tipp nincs, és az osztás nem számít bele a statisztikádba.
daily-left = UTC szerint éjfélig tart: még { $left }.
daily-play = Mai osztás indítása
daily-playing = Az osztásod még nem ért véget. Fejezd be ma, hogy bekerülj a rangsorba.
daily-go-on = Vissza az asztalhoz

daily-result = Az eredményed
daily-counting = Az osztásod véget ért. A játékod elemzése eltart egy kis ideig.
daily-look = Frissítés
daily-lost = { $lost ->
        [0] <b>Egy pontot sem</b> vesztegettél el.
       *[other] <b>{ $lost } pontot</b> vesztegettél el.
    }
daily-lost-about = Ennyivel többet szereztél volna jobb játékkal; csak az egyértelmű hibák számítanak. A rossz lapokról nem te tehetsz.
daily-place = <b>{ $place }.</b> hely { $of } játékosból
daily-ahead = A játékosok { $part }%-ánál jobban játszottál.
daily-alone = Te fejezted be elsőként a mai osztást.
daily-points = A csapatod pontja { $own }, az ellenfélé { $theirs }.
daily-helped = Az osztás egy részét robot játszotta helyetted, ezért az eredményed nem kerül a rangsorba.
daily-late = Nem fejezted be a nap végéig, ezért az eredményed nem kerül a rangsorba.
daily-given-up = Az asztalt az osztás vége előtt bezárták, ezért az eredményed nem kerül a rangsorba.
daily-replay = Visszajátszás
daily-tomorrow = Holnaptól a visszajátszásból újra lejátszhatod ezeket a lapokat, ahányszor csak akarod.

daily-everybody = A mai eredmények
daily-count = { $began ->
        [0] A mai osztást még senki sem játszotta.
       *[other] { $began } játékos kezdte el, { $finished } be is fejezte.
    }
daily-middle = A játékosok fele legfeljebb { $lost } pontot vesztegetett el.
daily-bands = Elvesztegetett pont
daily-players = Játékosok
daily-nothing = Semmi
daily-band = { $from }–{ $to }
daily-beyond = { $from } felett
daily-you = te
daily-best = { $level } robot
daily-best-result = A te helyeden, ugyanezekkel a lapokkal: { $lost ->
        [0] egy elvesztegetett pont sem
       *[other] { $lost } elvesztegetett pont
    }, { $own } pont { $theirs } ellen.
daily-best-waits = Még játssza a mai osztást. Nézz vissza egy perc múlva.
daily-order = Sorrend: az elvesztegetett pontok, aztán a pontkülönbség szerint.

daily-share = Oszd meg az eredményed
daily-share-about = Nem árul el semmit a lapokról.
daily-card-title = Kanaszta, { $date }
daily-outcome = { $lost ->
        [0] { $place }. hely { $of } játékosból, egy elvesztegetett pont sem
       *[other] { $place }. hely { $of } játékosból, { $lost } elvesztegetett pont
    }
daily-marks = Az első köröktől az utolsókig: ● semmi sem veszett el, ◐ egy kevés, ○ legalább 80 pont.
daily-copy = Másolás

daily-calendar = A napjaid
daily-streak = { $today ->
        [yes] { $days ->
            [one] Ma már játszottál.
           *[other] { $days } napos sorozat, a maival együtt.
        }
       *[no] { $days ->
            [one] Tegnap játszottál. Ha ma is, sorozat lesz belőle.
           *[other] { $days } napos sorozat. Játssz ma is, hogy folytatódjon.
        }
    }
daily-calendar-day = { $finished ->
        [yes] { $date }: lejátszva
       *[no] { $date }: nem játszottál
    }

daily-earlier = Korábbi napok
daily-not-played = Kimaradt
daily-not-finished = Befejezetlen

daily-of = Napi osztás, { $date }
daily-no-commitment = Ma mindenki ezeket a lapokat kapja. Az eredmény nem számít bele a statisztikádba, és más nem ülhet ehhez az asztalhoz.
daily-to-result = Az eredményed

daily-way = Napi osztás
daily-way-about = Mindenkinek ugyanaz
