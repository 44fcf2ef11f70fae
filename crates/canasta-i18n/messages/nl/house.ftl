### De pagina met de regels van een tafel, die je als link kunt delen: een puntenkaart, de huisregels en alle regels.

house-title = { $name } – Canasta
house-players = { $players ->
        [one] Voor { SPELL($players) } speler.
       *[other] Voor { SPELL($players) } spelers.
    }
house-play = Met deze regels spelen
house-download = Downloaden
house-changes = Huisregels
house-all = Elke regel
house-more = Meer, met voorbeelden:

## De puntenkaart.

house-score-card = Puntentabel
house-joker = Joker
house-two-or-ace = Twee, aas
house-high = Heer tot en met acht
house-low = Zeven tot en met vier, zwarte drie
house-two = Twee
house-ace = Aas
house-seven-to-four = Zeven tot en met vier
house-black-three = Zwarte drie
house-natural = Zuivere canasta
house-mixed = Gemengde canasta
house-whole = Canasta in één keer op tafel, extra
house-red-three = Rode drie
house-red-threes = Alle vier de rode drieën
house-out = Uitgaan
house-concealed = Verborgen uitgaan
house-exchange = Kaarten in je hand tellen tegen je.
house-minimums = Om te openen
house-below = Onder { $points } punten
house-from = Vanaf { $points } punten

## Delen.

house-share = Deze regels delen
house-share-about = Geef ze een naam en stuur dan de link of het bestand.
house-name = Naam
house-give-name = Deze naam gebruiken
house-link = Link naar deze regels
house-copy = Kopiëren

## Een bestand openen.

house-open-title = Huisregels openen – Canasta
house-open-heading = Huisregels openen
house-open-about = Plak hier de tekst van een bestand met huisregels.
house-open = Openen
house-open-problems = Dit zijn geen huisregels
house-open-problem = { $problem }.
