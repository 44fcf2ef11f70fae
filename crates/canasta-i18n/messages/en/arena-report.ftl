### The report of `canasta arena`. In English only. Each message is a line of it.

# $a (Text): the first team, as it was written
# $b (Text): the second team
# $points (Text): the mean
# $low (Text): where the interval begins
# $high (Text): where it ends
arena-report-points = { $a } against { $b }: { $points } points a deal (95 %: { $low } to { $high })
# $pairs (Number): how many were played
# $deals (Number): in all pairs
# $players (Number): at the table
# $rules (Message): a message below, or the name of a preset
# $seed (Number): of the run
arena-report-deals = { $pairs ->
        [one] { DIGITS($pairs) } pair of duplicate deals ({ DIGITS($deals) } deals of { DIGITS($players) } players, { $rules }), seed { DIGITS($seed) }
       *[other] { DIGITS($pairs) } pairs of duplicate deals ({ DIGITS($deals) } deals of { DIGITS($players) } players, { $rules }), seed { DIGITS($seed) }
    }
# $pairs (Number): how many were played
# $deals (Number): in all pairs
# $players (Number): at the table
# $rules (Message): a message below, or the name of a preset
# $a_game (Text): deals of a game, on average
# $seed (Number): of the run
arena-report-games = { $pairs ->
        [one] { DIGITS($pairs) } pair of duplicate games ({ DIGITS($deals) } deals of { DIGITS($players) } players, { $rules }; { $a_game } a game), seed { DIGITS($seed) }
       *[other] { DIGITS($pairs) } pairs of duplicate games ({ DIGITS($deals) } deals of { DIGITS($players) } players, { $rules }; { $a_game } a game), seed { DIGITS($seed) }
    }
# Stands in the two messages above.
# $preset (Text): its name
# $changes (Number): fields of the rule set that differ from the preset
arena-report-house-rules = { $changes ->
        [one] { $preset } with one house rule
       *[other] { $preset } with { DIGITS($changes) } house rules
    }
# $a (Text): the first team
# $won_a (Number): games that it won
# $b (Text): the second team
# $won_b (Number): games that it won
# $unfinished (Number): games that were broken off
# $share (Text): of the games that the first team won, in percent
# $low (Text): where the interval begins
# $high (Text): where it ends
arena-report-games-won = { $unfinished ->
        [0] games won: { $a } { DIGITS($won_a) }, { $b } { DIGITS($won_b) } ({ $a } { $share } %, 95 %: { $low } to { $high })
       *[other] games won: { $a } { DIGITS($won_a) }, { $b } { DIGITS($won_b) }, unfinished { DIGITS($unfinished) } ({ $a } { $share } %, 95 %: { $low } to { $high })
    }
# $a (Text): the first team
# $won_a (Number): deals that it won
# $b (Text): the second team
# $won_b (Number): deals that it won
arena-report-deals-won = deals won: { $a } { DIGITS($won_a) }, { $b } { DIGITS($won_b) }
# $a (Text): the first team
# $points_a (Text): its points a deal
# $b (Text): the second team
# $points_b (Text): its points a deal
arena-report-own-points = own points a deal: { $a } { $points_a }, { $b } { $points_b }
# $games (Flag): the figure follows from games; else from single deals
# $elo (Text): the difference in Elo's points, or `arena-report-elo-unbounded`
# $low (Text): where the interval begins, or `arena-report-elo-unbounded`
# $high (Text): where it ends, or `arena-report-elo-unbounded`
arena-report-elo = { $games ->
        [yes] Elo from games won: { $elo } (95 %: { $low } to { $high })
       *[no] Elo from deals won: { $elo } (95 %: { $low } to { $high })
    }
# Stands in the message above for a figure where all was won, or nothing.
arena-report-elo-unbounded = unbounded
# $a (Text): the first team
# $out_a (Number): deals in which its side went out
# $b (Text): the second team
# $out_b (Number): deals in which a side of it went out
# $concealed (Number): deals in which a player went out concealed
# $exhausted (Number): deals that ended because the stock was exhausted
# $red_three (Number): deals that ended with a red three as the last card of the stock
arena-report-endings = ended by { $a } going out { DIGITS($out_a) }, { $b } going out { DIGITS($out_b) } (concealed { DIGITS($concealed) }), stock exhausted { DIGITS($exhausted) }, last red three { DIGITS($red_three) }
# $acts (Text): the mean
arena-report-acts = { $acts } acts a deal
# $games (Flag): the hypotheses are in Elo's points; else in points a deal
# $accepted (Text): the hypothesis that was accepted
# $other (Text): the other one
# $ratio (Text): of the likelihoods, its logarithm
# $pairs (Number): after how many
arena-report-decided = { $games ->
        [yes] test: { $accepted } Elo accepted against { $other } (log likelihood ratio { $ratio } after { DIGITS($pairs) } pairs)
       *[no] test: { $accepted } points a deal accepted against { $other } (log likelihood ratio { $ratio } after { DIGITS($pairs) } pairs)
    }
# $games (Flag): the hypotheses are in Elo's points; else in points a deal
# $lower (Text): the lower hypothesis
# $higher (Text): the higher one
# $ratio (Text): of the likelihoods, its logarithm
# $pairs (Number): after how many
arena-report-undecided = { $games ->
        [yes] test: not decided between { $lower } and { $higher } Elo (log likelihood ratio { $ratio } after { DIGITS($pairs) } pairs)
       *[no] test: not decided between { $lower } and { $higher } points a deal (log likelihood ratio { $ratio } after { DIGITS($pairs) } pairs)
    }
# $a (Text): the first team
# $by_a (Number): deals that it gave up
# $b (Text): the second team
# $by_b (Number): deals that it gave up
arena-report-given-up = given up: { $a } { DIGITS($by_a) }, { $b } { DIGITS($by_b) }
# Stands indented below the message above.
# $pair (Number): which, counted from 0
# $deal (Number): which deal of the pair, counted from 0
# $why (Text): the report of the bot that gave it up
arena-report-forfeit = pair { DIGITS($pair) }, deal { DIGITS($deal) }: { $why }
# Stands below the messages above.
# $more (Number): deals that were given up and are not listed
arena-report-more-forfeits = … and { DIGITS($more) } more
# $time (Number): milliseconds
arena-report-by-the-clock = not reproducible: { DIGITS($time) } ms a decision, by the clock

## In the records of what was played.

# A comment at the end of a record.
# $seat (Number): counted from 0
# $why (Text): the report of the bot that gave it up, in one line
arena-report-seat-gave-up = Seat { DIGITS($seat) } gave this deal up: { $why }
