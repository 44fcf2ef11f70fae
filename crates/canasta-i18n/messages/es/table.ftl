### La mesa: quién juega, los equipos y sus cartas, y el marco que los rodea.

table-title = Canasta
table-title-your-turn = Te toca – Canasta
table-needs-script = Para jugar hace falta JavaScript.

table-player = { $player ->
        [you] Tú
       *[other] { $player }
    }
table-name = { $name }
table-players = { $you ->
        [yes] { $others ->
            [0] Tú
            [one] Tú y { $others }
           *[other] Tú, { $others }
        }
       *[no] { $others }
    }
table-we = Equipo
table-they = Rivales

table-to-play = juega
table-away = ausente
table-bot = bot
table-bot-plays = juega un bot
table-sits-out = descansa
table-partner = pareja
table-opponent = rival
table-one-card = una carta
table-cards = { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
table-count = { $cards }
table-count-to-play = { $cards }, juega
table-dealer = reparte
table-dealer-letter = R
table-you-deal = Repartes tú
table-plate = { table-player }{ $relation ->
        [partner] , pareja
        [opponent] , rival
       *[none] {""}
    }{ $last ->
        [yes] , queda 1 carta
       *[no] , { table-cards }
    }{ $to_play ->
        [yes] , en su turno
       *[no] {""}
    }{ $dealer ->
        [yes] , reparte
       *[no] {""}
    }{ $away ->
        [yes] , ausente
        [bot] , ausente, juega un bot
       *[no] {""}
    }

table-plate-sits-out = { table-player }{ $relation ->
        [partner] , pareja
        [opponent] , rival
       *[none] {""}
    }, { table-sits-out }{ $away ->
        [yes] , ausente
        [bot] , ausente
       *[no] {""}
    }

table-side-state = { $opened ->
       *[no] mínimo para bajar <b>{ $minimum }</b>
        [yes] { $needed ->
            [1] { $canastas ->
                [0] <b>{ $points }</b> en la mesa
                [one] <b>{ $points }</b> en la mesa · 1 canasta
               *[other] <b>{ $points }</b> en la mesa · { $canastas } canastas
            }
           *[other] <b>{ $points }</b> en la mesa · { $canastas } de { $needed } canastas
        }
    }
table-next-minimum = próxima ronda { $minimum }
table-side-state-brief = { $opened ->
       *[no] mín. <b>{ $minimum }</b>
        [yes] <b>{ $points }</b>
    }
table-red-threes = { $cards ->
        [one] un tres rojo
       *[other] { SPELL($cards) } treses rojos
    }
table-meld = { $canasta ->
        [natural] { KIND($rank, form: "many", case: "capital") }: canasta limpia, { SPELL($cards) } cartas
        [mixed] { KIND($rank, form: "many", case: "capital") }: canasta sucia, { SPELL($cards) } cartas, { $wilds ->
            [one] un comodín
           *[other] { SPELL($wilds) } comodines
        }
       *[none] { $wilds ->
            [0] { KIND($rank, form: "many", case: "capital") }: { SPELL($cards) } cartas
            [one] { KIND($rank, form: "many", case: "capital") }: { SPELL($cards) } cartas, un comodín
           *[other] { KIND($rank, form: "many", case: "capital") }: { SPELL($cards) } cartas, { SPELL($wilds) } comodines
        }
    }
table-column = { KIND($rank, form: "many", case: "capital") }, { $cards }

table-home = Canasta
table-played = { $rules }, ronda { $deal }, a { $points }
table-played-deals = { $rules }, ronda { $deal } de { $deals }
table-nav = Mesa
table-leave = Salir
table-open-menu = Menú: marcador y jugadas, reglas, ajustes, salir
table-heading = Canasta, ronda { $deal }

table-close-score = Cerrar
table-score = Marcador
table-log = Jugadas
table-deal = Ronda { $deal }
table-total = Total
table-minimum = Mínimo
