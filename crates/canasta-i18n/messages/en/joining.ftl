### The ways to a table: by its link, by a code, and while the host has not answered yet.

## The page of a link.

# $host (Name): who opened the table
joining-title = { $host }’s table. Canasta
# $host (Name): who opened the table
joining-invites = { $host } invites you
joining-about = A game of canasta. No account is needed.
# $host (Name): who opened the table
joining-table-of = { $host }’s table
joining-sit-down = Sit down
joining-come-in = Come in
joining-over = The game is over. You may come in and see how it ended.
joining-begun = The game has begun, and every seat is taken. You may come in and watch.
# $host (Name): who opened the table
# $hands (List): the hands that can be played on, at least one: each as below
joining-hands = { $hands ->
        [one] The game has begun. You may come in, and ask { $host } to let you play for { $hands }.
       *[other] The game has begun. You may come in, and ask { $host } to let you play for one of these: { $hands }.
    }
# Item of $hands in `joining-hands`.
# $name (Name): who plays or played it
# $who (one of bot, left): the computer plays it; a player who has left did
joining-hand = { $who ->
        [bot] { $name } (computer)
       *[left] { $name } (left)
    }
# Item of $hands in `joining-hands`: a seat without a name.
# $seat (Number): the seat’s number
joining-hand-seat = seat { DIGITS($seat) }
joining-full = All seats are taken. You may come in and wait for one.
joining-there = Who is there
joining-free-seat = A free seat
# Behind a name.
joining-left = has left
# Behind a name.
joining-host = host
# Behind a name.
joining-bot = computer

## The page for a code.

joining-code-title = Join a table. Canasta
joining-code-heading = Join a table
joining-code-about = Type the six letters that your host gave you.
joining-code-form = Join with a code
joining-code = Table code
joining-join = Join
joining-knocking = The host sees your name and decides whether to let you in.

## After the knock.

joining-knocked-title = You have knocked. Canasta
joining-knocked-heading = You have knocked
joining-knocked = The host sees your name and decides whether to let you in. This page checks for the answer by itself; leave it open.
joining-look-now = Check now
joining-not-now-title = Not this time. Canasta
joining-not-now-heading = Not this time
joining-not-now = The host did not let you in. Perhaps the table is full. You may ask the host for the link, or knock again.
joining-ask-again = Knock again
joining-turned-away-title = Turned away. Canasta
joining-turned-away-heading = The host has turned you away
joining-turned-away = You cannot come to this table or watch it unless its host lets you in again.
