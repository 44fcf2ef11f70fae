session-score-title = A sorozat állása
session-score-games = { SPELL($games, case: "capital") } játszma.
session-score-won = Győzelem
session-score-points = Pont
session-score-side = { $people }
session-score-side-name = { $name }

session-score-again = Visszavágó
session-score-join = Beszállok
session-score-draw-anew = Visszavágó, új helyek
session-score-about = Mindenki új asztalhoz ül, ugyanazokra vagy újonnan kisorsolt helyekre. A többiek meghívót kapnak.
session-score-gathers = A játékosok gyülekeznek a visszavágóra.

session-score-which = A sorozat { DIGITS($game) }. játszmája.
session-score-asked = Még hiányzik: { $people }. A régi asztalnál és a kezdőlapon kaptak meghívót.
session-score-asked-name = { $name }
session-score-others-asked = A többiek megkapták a meghívót. Kezdd el, ha itt vannak.
