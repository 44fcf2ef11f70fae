### The people at a table: what was agreed, who is there, for whom a bot plays, who paused the game.

## What was agreed: a word for it, and what it is.

company-seats = Seats
company-seats-chosen = Everyone sits where they like.
company-seats-drawn = Cards are drawn for the seats when the game begins.
company-time = Time
company-watch = Who may watch
company-watch-nobody = Only the players.
company-watch-link = Anyone with the link to the table. Spectators see the cards that lie face up, but no player’s hand.
company-watch-everybody = Anyone, from the lobby. Spectators see the cards that lie face up, but no player’s hand.
company-competitive = Serious
company-competitive-about = Spectators see each deal only after it is over.
company-lobby = Lobby
company-lobby-about = Anyone can find this table in the lobby, and may sit down while a seat is free.
company-host = Host
company-host-returns = While the host is away, another player is the host. A host who comes back is the host again.
company-hints = Hints
# $kind (one of practice, everybody, none): who is given hints
company-hints-about = { $kind ->
        [practice] For practice: when you play with the computer only.
        [everybody] For everyone, also in games between people.
       *[none] None: no player is given hints.
    }
company-chat = Talk
company-chat-on = Set phrases only: what the rules let partners say, and a few kind words.
company-chat-off = Only the questions of the game itself.

## Who may watch, in short: the answers in the form for a new table.

company-may-watch-nobody = No one
company-may-watch-link = Anyone with the link
company-may-watch-everybody = Anyone

## How long a turn may take, by a clock: one sentence after the other.

# $base (Message): the time for each turn
company-clock = { $base } a turn.
# $base (Message): the time for each turn
# $bank (Message): the time beyond that for all turns of a game together
company-clock-bank = { $base } a turn, and { $bank } more for the whole game.
# $increment (Message): what is added again to the time for the whole game
company-clock-increment = Each turn played in time earns { $increment } back.
company-clock-out = When the time is up, a bot acts for the player.

## Who plays with whom.

company-pairs-drawn = The cards will decide who plays with whom.
company-pairs-opposite = Partners sit opposite each other.
company-pairs-threes = Every other seat plays together: three against three.
company-pairs-none = Everyone plays alone.

## Before the game.

company-seat-free = Free
company-seat-of-partner = Free: your partner’s seat
# $people (List): who sits at the table, the reader first: each as below
company-sitting = { $people ->
        [0] No one is at the table yet.
       *[other] At the table: { $people }.
    }
# Item of $people in `company-sitting`: the reader.
company-sitting-you = you
# Item of $people in `company-sitting`: another person.
# $name (Name): what they are called
company-sitting-name = { $name }
# $seats (Number): how many seats are free
company-free = { $seats ->
        [0] No seat is free.
        [one] One seat is free.
       *[other] { SPELL($seats, case: "capital") } seats are free.
    }
company-begin = Everyone is here. Begin when you like.
company-invite = Send the link to your friends. Begin when they are here.
# $host (Name): who opened the table
company-host-begins = Everyone is here. { $host } begins the game.
# $host (Name): who opened the table
company-host-waits = { $host } begins the game when everyone is here.
# In the place of the host’s name, where that is not known.
company-the-host = The host

## Tables that were closed.

company-closed-own = Your table was closed before the game began.
# $host (Name): whose table it was
company-closed-before = { $host }’s table was closed before the game began.
company-closed = This table was closed.
# $name (Name): who closed it
company-closed-by = { $name } closed this table.

## Spectators.

# $people (Number): how many watch, at least one
company-spectators = { $people ->
        [one] One person is watching.
       *[other] { SPELL($people, case: "capital") } people are watching.
    }
company-watching = You are watching.
company-watching-competitive = You are watching. You see each deal when it is over.

## Bots that play for people.

# $name (Name): for whom it plays
# $why (one of missed, away, asked, left): why
company-substitute = { $why ->
        [missed] A bot plays for { $name }, who missed two turns.
        [away] A bot plays for { $name }, who is away.
        [asked] A bot plays for { $name }: the host asked for it.
       *[left] A bot plays for { $name }, who left.
    }
company-own-substitute = A bot plays for you.
# Behind “A bot plays for you.”
# $why (one of missed, away, asked, left): why
company-why-substitute = { $why ->
        [missed] You missed two turns. Your seat is kept.
        [away] You were away. Your seat is kept.
        [asked] The host asked for a bot while you were away.
       *[left] You left the table. You may come back.
    }
company-come-back = I’m back

## What changed about a person in a seat.

# $player (Player): who
company-carried = { $player ->
        [you] You are playing on another device now.
       *[other] { $player } is playing on another device now.
    }
# The player has taken over a hand from a bot, or from a player who left.
# $player (Player): who
company-took-over = { $player ->
        [you] You are playing in this seat now.
       *[other] { $player } is playing in this seat now.
    }
# $player (Player): who
# $why (one of given, away, left, back): the host before gave the place away, is away, has left; or is back and has it again
company-new-host = { $why ->
        [given] { $player ->
            [you] You are the host now.
           *[other] { $player } is the host now.
        }
        [away] { $player ->
            [you] You are the host while the host is away.
           *[other] { $player } is the host while the host is away.
        }
        [left] { $player ->
            [you] You are the host now: the host has left.
           *[other] { $player } is the host now: the host has left.
        }
       *[back] { $player ->
            [you] You are back, and are the host again.
           *[other] { $player } is back, and is the host again.
        }
    }

## A game that is paused.

# $name (Name): who paused it
company-paused = { $name } has paused the game.
company-paused-about = Everything stays as it is, for days if need be. Any player may resume the game.
company-resume = Resume

## What is sent to others.

# $link (Text): the table’s address
company-reminder = It is your turn at our canasta table: { $link }
# A link follows.
company-invitation = Come and play canasta with us:
