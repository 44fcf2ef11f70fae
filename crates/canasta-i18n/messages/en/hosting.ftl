### What the host of a table can do, before its game and in it.

hosting-time = Time for a turn
# $span (Message): what a turn may take
hosting-allowed = A turn may take { $span }; after that, the other players may let a bot act.
hosting-unlimited = No limit: a turn may take days.
hosting-no-limit = No limit

## The code that can be spoken.

hosting-code = By phone
hosting-code-tell = Tell your friends this code. They type it on the start page, and you let them in.
# $minutes (Number): how long it is still good
hosting-code-lasts = { $minutes ->
        [one] Valid for 1 more minute.
       *[other] Valid for { $minutes } more minutes.
    }
hosting-code-about = Six letters to tell a friend. A friend who types them knocks, and you let them in.
hosting-code-make = Make a code

## A new link in place of one that the wrong people have.

hosting-renew = New link and code
hosting-renew-about = The old link and the old code stop working. Everyone at the table stays.
hosting-renew-now = Make new ones
# The same for a screen reader.
hosting-renew-both = Make new ones: link and code

## Closing the table.

hosting-close = Close the table
hosting-close-about = The game ends here for everyone, without a winner, and cannot be continued. It can still be viewed.
hosting-close-before = No one can come in or play here any more.
hosting-close-now = Close it for everyone

## Turning people away for good.

hosting-ban = Turn away for good
# For a screen reader, which tells one button from another.
# $name (Name): who is turned away
hosting-ban-one = Turn away for good: { $name }
# The same for the button that does it.
# $name (Name): who is turned away
hosting-ban-now = Turn away for good, now: { $name }
hosting-ban-about = They cannot come in or watch until you let them in again.
# During the game.
hosting-ban-bot-plays = A bot plays on in their seat.
# Before the game.
hosting-ban-seat-free = Their seat becomes free.
hosting-turned-away = Turned away for good
hosting-let-in = Let in again
# For a screen reader, which tells one button from another.
# $name (Name): who is let in again
hosting-let-in-one = Let in again: { $name }

## People without a seat.

hosting-standing = At the table without a seat
# Behind a name.
# $here (Flag): whether they have the table open
hosting-here = { $here ->
        [yes] here
       *[no] not here
    }
hosting-give-back = Give a seat back
# For a screen reader, which tells one button from another.
# $name (Name): who has no seat now
hosting-give-back-to = Give a seat back: { $name }
hosting-again = Has a player lost their seat?
hosting-again-about = For a player who lost a phone or a browser, and the seat with it. The person who holds that seat now loses it.
# $player (Name): who it is
hosting-is = This is { $player }
# For a screen reader, which tells one button from another.
# $player (Name): who it is
# $name (Name): what they are called now
hosting-is-again = This is { $player }: { $name }

## The answer no, for good, to a request.

hosting-never = For good?
hosting-never-now = No, for good
# For a screen reader, which tells one button from another.
# $name (Name): who is turned away
hosting-never-one = No, for good: { $name }
