### De voorbeelden in het boek, gezien door de speler die als eerste iets doet: “jij” is die speler.

example-house = Er geldt een huisregel.
example-no-stock = De stok is op.
example-players = { $players ->
        [one] Eén speler.
       *[other] { SPELL($players, case: "capital") } spelers.
    }
example-sits-out = Drie tegen twee; de vijfde speler slaat over.
example-totals = De stand vóór de ronde.
example-total = { $side }: { $points }.

## Spelers en teams, aan het begin van een zin.

example-who-you = Jij
example-who-partner = Je partner
example-who-other = De andere speler
example-who-left = De speler links van je
example-who-right = De speler rechts van je
example-who-across = De speler tegenover je
example-who-across-left = De speler links tegenover je
example-who-across-right = De speler rechts tegenover je
example-who-partner-left = Je partner links
example-who-partner-right = Je partner rechts
example-side-yours = Jouw team
example-side-others = Het andere team

## De kaarten bij het begin.

example-hand-you = Jouw hand
example-hand-partner = De hand van je partner
example-hand-other = De hand van de andere speler
example-hand-left = De hand van de speler links van je
example-hand-right = De hand van de speler rechts van je
example-hand-across = De hand van de speler tegenover je
example-hand-across-left = De hand van de speler links tegenover je
example-hand-across-right = De hand van de speler rechts tegenover je
example-hand-partner-left = De hand van je partner links
example-hand-partner-right = De hand van je partner rechts

example-melds-you = Jouw sets
example-melds-other = De sets van de andere speler
example-melds-left = De sets van de speler links van je
example-melds-right = De sets van de speler rechts van je
example-melds-across-left = De sets van de speler links tegenover je
example-melds-across-right = De sets van de speler rechts tegenover je
example-melds-side-yours = De sets van jouw team
example-melds-side-others = De sets van het andere team

example-red-threes-you = Jouw rode drieën
example-red-threes-other = De rode drieën van de andere speler
example-red-threes-left = De rode drieën van de speler links van je
example-red-threes-right = De rode drieën van de speler rechts van je
example-red-threes-across-left = De rode drieën van de speler links tegenover je
example-red-threes-across-right = De rode drieën van de speler rechts tegenover je
example-red-threes-side-yours = De rode drieën van jouw team
example-red-threes-side-others = De rode drieën van het andere team

example-pile = { $cards ->
        [one] Aflegstapel
       *[other] Aflegstapel, de laatste kaart bovenop
    }
example-stock = { $cards ->
        [one] Stok, één kaart
       *[other] Stok, de volgende kaart eerst
    }

## Acties. De kaarten staan eronder.

example-laid-down-first = Eerst neergelegd:

example-unreadable = { $who }: “{ $act }”

example-draw = { $you ->
        [yes] Je trekt van de stok
       *[no] { $who } trekt van de stok
    }
example-take-onto-meld = { $you ->
        [yes] Je pakt de stapel en legt aan bij de set
       *[no] { $who } pakt de stapel en legt aan bij de set
    }
example-take-with = { $you ->
        [yes] Je pakt de stapel met
       *[no] { $who } pakt de stapel met
    }
example-lay-down = { $you ->
        [yes] Je legt op tafel
       *[no] { $who } legt op tafel
    }
example-add = { $you ->
        [yes] Je legt bij de { KIND($rank, form: "many") }
       *[no] { $who } legt bij de { KIND($rank, form: "many") }
    }
example-discard = { $you ->
        [yes] Je legt af
       *[no] { $who } legt af
    }
example-pass = { $you ->
        [yes] Je past
       *[no] { $who } past
    }
example-declare = { $you ->
        [yes] Je legt neer
       *[no] { $who } legt neer
    }
example-ask = { $you ->
        [yes] Je vraagt “Mag ik uit?”
       *[no] { $who } vraagt “Mag ik uit?”
    }
example-answer = { $you ->
        [yes] { $yes ->
            [yes] Je zegt ja
           *[no] Je zegt nee
        }
       *[no] { $yes ->
            [yes] { $who } zegt ja
           *[no] { $who } zegt nee
        }
    }

## Gevolgen. De kaarten staan erachter.

example-drawn = Getrokken:
example-laid-down = Neergelegd:
example-laid-down-next = Neergelegd door de volgende speler:

## Hoe de ronde afliep.

example-out = { $you ->
        [yes] { $concealed ->
            [yes] Je gaat verborgen uit.
           *[no] Je gaat uit.
        }
       *[no] { $concealed ->
            [yes] { $who } gaat verborgen uit.
           *[no] { $who } gaat uit.
        }
    }
example-nobody-out = De ronde eindigt zonder dat iemand uitgaat.
example-last-red-three = De laatste kaart van de stok is een rode drie: de ronde is afgelopen.

## Punten

example-scored = { $side }: { $entries }.
example-natural-canastas = zuivere canasta’s { $points }
example-mixed-canastas = gemengde canasta’s { $points }
example-concealed-canastas = verborgen canasta’s { $points }
example-red-threes = rode drieën { $points }
example-going-out = uitgaan { $points }
example-exact-deal = precies opgepakt { $points }
example-penalties = strafpunten { $points }
example-melded = kaarten op tafel { $points }
example-in-hand = kaarten in de hand { $points }
example-sum = totaal { $points }
