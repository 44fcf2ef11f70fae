### The deal of the day: its page, and the text at a table that plays it.

## The page.

daily-title = Deal of the day – Canasta
daily-heading = Deal of the day
daily-about = Everyone gets the same cards today, and you get one try. Then see how you did against everyone else and the Expert.
# $level (Message): the bots' level
daily-rules = One deal for four players under Bicycle / Hoyle. Your partner and opponents are <b>{ $level }</b> bots that play the same way for everyone. No hints, and it doesn’t count in your stats.
# $left (Message): time left
daily-left = Ends at midnight UTC, in { $left }.
daily-play = Play today’s deal
daily-playing = Your deal is still open. Finish it today to be ranked.
daily-go-on = Back to the table

## The reader's result.

daily-result = Your result
daily-counting = Deal finished. Reviewing your play takes a moment.
daily-look = Refresh
# $lost (Number): points
daily-lost = { $lost ->
        [0] You gave away <b>nothing</b>.
        [one] You gave away <b>1 point</b>.
       *[other] You gave away <b>{ $lost } points</b>.
    }
daily-lost-about = Points you’d have gained with better play, counting only clear mistakes. Bad cards don’t count against you.
# $place (Number): the place
# $of (Number): how many finished
daily-place = Place <b>{ $place }</b> of { $of }
# $part (Number): percent
daily-ahead = You did better than { $part }% of players.
daily-alone = You’re the first to finish today’s deal.
# $own (Points): of the reader's side
# $theirs (Points): of the other side
daily-points = Your side scored { $own }, theirs { $theirs }.
daily-helped = A bot played part of it for you, so your result isn’t ranked.
daily-late = You finished after the day ended, so your result isn’t ranked.
daily-given-up = The table was closed before the deal ended, so your result isn’t ranked.
daily-replay = View replay
daily-tomorrow = From tomorrow you can play these cards again from the replay, as often as you like.

## Everyone, and the Expert.

daily-everybody = Today’s results
# $began (Number): how many began
# $finished (Number): how many of them finished
daily-count = { $began ->
        [0] Nobody has played today’s deal yet.
        [one] 1 player started, { $finished } finished.
       *[other] { $began } players started, { $finished } finished.
    }
# $lost (Number): points
daily-middle = Half gave away { $lost } points or fewer.
daily-bands = Points given away
daily-players = Players
daily-nothing = None
# $from (Number): the fewest points
# $to (Number): the most points
daily-band = { $from } to { $to }
# $from (Number): the points it starts above
daily-beyond = More than { $from }
daily-you = you
# $level (Message): the strongest level
daily-best = { $level } bot
# $lost (Number): points
# $own (Points): of its side
# $theirs (Points): of the other side
daily-best-result = In your seat, with the same cards: { $lost ->
        [0] nothing given away
        [one] 1 point given away
       *[other] { $lost } points given away
    }, { $own } points to { $theirs }.
daily-best-waits = It’s still playing today’s deal. Check back in a minute.
daily-order = Ranked by points given away, then by winning margin.

## A card to share.

daily-share = Share your result
daily-share-about = No spoilers.
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
# Explains the marks on the card; each is a part of the deal.
daily-marks = From the first turns to the last: ● nothing given away, ◐ a little, ○ 80 points or more.
daily-copy = Copy

## The calendar of finished deals.

daily-calendar = Your days
# $days (Number): days in a row on which the deal was finished, at least one
# $today (Flag): today’s deal was finished already
daily-streak = { $today ->
        [yes] { $days ->
            [one] You’ve played today.
           *[other] { $days }-day streak, including today.
        }
       *[no] { $days ->
            [one] You played yesterday. Play today to start a streak.
           *[other] { $days }-day streak. Play today to keep it going.
        }
    }
# For a screen reader.
# $date (Message): the day
# $finished (Flag): the day’s deal was finished
daily-calendar-day = { $finished ->
        [yes] { $date }: played
       *[no] { $date }: not played
    }

## Earlier days.

daily-earlier = Earlier days
daily-not-played = Not played
daily-not-finished = Not finished

## At the table, and when the deal is over.

# Also the heading over how the deal ended.
# $date (Message): the day
daily-of = The deal of { $date }
daily-no-commitment = Everyone gets these cards today. The result isn’t counted in your stats, and nobody else can join this table.
daily-to-result = See your result

## On the start page.

daily-way = Deal of the day
daily-way-about = Same cards for everyone
