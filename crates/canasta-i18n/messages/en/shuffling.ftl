### Before a deal: what the server has committed to, who has cut, who is ready, who is waited for. And how a game ends
### that has no winner.

shuffling-title = Shuffling. Canasta
shuffling-heading = The cards are being shuffled.
# The promise, in one plain sentence.
shuffling-about = Every player’s device cuts them, so no one can know the order beforehand.

## The first deal. The computer does not cut.

# $you (Flag): the reader has cut
# $others (List): the others who have, each as `table-name`
shuffling-have-cut = { $you ->
        [yes] { table-players } have cut.
       *[no] { $others ->
            [one] { table-players } has cut.
           *[other] { table-players } have cut.
        }
    }
# $you (Flag): the reader has not cut yet
# $others (List): the others who have not, each as `table-name`
shuffling-have-not-cut = { $you ->
        [yes] { table-players } have not cut yet.
       *[no] { $others ->
            [one] { table-players } has not cut yet.
           *[other] { table-players } have not cut yet.
        }
    }

## Any later deal.

# $you (Flag): the reader is ready
# $others (List): the others who are, each as `table-name`
shuffling-ready = { $you ->
        [yes] { table-players } are ready.
       *[no] { $others ->
            [one] { table-players } is ready.
           *[other] { table-players } are ready.
        }
    }
# $you (Flag): the reader is waited for
# $others (List): the others who are, each as `table-name`
shuffling-waiting = { $you ->
        [yes] { $others ->
            [0] Waiting for you.
            [one] Waiting for you and { $others }.
           *[other] Waiting for you, { $others }.
        }
       *[no] Waiting for { $others }.
    }

## A game that ended without a winner.

shuffling-closed-more = The game ended here. Its replay shows every hand.
shuffling-given-up = This game was given up.
shuffling-given-up-more = It had not been played for a long time. Its replay shows every hand.

## A spectator at a serious table, before the first deal is over.

shuffling-not-yet-title = Not yet. Canasta
shuffling-not-yet = The first deal is being played.
shuffling-not-yet-about = This is a serious table: spectators see each deal when it is over. This page then shows it by itself.
shuffling-look-again = Look again
