### De regel boven de hand: wie er aan de beurt is, wat je kunt doen, vragen en antwoorden. Het belangrijkste is vet.

status-your-turn = Jouw beurt.
status-to-play = { $player } is aan de beurt.
status-one-card-left = { $players ->
        [one] { $players } heeft nog één kaart.
       *[other] { $players } hebben nog één kaart.
    }

## “Mag ik uit?”

status-asked = <b>{ $asker } vraagt: “Partner, mag ik uit?”</b>
status-asked-means = Ja: { $asker } moet deze beurt uit. Nee: { $asker } mag niet uit.
status-yes = Ja, ga uit
status-no = Nee, nog niet
status-you-asked = <b>Je vroeg { $asked }:</b> mag ik uit? Het wachten is op een antwoord…
status-asks = <b>{ $asker } vraagt { $asked }:</b> partner, mag ik uit?
status-answered = { $yes ->
        [yes] <b>{ $partner }: ja.</b> Je moet deze beurt uit.
       *[no] <b>{ $partner }: nee.</b> Je mag deze beurt niet uit.
    }
status-may-ask = Als je het vraagt, weet iedereen dat je uit kunt.
status-ask = Mag ik uit?

## Jouw beurt.

status-play = <b>{ status-your-turn }</b> Kies een kaart om af te leggen, of kaarten om op tafel te leggen.
status-draw = { $pile ->
        [yes] { $cards ->
            [one] <b>{ status-your-turn }</b> Trek een kaart of pak de stapel.
           *[other] <b>{ status-your-turn }</b> Trek { SPELL($cards) } kaarten of pak de stapel.
        }
       *[no] { $cards ->
            [one] <b>{ status-your-turn }</b> Trek een kaart.
           *[other] <b>{ status-your-turn }</b> Trek { SPELL($cards) } kaarten.
        }
    }
status-no-stock = { $pile ->
        [yes] <b>{ status-your-turn }</b> De stok is op. Pak de stapel of pas.
       *[no] <b>{ status-your-turn }</b> De stok is op. Je kunt alleen passen.
    }
status-canastas-needed = { $alone ->
        [yes] { $canastas ->
            [0] Om uit te gaan heb je { SPELL($needed) } canasta’s nodig; je hebt er geen.
           *[other] Om uit te gaan heb je { SPELL($needed) } canasta’s nodig; je hebt er { SPELL($canastas) }.
        }
       *[no] { $canastas ->
            [0] Om uit te gaan heeft je team { SPELL($needed) } canasta’s nodig; het heeft er geen.
           *[other] Om uit te gaan heeft je team { SPELL($needed) } canasta’s nodig; het heeft er { SPELL($canastas) }.
        }
    }

## Een rode drie die je zelf moet neerleggen.

status-red-three-costs = { $cards ->
        [one] Leg je rode drie neer, anders kost het { $points } punten.
       *[other] Leg je { SPELL($cards) } rode drieën neer, anders kosten ze { $points } punten per stuk.
    }
status-red-three-paid = { $cards ->
        [one] Je kunt je rode drie nog neerleggen.
       *[other] Je kunt je { SPELL($cards) } rode drieën nog neerleggen.
    }
status-turn-red-three-costs = <b>{ status-your-turn }</b> { status-red-three-costs }
status-turn-red-three-paid = <b>{ status-your-turn }</b> { status-red-three-paid }

## De beurt van een ander.

status-you-have-one-card = <b>Je hebt nog één kaart.</b> Iedereen weet het. { status-to-play }
status-have-one-card = <b>{ status-one-card-left }</b> { status-to-play }

## De ronde is afgelopen.

status-went-out = <b>{ log-went-out }</b> De ronde is afgelopen.
status-stock-empty = <b>{ log-stock-empty }</b> De ronde is afgelopen.
status-last-red-three = <b>{ log-last-red-three }</b> De ronde is afgelopen.
