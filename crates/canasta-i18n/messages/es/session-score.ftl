### Una sesión: las partidas que las mismas personas han jugado seguidas, su marcador y la revancha.

session-score-title = Marcador de la sesión
session-score-games = { $games ->
        [one] Una partida.
       *[other] { SPELL($games, case: "capital") } partidas.
    }
session-score-won = Ganadas
session-score-points = Puntos
session-score-side = { $people }
session-score-side-name = { $name }

session-score-again = Revancha
session-score-join = Unirme
session-score-draw-anew = Revancha, otros asientos
session-score-about = Todo el mundo pasa a una mesa nueva, en los mismos asientos o en otros por sorteo. El resto recibe una invitación.
session-score-gathers = La gente se está uniendo a la revancha.

session-score-which = Partida { DIGITS($game) } de esta sesión.
session-score-asked = { $people ->
        [one] Falta { $people }.
       *[other] Faltan { $people }.
    } La invitación está en la mesa anterior y en su página de inicio.
session-score-asked-name = { $name }
session-score-others-asked = El resto ya tiene la invitación. Empieza cuando haya llegado todo el mundo.
