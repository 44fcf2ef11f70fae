### Intestazioni e valori delle tabelle che si scaricano per un foglio di calcolo.

csv-deal = mano
csv-dealer = posto del mazziere
csv-side = squadra
csv-players = giocatori
csv-natural-canastas = canaste pure
csv-mixed-canastas = canaste sporche
csv-concealed-canastas = canaste servite
csv-red-threes = tre rossi
csv-going-out = chiusura
csv-exact-deal = mazzetto esatto
csv-penalties = penalità
csv-melded = carte calate
csv-in-hand = carte rimaste in mano
csv-score = punti della mano
csv-total = totale
csv-ended = com’è finita
csv-out = posto di chi ha chiuso
csv-game = partita
csv-table = tavolo
csv-date = data
csv-rules = regolamento
csv-house-rules = regole della casa
csv-partners = partner
csv-opponents = avversari
csv-won = partita vinta
csv-own = mano giocata da te
csv-points = punti
csv-best-other-points = punti del miglior avversario
csv-natural = canaste pure
csv-mixed = canaste sporche
csv-piles = pozzi presi
csv-other-natural = canaste pure degli altri
csv-other-mixed = canaste sporche degli altri
csv-other-piles = pozzi presi dagli altri
csv-minimum = minimo d’apertura
csv-opened-in-turn = turno d’apertura
csv-conceded = resa

## Valori.

csv-and = e
csv-yes = sì
csv-no = no

csv-me = chiudi tu
csv-me-concealed = chiudi tu in mano
csv-partner = chiude il partner
csv-partner-concealed = chiude il partner in mano
csv-opponent = chiudono gli avversari
csv-opponent-concealed = chiudono gli avversari in mano
csv-stock = tallone finito

csv-went-out = chiusura
csv-went-out-concealed = chiusura in mano
csv-stock-exhausted = tallone finito
csv-last-red-three = tre rosso come ultima carta
