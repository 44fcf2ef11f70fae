### `canasta review`: a finished game reviewed in the terminal. In English only.

# Follows “canasta:”.
# $deals (Number): how many deals of it are over
cli-review-not-finished = { $deals ->
        [0] the game is not over, and only finished games are reviewed
        [one] the game is not over after one deal, and only finished games are reviewed
       *[other] the game is not over after { $deals } deals, and only finished games are reviewed
    }
# Beside a bar, while it is computed.
# $seat (Number): the seat
cli-review-progress = seat { DIGITS($seat) }
# $seat (Number): the seat
# $name (Text): who sits there
cli-review-player = Seat { DIGITS($seat) }, { $name }
