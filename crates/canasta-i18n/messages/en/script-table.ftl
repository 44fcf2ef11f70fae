### Text of the table's script: only the browser knows which cards are selected. It fills these in, as docs/languages.md
### explains.

script-table-title = { table-title }
script-table-title-your-turn = { table-title-your-turn }

## The hand

# $rank (Kind): the rank of the column
# $cards (Number): how many
# $chosen (Number): how many of them are selected
script-table-column-chosen = { KIND($rank, form: "many", case: "capital") }, { $cards }, { $chosen } selected

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

## The row above the hand: a picture of each group, and what it makes.

script-table-selected = Selected cards
script-table-clear = Clear selection
# A single selected card.
# $rank (Kind): the card
script-table-single = { KIND($rank, form: "one", case: "capital") }
# Wild cards that join a meld on the table.
# $rank (Kind): the meld
script-table-onto = on { KIND($rank, form: "many") }
# A wild card, as the name of its button.
# $wild (Kind): the wild card
# $rank (Kind): the group it is in
# $moves (Flag): a press moves it to another group
script-table-wild = { $moves ->
        [yes] { KIND($wild, form: "one", case: "capital") } with the { KIND($rank, form: "many") }. Move
       *[no] { KIND($wild, form: "one", case: "capital") } with the { KIND($rank, form: "many") }
    }
script-table-cannot-move = No other meld has room for it.
# What screen readers say after the line.
# $buttons (Text): the labels of the buttons that can be pressed, with semicolons between them
script-table-ready = Ready: { $buttons }.

## Buttons

# $n (Number): how many cards are drawn
script-table-draw = { own-draw }
script-table-pass = { own-pass }
# $n (Number): the size of the pile
script-table-take = { own-take }
script-table-meld = { own-meld }
script-table-discard = { own-discard }
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
script-table-short-stays-natural = stays natural
script-table-short-no-wilds = no wild cards
# $n (Number): how many of the cards can’t be melded
script-table-short-taken = { $n } came with the pile
script-table-short-first-round = not this turn
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
script-table-short-complete = canasta complete
script-table-short-not-red = not with a red 3
script-table-short-take-pile = take the pile
script-table-short-keep-two = keep 2 cards
# $n (Number): how many canastas are needed
script-table-short-needs-canasta = { $n ->
        [one] needs a canasta
       *[other] needs { $n } canastas
    }
script-table-short-partner-no = your partner said no
script-table-short-must-ask = ask first
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

## Why not. Like the server’s reasons, each starts with a small letter and has no full stop.

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
# $rank (Kind): the rank of the meld
# $naturals (Number): its natural cards
# $wilds (Number): its wild cards
# $needs (Number): the natural cards it would need
script-table-wilds-need-naturals = { $wilds ->
        [one] for a wild card
       *[other] for { $wilds } wild cards
    }, a meld needs at least { $needs } natural cards; your { KIND($rank, form: "many") } would have { $naturals }
# $rank (Kind): the rank of the canasta
script-table-wild-on-natural-canasta = { refusal-wild-on-natural-canasta }
script-table-wild-in-initial-meld = your initial meld can’t contain wild cards
# $kind (Kind): the kind of the cards
script-table-taken = { refusal-taken-this-turn }
script-table-first-round = { refusal-first-round }
# $rank (Kind): a wild card
script-table-no-room = no meld has room for the { KIND($rank, form: "one") }
# $rank (Kind): a wild card
script-table-no-room-for-wild = no meld has room for the { KIND($rank, form: "one") }: a meld can’t have more than three wild cards
# $rank (Kind): a wild card
script-table-no-room-outnumber = no meld has room for the { KIND($rank, form: "one") }: wild cards can’t outnumber natural cards
# $rank (Kind): a wild card
script-table-no-room-with-pile = no meld has room for the { KIND($rank, form: "one") }: with the pile, natural cards must outnumber wild cards
script-table-black-threes = you can only meld black threes when going out: three or four at once, without wild cards
script-table-black-threes-not-yet = { refusal-black-threes-not-yet }
# $needs (Points): the minimum
script-table-cards-below = your initial meld needs { $needs } points, and with the pile your cards don’t make that
script-table-pile-empty = { refusal-pile-empty }
# $top (Kind): the card on top
script-table-pile-blocked = { refusal-pile-blocked }
# Shown once per game.
# $card (Kind): the card that freezes the pile
script-table-first-freeze = A { KIND($card, form: "one") } freezes the pile: only two natural cards of the top card’s rank, from your hand, take it
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
# $rank (Kind): the rank of the pile’s top card
script-table-complete = { refusal-canasta-complete }
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
script-table-must-ask = { refusal-must-ask }
script-table-must-go-out = { refusal-must-go-out }
# $threes (Number): how many red threes the hand has
script-table-must-declare = { refusal-must-go-out-declare }

## More reasons.

script-table-why = Why?
script-table-not-turn = it’s not your turn
script-table-paused = the game is paused

# $needs (Points): the minimum
# $makes (Points): what is selected
script-table-below = { refusal-below-minimum }

script-table-draw-first = { refusal-draw-first }
script-table-already-drew = { refusal-already-drew }
script-table-choose-one = select one card to discard
script-table-red-three = { refusal-red-threes-not-melded }
script-table-red-three-kept = { refusal-cannot-discard }
script-table-not-sent = that didn’t go through; it will be sent again when you’re back online

## Notes

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

## The text of a rule

script-table-close-why = Close rule
script-table-close-sheet = Close
script-table-sheet-missing = Couldn’t load this. Try again.
script-table-rules-missing = Couldn’t load the rules. Try again.
script-table-whole-chapter = Read the full chapter (opens in a new tab)
