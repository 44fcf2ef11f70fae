### Why an action isn’t allowed. All of these are read after “Not allowed:”, so they start with a small letter and have no full stop.

## The wrong moment

refusal-draw-first = draw first, or take the pile
refusal-already-drew = you’ve already drawn or taken the pile this turn; meld or discard
refusal-answer-due = a player has asked to go out; their partner must answer first
refusal-nothing-asked = nobody has asked to go out
refusal-stock-not-empty = the stock isn’t empty; draw or take the pile
refusal-deal-over = the deal is over

## Missing cards

# $card (Card): a card that isn’t in the hand
refusal-card-not-held = you don’t have { $card }

# There are two of each card.
# $card (Card): the card
# $named (Number): how often the action names it
# $held (Number): how often the hand has it, at least once
refusal-card-held-less = you named { $card } { $named ->
        [1] once
        [2] twice
       *[other] { SPELL($named) } times
    }, but you have it only { $held ->
        [1] once
       *[other] twice
    }

# $kind (Kind): a kind that isn’t in the hand
refusal-kind-not-held = you have no { KIND($kind, form: "many") }

# $kind (Kind): the kind
# $named (Number): how many the action names
# $held (Number): how many the hand has, at least one
refusal-kind-held-less = you named { $named ->
        [one] one { KIND($kind, form: "one") }
       *[other] { SPELL($named) } { KIND($kind, form: "many") }
    }, but you have only { SPELL($held) }

## Actions that cannot be read

refusal-unread-nothing = no action is given

# $word (Text): what was written
refusal-unread-word = “{ $word }” isn’t an action

# $card (Text): what was written
refusal-unread-card = “{ $card }” isn’t a card; write its rank and suit, such as 4H

# $rank (Text): what was written
refusal-unread-rank = “{ $rank }” isn’t a rank

refusal-nothing-named = name the cards to meld

# $act (Text): the action as written: discard, declare
# $named (Number): how many cards it names
refusal-unread-one-card = “{ $act }” takes one card; { $named ->
        [0] none is given
        [one] one is given
       *[other] { $named } are given
    }

# $act (Text): the action as written
# $extra (Text): what follows it
refusal-unread-alone = nothing can follow “{ $act }”, but “{ $extra }” does

## Melds

# $rank (Kind): the rank of the meld
# $cards (Number): how many cards it has
refusal-meld-too-small = a meld needs at least three cards; your meld of { KIND($rank, form: "many") } has { $cards ->
        [0] none
       *[other] { SPELL($cards) }
    }

# $rank (Kind): the rank of the meld
# $naturals (Number): how many natural cards it has
refusal-too-few-naturals = a meld needs at least two natural cards; your meld of { KIND($rank, form: "many") } has { $naturals ->
        [0] none
       *[other] { SPELL($naturals) }
    }

# $rank (Kind): the rank of the meld
# $wilds (Number): how many wild cards it would have
refusal-too-many-wilds = a meld can’t have more than three wild cards; your meld of { KIND($rank, form: "many") } would have { SPELL($wilds) }

# $rank (Kind): the rank of the meld
# $naturals (Number): how many natural cards it would have
# $wilds (Number): how many wild cards
# $needs (Number): how many natural cards it would need
refusal-wilds-need-naturals = { $wilds ->
        [one] for a wild card
       *[other] for { SPELL($wilds) } wild cards
    }, a meld needs at least { SPELL($needs) } natural cards; your meld of { KIND($rank, form: "many") } would have { $naturals ->
        [one] one
       *[other] { SPELL($naturals) }
    }

# $rank (Kind): the rank of the canasta
refusal-wild-on-natural-canasta = your canasta of { KIND($rank, form: "many") } is natural and can’t take a wild card

# $rank (Kind): the rank of the meld
# $naturals (Number): how many natural cards it would have
# $wilds (Number): how many wild cards
refusal-wilds-outnumber = wild cards can’t outnumber natural cards; your meld of { KIND($rank, form: "many") } would have { $naturals ->
        [one] one { KIND($rank, form: "one") }
       *[other] { SPELL($naturals) } { KIND($rank, form: "many") }
    } and { $wilds ->
        [one] one wild card
       *[other] { SPELL($wilds) } wild cards
    }

# $rank (Kind): the rank of the meld
# $naturals (Number): how many natural cards it would have
# $wilds (Number): how many wild cards
refusal-naturals-must-outnumber = if you take the pile for your initial meld, natural cards must outnumber wild cards; your meld of { KIND($rank, form: "many") } would have { $naturals ->
        [one] one { KIND($rank, form: "one") }
       *[other] { SPELL($naturals) } { KIND($rank, form: "many") }
    } and { $wilds ->
        [one] one wild card
       *[other] { SPELL($wilds) } wild cards
    }

refusal-first-round = in your first turn of the deal, you can’t meld or take the pile

# $rank (Kind): the rank of the meld
# $wilds (Number): how many wild cards it has
refusal-wild-in-initial-meld = your initial meld can’t contain wild cards; your meld of { KIND($rank, form: "many") } has { $wilds ->
        [one] one
       *[other] { SPELL($wilds) }
    }

# $one (Kind): a rank
# $other (Kind): another
refusal-mixed-ranks = you can’t meld { KIND($one, form: "many") } and { KIND($other, form: "many") } together; all cards in a meld must be the same rank

refusal-wilds-alone = wild cards can’t be a meld on their own; choose a meld to add them to

# $rank (Kind): the rank
refusal-named-twice = { KIND($rank, form: "many") } appear in two groups; combine them

# $rank (Kind): the rank
refusal-no-such-meld = your side has no meld of { KIND($rank, form: "many") } to add to

refusal-red-threes-not-melded = red threes can’t be melded
refusal-black-threes-not-yet = you can only meld black threes when going out, and you’d have more than one card left
refusal-black-threes-no-wilds = wild cards can’t be melded with black threes

# $needs (Points): the minimum
# $makes (Points): what the initial meld makes
refusal-below-minimum = your initial meld needs { $needs } points; this is { $makes }

## The pile

refusal-pile-empty = there’s no pile to take
refusal-stock-empty = the stock is empty; take the pile or pass

# $top (Kind): a wild card or a three
refusal-pile-blocked = you can’t take the pile with { KIND($top, form: "a") } on top

# $by (Kind): what is in the pile
# $top (Kind): the rank on top
# $named (Number): how many of it the action names
# $held (Number): how many of it the hand has
refusal-pile-frozen = { $held ->
        [0] the pile is frozen by { KIND($by, form: "a") }, and you have no { KIND($top, form: "many") }
        [1] the pile is frozen by { KIND($by, form: "a") }, and you have only one { KIND($top, form: "one") }
       *[other] { $named ->
            [0] the pile is frozen by { KIND($by, form: "a") }; to take it, use two { KIND($top, form: "many") } from your hand
           *[other] the pile is frozen by { KIND($by, form: "a") }; to take it, use two { KIND($top, form: "many") } from your hand, not just { SPELL($named) }
        }
    }

# $top (Kind): the rank on top
# $named (Number): how many of it the action names
# $held (Number): how many of it the hand has
refusal-pile-frozen-unopened = { $held ->
        [0] the pile is frozen until your side has melded, and you have no { KIND($top, form: "many") }
        [1] the pile is frozen until your side has melded, and you have only one { KIND($top, form: "one") }
       *[other] { $named ->
            [0] the pile is frozen until your side has melded; to take it, use two { KIND($top, form: "many") } from your hand
           *[other] the pile is frozen until your side has melded; to take it, use two { KIND($top, form: "many") } from your hand, not just { SPELL($named) }
        }
    }

# $top (Kind): the rank on top
# $held (Number): how many of it the hand has
# $wild (Flag): whether one of it and a wild card are enough
refusal-pile-needs-match = { $wild ->
        [yes] { $held ->
            [0] to take the pile, use two { KIND($top, form: "many") } from your hand, or one and a wild card; you have none
           *[other] to take the pile, use two { KIND($top, form: "many") } from your hand, or one and a wild card
        }
       *[no] { $held ->
            [0] to take the pile, use two { KIND($top, form: "many") } from your hand; you have none
           *[other] to take the pile, use two { KIND($top, form: "many") } from your hand
        }
    }

# $rank (Kind): the rank of the canasta
refusal-canasta-complete = your canasta of { KIND($rank, form: "many") } is complete and can’t take a card from the pile

# $kind (Kind): the kind of the cards
refusal-taken-this-turn = you took { KIND($kind, form: "many") } with the pile; you can’t meld those until your next turn

refusal-one-card-hand = you can’t take a one-card pile with only one card in hand

# $top (Kind): the rank on top
refusal-must-take-pile = the stock is empty and the { KIND($top, form: "one") } on top fits your meld, so you must take the pile

## Going out

# $needs (Number): how many canastas are needed
# $has (Number): how many the side has
refusal-must-keep-card = you’d be left with one card you couldn’t discard: to go out, your side needs { $needs ->
        [one] one canasta
       *[other] { SPELL($needs) } canastas
    } and has { $has ->
        [0] none
       *[other] { SPELL($has) }
    }

# $needs (Number): how many canastas are needed
# $has (Number): how many the side has
refusal-no-canasta = you’d have no cards left: to go out, your side needs { $needs ->
        [one] one canasta
       *[other] { SPELL($needs) } canastas
    } and has { $has ->
        [0] none
       *[other] { SPELL($has) }
    }

refusal-partner-said-no = your partner said no; you can’t go out this turn
refusal-must-ask = you must ask your partner before you go out
refusal-must-go-out = your partner said yes, so you must go out this turn; this would make that impossible

# $threes (Number): how many red threes the hand has
refusal-must-go-out-declare = your partner said yes; first declare { $threes ->
        [one] your red three
       *[other] your red threes
    }, then go out

refusal-ask-alone = you have no partner to ask
refusal-ask-twice = you’ve already asked this turn
refusal-ask-too-late = you can only ask before you meld or take the pile
refusal-ask-melded-more = you can only ask before melding more cards
refusal-ask-too-early = you can only ask after drawing or taking the pile

# $threes (Number): how many red threes the hand has
refusal-ask-declare-first = first declare { $threes ->
        [one] your red three
       *[other] your red threes
    }, then ask

refusal-ask-unable = you can’t go out now
refusal-ask-no-way-back = if your partner said no, you couldn’t finish your turn

## Red threes

refusal-cannot-discard = red threes can’t be discarded
refusal-declare-automatic = red threes are placed automatically here; there’s nothing to declare
refusal-declare-not-held = you don’t have that red three
refusal-declare-other-card = only red threes can be declared
