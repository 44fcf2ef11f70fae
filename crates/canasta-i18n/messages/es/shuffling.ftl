### Antes de una ronda: el compromiso del servidor, quién ha cortado, quién está y a quién se espera. Y el final de una partida sin
### que gane nadie.

shuffling-title = Barajando – Canasta
shuffling-heading = Barajando las cartas…
shuffling-about = El dispositivo de cada cual corta la baraja, así que nadie puede saber el orden de antemano.

shuffling-have-cut = { $you ->
        [yes] { $others ->
            [0] Ya has cortado.
            [one] Ya han cortado: tú y { $others }.
           *[other] Ya han cortado: tú, { $others }.
        }
       *[no] { $others ->
            [one] { table-players } ya ha cortado.
           *[other] { table-players } ya han cortado.
        }
    }
shuffling-have-not-cut = { $you ->
        [yes] { $others ->
            [0] Aún no has cortado.
            [one] Faltan por cortar: tú y { $others }.
           *[other] Faltan por cortar: tú, { $others }.
        }
       *[no] { $others ->
            [one] { table-players } aún no ha cortado.
           *[other] { table-players } aún no han cortado.
        }
    }
shuffling-ready = { $you ->
        [yes] { $others ->
            [0] Tú ya estás.
            [one] Ya están: tú y { $others }.
           *[other] Ya están: tú, { $others }.
        }
       *[no] { $others ->
            [one] { table-players } ya está.
           *[other] { table-players } ya están.
        }
    }
shuffling-waiting = { $you ->
        [yes] { $others ->
            [0] Solo faltas tú.
            [one] Faltan: tú y { $others }.
           *[other] Faltan: tú, { $others }.
        }
       *[no] { $others ->
            [one] Falta { $others }.
           *[other] Faltan { $others }.
        }
    }

shuffling-closed-more = La partida acabó aquí. En la repetición se ven todas las manos.
shuffling-given-up = Esta partida quedó abandonada.
shuffling-given-up-more = Hacía mucho que no jugaba nadie. En la repetición se ven todas las manos.

shuffling-not-yet-title = Todavía no – Canasta
shuffling-not-yet = Se está jugando la primera ronda.
shuffling-not-yet-about = Es una mesa de competición: verás aquí cada ronda cuando haya terminado.
shuffling-look-again = Actualizar
