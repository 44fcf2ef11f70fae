### Verdicts on the deals of a record, for `canasta verify` and the page's script.

# $cuts (Number): how many cuts went into the deal
fair-proved = { $cuts ->
        [0] Fair. The seed matches the commitment and, with no cuts, produces these cards.
        [one] Fair. The seed matches the commitment and, with one cut, produces these cards.
       *[other] Fair. The seed matches the commitment and, with { $cuts } cuts, produces these cards.
    }
fair-no-seed = Not proven. This deal’s seed hasn’t been revealed.
fair-commitment = Not fair. The seed doesn’t match the commitment for this deal, table, seats and rules.
fair-deck = Not fair. The seed produces different cards, or a player’s cut was changed or omitted.
fair-cuts = Not fair. A cut comes from an empty seat, or two cuts come from the same seat.
fair-nothing = Not proven. This deal had no commitment, or it isn’t in the record.

## All deals of a record.

# $deals (Number): how many deals there are
fair-all = { $deals ->
        [one] This deal is fair.
        [2] Both deals are fair.
       *[other] All { $deals } deals are fair.
    }

# None of them is unfair.
# $deals (Number): how many deals there are
# $proved (Number): how many of them are proven
fair-some = { $deals ->
        [one] This deal isn’t proven.
       *[other] { $proved ->
            [0] None of the { $deals } deals is proven.
            [one] One of the { $deals } deals is proven.
           *[other] { $proved } of the { $deals } deals are proven.
        }
    }

# $deals (Number): how many deals there are
# $unfair (Number): how many of them are not fair
fair-unfair-deals = { $deals ->
        [one] This deal isn’t fair.
       *[other] { $unfair ->
            [one] One of the { $deals } deals isn’t fair.
           *[other] { $unfair } of the { $deals } deals aren’t fair.
        }
    }
