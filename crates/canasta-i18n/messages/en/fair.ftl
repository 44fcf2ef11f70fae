### Whether the deals of a record were fair: the words of `canasta verify` and of the page's script.

# $cuts (Number): how many cuts went into the deal
fair-proved = { $cuts ->
        [0] Fair. The seed is the promised one, and without a cut it gives these cards.
        [one] Fair. The seed is the promised one, and with one cut it gives these cards.
       *[other] Fair. The seed is the promised one, and with { $cuts } cuts it gives these cards.
    }
fair-no-seed = Not proved. The seed of this deal has not been revealed.
fair-commitment = Not fair. The seed is not the one that was promised for this deal, table, seats and rules.
fair-deck = Not fair. The promised seed gives other cards, or a player’s cut was changed or left out.
fair-cuts = Not fair. A cut comes from an empty seat, or two cuts come from the same seat.
fair-nothing = Not proved. No seed was promised for this deal, or the promise is not in the record.

## All deals of a record.

# $deals (Number): how many deals there are
fair-all = { $deals ->
        [one] This deal is fair.
        [2] Both deals are fair.
       *[other] All { $deals } deals are fair.
    }

# Not one of them is unfair.
# $deals (Number): how many deals there are
# $proved (Number): how many of them are proved
fair-some = { $deals ->
        [one] This deal is not proved.
       *[other] { $proved ->
            [0] None of { $deals } deals is proved.
            [one] One of { $deals } deals is proved.
           *[other] { $proved } of { $deals } deals are proved.
        }
    }

# $deals (Number): how many deals there are
# $unfair (Number): how many of them are not fair
fair-unfair-deals = { $deals ->
        [one] This deal is not fair.
       *[other] { $unfair ->
            [one] One of { $deals } deals is not fair.
           *[other] { $unfair } of { $deals } deals are not fair.
        }
    }
