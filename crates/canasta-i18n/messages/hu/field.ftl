field-first-dealer = Első osztó
field-first-dealer-help = Ki oszt először.
field-first-dealer-seat-draw = Aki a sorban a legnagyobb lap húzója előtt ül
field-first-dealer-random = Véletlenszerűen

field-seating = Partnerek és helyek
field-seating-help = Hogyan dőlnek el a párok és a helyek.
field-seating-drawn = Laphúzással
field-seating-drawn-ends-void = Laphúzással (a csomag két végén négy-négy lap nem számít)
field-seating-optional = A játékosok döntik el
field-seating-fixed = Adott

field-five-players = Öt játékos
field-five-players-help = Hogyan játszanak öten. Ha két csapat van, a három játékos közül minden osztásban pihen egy.
field-five-players-individuals = Mindenki magának
field-five-players-two-sides = Három a kettő ellen

field-cut = Emelés
field-cut-help = Ki emel az osztások előtt.
field-cut-dealer-left = Az osztótól balra ülő
field-cut-dealer-left-may = Az osztótól balra ülő, ha akar
field-cut-dealer-right = Az osztótól jobbra ülő

field-clockwise = Óramutató szerint
field-clockwise-help = Az óramutató járása szerint halad-e a játék és az osztás. Ha nem, jobbra halad.

field-hand-size = Kiosztott lapok
field-hand-size-help = Hány lapot kap egy játékos.

field-draw-count = Húzás körönként
field-draw-count-help = Hány lapot húzol körönként a pakliból. Dobni mindig egyet kell.

field-melds-in-first-round = Lerakás az első körben
field-melds-in-first-round-help = Ha nem, az osztásban az első körében senki sem rakhat le, és nem veheti fel a halmot.

field-canastas-to-go-out = Kanaszták a kimenéshez
field-canastas-to-go-out-help = Hány kanaszta kell egy csapatnak, hogy kimehessen.

field-upcard = A halom első lapja
field-upcard-help = Melyik felfordított lapot takarja el egy újabb.
field-upcard-cover-threes = Helyettesítőt és hármast
field-upcard-first-black-three-stays = Helyettesítőt és hármast, kivéve az első fekete hármast
field-upcard-black-three-stays = Helyettesítőt és piros hármast

field-exact-deal-bonus = Pontos osztás jutalma
field-exact-deal-bonus-help = Ennyi pont jár az osztónak, ha pontosan annyi lapot emel le, amennyi az osztáshoz kell. Itt sosem jár, mert a program oszt.

field-dealt-red-threes = Kapott piros hármasok
field-dealt-red-threes-help = Mikor kerülnek az asztalra az osztáskor kapott piros hármasok.
field-dealt-red-threes-at-once = Az első kör előtt
field-dealt-red-threes-first-turn = A játékos első körében

field-declaring = Húzott piros hármasok
field-declaring-help = Magától kerül-e az asztalra a piros hármas, vagy a játékos teszi ki.
field-declaring-automatic = Magától az asztalra kerül
field-declaring-by-hand = A játékos teszi ki, különben büntetés jár

field-undeclared-penalty = Büntetés a ki nem tett piros hármasért
field-undeclared-penalty-help = Levonás minden piros hármasért, amit a köröd végéig nem teszel ki.

field-red-three-freezes = A piros hármas befagyasztja a halmot
field-red-three-freezes-help = Befagyasztja-e a halmot az osztás után felfordított piros hármas.

field-black-three-freezes = A fekete hármas befagyasztja a halmot
field-black-three-freezes-help = Ha nem, a fekete hármas csak a következő játékost állítja meg.

field-wilds-may-outnumber = Több helyettesítő, mint természetes
field-wilds-may-outnumber-help = Lerakható-e két természetes és három helyettesítő lap.

field-naturals-for-wilds = Természetes lapok a helyettesítőkhöz
field-naturals-for-wilds-help = Hány természetes lap kell egy lerakásban az első, a második és a harmadik helyettesítőhöz. A 9 azt jelenti, hogy annyi helyettesítő nem lehet benne.

field-wilds-on-natural-canasta = Helyettesítő a tiszta kanasztához
field-wilds-on-natural-canasta-help = Ha nem, a tiszta kanaszta nem válhat vegyessé.

field-minimums = Az első lerakás minimumai
field-minimums-help = Hány pont kell az első lerakáshoz. Minél magasabb az állásod az osztás előtt, annál hátrébb álló szám érvényes.

field-minimum-from = Állás, amelytől nő a minimum
field-minimum-from-help = A legalacsonyabb állás a második, harmadik, negyedik és ötödik minimumhoz.

field-fifth-minimum = Ötödik minimum
field-fifth-minimum-help = Hány pont kell az első lerakáshoz a legmagasabb állásnál. A 0 azt jelenti, hogy nincs ilyen.

field-pile-opening-outnumbers = Első lerakás a halommal: több természetes lap
field-pile-opening-outnumbers-help = Ha az első lerakáshoz felveszed a halmot, minden lerakásban több természetes lap kell, mint helyettesítő.

field-wilds-in-initial-meld = Helyettesítő az első lerakásban
field-wilds-in-initial-meld-help = Ha nem, az első lerakás csak természetes lapokból állhat, a halommal és nélküle is.

field-frozen-until-opened = Befagyasztott halom az első lerakásig
field-frozen-until-opened-help = Ha nem, az első lerakáshoz egy természetes és egy helyettesítő lappal is felvehető a halom.

field-take-with-wild = A halom felvétele helyettesítővel
field-take-with-wild-help = Felvehető-e a halom egy természetes és egy helyettesítő lappal.

field-take-onto-canasta = A halom felvétele kanasztához
field-take-onto-canasta-help = Ha nem, a halom felső lapja nem kerülhet kanasztához.

field-one-card-takes-one-card = Egylapos halom egy lappal
field-one-card-takes-one-card-help = Felvehet-e egylapos halmot, akinek egy lapja van.

field-melds-from-pile = A halom lapjainak lerakása
field-melds-from-pile-help = Ha nem, a halommal felvett lapok – a felső kivételével – a következő körödre várnak.

field-pile-looked-through = A halom átnézése
field-pile-looked-through-help = Átnézheted-e a halmot az első körödben, dobás előtt.

field-must-take-when-stock-empty = Üres paklinál kötelező felvenni
field-must-take-when-stock-empty-help = Fel kell-e ekkor venned a halmot, ha a felső lapja illik egy lerakásodhoz.

field-last-drawer-ends = Az utolsó húzással vége az osztásnak
field-last-drawer-ends-help = Véget ér-e az osztás, amikor az utolsó lap húzója dob.

field-concealed-may-add = Kézből: lap a partner lerakásaihoz is
field-concealed-may-add-help = Tehetsz-e a partnered lerakásaihoz, amikor kézből mész ki.

field-concealed-beside-melds = Kézből, ha a partner már rakott le
field-concealed-beside-melds-help = Kézből való kimenésnek számít-e, ha a partnered már rakott le.

field-asking = „Kimehetek?”
field-asking-help = Mikor kérdezheted meg a partneredet.
field-asking-before-taking = Húzás előtt vagy után, a halom felvétele után nem
field-asking-after-drawing-or-taking = Húzás vagy a halom felvétele után

field-must-ask = Kimenés csak igen után
field-must-ask-help = Kötelező-e kérdezned kimenés előtt. Akinek nincs partnere, nem kérdez.

field-card-values = Lapok értéke
field-card-values-help = Hány pontot ér egy-egy lap lerakva vagy kézben. A piros hármasért csak jutalom jár.

field-natural-canasta-bonus = Tiszta kanaszta
field-natural-canasta-bonus-help = Pont a helyettesítő nélküli kanasztáért.

field-mixed-canasta-bonus = Vegyes kanaszta
field-mixed-canasta-bonus-help = Pont a helyettesítővel készült kanasztáért.

field-concealed-canasta-bonus = Kanaszta kézből
field-concealed-canasta-bonus-help = További pont az egyszerre lerakott kanasztáért.

field-red-three-bonus = Piros hármas
field-red-three-bonus-help = Pont minden piros hármasért.

field-four-red-threes-bonus = Mind a négy piros hármas
field-four-red-threes-bonus-help = A négy piros hármas pontja együtt, az egyenkénti pontok helyett.

field-red-threes-count = Mikor számít a piros hármas
field-red-threes-count-help = Mi kell egy csapatnak a piros hármasokhoz, és mi történik, ha nincs meg.
field-red-threes-count-melded = Lerakással jár, különben levonás
field-red-threes-count-melded-or-nothing = Lerakással jár, különben semmi
field-red-threes-count-canasta = Kanasztával jár, különben levonás
field-red-threes-count-canasta-or-nothing = Kanasztával jár, különben semmi

field-red-three-penalty = Levonás a piros hármasért
field-red-three-penalty-help = Levonás darabonként. A 0 azt jelenti: annyi, amennyit érne.

field-max-red-three-penalty = Levonás a piros hármasokért: felső határ
field-max-red-three-penalty-help = Osztásonként legfeljebb ennyi pont vonható le. A 0 azt jelenti, hogy nincs határ.

field-going-out-bonus = Kimenés
field-going-out-bonus-help = Pont a kimenésért.

field-concealed-bonus = Kimenés kézből
field-concealed-bonus-help = Pont a kézből való kimenésért (benne a kimenés pontja is).

field-black-three-bonus = Lerakott fekete hármas
field-black-three-bonus-help = További pont minden fekete hármasért, amit kimenéskor raksz le.

field-four-black-threes-bonus = Mind a négy fekete hármas lerakva
field-four-black-threes-bonus-help = További pont, ha kimenéskor mind a négy fekete hármast lerakod.

field-game-points = Pont a győzelemhez
field-game-points-help = Hány pontnál ér véget a játszma.

field-deals-per-game = Osztások száma
field-deals-per-game-help = Ennyi osztás után véget ér a játszma, bármi az állás. A 0 azt jelenti, hogy pontszám dönt.
