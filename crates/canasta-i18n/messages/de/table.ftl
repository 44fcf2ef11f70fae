### Der Tisch: wer spielt, die Seiten und ihre Karten, und der Rahmen darum.

table-title = Canasta
table-title-your-turn = Du bist dran – Canasta
table-needs-script = Zum Spielen brauchst du JavaScript.

table-player = { $player ->
        [you] Du
       *[other] { $player }
    }
table-name = { $name }
table-players = { $you ->
        [yes] { $others ->
            [0] Du
            [one] Du und { $others }
           *[other] Du, { $others }
        }
       *[no] { $others }
    }
table-we = Wir
table-they = Sie

## Ein Namensschild: wenig Platz.

table-to-play = am Zug
table-away = nicht da
table-bot = Bot
table-bot-plays = Bot spielt
table-sits-out = setzt aus
table-partner = Partner
table-opponent = Gegner
table-one-card = eine Karte
table-cards = { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
table-count = { $cards }
table-count-to-play = { $cards }, am Zug
table-dealer = gibt
table-dealer-letter = G
table-you-deal = Du gibst
table-plate = { table-player }{ $relation ->
        [partner] , Partner
        [opponent] , Gegner
       *[none] {""}
    }{ $last ->
        [yes] , noch 1 Karte
       *[no] , { table-cards }
    }{ $to_play ->
        [yes] , am Zug
       *[no] {""}
    }{ $dealer ->
        [yes] , gibt
       *[no] {""}
    }{ $away ->
        [yes] , nicht da
        [bot] , nicht da, ein Bot spielt
       *[no] {""}
    }

table-plate-sits-out = { table-player }{ $relation ->
        [partner] , Partner
        [opponent] , Gegner
       *[none] {""}
    }, { table-sits-out }{ $away ->
        [yes] , nicht da
        [bot] , nicht da
       *[no] {""}
    }

## Karten und Punkte einer Seite.

table-side-state = { $opened ->
       *[no] Erstmeldung ab <b>{ $minimum }</b>
        [yes] { $needed ->
            [1] { $canastas ->
                [0] <b>{ $points }</b> ausgelegt
                [one] <b>{ $points }</b> ausgelegt · 1 Canasta
               *[other] <b>{ $points }</b> ausgelegt · { $canastas } Canastas
            }
           *[other] <b>{ $points }</b> ausgelegt · { $canastas } von { $needed } Canastas
        }
    }
table-next-minimum = nächstes Minimum { $minimum }
table-side-state-brief = { $opened ->
       *[no] ab <b>{ $minimum }</b>
        [yes] <b>{ $points }</b>
    }
table-red-threes = { $cards ->
        [one] eine rote Drei
       *[other] { SPELL($cards) } rote Dreien
    }
table-meld = { $canasta ->
        [natural] { KIND($rank, form: "many", case: "capital") }: echtes Canasta, { SPELL($cards) } Karten
        [mixed] { $wilds ->
            [one] { KIND($rank, form: "many", case: "capital") }: unechtes Canasta, { SPELL($cards) } Karten, davon eine wild
           *[other] { KIND($rank, form: "many", case: "capital") }: unechtes Canasta, { SPELL($cards) } Karten, davon { SPELL($wilds) } wild
        }
       *[none] { $wilds ->
            [0] { KIND($rank, form: "many", case: "capital") }: { SPELL($cards) } Karten
            [one] { KIND($rank, form: "many", case: "capital") }: { SPELL($cards) } Karten, davon eine wild
           *[other] { KIND($rank, form: "many", case: "capital") }: { SPELL($cards) } Karten, davon { SPELL($wilds) } wild
        }
    }
table-column = { KIND($rank, form: "many", case: "capital") }, { $cards }

## Die Leiste.

table-home = Canasta
table-played = { $rules }, Runde { $deal }, bis { $points }
table-played-deals = { $rules }, Runde { $deal } von { $deals }
table-nav = Tisch
table-leave = Verlassen
table-open-menu = Menü: Punkte und Verlauf, Regeln, Einstellungen, Verlassen
table-heading = Canasta, Runde { $deal }

## Punkte und Verlauf.

table-close-score = Schließen
table-score = Punkte
table-log = Verlauf
table-deal = Runde { $deal }
table-total = Gesamt
table-minimum = Minimum
