### The score pad’s figures: checking a deal, totals, the result, the live view, print and spreadsheet.
### The browser fills these in, as docs/languages.md explains.

## How a deal ended, as a heading.

# $player (Text): who went out
script-pad-sheet-ended-out = { $player } went out
# $player (Text): who went out
script-pad-sheet-ended-concealed = { $player } went out concealed
script-pad-sheet-ended-nobody = Nobody went out
script-pad-sheet-ended-unknown = Who went out was not entered

## The breakdown: a side’s points for each line of the sheet, and how they come about.

# $count (Number): how many
# $value (Number): points for each
script-pad-sheet-times = { $count } × { $value }
# All four red threes, which have a bonus of their own.
script-pad-sheet-all-four = all four
# Red threes of a side without melds.
# $n (Number): how many red threes
script-pad-sheet-threes-no-meld = { $n }, no melds
# Red threes of a side without a canasta.
# $n (Number): how many red threes
script-pad-sheet-threes-no-canasta = { $n }, no canasta
# $player (Text): who went out
script-pad-sheet-out-concealed = { $player }, concealed
# $n (Number): black threes melded when going out
script-pad-sheet-with-black-threes = { $n ->
        [one] with a black three
       *[other] with { $n } black threes
    }
# One of the table’s own lines.
# $name (Text): its name
# $count (Number): how many
# $value (Number): points for each
script-pad-sheet-own-times = { $name }: { $count } × { $value }
script-pad-sheet-not-entered = not entered
# A figure before it was corrected.
# $before (Text): the number, or a player
script-pad-sheet-was = was { $before }
script-pad-sheet-nobody = nobody
# A link from a line of the sheet to the rules.
# $line (Text): the line, such as “Red threes”
script-pad-sheet-rules-of-line = { $line }: what the rules say
# A link below the breakdown.
# $rules (Text): the rule set
script-pad-sheet-rule-set = Rules: { $rules }

## Checking a deal.

# Somebody who watches has asked the table to check a deal.
# $named (Flag): whether the name is known
# $name (Text): the name
# $time (Text): when
script-pad-sheet-query-asked = { $named ->
        [yes] { $name } asked at { $time } to check this deal.
       *[no] A spectator asked at { $time } to check this deal.
    }
# A button: the table has checked the deal.
script-pad-sheet-query-settle = It is settled

script-pad-sheet-conflict-heading = This deal was entered twice
script-pad-sheet-conflict-help = Two phones entered it while they were apart. Choose the one that is right. The other stays in the list of changes.
# $here (Flag): this phone
# $named (Flag): whether the name is known
# $name (Text): the name of the person with the phone
script-pad-sheet-conflict-phone = { $here ->
        [yes] This phone
       *[no] { $named ->
            [yes] { $name }’s phone
           *[no] Another phone
        }
    }
script-pad-sheet-conflict-line = Line
script-pad-sheet-conflict-keep = Keep this
# $side (Text): the side
# $line (Text): a line of the sheet
script-pad-sheet-line-of-side = { $side }: { $line }

script-pad-sheet-paper-heading = Does your paper say something else?
script-pad-sheet-paper-help = Type what you have for this deal. The pad looks for a single slip that explains the difference.
# A button that turns the number into a negative one.
# $side (Text): whose points
script-pad-sheet-paper-minus = Minus, { $side }
# $side (Text): the side
script-pad-sheet-paper-same = { $side }: the same as the pad.
# $side (Text): the side
# $points (Number): the difference
script-pad-sheet-paper-more = <b>{ $side }: { $points } more than the pad.</b> On the paper this could be:
# $side (Text): the side
# $points (Number): the difference
script-pad-sheet-paper-less = <b>{ $side }: { $points } less than the pad.</b> On the paper this could be:
# $side (Text): the side
# $points (Number): the difference
script-pad-sheet-paper-more-unexplained = <b>{ $side }: { $points } more than the pad.</b> No single slip explains it. Count everything again.
# $side (Text): the side
# $points (Number): the difference
script-pad-sheet-paper-less-unexplained = <b>{ $side }: { $points } less than the pad.</b> No single slip explains it. Count everything again.

# Slips that could have happened on the paper. Each is an item of a list.
script-pad-sheet-slip-natural-more = One natural canasta more.
script-pad-sheet-slip-natural-fewer = One natural canasta fewer.
script-pad-sheet-slip-mixed-more = One mixed canasta more.
script-pad-sheet-slip-mixed-fewer = One mixed canasta fewer.
script-pad-sheet-slip-mixed-as-natural = A mixed canasta counted as natural.
script-pad-sheet-slip-natural-as-mixed = A natural canasta counted as mixed.
# $paper (Number): red threes on the paper
# $pad (Number): red threes on the pad
script-pad-sheet-slip-red-threes = { $paper ->
        [0] No red threes instead of { $pad }.
        [one] One red three instead of { $pad }.
       *[other] { $paper } red threes instead of { $pad }.
    }
script-pad-sheet-slip-red-threes-for-side = The red threes added, although the side has no melds.
script-pad-sheet-slip-red-threes-against-side = The red threes taken off, although the side has melds.
script-pad-sheet-slip-going-out-left-out = The points for going out left out.
script-pad-sheet-slip-going-out-counted = The points for going out counted for this side.
script-pad-sheet-slip-counted-concealed = Going out counted as concealed.
script-pad-sheet-slip-counted-not-concealed = Going out not counted as concealed.
script-pad-sheet-slip-hand-added = The cards left in hand added instead of taken off.
script-pad-sheet-slip-hand-left-out = The cards left in hand not taken off.
script-pad-sheet-slip-melded-left-out = The cards melded left out.
# $paper (Number): on the paper
# $pad (Number): on the pad
script-pad-sheet-slip-melded-swapped = Two digits swapped in the cards melded: { $paper } instead of { $pad }.
# $paper (Number): on the paper
# $pad (Number): on the pad
script-pad-sheet-slip-hand-swapped = Two digits swapped in the cards left in hand: { $paper } instead of { $pad }.
# $value (Number): what the card is worth
script-pad-sheet-slip-card-more = A card of { $value } points more on the table, or fewer in hand.
# $value (Number): what the card is worth
script-pad-sheet-slip-card-fewer = A card of { $value } points fewer on the table, or more in hand.
# $points (Number): 100 or 1,000
script-pad-sheet-slip-carry = { $points } carried wrongly in adding up.

script-pad-sheet-count-heading = Count again
script-pad-sheet-count-what = What to count
# $side (Text): the side
# $known (Flag): whether points were entered
# $points (Number): on the pad
script-pad-sheet-count-melded = { $known ->
        [yes] { $side }: cards melded, { $points } on the pad
       *[no] { $side }: cards melded
    }
# $side (Text): the side
# $known (Flag): whether points were entered
# $points (Number): on the pad
script-pad-sheet-count-in-hand = { $known ->
        [yes] { $side }: left in hand, { $points } on the pad
       *[no] { $side }: left in hand
    }
# A key for a kind of card, for screen readers. The kind is the same word as on the key.
# $kind (Kind): the kind
# $n (Number): how many were counted so far
# $value (Number): what each is worth
script-pad-sheet-count-key = { $n ->
        [0] { KIND($kind, form: "brief", case: "capital") }, { $value } points
       *[other] { KIND($kind, form: "brief", case: "capital") }, { $value } points, { $n } counted
    }
# The word below the star on the key for jokers; there is little room.
# $kind (Kind): a joker
script-pad-sheet-count-kind = { KIND($kind, form: "brief") }
script-pad-sheet-count-clear = Clear
# A button: one card was counted too many.
script-pad-sheet-count-one-back = One back
# $n (Number): how many
script-pad-sheet-count-cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
# $points (Number): the sum
script-pad-sheet-count-agrees = Agrees with the pad: { $points }.
# $points (Number): the difference
# $pad (Number): what the pad has
script-pad-sheet-count-more = { $points } more than the pad’s { $pad }.
# $points (Number): the difference
# $pad (Number): what the pad has
script-pad-sheet-count-short = { $points } short of the pad’s { $pad }.

## The changes of a deal.

script-pad-sheet-changes = Changes
# $here (Flag): on this phone
# $named (Flag): whether the name is known
# $name (Text): the name of the person with the phone
script-pad-sheet-log-entered = { $here ->
        [yes] Entered on this phone.
       *[no] { $named ->
            [yes] Entered on { $name }’s phone.
           *[no] Entered on another phone.
        }
    }
# $here (Flag): on this phone
# $named (Flag): whether the name is known
# $name (Text): the name of the person with the phone
script-pad-sheet-log-corrected = { $here ->
        [yes] Corrected on this phone.
       *[no] { $named ->
            [yes] Corrected on { $name }’s phone.
           *[no] Corrected on another phone.
        }
    }
# The deal was saved again with the same figures.
# $here (Flag): on this phone
# $named (Flag): whether the name is known
# $name (Text): the name of the person with the phone
script-pad-sheet-log-confirmed = { $here ->
        [yes] Confirmed on this phone.
       *[no] { $named ->
            [yes] Confirmed on { $name }’s phone.
           *[no] Confirmed on another phone.
        }
    }
# $here (Flag): on this phone
# $named (Flag): whether the name is known
# $name (Text): the name of the person with the phone
script-pad-sheet-log-undone = { $here ->
        [yes] Taken back on this phone.
       *[no] { $named ->
            [yes] Taken back on { $name }’s phone.
           *[no] Taken back on another phone.
        }
    }
script-pad-sheet-log-anyway = Saved anyway, although the check had found something.
# $side (Text): the side
# $line (Text): the line of the sheet
# $from (Text): the number before, or “not entered”
# $to (Text): the number now
script-pad-sheet-change-line = { $side }, “{ $line }”: { $from }, now { $to }.
# $from (Text): the player, or “nobody”
# $to (Text): the player, or “nobody”
script-pad-sheet-change-out = Went out: { $from }, now { $to }.
# $now (Flag): whether it counts as concealed now
script-pad-sheet-change-concealed = { $now ->
        [yes] Now counted as concealed.
       *[no] No longer counted as concealed.
    }
# $now (Flag): whether the dealer picked up exactly the cards needed
script-pad-sheet-change-exact = { $now ->
        [yes] Now with the exact deal.
       *[no] No longer with the exact deal.
    }
# $side (Text): the side
# $from (Number): the points for the deal before
# $to (Number): the points for the deal now
script-pad-sheet-change-total = { $side }: { $from } for this deal, now { $to }.

## The curve of the totals.

# For screen readers.
# $deals (Number): how many deals
# $totals (Text): a list of sides with their totals
# $goal (Number): points to win
script-pad-sheet-curve-label = { $deals ->
        [one] Totals after one deal: { $totals }. { $goal } points end the game.
       *[other] Totals after { $deals } deals: { $totals }. { $goal } points end the game.
    }
# For screen readers. The game has a fixed number of deals.
# $deals (Number): how many deals
# $totals (Text): a list of sides with their totals
# $of (Number): how many deals the game has
script-pad-sheet-curve-label-deals = Totals after { $deals } of { $of } deals: { $totals }.
# An item of the list.
# $side (Text): the side
# $total (Number): its total
script-pad-sheet-curve-side = { $side } { $total }
# A band of the curve: totals with this minimum for the initial meld. There is little room.
# $n (Number): the minimum
script-pad-sheet-curve-minimum = minimum { $n }
script-pad-sheet-curve-table = The same as a table
# The row of the table before the first deal.
script-pad-sheet-curve-start = Start

## Totals.

script-pad-sheet-totals-title = Totals
script-pad-sheet-game-so-far = The game so far
# $sides (Text): a list of sides, each with its minimum
script-pad-sheet-next-minimums = Initial meld of the next deal: { $sides }.
script-pad-sheet-deal-by-deal = Deal by deal
script-pad-sheet-sources = Where the points came from
script-pad-sheet-session = Session score
script-pad-sheet-session-help = The games of this pad.

# Column of a table for screen readers.
script-pad-sheet-session-column = Game
# $n (Number): the number of the game
# $deals (Number): how many deals it had
script-pad-sheet-session-game = { $deals ->
        [one] Game { $n }, one deal
       *[other] Game { $n }, { $deals } deals
    }
# $n (Number): the number of a game that isn’t over
script-pad-sheet-session-playing = Game { $n }, not over
# For screen readers, after the points of the winner.
script-pad-sheet-session-won = won
script-pad-sheet-session-wins = Games won
script-pad-sheet-session-together = Points in all

## The end of a game.

# $names (Text): the players of the side that won
# $n (Number, optional): how many players
script-pad-sheet-end-won = { $names } won
# $points (Number): by how many
# $deals (Number): how many deals
script-pad-sheet-end-by = { $deals ->
        [one] By { $points } points, in one deal.
       *[other] By { $points } points, in { $deals } deals.
    }
script-pad-sheet-end-how = How it went

## The live view, on other phones.

script-pad-sheet-live-title = Live view
# $named (Flag): whether the name is known
# $name (Text): who keeps the score
script-pad-sheet-live-up-to-date = { $named ->
        [yes] { $name }’s phone, up to date
       *[no] Up to date
    }
# $time (Text): the time of the last update
script-pad-sheet-live-offline = Offline. Last update { $time }
script-pad-sheet-live-waiting = No connection yet. The page keeps trying.
script-pad-sheet-live-no-game = No game has begun yet.
# $n (Number): the deal
script-pad-sheet-live-entering = Deal { $n } is being entered
# $n (Number): the last deal
# $ended (Text): how it ended, such as “Ruth went out”
script-pad-sheet-live-last = Deal { $n }: { $ended }
script-pad-sheet-live-no-deal = No deal yet
script-pad-sheet-live-sheet = The sheet
script-pad-sheet-live-query = Query a deal
script-pad-sheet-live-query-help = The pad shows that you ask the table to check this deal. The scores stay unchanged.
script-pad-sheet-live-query-deal = Deal
script-pad-sheet-live-query-name = Your name
script-pad-sheet-live-query-send = Send
script-pad-sheet-live-cancel = Cancel
# $n (Number): the deal
# $named (Flag): whether the keeper’s name is known
# $keeper (Text): who keeps the score
script-pad-sheet-live-queried = { $named ->
        [yes] { $keeper }’s phone now shows that you ask to check deal { $n }.
       *[no] The pad now shows that you ask to check deal { $n }.
    }
script-pad-sheet-live-take = Take over scoring
# Shown to everyone while another phone asks to keep the score.
# $named (Flag): whether the name is known
# $name (Text): the name of the person with that phone
script-pad-sheet-live-request = { $named ->
        [yes] { $name } asks to take over scoring.
       *[no] Another phone asks to take over scoring.
    }
script-pad-sheet-live-request-own = This phone asks to take over scoring.
# $n (Number): seconds until the phone takes over
script-pad-sheet-live-request-left = { $n ->
        [one] In 1 second it will keep the score, unless the phone that keeps it now objects.
       *[other] In { $n } seconds it will keep the score, unless the phone that keeps it now objects.
    }
script-pad-sheet-live-withdraw = Withdraw
script-pad-sheet-live-keeps = This phone keeps the score now.
script-pad-sheet-live-open = Open the pad

## On paper.

# The heading of the sheet: the game’s name.
script-pad-sheet-print-title = Canasta
# A button or link.
script-pad-sheet-print-now = Print
script-pad-sheet-print-empty = An empty sheet
script-pad-sheet-print-game = This game
script-pad-sheet-print-names = Names
script-pad-sheet-print-date = Date
# $side (Text): We or They
# $players (Text): their names
script-pad-sheet-print-side = { $side }: { $players }
# $rules (Text): the rule set
# $points (Number): points that end the game
script-pad-sheet-print-about = { $rules }, to { $points }
# $rules (Text): the rule set
# $deals (Number): the number of deals in a game
script-pad-sheet-print-about-deals = { $deals ->
        [one] { $rules }, one deal
       *[other] { $rules }, { $deals } deals
    }
# Short headings of columns.
script-pad-sheet-print-column-side = Side
script-pad-sheet-print-column-minimum = To meld
script-pad-sheet-print-column-natural = Natural
script-pad-sheet-print-column-mixed = Mixed
script-pad-sheet-print-column-concealed = Concealed
script-pad-sheet-print-column-red-threes = Red threes
script-pad-sheet-print-column-going-out = Out
script-pad-sheet-print-column-exact-deal = Exact
script-pad-sheet-print-column-penalties = Late
script-pad-sheet-print-column-melded = Melded
script-pad-sheet-print-column-in-hand = In hand
# Points for the lines that the table has added.
script-pad-sheet-print-column-lines = Own lines
script-pad-sheet-print-column-points = Points
# A footnote.
# $mark (Text): the number of the footnote, such as “*2”
# $n (Number): the deal
# $time (Text): when it was corrected
# $changes (Text): one or more sentences
script-pad-sheet-print-corrected = { $mark } Deal { $n }, corrected at { $time }: { $changes }
# $mark (Text): the number of the footnote
# $n (Number): the deal
script-pad-sheet-print-anyway = { $mark } Deal { $n }: saved anyway, although the check had found something.
# $mark (Text): the number of the footnote
# $n (Number): the deal
script-pad-sheet-print-conflict = { $mark } Deal { $n }: entered twice. The table has not chosen yet.
# $kind (Kind): a kind of cards
script-pad-sheet-print-kind = { KIND($kind, form: "many") }
# Values of cards, as an item of a list.
# $cards (Text): kinds of cards, such as “aces and twos”
# $value (Number): points for each
script-pad-sheet-print-cards = { $cards } { $value }
# A paragraph with the values of cards and bonuses.
# $cards (Text): a list of cards with their values
# $natural (Number): points for a natural canasta
# $mixed (Number): points for a mixed canasta
# $three (Number): points for a red three
# $four (Number): points for all four red threes
# $out (Number): points for going out
# $concealed (Number): points for going out concealed
script-pad-sheet-print-values = Cards: { $cards }. Natural canasta { $natural }, mixed canasta { $mixed }. Red three { $three }, all four { $four }. Going out { $out }, concealed { $concealed }.
# $minimums (Text): a list of minimums with the totals from which they apply
script-pad-sheet-print-minimums = Initial meld: { $minimums }.
# The lowest minimum, for totals below a number.
# $minimum (Number): the minimum
# $total (Number): the total
script-pad-sheet-print-minimum-below = { $minimum } below { $total }
# $minimum (Number): the minimum
# $total (Number): the total from which it applies
script-pad-sheet-print-minimum-from = { $minimum } from { $total }
# $lines (Text): a list of the table’s own lines with their points
script-pad-sheet-print-own-lines = Own lines: { $lines }.
# $name (Text): a line
# $points (Number): its points
script-pad-sheet-print-own-line = { $name } { $points }
# Below a line for the signature.
# $side (Text): the side
script-pad-sheet-print-agreed = Agreed, { $side }

## The spreadsheet: headings of columns, and values.

script-pad-sheet-table-deal = Deal
script-pad-sheet-table-time = Time
script-pad-sheet-table-dealer = Dealer
script-pad-sheet-table-out = Went out
script-pad-sheet-table-concealed = Concealed
script-pad-sheet-table-points = Points
script-pad-sheet-table-corrections = Corrections
script-pad-sheet-table-anyway = Saved anyway
script-pad-sheet-table-yes = yes
script-pad-sheet-table-no = no
