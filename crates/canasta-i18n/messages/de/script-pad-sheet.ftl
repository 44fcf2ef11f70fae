### Die Zahlen des Blocks: Runde prüfen, Punktestand, Ergebnis, Live-Ansicht, Druck und Tabelle.

## Wie eine Runde zu Ende ging, als Überschrift.

script-pad-sheet-ended-out = { $player } hat ausgemacht
script-pad-sheet-ended-concealed = { $player } hat verdeckt ausgemacht
script-pad-sheet-ended-nobody = Niemand hat ausgemacht
script-pad-sheet-ended-unknown = Wer ausgemacht hat, ist nicht eingetragen

## Die Punkte einer Seite, Zeile für Zeile.

script-pad-sheet-times = { $count } × { $value }
script-pad-sheet-all-four = alle vier
script-pad-sheet-threes-no-meld = { $n }, keine Meldung
script-pad-sheet-threes-no-canasta = { $n }, kein Canasta
script-pad-sheet-out-concealed = { $player }, verdeckt
script-pad-sheet-with-black-threes = { $n ->
        [one] mit einer schwarzen Drei
       *[other] mit { $n } schwarzen Dreien
    }
script-pad-sheet-own-times = { $name }: { $count } × { $value }
script-pad-sheet-not-entered = offen
script-pad-sheet-was = vorher { $before }
script-pad-sheet-nobody = niemand
script-pad-sheet-rules-of-line = { $line }: was die Regeln sagen
script-pad-sheet-rule-set = Regeln: { $rules }

## Eine Runde prüfen.

script-pad-sheet-query-asked = { $named ->
        [yes] { $name } hat um { $time } Uhr gebeten, diese Runde zu prüfen.
       *[no] Um { $time } Uhr kam aus der Live-Ansicht die Bitte, diese Runde zu prüfen.
    }
script-pad-sheet-query-settle = Erledigt

script-pad-sheet-conflict-heading = Diese Runde wurde zweimal eingetragen
script-pad-sheet-conflict-help = Zwei Handys haben sie eingetragen, ohne voneinander zu wissen. Wähl, was gilt. Der andere Eintrag bleibt unter „Änderungen“ stehen.
script-pad-sheet-conflict-phone = { $here ->
        [yes] Dieses Handy
       *[no] { $named ->
            [yes] Handy von { $name }
           *[no] Anderes Handy
        }
    }
script-pad-sheet-conflict-line = Zeile
script-pad-sheet-conflict-keep = Das gilt
script-pad-sheet-line-of-side = { $side }: { $line }

script-pad-sheet-paper-heading = Steht auf dem Papier etwas anderes?
script-pad-sheet-paper-help = Tipp ein, was dort für diese Runde steht. Der Block sucht einen einzelnen Fehler, der den Unterschied erklärt.
script-pad-sheet-paper-minus = Minus, { $side }
script-pad-sheet-paper-same = { $side }: genau wie auf dem Block.
script-pad-sheet-paper-more = <b>{ $side }: { $points } mehr als auf dem Block.</b> Das könnte auf dem Papier passiert sein:
script-pad-sheet-paper-less = <b>{ $side }: { $points } weniger als auf dem Block.</b> Das könnte auf dem Papier passiert sein:
script-pad-sheet-paper-more-unexplained = <b>{ $side }: { $points } mehr als auf dem Block.</b> Ein Fehler allein erklärt das nicht. Zähl alles noch einmal nach.
script-pad-sheet-paper-less-unexplained = <b>{ $side }: { $points } weniger als auf dem Block.</b> Ein Fehler allein erklärt das nicht. Zähl alles noch einmal nach.

script-pad-sheet-slip-natural-more = Ein echtes Canasta mehr.
script-pad-sheet-slip-natural-fewer = Ein echtes Canasta weniger.
script-pad-sheet-slip-mixed-more = Ein unechtes Canasta mehr.
script-pad-sheet-slip-mixed-fewer = Ein unechtes Canasta weniger.
script-pad-sheet-slip-mixed-as-natural = Ein unechtes Canasta als echtes gezählt.
script-pad-sheet-slip-natural-as-mixed = Ein echtes Canasta als unechtes gezählt.
script-pad-sheet-slip-red-threes = { $paper ->
        [0] Keine rote Drei statt { $pad }.
        [one] Eine rote Drei statt { $pad }.
       *[other] { $paper } rote Dreien statt { $pad }.
    }
script-pad-sheet-slip-red-threes-for-side = Die roten Dreien dazugezählt, obwohl die Seite keine Meldung hat.
script-pad-sheet-slip-red-threes-against-side = Die roten Dreien abgezogen, obwohl die Seite Meldungen hat.
script-pad-sheet-slip-going-out-left-out = Die Punkte fürs Ausmachen vergessen.
script-pad-sheet-slip-going-out-counted = Dieser Seite Punkte fürs Ausmachen gegeben.
script-pad-sheet-slip-counted-concealed = Das Ausmachen als verdeckt gezählt.
script-pad-sheet-slip-counted-not-concealed = Das Ausmachen nicht als verdeckt gezählt.
script-pad-sheet-slip-hand-added = Die Karten auf der Hand dazugezählt statt abgezogen.
script-pad-sheet-slip-hand-left-out = Die Karten auf der Hand nicht abgezogen.
script-pad-sheet-slip-melded-left-out = Die gemeldeten Karten vergessen.
script-pad-sheet-slip-melded-swapped = Zahlendreher bei den gemeldeten Karten: { $paper } statt { $pad }.
script-pad-sheet-slip-hand-swapped = Zahlendreher bei den Karten auf der Hand: { $paper } statt { $pad }.
script-pad-sheet-slip-card-more = Eine Karte ({ $value } Punkte) mehr auf dem Tisch oder weniger auf der Hand.
script-pad-sheet-slip-card-fewer = Eine Karte ({ $value } Punkte) weniger auf dem Tisch oder mehr auf der Hand.
script-pad-sheet-slip-carry = Beim Zusammenzählen um { $points } verrechnet.

script-pad-sheet-count-heading = Nachzählen
script-pad-sheet-count-what = Was nachgezählt wird
script-pad-sheet-count-melded = { $known ->
        [yes] { $side }: gemeldete Karten (Block: { $points })
       *[no] { $side }: gemeldete Karten
    }
script-pad-sheet-count-in-hand = { $known ->
        [yes] { $side }: auf der Hand (Block: { $points })
       *[no] { $side }: auf der Hand
    }
script-pad-sheet-count-key = { $n ->
        [0] { KIND($kind, form: "brief", case: "capital") }, { $value } Punkte
       *[other] { KIND($kind, form: "brief", case: "capital") }, { $value } Punkte, { $n } gezählt
    }
script-pad-sheet-count-kind = { KIND($kind, form: "brief") }
script-pad-sheet-count-clear = Von vorn
script-pad-sheet-count-one-back = Eine zurück
script-pad-sheet-count-cards = { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
script-pad-sheet-count-agrees = Stimmt mit dem Block überein: { $points }.
script-pad-sheet-count-more = { $points } mehr als auf dem Block ({ $pad }).
script-pad-sheet-count-short = { $points } weniger als auf dem Block ({ $pad }).

## Die Änderungen einer Runde.

script-pad-sheet-changes = Änderungen
script-pad-sheet-log-entered = { $here ->
        [yes] Auf diesem Handy eingetragen.
       *[no] { $named ->
            [yes] Auf dem Handy von { $name } eingetragen.
           *[no] Auf einem anderen Handy eingetragen.
        }
    }
script-pad-sheet-log-corrected = { $here ->
        [yes] Auf diesem Handy geändert.
       *[no] { $named ->
            [yes] Auf dem Handy von { $name } geändert.
           *[no] Auf einem anderen Handy geändert.
        }
    }
script-pad-sheet-log-confirmed = { $here ->
        [yes] Auf diesem Handy bestätigt.
       *[no] { $named ->
            [yes] Auf dem Handy von { $name } bestätigt.
           *[no] Auf einem anderen Handy bestätigt.
        }
    }
script-pad-sheet-log-undone = { $here ->
        [yes] Auf diesem Handy zurückgenommen.
       *[no] { $named ->
            [yes] Auf dem Handy von { $name } zurückgenommen.
           *[no] Auf einem anderen Handy zurückgenommen.
        }
    }
script-pad-sheet-log-anyway = Trotz Warnung gespeichert.
script-pad-sheet-change-line = { $side }, „{ $line }“: vorher { $from }, jetzt { $to }.
script-pad-sheet-change-out = Ausgemacht: vorher { $from }, jetzt { $to }.
script-pad-sheet-change-concealed = { $now ->
        [yes] Zählt jetzt als verdeckt.
       *[no] Zählt nicht mehr als verdeckt.
    }
script-pad-sheet-change-exact = { $now ->
        [yes] Jetzt mit genauem Geben.
       *[no] Jetzt ohne genaues Geben.
    }
script-pad-sheet-change-total = { $side }: vorher { $from } in dieser Runde, jetzt { $to }.

## Die Kurve.

script-pad-sheet-curve-label = { $deals ->
        [one] Punktestand nach einer Runde ({ $goal } zum Sieg): { $totals }.
       *[other] Punktestand nach { $deals } Runden ({ $goal } zum Sieg): { $totals }.
    }
script-pad-sheet-curve-label-deals = Punktestand nach { $deals } von { $of } Runden: { $totals }.
script-pad-sheet-curve-side = { $side } { $total }
script-pad-sheet-curve-minimum = Minimum { $n }
script-pad-sheet-curve-table = Als Tabelle
script-pad-sheet-curve-start = Anfang

## Punktestand.

script-pad-sheet-totals-title = Punktestand
script-pad-sheet-game-so-far = Die Partie bisher
script-pad-sheet-next-minimums = Minimum in der nächsten Runde: { $sides }.
script-pad-sheet-deal-by-deal = Runde für Runde
script-pad-sheet-sources = Woher die Punkte kommen
script-pad-sheet-session = Stand der Serie
script-pad-sheet-session-help = Alle Partien auf diesem Block.

script-pad-sheet-session-column = Partie
script-pad-sheet-session-game = { $deals ->
        [one] Partie { $n }, eine Runde
       *[other] Partie { $n }, { $deals } Runden
    }
script-pad-sheet-session-playing = Partie { $n }, läuft noch
script-pad-sheet-session-won = gewonnen
script-pad-sheet-session-wins = Siege
script-pad-sheet-session-together = Punkte gesamt

## Das Ende einer Partie.

script-pad-sheet-end-won = { $n ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gewonnen
    }
script-pad-sheet-end-by = { $deals ->
        [one] Mit { $points } Punkten Vorsprung nach einer Runde.
       *[other] Mit { $points } Punkten Vorsprung nach { $deals } Runden.
    }
script-pad-sheet-end-how = Verlauf der Partie

## Die Live-Ansicht auf anderen Handys.

script-pad-sheet-live-title = Live-Ansicht
script-pad-sheet-live-up-to-date = { $named ->
        [yes] Handy von { $name }, aktuell
       *[no] Aktuell
    }
script-pad-sheet-live-offline = Offline, Stand von { $time } Uhr
script-pad-sheet-live-waiting = Noch keine Verbindung. Die Seite versucht es weiter.
script-pad-sheet-live-no-game = Die Partie hat noch nicht begonnen.
script-pad-sheet-live-entering = Runde { $n } wird gerade eingetragen
script-pad-sheet-live-last = Runde { $n }: { $ended }
script-pad-sheet-live-no-deal = Noch keine Runde
script-pad-sheet-live-sheet = Punktetabelle
script-pad-sheet-live-query = Prüfen lassen
script-pad-sheet-live-query-help = Auf dem Block erscheint deine Bitte, diese Runde zu prüfen. Die Punkte bleiben, wie sie sind.
script-pad-sheet-live-query-deal = Runde
script-pad-sheet-live-query-name = Dein Name
script-pad-sheet-live-query-send = Senden
script-pad-sheet-live-cancel = Abbrechen
script-pad-sheet-live-queried = { $named ->
        [yes] Auf dem Handy von { $keeper } steht jetzt deine Bitte, Runde { $n } zu prüfen.
       *[no] Auf dem Block steht jetzt deine Bitte, Runde { $n } zu prüfen.
    }
script-pad-sheet-live-take = Block übernehmen
script-pad-sheet-live-request = { $named ->
        [yes] { $name } möchte den Block übernehmen.
       *[no] Ein anderes Handy möchte den Block übernehmen.
    }
script-pad-sheet-live-request-own = Dieses Handy möchte den Block übernehmen.
script-pad-sheet-live-request-left = { $n ->
        [0] Der Block zieht um.
        [one] In einer Sekunde zieht der Block um, wenn das bisherige Handy nicht widerspricht.
       *[other] In { $n } Sekunden zieht der Block um, wenn das bisherige Handy nicht widerspricht.
    }
script-pad-sheet-live-withdraw = Zurückziehen
script-pad-sheet-live-keeps = Dieses Handy führt jetzt den Block.
script-pad-sheet-live-open = Block öffnen

## Auf Papier.

script-pad-sheet-print-title = Canasta
script-pad-sheet-print-now = Drucken
script-pad-sheet-print-empty = Leerer Vordruck
script-pad-sheet-print-game = Diese Partie
script-pad-sheet-print-names = Namen
script-pad-sheet-print-date = Datum
script-pad-sheet-print-side = { $side }: { $players }
script-pad-sheet-print-about = { $rules }, bis { $points } Punkte
script-pad-sheet-print-about-deals = { $deals ->
        [one] { $rules }, eine Runde
       *[other] { $rules }, { $deals } Runden
    }
script-pad-sheet-print-column-side = Seite
script-pad-sheet-print-column-minimum = Minimum
script-pad-sheet-print-column-natural = Echte
script-pad-sheet-print-column-mixed = Unechte
script-pad-sheet-print-column-concealed = Verdeckte
script-pad-sheet-print-column-red-threes = Rote Dreien
script-pad-sheet-print-column-going-out = Aus
script-pad-sheet-print-column-exact-deal = Genau
script-pad-sheet-print-column-penalties = Strafe
script-pad-sheet-print-column-melded = Gemeldet
script-pad-sheet-print-column-in-hand = Hand
script-pad-sheet-print-column-lines = Eigene
script-pad-sheet-print-column-points = Punkte
script-pad-sheet-print-corrected = { $mark } Runde { $n }, geändert um { $time } Uhr: { $changes }
script-pad-sheet-print-anyway = { $mark } Runde { $n }: trotz Warnung gespeichert.
script-pad-sheet-print-conflict = { $mark } Runde { $n }: zweimal eingetragen. Was gilt, ist noch offen.
script-pad-sheet-print-kind = { KIND($kind, form: "many") }
script-pad-sheet-print-cards = { $cards } { $value }
script-pad-sheet-print-values = Karten: { $cards }. Echtes Canasta { $natural }, unechtes { $mixed }. Rote Drei { $three }, alle vier { $four }. Ausmachen { $out }, verdeckt { $concealed }.
script-pad-sheet-print-minimums = Erstmeldung: { $minimums }.
script-pad-sheet-print-minimum-below = { $minimum } bei weniger als { $total } Punkten
script-pad-sheet-print-minimum-from = { $minimum } ab { $total } Punkten
script-pad-sheet-print-own-lines = Eigene Zeilen: { $lines }.
script-pad-sheet-print-own-line = { $name } { $points }
script-pad-sheet-print-agreed = Einverstanden: { $side }

## Die Tabelle zum Herunterladen: Überschriften und Werte.

script-pad-sheet-table-deal = Runde
script-pad-sheet-table-time = Uhrzeit
script-pad-sheet-table-dealer = Geber
script-pad-sheet-table-out = Ausgemacht
script-pad-sheet-table-concealed = Verdeckt
script-pad-sheet-table-points = Punkte
script-pad-sheet-table-corrections = Änderungen
script-pad-sheet-table-anyway = Trotz Warnung
script-pad-sheet-table-yes = ja
script-pad-sheet-table-no = nein
