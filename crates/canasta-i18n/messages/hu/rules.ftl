rules-heading-deal = Játékosok és osztás
rules-heading-cards = A lapok
rules-heading-turn = Egy kör
rules-heading-threes = A hármasok
rules-heading-melds = Lerakások és kanaszták
rules-heading-initial-meld = Az első lerakás
rules-heading-pile = A dobóhalom
rules-heading-going-out = Kimenés
rules-heading-stock-end = Ha elfogy a pakli
rules-heading-scores = Pontozás
rules-heading-knowing = Beszéd az asztalnál, nyílt információk

rules-players = { $count ->
        [1] { SPELL($first) }
        [2] { SPELL($first) } vagy { SPELL($second) }
        [3] { SPELL($first) }, { SPELL($second) } vagy { SPELL($third) }
       *[other] { SPELL($first) }, { SPELL($second) }, { SPELL($third) } vagy { SPELL($fourth) }
    }

rules-sides-any = Legalább ketten, legfeljebb hatan játszhattok. Négyen kettő a kettő ellen, hatan három a három ellen játszik; partnerek és ellenfelek felváltva ülnek. Ketten vagy hárman mindenki magának játszik: ilyenkor a „csapat” egyetlen játékos.
rules-sides = { $players ->
        [4] Négy játékos, két párban. A partnerek egymással szemben ülnek.
        [6] Hat játékos, három a három ellen. Partnerek és ellenfelek felváltva ülnek.
       *[other] { SPELL($players, case: "capital") } játékos, mindenki magának játszik.
    }
rules-five-individuals = { $any ->
        [yes] Öten is mindenki magának játszik.
       *[no] Öt játékos, mindenki magának játszik.
    }
rules-five-two-sides = { $any ->
        [yes] Öten három a kettő ellen játszik.
       *[no] Öt játékos, három a kettő ellen.
    } Egyszerre csak négyen játszanak: a három közül egy minden osztásban pihen, és ebben váltják egymást. A többiek felváltva ülnek, és a négyszemélyes szabályok szerint játszanak. Aki pihen, nem kap lapot, de osztozik a csapata pontjain.
rules-seating-drawn = { $alone ->
        [yes] A helyeket laphúzással sorsolják ki.
       *[no] A partnereket és a helyeket laphúzással sorsolják ki.
    } Az ász a legnagyobb, a kettes a legkisebb; azonos rangon belül a pikk a legerősebb, utána a kőr, a káró és a treff jön.
rules-seating-highest = { $players ->
        [any] Aki a legnagyobb lapot húzza, helyet választ. A partnerei, ha vannak, azok, akik utána a legnagyobbakat húzták.
        [two] Aki a legnagyobb lapot húzza, helyet választ, a másik vele szemben ül le.
        [four] Aki a legnagyobb lapot húzza, helyet választ, és aki a második legnagyobbat, az lesz a partnere.
        [five] A két legnagyobb lapot húzó játékos alkotja a párt. Aki a legkisebbet húzta, elsőként pihen.
        [six] Aki a legnagyobb lapot húzza, helyet választ; a két következő legnagyobb lap húzói lesznek a partnerei.
       *[alone] Aki a legnagyobb lapot húzza, helyet választ, a többiek a lapjaik sorrendjében balra ülnek tőle.
    }
rules-seating-again = { $ends ->
        [yes] Újra húz, aki dzsókert, más játékossal azonos lapot, egynél több lapot, vagy a csomag két végén lévő négy-négy lap egyikét húzza.
       *[no] Újra húz, aki dzsókert vagy más játékossal azonos lapot húz.
    }
rules-seating-optional = { $alone ->
        [yes] A játékosok maguk választanak helyet, de ha akarják, ki is sorsolhatják.
       *[no] A játékosok maguk választanak partnert és helyet, de ha akarják, ki is sorsolhatják.
    }
rules-seating-fixed = { $alone ->
        [yes] Nincs helysorsolás: mindenki úgy ül, ahogy megbeszélték.
       *[no] A párokat nem sorsolják: már a játszma előtt megvannak.
    }
rules-first-dealer-seats-drawn = { $clockwise ->
        [yes] Aki a legnagyobb lapot húzta, az kezd, és a tőle jobbra ülő az első osztó.
       *[no] Aki a legnagyobb lapot húzta, az kezd, és a tőle balra ülő az első osztó.
    }
rules-first-dealer-drawn = { $clockwise ->
        [yes] Az első osztót laphúzással sorsolják ki. Aki a legnagyobb lapot húzza, az kezd, és a tőle jobbra ülő az első osztó.
       *[no] Az első osztót laphúzással sorsolják ki. Aki a legnagyobb lapot húzza, az kezd, és a tőle balra ülő az első osztó.
    }
rules-first-dealer-random = Az első osztót a véletlen jelöli ki.
rules-cut-left = Minden osztás előtt az osztótól balra ülő emel.
rules-cut-left-may = Minden osztás előtt az osztótól balra ülő emelhet, de nem kötelező.
rules-cut-right = Minden osztás előtt az osztótól jobbra ülő emel.
rules-hand-size = Mindenki { $cards } lapot kap.
rules-hand-sizes = Mindenki ennyi lapot kap: { $hands }.
rules-hand-size-when = { $players } játékosnál { $cards }
rules-dealing = { $clockwise ->
        [yes] Az osztó egyesével oszt, a bal oldali szomszédjával kezdve, az óramutató járása szerint. Az osztótól balra ülő kezd.
       *[no] Az osztó egyesével oszt, a jobb oldali szomszédjával kezdve. Az osztótól jobbra ülő kezd.
    }
rules-clockwise = A játék és az osztás joga az óramutató járása szerint halad.
rules-counterclockwise = A játék és az osztás joga az óramutató járásával ellentétesen halad.
rules-stock = A megmaradt lapokból lesz a pakli. A legfelső lapját fel kell fordítani: ezzel kezdődik a dobóhalom.
rules-upcard-threes-covered = Ha a felfordított lap helyettesítő vagy hármas, egy újabb felfordított lap takarja el, és így tovább.
rules-upcard-first-black-three-stays = Ha a felfordított lap helyettesítő vagy hármas, egy újabb felfordított lap takarja el, és így tovább. Az elsőként felfordított fekete hármast nem takarja el semmi.
rules-upcard-black-three-stays = Ha a felfordított lap helyettesítő vagy piros hármas, egy újabb felfordított lap takarja el, és így tovább. A fekete hármast nem takarja el semmi.
rules-exact-deal-bonus = { $points ->
        [0] Ha az osztó pontosan annyi lapot emel le, amennyi az osztáshoz kell, azért nem jár pont.
       *[other] Ha az osztó pontosan annyi lapot emel le, amennyi az osztáshoz kell, a felfordítandóval vagy anélkül, { $points } pontot kap. Itt a program oszt, ezért ez sosem jár.
    }

rules-packs = A játékhoz két 52 lapos csomag és négy dzsóker kell, összesen 108 lap.
rules-wild-cards = A dzsóker és a kettes helyettesítő lap: lerakásban bármelyik rang helyett állhat a négyestől az ászig. A négyestől az ászig minden lap természetes. A hármasok egyikhez sem tartoznak.
rules-values = A dzsóker 50 pontot ér, az ász és a kettes 20-at, a király, a dáma, a bubi, a tízes, a kilences és a nyolcas 10-et, a hetes, a hatos, az ötös, a négyes és a fekete hármas 5-öt. A piros hármasnak nincs saját értéke, csak jutalom jár érte.
rules-card-values = A dzsóker { $joker } pontot ér, a kettes { $two } pontot, az ász { $ace } pontot, a király, a dáma, a bubi, a tízes, a kilences és a nyolcas { $high } pontot, a hetes, a hatos, az ötös és a négyes { $low } pontot, a fekete hármas { $black } pontot. A piros hármasnak nincs saját értéke, csak jutalom jár érte.

rules-turn = { $clockwise ->
        [yes] Amikor te jössz, először húzz a pakliból, vagy vedd fel a dobóhalmot. Ezután lerakhatsz, és bővítheted a lerakásaidat. A körödet dobással fejezd be. Ezután a bal oldali szomszédod jön.
       *[no] Amikor te jössz, először húzz a pakliból, vagy vedd fel a dobóhalmot. Ezután lerakhatsz, és bővítheted a lerakásaidat. A körödet dobással fejezd be. Ezután a jobb oldali szomszédod jön.
    }
rules-draw-count = { $cards ->
        [one] Minden körben egy lapot húzol a pakliból, és egyet dobsz.
       *[other] Minden körben { SPELL($cards) } lapot húzol a pakliból, de csak egyet dobsz.
    }
rules-draw-counts = Minden körben ennyi lapot húzol a pakliból: { $draws }; dobni mindig csak egyet kell.
rules-draw-count-when = { $players } játékosnál { SPELL($cards, form: "alone") }
rules-draw-fewer = Ha a pakliban kevesebb lap van, annyit húzz, amennyi maradt.
rules-melds-in-first-round = Már az első körödtől lerakhatsz, és felveheted a halmot.
rules-no-melds-in-first-round = Az osztásban az első körödben nem rakhatsz le, és nem veheted fel a halmot.
rules-no-way-back = A lerakott lapot nem veheted vissza, és a húzást sem csinálhatod vissza.

rules-declaring-by-hand = A húzott piros hármas a kezedben marad, amíg ki nem teszed: a körödben bármikor az asztalra teheted, és húzhatsz helyette egy lapot.
rules-declaring-automatic = A húzott piros hármas azonnal az asztalra kerül, és húzol helyette egy lapot.
rules-dealt-red-threes-by-hand = Az osztáskor kapott piros hármas a kezedben marad, amíg ki nem teszed.
rules-dealt-red-threes-at-once = { $clockwise ->
        [yes] Az osztáskor kapott piros hármasok az első kör előtt az asztalra kerülnek, és az osztótól balra ülővel kezdve mindenki húz helyettük.
       *[no] Az osztáskor kapott piros hármasok az első kör előtt az asztalra kerülnek, és az osztótól jobbra ülővel kezdve mindenki húz helyettük.
    }
rules-dealt-red-threes-first-turn = Az osztáskor kapott piros hármasok az első köröd elején kerülnek az asztalra, és ekkor húzol helyettük. Ha az osztás előbb véget ér, a pontozáshoz kerülnek az asztalra.
rules-undeclared-never = A piros hármast nem kötelező kitenni, így büntetés sem jár érte.
rules-undeclared-penalty = { $points ->
        [0] A ki nem tett piros hármas nem kerül semmibe.
       *[other] Ha a köröd vagy az osztás végén még a kezedben van egy piros hármas, az { $points } pontba kerül, laponként egyszer.
    }
rules-declared-late = Később is kiteheted, de ha sosem teszed ki, nem jár érte jutalom. Ha az osztás az első köröd előtt véget ér, a kapott piros hármasok nem kerülnek semmibe, és az asztalra kerülnek. A kezedben a piros hármas is egy lap, de nem rakhatod le és nem dobhatod el.
rules-red-three-in-pile = Ha a felvett halomban piros hármas van, tedd ki az asztalra. Helyette nem húzol lapot.
rules-red-three-no-meld = A piros hármas nem lerakás: nem számít bele az első lerakásba, és a kézből való kimenést sem rontja el.
rules-red-three-bonus = { $points ->
        [0] A piros hármasért nem jár pont.
       *[other] Minden kitett piros hármas { $points } pontot ér.
    }
rules-four-red-threes-bonus = { $points ->
        [0] { $alone ->
            [yes] Ha mind a négy piros hármas egy játékosnál van, nem érnek semmit.
           *[no] Ha mind a négy piros hármas egy csapatnál van, nem érnek semmit.
        }
       *[other] { $alone ->
            [yes] Ha mind a négy piros hármas egy játékosnál van, együtt { $points } pontot érnek.
           *[no] Ha mind a négy piros hármas egy csapatnál van, együtt { $points } pontot érnek.
        }
    }
rules-red-threes-count = { $alone ->
        [yes] { $needs ->
            [meld] { $otherwise ->
                [minus] A piros hármasok a javadra számítanak, ha az osztás végéig leraktál valamit; különben levonás jár értük.
               *[nothing] A piros hármasok a javadra számítanak, ha az osztás végéig leraktál valamit; különben nem érnek semmit.
            }
           *[canasta] { $otherwise ->
                [minus] A piros hármasok a javadra számítanak, ha az osztás végére van kanasztád; különben levonás jár értük.
               *[nothing] A piros hármasok a javadra számítanak, ha az osztás végére van kanasztád; különben nem érnek semmit.
            }
        }
       *[no] { $needs ->
            [meld] { $otherwise ->
                [minus] A piros hármasok a csapatod javára számítanak, ha az osztás végéig lerakott valamit; különben levonás jár értük.
               *[nothing] A piros hármasok a csapatod javára számítanak, ha az osztás végéig lerakott valamit; különben nem érnek semmit.
            }
           *[canasta] { $otherwise ->
                [minus] A piros hármasok a csapatod javára számítanak, ha az osztás végére van kanasztája; különben levonás jár értük.
               *[nothing] A piros hármasok a csapatod javára számítanak, ha az osztás végére van kanasztája; különben nem érnek semmit.
            }
        }
    }
rules-red-threes-never-cost = A piros hármasért sosem jár levonás.
rules-red-three-costs-the-same = Ha levonás jár a piros hármasokért, az ugyanannyi, amennyit értek volna.
rules-red-three-penalty = Ha levonás jár a piros hármasokért, mindegyik { $points } pontba kerül, akkor is, ha mind a négy megvan.
rules-no-max-red-three-penalty = A piros hármasokért járó levonásnak nincs felső határa.
rules-max-red-three-penalty = A piros hármasokért osztásonként legfeljebb { $points } pont vonható le.
rules-red-three-freezes = Ha az osztás után piros hármas fordul fel, az mindenkinek befagyasztja a halmot, amíg valaki fel nem veszi.
rules-red-three-does-not-freeze = Az osztás után felfordított piros hármas nem fagyasztja be a halmot.
rules-black-three-freezes = A fekete hármas mindenkinek befagyasztja a halmot, amíg valaki fel nem veszi.
rules-black-three-does-not-freeze = A fekete hármas nem fagyasztja be a halmot: csak a következő játékos nem veheti fel.
rules-black-threes-melded = Fekete hármast csak abban a körben rakhatsz le, amelyben kimész: hármat vagy négyet, helyettesítő lap nélkül.

rules-meld = A lerakás három vagy több azonos rangú lap, köztük legalább két természetes és legfeljebb három helyettesítő. Sort nem lehet lerakni.
rules-wilds-in-any-meld = Bármelyik lerakásban lehet legfeljebb három helyettesítő lap.
rules-naturals-for-wilds = Egy helyettesítő laphoz a lerakásban legalább { SPELL($first) } természetes lap kell, kettőhöz { SPELL($second, form: "alone") }, háromhoz { SPELL($third, form: "alone") }.
rules-wilds-on-natural-canasta = Tiszta kanasztához is tehetsz helyettesítő lapot; ezzel vegyes lesz.
rules-no-wilds-on-natural-canasta = Tiszta kanasztához nem tehetsz helyettesítő lapot.
rules-wilds-may-outnumber = Egy lerakásban több lehet a helyettesítő lap, mint a természetes: két király, két kettes és egy dzsóker szabályos lerakás.
rules-wilds-may-not-outnumber = Egy lerakásban nem lehet több a helyettesítő lap, mint a természetes: két király, két kettes és egy dzsóker nem szabályos lerakás.
rules-melds-of-side = { $alone ->
        [yes] Egy rangból egy lerakásod lehet, és azt később bővítheted. Olyan rangból is lerakhatsz, amilyet már mások leraktak, de az ő lerakásaikhoz sosem tehetsz hozzá.
       *[no] A partnerek lerakásai közösek. Egy rangból egy csapatnak egy lerakása lehet, és azt később bővítheti. Olyan rangból is lerakhatsz, amilyet már az ellenfél lerakott, de az ő lerakásaihoz sosem tehetsz hozzá.
    }
rules-canasta = A hét vagy több lapból álló lerakás kanaszta: tiszta, ha nincs benne helyettesítő lap, vegyes, ha van. A lapjait egymásra kell rakni: felül piros lap van, ha tiszta, és fekete, ha vegyes. Ha a tiszta kanasztához helyettesítő lap kerül, vegyes lesz. A többi hozzátett lap csak a saját értékét éri.
rules-natural-canasta-bonus = { $points ->
        [0] A tiszta kanasztáért nem jár jutalom.
       *[other] A tiszta kanaszta a lapjain felül { $points } pontot ér.
    }
rules-mixed-canasta-bonus = { $points ->
        [0] A vegyes kanasztáért nem jár jutalom.
       *[other] A vegyes kanaszta a lapjain felül { $points } pontot ér.
    }
rules-concealed-canasta-bonus = { $points ->
        [0] Az egyszerre lerakott kanasztáért nem jár külön pont.
       *[other] A kézből, egyszerre lerakott kanaszta – akár a halom felső lapjával – további { $points } pontot ér, akkor is, ha később még kerül hozzá lap.
    }

rules-initial-meld = { $alone ->
        [yes] Amit egy osztásban először leraksz, az az első lerakásod.
       *[no] Amit a csapatod egy osztásban először lerak, az az első lerakása.
    }
rules-minimums = { $alone ->
        [yes] Az első lerakásodnak legalább { $first } pontot kell érnie. Ha az osztás előtt magasabb az állásod, akkor { $second }, { $third } vagy { $fourth } pontot.
       *[no] A csapatod első lerakásának legalább { $first } pontot kell érnie. Ha az osztás előtt magasabb az állása, akkor { $second }, { $third } vagy { $fourth } pontot.
    }
rules-minimum-from = A magasabb minimumok határai: { $second }, { $third } és { $fourth } pont.
rules-no-fifth-minimum = Ötödik minimum nincs.
rules-fifth-minimum = { $from } ponttól a minimum { $points } pont.
rules-one-minimum = { $alone ->
        [yes] { $points ->
            [0] Az első lerakásnak nincs minimuma.
           *[other] Az első lerakásodnak legalább { $points } pontot kell érnie, bárhogy áll a játszma.
        }
       *[no] { $points ->
            [0] Az első lerakásnak nincs minimuma.
           *[other] A csapatod első lerakásának legalább { $points } pontot kell érnie, bárhogy áll a játszma.
        }
    }
rules-initial-meld-counts = Több lerakásból is állhat, de mindet egyszerre kell lerakni. Ha felveszed a halmot, abból csak a felső lap számít. A jutalmak nem számítanak bele.
rules-pile-opening-outnumbers = Ha az első lerakáshoz felveszed a halmot, minden lerakásban több természetes lapnak kell lennie, mint helyettesítőnek.
rules-pile-opening-like-any = Ha az első lerakáshoz felveszed a halmot, a helyettesítő lapokra a szokásos korlátok érvényesek.
rules-wilds-in-initial-meld = Az első lerakásban lehet helyettesítő lap.
rules-no-wilds-in-initial-meld = Az első lerakásban nem lehet helyettesítő lap, sem a halommal, sem nélküle. Később, akár ugyanabban a körben, már tehetsz hozzá. Akkor is lehet benne, ha kézből mész ki, és abban a körben nem veszed fel a halmot.
rules-initial-meld-concealed = Nincs minimum, ha kézből mész ki, és abban a körben nem veszed fel a halmot.

rules-taking = Húzás helyett felveheted a dobóhalmot, ha a felső lapját a kezedben lévő lapokkal lerakod, vagy egy asztalon lévő lerakáshoz teszed. Ehhez a halom más lapját nem használhatod. Ezután vedd a kezedbe a halom többi lapját, és ha akarsz, rakj le még.
rules-pile-blocked = A halom nem vehető fel, amíg helyettesítő lap vagy hármas van felül.
rules-frozen = { $by ->
        [wild] A halom mindenkinek be van fagyasztva, amíg helyettesítő lap van benne; a legalsó ilyen lap keresztben fekszik. Addig marad befagyasztva, amíg valaki fel nem veszi.
        [red-three] A halom mindenkinek be van fagyasztva, amíg helyettesítő lap vagy piros hármas van benne; a legalsó ilyen lap keresztben fekszik. Addig marad befagyasztva, amíg valaki fel nem veszi.
        [black-three] A halom mindenkinek be van fagyasztva, amíg helyettesítő lap vagy fekete hármas van benne; a legalsó ilyen lap keresztben fekszik. Addig marad befagyasztva, amíg valaki fel nem veszi.
       *[both] A halom mindenkinek be van fagyasztva, amíg helyettesítő lap, piros vagy fekete hármas van benne; a legalsó ilyen lap keresztben fekszik. Addig marad befagyasztva, amíg valaki fel nem veszi.
    }
rules-frozen-until-opened = { $alone ->
        [yes] { $opening ->
            [pair] Neked a halom be van fagyasztva, amíg nem raktál le: ha az első lerakáshoz veszed fel, a felső laphoz illő természetes pár kell a kezedből.
            [wild] Neked a halom be van fagyasztva, amíg nem raktál le, kivéve magát az első lerakást: ahhoz elég a kezedből egy, a felső laphoz illő természetes és egy helyettesítő lap, hacsak a halom egy lapja mindenkinek be nem fagyasztja.
           *[free] Neked a halom be van fagyasztva, amíg nem raktál le, kivéve magát az első lerakást: ahhoz úgy veheted fel, mintha nem lenne befagyasztva, hacsak a halom egy lapja mindenkinek be nem fagyasztja.
        }
       *[no] { $opening ->
            [pair] A csapatodnak a halom be van fagyasztva, amíg nem rakott le: ha az első lerakáshoz veszed fel, a felső laphoz illő természetes pár kell a kezedből.
            [wild] A csapatodnak a halom be van fagyasztva, amíg nem rakott le, kivéve magát az első lerakást: ahhoz elég a kezedből egy, a felső laphoz illő természetes és egy helyettesítő lap, hacsak a halom egy lapja mindenkinek be nem fagyasztja.
           *[free] A csapatodnak a halom be van fagyasztva, amíg nem rakott le, kivéve magát az első lerakást: ahhoz úgy veheted fel, mintha nem lenne befagyasztva, hacsak a halom egy lapja mindenkinek be nem fagyasztja.
        }
    }
rules-taking-frozen = { $alone ->
        [yes] A befagyasztott halomhoz a felső laphoz illő természetes pár kell a kezedből (helyettesítő lapot is tehetsz hozzá). A lapokat az azonos rangú lerakásodhoz is teheted.
       *[no] A befagyasztott halomhoz a felső laphoz illő természetes pár kell a kezedből (helyettesítő lapot is tehetsz hozzá). A lapokat a csapatod azonos rangú lerakásához is teheted.
    }
rules-taking-onto-meld = { $alone ->
        [yes] A be nem fagyasztott halmot úgy is felveheted, hogy a felső lapját az azonos rangú lerakásodhoz teszed.
       *[no] A be nem fagyasztott halmot úgy is felveheted, hogy a felső lapját a csapatod azonos rangú lerakásához teszed.
    }
rules-taking-with-wild = A be nem fagyasztott halmot a kezedből egy hozzá illő természetes és egy helyettesítő lappal is felveheted.
rules-taking-not-with-wild = Egy természetes és egy helyettesítő lap nem elég a halomhoz, akkor sem, ha nincs befagyasztva.
rules-taking-onto-canasta = A halom felső lapja kanasztához is kerülhet, mint bármelyik más lerakáshoz.
rules-canasta-takes-no-pile = A kanaszta lezárt: ha a halom felső lapja ugyanolyan rangú, nem veheted fel a halmot. A kezedből azért tehetsz hozzá lapot.
rules-one-card-takes-one-card = Ha csak egy lap van a kezedben, az egylapos halmot is felveheted.
rules-one-card-takes-more = Ha csak egy lap van a kezedben, az egylapos halmot nem veheted fel.
rules-melds-from-pile = A halommal felvett lapokat még ugyanabban a körben lerakhatod.
rules-no-melds-from-pile = A felső lap kivételével a halommal felvett lapokat csak a következő körödben rakhatod le.
rules-pile-looked-through = Az első körödben, dobás előtt, átnézheted a halmot. Máskor csak a felső lapja látszik.
rules-pile-not-looked-through = A halmot nem nézheted át; csak a felső lapja látszik.

rules-going-out = Kimész, ha lerakod vagy eldobod az utolsó lapodat; ezzel véget ér az osztás. Dobással befejezni nem kötelező.
rules-canastas-needed = { $alone ->
        [yes] A kimenéshez { SPELL($canastas) } kanaszta kell (kimenés közben is elkészülhet).
       *[no] A kimenéshez a csapatodnak { SPELL($canastas) } kanaszta kell (kimenés közben is elkészülhet).
    }
rules-canastas-needed-by-players = A kimenéshez a csapatodnak ennyi kanaszta kell: { $needs } (kimenés közben is elkészülhet).
rules-canastas-needed-when = { $players } játékosnál { SPELL($canastas, form: "alone") }
rules-card-must-stay = Ha nem mehetsz ki, a köröd végén legalább egy lapnak a kezedben kell maradnia. Nem rakhatsz le annyit, hogy ne maradjon.
rules-going-out-bonus = { $points ->
        [0] A kimenésért nem jár jutalom.
       *[other] A kimenés { $points } pontot ér.
    }
rules-going-out-concealed = Kézből mész ki, ha egyetlen körben rakod le minden lapodat, köztük egy kanasztát, és az osztásban előtte semmit sem raktál le. Ebben a körben felveheted a halmot, és az utolsó lapodat el is dobhatod.
rules-concealed-beside-melds = { $partners ->
        [none] Nincs partnered, aki már lerakhatott volna.
        [one] { $may ->
            [yes] Akkor is kézből mész ki, ha a partnered már rakott le.
           *[no] Nem számít kézből való kimenésnek, ha a partnered már rakott le.
        }
       *[some] { $may ->
            [yes] Akkor is kézből mész ki, ha valamelyik partnered már rakott le.
           *[no] Nem számít kézből való kimenésnek, ha valamelyik partnered már rakott le.
        }
    }
rules-concealed-adding = { $partners ->
        [none] Nincs partnered, akinek a lerakásaihoz hozzátehetnél.
        [one] { $adding ->
            [allowed] Amikor kézből mész ki, a partnered lerakásaihoz is tehetsz, ha magad is leraksz egy teljes kanasztát.
            [not-allowed] Amikor kézből mész ki, a partnered lerakásaihoz nem tehetsz.
           *[nothing-there] Amikor kézből mész ki, a partnerednek nincs lerakása, amihez tehetnél.
        }
       *[some] { $adding ->
            [allowed] Amikor kézből mész ki, egy partnered lerakásaihoz is tehetsz, ha magad is leraksz egy teljes kanasztát.
            [not-allowed] Amikor kézből mész ki, a partnereid lerakásaihoz nem tehetsz.
           *[nothing-there] Amikor kézből mész ki, egyik partnerednek sincs lerakása, amihez tehetnél.
        }
    }
rules-concealed-bonus = { $points ->
        [0] A kézből való kimenésért nem jár jutalom.
       *[other] A kézből való kimenés összesen { $points } pontot ér.
    }
rules-black-three-bonus = { $points ->
        [0] A kimenéskor lerakott fekete hármasok csak a lapértéküket érik.
       *[other] Minden fekete hármas, amit kimenéskor raksz le, további { $points } pontot ér.
    }
rules-four-black-threes-bonus = { $points ->
        [0] Mind a négy fekete hármas lerakásáért nem jár jutalom.
       *[other] Mind a négy fekete hármas lerakása további { $points } pontot ér.
    }
rules-must-ask = { $sure ->
        [yes] Kimenés előtt kötelező kérdezned, és csak igen után mehetsz ki.
       *[no] Ha van partnered, kimenés előtt kötelező megkérdezned, és csak igen után mehetsz ki.
    }
rules-need-not-ask = Kérdezni nem kötelező.
rules-asking-alone = Nincsenek partnerek, ezért kimenés előtt senki sem kérdezi meg, hogy „Kimehetek?”.
rules-asking-before-taking = { $sure ->
        [yes] Körönként egyszer kérdezheted meg, hogy „Kimehetek?”: húzás előtt vagy után, de lerakás vagy a halom felvétele után már nem.
       *[no] Ha van partnered, körönként egyszer kérdezheted meg tőle, hogy „Kimehetek?”: húzás előtt vagy után, de lerakás vagy a halom felvétele után már nem.
    }
rules-asking-after-drawing = { $sure ->
        [yes] Körönként egyszer kérdezheted meg, hogy „Kimehetek?”: húzás vagy a halom felvétele után, mielőtt bármi mást raknál le, mint ami a halomhoz kellett.
       *[no] Ha van partnered, körönként egyszer kérdezheted meg tőle, hogy „Kimehetek?”: húzás vagy a halom felvétele után, mielőtt bármi mást raknál le, mint ami a halomhoz kellett.
    }
rules-answer = { $partners ->
        [one] A partnered igennel vagy nemmel felel, és ez kötelez: ha igen, ebben a körben ki kell menned; ha nem, nem mehetsz ki.
        [two] Az a partnered felel igennel vagy nemmel, aki előbb következik, és ez kötelez: ha igen, ebben a körben ki kell menned; ha nem, nem mehetsz ki.
       *[any] A partnered (hármas csapatban az, aki előbb következik) igennel vagy nemmel felel, és ez kötelez: ha igen, ebben a körben ki kell menned; ha nem, nem mehetsz ki.
    } Csak akkor kérdezhetsz, ha ki is tudsz menni, és nemleges válasz után tovább is tudsz játszani.

rules-last-drawer-ends = Az osztás véget ér, amikor az dob, aki a pakli utolsó lapját húzta.
rules-last-drawer-goes-on = A pakli utolsó lapja után a játék folytatódik.
rules-last-drawer-ends-when = Ha { $players } játékos van, az osztás véget ér, amikor az dob, aki a pakli utolsó lapját húzta.
rules-last-drawer-goes-on-when = Ha { $players } játékos van, a pakli utolsó lapja után a játék folytatódik.
rules-without-stock = Ha elfogyott a pakli, a játék addig folyik, amíg a soron lévő játékos mindig felveszi a halmot. Az osztás véget ér, ha valaki nem tudja vagy nem akarja felvenni.
rules-deal-over-with-stock = Ha elfogy a pakli, az osztásnak vége, így a halmot sosem kötelező felvenni.
rules-must-take = { $alone ->
        [yes] Ha elfogyott a pakli, fel kell venned a halmot, ha nincs befagyasztva, a felső lapja illik valamelyik lerakásodhoz, és más szabály sem tiltja.
       *[no] Ha elfogyott a pakli, fel kell venned a halmot, ha nincs befagyasztva, a felső lapja illik a csapatod valamelyik lerakásához, és más szabály sem tiltja.
    }
rules-need-not-take = Ha elfogyott a pakli, nem kötelező felvenned a halmot.
rules-last-red-three = Ha a pakli utolsó lapja piros hármas, az asztalra kerül, és az osztás azonnal véget ér: aki húzta, nem rakhat le és nem dobhat.

rules-score = { $alone ->
        [yes] { $penalties ->
            [yes] Minden osztásban a jutalmaid és a lerakott lapjaid pontjai számítanak, ebből levonódnak a kézben maradt lapok és a büntetések. Az eredmény nulla alatt is lehet.
           *[no] Minden osztásban a jutalmaid és a lerakott lapjaid pontjai számítanak, ebből levonódnak a kézben maradt lapok. Az eredmény nulla alatt is lehet.
        }
       *[no] { $penalties ->
            [yes] Minden osztásban a csapat jutalmai és lerakott lapjai számítanak, ebből levonódnak a kézben maradt lapok és a büntetések. Az eredmény nulla alatt is lehet.
           *[no] Minden osztásban a csapat jutalmai és lerakott lapjai számítanak, ebből levonódnak a kézben maradt lapok. Az eredmény nulla alatt is lehet.
        }
    } Ez hozzáadódik az addigi összeghez.
rules-game-points = { $alone ->
        [yes] A játszma véget ér, ha egy osztás végén valakinek legalább { $points } pontja van.
       *[no] A játszma véget ér, ha egy osztás végén valamelyik csapatnak legalább { $points } pontja van.
    }
rules-any-number-of-deals = A játszma akárhány osztásból állhat.
rules-deals-per-game = A játszma { SPELL($deals) } osztás után véget ér, bármi az állás.
rules-winner = Akinek a legtöbb pontja van, az nyer; a győzelemért külön jutalom nem jár. Ha az élen egyenlő az állás, jön még egy osztás.

rules-known = Mindenki tudhatja, mi van az asztalon, mi a halom felső lapja, hány lap van a halomban, a pakliban és az egyes kezekben, be van-e fagyasztva a halom, és melyik lap fagyasztja be, mi az állás, és mekkora az első lerakás minimuma.
rules-one-card-left = Szólj, ha egy lapod maradt. Egy lerakás hatodik lapját keresztbe teheted, jelezve, hogy még egy kell a kanasztához.
rules-partners-chat = A partnerek megmondhatják egymásnak az első lerakás minimumát, figyelmeztethetik egymást a piros hármasokra, és megkérdezhetik, kimehetnek-e. Másról beszélni nem szabad.
