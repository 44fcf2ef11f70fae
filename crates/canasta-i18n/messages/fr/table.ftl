### La table : les joueurs, les camps et leurs cartes, et le cadre autour.

table-title = Canasta
table-title-your-turn = À toi de jouer – Canasta
table-needs-script = Il faut activer JavaScript pour jouer.

table-player = { $player ->
        [you] Toi
       *[other] { $player }
    }
table-name = { $name }
table-players = { $you ->
        [yes] { $others ->
            [0] Toi
            [one] { $others } et toi
           *[other] Toi, { $others }
        }
       *[no] { $others }
    }
table-we = Nous
table-they = Eux

table-to-play = joue
table-away = pas là
table-bot = robot
table-bot-plays = un robot joue
table-sits-out = au repos
table-partner = partenaire
table-opponent = adversaire
table-one-card = une carte
table-cards = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
table-count = { $cards }
table-count-to-play = { $cards }, joue
table-dealer = distribue
table-dealer-letter = D
table-you-deal = Tu distribues
table-plate = { table-player }{ $relation ->
        [partner] , partenaire
        [opponent] , adversaire
       *[none] {""}
    }{ $last ->
        [yes] , plus qu’une carte
       *[no] , { table-cards }
    }{ $to_play ->
        [yes] , joue maintenant
       *[no] {""}
    }{ $dealer ->
        [yes] , a distribué
       *[no] {""}
    }{ $away ->
        [yes] , pas là
        [bot] , pas là, un robot joue
       *[no] {""}
    }

table-plate-sits-out = { table-player }{ $relation ->
        [partner] , partenaire
        [opponent] , adversaire
       *[none] {""}
    }, { table-sits-out }{ $away ->
        [yes] , pas là
        [bot] , pas là
       *[no] {""}
    }

table-side-state = { $opened ->
       *[no] ouverture à <b>{ $minimum }</b>
        [yes] { $needed ->
            [1] { $canastas ->
                [0] <b>{ $points }</b> sur la table
                [one] <b>{ $points }</b> sur la table · { $canastas } canasta
               *[other] <b>{ $points }</b> sur la table · { $canastas } canastas
            }
           *[other] { $canastas ->
                [one] <b>{ $points }</b> sur la table · { $canastas } canasta sur { $needed }
               *[other] <b>{ $points }</b> sur la table · { $canastas } canastas sur { $needed }
            }
        }
    }
table-next-minimum = prochain minimum { $minimum }
table-side-state-brief = { $opened ->
       *[no] il faut <b>{ $minimum }</b>
        [yes] <b>{ $points }</b>
    }
table-red-threes = { $cards ->
        [one] { SPELL($cards) } 3 rouge
       *[other] { SPELL($cards) } 3 rouges
    }
table-meld = { $canasta ->
        [natural] Les { KIND($rank, form: "many") } : canasta pure, { SPELL($cards) } cartes
        [mixed] Les { KIND($rank, form: "many") } : canasta mixte, { SPELL($cards) } cartes, dont { SPELL($wilds) } passe-partout
       *[none] { $wilds ->
            [0] Les { KIND($rank, form: "many") } : { SPELL($cards) } cartes
           *[other] Les { KIND($rank, form: "many") } : { SPELL($cards) } cartes, dont { SPELL($wilds) } passe-partout
        }
    }
table-column = Les { KIND($rank, form: "many") }, { $cards }

table-home = Canasta
table-played = { $rules }, donne { $deal }, en { $points } points
table-played-deals = { $rules }, donne { $deal } sur { $deals }
table-nav = Table
table-leave = Quitter
table-open-menu = Menu : score et journal, règles, réglages, quitter
table-heading = Canasta, donne { $deal }

table-close-score = Fermer
table-score = Score
table-log = Journal
table-deal = Donne { $deal }
table-total = Total
table-minimum = Minimum
