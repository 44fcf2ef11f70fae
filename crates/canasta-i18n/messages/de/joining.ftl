### An einen Tisch kommen: mit Link, mit Code, und das Warten auf die Antwort.

joining-title = Tisch von { $host } – Canasta
joining-invites = { $host } lädt dich ein
joining-about = Eine Partie Canasta. Ganz ohne Konto.
joining-table-of = Tisch von { $host }
joining-sit-down = Hinsetzen
joining-come-in = Zum Tisch
joining-over = Die Partie ist zu Ende. Du kannst noch sehen, wie sie ausging.
joining-begun = Die Partie läuft schon, und alle Plätze sind besetzt. Du kannst zuschauen.
joining-hands = { $hands ->
        [one] Die Partie läuft schon. Frag { $host }, ob du für { $hands } weiterspielen darfst.
       *[other] Die Partie läuft schon. Frag { $host }, ob du einen Platz übernehmen darfst: { $hands }.
    }
joining-hand = { $who ->
        [bot] { $name } (Bot)
       *[left] { $name } (gegangen)
    }
joining-hand-seat = Platz { DIGITS($seat) }
joining-full = Alle Plätze sind besetzt. Du kannst warten, bis einer frei wird.
joining-there = Schon da
joining-free-seat = Ein freier Platz
joining-left = gegangen
joining-host = Leitung
joining-bot = Bot

joining-code-title = An einem Tisch mitspielen – Canasta
joining-code-heading = An einem Tisch mitspielen
joining-code-about = Gib den Code mit sechs Buchstaben ein, den du bekommen hast.
joining-code-form = Mit Code mitspielen
joining-code = Code des Tisches
joining-join = Mitspielen
joining-knocking = Die Tischleitung sieht deinen Namen und entscheidet, ob du mitspielst.

joining-knocked-title = Warten auf Antwort – Canasta
joining-knocked-heading = Warten auf Antwort
joining-knocked = Die Tischleitung sieht deinen Namen und entscheidet, ob du mitspielst. Lass diese Seite offen; sie aktualisiert sich von selbst.
joining-look-now = Jetzt nachsehen
joining-not-now-title = Diesmal nicht – Canasta
joining-not-now-heading = Diesmal nicht
joining-not-now = Die Tischleitung hat dich nicht eingelassen. Vielleicht ist der Tisch voll. Bitte um den Link oder versuch es noch einmal.
joining-ask-again = Neu anfragen
joining-turned-away-title = Gesperrt – Canasta
joining-turned-away-heading = Die Tischleitung hat dich für diesen Tisch gesperrt
joining-turned-away = Solange die Sperre gilt, kannst du an diesem Tisch weder mitspielen noch zuschauen.
