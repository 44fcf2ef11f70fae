### Why a request at a table is refused, before the rules of the game are asked.

request-stale = The table has changed since then. Look again before you act.
request-id-taken = This act’s id was already used for another act.
request-no-such-seat = This table has no such seat.

## In the game: read after “Not possible:”, without a capital and without a full stop.

# $player (Name): whose turn it is
request-not-your-turn = it is { $player }’s turn
# $player (Name): the partner who was asked
request-answer-due = { $player } must answer first: may you go out?
request-deal-not-over = this deal is not over yet
request-ready-already = you are already ready
request-over = the game is over
request-not-begun = the game has not begun
request-paused = the game is paused

## Around the game: whole sentences to the player who made the request.

request-not-a-guest = You have not joined this table.
request-not-the-host = Only the host can do that.
request-game-begun = The game has begun.
request-game-not-begun = The game has not begun yet.
request-seat-taken = Another player already has this seat.
request-seat-free = This seat is free.
request-already-seated = You already have a seat at this table.
request-not-seated = You have no seat at this table.
request-competitive-game = In a serious game, a hand that has been dealt cannot be taken over.
request-seats-free = Some seats are still free. Wait for your friends, or give the seats to the computer.
request-draw-failed = The seats could not be drawn. Try again.
request-game-over = The game is over.
request-no-deal-due = No deal is due now.
request-no-player-ready = No player is ready for the next deal yet.
request-game-paused = The game is paused.
request-still-playing = This player is at the table and playing.
request-table-full = This table is full: no more people can come in.
request-phrase-not-allowed = That cannot be said now.
request-said-too-much = You have said a lot in a short time. Wait a moment.
request-no-such-bot = This server has no such computer player.
request-turned-away = The host of this table has turned you away.
request-not-yourself = You are the host: make another player the host first, or close the table.
request-ask-the-host = The host has to agree first.
request-has-clock = This table has a clock: it decides when a turn takes too long.
request-not-a-time-allowed = The time allowed for a turn is between ten seconds and a day, or unlimited.
request-not-late = This player still has time for the turn.
request-name-later = Your new name is shown when this deal is over.
request-name-too-often = You have changed your name several times in a short time. Wait a moment.
request-gone = This request is no longer open.
request-table-closed = This table was closed.
request-too-many-ask = Several people are already asking for a seat. Wait until the host has answered.
request-not-waiting = Only players who are waiting can let a bot act.
request-no-guests = This table cannot be joined by a link.
request-one-deal = Only one deal is played at this table. To play it again, go back to the replay.
request-for-one = The deal of the day is for one person. Play your own on the page of the daily deal.
request-game-not-over = The game is not over yet.
request-no-such-code = No table has this code. Codes are valid for an hour: ask for a new one.
