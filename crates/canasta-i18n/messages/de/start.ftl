### Die Startseite: weiterspielen, spielen, mit Freunden spielen, lernen, Lobby.

start-title = Canasta
start-promise = Zwei bis sechs Spieler. Ohne Konto, ohne Werbung, ohne Chips.
start-play = Spielen
start-play-new = Neue Partie spielen
start-game = { $players } { $rules }. { $levels }
start-game-short = { $rules }. { $levels }
start-change = Ändern
start-ways = Wie du spielen kannst

start-question = Hast du schon mal Canasta gespielt?
start-never = Noch nie
start-never-about = Canasta lernen
start-long-ago = Ist lange her
start-long-ago-about = Leichte Gegner und Tipps
start-often = Oft
start-often-about = Gegner wie im Klub

start-harder = Stärkere Gegner<b>: { $level }</b>
start-harder-about = Du hast deine letzten drei Partien gewonnen.
start-easier = Leichtere Gegner<b>: { $level }</b>
start-easier-about = Du hast deine letzten drei Partien verloren.

start-learn = Canasta lernen
start-friends = Mit Freunden spielen
start-friends-about = Eröffne einen Tisch und teile den Link, oder gib einen Code ein.
start-puzzles-about = Finde den besten Zug.
start-lobby = Lobby
start-lobby-about = Öffentliche Tische zum Mitspielen und Zuschauen.

start-friends-title = Mit Freunden spielen – Canasta
start-friends-page-about = Deine Freunde brauchen nur einen Browser.
start-make-heading = Tisch eröffnen
start-make-table = Tisch eröffnen
start-make-about = Du bekommst einen Link zum Teilen und einen Code zum Vorlesen.
start-other = Mehr Möglichkeiten
start-friends-game = { $players } Spieler, { $rules }, bis { $points }.
start-draw-for-seats = Plätze mit Karten auslosen
start-code-heading = Code eingeben
start-code = Code?
start-code-enter = Los

start-go-on = Laufende Partien
start-over = Beendete Partien
start-all-games = Alle Partien und Statistik
start-resume = Weiter
start-resume-table = Weiter: { $table }
start-open = Öffnen
start-open-table = Öffnen: { $table }
start-look = Zum Tisch
start-look-at = Zum Tisch: { $table }
start-replay = Ansehen
start-replay-table = Ansehen: { $table }
start-hide = Ausblenden
start-hide-table = Ausblenden: { $table }
start-hide-about = Damit verschwindet der Tisch nur aus deiner Liste. Dein Platz bleibt dir, und der Link gilt weiter.
start-hide-only = Diese Partie ausblenden
start-hide-only-about = Damit verschwindet sie nur von dieser Seite. Dein Platz bleibt dir, und der Link gilt weiter.
start-your-turn = Du bist dran.
start-date = { $date }.

start-own-table = Deine Partie hat noch nicht begonnen.
start-table-of = Die Partie von { $host } hat noch nicht begonnen.
start-competitive = Wettkampf.
start-with-against = Mit { $partners } gegen { $opponents }.
start-with = Mit { $players }.
start-against = Gegen { $opponents }.
start-sides = { $one } gegen { $other }.
start-players = { $players }.
start-name = { $name }

start-deal = Runde { DIGITS($deal) }.
start-score = Wir { $we }, sie { $they }.
start-score-alone = { $players }.
start-score-of = { $player ->
        [you] Du { $points }
       *[other] { $player } { $points }
    }
start-score-sides = { $one } { $one_points }, { $other } { $other_points }.
start-ended = { $result }.
start-paused = Pause.
start-deal-over = Zwischen zwei Runden.
start-to-play = { $player } ist dran.
