### Text of the record check on the page about fair deals. The browser fills these in, as docs/languages.md explains.

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
# $proved (Number): how many of them are proven
script-fair-some-proved = { fair-some }
# $deals (Number): how many deals there are
# $unfair (Number): how many of them are not fair
script-fair-some-unfair = { fair-unfair-deals }

## This browser's notes about a deal.

script-fair-commitment-same = Your browser saw this commitment before the deal.
# $commitment (Text): the one that was shown
script-fair-commitment-other = This browser was shown a different commitment before the deal: { $commitment }
script-fair-cut-there = Your browser’s cut is included.
# $cut (Text): the cut that this browser made
script-fair-cut-gone = Your browser’s cut is missing: { $cut } It may have arrived too late, or another of your screens cut first.
# The commitment follows. What is in <b> becomes a link to the table.
# $deal (Number): the number of the deal
script-fair-noted = <b>Deal { $deal }</b> had this commitment:
# The same if this browser cut.
# $deal (Number): the number of the deal
script-fair-noted-and-cut = <b>Deal { $deal }</b> had this commitment, before your browser cut:

## What the record shows about a deal.

script-fair-shown = What the record shows
script-fair-shown-table = Table
script-fair-shown-seats = Seats at the time
script-fair-shown-commitment = Commitment
script-fair-shown-seed = Seed
# $seat (Text): the number of the seat
script-fair-shown-cut = Cut from seat { $seat }
script-fair-shown-deck = Cards, the first dealt first

## Why a record can’t be read. Those about a line follow `script-fair-at-line`.

# $line (Number): which line
# $fault (Text): what is wrong with it
script-fair-at-line = Line { $line }: { $fault }
# $found (Text): what was found
script-fair-not-card = expected a card such as 4H, found “{ $found }”.
# $digits (Number): how many
script-fair-not-digits = expected { $digits } hexadecimal digits.
# $found (Text): what was found
script-fair-not-number = expected a number, found “{ $found }”.
script-fair-not-line = expected a name and a colon.
# $deal (Number): the number that is next
script-fair-not-deal = expected “Deal { $deal }”.
# $name (Text): the start of the line
script-fair-second-line = duplicate line “{ $name }:”.
script-fair-no-record = This isn’t a Canasta record. Records start with the words “Canasta record 1”.
script-fair-newer = This record was written by a newer version of Canasta. Check it on a newer server.
script-fair-no-deals = This record has no deals.
script-fair-house = The house rules can’t be read.
# $deal (Number): which deal
# $name (Text): the start of the missing line
script-fair-missing = Deal { $deal } has a commitment but no “{ $name }:” line.
script-fair-record-too-large = This file is too large to be a record.
script-fair-record-unread = Couldn’t read this file.
