### Before a deal: the server's commitment, who has cut, who is ready, who the game is waiting for. And the end of a game
### without a winner.

shuffling-title = Shuffling – Canasta
shuffling-heading = Shuffling the cards…
# The guarantee, in one plain sentence.
shuffling-about = Every player’s device cuts the deck, so nobody can know the order in advance.

## The first deal. Bots do not cut.

# $you (Flag): the reader has cut
# $others (List): the others who have, each as `table-name`
shuffling-have-cut = { $you ->
        [yes] { table-players } have cut the deck.
       *[no] { $others ->
            [one] { table-players } has cut the deck.
           *[other] { table-players } have cut the deck.
        }
    }
# $you (Flag): the reader has not cut yet
# $others (List): the others who have not, each as `table-name`
shuffling-have-not-cut = { $you ->
        [yes] { table-players } haven’t cut yet.
       *[no] { $others ->
            [one] { table-players } hasn’t cut yet.
           *[other] { table-players } haven’t cut yet.
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
# $you (Flag): the game is waiting for the reader
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

shuffling-closed-more = The game ended here. The replay shows every hand.
shuffling-given-up = This game was abandoned.
shuffling-given-up-more = Nobody had played for a long time. The replay shows every hand.

## A spectator at a competitive table, before the first deal is over.

shuffling-not-yet-title = Not yet – Canasta
shuffling-not-yet = The first deal is in progress.
shuffling-not-yet-about = This is a competitive table: you’ll see each deal here once it’s finished.
shuffling-look-again = Refresh
