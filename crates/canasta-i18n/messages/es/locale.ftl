### Cómo se escriben los números y las letras de las esquinas de las cartas.

-locale-name = Español

-locale-group = .
-locale-decimal = ,
-locale-grouped-from = 5
-locale-plural = one-and-millions

-locale-ace = A
-locale-king = K
-locale-queen = Q
-locale-jack = J
