### Words of the score pad that several of its screens use. The browser fills these in, as docs/languages.md explains.
### The pad is used with real cards at a table: one phone or tablet keeps the score.

script-pad-we = We
script-pad-they = They
# $n (Number): number of the seat, from 1, of a player without a name
script-pad-player = Player { $n }
# $n (Number): the deal’s number
script-pad-deal = Deal { $n }
script-pad-heading = Score pad
script-pad-go-back = Back

## The lines of the sheet.

script-pad-line-going-out = Went out
script-pad-line-natural-canastas = Natural canastas
script-pad-line-mixed-canastas = Mixed canastas
script-pad-line-concealed-canastas = Concealed canastas
script-pad-line-red-threes = Red threes
script-pad-line-undeclared-red-threes = Red threes declared late
script-pad-line-black-threes = Black threes when going out
script-pad-line-melded = Cards melded
script-pad-line-in-hand = Left in hand
script-pad-line-exact-deal = Exact deal
script-pad-line-penalties = Penalties
script-pad-line-own = Own lines
script-pad-this-deal = This deal
script-pad-total = Total
