### Problems of a record or a position that someone wrote: syntax errors, and plays against the rules.

# $line (Number): the line of the text
# $column (Number): the character in it
# $fault (Message): what is wrong there, as below
record-at = line { DIGITS($line) }, column { DIGITS($column) }: { $fault }

## Syntax errors. Without a capital and without a full stop.

# $expected (Message): what could be there, as below
record-nothing = expected { $expected }, found nothing
# $expected (Message): what could be there, as below
# $found (Text): what is there instead
record-text = expected { $expected }, found “{ $found }”
# $expected (Message): what could be there, as below
# $found (Text): what was found
# $meant (Text): what is probably meant
record-near = expected { $expected }, found “{ $found }” (did you mean “{ $meant }”?)
# $expected (Message): what could be there, as below
# $found (Number): how many of them are there
record-count = expected { $expected }, found { DIGITS($found) }

# $version (Text): the number of the version
record-newer = expected “Canasta record 1”, found version { $version }, which is newer than this program
# $name (Text): the entry that may appear only once
# $first (Number): the line it first appears on
record-again = duplicate “{ $name }” (first on line { DIGITS($first) })
# $card (Card): the card
record-third-card = { $card } appears a third time, but there are only two
# $found (Number): how many cards there are
record-deck = expected the 108 cards of two packs, found { $found }
# $found (Number): how many cards there are
# $missing (Text): the missing ones, as written
record-deck-missing = expected the 108 cards of two packs, found { $found } (missing: { $missing })
# $found (Number): how many cards there are
# $missing (Number): how many are missing
record-deck-many-missing = expected the 108 cards of two packs, found { $found } ({ $missing } missing)

## What is expected: `$expected` above, after the word “expected”.

record-first-line = “Canasta record 1”
record-line = a line like “Rules: hoyle”, “Deal 1” or “0: draw; discard 9S”
record-deal-before = “Deal 1” before it
record-players = the names of two to six players, in lines like “Seat 0: Anna”
record-turn = a seat like “0:” or “2 (bot):”
record-name = a name
record-house = house rules, like {"{"}"game_points":3000{"}"}
record-date = a date like 2026-11-22
record-digit = a hexadecimal digit
record-card = a card like 4H
record-joker = a joker, XR or XB
record-action-first = the action before its cards, like “discard 9S”
record-deal-line = a line like “Deal 1”
record-action = an action like “draw” or “discard 9S”
record-action-end = “;” or end of line
record-meld = the cards of a meld
record-rank = a rank like Q
record-kinds = ranks like 4KX
record-key = an entry of a position, like dealer=3
record-flag = yes or no
record-one-line = end of input; a position is a single line
record-whole = a whole number
record-value = “=” and a value
# $deal (Number): the number that is next
record-deal = “Deal { DIGITS($deal) }”
# $seat (Number): the seat without a name
record-seat = a line like “Seat { DIGITS($seat) }: Anna”, because every seat needs a name
# $last (Number): the last seat
record-seat-number = a seat from 0 to { DIGITS($last) }
# $most (Number): how many letters at most
record-short-name = a name of at most { $most } letters
# $names (Text): all rule sets
record-preset = the name of a rule set ({ $names })
# $last (Number): the last side
record-result = { $last ->
        [1] “side 0 won”, “side 0 conceded” (the sides are 0 and 1) or “not over”
       *[other] “side 0 won” (the sides are 0 to { DIGITS($last) }) or “not over”
    }
# $sides (Number): how many sides there are; 0 if not known
record-numbers = { $sides ->
        [0] a whole number for each side, without commas
       *[other] a whole number for each of the { SPELL($sides) } sides, without commas
    }
# $low (Text): the lowest, as written
# $high (Text): the highest
record-number = a whole number from { $low } to { $high }
# $name (Text): the name that is probably meant
record-meant = “{ $name }” or a clearly different name
# $name (Text): the first word of the line
record-named = a line “{ $name }:”
# $seats (Number): how many seats there are; 0 if not known
record-persons = { $seats ->
        [0] a person’s number for each seat, or “-” for a bot
       *[other] a person’s number for each of the { SPELL($seats) } seats, or “-” for a bot
    }
# $digits (Number): how many
record-digits = { $digits } hexadecimal digits

## Plays against the rules: where, and what, as below.

# $deal (Number): which deal
# $fault (Message): what is wrong
record-in-deal = Deal { $deal }: { $fault }.
# $deal (Number): which deal
# $turn (Number): which turn
# $fault (Message): what is wrong
record-in-turn = Deal { $deal }, turn { $turn }: { $fault }.
# $deal (Number): which deal
# $turn (Number): which turn
# $act (Number): which action
# $fault (Message): what is wrong
record-in-action = Deal { $deal }, turn { $turn }, action { $act }: { $fault }.

## Problems of a deal: `$fault` above.

# $cards (Number): how many there are
record-deck-size = a deck has 108 cards; this one has { $cards }
# $card (Card): the card
# $times (Number): how often it is in the deck
record-deck-times = { $times ->
        [0] a deck has each card twice, but { $card } is missing
        [one] a deck has each card twice, but { $card } appears only once
       *[other] a deck has each card twice, but { $card } appears { SPELL($times) } times
    }
# $seat (Number): the seat
record-no-seat = there’s no seat { DIGITS($seat) }
# $seat (Number): who deals
# $due (Number): whose turn it is to deal
record-dealer = seat { DIGITS($seat) } deals, but it’s seat { DIGITS($due) }’s deal
# $seat (Number): the seat that sits out
# $due (Number): the seat that should sit out
record-sits-out = seat { DIGITS($seat) } sits out, but it’s seat { DIGITS($due) }’s turn to sit out
# $seat (Number): the seat that sits out
record-cannot-sit-out = seat { DIGITS($seat) } can’t sit out this deal
# $seat (Number): who acts
# $due (Number): who is to act
record-not-to-act = seat { DIGITS($seat) } acts, but it’s seat { DIGITS($due) }’s turn
# $seat (Number): who acts
record-deal-over = seat { DIGITS($seat) } acts, but the deal is over
# $seat (Number): who plays
# $act (Text): the action, as written
# $why (Text): why it isn’t allowed
record-illegal = seat { DIGITS($seat) } plays “{ $act }”. Not allowed: { $why }
record-not-over = the deal is unfinished, but another follows
record-scored = the deal has a score, but isn’t over
# $written (List): the scores in the record, each as `record-points`
# $counted (List): the right scores, each as `record-points`
record-score = the score is given as { $written }, but should be { $counted }
# $points (Points): the score of a side
record-points = { $points }
# $side (Number): the side that had won
record-game-over = the game was already over: side { DIGITS($side) } had won

## Problems of the whole record.

# $players (Number): how many there are
record-no-game = { $players ->
        [0] No players are named; two to six can play.
        [one] One player can’t play alone; two to six can play.
       *[other] { $players } players is too many; two to six can play.
    }
record-no-deal = The record contains no deals.
# $sides (Number): how many sides there are
# $totals (Number): how many totals are given
record-totals = { $totals ->
        [one] There are { SPELL($sides) } sides, but only one total before the first deal.
       *[other] There are { SPELL($sides) } sides, but { SPELL($totals) } totals before the first deal.
    }
# $total (Points): the total
record-total = No game can reach a total of { $total } points.
# $named (Number): the winner according to the record
# $winner (Number): the side that has won
record-winner = The record names side { DIGITS($named) } as the winner, but side { DIGITS($winner) } won.
# $named (Number): the winner according to the record
record-no-winner = The record names side { DIGITS($named) } as the winner, but no side has won.
# $winner (Number): the side that had won
record-conceded = The record says that the game was conceded, but side { DIGITS($winner) } had already won.
# $sides (Number): how many sides there are, more than two
record-sides-to-concede = The record says that the game was conceded, but that’s only possible with two sides. This one has { SPELL($sides) }.
