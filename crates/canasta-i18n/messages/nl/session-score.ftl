### Een reeks: de partijen die dezelfde mensen achter elkaar speelden, de onderlinge stand en de revanche.

session-score-title = Onderlinge stand
session-score-games = { $games ->
        [one] Eén partij.
       *[other] { SPELL($games, case: "capital") } partijen.
    }
session-score-won = Gewonnen
session-score-points = Punten
session-score-side = { $people }
session-score-side-name = { $name }

## Naar de volgende partij.

session-score-again = Revanche
session-score-join = Meedoen
session-score-draw-anew = Revanche, nieuwe plaatsen
session-score-about = Iedereen gaat naar een nieuwe tafel, op dezelfde plaatsen of opnieuw geloot. De anderen krijgen een uitnodiging.
session-score-gathers = De spelers komen bij elkaar voor de revanche.

## Aan de volgende tafel.

session-score-which = Partij { DIGITS($game) } van deze reeks.
session-score-asked = Het wachten is op { $people }. De uitnodiging staat aan de oude tafel en op hun startpagina.
session-score-asked-name = { $name }
session-score-others-asked = De anderen zijn uitgenodigd. Begin als ze er zijn.
