### Waarom iets niet mag. Dit staat na “Mag niet:”, dus met een kleine letter en zonder punt.

## Het verkeerde moment

refusal-draw-first = trek eerst een kaart of pak de stapel
refusal-already-drew = je hebt deze beurt al een kaart getrokken of de stapel gepakt; nu mag je kaarten op tafel leggen of een kaart afleggen
refusal-answer-due = er is “Mag ik uit?” gevraagd; eerst moet de partner antwoorden
refusal-nothing-asked = niemand heeft “Mag ik uit?” gevraagd
refusal-stock-not-empty = de stok is nog niet op; trek een kaart of pak de stapel
refusal-deal-over = de ronde is afgelopen

## Kaarten die er niet zijn

refusal-card-not-held = { $card } heb je niet

refusal-card-held-less = je noemt { $card } { $named ->
        [1] één keer
        [2] twee keer
       *[other] { SPELL($named) } keer
    }, maar je hebt die maar { $held ->
        [1] één keer
       *[other] twee keer
    }

refusal-kind-not-held = je hebt geen { KIND($kind, form: "many") }

refusal-kind-held-less = je noemt { $named ->
        [one] één { KIND($kind, form: "one") }
       *[other] { SPELL($named) } { KIND($kind, form: "many") }
    }, maar je hebt er maar { SPELL($held) }

## Acties die niet te lezen zijn

refusal-unread-nothing = er is geen actie opgegeven

refusal-unread-word = “{ $word }” is geen actie

refusal-unread-card = “{ $card }” is geen kaart; schrijf waarde en kleur, zoals 4H

refusal-unread-rank = “{ $rank }” is geen waarde

refusal-nothing-named = noem de kaarten die je op tafel wilt leggen

refusal-unread-one-card = bij “{ $act }” hoort één kaart; { $named ->
        [0] er is er geen opgegeven
        [one] er is er één opgegeven
       *[other] er zijn er { $named } opgegeven
    }

refusal-unread-alone = na “{ $act }” mag niets meer komen, maar er staat “{ $extra }”

## Sets

refusal-meld-too-small = een set heeft minstens drie kaarten; je set { KIND($rank, form: "many") } heeft er { $cards ->
        [0] geen
       *[other] { SPELL($cards) }
    }

refusal-too-few-naturals = een set heeft minstens twee gewone kaarten; je set { KIND($rank, form: "many") } heeft er { $naturals ->
        [0] geen
       *[other] { SPELL($naturals) }
    }

refusal-too-many-wilds = in een set mogen hoogstens drie wilde kaarten; je set { KIND($rank, form: "many") } krijgt er dan { SPELL($wilds) }

refusal-wilds-need-naturals = { $wilds ->
        [one] bij een wilde kaart
       *[other] bij { SPELL($wilds) } wilde kaarten
    } horen minstens { SPELL($needs) } gewone kaarten; je set { KIND($rank, form: "many") } heeft er dan { $naturals ->
        [one] één
       *[other] { SPELL($naturals) }
    }

refusal-wild-on-natural-canasta = je canasta { KIND($rank, form: "many") } is zuiver; daar mag geen wilde kaart bij

refusal-wilds-outnumber = een set mag niet meer wilde dan gewone kaarten hebben; je set { KIND($rank, form: "many") } heeft dan { $naturals ->
        [one] één { KIND($rank, form: "one") }
       *[other] { SPELL($naturals) } { KIND($rank, form: "many") }
    } en { $wilds ->
        [one] één wilde kaart
       *[other] { SPELL($wilds) } wilde kaarten
    }

refusal-naturals-must-outnumber = als je opent met de stapel, moet een set meer gewone dan wilde kaarten hebben; je set { KIND($rank, form: "many") } heeft dan { $naturals ->
        [one] één { KIND($rank, form: "one") }
       *[other] { SPELL($naturals) } { KIND($rank, form: "many") }
    } en { $wilds ->
        [one] één wilde kaart
       *[other] { SPELL($wilds) } wilde kaarten
    }

refusal-first-round = in je eerste beurt van de ronde mag je nog niets op tafel leggen en de stapel niet pakken

refusal-wild-in-initial-meld = bij het openen mogen er geen wilde kaarten in; je set { KIND($rank, form: "many") } heeft er { $wilds ->
        [one] één
       *[other] { SPELL($wilds) }
    }

refusal-mixed-ranks = { KIND($one, form: "many") } en { KIND($other, form: "many") } kunnen niet samen; alle kaarten van een set hebben dezelfde waarde

refusal-wilds-alone = alleen wilde kaarten zijn nog geen set; kies een set waar je ze bij legt

refusal-named-twice = { KIND($rank, form: "many") } staan in twee groepen; voeg die samen

refusal-no-such-meld = je team heeft geen set { KIND($rank, form: "many") } om bij aan te leggen

refusal-red-threes-not-melded = rode drieën vormen geen set
refusal-black-threes-not-yet = zwarte drieën mag je alleen op tafel leggen als je uitgaat, en je houdt dan meer dan één kaart over
refusal-black-threes-no-wilds = bij zwarte drieën mogen geen wilde kaarten

refusal-below-minimum = om te openen heb je { $needs } punten nodig; dit zijn er { $makes }

## De stapel

refusal-pile-empty = er ligt geen stapel om te pakken
refusal-stock-empty = de stok is op; pak de stapel of pas

refusal-pile-blocked = je mag de stapel niet pakken met { KIND($top, form: "a") } bovenop

refusal-pile-frozen = { $held ->
        [0] de stapel is bevroren door { KIND($by, form: "a") }, en je hebt geen { KIND($top, form: "many") }
        [1] de stapel is bevroren door { KIND($by, form: "a") }, en je hebt maar één { KIND($top, form: "one") }
       *[other] { $named ->
            [0] de stapel is bevroren door { KIND($by, form: "a") }; om hem te pakken heb je twee { KIND($top, form: "many") } uit je hand nodig
           *[other] de stapel is bevroren door { KIND($by, form: "a") }; om hem te pakken heb je twee { KIND($top, form: "many") } uit je hand nodig; { SPELL($named) } is te weinig
        }
    }

refusal-pile-frozen-unopened = { $held ->
        [0] de stapel is bevroren tot je team opent, en je hebt geen { KIND($top, form: "many") }
        [1] de stapel is bevroren tot je team opent, en je hebt maar één { KIND($top, form: "one") }
       *[other] { $named ->
            [0] de stapel is bevroren tot je team opent; om hem te pakken heb je twee { KIND($top, form: "many") } uit je hand nodig
           *[other] de stapel is bevroren tot je team opent; om hem te pakken heb je twee { KIND($top, form: "many") } uit je hand nodig; { SPELL($named) } is te weinig
        }
    }

refusal-pile-needs-match = { $wild ->
        [yes] { $held ->
            [0] om de stapel te pakken heb je twee { KIND($top, form: "many") } uit je hand nodig, of één en een wilde kaart; je hebt er geen
           *[other] om de stapel te pakken heb je twee { KIND($top, form: "many") } uit je hand nodig, of één en een wilde kaart
        }
       *[no] { $held ->
            [0] om de stapel te pakken heb je twee { KIND($top, form: "many") } uit je hand nodig; je hebt er geen
           *[other] om de stapel te pakken heb je twee { KIND($top, form: "many") } uit je hand nodig
        }
    }

refusal-canasta-complete = je canasta { KIND($rank, form: "many") } is compleet; daar mag geen kaart van de stapel bij

refusal-taken-this-turn = de { KIND($kind, form: "many") } die je met de stapel hebt gepakt, mag je pas in je volgende beurt op tafel leggen

refusal-one-card-hand = met één kaart in je hand mag je een stapel van één kaart niet pakken

refusal-must-take-pile = de stok is op en de { KIND($top, form: "one") } bovenop past bij je set, dus je moet de stapel pakken

## Uitgaan

refusal-must-keep-card = je houdt dan één kaart over die je niet kunt afleggen: om uit te gaan heeft je team { $needs ->
        [one] één canasta
       *[other] { SPELL($needs) } canasta’s
    } nodig, en het heeft er { $has ->
        [0] geen
       *[other] { SPELL($has) }
    }

refusal-no-canasta = je houdt dan geen kaarten over: om uit te gaan heeft je team { $needs ->
        [one] één canasta
       *[other] { SPELL($needs) } canasta’s
    } nodig, en het heeft er { $has ->
        [0] geen
       *[other] { SPELL($has) }
    }

refusal-partner-said-no = je partner zei nee; deze beurt mag je niet uit
refusal-must-ask = je moet het eerst aan je partner vragen voordat je uitgaat
refusal-must-go-out = je partner zei ja, dus je moet deze beurt uit; zo kan dat niet meer

refusal-must-go-out-declare = je partner zei ja; leg eerst { $threes ->
        [one] je rode drie
       *[other] je rode drieën
    } neer en ga dan uit

refusal-ask-alone = je hebt geen partner om het aan te vragen
refusal-ask-twice = je hebt het deze beurt al gevraagd
refusal-ask-too-late = je mag het alleen vragen voordat je iets op tafel legt of de stapel pakt
refusal-ask-melded-more = je mag het alleen vragen voordat je meer kaarten op tafel legt
refusal-ask-too-early = je mag het pas vragen als je een kaart hebt getrokken of de stapel hebt gepakt

refusal-ask-declare-first = leg eerst { $threes ->
        [one] je rode drie
       *[other] je rode drieën
    } neer en vraag het dan

refusal-ask-unable = je kunt nu niet uit
refusal-ask-no-way-back = als je partner nee zegt, kun je je beurt niet afmaken

## Rode drieën

refusal-cannot-discard = rode drieën mag je niet afleggen
refusal-declare-automatic = rode drieën worden hier vanzelf neergelegd; dat hoef je niet te doen
refusal-declare-not-held = die rode drie heb je niet
refusal-declare-other-card = alleen een rode drie mag je zo neerleggen
