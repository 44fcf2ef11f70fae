### Faults of a described position. They begin with a small letter and have no full stop, because they stand in lists.

# $part (Text): the name of the entry, as it is written
# $seat (Number): the number it has
# $last (Number): the number of the last seat
position-seat = { $part } is seat { DIGITS($seat) }, but the seats are 0 to { DIGITS($last) }

# $part (Text): the name of the list, as it is written
# $wanted (Number): how many entries it must have
# $found (Number): how many it has
position-length = { $part } must have { $wanted ->
        [one] one entry
       *[other] { $wanted } entries
    }, not { $found }

# $side (Number): the side
# $points (Points): its total
position-score = side { DIGITS($side) } cannot have { $points } points

# $card (Card): the card
# $times (Number): how often it is named, more than twice
position-card-too-often = { $card } is named { SPELL($times) } times, but there are only two

# $seat (Number): the first seat whose hand cannot be filled
position-too-few-cards = too few cards are left to fill the hand of seat { DIGITS($seat) }

# $side (Number): the side
# $cards (Text): its cards, as they are written
# $why (Text): why not, as a refusal says it
position-meld = side { DIGITS($side) } cannot have the meld “{ $cards }”: { $why }

# $side (Number): the side
# $why (Text): why not, as a refusal says it
position-long-meld = side { DIGITS($side) } cannot have its very long meld: { $why }

# $side (Number): the side
# $rank (Kind): the rank
position-two-melds = side { DIGITS($side) } has two melds of { KIND($rank, form: "many") }

# $card (Card): a card
# $side (Number): the side
position-not-a-red-three = { $card } is among the red threes of side { DIGITS($side) }

# $seat (Number): the seat
position-red-three-in-hand = seat { DIGITS($seat) } holds a red three, which belongs on the table by the rules

# $seat (Number): the seat
position-empty-hand = seat { DIGITS($seat) } is to play but holds no cards

position-phase = the phase does not fit the flags

# $seat (Number): the seat
position-melded-without-meld = seat { DIGITS($seat) } is marked as having melded, but its side has no melds
