### Wat het script van de tafel zegt: alleen de browser weet welke kaarten je hebt gekozen.

script-table-title = { table-title }
script-table-title-your-turn = { table-title-your-turn }

## De hand

script-table-column-chosen = { KIND($rank, form: "many", case: "capital") }, { $cards }, { $chosen } gekozen

script-table-column-moved = { KIND($rank, form: "many", case: "capital") } verplaatst naar plek { $place } van { $columns }.

## Gekozen kaarten: wat je ermee maakt.

script-table-cards = { $n ->
        [one] 1 { KIND($rank, form: "one") }
       *[other] { $n } { KIND($rank, form: "many") }
    }

script-table-cards-and = { $n ->
        [one] { KIND($rank, form: "one") }
       *[other] { $n } { KIND($rank, form: "many") }
    }

script-table-top-card = de { KIND($rank, form: "one") } van de stapel

script-table-wilds-onto = { $cards } bij je { KIND($rank, form: "many") }

script-table-to-discard = om af te leggen
script-table-makes = dat zijn er { $n }
script-table-makes-canasta = { $natural ->
        [yes] zuivere canasta +{ $points }
       *[no] gemengde canasta +{ $points }
    }
script-table-spoils = zuivere canasta { $from } → gemengd { $to }

## De rij boven de hand.

script-table-selected = Gekozen kaarten
script-table-clear = Keuze wissen
script-table-single = { KIND($rank, form: "one", case: "capital") }
script-table-onto = bij { KIND($rank, form: "many") }
script-table-wild = { $moves ->
        [yes] { KIND($wild, form: "one", case: "capital") } bij de { KIND($rank, form: "many") }. Verplaatsen
       *[no] { KIND($wild, form: "one", case: "capital") } bij de { KIND($rank, form: "many") }
    }
script-table-cannot-move = In een andere set is er geen plek voor.
script-table-ready = Mogelijk: { $buttons }.

## Knoppen

script-table-draw = { own-draw }
script-table-pass = { own-pass }
script-table-take = { own-take }
script-table-meld = { own-meld }
script-table-discard = { own-discard }
script-table-meld-points = Op tafel: { $points }
script-table-meld-out = Op tafel: { $points }, en uit
script-table-discard-card = Afleggen: { KIND($rank, form: "brief") }
script-table-discard-out = Afleggen: { KIND($rank, form: "brief") }, en uit
script-table-declare = { $n ->
        [one] Rode 3 neerleggen
       *[other] Rode 3 neerleggen ({ $n })
    }

## De tweede regel van een knop: wat er nog meer gebeurt.

script-table-stock-empty = de stok is op
script-table-of-minimum = { $makes } van { $needs }
script-table-with-cards = met { $cards }
script-table-with-cards-and-more = met { $cards } en meer
script-table-adds-cards = ook { $cards }
script-table-onto-meld = bij je { KIND($rank, form: "many") }
script-table-canasta = { $natural ->
        [yes] zuivere canasta
       *[no] gemengde canasta
    }
script-table-canastas = { $n } canasta’s
script-table-bonus = +{ $points }
script-table-concealed = verborgen, +{ $points }
script-table-becomes = { $from } wordt { $to }
script-table-melds-first = eerst { $points } op tafel
script-table-red-three-penalty = rode 3 gehouden: −{ $points }
script-table-freezes = bevriest de stapel
script-table-blocks = houdt de volgende tegen
script-table-declare-detail = +{ $points }, en een nieuwe kaart

## De tweede regel van een knop die niet kan: waarom niet, in een paar woorden.

script-table-short-select = kies kaarten
script-table-short-one = kies één kaart
script-table-short-one-only = kies er maar één
script-table-short-three-cards = 3 kaarten nodig
script-table-short-one-or-wild = nog 1, of een wilde
script-table-short-natural = nog 1 { KIND($rank, form: "one") }
script-table-short-too-many-wilds = { $n ->
        [one] 1 wilde te veel
       *[other] { $n } wilde te veel
    }
script-table-short-stays-natural = blijft zuiver
script-table-short-no-wilds = geen wilde kaarten
script-table-short-taken = { $n } pas volgende beurt
script-table-short-first-round = nog niet deze beurt
script-table-short-to-go-out = nog { $n }, om uit te gaan
script-table-short-only-out = alleen bij uitgaan
script-table-short-not-meld = geen set
script-table-short-no-room = geen plek
script-table-short-points = { $n } te weinig
script-table-short-minimum = haalt de { $needs } niet
script-table-short-two-of = 2 { KIND($rank, form: "many") } nodig
script-table-short-one-and-wild = { KIND($rank, form: "one") } + wilde nodig
script-table-short-on-top = { KIND($top, form: "one") } bovenop
script-table-short-no-pile = geen stapel
script-table-short-one-card = niet met 1 kaart
script-table-short-complete = canasta compleet
script-table-short-not-red = niet met een rode 3
script-table-short-take-pile = pak de stapel
script-table-short-keep-two = houd 2 kaarten over
script-table-short-needs-canasta = { $n ->
        [one] canasta nodig
       *[other] { $n } canasta’s nodig
    }
script-table-short-partner-no = je partner zei nee
script-table-short-must-ask = vraag het eerst
script-table-short-must-go-out = je moet uit
script-table-short-declare-first = eerst neerleggen
script-table-short-never-discarded = nooit afleggen

## De regel boven de hand, na “Jouw beurt.”

script-table-line = { $cards }: { $says }
script-table-line-makes = { $cards }: { $makes }
script-table-line-minimum = { $cards }: { $makes } · nodig: { $needs } ✓
script-table-line-below = { $cards }: { $makes } · nodig: { $needs }, { $short } te weinig
script-table-line-concealed = { $cards }: { $makes } · verborgen, dus geen minimum
script-table-next-draw = trek eerst een kaart
script-table-next-discard = leg dan de { KIND($rank, form: "one") } af
script-table-meld-or-discard = Leg hem bij je { KIND($rank, form: "many") }, of leg hem af.
script-table-discard-or-more = Leg hem af, of kies meer kaarten.
script-table-discard-and-out = Leg hem af en je bent uit.

## Waarom niet.

script-table-nothing-selected = kies de kaarten die je op tafel wilt leggen
script-table-one-only = je legt één kaart af, dus kies alleen die
script-table-one-rank = een set heeft maar één waarde
script-table-one-card-meld = een set heeft drie kaarten nodig, en dit is één { KIND($rank, form: "one") }
script-table-pair-meld = een set heeft drie kaarten nodig; kies er nog een { KIND($rank, form: "one") } of een wilde kaart bij
script-table-few-naturals = een set heeft minstens twee gewone kaarten nodig, en je hebt één { KIND($rank, form: "one") } gekozen
script-table-too-many-wilds = in een set mogen hoogstens drie wilde kaarten; je { KIND($rank, form: "many") } krijgen er dan { $wilds }
script-table-wilds-outnumber = een set mag niet meer wilde dan gewone kaarten hebben; je { KIND($rank, form: "many") } hebben dan { $naturals } gewone en { $wilds } wilde
script-table-naturals-outnumber = als je opent met de stapel, moet een set meer gewone dan wilde kaarten hebben; je { KIND($rank, form: "many") } hebben dan { $naturals } gewone en { $wilds } wilde
script-table-wilds-need-naturals = { $wilds ->
        [one] bij een wilde kaart
       *[other] bij { $wilds } wilde kaarten
    } horen minstens { $needs } gewone kaarten; je { KIND($rank, form: "many") } hebben er dan { $naturals }
script-table-wild-on-natural-canasta = { refusal-wild-on-natural-canasta }
script-table-wild-in-initial-meld = bij het openen mogen er geen wilde kaarten in
script-table-taken = { refusal-taken-this-turn }
script-table-first-round = { refusal-first-round }
script-table-no-room = in geen enkele set is plek voor de { KIND($rank, form: "one") }
script-table-no-room-for-wild = in geen enkele set is plek voor de { KIND($rank, form: "one") }: er mogen hoogstens drie wilde kaarten in
script-table-no-room-outnumber = in geen enkele set is plek voor de { KIND($rank, form: "one") }: er mogen niet meer wilde dan gewone kaarten in
script-table-no-room-with-pile = in geen enkele set is plek voor de { KIND($rank, form: "one") }: met de stapel moeten er meer gewone dan wilde kaarten in
script-table-black-threes = zwarte drieën mag je alleen op tafel leggen als je uitgaat: drie of vier tegelijk, zonder wilde kaarten
script-table-black-threes-not-yet = { refusal-black-threes-not-yet }
script-table-cards-below = om te openen heb je { $needs } punten nodig, en die haal je met de stapel niet
script-table-pile-empty = { refusal-pile-empty }
script-table-pile-blocked = { refusal-pile-blocked }
script-table-first-freeze = Een { KIND($card, form: "one") } bevriest de stapel: pakken kan alleen nog met twee gewone kaarten uit je hand, van dezelfde waarde als de bovenste kaart
script-table-frozen = { $held ->
        [0] de stapel is bevroren: daar zijn twee { KIND($rank, form: "many") } uit je hand voor nodig, en je hebt er geen
        [1] de stapel is bevroren: daar zijn twee { KIND($rank, form: "many") } uit je hand voor nodig, en je hebt er één
       *[other] de stapel is bevroren: daar zijn twee { KIND($rank, form: "many") } uit je hand voor nodig
    }
script-table-frozen-unmelded = { $held ->
        [0] tot je team opent, zijn er voor de stapel twee { KIND($rank, form: "many") } uit je hand nodig, en je hebt er geen
        [1] tot je team opent, zijn er voor de stapel twee { KIND($rank, form: "many") } uit je hand nodig, en je hebt er één
       *[other] tot je team opent, zijn er voor de stapel twee { KIND($rank, form: "many") } uit je hand nodig
    }
script-table-needs-match = { refusal-pile-needs-match }
script-table-one-card-hand = { refusal-one-card-hand }
script-table-complete = { refusal-canasta-complete }
script-table-must-take = { refusal-must-take-pile }
script-table-must-keep-card = je houdt dan één kaart over die je niet kunt afleggen: om uit te gaan heeft je team { $needs ->
        [one] een canasta
       *[other] { $needs } canasta’s
    } nodig, en het heeft er { $has ->
        [0] geen
       *[other] { $has }
    }
script-table-no-canasta = je houdt dan geen kaarten over: om uit te gaan heeft je team { $needs ->
        [one] een canasta
       *[other] { $needs } canasta’s
    } nodig, en het heeft er { $has ->
        [0] geen
       *[other] { $has }
    }
script-table-last-card = dit is je laatste kaart: om uit te gaan heeft je team { $needs ->
        [one] een canasta
       *[other] { $needs } canasta’s
    } nodig, en het heeft er { $has ->
        [0] geen
       *[other] { $has }
    }
script-table-partner-no = { refusal-partner-said-no }
script-table-must-ask = { refusal-must-ask }
script-table-must-go-out = { refusal-must-go-out }
script-table-must-declare = { refusal-must-go-out-declare }

## Nog meer redenen.

script-table-why = Waarom?
script-table-not-turn = je bent niet aan de beurt
script-table-paused = de partij is gepauzeerd

script-table-below = { refusal-below-minimum }

script-table-draw-first = { refusal-draw-first }
script-table-already-drew = { refusal-already-drew }
script-table-choose-one = kies één kaart om af te leggen
script-table-red-three = { refusal-red-threes-not-melded }
script-table-red-three-kept = { refusal-cannot-discard }
script-table-not-sent = dat kwam niet aan; het wordt opnieuw verstuurd als je weer online bent

## Meldingen

script-table-red-three-itself = Een rode drie. Die wordt in je beurt vanzelf neergelegd.
script-table-red-three-by-hand = Een rode drie. Leg hem in je beurt neer; in een set of op de stapel mag hij niet.
script-table-stale = Er veranderde net iets aan tafel. Probeer het opnieuw.

script-table-time-left = { $seconds ->
        [one] Nog 1 seconde, dan speelt een bot voor je.
       *[other] Nog { $seconds } seconden, dan speelt een bot voor je.
    }

script-table-nothing-to-say = Je kunt nu niets zeggen.

## Hints

script-table-hint-title = { hint-title }
script-table-hint-close = { hint-close }
script-table-hint-thinking = Denkt na…
script-table-hint-lost = Geen antwoord. Probeer het zo nog eens.
script-table-hint-none = Aan deze tafel zijn hints uitgezet.

## De tekst van een regel

script-table-close-why = Regel sluiten
script-table-close-sheet = Sluiten
script-table-sheet-missing = Dit kon niet worden geladen. Probeer het opnieuw.
script-table-rules-missing = De regels konden niet worden geladen. Probeer het opnieuw.
script-table-whole-chapter = Lees het hele hoofdstuk (opent in een nieuw tabblad)
