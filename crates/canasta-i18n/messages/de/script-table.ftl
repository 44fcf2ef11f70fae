### Text des Tischskripts: Nur der Browser weiß, welche Karten ausgewählt sind.

script-table-title = { table-title }
script-table-title-your-turn = { table-title-your-turn }

## Die Hand

script-table-column-chosen = { KIND($rank, form: "many", case: "capital") }, { $cards }, { $chosen } ausgewählt
script-table-column-moved = { KIND($rank, form: "many", case: "capital") } jetzt an Stelle { $place } von { $columns }.

## Ausgewählte Karten

script-table-cards = { $n ->
        [one] 1 { KIND($rank, form: "one") }
       *[other] { $n } { KIND($rank, form: "many") }
    }
script-table-cards-and = { $n ->
        [one] { KIND($rank, form: "one") }
       *[other] { $n } { KIND($rank, form: "many") }
    }
script-table-top-card = { KIND($rank, form: "one") } vom Stapel
script-table-wilds-onto = { $cards } zu deinen { KIND($rank, form: "dat") }
script-table-to-discard = zum Abwerfen
script-table-makes = ergibt { $n }
script-table-makes-canasta = { $natural ->
        [yes] echtes Canasta +{ $points }
       *[no] unechtes Canasta +{ $points }
    }
script-table-spoils = echtes Canasta { $from } → unechtes { $to }

## Die Zeile über der Hand

script-table-selected = Ausgewählte Karten
script-table-clear = Auswahl aufheben
script-table-single = { KIND($rank, form: "one", case: "capital") }
script-table-onto = zu { KIND($rank, form: "dat") }
script-table-wild = { $moves ->
        [yes] { KIND($wild, form: "one", case: "capital") } bei den { KIND($rank, form: "dat") }. Verschieben
       *[no] { KIND($wild, form: "one", case: "capital") } bei den { KIND($rank, form: "dat") }
    }
script-table-cannot-move = Keine andere Meldung hat Platz dafür.
script-table-ready = Möglich: { $buttons }.

## Knöpfe

script-table-draw = { own-draw }
script-table-pass = { own-pass }
script-table-take = { own-take }
script-table-meld = { own-meld }
script-table-discard = { own-discard }
script-table-meld-points = { $points } melden
script-table-meld-out = { $points } melden, ausmachen
script-table-discard-card = { KIND($rank, form: "brief", case: "capital") } abwerfen
script-table-discard-out = { KIND($rank, form: "brief", case: "capital") } abwerfen, ausmachen
script-table-declare = { $n ->
        [one] Rote 3 auslegen
       *[other] Rote 3 auslegen ({ $n })
    }

## Zweite Zeile eines Knopfes: was noch geschieht.

script-table-stock-empty = der Talon ist leer
script-table-of-minimum = { $makes } von { $needs }
script-table-with-cards = dazu { $cards }
script-table-with-cards-and-more = dazu { $cards } und mehr
script-table-adds-cards = außerdem { $cards }
script-table-onto-meld = zu deinen { KIND($rank, form: "dat") }
script-table-canasta = { $natural ->
        [yes] echtes Canasta
       *[no] unechtes Canasta
    }
script-table-canastas = { $n } Canastas
script-table-bonus = +{ $points }
script-table-concealed = verdeckt, +{ $points }
script-table-becomes = aus { $from } werden { $to }
script-table-melds-first = meldet vorher { $points }
script-table-red-three-penalty = rote 3 behalten: −{ $points }
script-table-freezes = friert den Stapel ein
script-table-blocks = sperrt den Stapel
script-table-declare-detail = +{ $points } und neue Karte

## Zweite Zeile eines Knopfes, der nicht geht: warum, in wenigen Worten.

script-table-short-select = Karten wählen
script-table-short-one = eine Karte wählen
script-table-short-one-only = nur eine Karte
script-table-short-three-cards = 3 Karten nötig
script-table-short-one-or-wild = noch 1 (auch wild)
script-table-short-natural = noch { KIND($rank, form: "a") }
script-table-short-too-many-wilds = { $n ->
        [one] 1 wilde zu viel
       *[other] { $n } wilde zu viel
    }
script-table-short-stays-natural = bleibt echt
script-table-short-no-wilds = ohne wilde Karten
script-table-short-taken = { $n } aus dem Stapel
script-table-short-first-round = noch nicht
script-table-short-to-go-out = noch { $n } zum Ausmachen
script-table-short-only-out = nur beim Ausmachen
script-table-short-not-meld = keine Meldung
script-table-short-no-room = kein Platz
script-table-short-points = { $n } zu wenig
script-table-short-minimum = reicht nicht für { $needs }
script-table-short-two-of = 2 { KIND($rank, form: "many") } nötig
script-table-short-one-and-wild = { KIND($rank, form: "one") } + wilde nötig
script-table-short-on-top = { KIND($top, form: "one") } oben
script-table-short-no-pile = kein Stapel
script-table-short-one-card = nicht mit 1 Karte
script-table-short-complete = Canasta fertig
script-table-short-not-red = nicht mit roter 3
script-table-short-take-pile = Stapel nehmen
script-table-short-keep-two = 2 Karten behalten
script-table-short-needs-canasta = { $n ->
        [one] 1 Canasta nötig
       *[other] { $n } Canastas nötig
    }
script-table-short-partner-no = Antwort war Nein
script-table-short-must-ask = erst fragen
script-table-short-must-go-out = du musst ausmachen
script-table-short-declare-first = erst auslegen
script-table-short-never-discarded = nie abwerfen

## Die Zeile über der Hand, nach „Du bist dran.“

script-table-line = { $cards }: { $says }
script-table-line-makes = { $cards }: { $makes }
script-table-line-minimum = { $cards }: { $makes } · nötig { $needs } ✓
script-table-line-below = { $cards }: { $makes } · nötig { $needs }, es fehlen { $short }
script-table-line-concealed = { $cards }: { $makes } · verdeckt, kein Minimum
script-table-next-draw = erst ziehen
script-table-next-discard = dann { KIND($rank, form: "the-acc") } abwerfen
script-table-meld-or-discard = An deine { KIND($rank, form: "weak") } anlegen oder abwerfen.
script-table-discard-or-more = Abwerfen oder weitere auswählen.
script-table-discard-and-out = Mit dem Abwurf machst du aus.

## Warum nicht. Klein und ohne Punkt.

script-table-nothing-selected = wähl die Karten aus, die du melden willst
script-table-one-only = abgeworfen wird eine Karte, also wähl nur eine aus
script-table-one-rank = in einer Meldung haben alle Karten denselben Rang
script-table-one-card-meld = eine Meldung braucht drei Karten, und das ist nur { KIND($rank, form: "a") }
script-table-pair-meld = eine Meldung braucht drei Karten; nimm noch { KIND($rank, form: "a-acc") } oder eine wilde Karte dazu
script-table-few-naturals = eine Meldung braucht mindestens zwei natürliche Karten, und ausgewählt ist nur { KIND($rank, form: "a") }
script-table-too-many-wilds = eine Meldung darf höchstens drei wilde Karten haben; deine { KIND($rank, form: "weak") } hätten { $wilds }
script-table-wilds-outnumber = eine Meldung darf nicht mehr wilde als natürliche Karten haben; deine { KIND($rank, form: "weak") } hätten { $naturals } natürliche und { $wilds } wilde
script-table-naturals-outnumber = wenn du den Stapel für die Erstmeldung nimmst, braucht jede Meldung mehr natürliche als wilde Karten; deine { KIND($rank, form: "weak") } hätten { $naturals } natürliche und { $wilds } wilde
script-table-wilds-need-naturals = { $wilds ->
        [one] für eine wilde Karte
       *[other] für { $wilds } wilde Karten
    } braucht eine Meldung mindestens { $needs } natürliche; deine { KIND($rank, form: "weak") } hätten { $naturals }
script-table-wild-on-natural-canasta = { refusal-wild-on-natural-canasta }
script-table-wild-in-initial-meld = die Erstmeldung darf keine wilden Karten enthalten
script-table-taken = { refusal-taken-this-turn }
script-table-first-round = { refusal-first-round }
script-table-no-room = für { KIND($rank, form: "the-acc") } ist in keiner Meldung Platz
script-table-no-room-for-wild = für { KIND($rank, form: "the-acc") } ist in keiner Meldung Platz: höchstens drei wilde Karten sind erlaubt
script-table-no-room-outnumber = für { KIND($rank, form: "the-acc") } ist in keiner Meldung Platz: mehr wilde als natürliche Karten sind nicht erlaubt
script-table-no-room-with-pile = für { KIND($rank, form: "the-acc") } ist in keiner Meldung Platz: mit dem Stapel braucht jede mehr natürliche als wilde Karten
script-table-black-threes = schwarze Dreien darfst du nur beim Ausmachen melden: drei oder vier auf einmal, ohne wilde Karten
script-table-black-threes-not-yet = { refusal-black-threes-not-yet }
script-table-cards-below = deine Erstmeldung braucht { $needs } Punkte, und die kommen auch mit dem Stapel nicht zusammen
script-table-pile-empty = { refusal-pile-empty }
script-table-pile-blocked = { refusal-pile-blocked }
script-table-first-freeze = { KIND($card, form: "a", case: "capital") } friert den Stapel ein: Jetzt brauchst du dafür zwei natürliche Karten von deiner Hand, die zur obersten passen
script-table-frozen = { $held ->
        [0] der Stapel ist eingefroren: du brauchst zwei { KIND($rank, form: "many") } von deiner Hand und hast keine
        [1] der Stapel ist eingefroren: du brauchst zwei { KIND($rank, form: "many") } von deiner Hand und hast nur { KIND($rank, form: "a-acc") }
       *[other] der Stapel ist eingefroren: du brauchst zwei { KIND($rank, form: "many") } von deiner Hand
    }
script-table-frozen-unmelded = { $held ->
        [0] bis zur Erstmeldung brauchst du für den Stapel zwei { KIND($rank, form: "many") } von deiner Hand und hast keine
        [1] bis zur Erstmeldung brauchst du für den Stapel zwei { KIND($rank, form: "many") } von deiner Hand und hast nur { KIND($rank, form: "a-acc") }
       *[other] bis zur Erstmeldung brauchst du für den Stapel zwei { KIND($rank, form: "many") } von deiner Hand
    }
script-table-needs-match = { refusal-pile-needs-match }
script-table-one-card-hand = { refusal-one-card-hand }
script-table-complete = { refusal-canasta-complete }
script-table-must-take = { refusal-must-take-pile }
script-table-must-keep-card = dir bliebe eine Karte, die du nicht abwerfen darfst: zum Ausmachen braucht deine Seite { $needs ->
        [one] ein Canasta
       *[other] { $needs } Canastas
    } und hat { $has ->
        [0] noch keins
        [one] erst eins
       *[other] erst { $has }
    }
script-table-no-canasta = dir bliebe keine Karte: zum Ausmachen braucht deine Seite { $needs ->
        [one] ein Canasta
       *[other] { $needs } Canastas
    } und hat { $has ->
        [0] noch keins
        [one] erst eins
       *[other] erst { $has }
    }
script-table-last-card = das ist deine letzte Karte: zum Ausmachen braucht deine Seite { $needs ->
        [one] ein Canasta
       *[other] { $needs } Canastas
    } und hat { $has ->
        [0] noch keins
        [one] erst eins
       *[other] erst { $has }
    }
script-table-partner-no = { refusal-partner-said-no }
script-table-must-ask = { refusal-must-ask }
script-table-must-go-out = { refusal-must-go-out }
script-table-must-declare = { refusal-must-go-out-declare }

## Weitere Gründe

script-table-why = Warum?
script-table-not-turn = du bist nicht dran
script-table-paused = die Partie macht Pause
script-table-below = { refusal-below-minimum }
script-table-draw-first = { refusal-draw-first }
script-table-already-drew = { refusal-already-drew }
script-table-choose-one = wähl eine Karte zum Abwerfen aus
script-table-red-three = { refusal-red-threes-not-melded }
script-table-red-three-kept = { refusal-cannot-discard }
script-table-not-sent = das ist nicht angekommen; sobald du wieder online bist, wird es noch einmal gesendet

## Hinweise

script-table-red-three-itself = Eine rote Drei. Wenn du dran bist, wird sie von selbst ausgelegt.
script-table-red-three-by-hand = Eine rote Drei. Leg sie aus, wenn du dran bist; melden oder abwerfen kann man sie nicht.
script-table-stale = Am Tisch hat sich gerade etwas geändert. Versuch es noch einmal.
script-table-time-left = { $seconds ->
        [one] Noch 1 Sekunde, dann spielt ein Bot für dich.
       *[other] Noch { $seconds } Sekunden, dann spielt ein Bot für dich.
    }
script-table-nothing-to-say = Gerade gibt es nichts, was du sagen darfst.

## Tipps

script-table-hint-title = { hint-title }
script-table-hint-close = { hint-close }
script-table-hint-thinking = Mal überlegen …
script-table-hint-lost = Keine Antwort. Versuch es gleich noch einmal.
script-table-hint-none = An diesem Tisch gibt es keine Tipps.

## Der Text einer Regel

script-table-close-why = Regel schließen
script-table-close-sheet = Schließen
script-table-sheet-missing = Das ließ sich nicht laden. Versuch es noch einmal.
script-table-rules-missing = Die Regeln ließen sich nicht laden. Versuch es noch einmal.
script-table-whole-chapter = Das ganze Kapitel lesen (öffnet in neuem Tab)
