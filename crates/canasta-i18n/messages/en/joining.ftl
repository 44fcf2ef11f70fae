### Joining a table: by its link, by a code, and waiting for the host’s answer.

## The page of a link.

# $host (Name): who opened the table
joining-title = { $host }’s table – Canasta
# $host (Name): who opened the table
joining-invites = { $host } invites you
joining-about = A game of Canasta. No account needed.
# $host (Name): who opened the table
joining-table-of = { $host }’s table
joining-sit-down = Sit down
joining-come-in = Go to the table
joining-over = The game is over. You can still see how it ended.
joining-begun = The game has started and all seats are taken. You can watch.
# $host (Name): who opened the table
# $hands (List): the hands that can be taken over, at least one: each as below
joining-hands = { $hands ->
        [one] The game has started. You can ask { $host } to let you take over from { $hands }.
       *[other] The game has started. You can ask { $host } to let you take over a seat: { $hands }.
    }
# Item of $hands in `joining-hands`.
# $name (Name): who plays or played it
# $who (one of bot, left): a bot plays it; its player has left
joining-hand = { $who ->
        [bot] { $name } (bot)
       *[left] { $name } (left)
    }
# Item of $hands in `joining-hands`: a seat without a name.
# $seat (Number): the seat’s number
joining-hand-seat = seat { DIGITS($seat) }
joining-full = All seats are taken. You can wait for one to open up.
joining-there = Players here
joining-free-seat = A free seat
# After a name.
joining-left = left
# After a name.
joining-host = host
# After a name.
joining-bot = bot

## The page for a code.

joining-code-title = Join a table – Canasta
joining-code-heading = Join a table
joining-code-about = Enter the six-letter code from your host.
joining-code-form = Join with a code
joining-code = Table code
joining-join = Join
joining-knocking = The host will see your name and decide whether to let you in.

## After asking to join.

joining-knocked-title = Waiting for the host – Canasta
joining-knocked-heading = Waiting for the host
joining-knocked = The host can see your name and will decide whether to let you in. Keep this page open; it updates automatically.
joining-look-now = Check now
joining-not-now-title = Not this time – Canasta
joining-not-now-heading = Not this time
joining-not-now = The host didn’t let you in. The table may be full. Ask the host for the link, or try again.
joining-ask-again = Ask again
joining-turned-away-title = Banned – Canasta
joining-turned-away-heading = The host has banned you from this table
joining-turned-away = You can’t join or watch this table unless the host unbans you.
