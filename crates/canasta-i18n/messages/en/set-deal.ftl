### A deal of a finished game that is played again: the page on which it is chosen, and its end at the table.

## The page.

set-deal-title = Play a deal again. Canasta
set-deal-heading = Play a deal again
set-deal-about = The same cards in the same order, the same dealer, the same points before the deal. You take any seat, the computer plays all others, and at the end you see both results side by side.
# Also in the menu of such a table, and at its end.
set-deal-no-commitment = These cards were dealt before and may be known: nothing is promised of their shuffle, and the result counts in no figures.
# The way to the page, from the replay and from the list of games.
set-deal-whole-deal = Play a whole deal again
set-deal-which-deal = Which deal?
# $deal (Number): its number
set-deal-deal = Deal { $deal }
# What a deal brought a side.
# $side (Message): who plays on the side
# $points (Points): its points
set-deal-result = { $side } <b>{ $points }</b>
set-deal-which-seat = Which seat?
set-deal-your-seat = your seat then
set-deal-which-level = How well does the computer play?
set-deal-play = Deal the cards
set-deal-to-replay = To the replay
# $deal (Number): which deal
set-deal-not-over = Deal { $deal } was not played to its end, so it cannot be played again.
set-deal-none = No deal of this game was played to its end, so none can be played again.

## The end of the deal.

# Over how the deal ended.
# $deal (Number): its number in the game from which it comes
set-deal-again = Deal { $deal }, played again
set-deal-compared = Then and now
set-deal-then = Then
set-deal-now = Now
# $more (Flag): more points than then, or fewer
# $alone (Flag): the reader has no partner
# $points (Points): how many
set-deal-difference = { $alone ->
        [yes] { $more ->
            [yes] You scored { $points } points more than was scored from your seat then.
           *[no] You scored { $points } points fewer than were scored from your seat then.
        }
       *[no] { $more ->
            [yes] Your side scored { $points } points more than it did then.
           *[no] Your side scored { $points } points fewer than it did then.
        }
    }
# $alone (Flag): the reader has no partner
set-deal-same = { $alone ->
        [yes] You scored as many points as were scored from your seat then.
       *[no] Your side scored as many points as it did then.
    }
set-deal-replay-then = How it went then
set-deal-replay-now = How it went now
set-deal-once-more = Play it again
# In the score sheet, beside each side's points before the deal.
set-deal-before = Before
