### What the table's script says by itself: what is chosen and staged never reaches the server. The browser fills these in:
### docs/languages.md says how.

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

# $rank (Kind): what lies in the column
# $cards (Number): how many
script-table-column = { table-column }

# $rank (Kind): what lies in the column
# $cards (Number): how many
# $chosen (Number): how many of them are chosen
script-table-column-chosen = { KIND($rank, form: "many", case: "capital") }, { $cards }, { $chosen } chosen

# $red (Number): red threes in the column
# $black (Number): black threes
script-table-threes = { table-threes }

# $red (Number): red threes in the column
# $black (Number): black threes
# $chosen (Number): how many of them are chosen
script-table-threes-chosen = Threes, { $red } red, { $black } black, { $chosen } chosen

# $rank (Kind): what lies in the column
# $place (Number): its new place from the left
# $columns (Number): how many columns there are
script-table-column-moved = { KIND($rank, form: "many", case: "capital") } moved to place { $place } of { $columns }.

## Staging

script-table-hint-chosen = Tap here to make it a meld.
script-table-clear = Clear
# Undoes the last step of staging.
script-table-undo = Undo
script-table-offers = Sets that you can lay down

# $rank (Kind): the rank of a set that is offered
# $cards (Number): how many cards it has
# $says (Text): what it is worth, as below
script-table-offer = { KIND($rank, form: "many", case: "capital") }, { $cards }: { $says }. Stage

# $says (Text): what follows, as text
script-table-staging = Staging: { $says }

# $needed (Points): the minimum
# $staged (Points): what is staged
# $pile (Flag): with the top card of the pile
script-table-needed = { $pile ->
        [yes] <b>{ $needed }</b> needed, <b>{ $staged }</b> with the pile.
       *[no] <b>{ $needed }</b> needed, <b>{ $staged }</b> staged.
    }

# $staged (Points): what is staged
# $pile (Flag): with the top card of the pile
script-table-staged = { $pile ->
        [yes] <b>{ $staged }</b> with the pile.
       *[no] <b>{ $staged }</b> staged.
    }

# $staged (Points): what is staged
script-table-goes-with-discard = <b>{ $staged }</b> staged, laid down before the discard.

# $rank (Kind): the card that would be left
script-table-then-discard = Then discard the { KIND($rank, form: "one") }.

# $rank (Kind): the rank of the set
# $cards (Number): how many cards it has
# $says (Text): what it is worth or lacks, as below
script-table-take-back = { KIND($rank, form: "many", case: "capital") }, { $cards }: { $says }. Take back

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
script-table-set-too-many-wilds = <b>{ $n } wild</b> too many

script-table-set-no-wilds = <b>No wild</b> on black threes

# $points (Points): what the set is worth
script-table-set-canasta = <b>{ $points }</b> a canasta

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
script-table-staged-for-pile = { $sets } staged for the pile. Take the pile again to do it.

# $n (Number): how many cards
# $rank (Kind): the rank of the set
script-table-staged-set = { $n ->
        [one] 1 { KIND($rank, form: "one") }
       *[other] { $n } { KIND($rank, form: "many") }
    }

script-table-discard = Discard

# $rank (Kind): the one card that is chosen
script-table-discard-the = Discard the { KIND($rank, form: "one") }

## Why not. What the rules say is said in their words.

script-table-not-possible = Not possible:
script-table-why = Why?
script-table-not-turn = it is not your turn
script-table-paused = the game is paused
script-table-draw-first = { refusal-draw-first }
script-table-nothing-staged = nothing is staged; choose cards and bring them to the strip

# $rank (Kind): the rank of the set
script-table-short-set = the { KIND($rank, form: "many") } are not a meld yet

# $needs (Points): the minimum
# $makes (Points): what is staged
script-table-below = { refusal-below-minimum }

script-table-choose-one = choose one card to discard
script-table-meld-first = lay down what is staged first, or clear it
script-table-wilds-where = wild cards alone are not a meld; tap the set or the meld they join
script-table-mixed-chosen = wild cards and several ranks are chosen; choose the wild cards with one rank
script-table-not-that-meld = these cards do not go onto that meld
script-table-their-meld = you may lay down cards only on your own side’s melds
script-table-red-three = { refusal-red-threes-not-melded }
script-table-red-three-kept = { refusal-cannot-discard }
script-table-not-sent = the act did not reach the table; it is sent again as soon as the connection is back

## Notes

script-table-no-red-three = You hold no red three to lay down, or it is not your turn.
script-table-red-three-itself = A red three. It is laid down automatically on your turn.
script-table-red-three-by-hand = A red three. Lay it down on your turn; it is never melded or discarded.
script-table-stale = The table has changed. Look again.

# $seconds (Number): how many are left
script-table-time-left = { $seconds ->
        [one] 1 second left, then a bot acts for you.
       *[other] { $seconds } seconds left, then a bot acts for you.
    }

script-table-nothing-to-say = There is nothing to say at the moment.

## Hints

script-table-hint-title = { hint-title }
script-table-hint-close = { hint-close }
script-table-hint-thinking = Thinking…
script-table-hint-lost = No answer. Ask again in a moment.
script-table-hint-none = This table gives no hints.

# $button (Text): what the button says that sends what was shown
script-table-hint-press = Press { $button }.

## The text of a rule

script-table-close-why = Close the rule
script-table-rules-missing = The rules could not be loaded. Try again.
script-table-whole-chapter = Read the whole chapter (opens in a new tab)

## Learning by playing: what the hand does next.

# In front of what has to be done first.
script-table-not-yet = Not yet:
script-table-lesson-draw = Press Draw.
script-table-lesson-take = Press Take the pile.
script-table-lesson-take-again = They lie in the strip. Press Take the pile again.
script-table-lesson-meld = Press Lay down.
# $button (Text): what stands on the button
script-table-lesson-discard = Press { $button }.
# $rank (Kind): the card to choose
script-table-lesson-tap = Tap the { KIND($rank, form: "one") }.
# $rank (Kind): the cards to choose
# $n (Number): how many of them, more than one
script-table-lesson-tap-more = Tap the { KIND($rank, form: "many") } until { $n } are chosen.
# $rank (Kind): one card that will do
# $other (Kind): another card that will do
script-table-lesson-tap-or = Tap the { KIND($rank, form: "one") } or the { KIND($other, form: "one") }.
script-table-lesson-strip = Tap the strip above your cards.
# $rank (Kind): the cards of which too many are chosen
# $n (Number): how many are to be chosen
script-table-lesson-too-many = Too many { KIND($rank, form: "many") } are chosen. Tap them until { $n ->
        [one] 1 is
       *[other] { $n } are
    }.
# $rank (Kind): the cards that are chosen and not wanted
script-table-lesson-other = The { KIND($rank, form: "many") } stay in your hand: tap them until none is chosen.
script-table-lesson-clear = Other cards lie in the strip. Press Clear.
