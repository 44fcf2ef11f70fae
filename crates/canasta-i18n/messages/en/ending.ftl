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
ending-stock-empty = The stock is empty
# $player (Player): who drew it
ending-last-red-three = { $player ->
        [you] You drew a red three as the last card
       *[other] { $player } drew a red three as the last card
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
# What a player still held, laid open, for those who do not see the cards.
# $cards (List): the cards kind by kind, each as `log-some-of`
ending-held = { $cards }
# Over the result.
# $deal (Number): its number
ending-deal = Deal { $deal }
ending-brought = What this deal brought
ending-so-far = The game so far
ending-how-it-went = How it went
ending-last-deal = The last deal
# What opens the table of all deals.
ending-all-deals = All deals in figures
# What opens the breakdown of the last deal.
ending-its-points = Its points one by one

## The curve of the totals.

# In the picture, beside a band: what the first melds must make there. `smallest` is the lowest band.
# $minimum (Points): the points
# $smallest (Flag): whether it is the lowest band, which is the only one with the word
ending-band = { $smallest ->
        [yes] minimum { $minimum }
       *[no] { $minimum }
    }
# The picture in words, for those who do not see it.
# $goal (Points): what wins the game
# $deals (Number): how many are over
# $totals (List): each side's total, as `ending-total-of`
ending-curve = { $deals ->
        [one] Totals after one deal, of { $goal } to win: { $totals }.
       *[other] Totals after { SPELL($deals) } deals, of { $goal } to win: { $totals }.
    }
# $side (Message): what the side is called
# $points (Points): its total
ending-total-of = { $side } { $points }
# $minimums (List): what each side needs, as `ending-side-minimum`
ending-next-minimum = Next minimum: { $minimums }.
# $side (Message): what the side is called
# $minimum (Points): what its first melds must make
ending-side-minimum = { $side } <b>{ $minimum }</b>
ending-next-deal = Next deal
ending-you-are-ready = You are ready
# The host starts the next deal without waiting for the others.
ending-deal-now = Deal now
ending-look = Look at the table
# $commitment (Text): its first digits
ending-next-commitment = Commitment for the next deal: <code>{ $commitment }</code>

## The end of a game.

# A title, without a full stop.
# $you (Flag): the reader has won
# $others (List): the others who have won, each as `table-name`
ending-won = { table-players } won
# $points (Points): more than the next side
# $deals (Number): how many deals the game had
ending-margin = { $deals ->
        [one] By { $points } points, in one deal.
       *[other] By { $points } points, in { SPELL($deals) } deals.
    }
ending-final-score = Final score
# $place (Number): how a side came out, where each plays alone
ending-place = { $place ->
        [1] won
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] sixth
    }
ending-lost = lost
ending-replay = Replay the game

## The points of a deal.

ending-this-deal = This deal
# Over the numbers of the deals.
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
# Behind an entry, small: what one is worth.
# $points (Points): the points
ending-each = { $points } each
