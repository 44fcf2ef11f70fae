### The page of a review of a finished game: see `review` for what the terminal says, too.

review-page-title = Review of a game. Canasta
review-page-heading = Review of the game
# The way to the page, at the end of a game and in the list of games.
review-page-link = Review
# The same for a screen reader, of one game of many.
# $outcome (Message): how it came out, as `stats-outcome`
review-page-one = Review: { $outcome }
# Over the names of all players.
review-page-whose = Reviewed for
review-page-you = you
review-page-to-replay = To the replay
review-page-book = How a review works, and how sure it is

## The head: what was luck, and what own choices lost. Points are those of the player’s side over the others.

review-page-points = In points
review-page-chance = In the chance to win
review-page-at-first = At the beginning
review-page-luck = Luck
review-page-play = Own choices
review-page-result = In all
review-page-at-last = At the end
# $seat (Player): whose review it is
# $gain (Flag): more than nothing
# $points (Points): how many, without a sign
review-page-luck-points = { $seat ->
        [you] { $gain ->
            [yes] Luck gave you <b>{ $points }</b> points: the cards, and what the others did.
           *[no] Luck cost you <b>{ $points }</b> points: the cards, and what the others did.
        }
       *[other] { $gain ->
            [yes] Luck gave { $seat } <b>{ $points }</b> points: the cards, and what the others did.
           *[no] Luck cost { $seat } <b>{ $points }</b> points: the cards, and what the others did.
        }
    }
# $seat (Player): whose review it is
# $points (Points): how many, without a sign
review-page-play-points = { $seat ->
        [you] { $points ->
            [0] Your own choices cost you nothing that is certain.
           *[other] Your own choices cost you <b>{ $points }</b>.
        }
       *[other] { $points ->
            [0] { $seat }’s own choices cost nothing that is certain.
           *[other] { $seat }’s own choices cost <b>{ $points }</b>.
        }
    }
# $several (Flag): there are more than two sides
review-page-points-about = { $several ->
        [yes] Points are what the player scored more than the others, on average.
       *[no] Points are what the player’s side scored more than the other side.
    }
# $seat (Player): whose review it is
# $gain (Flag): more than nothing
# $percent (Points): of a hundred, without a sign
review-page-luck-chance = { $seat ->
        [you] { $gain ->
            [yes] Luck raised your chance to win by <b>{ $percent }%</b>.
           *[no] Luck lowered your chance to win by <b>{ $percent }%</b>.
        }
       *[other] { $gain ->
            [yes] Luck raised { $seat }’s chance to win by <b>{ $percent }%</b>.
           *[no] Luck lowered { $seat }’s chance to win by <b>{ $percent }%</b>.
        }
    }
# $seat (Player): whose review it is
# $percent (Points): of a hundred, without a sign
review-page-play-chance = { $seat ->
        [you] { $percent ->
            [0] Your own choices lowered it by nothing that is certain.
           *[other] Your own choices lowered it by <b>{ $percent }%</b>.
        }
       *[other] { $percent ->
            [0] { $seat }’s own choices lowered it by nothing that is certain.
           *[other] { $seat }’s own choices lowered it by <b>{ $percent }%</b>.
        }
    }

## Accuracy.

review-page-accuracy = Accuracy
# $accuracy (Number): of a hundred
review-page-of-hundred = <b>{ $accuracy }</b> of 100
# $least (Number): it is hardly less
# $most (Number): it is hardly more
review-page-accuracy-about = 100 is the best turn every time; 50 is a quarter of a win given away. One game cannot tell it exactly: it lies between { $least } and { $most }, most likely.

## The curve.

review-page-curve = The chance to win, from the first deal to the last
# For screen readers.
# $seat (Player): whose chance it is
# $before (Message): the chance at the beginning, as `hint-share`
# $after (List): the chances after each deal, in the same way
review-page-curve-spoken = { $seat ->
        [you] Your chance to win was { $before } at the beginning, and after each deal { $after }.
       *[other] { $seat }’s chance to win was { $before } at the beginning, and after each deal { $after }.
    }
review-page-even = No single turn and no single card changed the chance to win by 5% or more.

## Marked turns.

# $player (Name): whose review it is, where it is not the reader’s own
review-page-you-is = The sentences speak to { $player }: “you” is { $player }.
review-page-no-marks = No turn lost enough, for certain, to be worth mentioning.
# What lies beside a marked turn, for screen readers.
# $player (Name): whose cards are shown
review-page-step = What { $player } saw
review-page-see = See it in the replay
review-page-play-on = Play on from here
# For screen readers, of one turn of many.
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
review-page-cause = Where it came from
review-page-in-points = Points
review-page-in-chance = Chance to win
review-page-cause-dealt = Luck: the cards dealt
review-page-cause-draw = Luck: own cards drawn
# $player (Name): another player
review-page-cause-turn = Luck: what { $player } did
review-page-cause-substitute = Luck: turns that a bot played
review-page-cause-end = Luck: the count at the end
review-page-lost = Own choices: what they lost for certain

## While it is made, and where there is none.

review-page-working = The computer is going through the game
# $player (Name): whose review it is
review-page-working-about = It plays on from every choice of { $player }, many hundred times, with what could be known then. That takes half a minute or so; longer while others wait, because games that are being played come first.
# $percent (Number): of a hundred
review-page-done = { $percent }% is done.
# $before (Number): how many others come before it
review-page-queued = { $before ->
        [0] It comes next.
        [one] One other review comes before it.
       *[other] { $before } other reviews come before it.
    }
review-page-leave = You may leave this page: the review is made all the same, and kept.
# Of a record from a file.
review-page-leave-record = You may leave this page. The review of a record that was opened is kept for a while only.
review-page-progress = Progress of the review
# Over why there is no review.
review-page-none = There is no review now
# Spoken once.
review-page-ready = The review is ready.
review-page-not-finished = This game has no winner, because it was not played to its end. Only a finished game can be reviewed.
review-page-too-many = You have asked for as many reviews as can be made for one player at a time. Come back when one of them is done.
review-page-busy = Many reviews are waiting on this server, and there is no room for another one now. Please try again later.
review-page-failed = This game could not be reviewed: something went wrong here, and it is not your fault.
review-page-again = Try again

## In “Your games”: kinds of mistakes in all games that were reviewed.

review-page-habits = What your reviews find
# $games (Number): how many were reviewed
review-page-habits-about = { $games ->
        [one] In the one game of yours that was reviewed, turns that lost something for certain:
       *[other] In { $games } games of yours that were reviewed, turns that lost something for certain:
    }
review-page-habits-none = In the games of yours that were reviewed, none of five common mistakes was found for certain: broken pairs, feeding the next player, hoarded wild cards, freezing too late, going out too early.
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
# The last ten games beside the ones before, behind the sentence above.
# $now (Text): times a game, with tenths
# $before (Text): the same before
review-page-trend-more = In your last ten games more often than before: { $now } times a game, before { $before }.
# $now (Text): times a game, with tenths
# $before (Text): the same before
review-page-trend-less = In your last ten games less often than before: { $now } times a game, before { $before }.
review-page-trend-same = In your last ten games about as often as before.
