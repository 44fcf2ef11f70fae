### La pagina iniziale: continuare, giocare, giocare con gli amici, imparare, la sala.

start-title = Canasta
start-promise = Da due a sei giocatori. Senza registrarsi, senza pubblicità, senza gettoni.
start-play = Gioca
start-play-new = Nuova partita
start-game = { $players } { $rules }. { $levels }
start-game-short = { $rules }. { $levels }
start-change = Cambia
start-ways = Modi di giocare

## La domanda a chi arriva per la prima volta, con tre risposte.

start-question = Hai già giocato a Canasta?
start-never = Mai
start-never-about = Impara a giocare
start-long-ago = Tempo fa
start-long-ago-about = Avversari facili e consigli
start-often = Spesso
start-often-about = Avversari da circolo

## Un altro livello, dopo più vittorie o sconfitte di fila.

start-harder = Avversari più forti<b>: { $level }</b>
start-harder-about = Hai vinto le ultime tre partite.
start-easier = Avversari più facili<b>: { $level }</b>
start-easier-about = Hai perso le ultime tre partite.

## Gli altri modi di giocare.

start-learn = Impara a giocare
start-friends = Gioca con gli amici
start-friends-about = Apri un tavolo e manda il link, o scrivi un codice.
start-puzzles-about = Trova la giocata migliore.
start-lobby = Sala
start-lobby-about = Tavoli pubblici: siediti o guarda.

## La pagina per giocare con gli amici.

start-friends-title = Gioca con gli amici – Canasta
start-friends-page-about = Ai tuoi amici basta un browser.
start-make-heading = Apri un tavolo
start-make-table = Apri il tavolo
start-make-about = Avrai un link da mandare e un codice da dire a voce.
start-other = Altre scelte
start-friends-game = { $rules }, { $players } giocatori, ai { $points }.
start-draw-for-seats = Sorteggia i posti
start-code-heading = Scrivi un codice
start-code = Hai un codice?
start-code-enter = Entra

## I tavoli di chi legge.

start-go-on = Partite in corso
start-over = Partite finite
start-all-games = Partite e statistiche
start-resume = Continua
start-resume-table = Continua: { $table }
start-open = Apri
start-open-table = Apri: { $table }
start-look = Vedi
start-look-at = Vedi: { $table }
start-replay = Rivedi
start-replay-table = Rivedi: { $table }
start-hide = Togli dall’elenco
start-hide-table = Togli dall’elenco: { $table }
start-hide-about = Il tavolo sparisce solo dal tuo elenco. Il posto resta tuo, e il link vale ancora.
start-hide-only = Nascondi la partita
start-hide-only-about = La partita sparisce solo da questa pagina. Il posto resta tuo, e il link vale ancora.
start-your-turn = Tocca a te.
start-date = { $date }.

## Quale tavolo è.

start-own-table = La tua partita non è iniziata.
start-table-of = La partita di { $host } non è iniziata.
start-competitive = Da gara.
start-with-against = Con { $partners }, contro { $opponents }.
start-with = Con { $players }.
start-against = Contro { $opponents }.
start-sides = { $one } contro { $other }.
start-players = { $players }.
start-name = { $name }

## Il punteggio.

start-deal = Mano { DIGITS($deal) }.
start-score = Noi { $we }, loro { $they }.
start-score-alone = { $players }.
start-score-of = { $player ->
        [you] Tu { $points }
       *[other] { $player } { $points }
    }
start-score-sides = { $one } { $one_points }, { $other } { $other_points }.
start-ended = { $result }.
start-paused = In pausa.
start-deal-over = Tra una mano e l’altra.
start-to-play = Gioca { $player }.
