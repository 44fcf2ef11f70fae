refusal-draw-first = előbb húzz, vagy vedd fel a halmot
refusal-already-drew = ebben a körben már húztál vagy felvetted a halmot; rakj le vagy dobj
refusal-answer-due = valaki megkérdezte, hogy kimehet-e; előbb a partnerének kell válaszolnia
refusal-nothing-asked = senki sem kérdezte, hogy kimehet-e
refusal-stock-not-empty = a pakli még nem üres; húzz, vagy vedd fel a halmot
refusal-deal-over = az osztás véget ért

refusal-card-not-held = nincs nálad ilyen lap: { CARD($card) }
refusal-card-held-less = { $named ->
        [1] egyszer
        [2] kétszer
       *[other] { SPELL($named) } alkalommal
    } szerepel a { CARD($card) }, de csak { $held ->
        [1] egy van nálad
       *[other] kettő van nálad
    }
refusal-kind-not-held = nincs nálad { KIND($kind) }
refusal-kind-held-less = { SPELL($named) } { KIND($kind, form: "acc") } adtál meg, de csak { SPELL($held, form: "alone") } van nálad

refusal-unread-nothing = nincs megadva lépés
refusal-unread-word = „{ $word }” nem lépés
refusal-unread-card = „{ $card }” nem lap; írd le a rangját és a színét, például 4H
refusal-unread-rank = „{ $rank }” nem rang
refusal-nothing-named = add meg a lerakandó lapokat
refusal-unread-one-card = „{ $act }” után egy lapnak kell állnia; { $named ->
        [0] egy sincs megadva
        [one] egy van megadva
       *[other] { $named } van megadva
    }
refusal-unread-alone = „{ $act }” után nem állhat semmi, mégis ez következik: „{ $extra }”

refusal-meld-too-small = egy lerakáshoz legalább három lap kell; { KIND($rank, form: "from") } { $cards ->
        [0] egy sincs
       *[other] csak { SPELL($cards, form: "alone") } van
    }
refusal-too-few-naturals = egy lerakáshoz legalább két természetes lap kell; { KIND($rank, form: "from") } { $naturals ->
        [0] egy sincs
       *[other] csak { SPELL($naturals, form: "alone") } van
    }
refusal-too-many-wilds = egy lerakásban legfeljebb három helyettesítő lap lehet; { KIND($rank, form: "the") } mellett { SPELL($wilds, form: "alone") } lenne
refusal-wilds-need-naturals = { SPELL($wilds) } helyettesítő laphoz legalább { SPELL($needs) } természetes lap kell; { KIND($rank, form: "from") } csak { SPELL($naturals, form: "alone") } lenne
refusal-wild-on-natural-canasta = a tiszta kanasztádhoz { KIND($rank, form: "from") } nem tehetsz helyettesítő lapot
refusal-wilds-outnumber = nem lehet több helyettesítő lap, mint természetes; itt { SPELL($naturals) } { KIND($rank) } mellett { SPELL($wilds) } helyettesítő lenne
refusal-naturals-must-outnumber = ha az első lerakáshoz felveszed a halmot, a természetes lapoknak többségben kell lenniük; itt { SPELL($naturals) } { KIND($rank) } mellett { SPELL($wilds) } helyettesítő lenne
refusal-first-round = az osztásban az első körödben nem rakhatsz le, és nem veheted fel a halmot
refusal-wild-in-initial-meld = az első lerakásban nem lehet helyettesítő lap; { KIND($rank, form: "the") } mellett { SPELL($wilds, form: "alone") } van
refusal-mixed-ranks = { KIND($one) } és { KIND($other) } nem fér meg egy lerakásban; minden lapnak azonos rangúnak kell lennie
refusal-wilds-alone = helyettesítő lap magában nem rakható le; válassz hozzá lerakást
refusal-named-twice = { KIND($rank, form: "the") } két csoportban is szerepel; vond össze őket
refusal-no-such-meld = a csapatodnak nincs lerakása { KIND($rank, form: "from") }, amihez hozzátehetnél
refusal-red-threes-not-melded = piros hármast nem lehet lerakni
refusal-black-threes-not-yet = fekete hármast csak akkor rakhatsz le, amikor kimész, és most egynél több lapod maradna
refusal-black-threes-no-wilds = a fekete hármasokhoz nem tehetsz helyettesítő lapot
refusal-below-minimum = az első lerakáshoz { $needs } pont kell; ez csak { $makes }

refusal-pile-empty = nincs felvehető halom
refusal-stock-empty = a pakli üres; vedd fel a halmot, vagy passzolj
refusal-pile-blocked = a halom nem vehető fel, ha { KIND($top) } van felül
refusal-pile-frozen = { $held ->
        [0] a halmot befagyasztotta egy { KIND($by) }, és nálad nincs { KIND($top) }
        [1] a halmot befagyasztotta egy { KIND($by) }, és nálad csak egy { KIND($top) } van
       *[other] { $named ->
            [0] a halmot befagyasztotta egy { KIND($by) }; két { KIND($top, form: "with") } veheted fel a kezedből
           *[other] a halmot befagyasztotta egy { KIND($by) }; két { KIND($top) } kell hozzá a kezedből, nem elég csak { SPELL($named, form: "alone") }
        }
    }
refusal-pile-frozen-unopened = { $held ->
        [0] a halom be van fagyasztva, amíg a csapatod nem rakott le, és nálad nincs { KIND($top) }
        [1] a halom be van fagyasztva, amíg a csapatod nem rakott le, és nálad csak egy { KIND($top) } van
       *[other] { $named ->
            [0] a halom be van fagyasztva, amíg a csapatod nem rakott le; két { KIND($top, form: "with") } veheted fel a kezedből
           *[other] a halom be van fagyasztva, amíg a csapatod nem rakott le; két { KIND($top) } kell hozzá a kezedből, nem elég csak { SPELL($named, form: "alone") }
        }
    }
refusal-pile-needs-match = { $wild ->
        [yes] { $held ->
            [0] a halomhoz két { KIND($top) } kell a kezedből, vagy egy { KIND($top) } és egy helyettesítő lap; neked egy sincs
           *[other] a halomhoz két { KIND($top) } kell a kezedből, vagy egy { KIND($top) } és egy helyettesítő lap
        }
       *[no] { $held ->
            [0] a halomhoz két { KIND($top) } kell a kezedből; neked egy sincs
           *[other] a halomhoz két { KIND($top) } kell a kezedből
        }
    }
refusal-canasta-complete = a kanasztád { KIND($rank, form: "from") } kész, a halomból már nem kaphat lapot
refusal-taken-this-turn = { KIND($kind, form: "the-acc") } a halommal vetted fel; csak a következő körödben rakhatod le
refusal-one-card-hand = egyetlen lappal a kezedben nem vehetsz fel egylapos halmot
refusal-must-take-pile = a pakli üres, és a felső { KIND($top) } illik a lerakásodhoz, ezért fel kell venned a halmot

refusal-must-keep-card = egy lapod maradna, amit nem dobhatnál el: a kimenéshez { SPELL($needs) } kanaszta kell, a csapatodnak pedig { $has ->
        [0] egy sincs
       *[other] csak { SPELL($has, form: "alone") } van
    }
refusal-no-canasta = nem maradna lapod: a kimenéshez { SPELL($needs) } kanaszta kell, a csapatodnak pedig { $has ->
        [0] egy sincs
       *[other] csak { SPELL($has, form: "alone") } van
    }
refusal-partner-said-no = a partnered nemet mondott; ebben a körben nem mehetsz ki
refusal-must-ask = kimenés előtt meg kell kérdezned a partneredet
refusal-must-go-out = a partnered igent mondott, ezért ebben a körben ki kell menned; így viszont nem tudnál
refusal-must-go-out-declare = a partnered igent mondott; előbb tedd ki { $threes ->
        [one] a piros hármasodat
       *[other] a piros hármasaidat
    }, aztán menj ki
refusal-ask-alone = nincs partnered, akit megkérdezhetnél
refusal-ask-twice = ebben a körben már kérdeztél
refusal-ask-too-late = csak lerakás és a halom felvétele előtt kérdezhetsz
refusal-ask-melded-more = csak további lerakás előtt kérdezhetsz
refusal-ask-too-early = csak húzás vagy a halom felvétele után kérdezhetsz
refusal-ask-declare-first = előbb tedd ki { $threes ->
        [one] a piros hármasodat
       *[other] a piros hármasaidat
    }, aztán kérdezz
refusal-ask-unable = most nem tudsz kimenni
refusal-ask-no-way-back = ha a partnered nemet mondana, nem tudnád befejezni a kört

refusal-cannot-discard = piros hármast nem lehet eldobni
refusal-declare-automatic = itt a piros hármas magától az asztalra kerül; nem kell kitenned
refusal-declare-not-held = nincs nálad ez a piros hármas
refusal-declare-other-card = csak piros hármast lehet kitenni
