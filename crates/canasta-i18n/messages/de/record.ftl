### Probleme einer Aufzeichnung oder Stellung, die jemand geschrieben hat: Schreibfehler und verbotene Züge.

record-at = Zeile { DIGITS($line) }, Spalte { DIGITS($column) }: { $fault }

## Schreibfehler. Klein und ohne Punkt.

record-nothing = erwartet: { $expected }; hier steht nichts
record-text = erwartet: { $expected }; hier steht „{ $found }“
record-near = erwartet: { $expected }; hier steht „{ $found }“ (gemeint: „{ $meant }“?)
record-count = erwartet: { $expected }; es sind { DIGITS($found) }

record-newer = erwartet: „Canasta record 1“; das hier ist Version { $version }, neuer als dieses Programm
record-again = „{ $name }“ kommt noch einmal vor (zuerst in Zeile { DIGITS($first) })
record-third-card = { CARD($card, form: "the") } kommt ein drittes Mal vor, es gibt aber nur zwei davon
record-deck = erwartet: die 108 Karten aus zwei Kartenspielen; es sind { $found }
record-deck-missing = erwartet: die 108 Karten aus zwei Kartenspielen; es sind { $found } (es fehlen: { $missing })
record-deck-many-missing = erwartet: die 108 Karten aus zwei Kartenspielen; es sind { $found } ({ $missing } fehlen)

## Was erwartet wird, nach „erwartet:“.

record-first-line = „Canasta record 1“
record-line = eine Zeile wie „Rules: hoyle“, „Deal 1“ oder „0: draw; discard 9S“
record-deal-before = davor „Deal 1“
record-players = die Namen von zwei bis sechs Spielern, in Zeilen wie „Seat 0: Anna“
record-turn = ein Platz wie „0:“ oder „2 (bot):“
record-name = ein Name
record-house = Hausregeln wie {"{"}"game_points":3000{"}"}
record-date = ein Datum wie 2026-11-22
record-digit = eine hexadezimale Ziffer
record-card = eine Karte wie 4H
record-joker = ein Joker, XR oder XB
record-action-first = die Aktion vor ihren Karten, wie „discard 9S“
record-deal-line = eine Zeile wie „Deal 1“
record-action = eine Aktion wie „draw“ oder „discard 9S“
record-action-end = „;“ oder das Zeilenende
record-meld = die Karten einer Meldung
record-rank = ein Rang wie Q
record-kinds = Ränge wie 4KX
record-key = ein Eintrag einer Stellung, wie dealer=3
record-flag = yes oder no
record-one-line = das Ende der Eingabe, denn eine Stellung ist eine einzige Zeile
record-whole = eine ganze Zahl
record-value = „=“ und ein Wert
record-deal = „Deal { DIGITS($deal) }“
record-seat = eine Zeile wie „Seat { DIGITS($seat) }: Anna“, denn jeder Platz braucht einen Namen
record-seat-number = ein Platz von 0 bis { DIGITS($last) }
record-short-name = ein Name mit höchstens { $most } Buchstaben
record-preset = der Name eines Regelwerks ({ $names })
record-result = { $last ->
        [1] „side 0 won“, „side 0 conceded“ (die Seiten sind 0 und 1) oder „not over“
       *[other] „side 0 won“ (die Seiten sind 0 bis { DIGITS($last) }) oder „not over“
    }
record-numbers = { $sides ->
        [0] eine ganze Zahl für jede Seite, ohne Kommas
       *[other] eine ganze Zahl für jede der { SPELL($sides) } Seiten, ohne Kommas
    }
record-number = eine ganze Zahl von { $low } bis { $high }
record-meant = „{ $name }“ oder ein deutlich anderer Name
record-named = eine Zeile „{ $name }:“
record-persons = { $seats ->
        [0] die Nummer einer Person für jeden Platz, oder „-“ für einen Bot
       *[other] die Nummer einer Person für jeden der { SPELL($seats) } Plätze, oder „-“ für einen Bot
    }
record-digits = { $digits } hexadezimale Ziffern

## Verbotene Züge

record-in-deal = Runde { $deal }: { $fault }.
record-in-turn = Runde { $deal }, Zug { $turn }: { $fault }.
record-in-action = Runde { $deal }, Zug { $turn }, Aktion { $act }: { $fault }.

## Probleme einer Runde

record-deck-size = zwei Kartenspiele haben 108 Karten, hier sind es { $cards }
record-deck-times = { $times ->
        [0] jede Karte gibt es zweimal, aber { CARD($card, form: "the") } fehlt
        [one] jede Karte gibt es zweimal, aber { CARD($card, form: "the") } kommt nur einmal vor
       *[other] jede Karte gibt es zweimal, aber { CARD($card, form: "the") } kommt { SPELL($times) }mal vor
    }
record-no-seat = Platz { DIGITS($seat) } gibt es nicht
record-dealer = Platz { DIGITS($seat) } gibt, dabei ist Platz { DIGITS($due) } mit Geben dran
record-sits-out = Platz { DIGITS($seat) } setzt aus, dabei ist Platz { DIGITS($due) } mit Aussetzen dran
record-cannot-sit-out = Platz { DIGITS($seat) } kann diese Runde nicht aussetzen
record-not-to-act = Platz { DIGITS($seat) } handelt, dabei ist Platz { DIGITS($due) } dran
record-deal-over = Platz { DIGITS($seat) } handelt, aber die Runde ist zu Ende
record-illegal = Platz { DIGITS($seat) } spielt „{ $act }“. Nicht erlaubt: { $why }
record-not-over = die Runde ist nicht beendet, aber es folgt eine weitere
record-scored = die Runde hat eine Abrechnung, ist aber nicht beendet
record-score = als Ergebnis steht { $written } da, richtig ist { $counted }
record-points = { $points }
record-game-over = die Partie war schon zu Ende: Seite { DIGITS($side) } hatte gewonnen

## Probleme der ganzen Aufzeichnung

record-no-game = { $players ->
        [0] Es sind keine Spieler genannt; spielen können zwei bis sechs.
        [one] Allein kann man nicht spielen; spielen können zwei bis sechs.
       *[other] { $players } Spieler sind zu viele; spielen können zwei bis sechs.
    }
record-no-deal = Die Aufzeichnung enthält keine Runden.
record-totals = { $totals ->
        [one] Es gibt { SPELL($sides) } Seiten, aber nur einen Punktestand vor der ersten Runde.
       *[other] Es gibt { SPELL($sides) } Seiten, aber { SPELL($totals) } Punktestände vor der ersten Runde.
    }
record-total = In keiner Partie kann jemand { $total } Punkte erreichen.
record-winner = Laut Aufzeichnung hat Seite { DIGITS($named) } gewonnen, tatsächlich war es Seite { DIGITS($winner) }.
record-no-winner = Laut Aufzeichnung hat Seite { DIGITS($named) } gewonnen, tatsächlich hat keine Seite gewonnen.
record-conceded = Laut Aufzeichnung wurde die Partie aufgegeben, aber Seite { DIGITS($winner) } hatte schon gewonnen.
record-sides-to-concede = Laut Aufzeichnung wurde die Partie aufgegeben, aber das geht nur mit zwei Seiten. Hier sind es { SPELL($sides) }.
