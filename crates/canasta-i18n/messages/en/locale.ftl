### How the language writes numbers and the corners of cards. A language that lacks one of these terms does as English.

## Separators of thousands and tenths; write invisible ones as { "\u00A0" }.

-locale-group = ,
-locale-decimal = .

# The fewest digits that have separators.
-locale-grouped-from = 4

# The plural rule: `one`, `one-and-millions`, `zero-one-and-millions` or `polish`.
-locale-plural = one

## The letters in the corners of cards.

-locale-ace = A
-locale-king = K
-locale-queen = Q
-locale-jack = J
