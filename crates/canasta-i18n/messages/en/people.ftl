### The panel with the people at a table: who is here, what the reader can do, how others join, how a player leaves.

people-open = People
people-close = Close
people-title = At this table
# After a bot’s name.
# $level (Message): its level, or what the program is called
people-bot = bot, { $level }
# After a person’s name.
# $state (one of here, away, replaced, left, yours): here; away; away with a bot playing; left with a bot playing; the reader, with a bot playing
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
            [yes] away (bot playing); host
           *[no] away (bot playing)
        }
        [left] { $host ->
            [yes] left (bot playing); host
           *[no] left (bot playing)
        }
       *[yours] { $host ->
            [yes] bot playing for you; host
           *[no] bot playing for you
        }
    }

people-substitute = Have a bot play
# For a screen reader, to tell the buttons apart.
# $name (Name): who is away
people-substitute-for = Have a bot play: { $name }
people-make-host = Make host
# For a screen reader, to tell the buttons apart.
# $name (Name): who is to be the host
people-make-host-of = Make host: { $name }

## Taking over a seat. The host does so at once, others ask the host.

# $host (Flag): whether the reader is the host
people-play = { $host ->
        [yes] Take this seat
       *[no] Ask to take this seat
    }
# For a screen reader, to tell the buttons apart.
# $host (Flag): whether the reader is the host
# $name (Name): who plays there, or did
people-play-for = { $host ->
        [yes] Take this seat: { $name }
       *[no] Ask to take this seat: { $name }
    }
people-withdraw = Cancel request

## A pause.

people-pause = Pause game
people-pause-about = Pause for as long as you like. Nothing is lost.

## Links to share.

people-link = Table link
people-share = Share
people-copy = Copy
people-for-days = Playing over several days?
people-reminder-about = Send this to the player whose turn it is, or add your own turns to your calendar.
people-reminder = Reminder
people-reminder-share = Share reminder
people-calendar = Calendar link

## Leaving.

people-leave = Leave game
people-leave-about = A bot takes over. You can come back while the game is running.
people-leave-now = Leave game
