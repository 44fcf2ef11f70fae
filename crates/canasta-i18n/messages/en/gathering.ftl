### A table before its game: the seats, the link by which others come, what was agreed.

# $host (Name): who opened the table
gathering-title = { $host }’s table. Canasta
gathering-own = Your table
# $host (Name): who opened the table
gathering-of = { $host }’s table
gathering-seats = Who sits where
gathering-begin = Begin
gathering-begin-filled = Begin, with the computer in the free seats
gathering-played = What is played

## Requests to be let in, for the host.

gathering-at-door = At the door
gathering-let-in = Let in
# For a screen reader, which tells one button from another.
# $name (Name): who knocks
gathering-let-in-one = Let in { $name }
gathering-turn-away = Turn away
# For a screen reader, which tells one button from another.
# $name (Name): who knocks
gathering-turn-away-one = Turn away { $name }

## People without a seat.

# $full (Flag): whether no seat is free
gathering-no-seat = { $full ->
        [yes] <b>You have no seat yet.</b> Wait until one is free.
       *[no] <b>You have no seat yet.</b> Choose one.
    }
# $people (List): who has no seat, each as below
gathering-without-seat = Without a seat: { $people }.
# Item of $people in `gathering-without-seat`.
# $name (Name): what they are called
gathering-without-seat-name = { $name }

## The seats.

gathering-sit-down = Sit down
gathering-sit = Sit here
# For a screen reader, which tells one button from another.
# $seat (Number): the seat’s number
gathering-sit-in = Sit here, seat { DIGITS($seat) }
gathering-stand = Stand up
# Behind a bot’s name.
# $level (Message): its level, or what the program is called
gathering-bot = computer, { $level }
# Behind a person’s name.
# $who (one of you, partner, opponent, unknown): who they are to the reader; unknown as long as that is open
# $host (Flag): whether they are the host
gathering-person = { $who ->
        [you] { $host ->
            [yes] you, host
           *[no] you
        }
        [partner] { $host ->
            [yes] your partner, host
           *[no] your partner
        }
        [opponent] { $host ->
            [yes] opponent, host
           *[no] opponent
        }
       *[unknown] { $host ->
            [yes] host
           *[no] {""}
        }
    }
# Behind a person’s name, and behind what they are.
gathering-not-here = (not here now)

## What the host can do with the seats.

gathering-hosting = You are the host
# $free (Flag): whether a seat is free
gathering-hosting-about = { $free ->
        [yes] Give seats to the computer, free a seat, or make another person the host.
       *[no] Free a seat, or make another person the host.
    }
# Behind a person’s name.
gathering-standing = without a seat
# $seat (Number): the seat’s number
gathering-seat = Seat { DIGITS($seat) }
# Behind the seat’s number.
gathering-seat-free = free
# Behind the reader’s own name.
gathering-you = you
gathering-free = Free the seat
# For a screen reader, which tells one button from another.
# $name (Name): who sits there
gathering-free-of = Free the seat of { $name }
# $seat (Number): the seat’s number
gathering-level = Level of the computer in seat { DIGITS($seat) }
gathering-to-bot = Give to the computer
# For a screen reader, which tells one button from another.
# $seat (Number): the seat’s number
gathering-seat-to-bot = Give to the computer: seat { DIGITS($seat) }

## The link by which others come.

gathering-invite = Invite your friends
# $free (Flag): whether a seat is free
gathering-link = { $free ->
        [yes] Send this link. Anyone who opens it may sit down.
       *[no] All seats are taken. Anyone who opens this link can wait for one.
    }
gathering-only-here = This address works on this computer only. To invite others, start the server for your home network.
gathering-square = The link as a QR code
gathering-scan = Or scan it with a phone.

## The way out.

gathering-hide = Remove from my list
gathering-leave = Leave this table
# $seated (Flag): whether the reader has a seat
# $host (Flag): whether the reader is the host
gathering-leave-about = { $seated ->
        [yes] { $host ->
            [yes] Your seat becomes free, and another person becomes the host. You may come back with the link.
           *[no] Your seat becomes free. You may come back with the link.
        }
       *[no] { $host ->
            [yes] Another person becomes the host. You may come back with the link.
           *[no] You may come back with the link.
        }
    }
gathering-leave-now = Leave
