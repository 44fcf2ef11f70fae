### The games of an evening: what they came to, and how the same people play the next one.

session-score-title = The evening so far
# $games (Number): how many were played, at least one
session-score-games = { $games ->
        [one] One game.
       *[other] { SPELL($games, case: "capital") } games.
    }
session-score-won = Won
session-score-points = Points
# The players of a side.
# $people (List): each as below
session-score-side = { $people }
# Item of $people in `session-score-side`.
# $name (Name): what they are called
session-score-side-name = { $name }

## The way to the next game.

session-score-again = Play again
session-score-join = Join them
session-score-draw-anew = Draw for seats again
session-score-about = All of you move to one new table, in the same seats or in newly drawn ones. Players who have not pressed a button yet are asked.
session-score-gathers = Players are gathering for the next game.

## At the next table.

# $game (Number): which game of the evening it is
session-score-which = Game { SPELL($game) } of the evening.
# $people (List): who played before, is asked and has not come yet, each as below
session-score-asked = Waiting for { $people }. The question is at the old table, and this table is on the start page.
# Item of $people in `session-score-asked`.
# $name (Name): what they are called
session-score-asked-name = { $name }
session-score-others-asked = The others have been asked. Begin when they are here.
