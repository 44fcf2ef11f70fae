### The reader's side of the table: the hand, what is staged, the buttons of a turn. What is staged, the script says.

own-section = Your hand and buttons
own-staging = Staging
own-stage-hint = Tap cards to build melds here.
# $cards (Number): how many are in the hand
own-hand = Your hand, { table-cards }
own-actions = Buttons
own-take = Take the pile
own-meld = Lay down
own-discard = Discard
own-back-to-score = Back to the score
# For a spectator.
own-watching = Watching
