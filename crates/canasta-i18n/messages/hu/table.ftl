table-title = Kanaszta
table-title-your-turn = Te jössz – Kanaszta
table-needs-script = A játékhoz JavaScript kell.

table-player = { $player ->
        [you] Te
       *[other] { $player }
    }
table-name = { $name }
table-players = { $you ->
        [yes] { $others ->
            [0] Te
            [one] Te és { $others }
           *[other] Te, { $others }
        }
       *[no] { $others }
    }
table-we = Mi
table-they = Ők

table-to-play = soron
table-away = távol
table-bot = robot
table-bot-plays = robot játszik
table-sits-out = pihenő
table-partner = partner
table-opponent = ellenfél
table-one-card = egy lap
table-cards = { $cards } lap
table-count = { $cards }
table-count-to-play = { $cards }, soron
table-dealer = osztó
table-dealer-letter = O
table-you-deal = Te osztasz
table-plate = { table-player }{ $relation ->
        [partner] , partner
        [opponent] , ellenfél
       *[none] {""}
    }{ $last ->
        [yes] , egy lap maradt
       *[no] , { table-cards }
    }{ $to_play ->
        [yes] , soron
       *[no] {""}
    }{ $dealer ->
        [yes] , osztó
       *[no] {""}
    }{ $away ->
        [yes] , távol
        [bot] , távol, robot játszik
       *[no] {""}
    }
table-plate-sits-out = { table-player }{ $relation ->
        [partner] , partner
        [opponent] , ellenfél
       *[none] {""}
    }, { table-sits-out }{ $away ->
        [yes] , távol
        [bot] , távol
       *[no] {""}
    }

table-side-state = { $opened ->
       *[no] minimum <b>{ $minimum }</b>
        [yes] { $needed ->
            [1] { $canastas ->
                [0] <b>{ $points }</b> az asztalon
               *[other] <b>{ $points }</b> az asztalon · { $canastas } kanaszta
            }
           *[other] <b>{ $points }</b> az asztalon · { $canastas }/{ $needed } kanaszta
        }
    }
table-next-minimum = legközelebb { $minimum } kell
table-side-state-brief = { $opened ->
       *[no] kell <b>{ $minimum }</b>
        [yes] <b>{ $points }</b>
    }
table-red-threes = { SPELL($cards) } piros hármas
table-meld = { $canasta ->
        [natural] { KIND($rank, form: "many", case: "capital") }: tiszta kanaszta, { SPELL($cards) } lap
        [mixed] { KIND($rank, form: "many", case: "capital") }: vegyes kanaszta, { SPELL($cards) } lap, ebből { SPELL($wilds) } helyettesítő
       *[none] { $wilds ->
            [0] { KIND($rank, form: "many", case: "capital") }: { SPELL($cards) } lap
           *[other] { KIND($rank, form: "many", case: "capital") }: { SPELL($cards) } lap, ebből { SPELL($wilds) } helyettesítő
        }
    }
table-column = { KIND($rank, form: "one", case: "capital") }, { $cards }

table-home = Kanaszta
table-played = { $rules }, { $deal }. osztás, { $points } pontig
table-played-deals = { $rules }, { $deal }. osztás, összesen { $deals }
table-nav = Asztal
table-leave = Távozás
table-open-menu = Menü: állás és napló, szabályok, beállítások, távozás
table-heading = Kanaszta, { $deal }. osztás

table-close-score = Bezárás
table-score = Állás
table-log = Napló
table-deal = { $deal }. osztás
table-total = Összesen
table-minimum = Minimum
