### `canasta replay`: a recorded game in the terminal. In English only.

# $seat (Number): the seat that was asked for
# $last (Number): the last one
cli-replay-no-seat = there is no seat { DIGITS($seat) }; the seats are 0 to { DIGITS($last) }
# $why (Text): what the system says
cli-replay-not-shown = the game cannot be shown: { $why }

## A moment.

# $moment (Number): its number
# $last (Number): the number of the last one
# $deal (Number): in which deal
# $turn (Number): in which turn; 0 when the cards are dealt
cli-replay-moment = { $turn ->
        [0] Moment { DIGITS($moment) } of { DIGITS($last) }, deal { $deal }
       *[other] Moment { DIGITS($moment) } of { DIGITS($last) }, deal { $deal }, turn { $turn }
    }
cli-replay-stand-in = (A bot played.)

# $stock (Number): cards in the stock
cli-replay-no-pile = Stock { $stock }, pile 0
# $stock (Number): cards in the stock
# $pile (Number): cards in the pile
# $top (Text): the top card, as it is written
cli-replay-pile = Stock { $stock }, pile { $pile }, on top { $top }
# $stock (Number): cards in the stock
# $pile (Number): cards in the pile
# $top (Text): the top card, as it is written
# $by (Text): the card that freezes the pile, as it is written
cli-replay-frozen-pile = Stock { $stock }, pile { $pile }, on top { $top }, frozen by { $by }

# $side (Message): who they are
# $points (Points): their total
# $state (Message): whether they have opened
cli-replay-side = { $side }: { $points }, { $state }
cli-replay-natural = natural canasta
cli-replay-mixed = mixed canasta

## Stepping.

cli-replay-begin = Press Enter for the next act; type ? for all commands.
cli-replay-end = This is the end. Type b to go back, q to quit.
cli-replay-beginning = This is the beginning.
cli-replay-no-highlight = There are no more highlights.
cli-replay-last-deal = This is the last deal.
cli-replay-no-such-deal = There is no such deal.
cli-replay-no-such-seat = There is no such seat.
cli-replay-no-such-moment = There is no such moment.

## What the commands do.

# The name of the key, and what it does.
cli-replay-enter = Enter
cli-replay-does-next = the next act
cli-replay-does-back = back by one act
cli-replay-does-turn = the end of the turn
cli-replay-does-highlight = the next highlight
cli-replay-does-next-deal = the next deal
# $deal (Number): an example
cli-replay-does-deal = deal { $deal }
# $moment (Number): an example
cli-replay-does-moment = moment { $moment }
cli-replay-does-list = all highlights
# $seat (Number): an example
cli-replay-does-seat = only seat { DIGITS($seat) }’s hand
cli-replay-does-all = all hands
cli-replay-does-position = this position as one line
cli-replay-does-quit = quit
cli-replay-does-help = this help
