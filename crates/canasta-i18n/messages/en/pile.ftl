### Stock and discard pile, and the text next to them: whether the pile is frozen and why, and how it can be taken.

pile-centre = Stock and discard pile
# Before the number of cards.
pile-tag-stock = Stock
pile-tag-pile = Pile

## For a screen reader.

# $cards (Number): how many are left
pile-stock = { $cards ->
        [one] Stock, 1 card
       *[other] Stock, { $cards } cards
    }
# The stock as a button.
# $cards (Number): how many are left
# $drawn (Number): how many the button draws; with an empty stock none
pile-stock-button = { $drawn ->
        [0] { pile-stock }. Pass
        [one] { pile-stock }. Draw
       *[other] { pile-stock }. Draw { SPELL($drawn) }
    }
pile-empty = Discard pile, 0 cards
# $cards (Number): how many are in it
# $top (Card): the one on top
pile-label = { $cards ->
        [one] Discard pile, 1 card, { $top } on top
       *[other] Discard pile, { $cards } cards, { $top } on top
    }
# $cards (Number): how many are in it
# $top (Card): the one on top
# $by (Kind): what freezes it
pile-label-frozen = { pile-label }. { pile-frozen }

# A label above or below as a sentence, if all of them are read out together.
# $label (Message): the pile, or why it can’t simply be taken
pile-sentence = { $label }.

## Next to the pile: why it can’t simply be taken.

pile-none = Empty
# $by (Kind): what freezes it
pile-frozen = Frozen by { KIND($by, form: "a") }
# If everyone plays alone.
# $player (Player): whose turn it is
pile-player-not-melded = { $player ->
        [you] You haven’t melded yet
       *[other] { $player } hasn’t melded yet
    }
# $own (Flag): the reader's side
pile-side-not-melded = { $own ->
        [yes] Your side hasn’t melded yet
       *[no] They haven’t melded yet
    }
# For a spectator.
# $players (List): the players of a side, each as `table-name`
pile-players-not-melded = { $players } haven’t melded yet

## Next to the pile: how it can be taken.

# $top (Kind): a wild card or a black three
pile-blocked = { KIND($top, form: "a", case: "capital") } on top: can’t be taken.
pile-first-round = Can’t be taken in the first round.
# $top (Kind): the rank of the top card
pile-complete = The canasta of { KIND($top, form: "many") } is complete: can’t be taken.
# $top (Kind): the rank of the top card
pile-onto-your = You can take it onto your { KIND($top, form: "many") }.
# $top (Kind): the rank of the top card
pile-with-two = You can take it with two { KIND($top, form: "many") } from your hand.
# $top (Kind): the rank of the top card
pile-with-wild = You can take it with your { KIND($top, form: "one") } and a wild card.
# $top (Kind): the rank of the top card
# $wild (Flag): one and a wild card are enough
# $held (Flag): the reader holds one of that rank; two would be enough
pile-takes-two = { $wild ->
        [yes] { $held ->
            [yes] You need two { KIND($top, form: "many") }, or one and a wild card. You have one.
           *[no] You need two { KIND($top, form: "many") }, or one and a wild card. You have none.
        }
       *[no] { $held ->
            [yes] You need two { KIND($top, form: "many") }. You have one.
           *[no] You need two { KIND($top, form: "many") }. You have none.
        }
    }
# $player (Name): whose turn it is
# $top (Kind): the rank of the top card
# $ours (Flag): the player is the reader's partner
pile-other-onto = { $ours ->
        [yes] { $player } can take it onto our { KIND($top, form: "many") }.
       *[no] { $player } can take it onto their { KIND($top, form: "many") }.
    }
# $player (Name): whose turn it is
# $top (Kind): the rank of the top card
# $wild (Flag): one and a wild card are enough
pile-other-with-two = { $wild ->
        [yes] { $player } can take it with two { KIND($top, form: "many") }, or one and a wild card.
       *[no] { $player } can take it with two { KIND($top, form: "many") }.
    }

## The pile's cards, spread out for the player who can look through them.

pile-look-through = View pile
# $cards (Number): how many, at least two
pile-look-title = { $cards ->
        [one] The pile, 1 card
       *[other] Discard pile, { $cards } cards, top card first
    }
pile-look-close = Close
# $card (Card): one of them
pile-look-card = { $card }
