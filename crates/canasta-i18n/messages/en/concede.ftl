### Conceding: a side gives up the game, if everyone on it agrees.

## The panel that opens from the menu.

# The menu entry.
concede-open = Concede the game
concede-title = Concede the game?
concede-about = The other side wins. The score doesn’t change.
# Before the button, if partners must agree.
# $partners (List): who is asked, each as `table-name`
concede-asks = { $partners ->
        [one] { $partners } has to agree first.
       *[other] { $partners } have to agree first.
    }
concede-now = Concede
# The button if partners must agree.
concede-offer = Ask to concede
concede-close = Close

## The strip while the partners are asked.

# For a screen reader: the name of the strip.
concede-strip = Offer to concede
# $players (List): who has agreed so far, each as `table-name`
concede-question = { $players ->
        [one] { $players } wants to concede the game.
       *[other] { $players } want to concede the game.
    }
concede-agree = Concede
concede-play-on = Play on
# To the player who made the offer or agreed.
# $partners (List): who hasn’t answered, each as `table-name`
concede-waiting = You’ve offered to concede. Waiting for { $partners }.
concede-withdraw = Withdraw

## Afterwards.

# $you (Flag): the reader’s side has conceded
# $others (List): the other players of the side, each as `table-name`
concede-conceded = { table-players } conceded the game.
