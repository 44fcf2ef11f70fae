### The log of the table: a line for each turn, which is also read out by screen readers.

## A turn: the player's name, followed by a list of the actions below.

# $player (Player): whose turn it was
# $stand_in (Flag): a bot played for the player
# $acts (List): the actions below
log-turn = { $stand_in ->
        [yes] { $player ->
            [you] Bot (for you) { $acts }.
           *[other] Bot (for { $player }) { $acts }.
        }
       *[no] { $player ->
            [you] You { $acts }.
           *[other] { $player } { $acts }.
        }
    }

## Actions: items of $acts in `log-turn`.

# $player (Player, optional): who did it, as in `log-turn`; never the reader if a bot played for them
log-drew = drew

# $player (Player, optional): who did it, as in `log-turn`; never the reader if a bot played for them
# $n (Number): how many cards, more than one
log-drew-several = drew { SPELL($n) } cards

# $player (Player, optional): who did it, as in `log-turn`; never the reader if a bot played for them
# $cards (List): the cards, each as `log-card`
log-drew-cards = drew { $cards }

# $player (Player, optional): who did it, as in `log-turn`; never the reader if a bot played for them
log-took = took the pile

# $player (Player, optional): who did it, as in `log-turn`; never the reader if a bot played for them
# $size (Number): how many cards the pile had
# $with (List): the cards from the hand, each as `log-with`
log-took-with = { $size ->
        [one] took the one-card pile with { $with }
       *[other] took the { $size }-card pile with { $with }
    }

# $player (Player, optional): who did it, as in `log-turn`; never the reader if a bot played for them
# $size (Number): how many cards the pile had
# $whose (one of your, our, their): whose meld the top card joined; `your` if the reader plays alone
# $rank (Kind): the rank of the meld
log-took-onto = { $whose ->
        [your] { $size ->
            [one] took the one-card pile onto your { KIND($rank, form: "many") }
           *[other] took the { $size }-card pile onto your { KIND($rank, form: "many") }
        }
        [our] { $size ->
            [one] took the one-card pile onto our { KIND($rank, form: "many") }
           *[other] took the { $size }-card pile onto our { KIND($rank, form: "many") }
        }
       *[their] { $size ->
            [one] took the one-card pile onto their { KIND($rank, form: "many") }
           *[other] took the { $size }-card pile onto their { KIND($rank, form: "many") }
        }
    }

# $player (Player, optional): who did it, as in `log-turn`; never the reader if a bot played for them
# $melds (List): each as `log-meld`, `log-wilds-onto` or `log-some-of`
log-melded = melded { $melds }

# $player (Player, optional): who did it, as in `log-turn`; never the reader if a bot played for them
# $cards (List): the red threes, each as `log-card`
log-declared-red-threes = placed { $cards }

# $player (Player, optional): who did it, as in `log-turn`; never the reader if a bot played for them
# $card (Card): the card
log-discarded = discarded { $card }

# $player (Player, optional): who did it, as in `log-turn`; never the reader if a bot played for them
log-passed = passed

## Cards: items of the lists above.

# $card (Card): the card
log-card = { $card }

# $n (Number): how many
# $kind (Kind): the kind
log-some-of = { $n ->
        [one] { KIND($kind, form: "a") }
       *[other] { SPELL($n) } { KIND($kind, form: "many") }
    }

# The same after “with”.
# $n (Number): how many
# $kind (Kind): the kind
log-with = { log-some-of }

# $n (Number): how many natural cards
# $kind (Kind): their rank
# $wilds (List): the wild cards, each as `log-with`
log-meld = { $n ->
        [one] { KIND($kind, form: "a") } (with { $wilds })
       *[other] { SPELL($n) } { KIND($kind, form: "many") } (with { $wilds })
    }

# $wilds (List): the wild cards, each as `log-some-of`
# $rank (Kind): the rank of the meld they join
log-wilds-onto = { $wilds } on the { KIND($rank, form: "many") }

## Sentences after a turn.

log-frozen = The pile is frozen.

# $natural (Flag): without a wild card
# $rank (Kind): the rank
log-canasta = { $natural ->
        [yes] Natural canasta of { KIND($rank, form: "many") }.
       *[no] Mixed canasta of { KIND($rank, form: "many") }.
    }

log-one-card-left = One card left.
log-last-card-red-three = The last card of the stock was a red three.

## Questions and answers.

# $player (Player): who asked
# $stand_in (Flag): a bot asked for the player
log-asked = { $stand_in ->
        [yes] { $player ->
            [you] Bot (for you): Partner, may I go out?
           *[other] Bot (for { $player }): Partner, may I go out?
        }
       *[no] { $player ->
            [you] You: Partner, may I go out?
           *[other] { $player }: Partner, may I go out?
        }
    }

# $player (Player): who answered
# $stand_in (Flag): a bot answered for the player
# $yes (Flag): the answer
log-answered = { $stand_in ->
        [yes] { $player ->
            [you] { $yes ->
                [yes] Bot (for you): Yes.
               *[no] Bot (for you): No.
            }
           *[other] { $yes ->
                [yes] Bot (for { $player }): Yes.
               *[no] Bot (for { $player }): No.
            }
        }
       *[no] { $player ->
            [you] { $yes ->
                [yes] You: Yes.
               *[no] You: No.
            }
           *[other] { $yes ->
                [yes] { $player }: Yes.
               *[no] { $player }: No.
            }
        }
    }

## Red threes that are placed automatically.

# $player (Player): who had them
# $cards (List): the red threes, each as `log-card`
log-red-threes = { $player ->
        [you] You placed { $cards }.
       *[other] { $player } placed { $cards }.
    }

# $player (Player): who had them
# $cards (List): the red threes, each as `log-card`
# $n (Number): how many cards were drawn for them
log-red-threes-drew = { $player ->
        [you] { $n ->
            [one] You placed { $cards } and drew another card.
           *[other] You placed { $cards } and drew { SPELL($n) } more cards.
        }
       *[other] { $n ->
            [one] { $player } placed { $cards } and drew another card.
           *[other] { $player } placed { $cards } and drew { SPELL($n) } more cards.
        }
    }

# $player (Player): who had them
# $cards (List): the red threes, each as `log-card`
# $drawn (List): what was drawn for them, each as `log-card`
log-red-threes-drew-cards = { $player ->
        [you] You placed { $cards } and drew { $drawn }.
       *[other] { $player } placed { $cards } and drew { $drawn }.
    }

## The start and the end of a deal.

# $deal (Number): its number
# $dealer (Player): who dealt
log-dealt = { $dealer ->
        [you] Deal { $deal }. You dealt.
       *[other] Deal { $deal }. { $dealer } dealt.
    }

# $deal (Number): its number
# $dealer (Player): who dealt
# $cutter (Player): who cut the cards
log-dealt-and-cut = { $dealer ->
        [you] { $cutter ->
            [you] Deal { $deal }. You dealt and cut.
           *[other] Deal { $deal }. You dealt and { $cutter } cut.
        }
       *[other] { $cutter ->
            [you] Deal { $deal }. { $dealer } dealt and you cut.
           *[other] Deal { $deal }. { $dealer } dealt and { $cutter } cut.
        }
    }

# $player (Player): who went out
# $concealed (Flag): with all melds at once
log-went-out = { $player ->
        [you] { $concealed ->
            [yes] You went out concealed.
           *[no] You went out.
        }
       *[other] { $concealed ->
            [yes] { $player } went out concealed.
           *[no] { $player } went out.
        }
    }

# $player (Player): who took back their last meld
log-took-back = { $player ->
        [you] You took back a meld.
       *[other] { $player } took back a meld.
    }

log-stock-empty = The stock ran out.

# $player (Player): who drew it
log-last-red-three = { $player ->
        [you] You drew a red three as the last card of the stock.
       *[other] { $player } drew a red three as the last card of the stock.
    }
