### A finished game reviewed for one of its players: what was luck, which turns were mistakes, and what would have been better.

## What came of it.

# A number of points with its sign, as below.
# $points (Points): how many
# $gain (Flag): more than nothing
review-signed = { $gain ->
        [yes] +{ $points }
       *[no] { $points }
    }
# The same for a chance.
# $percent (Points): how many in a hundred
# $gain (Flag): more than nothing
review-signed-percent = { $gain ->
        [yes] +{ $percent }%
       *[no] { $percent }%
    }
# $result (Message): points, as `review-signed`
# $luck (Message): the part that was luck
# $skill (Message): the part that the player’s choices lost
review-points = Points over the others: { $result }. Luck { $luck }, own choices { $skill }.
# $before (Message): the chance at the beginning, as `hint-share`
# $won (Flag): the game was won
# $luck (Message): as `review-signed-percent`
# $skill (Message): the part that the player’s choices lost
review-chance = { $won ->
        [yes] Chance to win: { $before } at the beginning, and won. Luck { $luck }, own choices { $skill }.
       *[no] Chance to win: { $before } at the beginning, and not won. Luck { $luck }, own choices { $skill }.
    }
# $deal (Number): its number
# $result (Message): points, as `review-signed`
# $luck (Message): the part that was luck
# $skill (Message): the part that the player’s choices lost
review-deal = Deal { $deal }: { $result } points. Luck { $luck }, own choices { $skill }.
# How well somebody played, 100 being best; from one game that cannot be told exactly.
# $accuracy (Number): of a hundred
# $least (Number): it is hardly less
# $most (Number): it is hardly more
review-accuracy = Accuracy { $accuracy } of 100 (between { $least } and { $most }, as far as one game can tell).
review-nothing-chosen = There was nothing to choose in this game.
# The items of `review-counts`.
# $blunders (Number): how many
review-blunders = { $blunders ->
        [one] one blunder
       *[other] { $blunders } blunders
    }
# $mistakes (Number): how many
review-mistakes = { $mistakes ->
        [one] one mistake
       *[other] { $mistakes } mistakes
    }
# $inaccuracies (Number): how many
review-inaccuracies = { $inaccuracies ->
        [one] one inaccuracy
       *[other] { $inaccuracies } inaccuracies
    }
# $marks (List): as above, without those of which there are none
# $choices (Number): how many were judged
review-counts = { $marks ->
        [0] { $choices ->
            [one] One choice, and no certain mistake.
           *[other] { $choices } choices, and no certain mistake.
        }
       *[other] { $choices ->
            [one] One choice: { $marks }.
           *[other] { $choices } choices: { $marks }.
        }
    }

## Where the game turned.

review-turning-points = Where the game turned
# $deal (Number): in which deal
# $cause (Message): what happened, as below
# $percent (Number): how many in a hundred
# $up (Flag): the chance rose
review-turned = { $up ->
        [yes] Deal { $deal }, { $cause }: chance to win up by { $percent }%.
       *[no] Deal { $deal }, { $cause }: chance to win down by { $percent }%.
    }
# What happened: stands inside a sentence.
review-cause-dealt = the cards dealt
review-cause-draw = a card drawn
review-cause-replacement = a card for a red three
# $player (Name): another player
review-cause-turn = the turn of { $player }
# $player (Name): the partner
review-cause-answer = the answer of { $player }
review-cause-substitute = a bot’s turn
review-cause-end = the count at the end
review-cause-choice = an own choice

## Marked turns.

review-marks = Turns that could have been better
# $grade (one of inaccuracy, mistake, blunder): how bad it was
# $deal (Number): in which deal
# $turn (Number): in which turn
# $loss (Message): what it lost, as below
review-mark = { $grade ->
        [inaccuracy] Deal { $deal }, turn { $turn }: an inaccuracy, { $loss }.
        [mistake] Deal { $deal }, turn { $turn }: a mistake, { $loss }.
       *[blunder] Deal { $deal }, turn { $turn }: a blunder, { $loss }.
    }
# What a turn lost: inside a sentence; also in `hint-loses`.
# $points (Number): how many, rounded
review-lost-points = { $points ->
        [one] about one point
       *[other] about { $points } points
    }
# $percent (Text): how many in a hundred, with tenths
review-lost-chance = { $percent }% of the chance to win
# $turn (Message): what was done, a sentence an act, as `hint-discard`
review-played = Played: { $turn }
# $turn (Message): what was better, in the same way
review-better = Better: { $turn }
# $tags (List): what the turn was an example of, each as below
review-tags = The turn { $tags }.

## What a marked turn did: behind “The turn”, without a full stop.

review-tag-breaks-pair = broke a pair
review-tag-feeds = fed the next player
review-tag-discards-meldable = discarded a card for a meld
review-tag-discards-wild = discarded a wild card
review-tag-freezes-late = did not freeze the pile
review-tag-spends-wilds = spent wild cards
review-tag-hoards-wilds = kept wild cards back
review-tag-leaves-pile = left a pile that was worth taking
review-tag-takes-pile = took a pile that was better left alone
review-tag-lays-early = laid cards down too early
review-tag-lays-late = kept cards that were better laid down
review-tag-goes-out-early = went out too early
review-tag-goes-out-late = did not go out
