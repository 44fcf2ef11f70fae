script-pad-entry-correcting-deal = { $n }. osztás javítása
script-pad-entry-dealt = { $player } osztott
script-pad-entry-back-to-pad = Füzet

script-pad-entry-entry-sheet = Eredménylap
script-pad-entry-sheet-of-side = { $n }. osztás, { $side }
script-pad-entry-before = { $total }, min. <b>{ $minimum }</b>
script-pad-entry-new-total = Új állás
script-pad-entry-yes = igen

script-pad-entry-cell = { $value }: { $side }, { $line }
script-pad-entry-cell-count = { $count } { $points }: { $side }, { $line }
script-pad-entry-cell-empty = { $side }, { $line }: nincs beírva
script-pad-entry-cell-out = { $concealed ->
        [yes] { $shown }: { $player } kézből ment ki
       *[no] { $shown }: { $player } kiment
    }
script-pad-entry-cell-not-out = –: { $side }, nincs kimenés
script-pad-entry-one-fewer = { $side }, { $line }: eggyel kevesebb
script-pad-entry-one-more = { $side }, { $line }: eggyel több

script-pad-entry-who-went-out = Ki ment ki?
script-pad-entry-about-going-out = Az osztás véget ér, ha valakinek elfogy a lapja.
script-pad-entry-nobody-went-out = Senki sem ment ki
script-pad-entry-concealed-hand = Kézből
script-pad-entry-concealed-alone = Egyetlen körben, kanasztával ment ki, és előtte nem rakott le semmit.
script-pad-entry-concealed-adding = Egyetlen körben, kanasztával ment ki, és előtte nem rakott le semmit. Közben a partnere lerakásaihoz is tehetett.
script-pad-entry-concealed-not-adding = Egyetlen körben, kanasztával ment ki. Előtte nem rakott le semmit, és a partnere lerakásaihoz sem tett.
script-pad-entry-concealed-first = Egyetlen körben, kanasztával ment ki, és előtte a partnere sem rakott le semmit.
script-pad-entry-exact-deal = Pontos osztás
script-pad-entry-exact-deal-by = { $player } pont annyi lapot emelt le, amennyi kellett: { $points }
script-pad-entry-exact-deal-nobody = Előbb add meg a pontfüzetben, ki oszt.

script-pad-entry-title-natural-canastas = { $side }: tiszta kanaszták
script-pad-entry-title-mixed-canastas = { $side }: vegyes kanaszták
script-pad-entry-title-concealed-canastas = { $side }: kanaszták kézből
script-pad-entry-title-red-threes = { $side }: piros hármasok
script-pad-entry-title-undeclared-red-threes = { $side }: késve kitett piros hármasok
script-pad-entry-title-black-threes = { $side }: fekete hármas kimenéskor
script-pad-entry-title-own = { $side }: { $line }
script-pad-entry-title-melded = { $side }: lerakott lapok
script-pad-entry-title-in-hand = { $side }: kézben maradt lapok

script-pad-entry-about-natural-canastas = Egyenként { $points }: legalább hét lap, helyettesítő nélkül
script-pad-entry-about-mixed-canastas = Egyenként { $points }: van benne helyettesítő
script-pad-entry-about-concealed-canastas = Egyszerre lerakva, tiszta vagy vegyes: egyenként még { $points }
script-pad-entry-about-red-threes = Egyenként { $points }, mind a négy { $all }
script-pad-entry-about-red-threes-without-melds = Nincs lerakás. Az ellenőrzés megmondja, mennyit érnek.
script-pad-entry-about-undeclared-red-threes = Egyenként { $points } levonás, akkor is, ha végül kitették
script-pad-entry-about-black-threes = Ahányat lerakott, aki kiment
script-pad-entry-about-own = Egyenként { $points }
script-pad-entry-about-melded = Az asztalon lévő összes lap pontja
script-pad-entry-about-hand = { $player } lapjai
script-pad-entry-about-hands = { $players } lapjai: a + összeadja
script-pad-entry-about-no-hand = Itt senkinek sem maradt lapja.

script-pad-entry-keypad = Számgombok
script-pad-entry-key-next = Tovább
script-pad-entry-key-delete = Törlés
script-pad-entry-key-plus = Plusz: hozzáadás a számhoz
script-pad-entry-key-no-melds = Nincs lerakás
script-pad-entry-key-count = Lapok beírása
script-pad-entry-key-total = Összeg beírása
script-pad-entry-key-use = Legyen { $points }

script-pad-entry-stop-double = A dupla nyomás nem számít.
script-pad-entry-stop-count-first = Nyomj egy számot. Ha nincs: 0.
script-pad-entry-stop-points-first = Előbb írd be a pontot. Ha nincs: 0.
script-pad-entry-stop-at-most = { $max ->
        [0] Több már nem lehet.
       *[other] Legfeljebb { $max } lehet.
    }
script-pad-entry-stop-more-than-packs = Több, mint az összes lap együtt ({ $points }). Ha biztos: „Tovább” még egyszer.
script-pad-entry-stop-no-such-points = { $step ->
        [5] A pont mindig 0-ra vagy 5-re végződik. Ha biztos: „Tovább” még egyszer.
       *[other] Minden lap értéke { $step } többszöröse. Ha biztos: „Tovább” még egyszer.
    }

script-pad-entry-by-value = Érték szerint
script-pad-entry-by-card = Laponként
script-pad-entry-counting-cards = Számold meg a lapokat
script-pad-entry-so-far = Eddig { $points }
script-pad-entry-how-many-cards = Hány darab: { $cards }?
script-pad-entry-press-each = Ahány lap, annyiszor nyomd meg.
script-pad-entry-cards-many = { KIND($kind, form: "one") }
script-pad-entry-cards-many-range = { KIND($from, form: "one") }–{ KIND($to, form: "one") }
script-pad-entry-cards-one = { KIND($kind, form: "one") }
script-pad-entry-cards-one-range = { KIND($from, form: "one") }–{ KIND($to, form: "one") }
script-pad-entry-product = { $count } × { $value } = { $points }

script-pad-entry-face-ace = A
script-pad-entry-face-king = K
script-pad-entry-face-queen = D
script-pad-entry-face-jack = B

script-pad-entry-counted = { KIND($kind, form: "one", case: "capital") }, egyenként { $value } pont: { $count }
script-pad-entry-number-of-cards = { $count } lap

script-pad-entry-check-and-save = Ellenőrzés és mentés
script-pad-entry-nothing-wrong = Nem látszik hiba.
script-pad-entry-save-deal = Osztás mentése
script-pad-entry-save-correction = Javítás mentése
script-pad-entry-save-anyway = Mégis mentem
script-pad-entry-correct-it = Javítom
script-pad-entry-goal-reached = { $points } megvan
script-pad-entry-next-minimum = Új minimum: { $points }
script-pad-entry-side-points = { $side }: { $points }
script-pad-entry-said-total = { $side }: ez az osztás { $points }, az állás { $total }.

script-pad-entry-read-out = Olvasd fel:
script-pad-entry-read-side = <b>{ $side }</b>: { $items }.
script-pad-entry-read-nothing = se kanaszta, se piros hármas
script-pad-entry-said-item = { $side }: { $item }.

script-pad-entry-item-natural-canastas = { $n ->
        [0] nincs tiszta kanaszta
       *[other] { $n } tiszta kanaszta
    }
script-pad-entry-item-mixed-canastas = { $n ->
        [0] nincs vegyes kanaszta
       *[other] { $n } vegyes kanaszta
    }
script-pad-entry-item-concealed-canastas = { $n ->
        [0] nincs kanaszta kézből
       *[other] { $n } kanaszta kézből
    }
script-pad-entry-item-red-threes = { $n ->
        [0] nincs piros hármas
       *[other] { $n } piros hármas
    }
script-pad-entry-item-undeclared-red-threes = { $n ->
        [0] nincs késve kitett piros hármas
       *[other] { $n } késve kitett piros hármas
    }
script-pad-entry-item-black-threes = { $n ->
        [0] nincs fekete hármas
       *[other] { $n } fekete hármas
    }
script-pad-entry-item-own = { $n } × { $line }
script-pad-entry-item-melded = { $points } lerakva
script-pad-entry-item-in-hand = { $points } kézben maradt

script-pad-entry-notice-no-such-melded = { $step ->
        [5] { $side }: a lerakott lapok nem érhetnek { $points } pontot. A pont mindig 0-ra vagy 5-re végződik.
       *[other] { $side }: a lerakott lapok nem érhetnek { $points } pontot. Minden lap értéke { $step } többszöröse.
    }
script-pad-entry-notice-no-such-in-hand = { $step ->
        [5] { $side }: a kézben maradt lapok nem érhetnek { $points } pontot. A pont mindig 0-ra vagy 5-re végződik.
       *[other] { $side }: a kézben maradt lapok nem érhetnek { $points } pontot. Minden lap értéke { $step } többszöröse.
    }
script-pad-entry-notice-too-few-points = { $canastas ->
        [one] { $side }: a kanaszta lapjai legalább { $minimum } pontot érnek, a lerakott lapoknál mégis csak { $points } van beírva.
       *[other] { $side }: { $canastas } kanaszta lapjai legalább { $minimum } pontot érnek, a lerakott lapoknál mégis csak { $points } van beírva.
    }
script-pad-entry-notice-more-than-ranks = { $side }: { $canastas } kanaszta nem lehet, ennyiféle rang nincs is.
script-pad-entry-notice-bonuses-added-in = { $side }: { $points } pont sok a lerakott lapokra. Talán a jutalmak is benne vannak? Azokat a pontfüzet adja hozzá.
script-pad-entry-notice-below-minimum = { $side }: az első lerakáshoz { $minimum } pont kellett, a lerakott lapoknál mégis csak { $points } van beírva.
script-pad-entry-notice-too-few-canastas = { $needed ->
        [one] { $player } kiment, pedig nincs hozzá kanaszta.
       *[other] { $canastas ->
            [0] { $player } kiment, pedig ehhez { $needed } kanaszta kell, és egy sincs.
           *[other] { $player } kiment, pedig ehhez { $needed } kanaszta kell, és csak { $canastas } van.
        }
    }
script-pad-entry-notice-cards-after-going-out = { $side }: aki kiment, annak nem maradhatott lap a kezében.
script-pad-entry-notice-too-few-in-hand = { $players ->
        [one] { $side }: egy játékosnál még maradt lap, ahhoz { $points } pont kevés.
       *[other] { $side }: { $players } játékosnál még maradt lap, ahhoz { $points } pont kevés.
    }
script-pad-entry-notice-more-concealed-canastas = { $canastas ->
        [0] { $side }: { $concealed } kanaszta kézből, de kanaszta egy sincs beírva.
        [one] { $side }: { $concealed } kanaszta kézből, de összesen csak egy kanaszta van.
       *[other] { $side }: { $concealed } kanaszta kézből, de összesen csak { $canastas } kanaszta van.
    }
script-pad-entry-notice-red-threes = { $threes } piros hármas van beírva, pedig csak négy van a csomagban.
script-pad-entry-notice-late-red-threes = { $side }: { $threes } késve kitett piros hármas van beírva, pedig csak négy van a csomagban.
script-pad-entry-notice-mixed-canastas = { $canastas } vegyes kanasztához nincs elég helyettesítő a csomagban.
script-pad-entry-notice-canastas = { $canastas } kanasztához nincs elég lap a csomagban.
script-pad-entry-notice-more-than-the-packs = A lapok együtt { $points } pontot érnek, pedig az egész csomagban csak { $maximum } van.
script-pad-entry-notice-same-as-before = Ugyanazok a számok, mint az előző osztásban. Nem kétszer írtad be?

script-pad-entry-fact-red-threes-against = { $threes ->
        [one] { $side }: a piros hármas { $points } pont.
       *[other] { $side }: { $threes } piros hármas együtt { $points } pont.
    }
script-pad-entry-fact-red-threes-count-nothing = { $threes ->
        [one] { $side }: a piros hármas nem ér semmit.
       *[other] { $side }: { $threes } piros hármas együtt sem ér semmit.
    }
script-pad-entry-fact-all-red-threes = { $side }: mind a négy piros hármas, ez { $points } pont.
script-pad-entry-fact-nobody-went-out = Senki sem ment ki, így a kimenésért nem jár jutalom.
script-pad-entry-fact-concealed = { $player } kézből ment ki: { $points }.
script-pad-entry-fact-exact-deal = { $player }, pontos osztás: { $points }.
script-pad-entry-fact-no-concealed-canastas = Nincs kanaszta kézből. Ha mégis volt, érintsd meg a sort.
script-pad-entry-fact-no-undeclared-red-threes = Nincs késve kitett piros hármas. Ha mégis volt, érintsd meg a sort.
script-pad-entry-fact-no-black-threes = Nincs fekete hármas kimenéskor. Ha mégis volt, érintsd meg a sort.

script-pad-entry-not-stored = Ez a böngésző nem tudja tárolni az osztást: a tárhelye megtelt vagy ki van kapcsolva. A számaid a képernyőn maradnak. Szabadíts fel helyet, aztán mentsd újra, vagy írd fel őket papírra.
script-pad-entry-draft-not-stored = Ez a böngésző semmit sem tud tárolni: a tárhelye megtelt vagy ki van kapcsolva. Hagyd nyitva ezt az oldalt, amíg az osztás nincs elmentve.
script-pad-entry-resumed-correction = Ezt a javítást már korábban elkezdted. Még nincs elmentve.
script-pad-entry-saved-figures = Mutasd a mentett számokat

script-pad-entry-other-phone = { $n }. osztás: egy másik telefonon is elmentették
script-pad-entry-saved-at = Mentve: { $time }.
script-pad-entry-saved-by-at = { $player } mentette el, { $time }.
script-pad-entry-figures-differ = Hasonlítsd össze a számokat, és válaszd ki, melyik érvényes.
script-pad-entry-figures-agree = Mindkét telefonon ugyanazok a számok vannak.
script-pad-entry-ours = Itt
script-pad-entry-theirs = Másik telefon
script-pad-entry-row-of-side = { $side }, { $line }
script-pad-entry-keep-theirs = A másik marad
script-pad-entry-keep-it = Tovább
script-pad-entry-use-ours = Az itteni marad
script-pad-entry-replaces-theirs = A mentés felülírja, amit a másik telefonon elmentettek.
