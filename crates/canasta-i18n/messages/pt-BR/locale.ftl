-locale-name = Português (Brasil)

-locale-group = .
-locale-decimal = ,
-locale-grouped-from = 4
-locale-plural = zero-one-and-millions

-locale-ace = A
-locale-king = K
-locale-queen = Q
-locale-jack = J
