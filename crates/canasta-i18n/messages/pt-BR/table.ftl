table-title = Canasta
table-title-your-turn = Sua vez – Canasta
table-needs-script = Para jogar, é preciso ativar o JavaScript.

table-player = { $player ->
        [you] Você
       *[other] { $player }
    }
table-name = { $name }
table-players = { $you ->
        [yes] { $others ->
            [0] Você
            [1] Você e { $others }
           *[other] Você, { $others }
        }
       *[no] { $others }
    }
table-we = Nós
table-they = Eles

table-to-play = na vez
table-away = ausente
table-bot = robô
table-bot-plays = robô joga
table-sits-out = de fora
table-partner = dupla
table-opponent = rival
table-one-card = uma carta
table-cards = { $cards ->
        [1] 1 carta
       *[other] { $cards } cartas
    }
table-count = { $cards }
table-count-to-play = { $cards }, na vez
table-dealer = dá as cartas
table-dealer-letter = D
table-you-deal = Você dá as cartas
table-plate = { table-player }{ $relation ->
        [partner] , sua dupla
        [opponent] , rival
       *[none] {""}
    }{ $last ->
        [yes] , só 1 carta
       *[no] , { table-cards }
    }{ $to_play ->
        [yes] , na vez
       *[no] {""}
    }{ $dealer ->
        [yes] , dá as cartas
       *[no] {""}
    }{ $away ->
        [yes] , ausente
        [bot] , ausente, um robô joga
       *[no] {""}
    }

table-plate-sits-out = { table-player }{ $relation ->
        [partner] , sua dupla
        [opponent] , rival
       *[none] {""}
    }, fica de fora{ $away ->
        [yes] , ausente
        [bot] , ausente
       *[no] {""}
    }

table-side-state = { $opened ->
       *[no] mínimo <b>{ $minimum }</b>
        [yes] { $needed ->
            [1] { $canastas ->
                [0] <b>{ $points }</b> na mesa
                [1] <b>{ $points }</b> na mesa · 1 canastra
               *[other] <b>{ $points }</b> na mesa · { $canastas } canastras
            }
           *[other] <b>{ $points }</b> na mesa · { $canastas } de { $needed } canastras
        }
    }
table-next-minimum = próximo mínimo { $minimum }
table-side-state-brief = { $opened ->
       *[no] mínimo <b>{ $minimum }</b>
        [yes] <b>{ $points }</b>
    }
table-red-threes = { $cards ->
        [1] um 3 vermelho
       *[other] { SPELL($cards) } 3 vermelhos
    }
table-meld = { $canasta ->
        [natural] { KIND($rank, form: "many", case: "capital") }: canastra limpa, { SPELL($cards, form: "f") } cartas
        [mixed] { $wilds ->
            [1] { KIND($rank, form: "many", case: "capital") }: canastra suja, { SPELL($cards, form: "f") } cartas, um curinga
           *[other] { KIND($rank, form: "many", case: "capital") }: canastra suja, { SPELL($cards, form: "f") } cartas, { SPELL($wilds) } curingas
        }
       *[none] { $wilds ->
            [0] { KIND($rank, form: "many", case: "capital") }: { SPELL($cards, form: "f") } cartas
            [1] { KIND($rank, form: "many", case: "capital") }: { SPELL($cards, form: "f") } cartas, um curinga
           *[other] { KIND($rank, form: "many", case: "capital") }: { SPELL($cards, form: "f") } cartas, { SPELL($wilds) } curingas
        }
    }
table-column = { $cards ->
        [1] { KIND($rank, form: "one", case: "capital") }: 1 carta
       *[other] { KIND($rank, form: "many", case: "capital") }: { $cards } cartas
    }

table-home = Canasta
table-played = { $rules }, rodada { $deal }, até { $points }
table-played-deals = { $rules }, rodada { $deal } de { $deals }
table-nav = Mesa
table-leave = Sair
table-open-menu = Menu: placar e jogadas, regras, ajustes, sair
table-heading = Canasta, rodada { $deal }

table-close-score = Fechar
table-score = Placar
table-log = Jogadas
table-deal = Rodada { $deal }
table-total = Total
table-minimum = Mínimo
