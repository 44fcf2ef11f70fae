### Warum eine Anfrage am Tisch abgelehnt wird, abgesehen von den Spielregeln.

request-stale = Am Tisch hat sich etwas geändert. Schau noch einmal hin, bevor du spielst.
request-id-taken = Diese Aktions-id wurde schon benutzt.
request-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.

## Während der Partie, nach „Nicht erlaubt:“, klein und ohne Punkt.

request-not-your-turn = { $player } ist dran
request-answer-due = { $player } muss erst auf „Darf ich ausmachen?“ antworten
request-deal-not-over = diese Runde ist noch nicht zu Ende
request-ready-already = du hast dich schon bereit gemeldet
request-over = die Partie ist zu Ende
request-not-begun = die Partie hat noch nicht begonnen
request-paused = die Partie macht Pause
request-covered = die Karten sind verdeckt, bis { $player } auf „Meine Karten zeigen“ drückt
request-no-taking-back = an diesem Tisch kann man Meldungen nicht zurücknehmen
request-not-alone = Meldungen kann man nur zurücknehmen, wenn man allein mit Bots spielt
request-nothing-to-take-back = zurücknehmen kannst du nur Meldungen aus diesem Zug, bis du abwirfst oder fragst

## Rund um die Partie: ganze Sätze.

request-not-a-guest = Du gehörst nicht zu diesem Tisch.
request-not-the-host = Das darf nur die Tischleitung.
request-game-begun = Die Partie hat schon begonnen.
request-game-not-begun = Die Partie hat noch nicht begonnen.
request-seat-taken = Auf diesem Platz sitzt schon jemand.
request-seat-reserved = Die freien Plätze sind für Spieler der letzten Partie reserviert.
request-seat-free = Dieser Platz ist frei.
request-already-seated = Du hast schon einen Platz an diesem Tisch.
request-not-seated = Du hast keinen Platz an diesem Tisch.
request-competitive-game = Im Wettkampf kannst du mitten in einer Runde keine Hand übernehmen.
request-seats-free = Es sind noch Plätze frei. Warte auf deine Freunde oder setz Bots dazu.
request-draw-failed = Das Auslosen der Plätze hat nicht geklappt. Versuch es noch einmal.
request-game-over = Die Partie ist zu Ende.
request-no-deal-due = Gerade ist keine Runde zu beginnen.
request-no-player-ready = Für die nächste Runde ist noch niemand bereit.
request-game-paused = Die Partie macht Pause.
request-still-playing = Diese Person ist da und spielt.
request-table-full = Dieser Tisch ist voll.
request-phrase-not-allowed = Das darfst du gerade nicht sagen.
request-said-too-much = Zu viele Nachrichten auf einmal. Warte einen Moment.
request-no-such-bot = Diesen Bot gibt es auf diesem Server nicht.
request-turned-away = Die Tischleitung hat dich für diesen Tisch gesperrt.
request-not-yourself = Du leitest den Tisch. Gib erst die Leitung ab oder schließ den Tisch.
request-ask-the-host = Dem muss erst die Tischleitung zustimmen.
request-has-clock = An diesem Tisch läuft eine Uhr, darum enden Züge von selbst.
request-not-a-time-allowed = Die Zeit pro Zug muss zwischen zehn Sekunden und einem Tag liegen oder ohne Limit sein.
request-not-late = Diese Person hat noch Zeit.
request-name-later = Dein neuer Name erscheint nach dieser Runde.
request-name-too-often = Du hast deinen Namen zu oft geändert. Warte einen Moment.
request-gone = Diese Anfrage ist abgelaufen.
request-table-closed = Dieser Tisch wurde geschlossen.
request-too-many-ask = Mehrere warten schon auf einen Platz. Warte, bis die Tischleitung antwortet.
request-not-waiting = Nur wer gerade warten muss, kann einen Bot spielen lassen.
request-no-guests = An diesen Tisch kommt man nicht mit einem Link.
request-one-deal = An diesem Tisch wird nur eine Runde gespielt. Willst du sie noch einmal spielen, geh zurück zur Wiederholung.
request-for-one = Die Tagesrunde spielt man allein. Spiel deine auf der Seite der Tagesrunde.
request-game-not-over = Die Partie ist noch nicht zu Ende.
request-sides-to-concede = Aufgeben kann man nur eine Partie mit zwei Seiten. Du kannst aber gehen, dann springt ein Bot ein.
request-deal-to-concede = An einem Tisch mit nur einer Runde kann man nicht aufgeben.
request-no-such-code = Diesen Code hat kein Tisch. Codes laufen nach einer Stunde ab; lass dir einen neuen geben.
