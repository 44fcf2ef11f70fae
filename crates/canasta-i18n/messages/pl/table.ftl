### Stół: gracze, strony i ich karty oraz ramka dookoła.

table-title = Kanasta
table-title-your-turn = Twoja kolej – Kanasta
table-needs-script = Do gry potrzebny jest JavaScript.

## Gracze i strony.

table-player = { $player ->
        [you] Ty
       *[other] { $player }
    }
table-name = { $name }
table-players = { $you ->
        [yes] { $others ->
            [0] Ty
            [one] Ty i { $others }
            [few] Ty, { $others }
           *[many] Ty, { $others }
        }
       *[no] { $others }
    }
table-we = My
table-they = Oni

## Tabliczka z nazwą gracza.

table-to-play = na ruchu
table-away = poza stołem
table-bot = bot
table-bot-plays = gra bot
table-sits-out = pauzuje
table-partner = partner
table-opponent = przeciwnik
table-one-card = jedna karta
table-cards = { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }
table-count = { $cards }
table-count-to-play = { $cards }, na ruchu
table-dealer = rozdaje
table-dealer-letter = R
table-you-deal = Rozdajesz
table-plate = { table-player }{ $relation ->
        [partner] , partner
        [opponent] , przeciwnik
       *[none] {""}
    }{ $last ->
        [yes] , ostatnia karta
       *[no] , { table-cards }
    }{ $to_play ->
        [yes] { $player ->
            [you] , twoja kolej
           *[other] , teraz gra
        }
       *[no] {""}
    }{ $dealer ->
        [yes] { $player ->
            [you] , rozdajesz
           *[other] , rozdaje
        }
       *[no] {""}
    }{ $away ->
        [yes] , poza stołem
        [bot] , poza stołem, gra bot
       *[no] {""}
    }

table-plate-sits-out = { table-player }{ $relation ->
        [partner] , partner
        [opponent] , przeciwnik
       *[none] {""}
    }, { $player ->
        [you] pauzujesz
       *[other] pauzuje
    }{ $away ->
        [yes] , poza stołem
        [bot] , poza stołem
       *[no] {""}
    }

## Karty i punkty strony.

table-side-state = { $opened ->
       *[no] minimum <b>{ $minimum }</b>
        [yes] { $needed ->
            [1] { $canastas ->
                [0] <b>{ $points }</b> na stole
                [one] <b>{ $points }</b> na stole · 1 kanasta
                [few] <b>{ $points }</b> na stole · { $canastas } kanasty
               *[many] <b>{ $points }</b> na stole · { $canastas } kanast
            }
           *[other] <b>{ $points }</b> na stole · kanasty: { $canastas } z { $needed }
        }
    }
table-next-minimum = następne minimum { $minimum }
table-side-state-brief = { $opened ->
       *[no] min. <b>{ $minimum }</b>
        [yes] <b>{ $points }</b>
    }
table-red-threes = { $cards ->
        [one] jedna czerwona trójka
        [few] { SPELL($cards) } czerwone trójki
       *[many] { SPELL($cards) } czerwonych trójek
    }
table-meld = { $canasta ->
        [natural] { KIND($rank, form: "few", case: "capital") }: czysta kanasta, { table-cards }
        [mixed] { KIND($rank, form: "few", case: "capital") }: mieszana kanasta, { table-cards }, w tym dzikie: { SPELL($wilds) }
       *[none] { $wilds ->
            [0] { KIND($rank, form: "few", case: "capital") }: { table-cards }
           *[other] { KIND($rank, form: "few", case: "capital") }: { table-cards }, w tym dzikie: { SPELL($wilds) }
        }
    }
table-column = { KIND($rank, form: "few", case: "capital") }, { $cards }

## Pasek.

table-home = Kanasta
table-played = { $rules }, rozdanie { $deal }, do { $points }
table-played-deals = { $rules }, rozdanie { $deal } z { $deals }
table-nav = Stół
table-leave = Wyjdź
table-open-menu = Menu: wynik i przebieg, zasady, ustawienia, wyjście
table-heading = Kanasta, rozdanie { $deal }

## Wynik i przebieg.

table-close-score = Zamknij
table-score = Wynik
table-log = Przebieg
table-deal = Rozdanie { $deal }
table-total = Razem
table-minimum = Minimum
