### The door of a private table, for a visitor who may not come in.

join-request-title = This table is private. Canasta
join-request-heading = This table is private
join-request-ask = You have no seat here. Ask a player at the table for the invitation link or for a code.
join-request-other-device = If you have a seat here on another device or in another browser, open “Your devices” there: it gives you a link and a code for this one.
join-request-have-code = I have a code
join-request-code-of-device = A code from my other device

## Requests at the door, for the host: in the game a strip under the bar.

join-request-strip = At the door
# $name (Name): who knocks
join-request-to-join = <b>{ $name }</b> asks to be let in.
# $name (Name): who asks
# $hand (Message): whose hand, as `join-request-hand` says
join-request-for-seat = <b>{ $name }</b> asks to play for { $hand }.
# Whose hand can be played on.
# $name (Name): who plays or played it
# $who (one of bot, left): the computer plays it; a player who has left did
join-request-hand = { $who ->
        [bot] { $name } (computer)
       *[left] { $name } (left)
    }
# $people (Number): how many others ask, at least one
join-request-more = { $people ->
        [one] One more person is asking.
       *[other] { SPELL($people, case: "capital") } more people are asking.
    }
join-request-let-in = Let in
# For a screen reader, which tells one button from another.
# $name (Name): who knocks
join-request-let-in-one = Let in: { $name }
join-request-yes = Yes
# For a screen reader, which tells one button from another.
# $name (Name): who asks
join-request-yes-to = Yes: { $name }
join-request-no = No
# For a screen reader, which tells one button from another.
# $name (Name): who knocks or asks
join-request-no-to = No: { $name }
join-request-answers = More
# For a screen reader, which tells one button from another.
# $name (Name): who knocks or asks
join-request-answers-to = More answers: { $name }
join-request-at-once = Let them play at once?
# $hand (Message): whose hand, as `join-request-hand` says
join-request-play-for = For { $hand }
# For a screen reader, which tells one button from another.
# $hand (Message): whose hand, as `join-request-hand` says
# $name (Name): who knocks or asks
join-request-play-for-now = For { $hand }: { $name }

## For those without a seat.

# $hand (Message): whose hand, as `join-request-hand` says
join-request-asked = You have asked to play for { $hand }. The host decides.
join-request-can-ask = You may ask to take over another player’s hand.
# To a host without a seat.
join-request-can-sit = You may take over another player’s hand.
