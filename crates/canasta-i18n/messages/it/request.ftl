### Perché una richiesta a un tavolo è rifiutata, a parte le regole del gioco.

request-stale = Il tavolo è cambiato. Ridagli un’occhiata prima di giocare.
request-id-taken = Quell’id è già stato usato per un’azione.
request-no-such-seat = Questo tavolo non ha quel posto.

## Durante la partita: dopo “Non si può:”, in minuscolo e senza punto.

request-not-your-turn = tocca a { $player }
request-answer-due = prima { $player } deve rispondere a “Posso chiudere?”
request-deal-not-over = questa mano non è ancora finita
request-ready-already = hai già dato il via
request-over = la partita è finita
request-not-begun = la partita non è iniziata
request-paused = la partita è in pausa
request-covered = le carte restano coperte finché { $player } non preme “Mostra le mie carte”
request-no-taking-back = a questo tavolo le calate non si riprendono
request-not-alone = le calate si riprendono solo se gli altri sono tutti bot
request-nothing-to-take-back = si riprendono solo le calate di questo turno, prima di scartare o di chiedere

## Intorno alla partita: frasi intere.

request-not-a-guest = Non sei a questo tavolo.
request-not-the-host = Può farlo solo chi ospita.
request-game-begun = La partita è già iniziata.
request-game-not-begun = La partita non è ancora iniziata.
request-seat-taken = Questo posto è già di qualcun altro.
request-seat-reserved = I posti liberi sono riservati a chi ha giocato l’ultima partita.
request-seat-free = Questo posto è libero.
request-already-seated = A questo tavolo hai già un posto.
request-not-seated = A questo tavolo non hai un posto.
request-competitive-game = In una partita da gara non si può prendere il posto di qualcuno a metà mano.
request-seats-free = Ci sono ancora posti vuoti. Aspetta gli amici o aggiungi dei bot.
request-draw-failed = Il sorteggio dei posti non è riuscito. Riprova.
request-game-over = La partita è finita.
request-no-deal-due = Ora non c’è nessuna mano da iniziare.
request-no-player-ready = Nessuno ha ancora dato il via alla prossima mano.
request-game-paused = La partita è in pausa.
request-still-playing = Quella persona c’è e sta giocando.
request-table-full = Questo tavolo è al completo.
request-phrase-not-allowed = Ora non si può dire.
request-said-too-much = Troppi messaggi in poco tempo. Aspetta un attimo.
request-no-such-bot = Questo server non ha quel bot.
request-turned-away = Chi ospita non ti ammette a questo tavolo.
request-not-yourself = Ospiti tu. Prima cedi il tavolo a qualcuno, oppure chiudilo.
request-ask-the-host = Prima serve il permesso di chi ospita.
request-has-clock = Questo tavolo ha un limite di tempo: i turni finiscono da soli.
request-not-a-time-allowed = Il tempo per turno va da dieci secondi a un giorno, oppure è senza limite.
request-not-late = Ha ancora tempo.
request-name-later = Il nuovo nome comparirà dopo questa mano.
request-name-too-often = Hai cambiato nome troppo spesso. Aspetta un attimo.
request-gone = Quella richiesta è scaduta.
request-table-closed = Questo tavolo è stato chiuso.
request-too-many-ask = Ci sono già diverse persone in attesa di un posto. Aspetta la risposta di chi ospita.
request-not-waiting = Può far giocare un bot solo chi sta aspettando.
request-no-guests = A questo tavolo non si entra con un link.
request-one-deal = A questo tavolo si gioca una mano sola. Per rigiocarla, torna al replay.
request-for-one = La mano del giorno è per una persona. Gioca la tua dalla pagina della mano del giorno.
request-game-not-over = La partita non è ancora finita.
request-sides-to-concede = Ci si può arrendere solo in una partita tra due squadre. Puoi però lasciare la partita: al posto tuo giocherà un bot.
request-deal-to-concede = A un tavolo di una mano sola non ci si può arrendere.
request-no-such-code = Nessun tavolo ha quel codice. I codici scadono dopo un’ora: fattene dare uno nuovo.
