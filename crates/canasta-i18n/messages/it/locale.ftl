### Come la lingua scrive i numeri e gli angoli delle carte.

-locale-name = Italiano

-locale-group = .
-locale-decimal = ,
-locale-grouped-from = 5
-locale-plural = one-and-millions

-locale-ace = A
-locale-king = K
-locale-queen = Q
-locale-jack = J
