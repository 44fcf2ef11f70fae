### A recorded game: who played, how it ended, what stands out in it; and the page on which it is replayed.

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

# Where more than two play, each for themselves; and who has a seat before a game begins.
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
replay-won = { $winner } won by { $best } to { $others }.

# $deals (Number): how many are over, at least one
# $first (Points): the total of the first side
# $others (List): the totals of the others
replay-not-over = { $deals ->
        [one] Not over after one deal: { $first } to { $others }.
       *[other] Not over after { SPELL($deals) } deals: { $first } to { $others }.
    }

replay-not-begun = Not begun.
replay-no-deal-over = No deal is over.

## Highlights: items of the list under “Jump to”, without a full stop.

replay-dealt = The cards are dealt

# $name (Name): whose first meld of the deal it is
replay-opens = { $name } opens

# $name (Name): who takes the pile
# $cards (Number): how many cards it has
replay-first-pile = { $cards ->
        [one] { $name } takes the first pile, one card
       *[other] { $name } takes the first pile, { SPELL($cards) } cards
    }

# $name (Name): who takes the pile
# $cards (Number): how many cards it has, at least twelve
replay-large-pile = { $name } takes a large pile, { SPELL($cards) } cards

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
replay-freezes-large = { $name } freezes a large pile, { SPELL($cards) } cards, with { $card }

# $card (Card): the card that freezes it
replay-frozen-from-start = The pile is frozen from the start, by { $card }

# $name (Name): who goes out
# $concealed (Flag): with all melds at once
replay-goes-out = { $concealed ->
        [yes] { $name } goes out concealed
       *[no] { $name } goes out
    }

replay-stock-empty = The stock is empty; the deal is over

# $name (Name): who draws it
replay-last-red-three = { $name } draws a red three as the last card

# $players (List): the players of the side that wins
replay-wins = { $players ->
        [one] { $players } wins the game
       *[other] { $players } win the game
    }

## Remarks in records. Records are in English in every language.

# $name (Name): who plays from now on
# $seat (Number): in which seat
replay-took-over = From here on { $name } plays seat { DIGITS($seat) }, where a bot played.

# $name (Name): who plays from now on
# $seat (Number): in which seat
# $before (Name): who left it
replay-replaced = From here on { $name } plays seat { DIGITS($seat) }, where { $before } had left.

replay-practice = continues from a moment of another game
# $deal (Number): its number in that game
replay-set = deal { DIGITS($deal) } of another game, set to be played again; nothing is promised of its cards
# $date (Text): the day, as 2026-11-26
replay-daily = the deal of the day { $date }, the same for everybody

## The page.

# $sides (Message): who played
replay-title = { $sides }. Canasta

# $happened (Message): what happened in this moment
replay-heading = Replay. { $happened }

replay-home = Canasta
# What the links of the bar are, for a screen reader.
replay-bar = Replay

# $game (Message): the rules, the deal, the points that win
replay-game = Replay. { $game }

replay-to-table = To the table
replay-another-file = Another file
replay-sheet = Score sheet
# Below it, once the game is over: the way to its review.
replay-to-review = Review the game: what was luck, and which turns could have been better

## Whose cards are shown.

replay-whose = Whose cards are shown
replay-show = Show
# Narrow screens leave out what is between <b> and </b>.
replay-all-hands = All<b> hands</b>
# $name (Name): whose cards are shown alone
replay-as-seen-by = As { $name } saw it

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

## The table of a moment.

replay-board = The table
replay-centre = Stock and discard pile
# For a screen reader.
# $side (Message): whose melds
# $points (Points): its total
replay-side-total = { $side }, { $points } points.
replay-log = What happened
replay-log-label = What happened in this deal

## Steps.

replay-steps = Steps

# $deal (Number): which deal
# $deals (Number): how many there are
# $turn (Number): which turn; 0 when the cards are dealt
replay-place = { $deals ->
        [one] { $turn ->
            [0] Deal { $deal }, dealt
           *[other] Deal { $deal }, turn { $turn }
        }
       *[other] { $turn ->
            [0] Deal { $deal } of { $deals }, dealt
           *[other] Deal { $deal } of { $deals }, turn { $turn }
        }
    }

replay-step = Moment
replay-go = Go
# The words under the four arrows, and what a screen reader says of them.
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
replay-keys = Keys: left and right for a step, Page Up and Page Down for a turn, Home and End for the first and the last moment, the space bar or P to play and to pause.

## The jumps.

replay-jump = Jump to
# $deal (Number): its number
replay-deal = Deal { $deal }

## The graphs.

replay-graphs = The game at a glance
replay-totals = Totals
replay-sizes = Cards in each hand
# Before the numbers of the deals, under a graph.
replay-axis = Deal
# $points (Points): the points that win
replay-goal = to win <b>{ $points }</b>
# $cards (Number): the most cards that a player held
replay-up-to = up to { $cards }

# For a screen reader; the sides follow, a sentence each.
replay-totals-spoken = Totals after each deal.
# $side (Message): a side
# $totals (List): its totals, each as `replay-points`
replay-totals-of = { $totals ->
        [0] { $side }: no deal is over.
       *[other] { $side }: { $totals }.
    }

# For a screen reader.
# $name (Name): a player
# $most (Number): the most cards that the player held
# $deal (Number): in which deal
replay-sizes-spoken = { $most ->
        [one] { $name } held one card at most, in deal { $deal }.
       *[other] { $name } held { SPELL($most) } cards at most, in deal { $deal }.
    }
# $counts (List): how many cards the player had left, deal by deal, each as `replay-count`
replay-sizes-left = Left at the end of each deal: { $counts }.
# $cards (Number): how many
replay-count = { $cards }

## This moment.

replay-this-step = This moment
replay-link = Link to it
replay-share = Share
replay-copy = Copy
replay-link-fades = The link works as long as the server keeps the file: for hours or days, not forever.
replay-play-on-heading = Play on from here
replay-whose-hand = Whose hand will you play?
replay-play-on-about = You play one hand as it is now, and the computer plays the others. The table is for practice: its result does not count in your figures.
replay-play-on = Play on
# The name of a bot in a table that goes on from a moment, where no other name is left.
# $n (Number): which bot
replay-bot = Bot { DIGITS($n) }
replay-over-here = The game is over here. Step back to play on from an earlier moment.
replay-no-beginning = This record begins in the middle of a game: each side had points already, from deals that are not in it. A table here begins with no points, so you cannot play on from this game.

## The record as a file.

replay-keep = Keep the game
# $day (Message): a date
replay-played-on = Played on { $day }.
# $sides (Message): who played
replay-record-about = The record is a text that people and programs can read: { $sides }, every deal and every act.
replay-download = Download the record
replay-spreadsheet = Score sheet for a spreadsheet
replay-open-another = Open another file
replay-check = Were these deals fair? Check them

## The page that takes a record.

replay-open-title = Replay a game from a file. Canasta
replay-open-heading = Replay a game from a file
replay-open-about = Choose a record of a game, a file that ends in .canasta, or drop it on this page. Every act is checked against the rules; then you see the game card by card.
replay-open-file = The file
replay-open-or-paste = Or paste the text of a record
replay-open-text = The text of a record
replay-open = Replay it
replay-open-kept = The server keeps it in memory for a while, for anyone with the link, and does not store it on disk.
replay-gone-heading = No longer here
replay-gone = This record is no longer here: the server keeps opened files only for a while. Choose the file again.
replay-unreadable = This file is not a record of a game that this program can read.
replay-not-by-the-rules = This record can be read, but the game in it does not follow the rules.
