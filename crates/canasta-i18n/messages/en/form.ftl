### The form for a new table: rules, players, house rules, and how a table for friends is kept.

form-title = A new table. Canasta
form-heading = A new table
form-about = Choose the rules and the number of players. Every rule can be changed.
form-start = Start the table
form-invite = Invite friends
form-show = Show the difference
form-undo = Undo changes
form-yes = Yes
form-no = No

## Rules and players

form-rules = Rules
form-players = Players
# Under a number of players: the document has rules for it.
form-described = These rules cover this number of players.
# Under a number of players: the document says nothing about it.
form-filled-in = Filled in from the common rules.

## What is chosen, in words.

form-this-table = This table
# $players (Number): how many play
form-who = { $players ->
        [2] You against one opponent, played by the computer.
        [3] You against two others, each alone, played by the computer.
        [4] You and a partner against two opponents, played by the computer.
        [5] You against four others, each alone, played by the computer.
       *[other] You and two partners against three opponents, played by the computer.
    }
# $rules (Message): the preset
form-same = Your table plays { $rules } as it is.
# Above a list of the differences.
# $rules (Message): the preset
form-differs = Your table differs from { $rules }:
# What is changed has no meaning with so many players, or beside the other rules.
# $rules (Message): the preset
form-no-part = Your changes make no difference at this table, which plays { $rules } as it is.
# $rule (Message): the rule that the preset has
form-instead = Instead of: { $rule }
# The link to the preset's chapter.
# $rules (Message): the preset
form-how-played = How { $rules } is played

## House rules

form-house-rules = House rules
form-house-rules-about = Open a heading to change its rules. Everything else stays as the rule set has it.
# Beside a heading: how many of its rules are changed.
# $changes (Number): how many, at least one
form-changes = { $changes ->
        [one] one house rule
       *[other] { SPELL($changes) } house rules
    }
# Followed by links to chapters.
form-in-the-book = In the rules book:
form-idle = Makes no difference at this table.
# Beside a number: its bounds.
# $low (Points): the lowest
# $high (Points): the highest
form-bounds = { $low } to { $high }
# $players (Number): how many
form-for-players = { $players ->
        [one] For { SPELL($players) } player
       *[other] For { SPELL($players) } players
    }
# A total before the deal, for which the opening has a minimum.
form-total-below = Below 0
form-total-zero = From 0
form-total-middle = From 1,500
form-total-high = From 3,000

## A table for friends

form-friends = Play with friends
form-friends-about = “Invite friends” makes a table with a link to send. You need not choose anything here.
form-friends-more = Seats, time, and who may watch
# Beside a heading under which something is not as usual.
form-changed = changed
form-seats = Seats
form-seats-by-rules = As the rules say
form-seats-chosen = Everyone sits where they like
form-seats-drawn = Cards are drawn for them
form-clock = Time for a turn
form-clock-none = No clock
form-clock-relaxed = Relaxed
form-clock-quick = Quick
form-clock-own = Custom
form-clock-turn = Seconds per turn
form-clock-game = Extra seconds for the whole game
form-clock-increment = Increment (seconds)
form-long-turn = When a turn takes too long
form-long-turn-about = Without a clock, no player is hurried. After this time, the others may let a bot act. For a game over several days, choose “No limit”.
form-watch = Who may watch
form-competitive = A serious game
form-listed = In the lobby
form-chat = Talk
form-host-returns = Host again on return
form-host-returns-about = While the host is away, another player is the host. With “Yes”, a host who comes back is the host again.

## Hints

form-hints = Hints
form-hints-about = On your turn, a button shows the three best plays, what each loses against the best, and why.

## What cannot be read

form-faults = Please correct this first
form-faulty = Some answers need correcting
form-no-answer = No answer from the server.
# $typed (Text): what was typed
form-no-such-rules = There are no rules called “{ $typed }”.
# $typed (Text): what was typed
form-not-so-many = Two to six can play, not “{ $typed }”.
# $question (Message): what a field is called
# $low (Points): the lowest number
# $high (Points): the highest
# $typed (Text): what was typed
form-takes-number = { $question }: enter a whole number from { $low } to { $high }, not “{ $typed }”.
# $question (Message): what a field or a question is called
# $typed (Text): what was typed
form-not-offered = { $question }: choose one of the answers offered, not “{ $typed }”.
form-clock-takes = Time for a turn: enter whole seconds, at least 5 a turn and at most a day; the increment cannot be more than the extra time for the whole game.

## What is played at a table, in its menu.

# Followed by a link to the rules.
form-rules-of-table = Rules of this table:
form-differences = Differences
