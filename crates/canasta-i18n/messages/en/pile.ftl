### Stock and discard pile, and the words beside them: whether the pile is frozen and why, and how it may be taken.

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
# $cards (Number): how many lie in it
# $top (Card): the one on top
pile-label = { $cards ->
        [one] Discard pile, 1 card, { $top } on top
       *[other] Discard pile, { $cards } cards, { $top } on top
    }
# $cards (Number): how many lie in it
# $top (Card): the one on top
# $by (Kind): what freezes it
pile-label-frozen = { pile-label }. { pile-frozen }

# A label above or below as a sentence, where all of them are spoken together.
# $label (Message): the pile, or why it cannot simply be taken
pile-sentence = { $label }.

## Beside the pile: why it cannot simply be taken.

pile-none = No pile
# $by (Kind): what freezes it
pile-frozen = Frozen: { KIND($by, form: "a") } lies in it
# Where each plays alone.
# $player (Player): whose turn it is
pile-player-not-melded = { $player ->
        [you] You have not opened
       *[other] { $player } has not opened
    }
# $own (Flag): the reader's side
pile-side-not-melded = { $own ->
        [yes] Your side has not opened
       *[no] They have not opened
    }
# For a spectator.
# $players (List): the players of a side, each as `table-name`
pile-players-not-melded = { $players } have not opened

## Beside the pile: how it may be taken.

# $top (Kind): a wild card or a black three
pile-blocked = { KIND($top, form: "a", case: "capital") } on top: it cannot be taken.
# $top (Kind): the rank of the top card
pile-onto-your = Take it onto your { KIND($top, form: "many") }.
# $top (Kind): the rank of the top card
pile-with-two = Take it with two { KIND($top, form: "many") } from your hand.
# $top (Kind): the rank of the top card
pile-with-wild = Take it with your { KIND($top, form: "one") } and a wild card.
# $top (Kind): the rank of the top card
# $wild (Flag): one and a wild card would do
# $held (Flag): the reader holds one of that rank; two would be enough
pile-takes-two = { $wild ->
        [yes] { $held ->
            [yes] It takes two { KIND($top, form: "many") }, or one and a wild card; you hold one { KIND($top, form: "one") }.
           *[no] It takes two { KIND($top, form: "many") }, or one and a wild card; you hold no { KIND($top, form: "one") }.
        }
       *[no] { $held ->
            [yes] It takes two { KIND($top, form: "many") }; you hold one { KIND($top, form: "one") }.
           *[no] It takes two { KIND($top, form: "many") }; you hold no { KIND($top, form: "one") }.
        }
    }
# $player (Name): whose turn it is
# $top (Kind): the rank of the top card
# $ours (Flag): the player is the reader's partner
pile-other-onto = { $ours ->
        [yes] { $player } may take it onto our { KIND($top, form: "many") }.
       *[no] { $player } may take it onto their { KIND($top, form: "many") }.
    }
# $player (Name): whose turn it is
# $top (Kind): the rank of the top card
# $wild (Flag): one and a wild card would do
pile-other-with-two = { $wild ->
        [yes] { $player } may take it with two { KIND($top, form: "many") }, or one and a wild card.
       *[no] { $player } may take it with two { KIND($top, form: "many") }.
    }

## The pile's cards, spread out for the player who may look through them.

pile-look-through = Look through it
# $cards (Number): how many, at least two
pile-look-title = { $cards ->
        [one] The pile, 1 card
       *[other] The pile, { $cards } cards, the top one first
    }
pile-look-close = Close the pile
# $card (Card): one of them
pile-look-card = { $card }
