### “Your games”: the list of a player's games, and what they came to, in numbers and drawings.

stats-title = Your games. Canasta
stats-heading = Your games
stats-none-heading = No games yet.
stats-none-about = When a game is over, it appears here with its result.
stats-play-now = Play now
stats-what-counts = A game counts when it is over and you played at least one deal of it to its end. Lessons, practice from a moment of another game, deals played again and unfinished games do not count.
stats-cookie = A cookie in this browser lets this page find them.
# $left (Number): games that are still to be read
# $all (Number): all games of the player
stats-reading = Your games are being read: { $left } of { $all } to go. This page refreshes by itself.

## The list of games.

stats-list-title = All your games. Canasta
stats-list-heading = All your games
# $games (Number): how many
stats-list-about = { $games } in all, the newest first.
# What the list is, for a screen reader.
stats-list = Games
stats-pages = Pages
stats-newer = Newer games
stats-older = Older games
# $page (Number): which page
# $pages (Number): how many there are
stats-page = Page { $page } of { $pages }
stats-to-stats = To the figures
stats-newest = Newest games
# $games (Number): how many there are, more than the five newest
stats-all-games = All { $games } games

# $day (Message): the only day
stats-on = On { $day }.
# $first (Message): the day of the first game
# $last (Message): the day of the last game
stats-from-to = From { $first } to { $last }.

# How a game came out.
# $place (one of won, lost, second, third, fourth, fifth, sixth): the place of the player's side; `lost` where two sides played
# $sides (Number): how many sides played
# $total (Points): the total of the player's side
# $best (Points): the best total of the others
stats-outcome = { $place ->
        [won] Won, { $total } to { $best }
        [lost] Lost, { $total } to { $best }
        [second] Second of { SPELL($sides) }, { $total } to { $best }
        [third] Third of { SPELL($sides) }, { $total } to { $best }
        [fourth] Fourth of { SPELL($sides) }, { $total } to { $best }
        [fifth] Fifth of { SPELL($sides) }, { $total } to { $best }
       *[sixth] Sixth of { SPELL($sides) }, { $total } to { $best }
    }

# An item of `$partners` and `$opponents` below.
# $name (Name): a player
stats-player = { $name }
# A person who asked to be forgotten. Stands wherever the person’s name would: in lists, on plates, in sentences.
stats-forgotten = Former player
# $partners (List): each as `stats-player`
# $opponents (List): each as `stats-player`
stats-with = With { $partners }, against { $opponents }.
# $opponents (List): each as `stats-player`
stats-against = Against { $opponents }.

# $rules (Message): the name of the rule set
# $changes (Number): how many house rules changed it
# $day (Message): the day of the game
stats-when = { $changes ->
        [0] { $rules }. { $day }.
        [one] { $rules }, with one house rule. { $day }.
       *[other] { $rules }, with { SPELL($changes) } house rules. { $day }.
    }

stats-replay = Replay
# For a screen reader, which tells one link from another.
# $outcome (Message): how the game came out
stats-replay-one = Replay: { $outcome }
stats-record = Record
# For a screen reader.
# $outcome (Message): how the game came out
stats-record-one = Download the record: { $outcome }
stats-again = Play a deal again
# For a screen reader.
# $outcome (Message): how the game came out
stats-again-one = Play a deal again: { $outcome }

## The figures.

# $games (Number): how many games
# $won (Number): how many of them the player won
stats-headline = { $games ->
        [one] { $won ->
            [0] 1 game, not won.
           *[other] 1 game, won.
        }
       *[other] { $won ->
            [0] { $games } games, none won yet.
           *[other] { $games } games, { $won } of them won.
        }
    }

stats-glance = At a glance
stats-games-won = Games won
# $won (Number): how many games were won
# $games (Number): of how many
stats-won-of = { $won } of { $games }
stats-points = Points per deal
# $deals (Number): over how many deals
stats-of-deals = { $deals ->
        [one] of { $deals } deal
       *[other] of { $deals } deals
    }
stats-canastas = Canastas per deal
# $canastas (Message): canastas of the other side per deal, a number
stats-they = they { $canastas }
stats-best = Best deal
# $deal (Number): the number of the deal in its game
# $opponents (List): each as `stats-player`
# $day (Message): the day of the game
stats-best-deal = Deal { $deal } against { $opponents }, { $day }

# A share of a hundred.
# $percent (Number): how many in a hundred
stats-share = { $percent }%
# In place of a number that is not known yet.
stats-nothing = –

## Won and lost games.

# $games (Number): how many are drawn, more than one
stats-margins = Your last { $games } games: wins above the line, losses below it, each by its margin in points.
# $games (Number): how many games were won one after the other, more than one
stats-run = { SPELL($games, case: "capital") } wins in a row so far.
# $games (Number): how many games were won one after the other, more than one
stats-longest-run = Longest winning streak: { SPELL($games) } games.
# For a screen reader.
# $games (Number): how many are drawn, more than one
# $won (Number): how many of them were won
# $newest (List): the newest ten, each as `stats-won-by` or `stats-lost-by`
stats-margins-spoken = The last { SPELL($games) } games, { $won } of them won. The newest first: { $newest }.
# An item of `$newest`.
# $points (Points): by how many points
stats-won-by = won by { $points }
# An item of `$newest`.
# $points (Points): by how many points
stats-lost-by = lost by { $points }

## Points per deal.

stats-dots = Each dot is one of your deals, the oldest on the left.
# $deals (Number): over how many deals the mean goes
stats-mean-line = The line is the mean of the last { SPELL($deals) } deals.
# $low (Points): a quarter of the deals brought less
# $high (Points): a quarter brought more
stats-middle = The middle half of them scored { $low } to { $high } points.
# For a screen reader.
# $deals (Number): how many deals, more than two
# $worst (Points): what the worst of them brought
# $best (Points): what the best brought
# $mean (Message): what they brought on average, a number
stats-deals-spoken = Points of { SPELL($deals) } deals over time: from { $worst } to { $best }, { $mean } on average.
# $deals (Number): over how many deals the mean goes
# $first (Points): the first mean
# $last (Points): the last one
stats-mean-spoken = The mean of { SPELL($deals) } deals began at { $first } and is { $last } now.
# $width (Points): how wide a step is
stats-histogram = How many deals scored how much, in steps of { $width } points.
# For a screen reader; the steps follow, a sentence each.
stats-histogram-spoken = Deals by points.
# $from (Points): where a step begins
# $to (Points): where it ends
# $deals (Number): how many deals lie in it
stats-histogram-bar = { $from } to { $to }: { $deals }.

## Canastas, openings, endings, partners.

stats-we = We
stats-they-row = They
# $mean (Message): how many per deal, a number
stats-natural = <b>{ $mean }</b> natural
# $mean (Message): how many per deal, a number
stats-mixed = <b>{ $mean }</b> mixed
# $ours (Message): how many piles the player's side took per deal, a number
# $theirs (Message): how many the other side took, a number
stats-piles = Piles taken per deal: we { $ours }, they { $theirs }.
stats-each-side = With more than two sides, “they” means each of the others.

stats-endings = How your deals ended
stats-you-out = You went out
stats-partner-out = Your partner went out
stats-opponent-out = An opponent went out
stats-stock-out = The stock ran out
# $deals (Number): how many deals ended so
# $concealed (Number): in how many of them the whole hand went in one turn
stats-way = { $concealed ->
        [0] <b>{ $deals }</b>
       *[other] <b>{ $deals }</b>, { SPELL($concealed) } concealed
    }

stats-partners = Partners
stats-partner = With
stats-partner-games = Games
stats-partner-won = Won
# $level (Message): the level of the bot
stats-computer = The computer: { $level }

stats-initial-melds = Openings
stats-needed = Needed
stats-deals = Deals
stats-melded = Opened
stats-in-turn = Turn
stats-in-turn-about = “Turn” is the turn in which your side opened, on average.

## What becomes of them.

stats-yours = This history is yours
stats-meaning = What each figure means
stats-csv = Download as a table (CSV)
stats-json = Download as JSON
stats-delete = Delete this history
stats-goes-games = Every finished game is removed from this page and its figures.
stats-goes-name = At those tables, the others see “Former player” in place of your name, and what you said is deleted.
stats-goes-way = After that, you can find those games again only through records that you have downloaded.
stats-stays = You keep your games in progress and your settings. The cards and scores of finished games stay, without your name: they are the other players’ games, too.
stats-for-good = This cannot be undone.
# The link leads to “Forget me”.
stats-forget = To be forgotten completely, in games in progress too: <a>Forget me</a>.
