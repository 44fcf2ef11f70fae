### Die Geräte: Liste, privater Link mit Code, und die Frage auf dem neuen Gerät.

devices-title = Deine Geräte – Canasta
devices-heading = Deine Geräte
devices-open = Auf anderem Gerät öffnen
devices-comes-along = Deine Partien und Einstellungen kommen mit. Dieses Gerät kannst du weiter benutzen.
devices-have-code = Ich habe einen Code von einem anderen Gerät
devices-list = Verbundene Geräte
devices-this = dieses Gerät
devices-label-on = { $kind ->
        [app] Eine App auf { $system }
        [browser] Ein Browser auf { $system }
       *[named] { $name } auf { $system }
    }
devices-label = { $kind ->
        [app] Eine App
        [browser] Ein Browser
       *[named] { $name }
    }
devices-days = Hinzugefügt am { $since }, zuletzt gesehen am { $seen }
devices-end = Entfernen
devices-end-one = { $this ->
        [yes] { $device } entfernen, dieses Gerät
       *[no] { $device } entfernen
    }
devices-end-about = Ein entferntes Gerät kann nicht mehr unter deinem Namen spielen. Deine Plätze behältst du.
devices-apart = Wer sonst auf diesem Gerät spielt
devices-apart-one = { $tables ->
        [one] { $name }, an einem Tisch
       *[other] { $name }, an { $tables } Tischen
    }
devices-go-on-as = Weiter als { $name }

devices-link-title = Auf anderem Gerät öffnen – Canasta
devices-link-about = <b>Gib diesen Link nicht weiter: Wer ihn öffnet, kann unter deinem Namen spielen.</b> Er gilt einmal und läuft nach zehn Minuten ab.
devices-square = QR-Code für den privaten Link
devices-scan = Scanne ihn mit deinem anderen Gerät.
devices-link = Privater Link
devices-copy = Kopieren
devices-or-code = Oder tipp einen Code ein
devices-type-it = Öffne auf deinem anderen Gerät diese Website, geh zu „Deine Geräte“ und gib ein:

devices-code-title = Auch auf diesem Gerät spielen – Canasta
devices-code-heading = Auch auf diesem Gerät spielen
devices-code-about = Gib den Code mit acht Buchstaben von deinem anderen Gerät ein. Du findest ihn dort unter „Deine Geräte“, „Auf anderem Gerät öffnen“.
devices-code-form = Mit Code öffnen
devices-code = Code vom anderen Gerät
devices-code-go = Weiter
devices-code-safe = Bevor sich etwas ändert, siehst du, wessen Partien es sind.

devices-carry-title = Ein anderes Gerät – Canasta
devices-carry-heading = Auf diesem Gerät als { $name } spielen?
devices-carries = { $tables ->
        [0] Damit kommen die Einstellungen von { $name } auf dieses Gerät. Partien gibt es noch keine.
        [one] Damit kommen die Partie und die Einstellungen von { $name } auf dieses Gerät.
       *[other] Damit kommen { $tables } Partien und die Einstellungen von { $name } auf dieses Gerät.
    }
devices-kept-apart = { $tables ->
        [one] In diesem Browser spielt schon { $name } (ein Tisch). Diese Partie bleibt getrennt. Unter „Deine Geräte“ kannst du jederzeit zurückwechseln.
       *[other] In diesem Browser spielt schon { $name } ({ $tables } Tische). Diese Partien bleiben getrennt. Unter „Deine Geräte“ kannst du jederzeit zurückwechseln.
    }
devices-not-yours = Ist dieser Link nicht für dich, dann benutz ihn nicht: Du würdest unter fremdem Namen spielen.
devices-play-as = Hier als { $name } spielen
devices-no = Nein
devices-same = Auf diesem Gerät ist schon alles eingerichtet. Der Link gilt noch: Öffne ihn auf deinem anderen Gerät.
devices-app = Du bist im Browser einer App. Willst du in deinem üblichen Browser spielen, öffne den Link dort.

devices-used = Dieser Link oder Code ist abgelaufen oder wurde schon benutzt. Erstell auf deinem anderen Gerät einen neuen, unter „Deine Geräte“, „Auf anderem Gerät öffnen“.
devices-no-guest = In diesem Browser hast du noch nicht gespielt. Erstell auf deinem anderen Gerät unter „Deine Geräte“ einen Link oder Code und benutz ihn dann hier.
devices-not-one = Dieses Gerät wurde entfernt.
devices-last = Das ist dein einziges Gerät; ohne es wären deine Plätze weg. Füg erst ein anderes hinzu oder wähl „Vergiss mich“.
