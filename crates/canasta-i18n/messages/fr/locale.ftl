### Nombres et coins des cartes en français.

-locale-name = Français

-locale-group = { "\u202F" }
-locale-decimal = ,

-locale-grouped-from = 4

-locale-plural = zero-one-and-millions

## Coins des cartes : as, roi, dame, valet.

-locale-ace = A
-locale-king = R
-locale-queen = D
-locale-jack = V
