### A recorded game: who played, how it ended, its highlights, and its replay page.

## Who played.

# An item of `$players` below.
# $name (Name): a player
replay-player = { $name }

# A side, an item of `$sides` below.
# $players (List): its players, each as `replay-player`
replay-side = { $players }

# $one (Message): a side
# $other (Message): the other one
replay-two-sides = { $one } against { $other }

# If more than two play, every player for themselves; and who has a seat before a game starts.
# $sides (List): each as `replay-side`
replay-sides = { $sides }

replay-no-players = no players yet

## How it ended.

# An item of `$others` and `$totals` below.
# $points (Points): the total of a side
replay-points = { $points }

# $winner (Message): the side that won
# $best (Points): its total
# $others (List): the totals of the others, the highest first
replay-won = { $winner } won { $best } to { $others }.

# $winners (List): the players who won, each as `replay-player`
# $losers (List): the players who conceded
# $deals (Number): how many were over; 0 for none
# $best (Points): the total of the winners
# $other (Points): the total of the losers
replay-conceded = { $deals ->
        [0] { $winners } won: { $losers } conceded in the first deal.
       *[other] { $winners } won: { $losers } conceded at { $best } to { $other }.
    }

# $deals (Number): how many are over, at least one
# $first (Points): the total of the first side
# $others (List): the totals of the others
replay-not-over = { $deals ->
        [one] Unfinished after one deal: { $first } to { $others }.
       *[other] Unfinished after { SPELL($deals) } deals: { $first } to { $others }.
    }

replay-not-begun = Not started.
replay-no-deal-over = No deals finished.

## Highlights: items of the list under “Jump to”, without a full stop.

replay-dealt = Cards dealt

# $name (Name): whose first meld of the deal it is
replay-opens = { $name } makes the initial meld

# $name (Name): who takes the pile
# $cards (Number): how many cards it has
replay-first-pile = { $cards ->
        [one] { $name } takes the first pile (one card)
       *[other] { $name } takes the first pile ({ $cards } cards)
    }

# $name (Name): who takes the pile
# $cards (Number): how many cards it has, at least twelve
replay-large-pile = { $name } takes a large pile ({ $cards } cards)

# $name (Name): who completes the first canasta of the deal
# $natural (Flag): without a wild card
# $rank (Kind): its rank
replay-canasta = { $natural ->
        [yes] { $name } completes the first canasta, a natural canasta of { KIND($rank, form: "many") }
       *[no] { $name } completes the first canasta, a mixed canasta of { KIND($rank, form: "many") }
    }

# $name (Name): who freezes the pile
# $card (Card): the card that freezes it
replay-freezes = { $name } freezes the pile with { $card }

# $name (Name): who freezes the pile
# $cards (Number): how many cards it has, at least twelve
# $card (Card): the card that freezes it
replay-freezes-large = { $name } freezes a large pile ({ $cards } cards) with { $card }

# $card (Card): the card that freezes it
replay-frozen-from-start = The pile is frozen from the start by { $card }

# $name (Name): who goes out
# $concealed (Flag): with all melds at once
replay-goes-out = { $concealed ->
        [yes] { $name } goes out concealed
       *[no] { $name } goes out
    }

replay-stock-empty = The stock runs out

# $name (Name): who draws it
replay-last-red-three = { $name } draws a red three as the last card of the stock

# $players (List): the players of the side that wins
replay-wins = { $players ->
        [one] { $players } wins the game
       *[other] { $players } win the game
    }

# $players (List): the players of the side that concedes
replay-concedes = { $players ->
        [one] { $players } concedes the game
       *[other] { $players } concede the game
    }

## Remarks in records. Records are in English in every language.

# $name (Name): who plays from now on
# $seat (Number): in which seat
replay-took-over = From here on { $name } plays seat { DIGITS($seat) }, previously played by a bot.

# $name (Name): who plays from now on
# $seat (Number): in which seat
# $before (Name): who left it
replay-replaced = From here on { $name } plays seat { DIGITS($seat) }, which { $before } left.

replay-practice = continues from a position in another game
replay-take-back = melds could be taken back; those aren’t listed
# $deal (Number): its number in that game
replay-set = deal { DIGITS($deal) } of another game, replayed; the shuffle isn’t guaranteed
# $date (Text): the day, as 2026-11-26
replay-daily = the deal of the day for { $date }, the same for everyone

## The page.

# $sides (Message): who played
replay-title = { $sides } – Canasta

# $happened (Message): what happened in this step
replay-heading = Replay. { $happened }

replay-home = Canasta
# For a screen reader: the name of the links in the bar.
replay-bar = Replay

# $game (Message): the rules, the deal, the points that win
replay-game = Replay. { $game }

replay-to-table = Back to table
replay-another-file = Open another file
replay-sheet = Score sheet
# Below it, once the game is over: the link to its review.
replay-to-review = Review the game: luck and mistakes

## Whose cards are shown.

replay-whose = Show cards for
replay-show = Show
# Narrow screens leave out the part between <b> and </b>.
replay-all-hands = All<b> hands</b>
# $name (Name): the only player whose cards are shown
replay-as-seen-by = { $name }’s view

# For a screen reader, before the cards.
# $name (Name): whose hand
# $cards (Number): how many
replay-hand = { $cards ->
        [one] { $name }’s hand, 1 card
       *[other] { $name }’s hand, { $cards } cards
    }

# $name (Name): whose hand
# $cards (Number): how many
replay-hidden-hand = { $cards ->
        [0] { $name }’s hand, no cards, not shown
        [one] { $name }’s hand, one card, not shown
       *[other] { $name }’s hand, { SPELL($cards) } cards, not shown
    }

## The table at a step.

replay-board = The table
replay-centre = Stock and discard pile
# For a screen reader.
# $side (Message): whose melds
# $points (Points): its total
replay-side-total = { $side }, { $points } points.
replay-log = Log
replay-log-label = Log of this deal

## Steps.

replay-steps = Steps

# $deal (Number): which deal
# $deals (Number): how many there are
# $turn (Number): which turn; 0 when the cards are dealt
replay-place = { $deals ->
        [one] { $turn ->
            [0] Deal { $deal }, start
           *[other] Deal { $deal }, turn { $turn }
        }
       *[other] { $turn ->
            [0] Deal { $deal } of { $deals }, start
           *[other] Deal { $deal } of { $deals }, turn { $turn }
        }
    }

replay-step = Step
replay-go = Go
# The words under the four arrows, and their names for a screen reader.
replay-turn = Turn
replay-back = Back
replay-next = Next
replay-turn-back = Previous turn
replay-step-back = Back one step
replay-step-on = Next step
replay-turn-on = Next turn
replay-play = Play
replay-speed = Speed
replay-slow = Slow
replay-normal = Normal
replay-fast = Fast
replay-keys = Shortcuts: ← and → for a step, Page Up and Page Down for a turn, Home and End for the start and the end, Space or P to play and pause.

## The jumps.

replay-jump = Jump to
# $deal (Number): its number
replay-deal = Deal { $deal }

## The graphs.

replay-graphs = The game at a glance
replay-totals = Totals
replay-sizes = Cards in each hand
# Before the deal numbers, under a graph.
replay-axis = Deal
# $points (Points): the points that win
replay-goal = <b>{ $points }</b> to win
# $cards (Number): the most cards a player held
replay-up-to = up to { $cards }

# For a screen reader; the sides follow, a sentence each.
replay-totals-spoken = Totals after each deal.
# $side (Message): a side
# $totals (List): its totals, each as `replay-points`
replay-totals-of = { $totals ->
        [0] { $side }: no deals finished.
       *[other] { $side }: { $totals }.
    }

# For a screen reader.
# $name (Name): a player
# $most (Number): the most cards that the player held
# $deal (Number): in which deal
replay-sizes-spoken = { $most ->
        [one] { $name } held at most one card, in deal { $deal }.
       *[other] { $name } held at most { SPELL($most) } cards, in deal { $deal }.
    }
# $counts (List): how many cards the player had left, deal by deal, each as `replay-count`
replay-sizes-left = Left at the end of each deal: { $counts }.
# $cards (Number): how many
replay-count = { $cards }

## This position.

replay-this-step = This position
replay-link = Link to this position
replay-share = Share
replay-copy = Copy
replay-link-fades = The link works while the server keeps the file: hours or days, not forever.
replay-play-on-heading = Play on from here
replay-whose-hand = Which hand do you want to play?
replay-play-on-about = Take over one hand from here; bots play the others. It’s practice, so it doesn’t count in your stats.
replay-play-on = Play on
# The name of a bot at a table that continues from a position, if no other name is left.
# $n (Number): which bot
replay-bot = Bot { DIGITS($n) }
replay-over-here = The game ends here. Step back to play on from an earlier position.
replay-no-beginning = This record starts mid-game, with points from deals it doesn’t include, so you can’t play on from it.

## The record as a file.

replay-keep = Save game
# $day (Message): a date
replay-played-on = Played on { $day }.
# $sides (Message): who played
replay-record-about = The record of { $sides } is a readable text file with every deal and every play.
replay-download = Download record
replay-spreadsheet = Score sheet (CSV)
replay-open-another = Open another file
replay-check = Check these deals for fairness

## The page to open a record.

replay-open-title = Replay a game from a file – Canasta
replay-open-heading = Replay a game from a file
replay-open-about = Choose a .canasta file or drop it here. Every play is checked against the rules, then you can step through the game.
replay-open-file = File
replay-open-or-paste = Or paste a record
replay-open-text = Record text
replay-open = Open
replay-open-kept = The server keeps it in memory for a while, visible to anyone with the link. It isn’t stored on disk.
replay-gone-heading = Record expired
replay-gone = The server only keeps uploaded files for a while. Open the file again.
replay-unreadable = This isn’t a game record that Canasta can read.
replay-not-by-the-rules = The record is readable, but the game breaks the rules.
