### Koppen en waarden van de tabellen die spelers voor een rekenblad downloaden.

csv-deal = ronde
csv-dealer = gever
csv-side = team
csv-players = spelers
csv-natural-canastas = punten zuivere canasta’s
csv-mixed-canastas = punten gemengde canasta’s
csv-concealed-canastas = punten verborgen canasta’s
csv-red-threes = punten rode drieën
csv-going-out = punten uitgaan
csv-exact-deal = precies opgepakt
csv-penalties = strafpunten
csv-melded = kaarten op tafel
csv-in-hand = kaarten in de hand
csv-score = punten
csv-total = totaal
csv-ended = einde
csv-out = uit
csv-game = partij
csv-table = tafel
csv-date = datum
csv-rules = spelregels
csv-house-rules = huisregels
csv-partners = partners
csv-opponents = tegenstanders
csv-won = gewonnen
csv-own = zelf gespeeld
csv-points = punten
csv-best-other-points = punten beste andere team
csv-natural = zuivere canasta’s
csv-mixed = gemengde canasta’s
csv-piles = stapels
csv-other-natural = zuivere canasta’s anderen
csv-other-mixed = gemengde canasta’s anderen
csv-other-piles = stapels anderen
csv-minimum = minimum
csv-opened-in-turn = geopend in beurt
csv-conceded = opgegeven

## Waarden.

csv-and = en
csv-yes = ja
csv-no = nee

csv-me = ik
csv-me-concealed = ik (verborgen)
csv-partner = partner
csv-partner-concealed = partner (verborgen)
csv-opponent = tegenstander
csv-opponent-concealed = tegenstander (verborgen)
csv-stock = stok op

csv-went-out = uitgegaan
csv-went-out-concealed = verborgen uitgegaan
csv-stock-exhausted = stok op
csv-last-red-three = laatste kaart rode drie
