### Problems of a described position. They start with a small letter and have no full stop, because they appear in lists.

# $part (Text): the name of the entry, as written
# $seat (Number): the number it has
# $last (Number): the number of the last seat
position-seat = { $part }: seat { DIGITS($seat) } is out of range (0 to { DIGITS($last) })

# $part (Text): the name of the entry, as written
# $seat (Number): the seat it names, or for which it has a value
position-sits-out = { $part }: seat { DIGITS($seat) } sits out this deal

# $part (Text): the name of the list, as written
# $wanted (Number): how many entries it must have
# $found (Number): how many it has
position-length = { $part } must have { $wanted ->
        [one] one entry
       *[other] { $wanted } entries
    }, not { $found }

# $side (Number): the side
# $points (Points): its total
position-score = side { DIGITS($side) } can’t have { $points } points

# $card (Card): the card
# $times (Number): how often it appears, more than twice
position-card-too-often = { $card } appears { SPELL($times) } times, but there are only two

# $seat (Number): the first seat whose hand can’t be filled
position-too-few-cards = not enough cards left to fill seat { DIGITS($seat) }’s hand

# $side (Number): the side
# $cards (Text): its cards, as written
# $why (Text): why not, in the words of refusal.ftl
position-meld = side { DIGITS($side) } can’t have the meld “{ $cards }”: { $why }

# $side (Number): the side
# $why (Text): why not, in the words of refusal.ftl
position-long-meld = side { DIGITS($side) } has an invalid meld (too long to show): { $why }

# $side (Number): the side
# $rank (Kind): the rank
position-two-melds = side { DIGITS($side) } has two melds of { KIND($rank, form: "many") }

# $card (Card): a card
# $side (Number): the side
position-not-a-red-three = { $card } is listed as a red three of side { DIGITS($side) }

# $seat (Number): the seat
position-red-three-in-hand = seat { DIGITS($seat) } holds a red three, which the rules put on the table

# $seat (Number): the seat
position-empty-hand = seat { DIGITS($seat) } is to play but has no cards

position-phase = the phase doesn’t match the flags

# $seat (Number): the seat
position-melded-without-meld = seat { DIGITS($seat) } is marked as melded, but its side has no melds
