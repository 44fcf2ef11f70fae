### Playing a deal of a finished game again: the page to choose it, and its end at the table.

## The page.

set-deal-title = Play a deal again – Canasta
set-deal-heading = Play a deal again
set-deal-about = Same cards, same dealer, same score going in. Pick any seat; bots play the others. At the end you can compare the results.
# Also in the menu of such a table, and at its end.
set-deal-no-commitment = These cards have been dealt before, so the shuffle isn’t guaranteed and the result doesn’t count in your stats.
# The link to the page, from the replay and from the list of games.
set-deal-whole-deal = Play a deal again
set-deal-which-deal = Which deal?
# $deal (Number): its number
set-deal-deal = Deal { $deal }
# What a side scored in a deal.
# $side (Message): who plays on the side
# $points (Points): its points
set-deal-result = { $side } <b>{ $points }</b>
set-deal-which-seat = Which seat?
set-deal-your-seat = your seat
set-deal-which-level = Bot level
set-deal-play = Deal the cards
set-deal-to-replay = Back to replay
# $deal (Number): which deal
set-deal-not-over = Deal { $deal } wasn’t finished, so it can’t be played again.
set-deal-none = No deal in this game was finished, so none can be played again.

## The end of the deal.

# Heading over how the deal ended.
# $deal (Number): its number in the original game
set-deal-again = Deal { $deal }, played again
set-deal-compared = Comparison
set-deal-then = First time
set-deal-now = This time
# $more (Flag): more points than the first time, or fewer
# $alone (Flag): the reader has no partner
# $points (Points): how many
set-deal-difference = { $alone ->
        [yes] { $more ->
            [yes] You scored { $points } more points than that seat did the first time.
           *[no] You scored { $points } fewer points than that seat did the first time.
        }
       *[no] { $more ->
            [yes] Your side scored { $points } more points than the first time.
           *[no] Your side scored { $points } fewer points than the first time.
        }
    }
# $alone (Flag): the reader has no partner
set-deal-same = { $alone ->
        [yes] You scored the same as that seat did the first time.
       *[no] Your side scored the same as the first time.
    }
set-deal-replay-then = Replay: first time
set-deal-replay-now = Replay: this time
set-deal-once-more = Play again
# In the score sheet, next to each side's points before the deal.
set-deal-before = Before
