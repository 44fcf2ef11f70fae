### Überschriften und Werte der Tabellen zum Herunterladen.

csv-deal = Runde
csv-dealer = Geber
csv-side = Seite
csv-players = Spieler
csv-natural-canastas = Echte Canastas
csv-mixed-canastas = Unechte Canastas
csv-concealed-canastas = Verdeckte Canastas
csv-red-threes = Rote Dreien
csv-going-out = Ausmachen
csv-exact-deal = Genaues Geben
csv-penalties = Strafpunkte
csv-melded = Gemeldete Karten
csv-in-hand = Karten auf der Hand
csv-score = Diese Runde
csv-total = Punktestand
csv-ended = Rundenende
csv-out = Ausgemacht (Platz)
csv-game = Partie
csv-table = Tisch
csv-date = Datum
csv-rules = Regelwerk
csv-house-rules = Hausregeln
csv-partners = Partner
csv-opponents = Gegner
csv-won = Gewonnen
csv-own = Selbst gespielt
csv-points = Punkte
csv-best-other-points = Punkte der besten Gegenseite
csv-natural = Echte Canastas
csv-mixed = Unechte Canastas
csv-piles = Genommene Stapel
csv-other-natural = Echte Canastas der Gegner
csv-other-mixed = Unechte Canastas der Gegner
csv-other-piles = Genommene Stapel der Gegner
csv-minimum = Minimum
csv-opened-in-turn = Erstmeldung im Zug
csv-conceded = Aufgegeben

## Werte

csv-and = und
csv-yes = ja
csv-no = nein

csv-me = ich
csv-me-concealed = ich, verdeckt
csv-partner = Partner
csv-partner-concealed = Partner, verdeckt
csv-opponent = Gegner
csv-opponent-concealed = Gegner, verdeckt
csv-stock = Talon leer

csv-went-out = ausgemacht
csv-went-out-concealed = verdeckt ausgemacht
csv-stock-exhausted = Talon aufgebraucht
csv-last-red-three = letzte Karte rote Drei
