### What the check of a record says on the page about fair deals. The browser fills these in: docs/languages.md says how.

## Each deal.

# $deal (Number): its number
script-fair-deal-number = Deal { $deal }
# $cuts (Number): how many cuts went into the deal
script-fair-verdict-fair = { fair-proved }
script-fair-verdict-no-seed = { fair-no-seed }
script-fair-verdict-commitment = { fair-commitment }
script-fair-verdict-deck = { fair-deck }
script-fair-verdict-cuts = { fair-cuts }
script-fair-verdict-nothing = { fair-nothing }

## All deals.

# $deals (Number): how many deals there are
script-fair-all-fair = { fair-all }
# $deals (Number): how many deals there are
# $proved (Number): how many of them are proved
script-fair-some-proved = { fair-some }
# $deals (Number): how many deals there are
# $unfair (Number): how many of them are not fair
script-fair-some-unfair = { fair-unfair-deals }

## What this browser remembers of a deal.

script-fair-commitment-same = Your browser saw this commitment before the deal.
# $commitment (Text): the one that was shown
script-fair-commitment-other = Before the deal this browser was shown another commitment: { $commitment }
script-fair-cut-there = The cut that your browser made is among the cuts.
# $cut (Text): the cut that this browser made
script-fair-cut-gone = The cut that your browser made is not among the cuts: { $cut } It may have come too late, or another of your screens may have cut first.
# The commitment follows. What is in <b> becomes a link to the table.
# $deal (Number): the number of the deal
script-fair-noted = <b>Deal { $deal }</b> was promised to you by this commitment:
# The same where this browser cut.
# $deal (Number): the number of the deal
script-fair-noted-and-cut = <b>Deal { $deal }</b> was promised to you by this commitment, before your browser cut:

## What the record shows of a deal.

script-fair-shown = What the record shows
script-fair-shown-table = Table
script-fair-shown-seats = Seats when it was promised
script-fair-shown-commitment = Commitment
script-fair-shown-seed = Seed
# $seat (Text): the number of the seat
script-fair-shown-cut = Cut from seat { $seat }
script-fair-shown-deck = Cards, the first dealt first

## Why a record cannot be read. Those about a line stand behind `script-fair-at-line`.

# $line (Number): which line
# $fault (Text): what is wrong with it
script-fair-at-line = Line { $line }: { $fault }
# $found (Text): what is there instead
script-fair-not-card = a card like 4H is expected, not “{ $found }”.
# $digits (Number): how many
script-fair-not-digits = { $digits } hexadecimal digits are expected.
# $found (Text): what is there instead
script-fair-not-number = a number is expected, not “{ $found }”.
script-fair-not-line = a name and a colon are expected.
# $deal (Number): the number that is next
script-fair-not-deal = “Deal { $deal }” is expected.
# $name (Text): how the line begins
script-fair-second-line = a second line “{ $name }:”.
script-fair-no-record = This is not a Canasta record. A record begins with the words “Canasta record 1”.
script-fair-newer = This record was written by a newer version of Canasta. Check it on a newer server.
script-fair-no-deals = There is no deal in this record.
script-fair-house = The house rules cannot be read.
# $deal (Number): which deal
# $name (Text): how the missing line begins
script-fair-missing = Deal { $deal } has a commitment, but no line “{ $name }:”.
script-fair-record-too-large = This file is too large to be a record.
script-fair-record-unread = This file cannot be read.
