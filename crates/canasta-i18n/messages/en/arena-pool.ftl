### The report of `canasta arena --pool`. In English only. Each message is a line of it, but for the names of two lines of a table.

# $members (Number): how many opponents
# $pairs (Number): how many each bot played against each of them
# $deals (Number): of all of them together
# $players (Number): at the table
# $rules (Message): as in `arena-report-deals`
# $seed (Number): of the run
arena-pool-deals = { $pairs ->
        [one] pool of { DIGITS($members) }, { DIGITS($pairs) } pair of duplicate deals against each ({ DIGITS($deals) } deals of { DIGITS($players) } players, { $rules }), seed { DIGITS($seed) }
       *[other] pool of { DIGITS($members) }, { DIGITS($pairs) } pairs of duplicate deals against each ({ DIGITS($deals) } deals of { DIGITS($players) } players, { $rules }), seed { DIGITS($seed) }
    }
# $members (Number): how many opponents
# $pairs (Number): how many each bot played against each of them
# $deals (Number): of all of them together
# $players (Number): at the table
# $rules (Message): as in `arena-report-deals`
# $seed (Number): of the run
arena-pool-games = { $pairs ->
        [one] pool of { DIGITS($members) }, { DIGITS($pairs) } pair of duplicate games against each ({ DIGITS($deals) } deals of { DIGITS($players) } players, { $rules }), seed { DIGITS($seed) }
       *[other] pool of { DIGITS($members) }, { DIGITS($pairs) } pairs of duplicate games against each ({ DIGITS($deals) } deals of { DIGITS($players) } players, { $rules }), seed { DIGITS($seed) }
    }
# The title of a table.
arena-pool-points = points a deal, ± half of the 95 % interval
# The title of a table.
# $first (Text): the first bot
arena-pool-points-less = points a deal more than { $first } on the same cards
# The title of a table.
arena-pool-chance = chance to win a game: percent of the games won, less an even share
# The title of a table.
# $first (Text): the first bot
arena-pool-chance-less = percent of the games won more than { $first } on the same cards
# The name of a line.
arena-pool-mean = mean
# The name of a line: against which opponent the bot did worst.
arena-pool-minimum = minimum
# $bot (Text): which bot
# $deals (Number): how many
arena-pool-given-up = { $deals ->
        [one] { $bot } gave up { DIGITS($deals) } deal
       *[other] { $bot } gave up { DIGITS($deals) } deals
    }
