### `canasta arena` and `canasta bench`. In English only. What goes wrong follows “canasta:”, so it begins with a small letter and has no full stop.

# The help of --bots.
# $bots (Text): their names
cli-arena-bots = The two teams; the bots are { $bots }, and exec:COMMAND
cli-arena-wants-bounds = expected two numbers separated by a comma, the lower first, such as 0,20
# $teams (Number): how many were given
cli-arena-wants-two-teams = { $teams ->
        [one] two teams are needed, each with its own --bot; there is { DIGITS($teams) }
       *[other] two teams are needed, each with its own --bot; there are { DIGITS($teams) }
    }
cli-arena-all-forfeited = every deal was forfeited, so the result does not show who plays better

## While it plays.

# $done (Text): how many pairs were played
# $pairs (Text): how many will be
# $time (Text): how long it takes still
cli-arena-progress = { $done } of { $pairs } pairs, { $time } left
# $figures (List): what follows from the pairs so far: the three messages below, or some of them; with --pool `cli-arena-pool-mean` for each bot
cli-arena-so-far = { $figures }
# $points (Text): the mean
# $low (Text): where the interval begins
# $high (Text): where it ends
cli-arena-points = { $points } points a deal (95 %: { $low } to { $high })
# $share (Text): of the games that the first team won, in percent
# $low (Text): where the interval begins
# $high (Text): where it ends
cli-arena-games = { $share } % of the games ({ $low } to { $high })
# $ratio (Text): of the likelihoods, its logarithm
# $bound (Text): where the test ends
cli-arena-ratio = log likelihood ratio { $ratio } of ±{ $bound }
# $bot (Text): which
# $points (Text): its mean over the pool
# $half (Text): half the width of its interval
cli-arena-pool-mean = { $bot } { $points } ± { $half } points a deal

## The bench.

# $why (Text): why
cli-arena-engine-refused = the engine refused a listed act: { $why }
# The help of --only.
# $parts (Text): their names
cli-arena-only = Measure only this part; may be repeated. The parts: { $parts } [default: all]
# $parts (Text): their names
cli-arena-no-such-part = there is no such part; the parts are { $parts }
# $most (Number): how many at most
cli-arena-wants-seconds = expected a number of seconds above 0, at most { DIGITS($most) }
