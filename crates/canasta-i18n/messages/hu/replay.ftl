replay-player = { $name }
replay-side = { $players }
replay-two-sides = { $one } – { $other }
replay-sides = { $sides }
replay-no-players = még nincs játékos

replay-points = { $points }
replay-won = { $winner } nyert, { $best } : { $others }.
replay-conceded = { $deals ->
        [0] { $winners } nyert: { $losers } az első osztásban feladta.
       *[other] { $winners } nyert: { $losers } feladta, { $best } : { $other } állásnál.
    }
replay-not-over = { $deals ->
        [one] Befejezetlen, egy osztás után { $first } : { $others }.
       *[other] Befejezetlen, { SPELL($deals) } osztás után { $first } : { $others }.
    }
replay-not-begun = Nem kezdődött el.
replay-no-deal-over = Nincs befejezett osztás.

replay-dealt = Kiosztott lapok
replay-opens = { $name } első lerakása
replay-first-pile = { $cards ->
        [one] { $name } felveszi az első halmot (egy lap)
       *[other] { $name } felveszi az első halmot ({ $cards } lap)
    }
replay-large-pile = { $name } felvesz egy nagy halmot ({ $cards } lap)
replay-canasta = { $natural ->
        [yes] { $name } összehozza az első kanasztát: tiszta, { KIND($rank, form: "from") }
       *[no] { $name } összehozza az első kanasztát: vegyes, { KIND($rank, form: "from") }
    }
replay-freezes = { $name } { CARD($card, form: "with") } befagyasztja a halmot
replay-freezes-large = { $name } { CARD($card, form: "with") } befagyaszt egy nagy halmot ({ $cards } lap)
replay-frozen-from-start = A halmot kezdettől fogva { CARD($card) } fagyasztja be
replay-goes-out = { $concealed ->
        [yes] { $name } kézből megy ki
       *[no] { $name } kimegy
    }
replay-stock-empty = Elfogy a pakli
replay-last-red-three = { $name } piros hármast húz a pakli utolsó lapjaként
replay-wins = { $players ->
        [one] { $players } megnyeri a játszmát
       *[other] { $players } megnyeri a játszmát
    }
replay-concedes = { $players ->
        [one] { $players } feladja a játszmát
       *[other] { $players } feladja a játszmát
    }

replay-took-over = Innentől { $name } játszik: { DIGITS($seat) }. hely, ahol eddig robot játszott.
replay-replaced = Innentől { $name } játszik: { DIGITS($seat) }. hely, ahonnan { $before } elment.
replay-practice = egy másik játszma állásából folytatódik
replay-take-back = a lerakásokat vissza lehetett venni; ezek nincsenek felsorolva
replay-set = { DIGITS($deal) }. osztás egy másik játszmából, újrajátszva; a keverés tisztessége nincs szavatolva
replay-daily = a napi osztás ({ $date }), mindenkinek ugyanaz

replay-title = { $sides } – Kanaszta
replay-heading = Visszajátszás. { $happened }
replay-home = Kanaszta
replay-bar = Visszajátszás
replay-game = Visszajátszás. { $game }
replay-to-table = Vissza az asztalhoz
replay-another-file = Másik fájl megnyitása
replay-sheet = Eredménylap
replay-to-review = A játszma elemzése: szerencse és hibák

replay-whose = Látható lapok
replay-show = Mutatás
replay-all-hands = Összes<b> lap</b>
replay-as-seen-by = { $name } szemével
replay-hand = { $name } lapjai, { $cards } lap
replay-hidden-hand = { $cards ->
        [0] { $name } lapjai, egy sincs
       *[other] { $name } lapjai, { SPELL($cards) } lap, nem látható
    }

replay-board = Az asztal
replay-centre = Pakli és dobóhalom
replay-side-total = { $side }, { $points } pont.
replay-log = Napló
replay-log-label = Az osztás naplója

replay-steps = Lépések
replay-place = { $deals ->
        [one] { $turn ->
            [0] { $deal }. osztás, kezdet
           *[other] { $deal }. osztás, { $turn }. kör
        }
       *[other] { $turn ->
            [0] { $deal }/{ $deals }. osztás, kezdet
           *[other] { $deal }/{ $deals }. osztás, { $turn }. kör
        }
    }
replay-step = Lépés
replay-go = Ugrás
replay-turn = Kör
replay-back = Vissza
replay-next = Tovább
replay-turn-back = Előző kör
replay-step-back = Egy lépés vissza
replay-step-on = Tovább egy lépéssel
replay-turn-on = Következő kör
replay-play = Lejátszás
replay-speed = Sebesség
replay-slow = Lassú
replay-normal = Közepes
replay-fast = Gyors
replay-keys = Billentyűk: ← és → egy lépés, Page Up és Page Down egy kör, Home és End az eleje és a vége, szóköz vagy P a lejátszás és a szünet.

replay-jump = Ugrás ide
replay-deal = { $deal }. osztás

replay-graphs = A játszma egy pillantásra
replay-totals = Állás
replay-sizes = Kézben lévő lapok
replay-axis = Osztás
replay-goal = cél: <b>{ $points }</b>
replay-up-to = legfeljebb { $cards }
replay-totals-spoken = Állás az osztások után.
replay-totals-of = { $totals ->
        [0] { $side }: nincs befejezett osztás.
       *[other] { $side }: { $totals }.
    }
replay-sizes-spoken = { $name } kezében legfeljebb { SPELL($most) } lap volt, itt: { $deal }. osztás.
replay-sizes-left = Az osztások végén maradt: { $counts }.
replay-count = { $cards }

replay-this-step = Ez az állás
replay-link = Link ehhez az álláshoz
replay-share = Megosztás
replay-copy = Másolás
replay-link-fades = A link addig működik, amíg a szerver őrzi a fájlt: órákig vagy napokig, nem örökké.
replay-play-on-heading = Folytatás innen
replay-whose-hand = Kinek a lapjaival játszanál?
replay-play-on-about = Vedd át innen az egyik játékos lapjait; a többiekkel robotok játszanak. Ez gyakorlás, nem számít bele a statisztikádba.
replay-play-on = Folytatom
replay-bot = { DIGITS($n) }. robot
replay-over-here = A játszmának itt vége. Lépj vissza egy korábbi álláshoz, ha folytatnád.
replay-no-beginning = Ez a jegyzőkönyv a játszma közepén kezdődik, és hiányoznak belőle a korábbi osztások, ezért nem lehet folytatni.

replay-keep = Játszma mentése
replay-played-on = Dátum: { $day }
replay-record-about = A jegyzőkönyv ({ $sides }) olvasható szövegfájl, benne minden osztás és minden lépés.
replay-download = Jegyzőkönyv letöltése
replay-spreadsheet = Eredménylap (CSV)
replay-open-another = Másik fájl megnyitása
replay-check = Az osztások ellenőrzése

replay-open-title = Játszma visszajátszása fájlból – Kanaszta
replay-open-heading = Játszma visszajátszása fájlból
replay-open-about = Válassz egy .canasta fájlt, vagy húzd ide. Minden lépést ellenőrzünk a szabályok szerint, aztán végiglépkedhetsz a játszmán.
replay-open-file = Fájl
replay-open-or-paste = Vagy illeszd be a jegyzőkönyvet
replay-open-text = A jegyzőkönyv szövege
replay-open = Megnyitás
replay-open-kept = A szerver egy ideig a memóriában tartja; aki ismeri a linket, láthatja. Lemezre nem kerül.
replay-gone-heading = Lejárt jegyzőkönyv
replay-gone = A szerver a feltöltött fájlokat csak egy ideig őrzi. Nyisd meg újra a fájlt.
replay-unreadable = Ez nem olyan jegyzőkönyv, amit a program olvasni tud.
replay-not-by-the-rules = A jegyzőkönyv olvasható, de a játszma nem szabályos.
