### A private table, for visitors without a seat, and requests to join it.

join-request-title = This table is private – Canasta
join-request-heading = This table is private
join-request-ask = You don’t have a seat here. Ask someone at the table for the invite link or a code.
join-request-other-device = Already seated on another device or browser? Open “Your devices” there to get a link and code for this one.
join-request-have-code = I have a code
join-request-code-of-device = I have a code from my other device

## Join requests, for the host: during the game, a strip under the bar.

join-request-strip = Asking to join
# $name (Name): who asks
join-request-to-join = <b>{ $name }</b> wants to join.
# $name (Name): who asks
# $hand (Message): whose hand, as `join-request-hand` says
join-request-for-seat = <b>{ $name }</b> wants to take over from { $hand }.
# A hand that can be taken over.
# $name (Name): who plays or played it
# $who (one of bot, left): a bot plays it; its player has left
join-request-hand = { $who ->
        [bot] { $name } (bot)
       *[left] { $name } (left)
    }
# $people (Number): how many others ask, at least one
join-request-more = { $people ->
        [one] One more person is waiting.
       *[other] { SPELL($people, case: "capital") } more people are waiting.
    }
join-request-let-in = Let in
# For a screen reader, to tell the buttons apart.
# $name (Name): who asks
join-request-let-in-one = Let in: { $name }
join-request-yes = Yes
# For a screen reader, to tell the buttons apart.
# $name (Name): who asks
join-request-yes-to = Yes: { $name }
join-request-no = No
# For a screen reader, to tell the buttons apart.
# $name (Name): who asks
join-request-no-to = No: { $name }
join-request-answers = More options
# For a screen reader, to tell the buttons apart.
# $name (Name): who asks
join-request-answers-to = More options: { $name }
join-request-at-once = Let them play right away?
# $hand (Message): whose hand, as `join-request-hand` says
join-request-play-for = In place of { $hand }
# For a screen reader, to tell the buttons apart.
# $hand (Message): whose hand, as `join-request-hand` says
# $name (Name): who asks
join-request-play-for-now = In place of { $hand }: { $name }

## For people without a seat.

# $hand (Message): whose hand, as `join-request-hand` says
join-request-asked = You’ve asked to take over from { $hand }. Waiting for the host.
join-request-can-ask = You can ask to take over a seat.
# For a host without a seat.
join-request-can-sit = You can take over a seat.
