### The door of a private table, for a visitor who may not come in.

door-title = This table is private. Canasta
door-heading = This table is private
door-ask = You have no seat here. Ask a player at the table for the invitation link or for a code.
door-other-device = If you have a seat here on another device or in another browser, open “Your devices” there: it gives you a link and a code for this one.
door-have-code = I have a code
door-code-of-device = A code from my other device

## Requests at the door, for the host: in the game a strip under the bar.

door-strip = At the door
# $name (Name): who knocks
door-knocks = <b>{ $name }</b> asks to be let in.
# $name (Name): who asks
# $hand (Message): whose hand, as `door-hand` says
door-asks = <b>{ $name }</b> asks to play for { $hand }.
# Whose hand can be played on.
# $name (Name): who plays or played it
# $who (one of bot, left): the computer plays it; a player who has left did
door-hand = { $who ->
        [bot] { $name } (computer)
       *[left] { $name } (left)
    }
# $people (Number): how many others ask, at least one
door-more = { $people ->
        [one] One more person is asking.
       *[other] { SPELL($people, case: "capital") } more people are asking.
    }
door-let-in = Let in
# For a screen reader, which tells one button from another.
# $name (Name): who knocks
door-let-in-one = Let in: { $name }
door-yes = Yes
# For a screen reader, which tells one button from another.
# $name (Name): who asks
door-yes-to = Yes: { $name }
door-no = No
# For a screen reader, which tells one button from another.
# $name (Name): who knocks or asks
door-no-to = No: { $name }
door-answers = More
# For a screen reader, which tells one button from another.
# $name (Name): who knocks or asks
door-answers-to = More answers: { $name }
door-at-once = Let them play at once?
# $hand (Message): whose hand, as `door-hand` says
door-play-for = For { $hand }
# For a screen reader, which tells one button from another.
# $hand (Message): whose hand, as `door-hand` says
# $name (Name): who knocks or asks
door-play-for-now = For { $hand }: { $name }

## For those without a seat.

# $hand (Message): whose hand, as `door-hand` says
door-asked = You have asked to play for { $hand }. The host decides.
door-can-ask = You may ask to take over another player’s hand.
# To a host without a seat.
door-can-sit = You may take over another player’s hand.
