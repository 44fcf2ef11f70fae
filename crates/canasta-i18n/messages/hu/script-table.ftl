script-table-title = { table-title }
script-table-title-your-turn = { table-title-your-turn }

script-table-column-chosen = { KIND($rank, case: "capital") }, { $cards } lap, { $chosen } kijelölve
script-table-column-moved = { KIND($rank, case: "capital") } áthelyezve: { $place }. oszlop, összesen { $columns }.

script-table-cards = { $n } { KIND($rank) }
script-table-cards-and = { $n ->
        [one] { KIND($rank) }
       *[other] { $n } { KIND($rank) }
    }
script-table-top-card = { KIND($rank) } a halomból
script-table-wilds-onto = { $cards } { KIND($rank, form: "your-to") }

script-table-to-discard = eldobásra
script-table-makes = { $n } lap lesz
script-table-makes-canasta = { $natural ->
        [yes] tiszta kanaszta +{ $points }
       *[no] vegyes kanaszta +{ $points }
    }
script-table-spoils = tiszta kanaszta { $from } → vegyes { $to }

script-table-selected = Kijelölt lapok
script-table-clear = Kijelölés törlése
script-table-single = { KIND($rank, case: "capital") }
script-table-onto = { KIND($rank, form: "to") }
script-table-wild = { $moves ->
        [yes] { KIND($wild, case: "capital") } { KIND($rank, form: "to") }. Áthelyezés
       *[no] { KIND($wild, case: "capital") } { KIND($rank, form: "to") }
    }
script-table-cannot-move = Másik lerakásban nincs neki hely.
script-table-ready = Választható: { $buttons }.

script-table-draw = { own-draw }
script-table-pass = { own-pass }
script-table-take = { own-take }
script-table-meld = { own-meld }
script-table-discard = { own-discard }
script-table-meld-points = Lerakom ({ $points })
script-table-meld-out = Lerakom ({ $points }), kimegyek
script-table-discard-card = { KIND($rank, form: "brief", case: "capital") } dobok
script-table-discard-out = { KIND($rank, form: "brief", case: "capital") } dobok, kimegyek
script-table-declare = { $n ->
        [one] Kiteszem a 3-ast
       *[other] Kiteszem a 3-ast ({ $n })
    }

script-table-stock-empty = a pakli üres
script-table-of-minimum = { $makes } / { $needs }
script-table-with-cards = hozzá { $cards }
script-table-with-cards-and-more = hozzá { $cards } és más
script-table-adds-cards = plusz { $cards }
script-table-onto-meld = { KIND($rank, form: "your-to") }
script-table-canasta = { $natural ->
        [yes] tiszta kanaszta
       *[no] vegyes kanaszta
    }
script-table-canastas = { $n } kanaszta
script-table-bonus = +{ $points }
script-table-concealed = kézből, +{ $points }
script-table-becomes = { $from } helyett { $to }
script-table-melds-first = előtte lerakás: { $points }
script-table-red-three-penalty = piros 3-as marad: −{ $points }
script-table-freezes = befagyasztja a halmot
script-table-blocks = megállítja a következőt
script-table-declare-detail = +{ $points } és új lap

script-table-short-select = jelölj ki lapokat
script-table-short-one = jelölj ki egy lapot
script-table-short-one-only = csak egy lapot
script-table-short-three-cards = 3 lap kell
script-table-short-one-or-wild = még 1 vagy helyettesítő
script-table-short-natural = még 1 { KIND($rank) }
script-table-short-too-many-wilds = { $n } helyettesítővel sok
script-table-short-stays-natural = tiszta marad
script-table-short-no-wilds = helyettesítő nélkül
script-table-short-taken = { $n } a halommal jött
script-table-short-first-round = ebben a körben nem
script-table-short-to-go-out = még { $n } a kimenéshez
script-table-short-only-out = csak kimenéskor
script-table-short-not-meld = nem rakható le
script-table-short-no-room = nincs hely
script-table-short-points = { $n } hiányzik
script-table-short-minimum = nem jön ki: { $needs }
script-table-short-two-of = 2 { KIND($rank) } kell
script-table-short-one-and-wild = kell: { KIND($rank) } + helyettesítő
script-table-short-on-top = { KIND($top) } van felül
script-table-short-no-pile = nincs halom
script-table-short-one-card = 1 lappal nem
script-table-short-complete = kész kanaszta
script-table-short-not-red = piros 3-assal nem
script-table-short-take-pile = vedd fel a halmot
script-table-short-keep-two = 2 lapod maradjon
script-table-short-needs-canasta = { $n ->
        [one] kanaszta kell
       *[other] { $n } kanaszta kell
    }
script-table-short-partner-no = a partnered nemet mondott
script-table-short-must-ask = előbb kérdezz
script-table-short-must-go-out = ki kell menned
script-table-short-declare-first = előbb tedd ki
script-table-short-never-discarded = nem dobható el

script-table-line = { $cards }: { $says }
script-table-line-makes = { $cards }: { $makes }
script-table-line-minimum = { $cards }: { $makes } · kell { $needs } ✓
script-table-line-below = { $cards }: { $makes } · kell { $needs }, hiányzik { $short }
script-table-line-concealed = { $cards }: { $makes } · kézből, nincs minimum
script-table-next-draw = előbb húzz
script-table-next-discard = aztán dobd el { KIND($rank, form: "the-acc") }
script-table-meld-or-discard = Tedd { KIND($rank, form: "your-to") }, vagy dobd el.
script-table-discard-or-more = Dobd el, vagy jelölj ki még lapokat.
script-table-discard-and-out = Dobd el, és kimész.

script-table-nothing-selected = jelöld ki a lerakandó lapokat
script-table-one-only = csak egy lapot dobsz, jelöld ki csak azt
script-table-one-rank = egy lerakás egyféle rangból áll
script-table-one-card-meld = egy lerakáshoz három lap kell, ez pedig egy { KIND($rank) }
script-table-pair-meld = egy lerakáshoz három lap kell; tegyél hozzá még egy { KIND($rank, form: "acc") } vagy egy helyettesítő lapot
script-table-few-naturals = egy lerakáshoz legalább két természetes lap kell, és te csak egy { KIND($rank, form: "acc") } jelöltél ki
script-table-too-many-wilds = egy lerakásban legfeljebb három helyettesítő lap lehet; { KIND($rank, form: "the") } mellett { $wilds } lenne
script-table-wilds-outnumber = nem lehet több helyettesítő lap, mint természetes; itt { $naturals } { KIND($rank) } mellett { $wilds } helyettesítő lenne
script-table-naturals-outnumber = ha az első lerakáshoz felveszed a halmot, a természetes lapoknak többségben kell lenniük; itt { $naturals } { KIND($rank) } mellett { $wilds } helyettesítő lenne
script-table-wilds-need-naturals = { $wilds } helyettesítő laphoz legalább { $needs } természetes lap kell; { KIND($rank, form: "from") } csak { $naturals } lenne
script-table-wild-on-natural-canasta = { refusal-wild-on-natural-canasta }
script-table-wild-in-initial-meld = az első lerakásban nem lehet helyettesítő lap
script-table-taken = { refusal-taken-this-turn }
script-table-first-round = { refusal-first-round }
script-table-no-room = { KIND($rank, form: "the") } egyik lerakásban sem fér el
script-table-no-room-for-wild = { KIND($rank, form: "the") } egyik lerakásban sem fér el: legfeljebb három helyettesítő lap lehet bennük
script-table-no-room-outnumber = { KIND($rank, form: "the") } egyik lerakásban sem fér el: nem lehet több helyettesítő lap, mint természetes
script-table-no-room-with-pile = { KIND($rank, form: "the") } egyik lerakásban sem fér el: a halommal a természetes lapoknak többségben kell lenniük
script-table-black-threes = fekete hármast csak kimenéskor rakhatsz le: hármat vagy négyet egyszerre, helyettesítő lap nélkül
script-table-black-threes-not-yet = { refusal-black-threes-not-yet }
script-table-cards-below = az első lerakáshoz { $needs } pont kell, és a lapjaid a halommal együtt sem érnek ennyit
script-table-pile-empty = { refusal-pile-empty }
script-table-pile-blocked = { refusal-pile-blocked }
script-table-first-freeze = A halmot befagyasztotta egy { KIND($card) }: innentől két, a felső lappal azonos rangú természetes lap kell hozzá a kézből
script-table-frozen = { $held ->
        [0] a halom be van fagyasztva: két { KIND($rank) } kell hozzá a kezedből, és neked egy sincs
        [1] a halom be van fagyasztva: két { KIND($rank) } kell hozzá a kezedből, és neked egy van
       *[other] a halom be van fagyasztva: két { KIND($rank) } kell hozzá a kezedből
    }
script-table-frozen-unmelded = { $held ->
        [0] amíg a csapatod nem rakott le, a halomhoz két { KIND($rank) } kell a kezedből, és neked egy sincs
        [1] amíg a csapatod nem rakott le, a halomhoz két { KIND($rank) } kell a kezedből, és neked egy van
       *[other] amíg a csapatod nem rakott le, a halomhoz két { KIND($rank) } kell a kezedből
    }
script-table-needs-match = { refusal-pile-needs-match }
script-table-one-card-hand = { refusal-one-card-hand }
script-table-complete = { refusal-canasta-complete }
script-table-must-take = { refusal-must-take-pile }
script-table-must-keep-card = egy lapod maradna, amit nem dobhatnál el: a kimenéshez { $needs ->
        [one] egy kanaszta
       *[other] { $needs } kanaszta
    } kell, a csapatodnak pedig { $has ->
        [0] egy sincs
       *[other] csak { $has } van
    }
script-table-no-canasta = nem maradna lapod: a kimenéshez { $needs ->
        [one] egy kanaszta
       *[other] { $needs } kanaszta
    } kell, a csapatodnak pedig { $has ->
        [0] egy sincs
       *[other] csak { $has } van
    }
script-table-last-card = ez az utolsó lapod: a kimenéshez { $needs ->
        [one] egy kanaszta
       *[other] { $needs } kanaszta
    } kell, a csapatodnak pedig { $has ->
        [0] egy sincs
       *[other] csak { $has } van
    }
script-table-partner-no = { refusal-partner-said-no }
script-table-must-ask = { refusal-must-ask }
script-table-must-go-out = { refusal-must-go-out }
script-table-must-declare = { refusal-must-go-out-declare }

script-table-why = Miért?
script-table-not-turn = nem te jössz
script-table-paused = a játszma szünetel
script-table-below = { refusal-below-minimum }
script-table-draw-first = { refusal-draw-first }
script-table-already-drew = { refusal-already-drew }
script-table-choose-one = jelöld ki az egyetlen lapot, amit eldobsz
script-table-red-three = { refusal-red-threes-not-melded }
script-table-red-three-kept = { refusal-cannot-discard }
script-table-not-sent = ez nem ment át; ha újra van kapcsolat, elküldjük

script-table-red-three-itself = Piros hármas. A körödben magától az asztalra kerül.
script-table-red-three-by-hand = Piros hármas. Tedd ki a körödben; lerakni vagy eldobni nem lehet.
script-table-stale = Az asztal épp megváltozott. Próbáld újra.
script-table-time-left = { $seconds } másodperc múlva robot lép helyetted.
script-table-nothing-to-say = Most nincs mit mondanod.

script-table-hint-title = { hint-title }
script-table-hint-close = { hint-close }
script-table-hint-thinking = Gondolkodom…
script-table-hint-lost = Nincs válasz. Próbáld újra egy pillanat múlva.
script-table-hint-none = Ennél az asztalnál nincsenek tippek.

script-table-close-why = Szabály bezárása
script-table-close-sheet = Bezárás
script-table-sheet-missing = Ezt nem sikerült betölteni. Próbáld újra.
script-table-rules-missing = Nem sikerült betölteni a szabályokat. Próbáld újra.
script-table-whole-chapter = A teljes fejezet (új lapon nyílik)
