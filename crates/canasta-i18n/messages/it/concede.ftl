### La resa: una squadra lascia la vittoria all’altra, se sono d’accordo tutti i suoi giocatori.

concede-open = Arrenditi
concede-title = Vuoi arrenderti?
concede-about = Vincono gli avversari. Il punteggio non cambia.
concede-asks = { $partners ->
        [one] Prima deve dire di sì { $partners }.
       *[other] Prima devono dire di sì { $partners }.
    }
concede-now = Mi arrendo
concede-offer = Proponi la resa
concede-close = Annulla

concede-strip = Proposta di resa
concede-question = { $players ->
        [one] { $players } vuole arrendersi.
       *[other] { $players } vogliono arrendersi.
    }
concede-agree = Arrendiamoci
concede-play-on = Continuiamo
concede-waiting = Hai proposto la resa. In attesa della risposta di { $partners }.
concede-withdraw = Ritira

concede-conceded = { $you ->
        [yes] { $others ->
            [0] Hai concesso la vittoria.
           *[other] { table-players } avete concesso la vittoria.
        }
       *[no] { $others ->
            [one] { table-players } ha concesso la vittoria.
           *[other] { table-players } hanno concesso la vittoria.
        }
    }
