### The start page: continue, play, play with friends, learn, the lobby.

start-title = Canasta
# Under everything.
start-promise = For two to six players. No account, no advertisements, no chips.
start-play = Play
# The same where another game waits.
start-play-new = Play a new game
# $players (Message): who plays with whom
# $rules (Message): the rules that are played
# $levels (Message): how well the computer plays
start-game = { $players } Rules: { $rules }. { $levels }
# The same in short, where another game waits.
# $rules (Message): the rules that are played
# $levels (Message): how well the computer plays
start-game-short = { $rules }. { $levels }
# The link beside what would be played.
start-change = Change
# What the list of ways to play is, for a screen reader.
start-ways = Ways to play

## The question for a new visitor, with three answers.

start-question = Have you played Canasta?
start-never = Never
start-never-about = Learn by playing
start-long-ago = Long ago
start-long-ago-about = Easy opponents, with hints
start-often = Often
start-often-about = Opponents at club level

## Another level, after several games that ended alike.

# $level (Message): what the level is called
start-harder = Harder opponents<b>: { $level }</b>
start-harder-about = You have won your last three games.
# $level (Message): what the level is called
start-easier = Easier opponents<b>: { $level }</b>
start-easier-about = You have lost your last three games.

## The other ways to play.

start-learn = Learn by playing
start-learn-about = A first deal that explains itself, in ten minutes.
start-friends = Play with friends
start-friends-about = Make a table and send its link, or enter a code.
# Under the heading of the puzzles.
start-puzzles-about = One position, one best turn: find it.
start-lobby = The lobby
start-lobby-about = Tables that anyone may join or watch.

## The page for playing with friends.

start-friends-title = Play with friends. Canasta
start-friends-page-about = Your friends need only a browser, on any device.
start-make-heading = Make a table
start-make-table = Make a table
start-make-about = You get a link to send, and a code to read out.
start-other = Other rules and players
start-code-heading = Enter a code

## The reader’s tables.

start-go-on = Games in progress
start-over = Games played
start-all-games = All your games, with figures
start-resume = Continue
# For a screen reader, which tells one link from another.
# $table (Message): which table, as below
start-resume-table = Continue: { $table }
# Of a table whose game has not begun.
start-open = Open
# For a screen reader, which tells one link from another.
# $table (Message): which table, as below
start-open-table = Open: { $table }
start-look = View
# For a screen reader, which tells one link from another.
# $table (Message): which table, as below
start-look-at = View: { $table }
start-replay = Replay
# For a screen reader, which tells one link from another.
# $table (Message): which table, as below
start-replay-table = Replay: { $table }
start-hide = Remove from this list
# For a screen reader, which tells one button from another.
# $table (Message): which table, as below
start-hide-table = Remove from this list: { $table }
start-hide-about = The table is removed from this list only. It stays as it is, with your seat, and its link still works.
# Of the only game there is, which the large button continues.
start-hide-only = Remove this game
start-hide-only-about = It is removed from this page only. The table stays as it is, with your seat, and its link still works.
start-your-turn = Your turn.
# When something happened at the table last.
# $date (Message): the day
start-date = { $date }.

## Which table it is.

start-own-table = Your table has not begun.
# $host (Name): who opened it
start-table-of = { $host }’s table has not begun.
start-competitive = A serious table.
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
# A game that the reader watches, in which everyone plays alone.
# $players (List): each as `start-name`
start-players = { $players }.
# Item of the lists above.
# $name (Name): what the player is called
start-name = { $name }

## How it stands.

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
start-deal-over = The deal is over.
# $player (Name): whose turn it is
start-to-play = { $player } is to play.
