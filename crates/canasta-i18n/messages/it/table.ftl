table-title = Canasta
table-title-your-turn = Tocca a te – Canasta
table-needs-script = Per giocare serve JavaScript.

## I giocatori e le squadre.

table-player = { $player ->
        [you] Tu
       *[other] { $player }
    }
table-name = { $name }
table-players = { $you ->
        [yes] { $others ->
            [0] Tu
            [one] Tu e { $others }
           *[other] Tu, { $others }
        }
       *[no] { $others }
    }
table-we = Noi
table-they = Loro

## La targhetta di un giocatore.

table-to-play = di turno
table-away = assente
table-bot = bot
table-bot-plays = gioca il bot
table-sits-out = riposa
table-partner = partner
table-opponent = rivale
table-one-card = una carta
table-cards = { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }
table-count = { $cards }
table-count-to-play = { $cards }, di turno
table-dealer = mazziere
table-dealer-letter = M
table-you-deal = Dai tu le carte
table-plate = { table-player }{ $relation ->
        [partner] , partner
        [opponent] , rivale
       *[none] {""}
    }{ $last ->
        [yes] , ultima carta
       *[no] , { table-cards }
    }{ $to_play ->
        [yes] , di turno
       *[no] {""}
    }{ $dealer ->
        [yes] , mazziere
       *[no] {""}
    }{ $away ->
        [yes] , assente
        [bot] , assente, gioca il bot
       *[no] {""}
    }

table-plate-sits-out = { table-player }{ $relation ->
        [partner] , partner
        [opponent] , rivale
       *[none] {""}
    }, { table-sits-out }{ $away ->
        [yes] , assente
        [bot] , assente
       *[no] {""}
    }

## Le carte e il punteggio di una squadra.

table-side-state = { $opened ->
       *[no] apertura: <b>{ $minimum }</b>
        [yes] { $needed ->
            [1] { $canastas ->
                [0] <b>{ $points }</b> sul tavolo
                [one] <b>{ $points }</b> sul tavolo · 1 canasta
               *[other] <b>{ $points }</b> sul tavolo · { $canastas } canaste
            }
           *[other] { $canastas ->
                [one] <b>{ $points }</b> sul tavolo · 1 canasta su { $needed }
               *[other] <b>{ $points }</b> sul tavolo · { $canastas } canaste su { $needed }
            }
        }
    }
table-next-minimum = poi apertura { $minimum }
table-side-state-brief = { $opened ->
       *[no] minimo <b>{ $minimum }</b>
        [yes] <b>{ $points }</b>
    }
table-red-threes = { $cards ->
        [one] un tre rosso
       *[other] { SPELL($cards) } 3 rossi
    }
table-meld = { $canasta ->
        [natural] { KIND($rank, form: "many", case: "capital") }: canasta pura, { SPELL($cards) } carte
        [mixed] { KIND($rank, form: "many", case: "capital") }: canasta sporca, { SPELL($cards) } carte, { $wilds ->
            [one] una matta
           *[other] { SPELL($wilds) } matte
        }
       *[none] { $wilds ->
            [0] { KIND($rank, form: "many", case: "capital") }: { SPELL($cards) } carte
            [one] { KIND($rank, form: "many", case: "capital") }: { SPELL($cards) } carte, una matta
           *[other] { KIND($rank, form: "many", case: "capital") }: { SPELL($cards) } carte, { SPELL($wilds) } matte
        }
    }
table-column = { KIND($rank, form: "many", case: "capital") }, { $cards }

## La barra.

table-home = Canasta
table-played = { $rules }, mano { $deal }, ai { $points }
table-played-deals = { $rules }, mano { $deal } di { $deals }
table-nav = Tavolo
table-leave = Esci
table-open-menu = Menu: punti e cronaca, regole, opzioni, uscita
table-heading = Canasta, mano { $deal }

## Punti e cronaca.

table-close-score = Nascondi
table-score = Punti
table-log = Cronaca
table-deal = Mano { $deal }
table-total = Totale
table-minimum = Apertura
