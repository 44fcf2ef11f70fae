### Why an act is refused. All of these are read after “Not possible:”, so they begin with a small letter and have no full stop.

## The wrong moment

refusal-draw-first = draw first, or take the pile
refusal-already-drew = you have already drawn or taken the pile this turn; lay down melds or discard
refusal-answer-due = “May I go out?” has been asked; the partner must answer first
refusal-nothing-asked = no question has been asked
refusal-stock-not-empty = there are still cards in the stock; draw, or take the pile
refusal-deal-over = the deal is over; nothing more can be played

## Cards that are not there

# $card (Card): a card of which the hand has none
refusal-card-not-held = you do not hold { $card }

# Each card is in the packs twice.
# $card (Card): the card
# $named (Number): how often the act names it
# $held (Number): how often the hand has it, at least once
refusal-card-held-less = you named { $card } { $named ->
        [1] once
        [2] twice
       *[other] { SPELL($named) } times
    } but hold it only { $held ->
        [1] once
       *[other] twice
    }

# $kind (Kind): a kind of which the hand has none
refusal-kind-not-held = you hold no { KIND($kind, form: "many") }

# $kind (Kind): the kind
# $named (Number): how many the act names
# $held (Number): how many the hand has, at least one
refusal-kind-held-less = you named { $named ->
        [one] one { KIND($kind, form: "one") }
       *[other] { SPELL($named) } { KIND($kind, form: "many") }
    } but hold only { SPELL($held) }

## Acts that cannot be read

refusal-unread-nothing = no act is named

# $word (Text): what was written
refusal-unread-word = “{ $word }” is not an act

# $card (Text): what was written
refusal-unread-card = “{ $card }” is not a card; write its rank and suit, such as 4H

# $rank (Text): what was written
refusal-unread-rank = “{ $rank }” is not a rank

refusal-nothing-named = a meld must name its cards

# $act (Text): the act as it is written: discard, declare
# $named (Number): how many cards it names
refusal-unread-one-card = “{ $act }” takes one card; { $named ->
        [0] none is named
        [one] one is named
       *[other] { $named } are named
    }

# $act (Text): the act as it is written
# $extra (Text): what follows it
refusal-unread-alone = nothing may follow “{ $act }”, but “{ $extra }” does

## Melds

# $rank (Kind): the rank of the meld
# $cards (Number): how many cards it has
refusal-meld-too-small = a meld needs at least three cards; this meld of { KIND($rank, form: "many") } has { $cards ->
        [0] none
       *[other] { SPELL($cards) }
    }

# $rank (Kind): the rank of the meld
# $naturals (Number): how many natural cards it has
refusal-too-few-naturals = a meld needs at least two natural cards; this meld of { KIND($rank, form: "many") } has { $naturals ->
        [0] none
       *[other] { SPELL($naturals) }
    }

# $rank (Kind): the rank of the meld
# $wilds (Number): how many wild cards it would have
refusal-too-many-wilds = a meld may have at most three wild cards; this meld of { KIND($rank, form: "many") } would have { SPELL($wilds) }

# $rank (Kind): the rank of the meld
# $naturals (Number): how many natural cards it would have
# $wilds (Number): how many wild cards
refusal-wilds-outnumber = wild cards may not outnumber natural cards; this meld of { KIND($rank, form: "many") } would have { $naturals ->
        [one] one { KIND($rank, form: "one") }
       *[other] { SPELL($naturals) } { KIND($rank, form: "many") }
    } and { $wilds ->
        [one] one wild card
       *[other] { SPELL($wilds) } wild cards
    }

# $rank (Kind): the rank of the meld
# $naturals (Number): how many natural cards it would have
# $wilds (Number): how many wild cards
refusal-naturals-must-outnumber = natural cards must outnumber wild cards when you open with the pile; this meld of { KIND($rank, form: "many") } would have { $naturals ->
        [one] one { KIND($rank, form: "one") }
       *[other] { SPELL($naturals) } { KIND($rank, form: "many") }
    } and { $wilds ->
        [one] one wild card
       *[other] { SPELL($wilds) } wild cards
    }

# $one (Kind): a rank
# $other (Kind): another
refusal-mixed-ranks = a meld has one rank; { KIND($one, form: "many") } and { KIND($other, form: "many") } do not go together

refusal-wilds-alone = wild cards alone are not a meld; say which meld they join

# $rank (Kind): the rank
refusal-named-twice = { KIND($rank, form: "many") } are named twice; put them together

# $rank (Kind): the rank
refusal-no-such-meld = your side has no meld of { KIND($rank, form: "many") } to add to

refusal-red-threes-not-melded = red threes are never melded
refusal-black-threes-not-yet = black threes can be melded only when going out; more than one card would be left
refusal-black-threes-no-wilds = black threes are melded without wild cards

# $needs (Points): the minimum
# $makes (Points): what the opening makes
refusal-below-minimum = the opening needs { $needs } points; this makes { $makes }

## The pile

refusal-pile-empty = there is no pile to take
refusal-stock-empty = the stock is empty; take the pile or pass

# $top (Kind): a wild card or a three
refusal-pile-blocked = the pile cannot be taken while { KIND($top, form: "a") } is on top

# $by (Kind): what lies in the pile
# $top (Kind): the rank on top
# $named (Number): how many of it the act names
# $held (Number): how many of it the hand has
refusal-pile-frozen = { $held ->
        [0] the pile is frozen by { KIND($by, form: "a") }, and you hold no { KIND($top, form: "many") }
        [1] the pile is frozen by { KIND($by, form: "a") }, and you hold only one { KIND($top, form: "one") }
       *[other] { $named ->
            [0] the pile is frozen by { KIND($by, form: "a") }; taking it needs two { KIND($top, form: "many") } from your hand, and you named none
           *[other] the pile is frozen by { KIND($by, form: "a") }; taking it needs two { KIND($top, form: "many") } from your hand, and you named { SPELL($named) }
        }
    }

# $top (Kind): the rank on top
# $named (Number): how many of it the act names
# $held (Number): how many of it the hand has
refusal-pile-frozen-unopened = { $held ->
        [0] the pile is frozen for you until your side has opened, and you hold no { KIND($top, form: "many") }
        [1] the pile is frozen for you until your side has opened, and you hold only one { KIND($top, form: "one") }
       *[other] { $named ->
            [0] the pile is frozen for you until your side has opened; taking it needs two { KIND($top, form: "many") } from your hand, and you named none
           *[other] the pile is frozen for you until your side has opened; taking it needs two { KIND($top, form: "many") } from your hand, and you named { SPELL($named) }
        }
    }

# $top (Kind): the rank on top
# $held (Number): how many of it the hand has
# $wild (Flag): whether one of it and a wild card would do
refusal-pile-needs-match = { $wild ->
        [yes] { $held ->
            [0] taking the pile needs two { KIND($top, form: "many") } from your hand, or one and a wild card; you hold no { KIND($top, form: "many") }
           *[other] taking the pile needs two { KIND($top, form: "many") } from your hand, or one and a wild card
        }
       *[no] { $held ->
            [0] taking the pile needs two { KIND($top, form: "many") } from your hand; you hold no { KIND($top, form: "many") }
           *[other] taking the pile needs two { KIND($top, form: "many") } from your hand
        }
    }

refusal-one-card-hand = with one card in hand you may not take a pile of one card

# $top (Kind): the rank on top
refusal-must-take-pile = the stock is empty and the { KIND($top, form: "one") } on top fits your meld; you must take the pile

## Going out

# $needs (Number): how many canastas are needed
# $has (Number): how many the side has
refusal-must-keep-card = only one card would be left, and you could not discard it: to go out, your side needs { $needs ->
        [one] one canasta
       *[other] { SPELL($needs) } canastas
    } and has { $has ->
        [0] none
       *[other] { SPELL($has) }
    }

# $needs (Number): how many canastas are needed
# $has (Number): how many the side has
refusal-no-canasta = no card would be left: to go out, your side needs { $needs ->
        [one] one canasta
       *[other] { SPELL($needs) } canastas
    } and has { $has ->
        [0] none
       *[other] { SPELL($has) }
    }

refusal-partner-said-no = your partner said no; you may not go out this turn
refusal-must-go-out = your partner said yes; after this you could not go out this turn

# $threes (Number): how many red threes the hand has
refusal-must-go-out-declare = your partner said yes; first declare { $threes ->
        [one] your red three
       *[other] your red threes
    }, then go out

refusal-ask-alone = you have no partner to ask
refusal-ask-twice = you have already asked this turn
refusal-ask-too-late = you can ask only before you lay down cards or take the pile
refusal-ask-melded-more = you can ask only before you lay down more cards
refusal-ask-too-early = you can ask only after drawing or taking the pile

# $threes (Number): how many red threes the hand has
refusal-ask-declare-first = first declare { $threes ->
        [one] your red three
       *[other] your red threes
    }, then ask

refusal-ask-unable = you cannot go out now
refusal-ask-no-way-back = if your partner said no, you could not finish your turn

## Red threes

refusal-cannot-discard = a red three is never discarded
refusal-declare-automatic = red threes are laid down automatically; there is nothing to declare
refusal-declare-not-held = you do not hold that red three
refusal-declare-other-card = only red threes are declared
