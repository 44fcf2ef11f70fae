### Why a request at a table is refused, apart from the rules of the game.

request-stale = The table has changed. Take another look before you play.
request-id-taken = That action id has already been used.
request-no-such-seat = This table has no such seat.

## In the game: read after “Not allowed:”, without a capital and without a full stop.

# $player (Name): whose turn it is
request-not-your-turn = it’s { $player }’s turn
# $player (Name): the partner who was asked
request-answer-due = { $player } must answer “May I go out?” first
request-deal-not-over = this deal isn’t over yet
request-ready-already = you’ve already said you’re ready
request-over = the game is over
request-not-begun = the game hasn’t started
request-paused = the game is paused
# $player (Name): the next person at the shared device
request-covered = the cards are covered until { $player } presses “Show my cards”
request-no-taking-back = at this table, melds can’t be taken back
request-not-alone = melds can be taken back only if you play alone with bots
request-nothing-to-take-back = only your melds of this turn can be taken back, until you discard or ask

## Around the game: whole sentences to the player who made the request.

request-not-a-guest = You haven’t joined this table.
request-not-the-host = Only the host can do that.
request-game-begun = The game has already started.
request-game-not-begun = The game hasn’t started yet.
request-seat-taken = Another player already has this seat.
request-seat-reserved = The free seats are reserved for players of the last game.
request-seat-free = This seat is free.
request-already-seated = You already have a seat at this table.
request-not-seated = You don’t have a seat at this table.
request-competitive-game = In a competitive game you can’t take over a hand mid-deal.
request-seats-free = Some seats are still empty. Wait for your friends or add bots.
request-draw-failed = Couldn’t draw seats. Try again.
request-game-over = The game is over.
request-no-deal-due = There’s no deal to start right now.
request-no-player-ready = Nobody is ready for the next deal yet.
request-game-paused = The game is paused.
request-still-playing = That player is here and playing.
request-table-full = This table is full.
request-phrase-not-allowed = You can’t say that right now.
request-said-too-much = You’re chatting too fast. Wait a moment.
request-no-such-bot = This server doesn’t have that bot.
request-turned-away = The host has banned you from this table.
request-not-yourself = You’re the host. Make someone else host first, or close the table.
request-ask-the-host = The host has to approve this first.
request-has-clock = This table uses a clock, so turns end automatically.
request-not-a-time-allowed = Turn time must be between ten seconds and one day, or unlimited.
request-not-late = That player still has time left.
request-name-later = Your new name will show after this deal.
request-name-too-often = You’ve changed your name too often. Wait a moment.
request-gone = That request has expired.
request-table-closed = This table was closed.
request-too-many-ask = Several people are already waiting for a seat. Wait for the host to respond.
request-not-waiting = Only waiting players can call in a bot.
request-no-guests = This table can’t be joined by link.
request-one-deal = This table plays just one deal. To play it again, go back to the replay.
request-for-one = The deal of the day is for one player. Play yours on the deal of the day page.
request-game-not-over = The game isn’t over yet.
request-sides-to-concede = Only a game of two sides can be conceded. You can leave instead, and a bot takes over.
request-deal-to-concede = A table that plays just one deal can’t be conceded.
request-no-such-code = No table has that code. Codes expire after an hour; ask for a new one.
