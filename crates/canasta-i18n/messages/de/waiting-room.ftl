### Der Warteraum, ein Tisch vor der Partie: Plätze, Link und Einstellungen.

waiting-room-title = Tisch von { $host } – Canasta
waiting-room-own = Dein Tisch
waiting-room-of = Tisch von { $host }
waiting-room-seats = Plätze
waiting-room-begin = Partie starten
waiting-room-begin-filled = Mit Bots füllen und starten
waiting-room-played = Was gespielt wird

waiting-room-join-requests = Anfragen
waiting-room-let-in = Einlassen
waiting-room-let-in-one = { $name } einlassen
waiting-room-turn-away = Ablehnen
waiting-room-turn-away-one = { $name } ablehnen

waiting-room-no-seat = { $full ->
        [yes] <b>Du hast noch keinen Platz.</b> Warte, bis einer frei wird.
       *[no] <b>Du hast noch keinen Platz.</b> Such dir einen aus.
    }
waiting-room-without-seat = Ohne Platz: { $people }.
waiting-room-without-seat-name = { $name }

waiting-room-sit-down = Hinsetzen
waiting-room-sit = Hierher
waiting-room-sit-in = Hierher, Platz { DIGITS($seat) }
waiting-room-stand = Aufstehen
waiting-room-bot = Bot, { $level }
waiting-room-person = { $who ->
        [you] { $host ->
            [yes] du, Leitung
           *[no] du
        }
        [partner] { $host ->
            [yes] Partner, Leitung
           *[no] Partner
        }
        [opponent] { $host ->
            [yes] Gegner, Leitung
           *[no] Gegner
        }
       *[unknown] { $host ->
            [yes] Leitung
           *[no] {""}
        }
    }
waiting-room-not-here = (nicht da)

waiting-room-hosting = Du leitest den Tisch
waiting-room-hosting-about = { $free ->
        [yes] Setz Bots dazu, mach einen Platz frei oder gib die Leitung ab.
       *[no] Mach einen Platz frei oder gib die Leitung ab.
    }
waiting-room-standing = ohne Platz
waiting-room-seat = Platz { DIGITS($seat) }
waiting-room-seat-free = frei
waiting-room-you = du
waiting-room-free = Platz freimachen
waiting-room-free-of = Platz freimachen: { $name }
waiting-room-level = Spielstärke des Bots, Platz { DIGITS($seat) }
waiting-room-to-bot = Bot dazu
waiting-room-seat-to-bot = Bot dazu auf Platz { DIGITS($seat) }

waiting-room-invite = Freunde einladen
waiting-room-link = { $free ->
        [yes] Verschick diesen Link. Wer ihn hat, kann sich hinsetzen.
       *[no] Alle Plätze sind besetzt. Wer diesen Link hat, kann auf einen warten.
    }
waiting-room-only-here = Dieser Link funktioniert nur auf diesem Computer. Um andere einzuladen, starte den Server in deinem Heimnetz.
waiting-room-square = QR-Code
waiting-room-scan = Oder scanne ihn mit dem Handy.

waiting-room-hide = In meiner Liste ausblenden
waiting-room-leave = Tisch verlassen
waiting-room-leave-about = { $seated ->
        [yes] { $host ->
            [yes] Dein Platz wird frei, und jemand anders übernimmt die Leitung. Mit dem Link kannst du zurückkommen.
           *[no] Dein Platz wird frei. Mit dem Link kannst du zurückkommen.
        }
       *[no] { $host ->
            [yes] Jemand anders übernimmt die Leitung. Mit dem Link kannst du zurückkommen.
           *[no] Mit dem Link kannst du zurückkommen.
        }
    }
waiting-room-leave-now = Verlassen
