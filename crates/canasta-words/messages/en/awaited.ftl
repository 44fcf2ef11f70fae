### Who is waited for: a turn takes longer than the table allows, or the player to act has gone.

# $player (Name): whose turn it is
awaited-away = { $player } is away.
# $player (Name): whose turn it is
awaited-offer-stand-in = Let a bot play for { $player }?
# $player (Name): whose turn it is
# $span (Message): what a turn may take
awaited-late = { $player } is taking longer than { $span }.
# $player (Name): whose turn it is
awaited-long = { $player } is taking a long time.
# $span (Message): what a turn may take
awaited-you-late = You are taking longer than { $span }. The other players may let a bot make this move.
awaited-you-long = You are taking a long time. The other players may let a bot make this move.
# Spoken: what the reader may do.
awaited-you-may = You may let a bot make this move.
# $needed (Number): how many have to agree, more than one
awaited-needed = { SPELL($needed, case: "capital") } of you have to agree.
# $agreed (Number): how many have agreed
# $needed (Number): how many have to
awaited-agreed = { $agreed ->
        [one] One of { SPELL($needed) } has agreed.
       *[other] { SPELL($agreed, case: "capital") } of { SPELL($needed) } have agreed.
    }

## Buttons.

awaited-agree = Let a bot make this move
awaited-stand-in = Let a bot play
