### A session: the games the same people played in a row, their score, and the rematch.

session-score-title = Session score
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

session-score-again = Rematch
session-score-join = Join
session-score-draw-anew = Rematch, new seats
session-score-about = Everyone moves to a new table, in the same seats or newly drawn ones. The others get an invitation.
session-score-gathers = Players are joining the rematch.

## At the next table.

# $game (Number): which game of the session it is
session-score-which = Game { DIGITS($game) } of this session.
# $people (List): players of the last game who haven’t joined yet, each as below
session-score-asked = Waiting for { $people }. They’ve been invited at the old table and on their start page.
# Item of $people in `session-score-asked`.
# $name (Name): what they are called
session-score-asked-name = { $name }
session-score-others-asked = The others have been invited. Start when they’re here.
