session-score-title = Placar da série
session-score-games = { $games ->
        [1] Uma partida.
       *[other] { SPELL($games, form: "f", case: "capital") } partidas.
    }
session-score-won = Vitórias
session-score-points = Pontos
session-score-side = { $people }
session-score-side-name = { $name }

session-score-again = Revanche
session-score-join = Entrar
session-score-draw-anew = Revanche, novos lugares
session-score-about = Todo mundo vai para uma nova mesa, nos mesmos lugares ou em lugares sorteados. Os outros recebem um convite.
session-score-gathers = O pessoal está entrando na revanche.

session-score-which = Partida { DIGITS($game) } desta série.
session-score-asked = Esperando { $people }. O convite está na mesa antiga e na página inicial.
session-score-asked-name = { $name }
session-score-others-asked = Os outros já receberam o convite. Comece quando chegarem.
