### Der Block zwischen den Runden: Anfang, Punktestand, Teilen, Regeln, Einstellungen.

## Punktestand und Tabelle.

script-pad-pages-to-meld = zum Melden
script-pad-pages-dealer-letter = G
script-pad-pages-whose = <b>{ $dealer }</b> gibt, <b>{ $first }</b> beginnt
script-pad-pages-column-deal = Runde
script-pad-pages-column-player = Name
script-pad-pages-nothing-entered = Noch nichts eingetragen.
script-pad-pages-check-deal = Runde { $n } prüfen
script-pad-pages-from-paper = Übertrag
script-pad-pages-saved-anyway = trotz Warnung
script-pad-pages-entered-twice = zwei Einträge
script-pad-pages-corrected = geändert

## Zwischen den Runden.

script-pad-pages-site = Canasta
script-pad-pages-turn = Block zur anderen Tischseite drehen
script-pad-pages-share = Teilen: Live-Ansicht, Übergabe
script-pad-pages-menu = Menü
script-pad-pages-facing-us = Der Block zeigt zu uns.
script-pad-pages-facing-both = Der Block zeigt zu beiden Seiten.
script-pad-pages-facing-them = Der Block zeigt zur Gegenseite.
script-pad-pages-online = Online
script-pad-pages-offline = Offline
script-pad-pages-offline-unsent = Offline, gespeichert
script-pad-pages-sheet = Punktetabelle
script-pad-pages-curve-and-totals = Kurve und Punktestand
script-pad-pages-enter-deal = Runde { $n } eintragen
script-pad-pages-continue-deal = Weiter mit Runde { $n }
script-pad-pages-correct-deal = Runde { $n } ändern
script-pad-pages-see-result = Zum Ergebnis
script-pad-pages-deal-saved = Runde { $n } ist gespeichert.
script-pad-pages-undo = Zurücknehmen
script-pad-pages-correction-undone = Runde { $n } ist wieder wie vorher.
script-pad-pages-who-deals = Wer gibt?
script-pad-pages-dealer-set = { $dealer } gibt.
script-pad-pages-player-wins = { $name } gewinnt.
script-pad-pages-partners-win = { $names } gewinnen.

## Was sich der Tisch ansehen muss.

script-pad-pages-conflict = Zwei Handys haben Runde { $n } eingetragen
script-pad-pages-conflict-about = Wähl die Zahlen, die gelten. Die anderen bleiben unter „Änderungen“ stehen.
script-pad-pages-entered-here = Auf diesem Handy, { $time } Uhr
script-pad-pages-entered-by = { $name }, { $time } Uhr
script-pad-pages-entered-there = Auf einem anderen Handy, { $time } Uhr
script-pad-pages-withdrawn = Zurückgenommen
script-pad-pages-side-total = { $side } { $points }
script-pad-pages-went-out = { $name } hat ausgemacht
script-pad-pages-choose = Das gilt
script-pad-pages-chosen = Runde { $n } ist geklärt.
script-pad-pages-query-by = { $name } bittet, Runde { $n } zu prüfen
script-pad-pages-query = Bitte aus der Live-Ansicht: Runde { $n } prüfen
script-pad-pages-checked = Erledigt
script-pad-pages-query-settled = Runde { $n } ist geprüft.
script-pad-pages-asks-by = { $name } möchte den Block übernehmen
script-pad-pages-asks = Ein anderes Handy möchte den Block übernehmen
script-pad-pages-you-asked = Du möchtest den Block übernehmen
script-pad-pages-moves-in = { $seconds ->
        [0] Der Block zieht um.
        [one] In einer Sekunde zieht er um, wenn das bisherige Handy nicht widerspricht.
       *[other] In { $seconds } Sekunden zieht er um, wenn das bisherige Handy nicht widerspricht.
    }
script-pad-pages-object = Block hier behalten
script-pad-pages-objected = Der Block bleibt auf diesem Handy.
script-pad-pages-stop-asking = Zurückziehen
script-pad-pages-request-ended = Der Block bleibt, wo er ist.
script-pad-pages-kept-by = { $name } führt jetzt den Block
script-pad-pages-kept-elsewhere = Ein anderes Handy führt jetzt den Block
script-pad-pages-kept-about = Dieses Handy zeigt die Live-Ansicht. Ist das andere nicht mehr da, kann der Block hierher zurück.
script-pad-pages-ask = Übernahme anfragen
script-pad-pages-asked = Angefragt. Das andere Handy kann widersprechen.
script-pad-pages-no-connection = Keine Verbindung. Versuch es später noch einmal.
script-pad-pages-refused = Der Server nimmt von diesem Handy keine Runden an. Sie sind nur hier gespeichert.

## Teilen.

script-pad-pages-share-title = Diesen Block teilen
script-pad-pages-live-view = Live-Ansicht
script-pad-pages-live-view-about = Wer den Link hat, sieht die Punkte, sobald sie gespeichert sind, kann sie aber nicht ändern.
script-pad-pages-live-view-text = Unser Canasta-Punktestand, live
script-pad-pages-link = Link
script-pad-pages-copy-link = Link kopieren
script-pad-pages-send = Senden
script-pad-pages-hand-over = Übergeben
script-pad-pages-hand-over-about = Scann den Code mit einem anderen Handy, dann zieht der Block dorthin um. Dieses Handy zeigt danach die Live-Ansicht. Der Code gilt nur einmal, zehn Minuten lang.
script-pad-pages-hand-over-code = Code zeigen
script-pad-pages-hand-over-ready = Der Code ist { $code }.
script-pad-pages-waiting = Einen Moment …
script-pad-pages-pad-taken = Dieses Handy führt jetzt den Block.
script-pad-pages-not-taken = Der Block ist nicht umgezogen
script-pad-pages-close = Schließen

## Das Menü.

script-pad-pages-menu-totals = Kurve und Punktestand
script-pad-pages-menu-settings = Einstellungen
script-pad-pages-menu-print = Drucken
script-pad-pages-menu-csv = CSV herunterladen
script-pad-pages-names-title = Namen und Partner
script-pad-pages-rules-of-pad = Regeln dieses Blocks
script-pad-pages-new-pad = Neuer Block
script-pad-pages-next-game = Nächste Partie
script-pad-pages-next-game-begun = Die nächste Partie beginnt. Wer gibt?

## Ein neuer Block.

script-pad-pages-same-table = Wie beim letzten Mal
script-pad-pages-start = Los geht’s
script-pad-pages-against = { $we } gegen { $they }
script-pad-pages-rules-points = { $changes ->
        [0] { $rules }, bis { $points } Punkte
        [one] { $rules } mit einer Hausregel, bis { $points } Punkte
       *[other] { $rules } mit { $changes } Hausregeln, bis { $points } Punkte
    }
script-pad-pages-rules-deals = { $deals ->
        [one] { $changes ->
            [0] { $rules }, eine Runde
            [one] { $rules } mit einer Hausregel, eine Runde
           *[other] { $rules } mit { $changes } Hausregeln, eine Runde
        }
       *[other] { $changes ->
            [0] { $rules }, { $deals } Runden
            [one] { $rules } mit einer Hausregel, { $deals } Runden
           *[other] { $rules } mit { $changes } Hausregeln, { $deals } Runden
        }
    }
script-pad-pages-carry-on = Oder weiterspielen: Runde { $n }, { $totals }
script-pad-pages-new-table = Neuer Tisch
script-pad-pages-how-many = Wie viele spielen?
script-pad-pages-sides-alone = Alle spielen für sich.
script-pad-pages-sides-four = Zwei gegen zwei, Partner gegenüber.
script-pad-pages-sides-six = Drei gegen drei, immer abwechselnd.
script-pad-pages-names-clockwise = Namen der Reihe nach
script-pad-pages-player-we = Person { $n } (Wir)
script-pad-pages-player-they = Person { $n } (Sie)
script-pad-pages-which-rules = Welche Regeln?
script-pad-pages-rules-title = Regeln:
script-pad-pages-about-hoyle = Was die meisten unter Canasta verstehen
script-pad-pages-about-classic = Prämie für Canastas, die auf einmal gemeldet werden
script-pad-pages-about-lakin = 500 Abzug für jede zu spät ausgelegte rote Drei
script-pad-pages-about-pack = Streng, wenn man den Stapel nehmen will
script-pad-pages-about-wahhi = Regeln eines Klubs, mit genauem Geben
script-pad-pages-own-rules = Eigene Regeln und Kartenwerte
script-pad-pages-on-paper = Schon auf Papier angefangen?
script-pad-pages-on-paper-about = Trag den Stand ein, und weiter geht’s.
script-pad-pages-not-points = Gib eine Punktzahl ein, zum Beispiel 1.205 oder −310.
script-pad-pages-no-storage = Der Browser kann nichts speichern: Sein Speicher ist voll oder ausgeschaltet. Der Block braucht ihn aber.
script-pad-pages-no-account = Ganz ohne Konto. Der Block funktioniert auch offline und speichert alles auf diesem Handy.
script-pad-pages-earlier-pads = { $pads ->
        [one] Früherer Block
       *[other] Frühere Blöcke ({ $pads })
    }
script-pad-pages-earlier-pad = { $deals ->
        [0] { $date }, noch keine Runde
        [one] { $date }, eine Runde: { $totals }
       *[other] { $date }, { $deals } Runden: { $totals }
    }

## Hausregeln.

script-pad-pages-begin-with = Regelwerk
script-pad-pages-rules-about = Änderungen gelten ab Runde { $n }. Was schon eingetragen ist, behält seine Punkte.
script-pad-pages-rules-about-new = Änderungen gelten ab der ersten Runde.
script-pad-pages-section-bonuses = Prämien
script-pad-pages-section-threes = Dreien
script-pad-pages-section-card-values = Kartenwerte
script-pad-pages-section-minimums = Minimum und Ziel
script-pad-pages-card-jokers = Joker
script-pad-pages-card-twos = Zwei
script-pad-pages-card-aces = Ass
script-pad-pages-card-high = König bis Acht
script-pad-pages-card-low = Sieben bis Vier
script-pad-pages-card-black-threes = Schwarze Drei
script-pad-pages-minimum-below = Minimum unter { $points } Punkten
script-pad-pages-minimum-from = Minimum ab { $points } Punkten
script-pad-pages-document-says = { $rules }: { $value }
script-pad-pages-rule-value = { $rule }: { $value }
script-pad-pages-instead = { $rule }: { $now } statt { $before }
script-pad-pages-less = { $rule }: weniger
script-pad-pages-more = { $rule }: mehr
script-pad-pages-allowed = ja
script-pad-pages-not-allowed = nein
script-pad-pages-own-lines = Eigene Zeilen
script-pad-pages-own-lines-about = Für Prämien, die in keinem Regelwerk stehen, zum Beispiel für ein Canasta aus Zweien. Der Block fragt in jeder Runde danach.
script-pad-pages-line-name = Name von Zeile { $n }
script-pad-pages-line-example = Canasta aus Zweien
script-pad-pages-remove-line = { $line } entfernen
script-pad-pages-add-line = Neue Zeile
script-pad-pages-own-line = { $line }: { $points }
script-pad-pages-rules-changes = { $changes ->
        [0] Hausregeln
        [one] Eine Hausregel
       *[other] { $changes } Hausregeln
    }
script-pad-pages-unchanged = Keine. Regelwerk: { $rules }.
script-pad-pages-done = Fertig

## Namen und Partner.

script-pad-pages-in-order-of-play = Der Reihe nach
script-pad-pages-move-up = { $name }: einen Platz nach vorn
script-pad-pages-move-down = { $name }: einen Platz nach hinten
script-pad-pages-move-about = Mit den Pfeilen änderst du, wer mit wem spielt.
script-pad-pages-move-later = Partner kann man zwischen zwei Partien wechseln.
script-pad-pages-save-names = Speichern
script-pad-pages-next-game-with = Nächste Partie so spielen
script-pad-pages-names-saved = Namen gespeichert.
script-pad-pages-who-deals-next = Wer gibt in Runde { $n }?

## Einstellungen.

script-pad-pages-to-read = Anzeige
script-pad-pages-setting-size = Größe
script-pad-pages-size-normal = Normal
script-pad-pages-size-large = Groß
script-pad-pages-size-largest = Riesig
script-pad-pages-setting-light = Hell oder dunkel
script-pad-pages-light-system = Wie das Handy
script-pad-pages-light-light = Hell
script-pad-pages-light-dark = Dunkel
script-pad-pages-setting-facing = Ausrichtung
script-pad-pages-facing-choice-us = Zu uns
script-pad-pages-facing-choice-both = Zu beiden
script-pad-pages-facing-choice-them = Zu ihnen
script-pad-pages-setting-contrast = Hoher Kontrast
script-pad-pages-setting-contrast-about = schwarz auf weiß, dicke Linien
script-pad-pages-setting-awake = Bildschirm anlassen
script-pad-pages-setting-awake-about = solange der Block offen ist
script-pad-pages-setting-speaking = Vorlesen
script-pad-pages-setting-speaking-about = jede Antwort und den neuen Stand
script-pad-pages-speaking-example = Der Block liest vor.
script-pad-pages-to-enter = Eintragen
script-pad-pages-setting-points = Punkte eintragen
script-pad-pages-points-total = Als Summe
script-pad-pages-points-value = Nach Wert
script-pad-pages-points-cards = Karte für Karte
script-pad-pages-setting-first = Welche Seite zuerst
script-pad-pages-setting-double = Doppeltes Tippen ignorieren
script-pad-pages-setting-double-about = dieselbe Taste noch einmal, gleich nachdem es weiterging
script-pad-pages-setting-moves-on = Von selbst weiter
script-pad-pages-setting-moves-on-about = sobald keine Ziffer mehr passt, bei Punkten meist ab 120
script-pad-pages-setting-vibration = Vibrieren
script-pad-pages-setting-vibration-about = bei jeder Taste
script-pad-pages-this-phone = Dieses Handy
script-pad-pages-device-name = Dein Name
script-pad-pages-device-name-about = Steht bei deinen Änderungen und erscheint, wenn der Block umzieht.
script-pad-pages-saved-pads = { $pads ->
        [one] Auf diesem Handy ist ein Block gespeichert, vom { $date }.
       *[other] Auf diesem Handy sind { $pads } Blöcke gespeichert, der älteste vom { $date }.
    }
script-pad-pages-download-all = Alle herunterladen

script-pad-pages-have-code = Code von einem anderen Handy?
script-pad-pages-code = Code
script-pad-pages-code-about = Sechs Buchstaben zeigen die Live-Ansicht, acht holen den Block auf dieses Handy.
script-pad-pages-code-open = Öffnen
script-pad-pages-code-wrong = Ein Code hat sechs oder acht Buchstaben.
