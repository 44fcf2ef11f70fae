### Text of the table's script: selected and staged cards are known to the browser only. The browser fills these in, as
### docs/languages.md explains.

script-table-title = { table-title }
script-table-title-your-turn = { table-title-your-turn }

## The hand

# $cards (Number): how many are in the hand
script-table-hand = { $cards ->
        [one] Your hand, one card
       *[other] Your hand, { $cards } cards
    }

# $cards (Number): how many are in the hand and not staged
script-table-cards-not-staged = { $cards ->
        [one] Your hand, one card not staged
       *[other] Your hand, { $cards } cards not staged
    }

# $rank (Kind): the rank of the column
# $cards (Number): how many
script-table-column = { table-column }

# $rank (Kind): the rank of the column
# $cards (Number): how many
# $chosen (Number): how many of them are selected
script-table-column-chosen = { KIND($rank, form: "many", case: "capital") }, { $cards }, { $chosen } selected

# $red (Number): red threes in the column
# $black (Number): black threes
script-table-threes = { table-threes }

# $red (Number): red threes in the column
# $black (Number): black threes
# $chosen (Number): how many of them are selected
script-table-threes-chosen = Threes, { $red } red, { $black } black, { $chosen } selected

# $rank (Kind): the rank of the column
# $place (Number): its new place from the left
# $columns (Number): how many columns there are
script-table-column-moved = { KIND($rank, form: "many", case: "capital") } moved to position { $place } of { $columns }.

## Selected cards: what they make.

# $n (Number): how many
# $rank (Kind): their kind
script-table-cards = { $n ->
        [one] 1 { KIND($rank, form: "one") }
       *[other] { $n } { KIND($rank, form: "many") }
    }

# The same as one of several parts, which are joined with “+”.
# $n (Number): how many
# $rank (Kind): their kind
script-table-cards-and = { $n ->
        [one] { KIND($rank, form: "one") }
       *[other] { $n } { KIND($rank, form: "many") }
    }

# $rank (Kind): the rank of the pile’s top card
script-table-top-card = the pile’s { KIND($rank, form: "one") }

# $cards (Text): the wild cards, each as `cards-and`
# $rank (Kind): the meld they join
script-table-wilds-onto = { $cards } on your { KIND($rank, form: "many") }

script-table-to-discard = to discard
# $n (Number): the size of the meld
script-table-makes = makes { $n }
# $natural (Flag): without wild cards
# $points (Points): the bonus
script-table-makes-canasta = { $natural ->
        [yes] natural canasta +{ $points }
       *[no] mixed canasta +{ $points }
    }
# $from (Points): the bonus for a natural canasta
# $to (Points): the bonus for a mixed one
script-table-spoils = natural canasta { $from } → mixed { $to }

## Buttons

# $n (Number): how many cards are drawn
script-table-draw = { $n ->
        [one] Draw
       *[other] Draw { $n }
    }
script-table-pass = Pass
# $n (Number): the size of the pile
script-table-take = { $n ->
        [0] Take pile
       *[other] Take pile ({ $n })
    }
script-table-meld = Meld
# $points (Points): what the cards are worth
script-table-meld-points = Meld { $points }
# $points (Points): what the cards are worth
script-table-meld-out = Meld { $points }, go out
# $rank (Kind): the card
script-table-discard-card = Discard { KIND($rank, form: "brief") }
# $rank (Kind): the card
script-table-discard-out = Discard { KIND($rank, form: "brief") }, go out
# $n (Number): how many red threes the hand has
script-table-declare = { $n ->
        [one] Declare red 3
       *[other] Declare red 3 ({ $n })
    }

## The second line of a button that can be pressed: what else happens.

script-table-stock-empty = the stock is empty
# $makes (Points): what the initial meld is worth
# $needs (Points): the minimum
script-table-of-minimum = { $makes } of { $needs }
# $cards (Text): the cards from the hand
script-table-with-cards = with { $cards }
# $cards (Text): some of the cards from the hand
script-table-with-cards-and-more = with { $cards } and more
# $cards (Text): the cards that are selected too
script-table-adds-cards = adds { $cards }
# $rank (Kind): the meld that the top card joins
script-table-onto-meld = onto your { KIND($rank, form: "many") }
# $natural (Flag): without wild cards
script-table-canasta = { $natural ->
        [yes] natural canasta
       *[no] mixed canasta
    }
# $n (Number): how many are made, more than one
script-table-canastas = { $n } canastas
# $points (Points): a bonus
script-table-bonus = +{ $points }
# $points (Points): the bonus for going out concealed
script-table-concealed = concealed, +{ $points }
# $from (Points): the bonus for a natural canasta
# $to (Points): the bonus for a mixed one
script-table-becomes = { $from } becomes { $to }
# $points (Points): what is melded before the discard
script-table-melds-first = melds { $points } first
# $points (Points): the penalty for an undeclared red three
script-table-red-three-penalty = red 3 kept: −{ $points }
script-table-freezes = freezes the pile
script-table-blocks = stops the next player
# $points (Points): the bonus for a red three
script-table-declare-detail = +{ $points }, and a new card

## The second line of a button that can’t be pressed: why not, in a few words.

script-table-short-select = select cards
script-table-short-one = select one card
script-table-short-one-only = one card only
script-table-short-three-cards = needs 3 cards
script-table-short-one-or-wild = 1 more or a wild
# $rank (Kind): the rank of which another card is needed
script-table-short-natural = 1 more { KIND($rank, form: "one") }
# $n (Number): how many
script-table-short-too-many-wilds = { $n ->
        [one] 1 wild too many
       *[other] { $n } wilds too many
    }
# $n (Number): how many black threes are missing
script-table-short-to-go-out = { $n } more, to go out
script-table-short-only-out = only when going out
script-table-short-not-meld = not a meld
script-table-short-no-room = no room
# $n (Points): the points that are missing
script-table-short-points = { $n } short
# $needs (Points): the minimum
script-table-short-minimum = can’t make { $needs }
# $rank (Kind): the rank of the pile’s top card
script-table-short-two-of = needs 2 { KIND($rank, form: "many") }
# $rank (Kind): the rank of the pile’s top card
script-table-short-one-and-wild = needs { KIND($rank, form: "one") } + wild
# $top (Kind): the card on top
script-table-short-on-top = { KIND($top, form: "one") } on top
script-table-short-no-pile = no pile
script-table-short-one-card = not with 1 card
script-table-short-not-red = not with a red 3
script-table-short-take-pile = take the pile
script-table-short-keep-two = keep 2 cards
# $n (Number): how many canastas are needed
script-table-short-needs-canasta = { $n ->
        [one] needs a canasta
       *[other] needs { $n } canastas
    }
script-table-short-partner-no = your partner said no
script-table-short-must-go-out = you must go out
script-table-short-declare-first = declare first
script-table-short-never-discarded = never discarded

## The line above the hand, after “Your turn.”

# $cards (Text): the selected cards
# $says (Text): what is special about them, or what they lack
script-table-line = { $cards }: { $says }
# $cards (Text): the selected cards
# $makes (Points): what they are worth
script-table-line-makes = { $cards }: { $makes }
# $cards (Text): the selected cards
# $makes (Points): what they are worth
# $needs (Points): the minimum
script-table-line-minimum = { $cards }: { $makes } · needs { $needs } ✓
# $cards (Text): the selected cards
# $makes (Points): what they are worth
# $needs (Points): the minimum
# $short (Points): the points that are missing
script-table-line-below = { $cards }: { $makes } · needs { $needs }, { $short } short
# $cards (Text): the selected cards
# $makes (Points): what they are worth
script-table-line-concealed = { $cards }: { $makes } · concealed, so no minimum
# After a semicolon.
script-table-next-draw = draw first
# After a semicolon.
# $rank (Kind): the card
script-table-next-discard = then discard the { KIND($rank, form: "one") }
# $rank (Kind): the meld that one selected card fits
script-table-meld-or-discard = Meld it on your { KIND($rank, form: "many") }, or discard it.
script-table-discard-or-more = Discard it, or select more.
script-table-discard-and-out = Discard it and you go out.

## Why not. Each is read after “Not allowed:”, so it starts with a small letter and has no full stop.

script-table-nothing-selected = select the cards to meld
script-table-one-only = you discard one card, so select only that one
script-table-one-rank = a meld has one rank
# $rank (Kind): the rank of the one card
script-table-one-card-meld = a meld needs three cards, and this is one { KIND($rank, form: "one") }
# $rank (Kind): the rank of the two cards
script-table-pair-meld = a meld needs three cards; add another { KIND($rank, form: "one") } or a wild card
# $rank (Kind): the rank of the one natural card
script-table-few-naturals = a meld needs at least two natural cards, and you’ve selected one { KIND($rank, form: "one") }
# $rank (Kind): the rank of the meld
# $wilds (Number): its wild cards
script-table-too-many-wilds = a meld can’t have more than three wild cards; your { KIND($rank, form: "many") } would have { $wilds }
# $rank (Kind): the rank of the meld
# $naturals (Number): its natural cards
# $wilds (Number): its wild cards
script-table-wilds-outnumber = wild cards can’t outnumber natural cards; your { KIND($rank, form: "many") } would have { $naturals } natural and { $wilds } wild
# $rank (Kind): the rank of the meld
# $naturals (Number): its natural cards
# $wilds (Number): its wild cards
script-table-naturals-outnumber = if you take the pile for your initial meld, natural cards must outnumber wild cards; your { KIND($rank, form: "many") } would have { $naturals } natural and { $wilds } wild
# $rank (Kind): a wild card
script-table-no-room-for-wild = no meld has room for the { KIND($rank, form: "one") }: a meld can’t have more than three wild cards
# $rank (Kind): a wild card
script-table-no-room-outnumber = no meld has room for the { KIND($rank, form: "one") }: wild cards can’t outnumber natural cards
# $rank (Kind): a wild card
script-table-no-room-with-pile = no meld has room for the { KIND($rank, form: "one") }: with the pile, natural cards must outnumber wild cards
script-table-black-threes = you can only meld black threes when going out: three or four at once, without wild cards
script-table-black-threes-not-yet = { refusal-black-threes-not-yet }
# $rank (Kind): the rank of the pile’s top card
# $needs (Points): the minimum
script-table-cards-below = two { KIND($rank, form: "many") } would take the pile, but your initial meld needs { $needs } points, and your cards don’t make that
script-table-pile-empty = { refusal-pile-empty }
# $top (Kind): the card on top
script-table-pile-blocked = { refusal-pile-blocked }
# $rank (Kind): the rank of the pile’s top card
# $held (Number): how many of it the hand has
script-table-frozen = { $held ->
        [0] the pile is frozen: it takes two { KIND($rank, form: "many") } from your hand, and you have none
        [1] the pile is frozen: it takes two { KIND($rank, form: "many") } from your hand, and you have one
       *[other] the pile is frozen: it takes two { KIND($rank, form: "many") } from your hand
    }
# $rank (Kind): the rank of the pile’s top card
# $held (Number): how many of it the hand has
script-table-frozen-unmelded = { $held ->
        [0] until your side has melded, the pile takes two { KIND($rank, form: "many") } from your hand, and you have none
        [1] until your side has melded, the pile takes two { KIND($rank, form: "many") } from your hand, and you have one
       *[other] until your side has melded, the pile takes two { KIND($rank, form: "many") } from your hand
    }
# $top (Kind): the rank of the pile’s top card
# $held (Number): how many of it the hand has
# $wild (Flag): whether one of it and a wild card are enough
script-table-needs-match = { refusal-pile-needs-match }
script-table-one-card-hand = { refusal-one-card-hand }
# $top (Kind): the rank of the pile’s top card
script-table-must-take = { refusal-must-take-pile }
# $needs (Number): how many canastas are needed
# $has (Number): how many the side would have
script-table-must-keep-card = you’d be left with one card you couldn’t discard: to go out, your side needs { $needs ->
        [one] a canasta
       *[other] { $needs } canastas
    } and has { $has ->
        [0] none
       *[other] { $has }
    }
# $needs (Number): how many canastas are needed
# $has (Number): how many the side would have
script-table-no-canasta = you’d have no cards left: to go out, your side needs { $needs ->
        [one] a canasta
       *[other] { $needs } canastas
    } and has { $has ->
        [0] none
       *[other] { $has }
    }
# $needs (Number): how many canastas are needed
# $has (Number): how many the side has
script-table-last-card = this is your last card: to go out, your side needs { $needs ->
        [one] a canasta
       *[other] { $needs } canastas
    } and has { $has ->
        [0] none
       *[other] { $has }
    }
script-table-partner-no = { refusal-partner-said-no }
script-table-must-go-out = { refusal-must-go-out }
# $threes (Number): how many red threes the hand has
script-table-must-declare = { refusal-must-go-out-declare }

## Staging

script-table-hint-chosen = Tap to stage as a meld.
script-table-clear = Clear
# Undoes the last step of staging.
script-table-undo = Undo
script-table-offers = Melds you can make

# $rank (Kind): the rank of an offered set
# $cards (Number): how many cards it has
# $says (Text): what it is worth, as below
script-table-offer = { KIND($rank, form: "many", case: "capital") }, { $cards }: { $says }. Stage

# $says (Text): the text that follows
script-table-staging = Staging: { $says }

# $needed (Points): the minimum
# $staged (Points): what is staged
# $pile (Flag): with the top card of the pile
script-table-needed = { $pile ->
        [yes] <b>{ $staged }</b> of <b>{ $needed }</b> points, with the pile.
       *[no] <b>{ $staged }</b> of <b>{ $needed }</b> points staged.
    }

# $staged (Points): what is staged
# $pile (Flag): with the top card of the pile
script-table-staged = { $pile ->
        [yes] <b>{ $staged }</b> with the pile.
       *[no] <b>{ $staged }</b> staged.
    }

# $staged (Points): what is staged
script-table-goes-with-discard = <b>{ $staged }</b> staged; melded when you discard.

# $rank (Kind): the card that would be left
script-table-then-discard = Then discard the { KIND($rank, form: "one") }.

# $rank (Kind): the rank of the set
# $cards (Number): how many cards it has
# $says (Text): what it is worth or lacks, as below
script-table-take-back = { KIND($rank, form: "many", case: "capital") }, { $cards }: { $says }. Remove

# $n (Number): how many natural cards are missing
# $rank (Kind): their rank
script-table-set-more-naturals = { $n ->
        [one] <b>1 more</b> { KIND($rank, form: "one") }
       *[other] <b>{ $n } more</b> { KIND($rank, form: "many") }
    }

# $n (Number): how many cards are missing
script-table-set-more-one-wild = <b>{ $n } more</b>, one may be wild

# $n (Number): how many cards are missing
script-table-set-more-or-wild = <b>{ $n } more</b> or a wild

# $n (Number): how many black threes are missing
script-table-set-more-to-go-out = <b>{ $n } more</b> to go out

# $n (Number): how many
script-table-set-too-many-wilds = { $n ->
        [one] <b>1 wild</b> too many
       *[other] <b>{ $n } wilds</b> too many
    }

script-table-set-no-wilds = <b>No wilds</b> with black threes

# $points (Points): what the set is worth
script-table-set-canasta = <b>{ $points }</b> canasta

# $points (Points): what the set is worth
# $rank (Kind): the meld it joins
script-table-set-onto = <b>{ $points }</b> onto { KIND($rank, form: "many") }

# $points (Points): what the set is worth
# $naturals (Number): its natural cards
# $rank (Kind): their rank
# $wilds (Number): its wild cards
script-table-set-cards = <b>{ $points }</b> { $naturals ->
        [one] 1 { KIND($rank, form: "one") }
       *[other] { $naturals } { KIND($rank, form: "many") }
    }{ $wilds ->
        [0] {""}
        [one] , 1 wild
       *[other] , { $wilds } wilds
    }

# $sets (Text): the sets, each as `staged-set`
script-table-staged-for-pile = { $sets } staged for the pile. Press Take the pile again to confirm.

# $n (Number): how many cards
# $rank (Kind): the rank of the set
script-table-staged-set = { $n ->
        [one] 1 { KIND($rank, form: "one") }
       *[other] { $n } { KIND($rank, form: "many") }
    }

script-table-discard = Discard

# $rank (Kind): the one selected card
script-table-discard-the = Discard the { KIND($rank, form: "one") }

## Why not. Reasons from the rules use the same words as the server.

script-table-not-possible = Not allowed:
script-table-why = Why?
script-table-not-turn = it’s not your turn
script-table-paused = the game is paused
script-table-draw-first = { refusal-draw-first }
script-table-nothing-staged = nothing is staged; select cards and tap the meld area

# $rank (Kind): the rank of the set
script-table-short-set = the { KIND($rank, form: "many") } aren’t a valid meld yet

# $needs (Points): the minimum
# $makes (Points): what is staged
script-table-below = { refusal-below-minimum }

script-table-choose-one = select one card to discard
script-table-meld-first = meld or clear the staged cards first
script-table-wilds-where = wild cards can’t be a meld on their own; tap the meld to add them to
script-table-mixed-chosen = you’ve selected wild cards and more than one rank; pick one rank to go with them
script-table-not-that-meld = those cards don’t fit that meld
script-table-their-meld = you can only add to your own side’s melds
script-table-red-three = { refusal-red-threes-not-melded }
script-table-red-three-kept = { refusal-cannot-discard }
script-table-not-sent = that didn’t go through; it will be sent again when you’re back online

## Notes

script-table-no-red-three = You have no red three to declare, or it’s not your turn.
script-table-red-three-itself = A red three. It’s placed automatically on your turn.
script-table-red-three-by-hand = A red three. Declare it on your turn; it can’t be melded or discarded.
script-table-stale = The table just changed. Try again.

# $seconds (Number): how many are left
script-table-time-left = { $seconds ->
        [one] 1 second left before a bot plays for you.
       *[other] { $seconds } seconds left before a bot plays for you.
    }

script-table-nothing-to-say = There’s nothing you can say right now.

## Hints

script-table-hint-title = { hint-title }
script-table-hint-close = { hint-close }
script-table-hint-thinking = Thinking…
script-table-hint-lost = No response. Try again in a moment.
script-table-hint-none = Hints are off at this table.

# $button (Text): the label of the button that plays what was shown
script-table-hint-press = Press { $button }.

## The text of a rule

script-table-close-why = Close rule
script-table-rules-missing = Couldn’t load the rules. Try again.
script-table-whole-chapter = Read the full chapter (opens in a new tab)

## Learn to play: what to do next.

# Before what has to be done first.
script-table-not-yet = Not yet:
script-table-lesson-draw = Press Draw.
script-table-lesson-take = Press Take the pile.
script-table-lesson-take-again = They’re staged. Press Take the pile again.
script-table-lesson-meld = Press Meld.
# $button (Text): the button's label
script-table-lesson-discard = Press { $button }.
# $rank (Kind): the card to select
script-table-lesson-tap = Tap the { KIND($rank, form: "one") }.
# $rank (Kind): the cards to select
# $n (Number): how many of them, more than one
script-table-lesson-tap-more = Tap the { KIND($rank, form: "many") } until { $n } are selected.
# $rank (Kind): one possible card
# $other (Kind): another possible card
script-table-lesson-tap-or = Tap the { KIND($rank, form: "one") } or the { KIND($other, form: "one") }.
script-table-lesson-strip = Tap the meld area above your hand.
# $rank (Kind): the rank with too many cards selected
# $n (Number): how many to select
script-table-lesson-too-many = Too many { KIND($rank, form: "many") } selected. Select only { $n }.
# $rank (Kind): the selected cards that aren’t wanted
script-table-lesson-other = Keep the { KIND($rank, form: "many") } in your hand: tap them to deselect.
script-table-lesson-clear = Other cards are staged. Press Clear.
