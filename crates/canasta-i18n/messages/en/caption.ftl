### Captions on a player's name plate: what they have just done. Each comes in two lengths, because plates are small: two short lines
### at most, and `-brief`, a word or two for the smallest plates.

# $cards (Number): how many were drawn
caption-drew = { $cards ->
        [one] drew a card
       *[other] drew { SPELL($cards) } cards
    }
caption-drew-brief = drew

# $cards (Number): how many cards the pile had
caption-took = { $cards ->
        [one] took the one-card pile
       *[other] took the pile ({ $cards })
    }
# $cards (Number): how many cards the pile had
caption-took-brief = took { $cards }

# $rank (Kind): the rank, if all cards went to one meld
caption-melded = melded { KIND($rank, form: "many") }
caption-melded-brief = melded
# $melds (Number): to how many melds cards went, more than one
caption-melded-several = melded { SPELL($melds) } ranks

# $natural (Flag): without a wild card
# $rank (Kind): the rank
caption-canasta = { $natural ->
        [yes] natural canasta of { KIND($rank, form: "many") }
       *[no] canasta of { KIND($rank, form: "many") }
    }
caption-canasta-brief = canasta

caption-red-three = declared a red three
# Red threes are worth bonus points.
caption-red-three-brief = bonus

# $kind (Kind): what is now on top of the pile
caption-discarded = discarded { KIND($kind, form: "a") }
# $kind (Kind): what is now on top of the pile
caption-discarded-brief = { KIND($kind, form: "a") }
# A discarded black three; its full name is too long for a small plate.
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

## Since the reader's last turn: a panel with what the others did, also step by step.

caption-since = Since your last turn
caption-since-close = Close
caption-since-nothing = Nobody has played since your last turn.
caption-since-steps = Step by step
caption-since-back = Back
caption-since-on = Next
# $at (Number): which step is shown
# $of (Number): how many there are
caption-since-at = { $at } of { $of }
