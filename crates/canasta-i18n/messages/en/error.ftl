### Pages about what went wrong, and the same sentences for scripts: a title of a few words, and what it is and what to do.

# $status (Number): the HTTP status
error-status = Error { DIGITS($status) }.
# $span (Message): how long until the page tries again
error-again-in = This page tries again by itself in { $span }.
# Behind that sentence, where a form was sent.
error-sent-again = What you sent has not been accepted yet; it will be sent again then.
error-try-again = Try again

## Titles.

error-title-bad-request = Not understood
error-title-foreign = Request refused
error-title-wrong-address = Wrong address
error-title-not-your-seat = Not your seat
error-title-no-hints = No hints
error-title-no-such-page = No such page
error-title-no-such-table = No such table
error-title-no-such-invitation = No such invitation
error-title-used-link = Link no longer works
error-title-no-such-chapter = No such chapter
error-title-wrong-method = Not possible here
error-title-not-over = Not yet
error-title-not-played = Nothing to replay
error-title-over-here = The game is over here
error-title-no-beginning = Not from this record
error-title-no-such-deal = No such deal
error-title-no-such-seat = No such seat
error-title-no-such-level = No such level
error-title-day-not-over = Not before tomorrow
error-title-deal-not-over = Not this deal
error-title-too-slow = Too slow
error-title-too-large = Too large
error-title-not-a-page = Not a page
error-title-too-often = Too many requests
error-title-crowded = Too many connections
error-title-full = The server is full
error-title-too-many-windows = Too many windows
error-title-crashed = Something went wrong
error-title-quarantined = This table is damaged
error-title-unavailable = Just a moment
error-title-disk-full = No room left
# Something at a table that cannot be done now; the sentence is one of a request.
error-title-not-now = Not possible now

## Requests that cannot be read.

error-not-understood = The server does not understand this request.
error-not-an-action = An act is sent as JSON: { "{" }"id": "…", "n": 17, "act": "draw"{ "}" }.
error-not-ready = Being ready for the next deal is sent as JSON: { "{" }"id": "…", "n": 17{ "}" }.
error-not-asked = A hint is asked for with JSON: { "{" }"n": 17{ "}" }.
error-not-said = One of the set phrases is sent as JSON: { "{" }"say": "minimum"{ "}" }.
error-bad-id = An act needs an id of 1 to 64 letters, digits, hyphens or underscores.
error-bad-cut = What you add to a deal is 32 digits or letters from a to f.
error-wrong-type-json = What is sent here has the content type application/json.
error-wrong-type-record = A record is sent as text, or as a file from a form.
error-wrong-type-form = A form is sent with the content type application/x-www-form-urlencoded.
error-wrong-method = This address does not take such a request.
error-not-a-socket = This address is for the table’s live connection.
error-too-slow = The request took too long to arrive. Try again.
error-too-large = The request is larger than 16 KiB.
error-record-too-large = This file is larger than 512 KiB, so it is not a record of a game.

## Requests that are not allowed.

error-foreign = This request came from another site, so it was refused. If you were using this server’s own pages, the server does not know its own address: its log says what to change.
error-wrong-address = You opened this server at another address than the one it was set up for, so the table cannot stay connected. The server’s log tells its operator what to change. Your seat is kept.
error-not-your-seat = You have no seat at this table, or your session has expired. The seat belongs to the browser that took it.
error-no-hints = This table gives no hints.

## What is not there.

error-no-such-page = There is nothing at this address.
error-no-such-table = There is no table at this address. It may be mistyped.
error-no-such-invitation = This link does not lead to a table. It may have been cut off or mistyped: ask for it again.
error-no-such-device-link = A link to another device works once, for ten minutes. This one has been used, has expired or was cut off: make a new one on the device you play on, under “Your devices”.
error-no-such-chapter = The rules have no chapter with that name.

## Replays.

error-not-over = A game can be replayed once it is over.
error-not-played = No deal of this game was played, so there is nothing to replay.
error-over-here = Step back to an earlier moment to play on from there.
error-no-such-deal = This game has no deal of that number. Choose one of its deals.
error-no-such-seat = This game has no such seat. Choose one of its seats.
error-no-such-level = The computer does not play at that level here. Choose another.
error-day-not-over = These are the cards of today’s deal. Until the day is over (at midnight UTC) you can only look at your own try; then you can play them again and download the game.
error-deal-not-over = That deal was not played to its end, so it cannot be played again. Choose another.
error-older-servers = Beside this server there may still be one of an older release, which cannot read such a table. Try again in a minute.
error-no-beginning = This record begins in the middle of a game, so you cannot play on from it.

## Too much of something.

error-too-often = Too many requests came from your device or network in a short time. Wait before you try again.
error-crowded = Too many connections are open from your address. Close some windows, then try again.
error-full = Too many people are connected to this server. Try again later.
error-too-many-windows = This table is open in too many windows. Close some of them.

## The server's own faults.

error-crashed = A fault in the server stopped this request. Your game is kept.
error-quarantined = The stored game is damaged, so it cannot go on. Other tables are not affected.
error-moving = This table is changing over to another server. Your game is kept; try again in a moment.
error-unavailable = The server is stopping or its database does not answer. Your game is kept; try again soon.
error-disk-full = The server’s disk is full, so nothing was done. Your game is kept; try again later.

## In plain text, where there is no page.

error-https-only = This server is reached by https only.
