### Les titres et les valeurs des tableaux à télécharger pour un tableur.

csv-deal = donne
csv-dealer = place qui distribue
csv-side = camp
csv-players = personnes
csv-natural-canastas = canastas pures
csv-mixed-canastas = canastas mixtes
csv-concealed-canastas = canastas cachées
csv-red-threes = 3 rouges
csv-going-out = prime de sortie
csv-exact-deal = donne exacte
csv-penalties = pénalités
csv-melded = cartes posées
csv-in-hand = restées en main
csv-score = score
csv-total = total
csv-ended = fin
csv-out = place qui sort
csv-game = partie
csv-table = table
csv-date = date
csv-rules = règles
csv-house-rules = règles maison
csv-partners = partenaires
csv-opponents = adversaires
csv-won = partie gagnée
csv-own = donne jouée
csv-points = points
csv-best-other-points = points du meilleur autre camp
csv-natural = canastas pures faites
csv-mixed = canastas mixtes faites
csv-piles = piles prises
csv-other-natural = canastas pures adverses
csv-other-mixed = canastas mixtes adverses
csv-other-piles = piles adverses
csv-minimum = minimum
csv-opened-in-turn = tour d’ouverture
csv-conceded = abandon

## Les valeurs.

csv-and = et
csv-yes = oui
csv-no = non

csv-me = moi
csv-me-concealed = moi, main cachée
csv-partner = partenaire
csv-partner-concealed = partenaire, main cachée
csv-opponent = adversaire
csv-opponent-concealed = adversaire, main cachée
csv-stock = talon

csv-went-out = sortie
csv-went-out-concealed = sortie en main cachée
csv-stock-exhausted = talon épuisé
csv-last-red-three = 3 rouge en dernière carte
