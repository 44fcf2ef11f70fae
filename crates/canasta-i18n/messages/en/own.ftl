### The reader's part of the table: the hand and the buttons of a turn. The script says what the selected cards make.

# In place of the hand.
own-sits-out = You sit out this deal.
own-section = Your hand and buttons
# $cards (Number): how many are in the hand
own-hand = Your hand, { table-cards }
# On a drawn card.
own-new-card = new
own-actions = Actions
# $n (Number): how many cards are drawn
own-draw = { $n ->
        [one] Draw
       *[other] Draw { $n }
    }
# The button that draws if the stock is empty.
own-pass = Pass
# $n (Number): the size of the pile
own-take = { $n ->
        [0] Take pile
       *[other] Take pile ({ $n })
    }
own-meld = Meld
own-discard = Discard
# The button that takes back the last meld of this turn.
own-take-back = Take back
own-back-to-score = Back to score
# For a spectator.
own-watching = Watching
