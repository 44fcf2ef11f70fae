### The form for a new table: rules, players, house rules, and the settings of a table for friends.

form-title = New table – Canasta
form-heading = New table
form-start = Play now
form-invite = Invite friends
form-show = Show changes
form-undo = Undo changes
form-yes = Yes
form-no = No

## Rules and players

form-rules = Rules
form-players = Players
# Under a number of players: the rule set’s source covers it.
form-described = Covered by these rules.
# Under a number of players: the rule set’s source doesn’t cover it.
form-filled-in = Not covered; filled in as usual.

## The choices in words.

form-this-table = This table
# $players (Number): how many play
form-who = { $players ->
        [2] You against one bot.
        [3] You against two bots, every player for themselves.
        [4] You and a bot partner against two bots.
        [5] You against four bots, every player for themselves.
       *[other] You and two bot partners against three bots.
    }
form-who-three-against-two = You and four bots, three against two.
# $rules (Message): the preset
form-same = { $rules }, unchanged.
# Above a list of the differences.
# $rules (Message): the preset
form-differs = Changes from { $rules }:
# The changed rules have no meaning with this number of players or with the other rules.
# $rules (Message): the preset
form-no-part = Your changes have no effect with these settings: this is { $rules }.
# $rule (Message): the rule that the preset has
form-instead = Replaces: { $rule }
# The link to a page with all rules of the table, which can be shared.
form-all-rules = All rules, score card and sharing

## House rules

form-house-rules = House rules
# A button.
form-open-file = Open house rules from a file
# Next to a heading: how many of its rules are changed.
# $changes (Number): how many, at least one
form-changes = { $changes ->
        [one] one house rule
       *[other] { SPELL($changes) } house rules
    }
# Followed by links to chapters.
form-in-the-book = In the rules:
form-idle = No effect at this table.
# Next to a number: its bounds.
# $low (Points): the lowest
# $high (Points): the highest
form-bounds = { $low } to { $high }
# $players (Number): how many
form-for-players = { $players ->
        [one] For { SPELL($players) } player
       *[other] For { SPELL($players) } players
    }
# A place in a list of numbers: the first minimum of the initial meld, the second …
# $place (Number): the place
form-place = { $place ->
        [1] First
        [2] Second
        [3] Third
        [4] Fourth
       *[other] Fifth
    }

## A table for friends

form-friends = Play with friends
form-friends-about = “Invite friends” creates a table with a link to share. Everything here is optional.
form-friends-more = Seats, clock and spectators
# Next to a heading, if something under it is not the default.
form-changed = changed
form-seats = Seats
form-seats-chosen = Players choose seats
form-seats-drawn = Draw for seats
form-clock = Clock
form-clock-none = No clock
form-clock-relaxed = Relaxed
form-clock-quick = Quick
form-clock-own = Custom
form-clock-turn = Seconds per turn
form-clock-game = Time bank (seconds)
form-clock-increment = Increment (seconds)
form-long-turn = Slow turns
form-long-turn-about = With no clock, nobody is rushed, but after this long the others can have a bot play. For games over several days, choose “No limit”.
form-watch = Who can watch
form-competitive = Competitive game
form-listed = List in lobby
form-chat = Chat
form-host-returns = Host keeps role
form-host-returns-about = If the host is away, another player takes over. With “Yes”, the host gets the role back on returning.

## Hints and taking back melds

# A heading that expands. Next to it: who gets hints.
form-hints-and-taking-back = Hints and taking back
# Next to the heading, if melds can be taken back.
# $hints (Text): who gets hints
form-hints-and-take-back = { $hints }, taking back
form-hints = Hints
form-hints-about = On your turn, shows the three best plays, how they compare, and why.
# A question; the answers are `form-yes` and `form-no`.
form-take-back = Take back melds
form-take-back-about = If you play alone with bots, you can take back your melds until you discard. The game doesn’t count in your stats.
form-take-back-alone = Take back melds: this is only for games in which you play alone with bots. Choose “No”, or remove the names of the others.
# About a table at which the answer is “Yes”.
form-taking-back = You can take back melds. The game doesn’t count in your stats.

## Invalid input

form-faults = Please fix the following
form-faulty = Some fields need fixing
form-no-answer = No response from the server.
# $typed (Text): what was typed
form-no-such-rules = No rule set called “{ $typed }”.
# $typed (Text): what was typed
form-not-so-many = Choose two to six players, not “{ $typed }”.
# $question (Message): what a field is called
# $low (Points): the lowest number
# $high (Points): the highest
# $typed (Text): what was typed
form-takes-number = { $question }: enter a whole number from { $low } to { $high }, not “{ $typed }”.
# $question (Message): what a field or a question is called
# $typed (Text): what was typed
form-not-offered = { $question }: choose one of the options, not “{ $typed }”.
form-clock-takes = Clock: enter whole seconds, from 5 per turn up to one day; the increment can’t exceed the time bank.

## The rules of a table, in its menu.

# Followed by a link to the rules.
form-rules-of-table = Rules of this table:
form-differences = Differences
