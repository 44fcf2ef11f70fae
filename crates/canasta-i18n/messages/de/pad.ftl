### Der Block für Partien mit echten Karten: Ablehnungen des Servers und QR-Codes.

pad-watch-square = QR-Code zum Zuschauen
pad-take-square = QR-Code zum Übernehmen des Blocks

## Abgelehnte Anfragen.

pad-not-kept = Dieses Gerät hat den Block nie geführt und kann ihn deshalb nicht ändern.
pad-not-keeping = Diesen Block führt jetzt ein anderes Gerät.
pad-no-such-pad = Hier gibt es keinen Block. Vielleicht wurde er gelöscht.
pad-no-such-code = Dieser Code ist falsch, abgelaufen oder schon benutzt. Lass dir einen neuen geben.
pad-too-much = Das ist zu viel auf einmal. Schick es in kleineren Teilen.
pad-full = Dieser Block ist voll. Fang einen neuen an.

## Abgelehnte Einträge. Alle anderen Einträge der Anfrage werden gespeichert.

pad-entry-too-large = Dieser Eintrag ist größer als 16 KiB.
pad-entry-not-understood = Der Server versteht diesen Eintrag nicht. Lade die Seite neu.
