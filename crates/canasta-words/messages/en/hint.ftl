### Hints: the best turns, how much each loses, and what came of it when it was played out.

hint-button = Hint
# Read after “Not possible:”, without a capital and without a full stop.
hint-not-now = a hint is for your own turn
