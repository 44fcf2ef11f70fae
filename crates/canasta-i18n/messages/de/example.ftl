### Die Beispiele im Regelbuch, aus der Sicht der Person, die zuerst handelt: „du“.

example-house = Es gilt eine Hausregel.
example-no-stock = Der Talon ist leer.
example-players = { $players ->
        [one] Eine Person.
       *[other] { SPELL($players, case: "capital") } Spieler.
    }
example-sits-out = Drei gegen zwei; die fünfte Person setzt aus.
example-totals = Punktestand vor der Runde.
example-total = { $side }: { $points }.

## Spieler und Seiten, am Satzanfang

example-who-you = Du
example-who-partner = Dein Partner
example-who-other = Dein Gegenüber
example-who-left = Die Person links von dir
example-who-right = Die Person rechts von dir
example-who-across = Dein Gegenüber
example-who-across-left = Die Person gegenüber links
example-who-across-right = Die Person gegenüber rechts
example-who-partner-left = Dein linker Partner
example-who-partner-right = Dein rechter Partner
example-side-yours = Deine Seite
example-side-others = Die Gegenseite

## Karten am Anfang

example-hand-you = Deine Hand
example-hand-partner = Die Hand deines Partners
example-hand-other = Die Hand gegenüber
example-hand-left = Die Hand links von dir
example-hand-right = Die Hand rechts von dir
example-hand-across = Die Hand gegenüber
example-hand-across-left = Die Hand gegenüber links
example-hand-across-right = Die Hand gegenüber rechts
example-hand-partner-left = Die Hand deines linken Partners
example-hand-partner-right = Die Hand deines rechten Partners

example-melds-you = Deine Meldungen
example-melds-other = Die Meldungen gegenüber
example-melds-left = Die Meldungen links von dir
example-melds-right = Die Meldungen rechts von dir
example-melds-across-left = Die Meldungen gegenüber links
example-melds-across-right = Die Meldungen gegenüber rechts
example-melds-side-yours = Die Meldungen deiner Seite
example-melds-side-others = Die Meldungen der Gegenseite

example-red-threes-you = Deine roten Dreien
example-red-threes-other = Die roten Dreien gegenüber
example-red-threes-left = Die roten Dreien links von dir
example-red-threes-right = Die roten Dreien rechts von dir
example-red-threes-across-left = Die roten Dreien gegenüber links
example-red-threes-across-right = Die roten Dreien gegenüber rechts
example-red-threes-side-yours = Die roten Dreien deiner Seite
example-red-threes-side-others = Die roten Dreien der Gegenseite

example-pile = { $cards ->
        [one] Abwurfstapel
       *[other] Abwurfstapel, die letzte Karte oben
    }
example-stock = { $cards ->
        [one] Talon, eine Karte
       *[other] Talon, die nächste Karte zuerst
    }

## Aktionen. Die Karten stehen darunter.

example-laid-down-first = Zuerst ausgelegt:
example-unreadable = { $who }: „{ $act }“
example-draw = { $you ->
        [yes] Du ziehst
       *[no] { $who } zieht
    }
example-take-onto-meld = { $you ->
        [yes] Du nimmst den Stapel zu dieser Meldung
       *[no] { $who } nimmt den Stapel zu dieser Meldung
    }
example-take-with = { $you ->
        [yes] Du nimmst den Stapel mit diesen Karten
       *[no] { $who } nimmt den Stapel mit diesen Karten
    }
example-lay-down = { $you ->
        [yes] Du meldest
       *[no] { $who } meldet
    }
example-add = { $you ->
        [yes] Du legst bei den { KIND($rank, form: "dat") } an
       *[no] { $who } legt bei den { KIND($rank, form: "dat") } an
    }
example-discard = { $you ->
        [yes] Du wirfst ab
       *[no] { $who } wirft ab
    }
example-pass = { $you ->
        [yes] Du passt
       *[no] { $who } passt
    }
example-declare = { $you ->
        [yes] Du legst aus
       *[no] { $who } legt aus
    }
example-ask = { $you ->
        [yes] Du fragst: „Darf ich ausmachen?“
       *[no] { $who } fragt: „Darf ich ausmachen?“
    }
example-answer = { $you ->
        [yes] { $yes ->
            [yes] Du antwortest mit Ja
           *[no] Du antwortest mit Nein
        }
       *[no] { $yes ->
            [yes] { $who } antwortet mit Ja
           *[no] { $who } antwortet mit Nein
        }
    }

## Ergebnisse

example-drawn = Gezogen:
example-laid-down = Ausgelegt:
example-laid-down-next = Von der nächsten Person ausgelegt:

example-out = { $you ->
        [yes] { $concealed ->
            [yes] Du machst verdeckt aus.
           *[no] Du machst aus.
        }
       *[no] { $concealed ->
            [yes] { $who } macht verdeckt aus.
           *[no] { $who } macht aus.
        }
    }
example-nobody-out = Die Runde endet, ohne dass jemand ausmacht.
example-last-red-three = Die letzte Karte des Talons ist eine rote Drei: Die Runde endet.

## Abrechnung

example-scored = { $side }: { $entries }.
example-natural-canastas = echte Canastas { $points }
example-mixed-canastas = unechte Canastas { $points }
example-concealed-canastas = verdeckte Canastas { $points }
example-red-threes = rote Dreien { $points }
example-going-out = Ausmachen { $points }
example-exact-deal = genaues Geben { $points }
example-penalties = Strafpunkte { $points }
example-melded = gemeldete Karten { $points }
example-in-hand = Karten auf der Hand { $points }
example-sum = zusammen { $points }
