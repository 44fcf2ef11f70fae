### Le carnet de marque : les mots communs à plusieurs de ses écrans. Sur la table, de vraies cartes et un téléphone qui tient la marque.

script-pad-we = Nous
script-pad-they = Eux
script-pad-player = N° { $n }
script-pad-deal = Donne { $n }
script-pad-heading = Carnet
script-pad-go-back = Retour

## Les lignes de la feuille.

script-pad-line-going-out = Sortie
script-pad-line-natural-canastas = Canastas pures
script-pad-line-mixed-canastas = Canastas mixtes
script-pad-line-concealed-canastas = Canastas cachées
script-pad-line-red-threes = 3 rouges
script-pad-line-undeclared-red-threes = 3 rouges gardés
script-pad-line-black-threes = 3 noirs posés
script-pad-line-melded = Cartes posées
script-pad-line-in-hand = Restées en main
script-pad-line-exact-deal = Donne exacte
script-pad-line-penalties = Pénalités
script-pad-line-own = Lignes maison
script-pad-this-deal = Cette donne
script-pad-total = Total
