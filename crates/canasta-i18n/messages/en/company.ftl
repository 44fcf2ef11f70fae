### The people at a table: the table's settings, who is there, who has a bot playing for them, who paused the game.

## The table's settings: a word for each, and what it is.

company-seats = Seats
company-seats-chosen = Players choose their own seats.
company-seats-drawn = Seats are drawn when the game starts.
company-time = Time
company-watch = Who can watch
company-watch-nobody = Players only.
company-watch-link = Anyone with the table link. Spectators see face-up cards only, never a hand.
company-watch-everybody = Anyone, from the lobby. Spectators see face-up cards only, never a hand.
company-competitive = Competitive
company-competitive-about = Spectators see each deal only once it’s finished.
company-lobby = Lobby
company-lobby-about = Listed in the lobby: anyone can take a free seat.
company-host = Host
company-host-returns = If the host is away, another player takes over until they return.
company-hints = Hints
# $kind (one of practice, everybody, none): who gets hints
company-hints-about = { $kind ->
        [practice] Practice only: when everyone else is a bot.
        [everybody] On for everyone, even against other people.
       *[none] Off.
    }
company-chat = Chat
company-chat-on = Preset phrases only: what the rules allow partners to say, plus a few pleasantries.
company-chat-off = Off, except for “May I go out?”

## Who can watch, in short: the answers in the form for a new table.

company-may-watch-nobody = Nobody
company-may-watch-link = Anyone with the link
company-may-watch-everybody = Anyone

## Time limits: sentences that follow each other.

# $base (Message): the time for each turn
company-clock = { $base } per turn.
# $base (Message): the time for each turn
# $bank (Message): extra time, shared by all turns of a game
company-clock-bank = { $base } per turn, plus a time bank of { $bank }.
# $increment (Message): what is added to the time bank
company-clock-increment = { $increment } added for each turn played in time.
company-clock-out = If you run out of time, a bot plays for you.

## Who plays with whom.

company-pairs-drawn = Partners are decided by drawing cards.
company-pairs-opposite = Partners sit opposite each other.
company-pairs-threes = Three against three, in alternate seats.
company-pairs-three-against-two = Three against two. The three sit out in turn, one each deal.
company-pairs-three-against-two-drawn = Three against two, decided by drawing cards. The three sit out in turn, one each deal.
company-pairs-none = Every player for themselves.

## Before the game.

company-seat-free = Free
company-seat-of-partner = Free: your partner’s seat
# $people (List): who sits at the table, the reader first, each as below
company-sitting = { $people ->
        [0] Nobody’s at the table yet.
       *[other] At the table: { $people }.
    }
# Item of $people in `company-sitting`: the reader.
company-sitting-you = you
# Item of $people in `company-sitting`: another person.
# $name (Name): what they are called
company-sitting-name = { $name }
# $seats (Number): how many seats are free
company-free = { $seats ->
        [0] No free seats.
        [one] One seat is free.
       *[other] { SPELL($seats, case: "capital") } seats are free.
    }
company-begin = Everyone’s here. Start whenever you like.
company-invite = Send your friends the link, and start when they’re here.
# $host (Name): who opened the table
company-host-begins = Everyone’s here. Waiting for { $host } to start.
# $host (Name): who opened the table
company-host-waits = { $host } will start when everyone is here.
# Instead of the host’s name, if it isn’t known.
company-the-host = The host

## Tables that were closed.

company-closed-own = Your table was closed before the game started.
# $host (Name): whose table it was
company-closed-before = { $host }’s table was closed before the game started.
company-closed = This table was closed.
# $name (Name): who closed it
company-closed-by = { $name } closed this table.

## Spectators.

# $people (Number): how many watch, at least one
company-spectators = { $people ->
        [one] One person is watching.
       *[other] { SPELL($people, case: "capital") } people are watching.
    }
company-watching = You’re watching.
company-watching-competitive = You’re watching. Each deal appears once it’s finished.

## Bots playing for people.

# $name (Name): whom it plays for
# $why (one of missed, away, asked, left): why
company-substitute = { $why ->
        [missed] A bot is playing for { $name }, who missed two turns.
        [away] A bot is playing for { $name }, who is away.
        [asked] The host has a bot playing for { $name }.
       *[left] A bot is playing for { $name }, who left.
    }
company-own-substitute = A bot is playing for you.
# After “A bot is playing for you.”
# $why (one of missed, away, asked, left): why
company-why-substitute = { $why ->
        [missed] You missed two turns. Your seat is saved.
        [away] You were away. Your seat is saved.
        [asked] The host asked for one while you were away.
       *[left] You left the table. You can come back any time.
    }
company-come-back = I’m back

## What changed about a person in a seat.

# $player (Player): who
company-carried = { $player ->
        [you] You’re now playing on another device.
       *[other] { $player } is playing on another device now.
    }
# The player has taken over a hand from a bot, or from a player who left.
# $player (Player): who
company-took-over = { $player ->
        [you] You’ve taken over this seat.
       *[other] { $player } has taken over this seat.
    }
# $player (Player): who
# $why (one of given, away, left, back): the previous host passed it on, is away or has left; or the first host is back
company-new-host = { $why ->
        [given] { $player ->
            [you] You’re the host now.
           *[other] { $player } is the host now.
        }
        [away] { $player ->
            [you] The host is away, so you’re hosting for now.
           *[other] { $player } is hosting for now.
        }
        [left] { $player ->
            [you] The host left. You’re the new host.
           *[other] The host left. { $player } is the new host.
        }
       *[back] { $player ->
            [you] You’re back as host.
           *[other] { $player } is back as host.
        }
    }

## A paused game.

# $name (Name): who paused it
company-paused = { $name } paused the game.
company-paused-about = Nothing is lost, even if it takes days. Any player can resume.
company-resume = Resume

## Messages sent to others.

# $link (Text): the table’s address
company-reminder = It’s your turn in our Canasta game: { $link }
# A link follows.
company-invitation = Join our Canasta game:
