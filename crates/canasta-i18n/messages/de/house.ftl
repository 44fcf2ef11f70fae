### Die Seite mit den Regeln eines Tisches, die man teilen kann.

house-title = { $name } – Canasta
house-players = { $players ->
        [one] Für eine Person.
       *[other] Für { SPELL($players) } Spieler.
    }
house-play = Nach diesen Regeln spielen
house-download = Herunterladen
house-changes = Hausregeln
house-all = Alle Regeln
house-more = Mehr, mit Beispielen:

house-score-card = Punktwerte
house-joker = Joker
house-two-or-ace = Zwei, Ass
house-high = König bis Acht
house-low = Sieben bis Vier, schwarze Drei
house-two = Zwei
house-ace = Ass
house-seven-to-four = Sieben bis Vier
house-black-three = Schwarze Drei
house-natural = Echtes Canasta
house-mixed = Unechtes Canasta
house-whole = Canasta auf einmal gemeldet, extra
house-red-three = Rote Drei
house-red-threes = Alle vier roten Dreien
house-out = Ausmachen
house-concealed = Verdecktes Ausmachen
house-exchange = Karten auf der Hand zählen minus.
house-minimums = Erstmeldung
house-below = Unter { $points } Punkten
house-from = Ab { $points } Punkten

house-share = Diese Regeln teilen
house-share-about = Gib ihnen einen Namen und schick dann den Link oder die Datei.
house-name = Name
house-give-name = Namen übernehmen
house-link = Link zu diesen Regeln
house-copy = Kopieren

house-open-title = Hausregeln öffnen – Canasta
house-open-heading = Hausregeln öffnen
house-open-about = Füg den Text einer Datei mit Hausregeln ein.
house-open = Öffnen
house-open-problems = Das sind keine Hausregeln
house-open-problem = { $problem }.
