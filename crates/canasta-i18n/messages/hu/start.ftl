start-title = Kanaszta
start-promise = Kettőtől hat játékosig. Regisztráció, hirdetés és zseton nélkül.
start-play = Játsszunk
start-play-new = Új játszma
start-game = { $players } { $rules }. { $levels }
start-game-short = { $rules }. { $levels }
start-change = Módosítás
start-ways = Játékmódok

start-question = Kanasztáztál már?
start-never = Még soha
start-never-about = Tanulj meg kanasztázni
start-long-ago = Régen
start-long-ago-about = Könnyű ellenfelek, tippek
start-often = Gyakran
start-often-about = „Klub” szintű ellenfelek

start-harder = Erősebb ellenfelek<b>: { $level }</b>
start-harder-about = Az utolsó három játszmádat megnyerted.
start-easier = Könnyebb ellenfelek<b>: { $level }</b>
start-easier-about = Az utolsó három játszmádat elveszítetted.

start-learn = Tanulj meg kanasztázni
start-friends = Játék barátokkal
start-friends-about = Nyiss asztalt, és küldd el a linket, vagy írj be egy kódot.
start-puzzles-about = Találd meg a legjobb lépést.
start-lobby = Nyilvános asztalok
start-lobby-about = Ülj le, vagy nézd a többieket.

start-friends-title = Játék barátokkal – Kanaszta
start-friends-page-about = A barátaidnak elég egy böngésző.
start-make-heading = Asztal nyitása
start-make-table = Asztalt nyitok
start-make-about = Linket kapsz, amit elküldhetsz, és kódot, amit bemondhatsz.
start-other = További lehetőségek
start-friends-game = { $players } játékos, { $rules }, { $points } pontig.
start-draw-for-seats = Helysorsolás laphúzással
start-code-heading = Kód beírása
start-code = Van kódod?
start-code-enter = Mehet

start-go-on = Folyamatban lévő játszmák
start-over = Befejezett játszmák
start-all-games = Minden játszma és statisztika
start-resume = Folytatás
start-resume-table = Folytatás: { $table }
start-open = Megnyitás
start-open-table = Megnyitás: { $table }
start-look = Megnézem
start-look-at = Megnézem: { $table }
start-replay = Visszajátszás
start-replay-table = Visszajátszás: { $table }
start-hide = Elrejtés a listáról
start-hide-table = Elrejtés a listáról: { $table }
start-hide-about = Csak a listádról tűnik el az asztal. A helyed megmarad, a link is működik.
start-hide-only = Játszma elrejtése
start-hide-only-about = Csak erről az oldalról tűnik el. A helyed megmarad, a link is működik.
start-your-turn = Te jössz.
start-date = { $date }

start-own-table = A játszmád még nem kezdődött el.
start-table-of = { $host } játszmája még nem kezdődött el.
start-competitive = Versenyjátszma.
start-with-against = { $partners } oldalán, { $opponents } ellen.
start-with = Az asztalnál: { $players }.
start-against = { $opponents } ellen.
start-sides = { $one } – { $other }.
start-players = { $players }.
start-name = { $name }

start-deal = { DIGITS($deal) }. osztás.
start-score = Mi { $we }, ők { $they }.
start-score-alone = { $players }.
start-score-of = { $player ->
        [you] Te { $points }
       *[other] { $player } { $points }
    }
start-score-sides = { $one } { $one_points }, { $other } { $other_points }.
start-ended = { $result }.
start-paused = Szünetel.
start-deal-over = Két osztás között.
start-to-play = { $player } jön.
