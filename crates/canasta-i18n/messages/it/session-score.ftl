### Una serie: le partite giocate di fila dalle stesse persone, il loro punteggio e la rivincita.

session-score-title = Punti della serie
session-score-games = { $games ->
        [one] Una partita.
       *[other] { SPELL($games, case: "capital") } partite.
    }
session-score-won = Vinte
session-score-points = Punti
session-score-side = { $people }
session-score-side-name = { $name }

## Verso la prossima partita.

session-score-again = Rivincita
session-score-join = Partecipa
session-score-draw-anew = Rivincita, nuovi posti
session-score-about = Si passa tutti a un nuovo tavolo, con gli stessi posti o con un nuovo sorteggio. Gli altri ricevono un invito.
session-score-gathers = I giocatori si stanno riunendo per la rivincita.

## Al tavolo successivo.

session-score-which = Partita { DIGITS($game) } di questa serie.
session-score-asked = { $people ->
        [one] Manca { $people }. L’invito è al vecchio tavolo e nella sua pagina iniziale.
       *[other] Mancano { $people }. L’invito è al vecchio tavolo e nella loro pagina iniziale.
    }
session-score-asked-name = { $name }
session-score-others-asked = Gli altri hanno ricevuto l’invito. Inizia quando ci sono.
