shuffling-title = Embaralhando – Canasta
shuffling-heading = Embaralhando as cartas…
shuffling-about = O aparelho de cada pessoa corta o baralho, e assim ninguém pode saber a ordem antes.

shuffling-have-cut = { $you ->
        [yes] { $others ->
            [0] Você já cortou.
           *[other] { table-players } já cortaram.
        }
       *[no] { $others ->
            [1] { table-players } já cortou.
           *[other] { table-players } já cortaram.
        }
    }
shuffling-have-not-cut = { $you ->
        [yes] { $others ->
            [0] Você ainda não cortou.
           *[other] { table-players } ainda não cortaram.
        }
       *[no] { $others ->
            [1] { table-players } ainda não cortou.
           *[other] { table-players } ainda não cortaram.
        }
    }

shuffling-ready = { $you ->
        [yes] { $others ->
            [0] Você já deu o OK.
           *[other] { table-players } já deram o OK.
        }
       *[no] { $others ->
            [1] { table-players } já deu o OK.
           *[other] { table-players } já deram o OK.
        }
    }
shuffling-waiting = { $you ->
        [yes] { $others ->
            [0] Só falta você.
            [1] Faltam você e { $others }.
           *[other] Faltam você, { $others }.
        }
       *[no] { $others ->
            [1] Só falta { $others }.
           *[other] Faltam { $others }.
        }
    }

shuffling-closed-more = A partida acabou aqui. O replay mostra todas as mãos.
shuffling-given-up = Esta partida foi abandonada.
shuffling-given-up-more = Ninguém jogava havia muito tempo. O replay mostra todas as mãos.

shuffling-not-yet-title = Ainda não – Canasta
shuffling-not-yet = A primeira rodada está em andamento.
shuffling-not-yet-about = Esta mesa é competitiva: você vê cada rodada aqui depois que ela acaba.
shuffling-look-again = Atualizar
