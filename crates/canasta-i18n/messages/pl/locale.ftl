-locale-name = Polski

-locale-group = { "\u00A0" }
-locale-decimal = ,

-locale-grouped-from = 5

-locale-plural = polish

-locale-ace = A
-locale-king = K
-locale-queen = D
-locale-jack = W
