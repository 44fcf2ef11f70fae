### The waiting room, a table before its game: the seats, the link for others and the settings.

# $host (Name): who opened the table
waiting-room-title = { $host }’s table – Canasta
waiting-room-own = Your table
# $host (Name): who opened the table
waiting-room-of = { $host }’s table
waiting-room-seats = Seats
waiting-room-begin = Start game
waiting-room-begin-filled = Fill with bots and start
waiting-room-played = Game settings

## Join requests, for the host.

waiting-room-join-requests = Asking to join
waiting-room-let-in = Let in
# For a screen reader, to tell the buttons apart.
# $name (Name): who asks
waiting-room-let-in-one = Let in { $name }
waiting-room-turn-away = Decline
# For a screen reader, to tell the buttons apart.
# $name (Name): who asks
waiting-room-turn-away-one = Decline { $name }

## People without a seat.

# $full (Flag): whether no seat is free
waiting-room-no-seat = { $full ->
        [yes] <b>You don’t have a seat yet.</b> Wait for one to open up.
       *[no] <b>You don’t have a seat yet.</b> Pick one.
    }
# $people (List): who has no seat, each as below
waiting-room-without-seat = Not seated: { $people }.
# Item of $people in `waiting-room-without-seat`.
# $name (Name): what they are called
waiting-room-without-seat-name = { $name }

## The seats.

waiting-room-sit-down = Sit down
waiting-room-sit = Sit here
# For a screen reader, to tell the buttons apart.
# $seat (Number): the seat’s number
waiting-room-sit-in = Sit here, seat { DIGITS($seat) }
waiting-room-stand = Stand up
# After a bot’s name.
# $level (Message): its level, or what the program is called
waiting-room-bot = bot, { $level }
# After a person’s name.
# $who (one of you, partner, opponent, unknown): who they are to the reader; unknown until that is decided
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
# After a person’s name, and after what they are.
waiting-room-not-here = (away)

## What the host can do with the seats.

waiting-room-hosting = You’re the host
# $free (Flag): whether a seat is free
waiting-room-hosting-about = { $free ->
        [yes] Add bots, clear a seat, or make someone else host.
       *[no] Clear a seat, or make someone else host.
    }
# After a person’s name.
waiting-room-standing = not seated
# $seat (Number): the seat’s number
waiting-room-seat = Seat { DIGITS($seat) }
# After the seat’s number.
waiting-room-seat-free = free
# After the reader’s own name.
waiting-room-you = you
waiting-room-free = Clear seat
# For a screen reader, to tell the buttons apart.
# $name (Name): who sits there
waiting-room-free-of = Clear seat: { $name }
# $seat (Number): the seat’s number
waiting-room-level = Bot level, seat { DIGITS($seat) }
waiting-room-to-bot = Add bot
# For a screen reader, to tell the buttons apart.
# $seat (Number): the seat’s number
waiting-room-seat-to-bot = Add bot to seat { DIGITS($seat) }

## The link for others.

waiting-room-invite = Invite your friends
# $free (Flag): whether a seat is free
waiting-room-link = { $free ->
        [yes] Send this link. Anyone with it can sit down.
       *[no] All seats are taken. Anyone with this link can wait for one.
    }
waiting-room-only-here = This link only works on this computer. To invite others, start the server on your home network.
waiting-room-square = QR code
waiting-room-scan = Or scan it with your phone.

## Leaving.

waiting-room-hide = Hide from my list
waiting-room-leave = Leave table
# $seated (Flag): whether the reader has a seat
# $host (Flag): whether the reader is the host
waiting-room-leave-about = { $seated ->
        [yes] { $host ->
            [yes] Your seat opens up and someone else becomes host. You can come back with the link.
           *[no] Your seat opens up. You can come back with the link.
        }
       *[no] { $host ->
            [yes] Someone else becomes host. You can come back with the link.
           *[no] You can come back with the link.
        }
    }
waiting-room-leave-now = Leave
