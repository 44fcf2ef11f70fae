### The report of `canasta bench`. In English only. Each message is a line of it.

# $deals (Text): a second
# $acts (Text): a second
# $players (Number): at the table
bench-speed = { $deals } deals/s, { $acts } acts/s (random play of { DIGITS($players) } players, one thread)
# $deals (Number): how many were played
# $acts (Number): in all deals
# $seconds (Text): how long it took
# $seed (Number): of the run
bench-played = { $deals ->
        [one] { DIGITS($deals) } deal and { DIGITS($acts) } acts in { $seconds } s, seed { DIGITS($seed) }
       *[other] { DIGITS($deals) } deals and { DIGITS($acts) } acts in { $seconds } s, seed { DIGITS($seed) }
    }
# $acts (Text): the mean of the deals
# $points (Text): the mean of the sides
bench-means = { $acts } acts a deal, { $points } points a side
# $out (Number): deals in which a player went out
# $concealed (Number): deals of these in which the hand was concealed
# $exhausted (Number): deals that ended because the stock was exhausted
# $red_three (Number): deals that ended with a red three as the last card of the stock
bench-endings = ended by going out { DIGITS($out) } (concealed { DIGITS($concealed) }), stock exhausted { DIGITS($exhausted) }, last red three { DIGITS($red_three) }
# $rate (Text): a second
# $count (Number): how many
# $seconds (Text): how long it took
bench-worlds = { $rate }/s: { DIGITS($count) } deals drawn that fit what a seat sees, in { $seconds } s
# $rate (Text): a second
# $count (Number): how many
# $seconds (Text): how long it took
bench-turns = { $rate }/s: { DIGITS($count) } hands for which the turns worth considering were listed, in { $seconds } s
# $rate (Text): a second
# $count (Number): how many
# $seconds (Text): how long it took
bench-nodes = { $rate }/s: { DIGITS($count) } decisions simulated in the play-outs of a search, in { $seconds } s
# $bot (Text): the level
# $rate (Text): decisions a second
# $most_of_them (Text): milliseconds that all but a twentieth of the decisions took at most
# $decisions (Number): how many were measured
bench-level = { $bot }: { $rate } decisions/s, { $most_of_them } ms at most (95 %), { DIGITS($decisions) } decisions
# $bot (Text): its name
# $budget (Text): milliseconds that it may take
# $most_of_them (Text): milliseconds that all but a twentieth of the decisions were over at most
# $worst (Text): milliseconds that the worst was over
# $decisions (Number): how many were measured
bench-overrun = { $bot } within { $budget } ms: over by { $most_of_them } ms (95 %), { $worst } ms (most), { DIGITS($decisions) } decisions
