### The review page of a finished game. See `review` for the text it shares with the terminal.

review-page-title = Game review – Canasta
review-page-heading = Game review
# The link to the page, at the end of a game and in the list of games.
review-page-link = Review
# The same for a screen reader, for one game of many.
# $outcome (Message): its result, as `stats-outcome`
review-page-one = Review: { $outcome }
# Over the names of all players.
review-page-whose = Player
review-page-you = you
review-page-to-replay = Back to replay
review-page-book = How reviews work

## The summary: luck and mistakes. Points are the player’s side’s margin over the others.

review-page-points = In points
review-page-chance = In win chance
review-page-at-first = Start
review-page-luck = Luck
review-page-play = Your play
review-page-result = Total
review-page-at-last = End
# $seat (Player): whose review it is
# $gain (Flag): more than zero
# $points (Points): how many, without a sign
review-page-luck-points = { $seat ->
        [you] { $gain ->
            [yes] Luck (the cards and the other players) gave you <b>{ $points }</b> points.
           *[no] Luck (the cards and the other players) cost you <b>{ $points }</b> points.
        }
       *[other] { $gain ->
            [yes] Luck (the cards and the other players) gave { $seat } <b>{ $points }</b> points.
           *[no] Luck (the cards and the other players) cost { $seat } <b>{ $points }</b> points.
        }
    }
# $seat (Player): whose review it is
# $points (Points): how many, without a sign
review-page-play-points = { $seat ->
        [you] { $points ->
            [0] No clear mistakes.
           *[other] Your mistakes cost you <b>{ $points }</b>.
        }
       *[other] { $points ->
            [0] { $seat } made no clear mistakes.
           *[other] { $seat }’s mistakes cost <b>{ $points }</b>.
        }
    }
# $several (Flag): there are more than two sides
review-page-points-about = { $several ->
        [yes] Points are the player’s average margin over the others.
       *[no] Points are the player’s margin over the other side.
    }
# Shown if luck or play gained points but lowered the chance to win, or the other way round.
review-page-points-and-chance = Points and chances can disagree: the same points change the chance to win more when the game is close.
# $seat (Player): whose review it is
# $gain (Flag): more than zero
# $percent (Points): percentage points, without a sign
review-page-luck-chance = { $seat ->
        [you] { $gain ->
            [yes] Luck raised your win chance by <b>{ $percent ->
                [one] { $percent } percentage point
               *[other] { $percent } percentage points
            }</b>.
           *[no] Luck lowered your win chance by <b>{ $percent ->
               [one] { $percent } percentage point
              *[other] { $percent } percentage points
           }</b>.
        }
       *[other] { $gain ->
            [yes] Luck raised { $seat }’s win chance by <b>{ $percent ->
                [one] { $percent } percentage point
               *[other] { $percent } percentage points
            }</b>.
           *[no] Luck lowered { $seat }’s win chance by <b>{ $percent ->
               [one] { $percent } percentage point
              *[other] { $percent } percentage points
           }</b>.
        }
    }
# $seat (Player): whose review it is
# $percent (Points): percentage points, without a sign
review-page-play-chance = { $seat ->
        [you] { $percent ->
            [0] No clear mistakes.
           *[other] Your mistakes lowered it by <b>{ $percent ->
               [one] { $percent } percentage point
              *[other] { $percent } percentage points
           }</b>.
        }
       *[other] { $percent ->
            [0] { $seat } made no clear mistakes.
           *[other] { $seat }’s mistakes lowered it by <b>{ $percent ->
               [one] { $percent } percentage point
              *[other] { $percent } percentage points
           }</b>.
        }
    }

## Accuracy.

review-page-accuracy = Accuracy
# $accuracy (Number): of a hundred
review-page-of-hundred = <b>{ $accuracy }%</b>
# $least (Number): the lower bound
# $most (Number): the upper bound
review-page-accuracy-about = 100% means the best play every time; 50% means giving away a quarter of a win. One game is a small sample: the true value is probably between { $least }% and { $most }%.

## The curve.

review-page-curve = Win chance over the game
# For screen readers.
# $seat (Player): whose chance it is
# $before (Message): the chance at the start, as `hint-share`
# $after (List): the chances after each deal, in the same way
review-page-curve-spoken = { $seat ->
        [you] Your win chance was { $before } at the start, and then after each deal { $after }.
       *[other] { $seat }’s win chance was { $before } at the start, and then after each deal { $after }.
    }
review-page-even = No single play or card changed the win chance by 5 points or more.

## Marked turns.

# $player (Name): whose review it is, if not the reader’s own
review-page-you-is = “You” below means { $player }.
review-page-no-marks = No clear mistakes.
# For screen readers: the position next to a marked turn.
# $player (Name): whose cards are shown
review-page-step = What { $player } saw
review-page-see = See it in the replay
review-page-play-on = Play on from here
# For screen readers, for one turn of many.
# $deal (Number): in which deal
# $turn (Number): in which turn
review-page-see-one = See it in the replay: deal { $deal }, turn { $turn }
# $deal (Number): in which deal
# $turn (Number): in which turn
review-page-play-on-one = Play on from here: deal { $deal }, turn { $turn }

## Deal by deal.

review-page-deals = Deal by deal
# $deal (Number): its number
review-page-deal = Deal { $deal }
review-page-cause = Source
review-page-in-points = Points
review-page-in-chance = Win chance
review-page-cause-dealt = Luck: the cards dealt
review-page-cause-draw = Luck: cards you drew
# $player (Name): another player
review-page-cause-turn = Luck: what { $player } did
review-page-cause-substitute = Luck: bot’s turns
review-page-cause-end = Luck: final count
review-page-lost = Your mistakes

## While a review is being made, and if there is none.

review-page-working = Analysing the game…
# $player (Name): whose review it is
review-page-working-about = Every decision by { $player } is simulated hundreds of times, using only what { $player } could see. This takes about half a minute, longer when the server is busy.
# $percent (Number): of a hundred
review-page-done = { $percent }% done
# $before (Number): how many others are ahead of it
review-page-queued = { $before ->
        [0] You’re next in line.
        [one] One review ahead of yours.
       *[other] { $before } reviews ahead of yours.
    }
review-page-leave = You can leave this page; the review will be saved.
# For a record from a file.
review-page-leave-record = You can leave this page. Reviews of uploaded games are only kept for a while.
review-page-progress = Progress of the review
# Heading over why there is no review.
review-page-none = No review available
# For a screen reader, once.
review-page-ready = The review is ready.
review-page-not-finished = This game wasn’t played to the end, so it can’t be reviewed.
review-page-too-many = You’ve reached the limit of reviews in progress. Come back when one is done.
review-page-busy = The review queue is full. Please try again later.
review-page-failed = Something went wrong on our side, and the game couldn’t be reviewed.
review-page-again = Try again

## In “Your games”: kinds of mistakes in all reviewed games.

review-page-habits = Common mistakes
# $games (Number): how many were reviewed
review-page-habits-about = { $games ->
        [one] Clear mistakes in your one reviewed game:
       *[other] Clear mistakes in your { $games } reviewed games:
    }
review-page-habits-none = Your reviewed games show none of these common mistakes: broken pairs, feeding the next player, hoarded wild cards, freezing too late, going out too early.
# $times (Number): how often
review-page-habit-breaks-pair = { $times ->
        [one] You broke a pair <b>once</b>.
       *[other] You broke a pair <b>{ $times } times</b>.
    }
# $times (Number): how often
review-page-habit-feeds = { $times ->
        [one] You fed the next player <b>once</b>.
       *[other] You fed the next player <b>{ $times } times</b>.
    }
# $times (Number): how often
review-page-habit-hoards = { $times ->
        [one] You hoarded wild cards <b>once</b>.
       *[other] You hoarded wild cards <b>{ $times } times</b>.
    }
# $times (Number): how often
review-page-habit-freezes-late = { $times ->
        [one] You froze the pile too late, or not at all, <b>once</b>.
       *[other] You froze the pile too late, or not at all, <b>{ $times } times</b>.
    }
# $times (Number): how often
review-page-habit-goes-out-early = { $times ->
        [one] You went out too early <b>once</b>.
       *[other] You went out too early <b>{ $times } times</b>.
    }
# The last ten games compared with earlier ones, after the sentence above.
# $now (Text): times per game, with tenths
# $before (Text): the same before
review-page-trend-more = More often in your last ten games: { $now } per game, up from { $before }.
# $now (Text): times per game, with tenths
# $before (Text): the same before
review-page-trend-less = Less often in your last ten games: { $now } per game, down from { $before }.
review-page-trend-same = About as often in your last ten games.
