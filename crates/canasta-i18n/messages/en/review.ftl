### The review of a finished game for one of its players: luck, mistakes, and better plays.

## The result.

# A number of points with its sign, as below.
# $points (Points): how many
# $gain (Flag): greater than zero
review-signed = { $gain ->
        [yes] +{ $points }
       *[no] { $points }
    }
# The same for a chance, in percentage points.
# $percent (Points): percentage points
# $gain (Flag): greater than zero
review-signed-percent = { $gain ->
        [yes] { $percent ->
            [one] +{ $percent } point
           *[other] +{ $percent } points
        }
       *[no] { $percent ->
            [one] { $percent } point
           *[other] { $percent } points
        }
    }
# $result (Message): points, as `review-signed`
# $luck (Message): the part that was luck
# $skill (Message): the part lost by the player’s mistakes
review-points = Margin: { $result } points. Luck { $luck }, play { $skill }.
# $before (Message): the chance at the start, as `hint-share`
# $won (Flag): the game was won
# $luck (Message): as `review-signed-percent`
# $skill (Message): the part lost by the player’s mistakes
review-chance = { $won ->
        [yes] Win chance: { $before } at the start, won. Luck { $luck }, play { $skill }.
       *[no] Win chance: { $before } at the start, not won. Luck { $luck }, play { $skill }.
    }
# $deal (Number): its number
# $result (Message): points, as `review-signed`
# $luck (Message): the part that was luck
# $skill (Message): the part lost by the player’s mistakes
review-deal = Deal { $deal }: { $result } points. Luck { $luck }, play { $skill }.
# How well someone played, 100 being best. One game gives only an estimate.
# $accuracy (Number): of a hundred
# $least (Number): the lower bound
# $most (Number): the upper bound
review-accuracy = Accuracy: { $accuracy }% (likely between { $least }% and { $most }%).
review-nothing-chosen = There were no decisions to review in this game.
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
# $marks (List): as above, without those that are zero
# $choices (Number): how many were judged
review-counts = { $marks ->
        [0] { $choices ->
            [one] One decision, no clear mistakes.
           *[other] { $choices } decisions, no clear mistakes.
        }
       *[other] { $choices ->
            [one] One decision: { $marks }.
           *[other] { $choices } decisions: { $marks }.
        }
    }

## Where the game turned.

review-turning-points = Turning points
# $deal (Number): in which deal
# $cause (Message): what happened, as below
# $percent (Number): percentage points
# $up (Flag): the chance rose
review-turned = { $up ->
        [yes] Deal { $deal }, { $cause }: win chance up { $percent } points.
       *[no] Deal { $deal }, { $cause }: win chance down { $percent } points.
    }
# What happened, inside a sentence.
review-cause-dealt = the cards dealt
review-cause-draw = a card drawn
review-cause-replacement = a red-three replacement
# $player (Name): another player
review-cause-turn = { $player }’s turn
# $player (Name): the partner
review-cause-answer = { $player }’s answer
review-cause-substitute = a bot’s turn
review-cause-end = the final count
review-cause-choice = your decision

## Marked turns.

review-marks = Mistakes
# $grade (one of inaccuracy, mistake, blunder): how bad it was
# $deal (Number): in which deal
# $turn (Number): in which turn
# $loss (Message): what it lost, as below
review-mark = { $grade ->
        [inaccuracy] Deal { $deal }, turn { $turn }: an inaccuracy, { $loss }.
        [mistake] Deal { $deal }, turn { $turn }: a mistake, { $loss }.
       *[blunder] Deal { $deal }, turn { $turn }: a blunder, { $loss }.
    }
# What a play lost, inside a sentence; also in `hint-loses`.
# $points (Number): how many, rounded
review-lost-points = { $points ->
        [one] about one point
       *[other] about { $points } points
    }
# $percent (Text): percentage points, with tenths
review-lost-chance = { $percent } points of win chance
# $turn (Message): what was played, a sentence per action, as `hint-discard`
review-played = Played: { $turn }
# $turn (Message): what was better, in the same way
review-better = Better: { $turn }
# $tags (List): what the turn was an example of, each as below
review-tags = This turn { $tags }.

## What a marked turn did: after “This turn”, without a full stop.

review-tag-breaks-pair = broke a pair
review-tag-feeds = fed the next player
review-tag-discards-meldable = discarded a card that fits a meld
review-tag-discards-wild = discarded a wild card
review-tag-freezes-late = didn’t freeze the pile
review-tag-spends-wilds = spent wild cards
review-tag-hoards-wilds = kept wild cards back
review-tag-leaves-pile = left a pile worth taking
review-tag-takes-pile = took a pile better left alone
review-tag-lays-early = melded too early
review-tag-lays-late = held back cards that should have been melded
review-tag-goes-out-early = went out too early
review-tag-goes-out-late = didn’t go out
