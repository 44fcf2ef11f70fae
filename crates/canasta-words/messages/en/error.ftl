### Pages about what went wrong, and the same sentences for scripts: a title of a few words, and what it is and what to do.

# $status (Number): the HTTP status
error-status = Error { DIGITS($status) }.
# $seconds (Number): when the page tries again
error-again-in = { $seconds ->
        [one] This page tries again by itself in 1 second.
       *[other] This page tries again by itself in { $seconds } seconds.
    }
error-try-again = Try again

## Titles.

error-title-bad-request = Not understood
error-title-foreign = Not from here
error-title-wrong-address = Wrong address
error-title-not-your-seat = Not your seat
error-title-no-hints = No hints
error-title-no-such-page = No such page
error-title-no-such-table = No such table
error-title-no-such-invitation = No such invitation
error-title-used-link = No longer good
error-title-no-such-chapter = No such chapter
error-title-wrong-method = Not possible here
error-title-not-over = Not yet
error-title-not-played = Nothing to see
error-title-over-here = The game is over here
error-title-no-beginning = Not from here
error-title-too-slow = Too slow
error-title-too-large = Too large
error-title-not-a-page = Not a page
error-title-too-often = Too fast
error-title-crowded = Too many connections
error-title-full = The server is full
error-title-too-many-windows = Too many windows
error-title-crashed = Something went wrong
error-title-quarantined = This table is out of order
error-title-unavailable = Just a moment
error-title-disk-full = No room left
# Something at a table that cannot be done now; the sentence is one of a request.
error-title-not-now = Not possible now

## Requests that are none.

error-not-understood = The server does not understand this request.
error-not-an-act = An act is sent as JSON: { "{" }"id": "…", "n": 17, "act": "draw"{ "}" }.
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
error-record-too-large = This file is larger than 512 KiB: that is no record of a game.

## Requests that are not allowed.

error-foreign = This request came from another site, so nothing was done. If you did come from this server’s own pages, the server does not know its own address: its log says what to change.
error-wrong-address = This server was told that people reach it at another address than the one you came by, so the table cannot stay connected. The server’s operator finds in its log what to change. Your seat is kept.
error-not-your-seat = You have no seat at this table, or your visit has expired: the seat is kept by the browser that started the game.
error-no-hints = This table gives no hints.

## What is not there.

error-no-such-page = There is nothing at this address.
error-no-such-table = There is no table at this address. It may be mistyped.
error-no-such-invitation = This link leads to no table. It may be cut off or mistyped: ask for it again.
error-no-such-device-link = A link to another device works once, for ten minutes. This one was used, is too old, or was cut off: make a new one on the device where you play, under “Your devices”.
error-no-such-chapter = The rules have no chapter of that name.

## Replays.

error-not-over = A game can be replayed when it is over.
error-not-played = No deal of this game was played.
error-over-here = Step back to an earlier moment to play on from there.
error-no-beginning = This record begins in the middle of a game, so it is not possible to play on from it.

## Too much of something.

error-too-often = Too many requests came from here in a short time.
error-crowded = So many connections are open from your address that there is no room for one more.
error-full = So many people are connected to this server that there is no room for one more.
error-too-many-windows = This table is open in too many windows. Close some of them.

## The server's own faults.

error-crashed = The server made a mistake with this request. Your game is kept.
error-quarantined = The record of this game does not add up, so it cannot go on. Other tables are not affected.
error-unavailable = The server is stopping or its database does not answer. Your game is kept; try again soon.
error-disk-full = The server’s disk is full, so nothing was done. Your game is kept; try again later.

## In plain text, where there is no page.

error-https-only = This server is reached by https only.
