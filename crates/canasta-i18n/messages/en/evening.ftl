### The games of an evening: what they came to, and how the same people play the next one.

evening-title = The evening so far
# $games (Number): how many were played, at least one
evening-games = { $games ->
        [one] One game.
       *[other] { SPELL($games, case: "capital") } games.
    }
evening-won = Won
evening-points = Points
# The players of a side.
# $people (List): each as below
evening-side = { $people }
# Item of $people in `evening-side`.
# $name (Name): what they are called
evening-side-name = { $name }

## The way to the next game.

evening-again = Play again
evening-join = Join them
evening-draw-anew = Draw for seats again
evening-about = All of you move to one new table, in the same seats or in newly drawn ones. Players who have not pressed a button yet are asked.
evening-gathers = Players are gathering for the next game.

## At the next table.

# $game (Number): which game of the evening it is
evening-which = Game { SPELL($game) } of the evening.
# $people (List): who played before, is asked and has not come yet, each as below
evening-asked = Waiting for { $people }. The question is at the old table, and this table is on the start page.
# Item of $people in `evening-asked`.
# $name (Name): what they are called
evening-asked-name = { $name }
evening-others-asked = The others have been asked. Begin when they are here.
