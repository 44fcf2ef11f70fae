### How the language writes numbers and the corners of cards. A language without one of these terms uses the English one.

# The language's name in the language itself, for the list of languages.
-locale-name = English

## Separators of thousands and tenths; write invisible ones as { "\u00A0" }.

-locale-group = ,
-locale-decimal = .

# Numbers with at least this many digits have separators.
-locale-grouped-from = 4

# The plural rule: `one`, `one-and-millions`, `zero-one-and-millions` or `polish`.
-locale-plural = one

## The letters in the corners of cards.

-locale-ace = A
-locale-king = K
-locale-queen = Q
-locale-jack = J
