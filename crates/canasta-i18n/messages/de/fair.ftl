### Urteile über die Runden einer Aufzeichnung.

fair-proved = { $cuts ->
        [0] Fair. Der Startwert passt zur Festlegung und ergibt ganz ohne Abhebezahl genau diese Karten.
        [one] Fair. Der Startwert passt zur Festlegung und ergibt mit einer Abhebezahl genau diese Karten.
       *[other] Fair. Der Startwert passt zur Festlegung und ergibt mit { $cuts } Abhebezahlen genau diese Karten.
    }
fair-no-seed = Nicht bewiesen. Der Startwert dieser Runde wurde noch nicht veröffentlicht.
fair-commitment = Nicht fair. Der Startwert passt nicht zur Festlegung für diese Runde, diesen Tisch, diese Plätze und Regeln.
fair-deck = Nicht fair. Der Startwert ergibt andere Karten, oder eine Abhebezahl wurde geändert oder weggelassen.
fair-cuts = Nicht fair. Eine Abhebezahl kommt von einem leeren Platz, oder zwei kommen vom selben Platz.
fair-nothing = Nicht bewiesen. Für diese Runde gab es keine Festlegung, oder sie steht nicht in der Aufzeichnung.

fair-all = { $deals ->
        [one] Diese Runde ist fair.
        [2] Beide Runden sind fair.
       *[other] Alle { $deals } Runden sind fair.
    }
fair-some = { $deals ->
        [one] Diese Runde ist nicht bewiesen.
       *[other] { $proved ->
            [0] Keine der { $deals } Runden ist bewiesen.
            [one] Eine der { $deals } Runden ist bewiesen.
           *[other] { $proved } der { $deals } Runden sind bewiesen.
        }
    }
fair-unfair-deals = { $deals ->
        [one] Diese Runde ist nicht fair.
       *[other] { $unfair ->
            [one] Eine der { $deals } Runden ist nicht fair.
           *[other] { $unfair } der { $deals } Runden sind nicht fair.
        }
    }
