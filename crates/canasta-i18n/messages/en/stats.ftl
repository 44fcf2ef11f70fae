### “Your games”: the list of a player's games, and their stats in numbers and drawings.

stats-title = Your games – Canasta
stats-heading = Your games
stats-none-heading = No games that count yet.
stats-none-about = Finished games will appear here.
stats-play-now = Play now
stats-what-counts = Finished games count if you completed at least one deal or a side conceded. Lessons, practice, replayed deals, games with taking back and unfinished games don’t.
stats-cookie = A cookie in this browser identifies your games.
# $left (Number): games not loaded yet
# $all (Number): all games of the player
stats-reading = Loading your games: { $left } of { $all } to go. This page refreshes automatically.

## The list of games.

stats-list-title = All your games – Canasta
stats-list-heading = All your games
# $games (Number): how many
stats-list-about = { $games } games, newest first.
# For a screen reader: the name of the list.
stats-list = Games
stats-pages = Pages
stats-newer = Newer games
stats-older = Older games
# $page (Number): which page
# $pages (Number): how many there are
stats-page = Page { $page } of { $pages }
stats-to-stats = Stats
stats-newest = Newest games
# $games (Number): how many there are, more than the five newest
stats-all-games = All { $games } games

# $day (Message): the only day
stats-on = On { $day }.
# $first (Message): the day of the first game
# $last (Message): the day of the last game
stats-from-to = From { $first } to { $last }.

# The result of a game.
# $place (one of won, lost, second, third, fourth, fifth, sixth): the place of the player's side; `lost` if there were two sides
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

# $outcome (Message): the result of a game that a side conceded
stats-conceded = { $outcome } (conceded)

# An item of `$partners` and `$opponents` below.
# $name (Name): a player
stats-player = { $name }
# A person who used “Forget me”. Shown instead of their name everywhere: in lists, on plates, in sentences.
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
# For a screen reader, to tell the links apart.
# $outcome (Message): the result of the game
stats-replay-one = Replay: { $outcome }
stats-record = Record
# For a screen reader.
# $outcome (Message): the result of the game
stats-record-one = Download record: { $outcome }
stats-again = Play a deal again
# For a screen reader.
# $outcome (Message): the result of the game
stats-again-one = Play a deal again: { $outcome }

## Stats.

# $games (Number): how many games
# $won (Number): how many of them the player won
stats-headline = { $games ->
        [one] { $won ->
            [0] 1 game, no wins.
           *[other] 1 game, won.
        }
       *[other] { $won ->
            [0] { $games } games, no wins yet.
           *[other] { $games } games, { $won } won.
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
        [one] over { $deals } deal
       *[other] over { $deals } deals
    }
stats-canastas = Canastas per deal
# $canastas (Message): canastas of the other side per deal, a number
stats-they = opponents { $canastas }
stats-best = Best deal
# $deal (Number): the number of the deal in its game
# $opponents (List): each as `stats-player`
# $day (Message): the day of the game
stats-best-deal = Deal { $deal } against { $opponents }, { $day }

# A percentage.
# $percent (Number): the percentage
stats-share = { $percent }%
# Instead of a number that isn’t known yet.
stats-nothing = –

## Won and lost games.

# $games (Number): how many are drawn, more than one
stats-margins = Your last { $games } games: wins above the line, losses below, by margin.
# $games (Number): how many games were won in a row, more than one
stats-run = { SPELL($games, case: "capital") } wins in a row.
# $games (Number): how many games were won in a row, more than one
stats-longest-run = Longest winning streak: { SPELL($games) } games.
# For a screen reader.
# $games (Number): how many are drawn, more than one
# $won (Number): how many of them were won
# $newest (List): the newest ten, each as `stats-won-by` or `stats-lost-by`
stats-margins-spoken = Last { SPELL($games) } games, { $won } won. Newest first: { $newest }.
# An item of `$newest`.
# $points (Points): by how many points
stats-won-by = won by { $points }
# An item of `$newest`.
# $points (Points): by how many points
stats-lost-by = lost by { $points }

## Points per deal.

stats-dots = Each dot is a deal, oldest on the left.
# $deals (Number): how many deals the average covers
stats-mean-line = The line is the moving average over { SPELL($deals) } deals.
# $low (Points): a quarter of the deals scored less
# $high (Points): a quarter scored more
stats-middle = The middle half scored { $low } to { $high }.
# For a screen reader.
# $deals (Number): how many deals, more than two
# $worst (Points): the worst score
# $best (Points): the best score
# $mean (Message): the average score, a number
stats-deals-spoken = Points in { SPELL($deals) } deals over time: from { $worst } to { $best }, { $mean } on average.
# $deals (Number): how many deals the average covers
# $first (Points): the first average
# $last (Points): the last one
stats-mean-spoken = The moving average over { SPELL($deals) } deals started at { $first } and is now { $last }.
# $width (Points): the width of a band
stats-histogram = Deals by score, in { $width }-point bands.
# For a screen reader; the bands follow, a sentence each.
stats-histogram-spoken = Deals by score.
# $from (Points): where a band begins
# $to (Points): where it ends
# $deals (Number): how many deals are in it
stats-histogram-bar = { $from } to { $to }: { $deals }.

## Canastas, initial melds, endings, partners.

stats-we = We
stats-they-row = They
# $mean (Message): how many per deal, a number
stats-natural = <b>{ $mean }</b> natural
# $mean (Message): how many per deal, a number
stats-mixed = <b>{ $mean }</b> mixed
# $ours (Message): how many piles the player's side took per deal, a number
# $theirs (Message): how many the other side took, a number
stats-piles = Piles taken per deal: us { $ours }, them { $theirs }.
stats-each-side = With more than two sides, the others’ numbers are averages per side.

stats-endings = How your deals ended
stats-you-out = You went out
stats-partner-out = Your partner went out
stats-opponent-out = An opponent went out
stats-stock-out = The stock ran out
# $deals (Number): how many deals ended that way
# $concealed (Number): how many of them concealed, with the whole hand melded in one turn
stats-way = { $concealed ->
        [0] <b>{ $deals }</b>
       *[other] <b>{ $deals }</b>, { SPELL($concealed) } concealed
    }

stats-partners = Partners
stats-partner = Partner
stats-partner-games = Games
stats-partner-won = Won
# $level (Message): the level of the bot
stats-computer = Bot: { $level }

stats-initial-melds = Initial melds
stats-needed = Needed
stats-deals = Deals
stats-melded = Made
stats-in-turn = Turn
stats-in-turn-about = “Turn” is the turn on which your side makes its initial meld, on average.

## The reader's data.

stats-yours = Your data
stats-meaning = About these stats
stats-csv = Download CSV
stats-json = Download JSON
stats-delete = Delete history
stats-goes-games = Removes every finished game from this page and your stats.
stats-goes-name = At those tables your name becomes “Former player” and your chat is deleted.
stats-goes-way = You’ll only be able to see those games again from downloaded records.
stats-stays = You keep your games in progress and your settings. The cards and scores stay, without your name, because they’re the other players’ games too.
stats-for-good = This can’t be undone.
# The link leads to “Forget me”.
stats-forget = To be removed everywhere, including games in progress, use <a>Forget me</a>.
