### The deal of the day: its page, and what a table at which it is played says of it.

## The page.

daily-title = The deal of the day. Canasta
daily-heading = The deal of the day
daily-about = Everybody who plays today gets the same cards. You have one try. Then you see how you did, beside all others and beside the Expert.
# $level (Message): the level of the computer's players
daily-rules = One deal, classic rules for four. The computer plays your partner and your opponents at level <b>{ $level }</b>, in the same way for everybody. There are no hints, and the result does not count in your figures.
# $left (Message): how long still
daily-left = The day ends at midnight UTC, in { $left }.
daily-play = Play today’s deal
daily-playing = Your try waits for you. It counts if you finish it before the day ends.
daily-go-on = Back to the table

## One's own result.

daily-result = Your result
daily-counting = Your deal is over. The computer is looking through your turns, which takes a few moments.
daily-look = Look again
# $lost (Number): points
daily-lost = { $lost ->
        [0] You gave <b>nothing</b> away.
        [one] You gave <b>1 point</b> away.
       *[other] You gave <b>{ $lost } points</b> away.
    }
daily-lost-about = Points given away are what better turns would have brought, as far as that is certain. Bad cards cost you nothing here.
# $place (Number): the place
# $of (Number): how many finished
daily-place = Place <b>{ $place }</b> of { $of }
# $part (Number): of a hundred
daily-ahead = Of every 100 others, { $part } gave more away.
daily-alone = Nobody else has finished today’s deal yet.
# $own (Points): of the reader's side
# $theirs (Points): of the other side
daily-points = Your side scored { $own } points, the others { $theirs }.
daily-helped = The computer played a part of it for you, so your try does not count beside the others.
daily-late = You finished after the day had ended, so your try does not count beside the others.
daily-given-up = You gave this deal up. Tomorrow there is another one.
daily-replay = Look at the deal again
daily-tomorrow = When the day is over you can play these cards again from there, as often as you like.

## Everybody, and the Expert.

daily-everybody = Everybody today
# $began (Number): how many began
# $finished (Number): how many of them finished
daily-count = { $began ->
        [0] Nobody has played today’s deal yet.
        [one] 1 person has begun, { $finished } finished.
       *[other] { $began } people have begun, { $finished } finished.
    }
# $lost (Number): points
daily-middle = Half of them gave away { $lost } points or less.
daily-bands = Points given away
daily-players = Players
daily-nothing = None
# $from (Number): the fewest points
# $to (Number): the most points
daily-band = { $from } to { $to }
# $from (Number): the points beyond which it begins
daily-beyond = More than { $from }
daily-you = you
# $level (Message): the strongest level
daily-best = The computer at level { $level }
# $lost (Number): points
# $own (Points): of its side
# $theirs (Points): of the other side
daily-best-result = In your place, with the same cards: { $lost ->
        [0] nothing given away
        [one] 1 point given away
       *[other] { $lost } points given away
    }, { $own } points to { $theirs }.
daily-best-waits = It is still playing today’s deal. Look again in a minute.
daily-order = The fewer points given away, the better the place; where they are the same, the points ahead decide.

## A card to share.

daily-share = A card to share
daily-share-about = It tells nothing of the cards.
# The first line of the card.
# $date (Message): the day
daily-card-title = Canasta, { $date }
# $place (Number): the place
# $of (Number): how many finished
# $lost (Number): points
daily-outcome = { $lost ->
        [0] Place { $place } of { $of }, nothing given away
        [one] Place { $place } of { $of }, 1 point given away
       *[other] Place { $place } of { $of }, { $lost } points given away
    }
# The marks are those of the card, each a stretch of the deal.
daily-marks = From the first turns to the last: ● nothing given away, ◐ a little, ○ 80 points or more.
daily-copy = Copy

## Earlier days.

daily-earlier = Earlier days
daily-seed-about = When a day is over its seed is told, from which its cards follow.
daily-how = How that is checked
daily-seed = Seed
daily-not-played = Not played
daily-not-finished = Not finished
daily-commitment = Today’s seed is secret. So that it stays the same, its commitment is shown already:

## At the table, and at its end.

# Also over how the deal ended.
# $date (Message): the day
daily-of = The deal of { $date }
daily-no-commitment = Everybody who plays on this day gets these cards. The result does not count in any figures, and nobody else can come to this table.
daily-to-result = To your result

## On the start page.

daily-way = Deal of the day
daily-way-about = The same cards for everybody
