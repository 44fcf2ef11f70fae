### Eine Runde auf dem Block eintragen. Der Block stellt eine Frage nach der anderen, geantwortet wird auf einem Tastenfeld.

script-pad-entry-correcting-deal = Runde { $n } ändern
script-pad-entry-dealt = Geber: { $player }
script-pad-entry-back-to-pad = Block

## Die Tabelle über den Tasten

script-pad-entry-entry-sheet = Punktetabelle
script-pad-entry-sheet-of-side = Runde { $n }, { $side }
script-pad-entry-before = { $total }, <b>{ $minimum }</b> nötig
script-pad-entry-new-total = Neuer Stand
script-pad-entry-yes = ja

script-pad-entry-cell = { $value }: { $side }, { $line }
script-pad-entry-cell-count = { $count } { $points }: { $side }, { $line }
script-pad-entry-cell-empty = { $side }, { $line }: noch offen
script-pad-entry-cell-out = { $concealed ->
        [yes] { $shown }: { $player } hat verdeckt ausgemacht
       *[no] { $shown }: { $player } hat ausgemacht
    }
script-pad-entry-cell-not-out = –: { $side }, nicht ausgemacht
script-pad-entry-one-fewer = { $side }, { $line }: eins weniger
script-pad-entry-one-more = { $side }, { $line }: eins mehr

## Wer ausgemacht hat

script-pad-entry-who-went-out = Wer hat ausgemacht?
script-pad-entry-about-going-out = Wer keine Karten mehr hat, beendet die Runde.
script-pad-entry-nobody-went-out = Niemand hat ausgemacht
script-pad-entry-concealed-hand = Verdeckt
script-pad-entry-concealed-alone = Die ganze Hand in einem Zug, mit einem Canasta, und vorher nichts gemeldet.
script-pad-entry-concealed-adding = Die ganze Hand in einem Zug, mit einem Canasta, und vorher nichts gemeldet. Beim Partner anlegen ist dabei erlaubt.
script-pad-entry-concealed-not-adding = Die ganze Hand in einem Zug, mit einem Canasta, vorher nichts gemeldet und nichts beim Partner angelegt.
script-pad-entry-concealed-first = Die ganze Hand in einem Zug, mit einem Canasta, und die eigene Seite hatte noch nichts gemeldet.
script-pad-entry-exact-deal = Genaues Geben
script-pad-entry-exact-deal-by = { $player } hat zum Geben auf Anhieb die richtige Zahl Karten genommen: { $points }
script-pad-entry-exact-deal-nobody = Wähl zuerst auf dem Block, wer gibt.

## Die Fragen: Titel und Erklärung

script-pad-entry-title-natural-canastas = { $side }: echte Canastas
script-pad-entry-title-mixed-canastas = { $side }: unechte Canastas
script-pad-entry-title-concealed-canastas = { $side }: verdeckte Canastas
script-pad-entry-title-red-threes = { $side }: rote Dreien
script-pad-entry-title-undeclared-red-threes = { $side }: rote Dreien, zu spät ausgelegt
script-pad-entry-title-black-threes = { $side }: schwarze Dreien beim Ausmachen
script-pad-entry-title-own = { $side }: { $line }
script-pad-entry-title-melded = { $side }: gemeldete Karten
script-pad-entry-title-in-hand = { $side }: Karten auf der Hand

script-pad-entry-about-natural-canastas = Je { $points }: sieben Karten oder mehr, keine wilde
script-pad-entry-about-mixed-canastas = Je { $points }: mit wilden Karten
script-pad-entry-about-concealed-canastas = Auf einmal gemeldet, echt oder unecht: je { $points } extra
script-pad-entry-about-red-threes = Je { $points }, alle vier { $all }
script-pad-entry-about-red-threes-without-melds = Die Seite hat keine Meldung. Was ihre roten Dreien zählen, sagt die Prüfung.
script-pad-entry-about-undeclared-red-threes = Je { $points } Abzug: zu spät ausgelegt oder gar nicht
script-pad-entry-about-black-threes = Nur die beim Ausmachen gemeldeten
script-pad-entry-about-own = Je { $points }
script-pad-entry-about-melded = Kartenwerte aller Meldungen und Canastas
script-pad-entry-about-hand = Die Hand von { $player }
script-pad-entry-about-hands = Die Hände von { $players }: mit + zusammenzählen
script-pad-entry-about-no-hand = Auf dieser Seite hat niemand mehr Karten.

## Das Tastenfeld

script-pad-entry-keypad = Tastenfeld
script-pad-entry-key-next = Weiter
script-pad-entry-key-delete = Löschen
script-pad-entry-key-plus = Plus: noch eine Zahl dazuzählen
script-pad-entry-key-no-melds = Keine Meldung
script-pad-entry-key-count = Karten zählen
script-pad-entry-key-total = Summe tippen
script-pad-entry-key-use = { $points } nehmen

script-pad-entry-stop-double = Doppelt getippt, zählt nur einmal.
script-pad-entry-stop-count-first = Tipp eine Zahl; 0 für keine.
script-pad-entry-stop-points-first = Tipp zuerst die Punkte; 0 für keine.
script-pad-entry-stop-at-most = { $max ->
        [0] Mehr geht hier nicht.
       *[other] Mehr als { $max } geht hier nicht.
    }
script-pad-entry-stop-more-than-packs = Mehr, als alle Karten zusammen zählen ({ $points }). Wenn du sicher bist, tipp noch einmal auf „Weiter“.
script-pad-entry-stop-no-such-points = { $step ->
        [5] Punkte enden immer auf 0 oder 5. Wenn du sicher bist, tipp noch einmal auf „Weiter“.
       *[other] Alle Kartenwerte sind Vielfache von { $step }. Wenn du sicher bist, tipp noch einmal auf „Weiter“.
    }

## Karten zählen

script-pad-entry-by-value = Nach Wert
script-pad-entry-by-card = Karte für Karte
script-pad-entry-counting-cards = Karten zählen
script-pad-entry-so-far = Bisher { $points }
script-pad-entry-how-many-cards = Wie viele { $cards }?
script-pad-entry-press-each = Tipp für jede Karte einmal.
script-pad-entry-cards-many = { KIND($kind, form: "many") }
script-pad-entry-cards-many-range = { KIND($from, form: "many") } bis { KIND($to, form: "many") }
script-pad-entry-cards-one = { KIND($kind, form: "one") }
script-pad-entry-cards-one-range = { KIND($from, form: "one") } bis { KIND($to, form: "one") }
script-pad-entry-product = { $count } × { $value } = { $points }

## Buchstaben auf den Bildkarten, wie in den Ecken der Karten

script-pad-entry-face-ace = A
script-pad-entry-face-king = K
script-pad-entry-face-queen = D
script-pad-entry-face-jack = B

script-pad-entry-counted = { KIND($kind, form: "one", case: "capital") }, je { $value } Punkte: { $count }
script-pad-entry-number-of-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

## Die Prüfung vor dem Speichern

script-pad-entry-check-and-save = Prüfen und speichern
script-pad-entry-nothing-wrong = Nichts Auffälliges.
script-pad-entry-save-deal = Runde speichern
script-pad-entry-save-correction = Änderung speichern
script-pad-entry-save-anyway = Trotzdem speichern
script-pad-entry-correct-it = Korrigieren
script-pad-entry-goal-reached = { $points } erreicht
script-pad-entry-next-minimum = Danach { $points } nötig
script-pad-entry-side-points = { $side }: { $points }
script-pad-entry-said-total = { $side }: { $points } in dieser Runde, insgesamt { $total }.

script-pad-entry-read-out = Lies vor:
script-pad-entry-read-side = <b>{ $side }</b>: { $items }.
script-pad-entry-read-nothing = keine Canastas, keine roten Dreien
script-pad-entry-said-item = { $side }: { $item }.

script-pad-entry-item-natural-canastas = { $n ->
        [0] kein echtes Canasta
        [one] { $n } echtes Canasta
       *[other] { $n } echte Canastas
    }
script-pad-entry-item-mixed-canastas = { $n ->
        [0] kein unechtes Canasta
        [one] { $n } unechtes Canasta
       *[other] { $n } unechte Canastas
    }
script-pad-entry-item-concealed-canastas = { $n ->
        [0] kein verdecktes Canasta
        [one] { $n } verdecktes Canasta
       *[other] { $n } verdeckte Canastas
    }
script-pad-entry-item-red-threes = { $n ->
        [0] keine rote Drei
        [one] { $n } rote Drei
       *[other] { $n } rote Dreien
    }
script-pad-entry-item-undeclared-red-threes = { $n ->
        [0] keine rote Drei zu spät ausgelegt
        [one] { $n } rote Drei zu spät ausgelegt
       *[other] { $n } rote Dreien zu spät ausgelegt
    }
script-pad-entry-item-black-threes = { $n ->
        [0] keine schwarze Drei
        [one] { $n } schwarze Drei
       *[other] { $n } schwarze Dreien
    }
script-pad-entry-item-own = { $n } × { $line }
script-pad-entry-item-melded = { $points } gemeldet
script-pad-entry-item-in-hand = { $points } auf der Hand

## Was nicht stimmen kann oder ungewöhnlich ist

script-pad-entry-notice-no-such-melded = { $step ->
        [5] { $side }: Die gemeldeten Karten können nicht { $points } zählen. Punkte enden immer auf 0 oder 5.
       *[other] { $side }: Die gemeldeten Karten können nicht { $points } zählen. Alle Kartenwerte sind Vielfache von { $step }.
    }
script-pad-entry-notice-no-such-in-hand = { $step ->
        [5] { $side }: Die Karten auf der Hand können nicht { $points } zählen. Punkte enden immer auf 0 oder 5.
       *[other] { $side }: Die Karten auf der Hand können nicht { $points } zählen. Alle Kartenwerte sind Vielfache von { $step }.
    }
script-pad-entry-notice-too-few-points = { $canastas ->
        [one] { $side }: Die Karten des Canastas zählen mindestens { $minimum }, gemeldet sind aber nur { $points }.
       *[other] { $side }: Die Karten der { $canastas } Canastas zählen mindestens { $minimum }, gemeldet sind aber nur { $points }.
    }
script-pad-entry-notice-more-than-ranks = { $side }: Für { $canastas } Canastas gibt es nicht genug Ränge.
script-pad-entry-notice-bonuses-added-in = { $side }: { $points } ist viel für die gemeldeten Karten. Sind da Prämien mitgezählt? Die rechnet der Block selbst dazu.
script-pad-entry-notice-below-minimum = { $side }: Die Erstmeldung brauchte { $minimum }, gemeldet sind aber nur { $points }.
script-pad-entry-notice-too-few-canastas = { $needed ->
        [one] { $player } hat ausgemacht, aber die Seite hat kein Canasta.
       *[other] { $player } hat ausgemacht. Dafür braucht die Seite { $needed } Canastas, hat aber { $canastas ->
            [0] keins
            [one] nur eins
           *[other] nur { $canastas }
        }.
    }
script-pad-entry-notice-cards-after-going-out = { $side }: Wer ausgemacht hat, kann keine Karten mehr auf der Hand haben.
script-pad-entry-notice-too-few-in-hand = { $players ->
        [one] { $side }: Eine Person hatte noch Karten, und die zählen mehr als { $points }.
       *[other] { $side }: { $players } Personen hatten noch Karten, und die zählen mehr als { $points }.
    }
script-pad-entry-notice-more-concealed-canastas = { $canastas ->
        [0] { $side }: { $concealed } verdeckt, aber gar kein Canasta.
        [one] { $side }: { $concealed } verdeckte Canastas, insgesamt aber nur eins.
       *[other] { $side }: { $concealed } verdeckte Canastas, insgesamt aber nur { $canastas }.
    }
script-pad-entry-notice-red-threes = { $threes } rote Dreien sind eingetragen, es gibt aber nur vier.
script-pad-entry-notice-late-red-threes = { $side }: { $threes } rote Dreien zu spät ausgelegt, es gibt aber nur vier.
script-pad-entry-notice-mixed-canastas = Für { $canastas } unechte Canastas gibt es nicht genug wilde Karten.
script-pad-entry-notice-canastas = Für { $canastas } Canastas gibt es nicht genug Karten.
script-pad-entry-notice-more-than-the-packs = Alle Karten zusammen zählen hier { $points }, im Spiel sind aber nur { $maximum }.
script-pad-entry-notice-same-as-before = Dieselben Zahlen wie in der Runde davor. Doppelt eingetragen?

## Was aus den Zahlen folgt

script-pad-entry-fact-red-threes-against = { $threes ->
        [one] { $side }: Die rote Drei zählt { $points }.
       *[other] { $side }: Die { $threes } roten Dreien zählen { $points }.
    }
script-pad-entry-fact-red-threes-count-nothing = { $threes ->
        [one] { $side }: Die rote Drei zählt nichts.
       *[other] { $side }: Die { $threes } roten Dreien zählen nichts.
    }
script-pad-entry-fact-all-red-threes = { $side }: Alle vier roten Dreien zählen { $points }.
script-pad-entry-fact-nobody-went-out = Niemand hat ausgemacht, also gibt es dafür keine Prämie.
script-pad-entry-fact-concealed = { $player } hat verdeckt ausgemacht: { $points }.
script-pad-entry-fact-exact-deal = Genaues Geben von { $player }: { $points }.
script-pad-entry-fact-no-concealed-canastas = Keine verdeckten Canastas. Gab es doch welche, tipp auf die Zeile.
script-pad-entry-fact-no-undeclared-red-threes = Keine rote Drei zu spät ausgelegt. War es doch so, tipp auf die Zeile.
script-pad-entry-fact-no-black-threes = Keine schwarzen Dreien beim Ausmachen. Gab es doch welche, tipp auf die Zeile.

## Speichern

script-pad-entry-not-stored = Dieser Browser kann die Runde nicht speichern: Sein Speicher ist voll oder ausgeschaltet. Deine Zahlen bleiben hier stehen. Schaff Platz und speichere noch einmal, oder schreib sie auf.
script-pad-entry-draft-not-stored = Dieser Browser kann nichts speichern: Sein Speicher ist voll oder ausgeschaltet. Lass diese Seite offen, bis die Runde gespeichert ist.
script-pad-entry-resumed-correction = Diese Änderung hast du schon früher angefangen. Sie ist noch nicht gespeichert.
script-pad-entry-saved-figures = Gespeicherte Zahlen zeigen

## Ein anderes Handy hat dieselbe Runde gespeichert

script-pad-entry-other-phone = Ein anderes Handy hat Runde { $n } gespeichert
script-pad-entry-saved-at = Gespeichert um { $time } Uhr.
script-pad-entry-saved-by-at = Gespeichert von { $player } um { $time } Uhr.
script-pad-entry-figures-differ = Vergleich die Zahlen und wähl, was gilt.
script-pad-entry-figures-agree = Beide Handys haben dieselben Zahlen.
script-pad-entry-ours = Hier
script-pad-entry-theirs = Anderes Handy
script-pad-entry-row-of-side = { $side }, { $line }
script-pad-entry-keep-theirs = Andere behalten
script-pad-entry-keep-it = Weiter
script-pad-entry-use-ours = Unsere nehmen
script-pad-entry-replaces-theirs = Wenn du speicherst, ersetzt du, was das andere Handy gespeichert hat.
