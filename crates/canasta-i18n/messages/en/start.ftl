### The start page: continue, play, play with friends, learn, the lobby.

start-title = Canasta
# At the bottom of the page.
start-promise = Two to six players. No account, no ads, no chips.
start-play = Play
# The same if another game is in progress.
start-play-new = Play a new game
# $players (Message): who plays with whom
# $rules (Message): the rules that are played
# $levels (Message): the level of the bots
start-game = { $players } { $rules }. { $levels }
# The same in short, if another game is in progress.
# $rules (Message): the rules that are played
# $levels (Message): the level of the bots
start-game-short = { $rules }. { $levels }
# The link next to the rules and players.
start-change = Change
# For a screen reader: the name of the list of ways to play.
start-ways = Ways to play

## The question for a new visitor, with three answers.

start-question = Have you played Canasta before?
start-never = Never
start-never-about = Learn to play
start-long-ago = Not for a while
start-long-ago-about = Easy opponents and hints
start-often = Often
start-often-about = Club-level opponents

## Another level, after several wins or losses in a row.

# $level (Message): what the level is called
start-harder = Harder opponents<b>: { $level }</b>
start-harder-about = You’ve won your last three games.
# $level (Message): what the level is called
start-easier = Easier opponents<b>: { $level }</b>
start-easier-about = You’ve lost your last three games.

## The other ways to play.

start-learn = Learn to play
start-friends = Play with friends
start-friends-about = Create a table and share the link, or enter a code.
# Under the heading of the puzzles.
start-puzzles-about = Find the best play.
start-lobby = Lobby
start-lobby-about = Public tables to join or watch.

## The page for playing with friends.

start-friends-title = Play with friends – Canasta
start-friends-page-about = Your friends only need a browser.
start-make-heading = Create a table
start-make-table = Create table
start-make-about = You’ll get a link to share and a code to read out.
start-other = More options
# What will be played, before “Change”.
# $players (Number): how many
# $rules (Message): the rules that are played
# $points (Points): the points to win
start-friends-game = { $players } players, { $rules }, to { $points }.
# A checkbox. Otherwise, everyone chooses a seat.
start-draw-for-seats = Draw cards for seats
start-code-heading = Enter a code
# On the start page, next to the field for a code.
start-code = Have a code?
start-code-enter = Enter

## The reader’s tables.

start-go-on = Games in progress
start-over = Finished games
start-all-games = All games and stats
start-resume = Continue
# For a screen reader, to tell the links apart.
# $table (Message): which table, as below
start-resume-table = Continue: { $table }
# For a table whose game hasn’t started.
start-open = Open
# For a screen reader, to tell the links apart.
# $table (Message): which table, as below
start-open-table = Open: { $table }
start-look = View
# For a screen reader, to tell the links apart.
# $table (Message): which table, as below
start-look-at = View: { $table }
start-replay = Replay
# For a screen reader, to tell the links apart.
# $table (Message): which table, as below
start-replay-table = Replay: { $table }
start-hide = Hide from list
# For a screen reader, to tell the buttons apart.
# $table (Message): which table, as below
start-hide-table = Hide from list: { $table }
start-hide-about = This only hides the table from your list. You keep your seat, and the link still works.
# For the only game in progress, which the large button continues.
start-hide-only = Hide this game
start-hide-only-about = This only hides it from this page. You keep your seat, and the link still works.
start-your-turn = Your turn.
# When something last happened at the table.
# $date (Message): the day
start-date = { $date }.

## Which table it is.

start-own-table = Your game hasn’t started.
# $host (Name): who opened it
start-table-of = { $host }’s game hasn’t started.
start-competitive = Competitive.
# $partners (List): the reader’s partners, each as `start-name`
# $opponents (List): the opponents, each as `start-name`
start-with-against = With { $partners }, against { $opponents }.
# $players (List): the others at the table, each as `start-name`
start-with = With { $players }.
# $opponents (List): the opponents, each as `start-name`
start-against = Against { $opponents }.
# A game that the reader watches.
# $one (List): one side, each as `start-name`
# $other (List): the other side, each as `start-name`
start-sides = { $one } against { $other }.
# A game that the reader watches, in which every player is for themselves.
# $players (List): each as `start-name`
start-players = { $players }.
# Item of the lists above.
# $name (Name): what the player is called
start-name = { $name }

## The score.

# $deal (Number): which deal is played
start-deal = Deal { DIGITS($deal) }.
# $we (Points): the points of the reader’s side
# $they (Points): the points of the other side
start-score = We { $we }, they { $they }.
# $players (List): each player’s points, as below
start-score-alone = { $players }.
# Item of $players in `start-score-alone`.
# $player (Player): who
# $points (Points): their points
start-score-of = { $player ->
        [you] You { $points }
       *[other] { $player } { $points }
    }
# A game that the reader watches.
# $one (List): one side, each as `start-name`
# $one_points (Points): its points
# $other (List): the other side, each as `start-name`
# $other_points (Points): its points
start-score-sides = { $one } { $one_points }, { $other } { $other_points }.
# $result (Message): who won the game, as a title
start-ended = { $result }.
start-paused = Paused.
start-deal-over = Between deals.
# $player (Name): whose turn it is
start-to-play = { $player } to play.
