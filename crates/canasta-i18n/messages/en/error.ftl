### Error pages, and the same sentences for scripts: a short title, then what happened and what to do.

# $status (Number): the HTTP status
error-status = Error { DIGITS($status) }.
# $span (Message): how long until the page tries again
error-again-in = Retrying automatically in { $span }.
# After that sentence, if a form was sent.
error-sent-again = Your form will then be sent again.
error-try-again = Try again

## Titles.

error-title-bad-request = Bad request
error-title-foreign = Request refused
error-title-wrong-address = Wrong address
error-title-not-your-seat = Not your seat
error-title-no-hints = No hints
error-title-no-such-page = Page not found
error-title-no-such-table = Table not found
error-title-no-such-invitation = Invitation not found
error-title-used-link = Link expired
error-title-no-such-chapter = Chapter not found
error-title-wrong-method = Not allowed here
error-title-not-over = Not yet
error-title-not-played = Nothing to replay
error-title-over-here = The game is over here
error-title-no-beginning = Can’t play on from this record
error-title-no-such-deal = Deal not found
error-title-no-such-seat = Seat not found
error-title-no-such-level = Level not available
error-title-day-not-over = Come back tomorrow
error-title-deal-not-over = Deal not finished
error-title-too-slow = Too slow
error-title-too-large = Too large
error-title-not-a-page = Not a page
error-title-too-often = Too many requests
error-title-crowded = Too many connections
error-title-full = The server is full
error-title-too-many-windows = Too many windows
error-title-crashed = Something went wrong
error-title-quarantined = This game is damaged
error-title-unavailable = Just a moment
error-title-disk-full = Disk full
# Something that can’t be done at a table right now; the sentence is one from request.ftl.
error-title-not-now = Not right now

## Requests that cannot be read.

error-not-understood = The server couldn’t understand the request.
error-not-an-action = Send actions as JSON: { "{" }"id": "…", "n": 17, "act": "draw"{ "}" }.
error-not-ready = Send readiness for the next deal as JSON: { "{" }"id": "…", "n": 17{ "}" }.
error-not-asked = Request a hint with JSON: { "{" }"n": 17{ "}" }.
error-not-said = Send a chat phrase as JSON: { "{" }"say": "minimum"{ "}" }.
error-bad-id = An action needs an id of 1 to 64 letters, digits, hyphens or underscores.
error-bad-cut = A cut is 32 hexadecimal digits.
error-wrong-type-json = Use content type application/json.
error-wrong-type-record = Send a record as text, or as a file from a form.
error-wrong-type-form = Send forms with content type application/x-www-form-urlencoded.
error-wrong-method = This address doesn’t accept that kind of request.
error-not-a-socket = This address is for the table’s live connection.
error-too-slow = The request took too long to arrive. Try again.
error-too-large = The request is over 16 KiB.
error-record-too-large = This file is over 512 KiB, so it can’t be a game record.

## Requests that are not allowed.

error-foreign = This request came from another site, so it was refused. If you were on this server’s own pages, its public address is misconfigured; see the server log.
error-wrong-address = This isn’t the address the server was set up for, so the table can’t stay connected. The operator can find the fix in the server log. Your seat is saved.
error-not-your-seat = You don’t have a seat at this table, or your session has expired. Seats belong to the browser that took them.
error-no-hints = Hints are off at this table.

## Not found.

error-no-such-page = There’s nothing at this address.
error-no-such-table = There’s no table at this address. Check it for typos.
error-no-such-invitation = This link doesn’t lead to a table. It may be incomplete or mistyped; ask for it again.
error-no-such-device-link = This link has expired, has already been used or is incomplete. Links to another device work once, for ten minutes. Create a new one on your other device, under “Your devices”.
error-no-such-chapter = The rules have no such chapter.

## Replays.

error-not-over = You can replay a game once it’s over.
error-not-played = No deals were played in this game, so there’s nothing to replay.
error-over-here = Step back to an earlier position to play on from there.
error-no-such-deal = This game has no deal with that number.
error-no-such-seat = This game has no such seat.
error-no-such-level = Bots don’t play at that level here. Choose another.
error-day-not-over = These are the cards of today’s deal. Until midnight UTC you can only view your own attempt; after that you can play the cards again and download the game.
error-deal-not-over = That deal wasn’t finished, so it can’t be played again. Choose another.
error-older-servers = The servers are being upgraded. Try again in a minute.
error-no-beginning = This record starts mid-game, so you can’t play on from it.

## Limits.

error-too-often = Too many requests from your device or network. Wait a moment and try again.
error-crowded = Too many open connections from your address. Close some tabs and try again.
error-full = The server is full. Try again later.
error-too-many-windows = This table is open in too many windows. Close some.

## Server errors.

error-crashed = Something broke on the server. Your game is safe; try again in a moment.
error-quarantined = The saved game is damaged and can’t continue. Other tables aren’t affected.
error-moving = This table is moving to another server. Your game is safe; try again in a moment.
error-unavailable = The server is shutting down or can’t reach its database. Your game is safe; try again soon.
error-disk-full = The server’s disk is full, so nothing was saved. Your game so far is safe; try again later.

## Plain text, without a page.

error-https-only = This server only accepts HTTPS.
