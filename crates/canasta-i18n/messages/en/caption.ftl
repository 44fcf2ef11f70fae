### A caption at a player's plate: what the player has just done, under the name. Each has two lengths, because plates are small: the
### first has two short lines at most, the second, `-brief`, is a word or two for the smallest plates.

# $cards (Number): how many were drawn
caption-drew = { $cards ->
        [one] drew a card
       *[other] drew { SPELL($cards) } cards
    }
caption-drew-brief = drew

# $cards (Number): how many cards the pile had
caption-took = { $cards ->
        [one] took the one-card pile
       *[other] took the pile of { $cards }
    }
# $cards (Number): how many cards the pile had
caption-took-brief = took { $cards }

# $rank (Kind): the rank of the only meld that cards were laid to
caption-melded = laid down { KIND($rank, form: "many") }
caption-melded-brief = laid
# $melds (Number): to how many melds cards were laid, more than one
caption-melded-several = laid down { SPELL($melds) } melds

# $natural (Flag): without a wild card
# $rank (Kind): the rank
caption-canasta = { $natural ->
        [yes] natural canasta of { KIND($rank, form: "many") }
       *[no] canasta of { KIND($rank, form: "many") }
    }
caption-canasta-brief = canasta

caption-red-three = laid down a red three
# Red threes are worth bonus points.
caption-red-three-brief = bonus

# $kind (Kind): what lies on the pile now
caption-discarded = discarded { KIND($kind, form: "a") }
# $kind (Kind): what lies on the pile now
caption-discarded-brief = { KIND($kind, form: "a") }
# The same of a black three, which is too long for a small plate.
caption-discarded-black-three-brief = a three
caption-froze = froze the pile
caption-froze-brief = froze it

caption-passed = passed
caption-asked = may I go out?
caption-asked-brief = may I?
# $yes (Flag): the answer
caption-answered = { $yes ->
        [yes] said yes
       *[no] said no
    }

## Since the reader's last turn: a panel with what the others did, and the same step by step.

caption-since = Since your last turn
caption-since-close = Close what happened since your last turn
caption-since-nothing = No one has played since your last turn.
caption-since-steps = Step by step
caption-since-back = Back
caption-since-on = Next
# $at (Number): which step is shown
# $of (Number): how many there are
caption-since-at = { $at } of { $of }
