script-pad-pages-to-meld = minimum
script-pad-pages-dealer-letter = O
script-pad-pages-whose = <b>{ $dealer }</b> oszt, <b>{ $first }</b> kezd
script-pad-pages-column-deal = Osztás
script-pad-pages-column-player = Játékos
script-pad-pages-nothing-entered = Még nincs beírva semmi.
script-pad-pages-check-deal = { $n }. osztás ellenőrzése
script-pad-pages-from-paper = Papírról
script-pad-pages-saved-anyway = mégis mentve
script-pad-pages-entered-twice = kétszer beírva
script-pad-pages-corrected = javítva

script-pad-pages-site = Kanaszta
script-pad-pages-turn = A pontfüzet megfordítása az asztal másik oldala felé
script-pad-pages-share = Megosztás: élő állás, átadás
script-pad-pages-menu = Menü
script-pad-pages-facing-us = A pontfüzet felénk néz.
script-pad-pages-facing-both = A pontfüzet mindkét oldal felé néz.
script-pad-pages-facing-them = A pontfüzet a túloldal felé néz.
script-pad-pages-online = Online
script-pad-pages-offline = Offline
script-pad-pages-offline-unsent = Offline, mentve
script-pad-pages-sheet = Eredménylap
script-pad-pages-curve-and-totals = Görbe és állás
script-pad-pages-enter-deal = { $n }. osztás beírása
script-pad-pages-continue-deal = { $n }. osztás folytatása
script-pad-pages-correct-deal = { $n }. osztás javítása
script-pad-pages-see-result = Végeredmény
script-pad-pages-deal-saved = { $n }. osztás mentve.
script-pad-pages-undo = Visszavonás
script-pad-pages-correction-undone = { $n }. osztás: visszaállt az előző változat.
script-pad-pages-who-deals = Ki oszt?
script-pad-pages-dealer-set = { $dealer } oszt.
script-pad-pages-player-wins = { $name } nyert.
script-pad-pages-partners-win = { $names } nyert.

script-pad-pages-conflict = { $n }. osztás: két telefonon is beírták
script-pad-pages-conflict-about = Válaszd ki, melyik érvényes. A másik is megmarad a változások között.
script-pad-pages-entered-here = Ezen a telefonon, { $time }
script-pad-pages-entered-by = { $name }, { $time }
script-pad-pages-entered-there = Egy másik telefonon, { $time }
script-pad-pages-withdrawn = Visszavonva
script-pad-pages-side-total = { $side } { $points }
script-pad-pages-went-out = { $name } kiment
script-pad-pages-choose = Ez az érvényes
script-pad-pages-chosen = { $n }. osztás: eldöntve.
script-pad-pages-query-by = { $name } ellenőrzést kér: { $n }. osztás
script-pad-pages-query = Egy néző ellenőrzést kér: { $n }. osztás
script-pad-pages-checked = Ellenőrizve
script-pad-pages-query-settled = { $n }. osztás ellenőrizve.
script-pad-pages-asks-by = { $name } kéri a pontfüzetet
script-pad-pages-asks = Egy másik telefonról kérik a pontfüzetet
script-pad-pages-you-asked = Te kéred a pontfüzetet
script-pad-pages-moves-in = { $seconds ->
        [0] A pontfüzet most kerül át.
       *[other] { $seconds } másodperc múlva átkerül, ha nem tiltakozik, aki most vezeti.
    }
script-pad-pages-object = Maradjon itt
script-pad-pages-objected = A pontfüzet ezen a telefonon marad.
script-pad-pages-stop-asking = Mégsem kérem
script-pad-pages-request-ended = A pontfüzet ott marad, ahol van.
script-pad-pages-kept-by = Most { $name } vezeti a pontfüzetet
script-pad-pages-kept-elsewhere = Most egy másik telefonon vezetik a pontfüzetet
script-pad-pages-kept-about = Ezen a telefonon az élő állás látszik. Ha az a telefon már nem használható, innen visszakérheted a pontfüzetet.
script-pad-pages-ask = Kérem a pontfüzetet
script-pad-pages-asked = Kérés elküldve. A másik telefonon még tiltakozhatnak.
script-pad-pages-no-connection = Nincs kapcsolat. Próbáld újra később.
script-pad-pages-refused = A szerver erről a telefonról nem fogad el osztásokat, ezért csak itt vannak elmentve.

script-pad-pages-share-title = Pontfüzet megosztása
script-pad-pages-live-view = Élő állás
script-pad-pages-live-view-about = Akinek megvan ez a link, minden mentés után látja az állást, de módosítani nem tudja.
script-pad-pages-live-view-text = Kanasztázunk: itt az állás, élőben
script-pad-pages-link = Link
script-pad-pages-copy-link = Link másolása
script-pad-pages-send = Küldés
script-pad-pages-hand-over = Átadás
script-pad-pages-hand-over-about = Egy másik telefon beolvassa a kódot, és a pontfüzet oda kerül át. Itt utána az élő állás látszik. A kód tíz percig érvényes, és csak egyszer használható.
script-pad-pages-hand-over-code = Mutasd a kódot
script-pad-pages-hand-over-ready = A kód: { $code }.
script-pad-pages-waiting = Egy pillanat…
script-pad-pages-pad-taken = Most ezen a telefonon van a pontfüzet.
script-pad-pages-not-taken = A pontfüzet nem került át
script-pad-pages-close = Bezárás

script-pad-pages-menu-totals = Görbe és állás
script-pad-pages-menu-settings = Beállítások
script-pad-pages-menu-print = Nyomtatás
script-pad-pages-menu-csv = CSV letöltése
script-pad-pages-names-title = Nevek és partnerek
script-pad-pages-rules-of-pad = A pontfüzet szabályai
script-pad-pages-new-pad = Új pontfüzet
script-pad-pages-next-game = Következő játszma
script-pad-pages-next-game-begun = Kezdődik a következő játszma. Ki oszt?

script-pad-pages-same-table = A múltkori társaság
script-pad-pages-start = Kezdés
script-pad-pages-against = { $we } – { $they }
script-pad-pages-rules-points = { $changes ->
        [0] { $rules }, { $points } pontig
        [one] { $rules } egy módosítással, { $points } pontig
       *[other] { $rules } { $changes } módosítással, { $points } pontig
    }
script-pad-pages-rules-deals = { $changes ->
        [0] { $rules }, { $deals } osztás
        [one] { $rules } egy módosítással, { $deals } osztás
       *[other] { $rules } { $changes } módosítással, { $deals } osztás
    }
script-pad-pages-carry-on = Vagy folytasd: { $n }. osztás, { $totals }
script-pad-pages-new-table = Új társaság
script-pad-pages-how-many = Hányan játszotok?
script-pad-pages-sides-alone = Mindenki magának.
script-pad-pages-sides-four = Kettő a kettő ellen, a partnerek egymással szemben.
script-pad-pages-sides-six = Három a három ellen, a csapatok felváltva ülnek.
script-pad-pages-names-clockwise = Nevek, a játék sorrendjében
script-pad-pages-player-we = { $n }. játékos (Mi)
script-pad-pages-player-they = { $n }. játékos (Ők)
script-pad-pages-which-rules = Milyen szabályokkal?
script-pad-pages-rules-title = Szabályok:
script-pad-pages-about-hoyle = Amit a legtöbben kanasztán értenek
script-pad-pages-about-classic = Jutalom az egyszerre lerakott kanasztáért
script-pad-pages-about-lakin = 500 levonás a késve kitett piros hármasért
script-pad-pages-about-pack = Szigorú szabályok a dobóhalom felvételére
script-pad-pages-about-wahhi = Klubszabályok, pontos osztással
script-pad-pages-own-rules = Saját szabályok és lapértékek
script-pad-pages-on-paper = Papíron kezdtétek?
script-pad-pages-on-paper-about = Írd be az állást, és folytassátok itt.
script-pad-pages-not-points = Pontszámot írj be, például 1205 vagy −310.
script-pad-pages-no-storage = A böngésző semmit sem tud tárolni, mert a tárhelye megtelt vagy ki van kapcsolva. Enélkül a pontfüzet nem működik.
script-pad-pages-no-account = Nem kell regisztrálnod. A pontfüzet kapcsolat nélkül is működik, és mindent ezen a telefonon őriz.
script-pad-pages-earlier-pads = { $pads ->
        [one] Korábbi pontfüzet
       *[other] Korábbi pontfüzetek ({ $pads })
    }
script-pad-pages-earlier-pad = { $deals ->
        [0] { $date }, még nincs osztás
        [one] { $date }, egy osztás: { $totals }
       *[other] { $date }, { $deals } osztás: { $totals }
    }

script-pad-pages-begin-with = Kiinduló szabályok
script-pad-pages-rules-about = A következő, { $n }. osztástól érvényes. A már beírt osztások pontjai nem változnak.
script-pad-pages-rules-about-new = Az első osztástól érvényes.
script-pad-pages-section-bonuses = Jutalmak
script-pad-pages-section-threes = Hármasok
script-pad-pages-section-card-values = Lapok értéke
script-pad-pages-section-minimums = Minimumok és cél
script-pad-pages-card-jokers = Dzsóker
script-pad-pages-card-twos = Kettes
script-pad-pages-card-aces = Ász
script-pad-pages-card-high = Királytól nyolcasig
script-pad-pages-card-low = Hetestől négyesig
script-pad-pages-card-black-threes = Fekete hármas
script-pad-pages-minimum-below = Első lerakás { $points } pont alatt
script-pad-pages-minimum-from = Első lerakás { $points } ponttól
script-pad-pages-document-says = { $rules }: { $value }
script-pad-pages-rule-value = { $rule }: { $value }
script-pad-pages-instead = { $rule }: { $before } helyett { $now }
script-pad-pages-less = { $rule }: kevesebb
script-pad-pages-more = { $rule }: több
script-pad-pages-allowed = igen
script-pad-pages-not-allowed = nem
script-pad-pages-own-lines = Saját sorok
script-pad-pages-own-lines-about = Olyan jutalmakhoz, amelyek egyik szabályváltozatban sincsenek, például kettesekből rakott kanasztához. A pontfüzet minden osztásban rákérdez mindegyikre.
script-pad-pages-line-name = { $n }. sor neve
script-pad-pages-line-example = Kanaszta kettesből
script-pad-pages-remove-line = { $line } törlése
script-pad-pages-add-line = Új sor
script-pad-pages-own-line = { $line }: { $points }
script-pad-pages-rules-changes = { $changes ->
        [0] Módosítások
        [one] Egy módosítás
       *[other] { $changes } módosítás
    }
script-pad-pages-unchanged = Megegyezik ezzel: { $rules }.
script-pad-pages-done = Kész

script-pad-pages-in-order-of-play = A játék sorrendjében
script-pad-pages-move-up = { $name }: egy hellyel előrébb
script-pad-pages-move-down = { $name }: egy hellyel hátrébb
script-pad-pages-move-about = A nyilakkal állíthatod be, ki kivel játszik.
script-pad-pages-move-later = Két játszma között cserélhettek partnert.
script-pad-pages-save-names = Mentés
script-pad-pages-next-game-with = Új játszma ebben a sorrendben
script-pad-pages-names-saved = Nevek mentve.
script-pad-pages-who-deals-next = { $n }. osztás: ki oszt?

script-pad-pages-to-read = Olvasás
script-pad-pages-setting-size = Méret
script-pad-pages-size-normal = Közepes
script-pad-pages-size-large = Nagy
script-pad-pages-size-largest = Óriás
script-pad-pages-setting-light = Háttér
script-pad-pages-light-system = Mint a telefoné
script-pad-pages-light-light = Világos
script-pad-pages-light-dark = Sötét
script-pad-pages-setting-facing = Merre néz
script-pad-pages-facing-choice-us = Felénk
script-pad-pages-facing-choice-both = Kétfelé
script-pad-pages-facing-choice-them = Feléjük
script-pad-pages-setting-contrast = Nagy kontraszt
script-pad-pages-setting-contrast-about = fekete-fehér, vastag vonalak
script-pad-pages-setting-awake = Ne sötétüljön el
script-pad-pages-setting-awake-about = a képernyő, amíg nyitva van a pontfüzet
script-pad-pages-setting-speaking = Felolvasás
script-pad-pages-setting-speaking-about = bemondja a válaszokat és az új állást
script-pad-pages-speaking-example = A pontfüzet felolvas.
script-pad-pages-to-enter = Beírás
script-pad-pages-setting-points = A pontok beírása
script-pad-pages-points-total = Egy összegben
script-pad-pages-points-value = Érték szerint
script-pad-pages-points-cards = Laponként
script-pad-pages-setting-first = Első a beírásnál
script-pad-pages-setting-double = Dupla nyomás nem számít
script-pad-pages-setting-double-about = ugyanaz a gomb, rögtön a továbblépés után
script-pad-pages-setting-moves-on = Magától továbblép
script-pad-pages-setting-moves-on-about = ha a pontszám már nem lehet hosszabb (általában 120-tól)
script-pad-pages-setting-vibration = Rezgés
script-pad-pages-setting-vibration-about = minden gombnyomásnál
script-pad-pages-this-phone = Ez a telefon
script-pad-pages-device-name = Neved
script-pad-pages-device-name-about = A javítások mellett látszik, és amikor a pontfüzet másik telefonra kerül.
script-pad-pages-saved-pads = { $pads ->
        [one] Ezen a telefonon egy pontfüzet van. Kezdete: { $date }
       *[other] Ezen a telefonon { $pads } pontfüzet van. A legrégebbi: { $date }
    }
script-pad-pages-download-all = Összes letöltése

script-pad-pages-have-code = Van kódod egy másik telefonról?
script-pad-pages-code = Kód
script-pad-pages-code-about = Hatbetűs kóddal az élő állás nyílik meg, nyolcbetűssel ide kerül a pontfüzet.
script-pad-pages-code-open = Megnyitás
script-pad-pages-code-wrong = A kód hat vagy nyolc betűből áll.
