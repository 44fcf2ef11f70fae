### De startpagina: verder spelen, spelen, met vrienden spelen, leren, de lobby.

start-title = Canasta
start-promise = Twee tot zes spelers. Geen account, geen reclame, geen fiches.
start-play = Spelen
start-play-new = Nieuwe partij spelen
start-game = { $players } { $rules }. { $levels }
start-game-short = { $rules }. { $levels }
start-change = Wijzigen
start-ways = Manieren om te spelen

## De vraag voor een nieuwe bezoeker.

start-question = Heb je al eens Canasta gespeeld?
start-never = Nooit
start-never-about = Leer Canasta
start-long-ago = Lang geleden
start-long-ago-about = Makkelijke tegenstanders en hints
start-often = Vaak
start-often-about = Tegenstanders op clubniveau

## Een ander niveau, na een paar keer winst of verlies op rij.

start-harder = Sterkere tegenstanders<b>: { $level }</b>
start-harder-about = Je hebt drie partijen achter elkaar gewonnen.
start-easier = Zwakkere tegenstanders<b>: { $level }</b>
start-easier-about = Je hebt drie partijen achter elkaar verloren.

## De andere manieren om te spelen.

start-learn = Leer Canasta
start-friends = Met vrienden spelen
start-friends-about = Maak een tafel en deel de link, of vul een code in.
start-puzzles-about = Vind de beste zet.
start-lobby = Lobby
start-lobby-about = Openbare tafels om mee te doen of mee te kijken.

## De pagina om met vrienden te spelen.

start-friends-title = Met vrienden spelen – Canasta
start-friends-page-about = Je vrienden hebben alleen een browser nodig.
start-make-heading = Een tafel maken
start-make-table = Tafel maken
start-make-about = Je krijgt een link om te delen en een code om voor te lezen.
start-other = Meer keuzes
start-friends-game = { $players } spelers, { $rules }, tot { $points } punten.
start-draw-for-seats = Plaatsen loten met kaarten
start-code-heading = Een code invullen
start-code = Heb je een code?
start-code-enter = Meedoen

## Je tafels.

start-go-on = Lopende partijen
start-over = Gespeelde partijen
start-all-games = Alle partijen en statistieken
start-resume = Verder
start-resume-table = Verder: { $table }
start-open = Openen
start-open-table = Openen: { $table }
start-look = Bekijken
start-look-at = Bekijken: { $table }
start-replay = Terugkijken
start-replay-table = Terugkijken: { $table }
start-hide = Verbergen
start-hide-table = Verbergen: { $table }
start-hide-about = De tafel verdwijnt alleen uit je lijst. Je plaats houd je, en de link blijft werken.
start-hide-only = Deze partij verbergen
start-hide-only-about = De partij verdwijnt alleen van deze pagina. Je plaats houd je, en de link blijft werken.
start-your-turn = Jouw beurt.
start-date = { $date }.

## Welke tafel het is.

start-own-table = Je partij is nog niet begonnen.
start-table-of = De partij van { $host } is nog niet begonnen.
start-competitive = Wedstrijd.
start-with-against = Met { $partners }, tegen { $opponents }.
start-with = Met { $players }.
start-against = Tegen { $opponents }.
start-sides = { $one } tegen { $other }.
start-players = { $players }.
start-name = { $name }

## De stand.

start-deal = Ronde{"\u00A0"}{ DIGITS($deal) }.
start-score = Wij { $we }, zij { $they }.
start-score-alone = { $players }.
start-score-of = { $player ->
        [you] Jij { $points }
       *[other] { $player } { $points }
    }
start-score-sides = { $one } { $one_points }, { $other } { $other_points }.
start-ended = { $result }.
start-paused = Gepauzeerd.
start-deal-over = Tussen twee rondes.
start-to-play = { $player } is aan de beurt.
