### Fehlerseiten, und dieselben Sätze für Skripte: ein kurzer Titel, dann was geschah und was zu tun ist.

error-status = Fehler { DIGITS($status) }.
error-again-in = Neuer Versuch in { $span }.
error-sent-again = Dann wird auch dein Formular noch einmal geschickt.
error-try-again = Noch einmal versuchen

## Titel

error-title-bad-request = Anfrage unklar
error-title-foreign = Anfrage abgelehnt
error-title-wrong-address = Falsche Adresse
error-title-not-your-seat = Nicht dein Platz
error-title-no-hints = Keine Tipps
error-title-no-such-page = Seite nicht gefunden
error-title-no-such-table = Tisch nicht gefunden
error-title-no-such-invitation = Einladung nicht gefunden
error-title-used-link = Link abgelaufen
error-title-no-such-chapter = Kapitel nicht gefunden
error-title-wrong-method = Hier nicht erlaubt
error-title-not-over = Noch nicht
error-title-not-played = Nichts anzusehen
error-title-over-here = Hier ist die Partie zu Ende
error-title-no-beginning = Hier kann man nicht weiterspielen
error-title-no-such-deal = Runde nicht gefunden
error-title-no-such-seat = Platz nicht gefunden
error-title-no-such-level = Spielstärke nicht verfügbar
error-title-day-not-over = Komm morgen wieder
error-title-deal-not-over = Runde nicht beendet
error-title-too-slow = Zu langsam
error-title-too-large = Zu groß
error-title-not-a-page = Keine Seite
error-title-too-often = Zu viele Anfragen
error-title-crowded = Zu viele Verbindungen
error-title-full = Der Server ist voll
error-title-too-many-windows = Zu viele Fenster
error-title-crashed = Da ging etwas schief
error-title-quarantined = Diese Partie ist beschädigt
error-title-unavailable = Einen Moment
error-title-disk-full = Festplatte voll
error-title-not-now = Gerade nicht

## Unlesbare Anfragen

error-not-understood = Der Server hat die Anfrage nicht verstanden.
error-not-an-action = Schick Aktionen als JSON: { "{" }"id": "…", "n": 17, "act": "draw"{ "}" }.
error-not-ready = Schick die Bereitschaft für die nächste Runde als JSON: { "{" }"id": "…", "n": 17{ "}" }.
error-not-asked = Frag mit JSON nach einem Tipp: { "{" }"n": 17{ "}" }.
error-not-said = Schick einen Chat-Satz als JSON: { "{" }"say": "minimum"{ "}" }.
error-bad-id = Eine Aktion braucht eine id aus 1 bis 64 Buchstaben, Ziffern, Binde- oder Unterstrichen.
error-bad-cut = Eine Abhebezahl besteht aus 32 hexadezimalen Ziffern.
error-wrong-type-json = Verwende den Inhaltstyp application/json.
error-wrong-type-record = Schick eine Aufzeichnung als Text oder als Datei aus einem Formular.
error-wrong-type-form = Schick Formulare mit dem Inhaltstyp application/x-www-form-urlencoded.
error-wrong-method = Diese Adresse nimmt solche Anfragen nicht an.
error-not-a-socket = Diese Adresse ist für die Live-Verbindung des Tisches.
error-too-slow = Die Anfrage kam zu langsam an. Versuch es noch einmal.
error-too-large = Die Anfrage ist größer als 16 KiB.
error-record-too-large = Diese Datei ist größer als 512 KiB, also kann sie keine Aufzeichnung sein.

## Unerlaubte Anfragen

error-foreign = Diese Anfrage kam von einer anderen Website und wurde abgelehnt. Falls du auf den Seiten dieses Servers warst, ist seine öffentliche Adresse falsch eingestellt; Näheres steht im Protokoll des Servers.
error-wrong-address = Der Server ist für eine andere Adresse eingerichtet, darum hält die Verbindung zum Tisch nicht. Wer den Server betreibt, findet die Lösung im Protokoll. Dein Platz bleibt dir.
error-not-your-seat = Du hast keinen Platz an diesem Tisch, oder deine Sitzung ist abgelaufen. Plätze gehören zu dem Browser, in dem sie eingenommen wurden.
error-no-hints = An diesem Tisch gibt es keine Tipps.

## Nicht gefunden

error-no-such-page = Unter dieser Adresse gibt es nichts.
error-no-such-table = Unter dieser Adresse gibt es keinen Tisch. Vielleicht ein Tippfehler?
error-no-such-invitation = Dieser Link führt zu keinem Tisch. Vielleicht ist er unvollständig oder vertippt; lass ihn dir noch einmal schicken.
error-no-such-device-link = Dieser Link ist abgelaufen, schon benutzt oder unvollständig. Links zu einem anderen Gerät gelten einmal und zehn Minuten lang. Erstell auf deinem anderen Gerät unter „Deine Geräte“ einen neuen.
error-no-such-chapter = Dieses Kapitel gibt es in den Regeln nicht.

## Wiederholungen

error-not-over = Ansehen kannst du eine Partie, wenn sie zu Ende ist.
error-not-played = In dieser Partie wurde keine Runde gespielt, also gibt es nichts anzusehen.
error-over-here = Geh zu einer früheren Stellung zurück, um von dort weiterzuspielen.
error-no-such-deal = Eine Runde mit dieser Nummer gibt es in dieser Partie nicht.
error-no-such-seat = Diesen Platz gibt es in dieser Partie nicht.
error-no-such-level = Mit dieser Spielstärke spielen die Bots hier nicht. Wähl eine andere.
error-day-not-over = Das sind die Karten der heutigen Tagesrunde. Bis Mitternacht UTC kannst du nur deinen eigenen Versuch ansehen; danach kannst du die Karten noch einmal spielen und die Partie herunterladen.
error-deal-not-over = Diese Runde wurde nicht beendet, darum kann man sie nicht noch einmal spielen. Wähl eine andere.
error-older-servers = Die Server werden gerade aktualisiert. Versuch es in einer Minute noch einmal.
error-no-beginning = Diese Aufzeichnung beginnt mitten in einer Partie, darum kannst du von hier nicht weiterspielen.

## Grenzen

error-too-often = Zu viele Anfragen von deinem Gerät oder Netzwerk. Warte einen Moment und versuch es noch einmal.
error-crowded = Zu viele offene Verbindungen von deiner Adresse. Schließ ein paar Tabs und versuch es noch einmal.
error-full = Der Server ist voll. Versuch es später noch einmal.
error-too-many-windows = Dieser Tisch ist in zu vielen Fenstern offen. Schließ ein paar davon.

## Fehler des Servers

error-crashed = Auf dem Server ist etwas kaputtgegangen. Deine Partie ist sicher; versuch es gleich noch einmal.
error-quarantined = Die gespeicherte Partie ist beschädigt und kann nicht weitergehen. Andere Tische sind nicht betroffen.
error-moving = Dieser Tisch zieht gerade auf einen anderen Server um. Deine Partie ist sicher; versuch es gleich noch einmal.
error-unavailable = Der Server fährt herunter oder erreicht seine Datenbank nicht. Deine Partie ist sicher; versuch es bald noch einmal.
error-disk-full = Die Festplatte des Servers ist voll, darum wurde nichts gespeichert. Deine Partie bis hierher ist sicher; versuch es später noch einmal.

error-https-only = Dieser Server nimmt nur HTTPS an.
