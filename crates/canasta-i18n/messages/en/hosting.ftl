### What the host of a table can do, before and during the game.

hosting-time = Turn time limit
# $span (Message): the time allowed per turn
hosting-allowed = After { $span }, the other players can have a bot play the turn.
hosting-unlimited = No time limit.
hosting-no-limit = No limit

## The code, which can be given by phone.

hosting-code = Invite with a code
hosting-code-tell = Give your friends this code. They enter it under “Play with friends”, and you let them in.
# $minutes (Number): how long it is still valid
hosting-code-lasts = { $minutes ->
        [one] Expires in 1 minute.
       *[other] Expires in { $minutes } minutes.
    }
hosting-code-about = A six-letter code to read out. Friends who enter it ask to join, and you let them in.
hosting-code-make = Create code

## A new link, if the old one got into the wrong hands.

hosting-renew = Reset link and code
hosting-renew-about = The old link and code stop working. Everyone at the table stays.
hosting-renew-now = Reset
# The same for a screen reader.
hosting-renew-both = Reset link and code

## Closing the table.

hosting-close = Close table
hosting-close-about = Ends the game for everyone, with no winner. It can’t be resumed, but it can still be viewed.
hosting-close-before = Nobody will be able to join or play here.
hosting-close-now = Close for everyone

## Banning people.

hosting-ban = Ban
# For a screen reader, to tell the buttons apart.
# $name (Name): who is banned
hosting-ban-one = Ban { $name }
# The same for the button that does it.
# $name (Name): who is banned
hosting-ban-now = Ban { $name } now
hosting-ban-about = They can’t join or watch until you unban them.
# During the game.
hosting-ban-bot-plays = A bot takes over their seat.
# Before the game.
hosting-ban-seat-free = Their seat opens up.
hosting-turned-away = Banned
hosting-let-in = Unban
# For a screen reader, to tell the buttons apart.
# $name (Name): who is unbanned
hosting-let-in-one = Unban { $name }

## People without a seat.

hosting-standing = Not seated
# After a name.
# $here (Flag): whether they have the table open
hosting-here = { $here ->
        [yes] here
       *[no] away
    }
hosting-give-back = Restore a seat
# For a screen reader, to tell the buttons apart.
# $name (Name): who has no seat now
hosting-give-back-to = Restore a seat: { $name }
hosting-again = Did someone lose their seat?
hosting-again-about = For someone who lost access, for example with a new phone or browser. Whoever holds that seat now gives it up.
# $player (Name): who it is
hosting-is = This is { $player }
# For a screen reader, to tell the buttons apart.
# $player (Name): who it is
# $name (Name): what they are called now
hosting-is-again = This is { $player }: { $name }

## Declining a join request and banning the person.

hosting-never = Ban them?
hosting-never-now = Decline and ban
# For a screen reader, to tell the buttons apart.
# $name (Name): who is banned
hosting-never-one = Decline and ban { $name }
