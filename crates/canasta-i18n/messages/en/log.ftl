### What happened at the table: a line of the log for every turn, and what the live region speaks.

## A turn. What was done in it is a list of the acts below, each of which follows the player's name.

# $player (Player): whose turn it was
# $stand_in (Flag): a bot played for the player
# $acts (List): what was done: the acts below
log-turn = { $stand_in ->
        [yes] { $player ->
            [you] A bot (for you) { $acts }.
           *[other] A bot (for { $player }) { $acts }.
        }
       *[no] { $player ->
            [you] You { $acts }.
           *[other] { $player } { $acts }.
        }
    }

## Acts: items of $acts in `log-turn`.

log-drew = drew

# $n (Number): how many cards, more than one
log-drew-several = drew { SPELL($n) } cards

# $cards (List): the cards, each as `log-card`
log-drew-cards = drew { $cards }

log-took = took the pile

# $size (Number): how many cards the pile had
# $with (List): the cards from the hand, each as `log-some-of`
log-took-with = { $size ->
        [one] took the one-card pile with { $with }
       *[other] took the pile of { $size } with { $with }
    }

# $size (Number): how many cards the pile had
# $whose (one of your, our, their): whose meld the top card joined; `your` where the reader plays alone
# $rank (Kind): the rank of the meld
log-took-onto = { $whose ->
        [your] { $size ->
            [one] took the one-card pile onto your { KIND($rank, form: "many") }
           *[other] took the pile of { $size } onto your { KIND($rank, form: "many") }
        }
        [our] { $size ->
            [one] took the one-card pile onto our { KIND($rank, form: "many") }
           *[other] took the pile of { $size } onto our { KIND($rank, form: "many") }
        }
       *[their] { $size ->
            [one] took the one-card pile onto their { KIND($rank, form: "many") }
           *[other] took the pile of { $size } onto their { KIND($rank, form: "many") }
        }
    }

# $melds (List): each as `log-meld`, `log-wilds-onto` or `log-some-of`
log-melded = laid down { $melds }

# $cards (List): the red threes, each as `log-card`
log-declared-red-threes = laid down { $cards }

# $card (Card): the card
log-discarded = discarded { $card }

log-passed = passed

## Cards: items of the lists above.

# $card (Card): the card
log-card = { $card }

# $n (Number): how many
# $kind (Kind): of what
log-some-of = { $n ->
        [one] { KIND($kind, form: "a") }
       *[other] { SPELL($n) } { KIND($kind, form: "many") }
    }

# $n (Number): how many natural cards
# $kind (Kind): their rank
# $wilds (List): the wild cards, each as `log-some-of`
log-meld = { $n ->
        [one] { KIND($kind, form: "a") } (with { $wilds })
       *[other] { SPELL($n) } { KIND($kind, form: "many") } (with { $wilds })
    }

# $wilds (List): the wild cards, each as `log-some-of`
# $rank (Kind): the rank of the meld they join
log-wilds-onto = { $wilds } on the { KIND($rank, form: "many") }

## Sentences behind a turn.

log-frozen = The pile is frozen.

# $natural (Flag): without a wild card
# $rank (Kind): the rank
log-canasta = { $natural ->
        [yes] Natural canasta of { KIND($rank, form: "many") }.
       *[no] Mixed canasta of { KIND($rank, form: "many") }.
    }

log-one-card-left = One card left.
log-last-card-red-three = The last card of the stock is a red three.

## Questions and answers.

# $player (Player): who asked
# $stand_in (Flag): a bot asked for the player
log-asked = { $stand_in ->
        [yes] { $player ->
            [you] A bot (for you): Partner, may I go out?
           *[other] A bot (for { $player }): Partner, may I go out?
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
                [yes] A bot (for you): Yes.
               *[no] A bot (for you): No.
            }
           *[other] { $yes ->
                [yes] A bot (for { $player }): Yes.
               *[no] A bot (for { $player }): No.
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

## Red threes that are laid down by themselves.

# $player (Player): who had them
# $cards (List): the red threes, each as `log-card`
log-red-threes = { $player ->
        [you] You laid down { $cards }.
       *[other] { $player } laid down { $cards }.
    }

# $player (Player): who had them
# $cards (List): the red threes, each as `log-card`
# $n (Number): how many cards were drawn for them
log-red-threes-drew = { $player ->
        [you] { $n ->
            [one] You laid down { $cards } and drew another card.
           *[other] You laid down { $cards } and drew { SPELL($n) } more cards.
        }
       *[other] { $n ->
            [one] { $player } laid down { $cards } and drew another card.
           *[other] { $player } laid down { $cards } and drew { SPELL($n) } more cards.
        }
    }

# $player (Player): who had them
# $cards (List): the red threes, each as `log-card`
# $drawn (List): what was drawn for them, each as `log-card`
log-red-threes-drew-cards = { $player ->
        [you] You laid down { $cards } and drew { $drawn }.
       *[other] { $player } laid down { $cards } and drew { $drawn }.
    }

## A deal begins and ends.

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
           *[other] Deal { $deal }. You dealt, { $cutter } cut.
        }
       *[other] { $cutter ->
            [you] Deal { $deal }. { $dealer } dealt, you cut.
           *[other] Deal { $deal }. { $dealer } dealt, { $cutter } cut.
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

log-stock-empty = The stock is empty.

# $player (Player): who drew it
log-last-red-three = { $player ->
        [you] You drew a red three as the last card.
       *[other] { $player } drew a red three as the last card.
    }
