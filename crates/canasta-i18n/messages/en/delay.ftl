### Who holds up the game: a turn takes longer than the table allows, or the player to act has gone.

# $player (Name): whose turn it is
delay-away = { $player } is away.
# $player (Name): whose turn it is
delay-offer-substitute = Let a bot play for { $player }?
# $player (Name): whose turn it is
# $span (Message): what a turn may take
delay-late = { $player } is taking longer than { $span }.
# $player (Name): whose turn it is
delay-long = { $player } is taking a long time.
# $span (Message): what a turn may take
delay-you-late = You are taking longer than { $span }. The other players may let a bot act for you.
delay-you-long = You are taking a long time. The other players may let a bot act for you.
# Spoken: what the reader may do.
delay-you-may = You may let a bot act.
# $needed (Number): how many have to agree, more than one
delay-needed = { SPELL($needed, case: "capital") } of you have to agree.
# $agreed (Number): how many have agreed
# $needed (Number): how many have to
delay-agreed = { $agreed ->
        [one] One of { SPELL($needed) } has agreed.
       *[other] { SPELL($agreed, case: "capital") } of { SPELL($needed) } have agreed.
    }

## Buttons.

delay-agree = Let a bot act
delay-substitute = Let a bot play
