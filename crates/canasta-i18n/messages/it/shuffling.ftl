### Prima di una mano: l’impronta del server, chi ha tagliato, chi ha dato il via, chi si aspetta. E la fine di una partita senza vincitori.

shuffling-title = Si mescola – Canasta
shuffling-heading = Si mescolano le carte…
shuffling-about = Il dispositivo di ogni giocatore taglia il mazzo, così nessuno può conoscerne l’ordine in anticipo.

## La prima mano. I bot non tagliano.

shuffling-have-cut = { $you ->
        [yes] { $others ->
            [0] Hai tagliato il mazzo.
           *[other] { table-players } avete tagliato il mazzo.
        }
       *[no] { $others ->
            [one] { table-players } ha tagliato il mazzo.
           *[other] { table-players } hanno tagliato il mazzo.
        }
    }
shuffling-have-not-cut = { $you ->
        [yes] { $others ->
            [0] Non hai ancora tagliato.
           *[other] { table-players } non avete ancora tagliato.
        }
       *[no] { $others ->
            [one] { table-players } non ha ancora tagliato.
           *[other] { table-players } non hanno ancora tagliato.
        }
    }

## Le mani successive.

shuffling-ready = { $you ->
        [yes] { $others ->
            [0] Hai dato il via.
           *[other] { table-players } avete dato il via.
        }
       *[no] { $others ->
            [one] { table-players } ha dato il via.
           *[other] { table-players } hanno dato il via.
        }
    }
shuffling-waiting = { $you ->
        [yes] { $others ->
            [0] Manchi solo tu.
            [one] Mancate tu e { $others }.
           *[other] Mancate tu, { $others }.
        }
       *[no] { $others ->
            [one] Manca { $others }.
           *[other] Mancano { $others }.
        }
    }

## Una partita finita senza vincitori.

shuffling-closed-more = La partita è finita qui. Il replay mostra le carte di tutti.
shuffling-given-up = Questa partita è stata abbandonata.
shuffling-given-up-more = Da molto tempo non giocava nessuno. Il replay mostra le carte di tutti.

## Chi guarda un tavolo da gara, prima che finisca la prima mano.

shuffling-not-yet-title = Non ancora – Canasta
shuffling-not-yet = La prima mano è in corso.
shuffling-not-yet-about = Questo è un tavolo da gara: vedrai qui ogni mano quando è finita.
shuffling-look-again = Aggiorna
