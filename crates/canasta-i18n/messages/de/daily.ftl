### Die Tagesrunde: ihre Seite und der Text an ihrem Tisch.

daily-title = Tagesrunde – Canasta
daily-heading = Tagesrunde
daily-about = Heute bekommen alle die gleichen Karten, und du hast einen Versuch. Danach siehst du, wie du im Vergleich mit allen anderen und dem Experten abschneidest.
daily-rules = Eine Runde zu viert nach Bicycle / Hoyle. Dein Partner und die Gegner sind Bots der Stärke <b>{ $level }</b>, die für alle gleich spielen. Tipps gibt es nicht, und die Runde zählt nicht für deine Statistik.
daily-left = Endet um Mitternacht UTC, in { $left }.
daily-play = Tagesrunde spielen
daily-playing = Deine Runde läuft noch. Spiel sie heute zu Ende, damit sie zählt.
daily-go-on = Zurück zum Tisch

daily-result = Dein Ergebnis
daily-counting = Die Runde ist gespielt. Die Analyse dauert einen Moment.
daily-look = Aktualisieren
daily-lost = { $lost ->
        [0] Du hast <b>nichts</b> verschenkt.
        [one] Du hast <b>1 Punkt</b> verschenkt.
       *[other] Du hast <b>{ $lost } Punkte</b> verschenkt.
    }
daily-lost-about = So viele Punkte mehr hätten bessere Züge gebracht; gezählt werden nur klare Fehler. Schlechte Karten schaden dir nicht.
daily-place = Platz <b>{ $place }</b> von { $of }
daily-ahead = Besser als { $part } % aller Spieler.
daily-alone = Außer dir ist heute noch niemand fertig.
daily-points = Deine Seite hat { $own } Punkte, die Gegenseite { $theirs }.
daily-helped = Einen Teil hat ein Bot für dich gespielt, darum steht dein Ergebnis nicht in der Rangliste.
daily-late = Du bist nach Tagesende fertig geworden, darum steht dein Ergebnis nicht in der Rangliste.
daily-given-up = Der Tisch wurde vor dem Ende der Runde geschlossen, darum steht dein Ergebnis nicht in der Rangliste.
daily-replay = Runde ansehen
daily-tomorrow = Ab morgen kannst du diese Karten über die Wiederholung beliebig oft spielen.

daily-everybody = Heutige Ergebnisse
daily-count = { $began ->
        [0] Heute hat noch niemand gespielt.
        [one] { $finished ->
            [0] 1 Person hat angefangen.
           *[other] 1 Person hat angefangen und ist fertig.
        }
       *[other] { $began } Personen haben angefangen, { $finished ->
            [one] { $finished } ist fertig.
           *[other] { $finished } sind fertig.
        }
    }
daily-middle = Die Hälfte hat höchstens { $lost } Punkte verschenkt.
daily-bands = Verschenkte Punkte
daily-players = Spieler
daily-nothing = Keine
daily-band = { $from } bis { $to }
daily-beyond = Mehr als { $from }
daily-you = du
daily-best = Bot „{ $level }“
daily-best-result = An deinem Platz, mit denselben Karten: { $lost ->
        [0] nichts verschenkt
        [one] 1 Punkt verschenkt
       *[other] { $lost } Punkte verschenkt
    }, Ergebnis { $own } zu { $theirs }.
daily-best-waits = Er spielt die heutige Runde noch. Schau in einer Minute wieder vorbei.
daily-order = Rangliste nach verschenkten Punkten, dann nach Vorsprung.

daily-share = Ergebnis teilen
daily-share-about = Der Text verrät nichts über die Karten.
daily-card-title = Canasta, { $date }
daily-outcome = { $lost ->
        [0] Platz { $place } von { $of }, nichts verschenkt
        [one] Platz { $place } von { $of }, 1 Punkt verschenkt
       *[other] Platz { $place } von { $of }, { $lost } Punkte verschenkt
    }
daily-marks = Von den ersten Zügen bis zu den letzten: ● nichts verschenkt, ◐ ein wenig, ○ 80 Punkte oder mehr.
daily-copy = Kopieren

daily-calendar = Deine Tage
daily-streak = { $today ->
        [yes] { $days ->
            [one] Du hast heute gespielt.
           *[other] { $days } Tage in Folge, heute mitgezählt.
        }
       *[no] { $days ->
            [one] Du hast gestern gespielt. Spiel auch heute, dann sind es zwei Tage in Folge.
           *[other] { $days } Tage in Folge. Spiel heute, damit es weitergeht.
        }
    }
daily-calendar-day = { $finished ->
        [yes] { $date }: gespielt
       *[no] { $date }: nicht gespielt
    }

daily-earlier = Frühere Tage
daily-not-played = Nicht gespielt
daily-not-finished = Nicht beendet

daily-of = Tagesrunde vom { $date }
daily-no-commitment = Diese Karten bekommen heute alle. Das Ergebnis zählt nicht für deine Statistik, und niemand sonst kann an diesen Tisch.
daily-to-result = Zu deinem Ergebnis

daily-way = Tagesrunde
daily-way-about = Gleiche Karten für alle.
