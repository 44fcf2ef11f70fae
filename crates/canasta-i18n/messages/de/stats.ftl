### „Deine Partien“: die Liste und die Statistik.

stats-title = Deine Partien – Canasta
stats-heading = Deine Partien
stats-none-heading = Noch keine Partie, die zählt.
stats-none-about = Beendete Partien erscheinen hier.
stats-play-now = Jetzt spielen
stats-what-counts = Eine beendete Partie zählt, wenn du mindestens eine Runde zu Ende gespielt hast oder eine Seite aufgegeben hat. Die Lernrunde, Übungen, noch einmal gespielte Runden, Partien mit Zurücknehmen und nicht beendete Partien zählen nicht.
stats-cookie = Ein Cookie in diesem Browser ordnet dir deine Partien zu.
stats-reading = Deine Partien werden geladen: noch { $left } von { $all }. Diese Seite aktualisiert sich von selbst.

stats-list-title = Alle deine Partien – Canasta
stats-list-heading = Alle deine Partien
stats-list-about = { $games } Partien, die neuesten zuerst.
stats-list = Partien
stats-pages = Seiten
stats-newer = Neuere Partien
stats-older = Ältere Partien
stats-page = Seite { $page } von { $pages }
stats-to-stats = Statistik
stats-newest = Neueste Partien
stats-all-games = Alle { $games } Partien
stats-on = Am { $day }.
stats-from-to = Vom { $first } bis zum { $last }.

stats-outcome = { $place ->
        [won] Gewonnen, { $total } zu { $best }
        [lost] Verloren, { $total } zu { $best }
        [second] Platz zwei von { SPELL($sides) }, { $total } zu { $best }
        [third] Platz drei von { SPELL($sides) }, { $total } zu { $best }
        [fourth] Platz vier von { SPELL($sides) }, { $total } zu { $best }
        [fifth] Platz fünf von { SPELL($sides) }, { $total } zu { $best }
       *[sixth] Platz sechs von { SPELL($sides) }, { $total } zu { $best }
    }
stats-conceded = { $outcome } (aufgegeben)
stats-player = { $name }
stats-forgotten = Namenlos
stats-with = Mit { $partners } gegen { $opponents }.
stats-against = Gegen { $opponents }.
stats-when = { $changes ->
        [0] { $rules }. { $day }.
        [one] { $rules } mit einer Hausregel. { $day }.
       *[other] { $rules } mit { SPELL($changes) } Hausregeln. { $day }.
    }
stats-replay = Ansehen
stats-replay-one = Ansehen: { $outcome }
stats-record = Datei
stats-record-one = Datei herunterladen: { $outcome }
stats-again = Runde noch einmal
stats-again-one = Runde noch einmal spielen: { $outcome }

## Statistik

stats-headline = { $games ->
        [one] { $won ->
            [0] 1 Partie, kein Sieg.
           *[other] 1 Partie, gewonnen.
        }
       *[other] { $won ->
            [0] { $games } Partien, noch kein Sieg.
           *[other] { $games } Partien, { $won } gewonnen.
        }
    }
stats-glance = Auf einen Blick
stats-games-won = Gewonnen
stats-won-of = { $won } von { $games }
stats-points = Punkte pro Runde
stats-of-deals = { $deals ->
        [one] in { $deals } Runde
       *[other] in { $deals } Runden
    }
stats-canastas = Canastas pro Runde
stats-they = Gegner { $canastas }
stats-best = Beste Runde
stats-best-deal = Runde { $deal } gegen { $opponents }, { $day }
stats-share = { $percent } %
stats-nothing = –

## Siege und Niederlagen

stats-margins = Deine letzten { $games } Partien: Siege über der Linie, Niederlagen darunter, nach Vorsprung.
stats-run = { SPELL($games, case: "capital") } Siege in Folge.
stats-longest-run = Längste Siegesserie: { SPELL($games) } Partien.
stats-margins-spoken = Die letzten { SPELL($games) } Partien, { $won } gewonnen. Die neuesten zuerst: { $newest }.
stats-won-by = gewonnen mit { $points }
stats-lost-by = verloren mit { $points }

## Punkte pro Runde

stats-dots = Jeder Punkt ist eine Runde, links die älteste.
stats-mean-line = Die Linie ist der gleitende Durchschnitt über { SPELL($deals) } Runden.
stats-middle = Die mittlere Hälfte liegt zwischen { $low } und { $high }.
stats-deals-spoken = Punkte in { SPELL($deals) } Runden der Reihe nach: von { $worst } bis { $best }, im Schnitt { $mean }.
stats-mean-spoken = Der gleitende Durchschnitt über { SPELL($deals) } Runden begann bei { $first } und liegt jetzt bei { $last }.
stats-histogram = Runden nach Punkten, in Schritten von { $width }.
stats-histogram-spoken = Runden nach Punkten.
stats-histogram-bar = { $from } bis { $to }: { $deals }.

## Canastas, Erstmeldungen, Rundenende, Partner

stats-we = Wir
stats-they-row = Sie
stats-natural = <b>{ $mean }</b> echte
stats-mixed = <b>{ $mean }</b> unechte
stats-piles = Genommene Stapel pro Runde: wir { $ours }, sie { $theirs }.
stats-each-side = Bei mehr als zwei Seiten sind die Zahlen der anderen Durchschnitte pro Seite.

stats-endings = Wie deine Runden endeten
stats-you-out = Du hast ausgemacht
stats-partner-out = Dein Partner hat ausgemacht
stats-opponent-out = Die Gegner haben ausgemacht
stats-stock-out = Der Talon war leer
stats-way = { $concealed ->
        [0] <b>{ $deals }</b>
        [one] <b>{ $deals }</b>, eine verdeckt
       *[other] <b>{ $deals }</b>, { SPELL($concealed) } verdeckt
    }

stats-partners = Partner
stats-partner = Partner
stats-partner-games = Partien
stats-partner-won = Siege
stats-computer = Bot: { $level }

stats-initial-melds = Erstmeldungen
stats-needed = Nötig
stats-deals = Runden
stats-melded = Quote
stats-in-turn = Zug
stats-in-turn-about = „Zug“ sagt, in welchem Zug deine Seite im Schnitt ihre Erstmeldung macht.

## Deine Daten

stats-yours = Deine Daten
stats-meaning = Über diese Statistik
stats-csv = CSV herunterladen
stats-json = JSON herunterladen
stats-delete = Alles hier löschen
stats-goes-games = Entfernt alle beendeten Partien von dieser Seite und aus deiner Statistik.
stats-goes-name = An diesen Tischen wird aus deinem Namen „Namenlos“, und deine Chat-Nachrichten werden gelöscht.
stats-goes-way = Diese Partien kannst du dann nur noch mit heruntergeladenen Aufzeichnungen ansehen.
stats-stays = Laufende Partien und Einstellungen behältst du. Die Karten und Punkte bleiben ohne deinen Namen erhalten, denn es sind auch die Partien der anderen.
stats-for-good = Das lässt sich nicht rückgängig machen.
stats-forget = Willst du überall gelöscht werden, auch in laufenden Partien, nimm <a>Vergiss mich</a>.
