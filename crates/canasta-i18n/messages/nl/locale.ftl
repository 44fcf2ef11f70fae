### Getallen en de letters in de hoeken van de kaarten.

-locale-name = Nederlands

-locale-group = .
-locale-decimal = ,
-locale-grouped-from = 4
-locale-plural = one

-locale-ace = A
-locale-king = H
-locale-queen = V
-locale-jack = B
