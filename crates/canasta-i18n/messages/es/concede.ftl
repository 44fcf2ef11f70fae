### Rendirse: un equipo da la partida por perdida, si está de acuerdo todo el equipo.

concede-open = Rendirse
concede-title = ¿Rendirse?
concede-about = Gana el otro equipo. Los puntos no cambian.
concede-asks = { $partners ->
        [one] Antes tiene que estar de acuerdo { $partners }.
       *[other] Antes tienen que estar de acuerdo { $partners }.
    }
concede-now = Rendirse
concede-offer = Proponerlo
concede-close = Cerrar

concede-strip = Propuesta de rendición
concede-question = { $players ->
        [one] { $players } quiere rendirse.
       *[other] { $players } quieren rendirse.
    }
concede-agree = Rendirse
concede-play-on = Seguir
concede-waiting = Has propuesto la rendición. Falta la respuesta de { $partners }.
concede-withdraw = Retirar

concede-conceded = { $you ->
        [yes] { $others ->
            [0] Te rendiste.
           *[other] Tu equipo se rindió: tú y { $others }.
        }
       *[no] { $others ->
            [one] { $others } se rindió.
           *[other] { $others } se rindieron.
        }
    }
