### Une session : les parties jouées d'affilée par les mêmes personnes, leur score et la revanche.

session-score-title = Score de la session
session-score-games = { $games ->
        [one] { SPELL($games, form: "f", case: "capital") } partie.
       *[other] { SPELL($games, case: "capital") } parties.
    }
session-score-won = Gagnées
session-score-points = Points
session-score-side = { $people }
session-score-side-name = { $name }

session-score-again = Revanche
session-score-join = Rejoindre
session-score-draw-anew = Revanche, autres places
session-score-about = Tout le monde passe à une nouvelle table, aux mêmes places ou à des places tirées de nouveau. Les autres reçoivent une invitation.
session-score-gathers = On s’installe pour la revanche.

session-score-which = Partie { DIGITS($game) } de cette session.
session-score-asked = On attend { $people }. L’invitation s’affiche à l’ancienne table et sur la page d’accueil.
session-score-asked-name = { $name }
session-score-others-asked = Les autres ont reçu l’invitation. Commence quand tout le monde est là.
