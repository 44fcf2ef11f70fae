### The panel of the people at a table: who is here, what the reader can do, how others come, how a player leaves.

people-open = People
people-close = Close the list of people
people-title = People at this table
# Behind a bot’s name.
# $level (Message): its level, or what the program is called
people-bot = the computer, { $level }
# Behind a person’s name.
# $state (one of here, away, replaced, left, yours): they are here; away; away, and a bot plays; gone, and a bot plays; the reader, for whom a bot plays
# $host (Flag): whether they are the host
people-state = { $state ->
        [here] { $host ->
            [yes] here, host
           *[no] here
        }
        [away] { $host ->
            [yes] away, host
           *[no] away
        }
        [replaced] { $host ->
            [yes] away; a bot plays; host
           *[no] away; a bot plays
        }
        [left] { $host ->
            [yes] has left; a bot plays; host
           *[no] has left; a bot plays
        }
       *[yours] { $host ->
            [yes] a bot plays for you; host
           *[no] a bot plays for you
        }
    }

people-substitute = Let a bot play
# For a screen reader, which tells one button from another.
# $name (Name): who is away
people-substitute-for = Let a bot play: { $name }
people-make-host = Make host
# For a screen reader, which tells one button from another.
# $name (Name): who is to be the host
people-make-host-of = Make host: { $name }

## To play on in a seat. The host does so at once, others ask the host.

# $host (Flag): whether the reader is the host
people-play = { $host ->
        [yes] Play here
       *[no] Ask to play here
    }
# For a screen reader, which tells one button from another.
# $host (Flag): whether the reader is the host
# $name (Name): who plays there, or did
people-play-for = { $host ->
        [yes] Play here: { $name }
       *[no] Ask to play here: { $name }
    }
people-withdraw = Withdraw the request

## A pause.

people-pause = Pause the game
people-pause-about = For a while or for days: everything stays as it is.

## Links to give to others.

people-link = Link to this table
people-share = Share
people-copy = Copy
people-for-days = Playing over several days
people-reminder-about = Send this to the player whose turn it is, or put your own turns into your calendar.
people-reminder = Reminder to send
people-reminder-share = Share the reminder
people-calendar = My calendar link

## The way out.

people-leave = Give up your seat
people-leave-about = A bot plays on for you. You may come back while the game goes on.
people-leave-now = Give up my seat
