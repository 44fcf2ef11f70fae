### Woorden van het scoreblok die op meer dan één scherm staan. Het scoreblok hoort bij echte kaarten aan tafel:
### één telefoon of tablet houdt de stand bij.

script-pad-we = Wij
script-pad-they = Zij
script-pad-player = Speler { $n }
script-pad-deal = Ronde { $n }
script-pad-heading = Scoreblok
script-pad-go-back = Terug

## De rijen van het scoreblad.

script-pad-line-going-out = Uitgaan
script-pad-line-natural-canastas = Zuivere canasta’s
script-pad-line-mixed-canastas = Gemengde canasta’s
script-pad-line-concealed-canastas = Verborgen canasta’s
script-pad-line-red-threes = Rode drieën
script-pad-line-undeclared-red-threes = Te late rode drieën
script-pad-line-black-threes = Zwarte drieën bij uitgaan
script-pad-line-melded = Kaarten op tafel
script-pad-line-in-hand = Nog in de hand
script-pad-line-exact-deal = Precies opgepakt
script-pad-line-penalties = Strafpunten
script-pad-line-own = Eigen onderdelen
script-pad-this-deal = Deze ronde
script-pad-total = Totaal
