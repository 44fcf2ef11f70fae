### The start page: play, go on, play with friends, settings, rules.

start-title = Canasta
start-about = For two to six players, with large clear cards. No account, no advertisements, no chips.
start-play = Play now
start-learn = Learn by playing
# $players (Message): who plays with whom
# $rules (Message): the rules that are played
# $levels (Message): how well the computer plays
start-game = { $players } Rules: { $rules }. { $levels }
start-other = Other rules and players
start-settings = Settings
start-your-games = Your games
start-replay-file = Replay a game from a file
start-forget = Forget me

## Playing with friends.

start-friends = Play with friends
start-friends-about = Make a table and send its link. Your friends need only a browser.
start-make-table = Make a table
start-lobby-about = Tables that anyone may join or watch.

## The rules.

start-rules = Rules
start-rules-about = Five rule sets for two to six players. At your table, you can change every rule.
start-read-rules = Read the rules

## The reader’s tables.

start-go-on = Continue
start-over = Games played
start-all-games = All your games, with figures
start-resume = Continue
# For a screen reader, which tells one link from another.
# $table (Message): which table, as below
start-resume-table = Continue: { $table }
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
start-your-turn = Your turn.
# When something happened at the table last.
# $date (Message): the day
start-date = { $date }.

## Which table it is.

start-own-table = Your table has not begun.
# $host (Name): who opened it
start-table-of = { $host }’s table has not begun.
start-serious = A serious table.
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
