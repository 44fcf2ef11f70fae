### Parole usate in più schermate del blocco punti. Le inserisce il browser.
### Il blocco serve per le partite con carte vere: i punti li tiene un telefono o un tablet sul tavolo.

script-pad-we = Noi
script-pad-they = Loro
script-pad-player = Posto { $n }
script-pad-deal = Mano { $n }
script-pad-heading = Blocco punti
script-pad-go-back = Indietro

## Le voci del segnapunti.

script-pad-line-going-out = Chiusura
script-pad-line-natural-canastas = Canaste pure
script-pad-line-mixed-canastas = Canaste sporche
script-pad-line-concealed-canastas = Canaste servite
script-pad-line-red-threes = Tre rossi
script-pad-line-undeclared-red-threes = Tre rossi in ritardo
script-pad-line-black-threes = Tre neri in chiusura
script-pad-line-melded = Carte calate
script-pad-line-in-hand = Carte in mano
script-pad-line-exact-deal = Mazzetto esatto
script-pad-line-penalties = Penalità
script-pad-line-own = Voci aggiunte
script-pad-this-deal = Questa mano
script-pad-total = Totale
