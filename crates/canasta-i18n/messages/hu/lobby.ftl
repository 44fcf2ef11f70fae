lobby-title = Nyilvános asztalok – Kanaszta
lobby-heading = Nyilvános asztalok
lobby-about = Asztalok, amelyek ezen a szerveren mindenki előtt nyitva állnak.
lobby-seat-me = Ültess le
lobby-seat-me-about = Bármelyik asztalhoz, most rögtön. Amíg nem jön más, robotok játszanak.
lobby-new-table = Új asztal
lobby-join = Csatlakozás kóddal
lobby-waiting = Játékosokra vár
lobby-none-waiting = Egy asztal sem vár játékosokra. Nyitsz egyet?
lobby-in-play = Folyamatban

lobby-tables = { $playing ->
        [0] Most nem folyik játszma
        [one] Egy játszma folyik
       *[other] { SPELL($playing, case: "capital") } játszma folyik
    }; { $waiting ->
        [0] egy asztal sem vár játékosokra.
       *[other] { SPELL($waiting) } asztal vár játékosokra.
    }
lobby-people = { $people ->
        [0] Rajtad kívül most senki sem játszik itt.
        [one] Egy ember ül asztalnál.
       *[other] { SPELL($people, case: "capital") } ember ül asztalnál, a zártkörűeket is számítva.
    }
lobby-table-of = { $host } asztala
lobby-game = { $rules }, { SPELL($players) } játékos
lobby-seats = { $people ->
        [0] Nincs ember
       *[other] { SPELL($people, case: "capital") } ember
    }{ $bots ->
        [0] {""}
       *[other] , { SPELL($bots) } robot
    }, { $free ->
        [0] { $replaces ->
            [yes] { $bots ->
                [one] akinek a helyére leülhetsz.
               *[other] és egy robot helyére leülhetsz.
            }
           *[no] nincs szabad hely.
        }
       *[other] { SPELL($free) } szabad hely.
    }
lobby-no-clock = Nincs óra.
lobby-clock = Körönként { $span }.
lobby-spectators = { SPELL($spectators, case: "capital") } néző.
lobby-sit-down = Leülök
lobby-sit-down-at = Leülök: { $host } asztala
lobby-watch = Nézem
lobby-watch-at = Nézem: { $host } asztala
