### Wörter des Blocks, die auf mehreren seiner Seiten stehen. Der Block wird mit echten Karten am Tisch benutzt:
### Ein Handy oder Tablet führt den Punktestand.

script-pad-we = Wir
script-pad-they = Sie
script-pad-player = Person { $n }
script-pad-deal = Runde { $n }
script-pad-heading = Punkteblock
script-pad-go-back = Zurück

## Die Zeilen der Tabelle.

script-pad-line-going-out = Ausgemacht
script-pad-line-natural-canastas = Echte Canastas
script-pad-line-mixed-canastas = Unechte Canastas
script-pad-line-concealed-canastas = Verdeckte Canastas
script-pad-line-red-threes = Rote Dreien
script-pad-line-undeclared-red-threes = Rote Dreien zu spät
script-pad-line-black-threes = Schwarze Dreien
script-pad-line-melded = Gemeldete Karten
script-pad-line-in-hand = Auf der Hand
script-pad-line-exact-deal = Genaues Geben
script-pad-line-penalties = Strafpunkte
script-pad-line-own = Eigene Zeilen
script-pad-this-deal = Diese Runde
script-pad-total = Stand
