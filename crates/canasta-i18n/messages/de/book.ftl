### Das Regelbuch: alles auf seinen Seiten außer den Kapiteln.

book-title = Das Canasta-Buch
book-chapter-title = { $chapter } – Canasta
book-heading = Das Canasta-Buch
book-about = Wie man spielt, welche Regeln für zwei bis sechs Spieler gelten und wie man einen Server betreibt.

book-search = Suche
book-find = Suchen
book-nothing-found = Nichts gefunden. Versuch es mit weniger Wörtern, zum Beispiel „schwarze Dreien“.

book-part-introduction = Einführung
book-part-playing = Spielen
book-part-rules = Die Regeln im Einzelnen
book-part-presets = Regelwerke
book-part-hosting = Server betreiben
book-part-bots = Bots
book-part-reference = Nachschlagen
book-part-measurements = Messungen

book-only-english = Dieses Kapitel gibt es nur auf Englisch.
book-sources = Quellen: { $sources }

book-for-hosts = Für Serverbetrieb und Programmierung

book-in-chapter = In diesem Kapitel
book-chapters = Kapitel
book-all-chapters = Alle Kapitel
book-table = Tabelle
book-text = Text

book-differences = Wie sich die Regelwerke unterscheiden
book-choose-rules = Zum Spiel gehören fünf Regelwerke, jedes nach einer veröffentlichten Quelle. Wenn du dich nicht entscheiden kannst, bleib bei den Standardregeln, *wahhi*.
book-each-rule = Hier stehen alle Regeln, in denen sich Regelwerke unterscheiden können. Sind sie sich nicht einig, gibt es für jede Variante eine Zeile. An deinem Tisch kannst du jede dieser Regeln ändern: Jede Änderung ist eine Hausregel.
book-column-rule = Regel
book-column-in = Regelwerke
book-column-says = Wortlaut
book-in-all = alle

book-every-rule = Alle Regeln
book-whole = Das vollständige Regelwerk

book-example = Beispiel (Regeln: <b>{ $rules }</b>)
book-cards = { $cards }
book-card = { CARD($card, form: "the") }
book-allowed = Erlaubt.
book-not-possible = <b>Nicht erlaubt:</b> { $because }.

book-points-each = je { $points } Punkte
book-points-together = zusammen { $points } Punkte
book-wild-cards = Wilde Karten: Joker und Zweien
book-red-threes = Rote Dreien: Prämienkarten
book-black-threes = Schwarze Dreien: Sperrkarten
book-natural-meld = Eine Meldung aus natürlichen Karten
book-mixed-meld = Eine Meldung mit einer wilden Karte
book-natural-canasta = Ein echtes Canasta
book-mixed-canasta = Ein unechtes Canasta
