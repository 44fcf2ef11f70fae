### Slow turns: a turn takes longer than the table allows, or the player whose turn it is has left.

# $player (Name): whose turn it is
delay-away = { $player } is away.
# $player (Name): whose turn it is
delay-offer-substitute = Have a bot play for { $player }?
delay-host-decides = The host can have a bot play.
# $player (Name): whose turn it is
# $span (Message): the time allowed per turn
delay-late = { $player } is taking longer than { $span }.
# $player (Name): whose turn it is
delay-long = { $player } is taking a long time.
# $span (Message): the time allowed per turn
delay-you-late = You’ve taken longer than { $span }. The others can have a bot play for you.
delay-you-long = You’re taking a while. The others can have a bot play for you.
# For a screen reader: what the reader can do.
delay-you-may = You can have a bot play.
# $needed (Number): how many have to agree, more than one
delay-needed = { SPELL($needed, case: "capital") } of you must agree.
# $agreed (Number): how many have agreed
# $needed (Number): how many have to
delay-agreed = { $agreed ->
        [one] One of { SPELL($needed) } has agreed.
       *[other] { SPELL($agreed, case: "capital") } of { SPELL($needed) } have agreed.
    }

## Buttons.

delay-agree = Have a bot play
delay-substitute = Have a bot play
