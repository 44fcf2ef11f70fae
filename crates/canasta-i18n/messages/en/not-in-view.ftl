### What the referee cannot tell from the view of one seat: reasons, without a capital and without a full stop.

not-in-view-draw = a view does not show what is drawn from the stock, so what follows cannot be known
# $seat (Number): its number
not-in-view-red-threes = seat { DIGITS($seat) } begins its first turn, and a view does not show the red threes that it may have to lay down
# $seat (Number): its number
not-in-view-hand = seat { DIGITS($seat) } is to act, and its hand is not in this view
not-in-view-score = a view does not show what the others hold, so the deal cannot be scored
