### Die Lobby: Tische, an denen alle mitspielen oder zuschauen können.

lobby-title = Lobby – Canasta
lobby-heading = Lobby
lobby-about = Öffentliche Tische auf diesem Server.
lobby-seat-me = Gleich mitspielen
lobby-seat-me-about = Sofort an irgendeinem Tisch. Bots spielen, bis Menschen kommen.
lobby-new-table = Neuer Tisch
lobby-join = Mit Code mitspielen
lobby-waiting = Hier fehlen noch Spieler
lobby-none-waiting = Gerade wartet kein Tisch. Magst du einen eröffnen?
lobby-in-play = Laufende Partien

lobby-tables = { $playing ->
        [0] Gerade läuft keine Partie
        [one] Eine Partie läuft
       *[other] { SPELL($playing, case: "capital") } Partien laufen
    }; { $waiting ->
        [0] kein Tisch wartet auf Spieler.
        [one] ein Tisch wartet auf Spieler.
       *[other] { SPELL($waiting) } Tische warten auf Spieler.
    }
lobby-people = { $people ->
        [0] Außer dir spielt hier gerade niemand.
        [one] Eine Person sitzt an einem Tisch.
       *[other] { SPELL($people, case: "capital") } Personen sitzen an Tischen, private eingeschlossen.
    }
lobby-table-of = Tisch von { $host }
lobby-game = { $rules }, { $players ->
        [one] eine Person
       *[other] { SPELL($players) } Spieler
    }
lobby-seats = { $people ->
        [0] Keine Menschen
        [one] Ein Mensch
       *[other] { SPELL($people, case: "capital") } Menschen
    }{ $bots ->
        [0] {""}
        [one] , ein Bot
       *[other] , { SPELL($bots) } Bots
    }, { $free ->
        [0] { $replaces ->
            [yes] { $bots ->
                [one] dessen Platz du haben kannst.
               *[other] und du kannst den Platz eines Bots haben.
            }
           *[no] kein Platz frei.
        }
        [one] ein Platz frei.
       *[other] { SPELL($free) } Plätze frei.
    }
lobby-no-clock = Ohne Uhr.
lobby-clock = { $span } pro Zug.
lobby-spectators = { $spectators ->
        [one] Eine Person schaut zu.
       *[other] { SPELL($spectators, case: "capital") } Personen schauen zu.
    }
lobby-sit-down = Hinsetzen
lobby-sit-down-at = Hinsetzen am Tisch von { $host }
lobby-watch = Zuschauen
lobby-watch-at = Zuschauen am Tisch von { $host }
