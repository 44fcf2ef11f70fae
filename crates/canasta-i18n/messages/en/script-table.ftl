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
