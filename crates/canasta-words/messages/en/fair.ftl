### Whether the deals of a record were fair: what the command and the page's script say of them.

# $cuts (Number): how many cuts went into the deal
fair-proved = { $cuts ->
        [0] Fair. The seed is the promised one, and with no cut it gives these cards.
        [one] Fair. The seed is the promised one, and with one cut it gives these cards.
       *[other] Fair. The seed is the promised one, and with { $cuts } cuts it gives these cards.
    }
fair-no-seed = Not proved. Its seed has not been revealed.
fair-commitment = False. The seed is not the one that was promised for this deal, table, seats and rules.
fair-deck = False. The promised seed gives other cards, or a player’s cut was changed or left out.
fair-cuts = False. A cut comes from a seat in which no player sat, or two cuts come from the same seat.
fair-nothing = Not proved. Nothing was promised before it, or the promise is not in the record.

## All deals of a record.

# $deals (Number): how many deals there are
fair-all = { $deals ->
        [one] This deal is fair.
        [2] Both deals are fair.
       *[other] All { $deals } deals are fair.
    }

# None is false.
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
# $wrong (Number): how many of them are false
fair-false-deals = { $deals ->
        [one] This deal is false.
       *[other] { $wrong ->
            [one] One of { $deals } deals is false.
           *[other] { $wrong } of { $deals } deals are false.
        }
    }

## `canasta verify`, in English only.

# $deal (Number): its number
# $verdict (Message): whether it was fair, as above
fair-deal = Deal { $deal }: { $verdict }
fair-by-the-rules = Every act was played by the rules, and the scores add up.
# $fault (Message): what was not played by the rules, and where
fair-against-the-rules = But this was not played by the rules. { $fault }
# $why (Text): what the system says
fair-not-written = this could not be written: { $why }
