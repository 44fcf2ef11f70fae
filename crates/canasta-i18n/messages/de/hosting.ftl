### Was die Tischleitung tun kann, vor und während der Partie.

hosting-time = Zeit pro Zug
hosting-allowed = Nach { $span } können die anderen einen Bot den Zug spielen lassen.
hosting-unlimited = Ohne Zeitlimit.
hosting-no-limit = Ohne Limit

hosting-code = Mit Code einladen
hosting-code-tell = Sag deinen Freunden diesen Code. Sie geben ihn unter „Mit Freunden spielen“ ein, und du lässt sie herein.
hosting-code-lasts = { $minutes ->
        [one] Läuft in 1 Minute ab.
       *[other] Läuft in { $minutes } Minuten ab.
    }
hosting-code-about = Sechs Buchstaben zum Vorlesen. Freunde, die sie eingeben, fragen bei dir an, und du lässt sie herein.
hosting-code-make = Code erstellen

hosting-renew = Link und Code erneuern
hosting-renew-about = Der alte Link und der alte Code gelten dann nicht mehr. Alle am Tisch bleiben.
hosting-renew-now = Erneuern
hosting-renew-both = Link und Code erneuern

hosting-close = Tisch schließen
hosting-close-about = Beendet die Partie für alle, ohne dass jemand gewinnt. Sie kann nicht weitergehen, man kann sie aber noch ansehen.
hosting-close-before = Dann kann hier niemand mehr dazukommen oder spielen.
hosting-close-now = Für alle schließen

hosting-ban = Sperren
hosting-ban-one = { $name } sperren
hosting-ban-now = { $name } jetzt sperren
hosting-ban-about = Bis du die Sperre aufhebst, ist weder Mitspielen noch Zuschauen möglich.
hosting-ban-bot-plays = Ein Bot übernimmt den Platz.
hosting-ban-seat-free = Der Platz wird frei.
hosting-turned-away = Gesperrt
hosting-let-in = Entsperren
hosting-let-in-one = { $name } entsperren

hosting-standing = Ohne Platz
hosting-here = { $here ->
        [yes] da
       *[no] nicht da
    }
hosting-give-back = Alten Platz geben
hosting-give-back-to = Alten Platz geben: { $name }
hosting-again = Hat jemand seinen Platz verloren?
hosting-again-about = Wenn jemand nicht mehr hereinkommt, zum Beispiel mit neuem Handy oder Browser. Wer jetzt auf dem Platz sitzt, verliert ihn.
hosting-is = Das ist { $player }
hosting-is-again = Das ist { $player }: { $name }

hosting-never = Auch sperren?
hosting-never-now = Ablehnen und sperren
hosting-never-one = { $name } ablehnen und sperren
