### De tafel: de spelers, de teams met hun kaarten, en wat eromheen staat.

table-title = Canasta
table-title-your-turn = Jouw beurt – Canasta
table-needs-script = Om te spelen heb je JavaScript nodig.

## Spelers en teams.

table-player = { $player ->
        [you] Jij
       *[other] { $player }
    }
table-name = { $name }
table-players = { $you ->
        [yes] { $others ->
            [0] Jij
            [one] Jij en { $others }
           *[other] Jij, { $others }
        }
       *[no] { $others }
    }
table-we = Wij
table-they = Zij

## Een naambordje: onder de naam is weinig ruimte.

table-to-play = aan zet
table-away = weg
table-bot = bot
table-bot-plays = bot speelt
table-sits-out = slaat over
table-partner = partner
table-opponent = tegen{"\u00AD"}stander
table-one-card = één kaart
table-cards = { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }
table-count = { $cards }
table-count-to-play = { $cards }, aan zet
table-dealer = gever
table-dealer-letter = G
table-you-deal = Jij geeft
table-plate = { table-player }{ $relation ->
        [partner] , partner
        [opponent] , tegenstander
       *[none] {""}
    }{ $last ->
        [yes] , nog 1 kaart
       *[no] , { table-cards }
    }{ $to_play ->
        [yes] , aan zet
       *[no] {""}
    }{ $dealer ->
        [yes] , gever
       *[no] {""}
    }{ $away ->
        [yes] , weg
        [bot] , weg, bot speelt
       *[no] {""}
    }

table-plate-sits-out = { table-player }{ $relation ->
        [partner] , partner
        [opponent] , tegenstander
       *[none] {""}
    }, { table-sits-out }{ $away ->
        [yes] , weg
        [bot] , weg
       *[no] {""}
    }

## De kaarten en de stand van een team.

table-side-state = { $opened ->
       *[no] <b>{ $minimum }</b> nodig om te openen
        [yes] { $needed ->
            [1] { $canastas ->
                [0] <b>{ $points }</b> op tafel
                [one] <b>{ $points }</b> op tafel · 1 canasta
               *[other] <b>{ $points }</b> op tafel · { $canastas } canasta’s
            }
           *[other] <b>{ $points }</b> op tafel · { $canastas } van { $needed } canasta’s
        }
    }
table-next-minimum = volgende ronde { $minimum }
table-side-state-brief = { $opened ->
       *[no] <b>{ $minimum }</b> nodig
        [yes] <b>{ $points }</b>
    }
table-red-threes = { $cards ->
        [one] één rode drie
       *[other] { SPELL($cards) } rode drieën
    }
table-meld = { $canasta ->
        [natural] { KIND($rank, form: "many", case: "capital") }: zuivere canasta, { SPELL($cards) } kaarten
        [mixed] { KIND($rank, form: "many", case: "capital") }: gemengde canasta, { SPELL($cards) } kaarten, waarvan { SPELL($wilds) } wild
       *[none] { $wilds ->
            [0] { KIND($rank, form: "many", case: "capital") }: { SPELL($cards) } kaarten
           *[other] { KIND($rank, form: "many", case: "capital") }: { SPELL($cards) } kaarten, waarvan { SPELL($wilds) } wild
        }
    }
table-column = { KIND($rank, form: "many", case: "capital") }, { $cards }

## De balk.

table-home = Canasta
table-played = { $rules }, ronde { $deal }, tot { $points }
table-played-deals = { $rules }, ronde { $deal } van { $deals }
table-nav = Tafel
table-leave = Weggaan
table-open-menu = Menu: stand en verloop, regels, instellingen, weggaan
table-heading = Canasta, ronde { $deal }

## Stand en verloop.

table-close-score = Sluiten
table-score = Stand
table-log = Verloop
table-deal = Ronde { $deal }
table-total = Totaal
table-minimum = Minimum
