### Eine Serie: die Partien derselben Leute hintereinander, ihr Stand und die Revanche.

session-score-title = Stand der Serie
session-score-games = { $games ->
        [one] Eine Partie.
       *[other] { SPELL($games, case: "capital") } Partien.
    }
session-score-won = Siege
session-score-points = Punkte
session-score-side = { $people }
session-score-side-name = { $name }

session-score-again = Revanche
session-score-join = Mitspielen
session-score-draw-anew = Revanche, Plätze neu
session-score-about = Alle ziehen an einen neuen Tisch um, auf denselben oder neu ausgelosten Plätzen. Die anderen bekommen eine Einladung.
session-score-gathers = Die Spieler sammeln sich zur Revanche.

session-score-which = Partie { DIGITS($game) } der Serie.
session-score-asked = Es fehlen noch: { $people }. Die Einladung steht am alten Tisch und auf der Startseite.
session-score-asked-name = { $name }
session-score-others-asked = Die anderen sind eingeladen. Starte, wenn alle da sind.
