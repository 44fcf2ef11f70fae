### A table before its game: the seats, the link by which others come, what was agreed.

# $host (Name): who opened the table
waiting-room-title = { $host }’s table. Canasta
waiting-room-own = Your table
# $host (Name): who opened the table
waiting-room-of = { $host }’s table
waiting-room-seats = Who sits where
waiting-room-begin = Begin
waiting-room-begin-filled = Begin, with the computer in the free seats
waiting-room-played = What is played

## Requests to be let in, for the host.

waiting-room-join-requests = At the door
waiting-room-let-in = Let in
# For a screen reader, which tells one button from another.
# $name (Name): who knocks
waiting-room-let-in-one = Let in { $name }
waiting-room-turn-away = Turn away
# For a screen reader, which tells one button from another.
# $name (Name): who knocks
waiting-room-turn-away-one = Turn away { $name }

## People without a seat.

# $full (Flag): whether no seat is free
waiting-room-no-seat = { $full ->
        [yes] <b>You have no seat yet.</b> Wait until one is free.
       *[no] <b>You have no seat yet.</b> Choose one.
    }
# $people (List): who has no seat, each as below
waiting-room-without-seat = Without a seat: { $people }.
# Item of $people in `waiting-room-without-seat`.
# $name (Name): what they are called
waiting-room-without-seat-name = { $name }

## The seats.

waiting-room-sit-down = Sit down
waiting-room-sit = Sit here
# For a screen reader, which tells one button from another.
# $seat (Number): the seat’s number
waiting-room-sit-in = Sit here, seat { DIGITS($seat) }
waiting-room-stand = Stand up
# Behind a bot’s name.
# $level (Message): its level, or what the program is called
waiting-room-bot = computer, { $level }
# Behind a person’s name.
# $who (one of you, partner, opponent, unknown): who they are to the reader; unknown as long as that is open
# $host (Flag): whether they are the host
waiting-room-person = { $who ->
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
waiting-room-not-here = (not here now)

## What the host can do with the seats.

waiting-room-hosting = You are the host
# $free (Flag): whether a seat is free
waiting-room-hosting-about = { $free ->
        [yes] Give seats to the computer, free a seat, or make another person the host.
       *[no] Free a seat, or make another person the host.
    }
# Behind a person’s name.
waiting-room-standing = without a seat
# $seat (Number): the seat’s number
waiting-room-seat = Seat { DIGITS($seat) }
# Behind the seat’s number.
waiting-room-seat-free = free
# Behind the reader’s own name.
waiting-room-you = you
waiting-room-free = Free the seat
# For a screen reader, which tells one button from another.
# $name (Name): who sits there
waiting-room-free-of = Free the seat of { $name }
# $seat (Number): the seat’s number
waiting-room-level = Level of the computer in seat { DIGITS($seat) }
waiting-room-to-bot = Give to the computer
# For a screen reader, which tells one button from another.
# $seat (Number): the seat’s number
waiting-room-seat-to-bot = Give to the computer: seat { DIGITS($seat) }

## The link by which others come.

waiting-room-invite = Invite your friends
# $free (Flag): whether a seat is free
waiting-room-link = { $free ->
        [yes] Send this link. Anyone who opens it may sit down.
       *[no] All seats are taken. Anyone who opens this link can wait for one.
    }
waiting-room-only-here = This address works on this computer only. To invite others, start the server for your home network.
waiting-room-square = The link as a QR code
waiting-room-scan = Or scan it with a phone.

## The way out.

waiting-room-hide = Remove from my list
waiting-room-leave = Leave this table
# $seated (Flag): whether the reader has a seat
# $host (Flag): whether the reader is the host
waiting-room-leave-about = { $seated ->
        [yes] { $host ->
            [yes] Your seat becomes free, and another person becomes the host. You may come back with the link.
           *[no] Your seat becomes free. You may come back with the link.
        }
       *[no] { $host ->
            [yes] Another person becomes the host. You may come back with the link.
           *[no] You may come back with the link.
        }
    }
waiting-room-leave-now = Leave
