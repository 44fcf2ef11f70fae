### The reader's part of the table: the hand, the staged cards, the buttons of a turn. The script reports what is staged.

own-section = Your hand and buttons
own-staging = Staging
own-stage-hint = Tap cards to build melds.
# $cards (Number): how many are in the hand
own-hand = Your hand, { table-cards }
own-actions = Actions
own-take = Take the pile
own-meld = Meld
own-discard = Discard
own-back-to-score = Back to score
# For a spectator.
own-watching = Watching
