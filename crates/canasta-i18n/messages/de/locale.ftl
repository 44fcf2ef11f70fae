-locale-name = Deutsch

-locale-group = .
-locale-decimal = ,
-locale-grouped-from = 4
-locale-plural = one

-locale-ace = A
-locale-king = K
-locale-queen = D
-locale-jack = B
