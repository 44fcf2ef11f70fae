### The end of a deal with its points, and the end of a game.

## How the deal ended: a title, without a full stop.

# $player (Player): who went out
# $concealed (Flag): with all melds at once
ending-went-out = { $player ->
        [you] { $concealed ->
            [yes] You went out concealed
           *[no] You went out
        }
       *[other] { $concealed ->
            [yes] { $player } went out concealed
           *[no] { $player } went out
        }
    }
ending-stock-empty = The stock ran out
# $player (Player): who drew it
ending-last-red-three = { $player ->
        [you] You drew a red three as the last card of the stock
       *[other] { $player } drew a red three as the last card of the stock
    }

## The end of a deal.

# $hands (List): who had cards left, the fewest first, each as `ending-hand-left`
ending-hands-left = Cards left in hand: { $hands }.
# $player (Player): who had them
# $cards (Number): how many
ending-hand-left = { $player ->
        [you] you { $cards }
       *[other] { $player } { $cards }
    }
# For a screen reader: the cards a player had left.
# $cards (List): the cards kind by kind, each as `ending-held-cards`
ending-held = { $cards }
# $n (Number): how many
# $kind (Kind): the kind
ending-held-cards = { log-some-of }
# Heading over the result.
# $deal (Number): its number
ending-deal = Deal { $deal }
ending-brought = This deal
ending-so-far = Totals
ending-how-it-went = Game history
ending-last-deal = The last deal
# Opens the table of all deals.
ending-all-deals = Score sheet
# Opens the breakdown of the last deal.
ending-its-points = Points breakdown

## The curve of the totals.

# In the picture, next to a band: the minimum for the initial meld there. `smallest` is the lowest band.
# $minimum (Points): the points
# $smallest (Flag): whether it is the lowest band, which is the only one with the word
ending-band = { $smallest ->
        [yes] minimum { $minimum }
       *[no] { $minimum }
    }
# For a screen reader: the picture in words.
# $goal (Points): what wins the game
# $deals (Number): how many are over
# $totals (List): each side's total, as `ending-total-of`
ending-curve = { $deals ->
        [one] Totals after one deal ({ $goal } to win): { $totals }.
       *[other] Totals after { SPELL($deals) } deals ({ $goal } to win): { $totals }.
    }
# $side (Message): what the side is called
# $points (Points): its total
ending-total-of = { $side } { $points }
# $minimums (List): what each side needs, as `ending-side-minimum`
ending-next-minimum = Next minimum: { $minimums }.
# $side (Message): what the side is called
# $minimum (Points): its minimum for the initial meld
ending-side-minimum = { $side } <b>{ $minimum }</b>
ending-next-deal = Next deal
ending-you-are-ready = Ready
# The host starts the next deal without waiting for the others.
ending-deal-now = Deal now
ending-look = View table

## The end of a game.

# A title, without a full stop.
# $you (Flag): the reader has won
# $others (List): the others who have won, each as `table-name`
ending-won = { table-players } won
# $points (Points): the lead over the next side
# $deals (Number): how many deals the game had
ending-margin = { $deals ->
        [one] By { $points } points after one deal.
       *[other] By { $points } points after { SPELL($deals) } deals.
    }
ending-final-score = Final score
# $place (Number): the final place, if everyone plays alone
ending-place = { $place ->
        [1] won
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] sixth
    }
ending-lost = lost
ending-replay = Replay

## The points of a deal.

ending-this-deal = This deal
# Heading over the deal numbers.
ending-deals = Deal
ending-natural-canastas = Natural canastas
ending-mixed-canastas = Mixed canastas
ending-concealed-canastas = Concealed canastas
ending-red-threes = Red threes
ending-going-out = Going out
ending-exact-deal = Exact deal
ending-penalties = Penalties
ending-melded = Cards melded
ending-in-hand = Cards left in hand
# After an entry, in small print: what one is worth.
# $points (Points): the points
ending-each = { $points } each
