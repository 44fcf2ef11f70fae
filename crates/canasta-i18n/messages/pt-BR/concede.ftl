concede-open = Desistir da partida
concede-title = Desistir da partida?
concede-about = O outro time ganha. O placar não muda.
concede-asks = { $partners ->
        [1] { $partners } precisa concordar antes.
       *[other] { $partners } precisam concordar antes.
    }
concede-now = Desistir
concede-offer = Propor desistência
concede-close = Fechar

concede-strip = Proposta de desistência
concede-question = { $players ->
        [1] { $players } quer desistir da partida.
       *[other] { $players } querem desistir da partida.
    }
concede-agree = Desistir
concede-play-on = Continuar
concede-waiting = Você propôs desistir. Falta a resposta de { $partners }.
concede-withdraw = Retirar

concede-conceded = { $you ->
        [yes] { $others ->
            [0] Você desistiu da partida.
           *[other] { table-players } desistiram da partida.
        }
       *[no] { $others ->
            [1] { $others } desistiu da partida.
           *[other] { $others } desistiram da partida.
        }
    }
