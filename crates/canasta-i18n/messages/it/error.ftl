### Pagine d’errore, e le stesse frasi per gli script: un titolo breve, poi che cosa è successo e che cosa fare.

error-status = Errore { DIGITS($status) }.
error-again-in = Nuovo tentativo automatico tra { $span }.
error-sent-again = Anche il modulo verrà inviato di nuovo.
error-try-again = Riprova

## Titoli.

error-title-bad-request = Richiesta non valida
error-title-foreign = Richiesta rifiutata
error-title-wrong-address = Indirizzo sbagliato
error-title-not-your-seat = Non è il tuo posto
error-title-no-hints = Niente consigli
error-title-no-such-page = Pagina non trovata
error-title-no-such-table = Tavolo non trovato
error-title-no-such-invitation = Invito non trovato
error-title-used-link = Link scaduto
error-title-no-such-chapter = Capitolo non trovato
error-title-wrong-method = Qui non si può
error-title-not-over = Non ancora
error-title-not-played = Niente da rivedere
error-title-over-here = Qui la partita è finita
error-title-no-beginning = Da questo file non si può continuare
error-title-no-such-deal = Mano non trovata
error-title-no-such-seat = Posto non trovato
error-title-no-such-level = Livello non disponibile
error-title-day-not-over = Torna domani
error-title-deal-not-over = Mano non finita
error-title-too-slow = Troppo lento
error-title-too-large = Troppo grande
error-title-not-a-page = Non è una pagina
error-title-too-often = Troppe richieste
error-title-crowded = Troppe connessioni
error-title-full = Il server è pieno
error-title-too-many-windows = Troppe finestre
error-title-crashed = Qualcosa è andato storto
error-title-quarantined = Questa partita è danneggiata
error-title-unavailable = Un attimo
error-title-disk-full = Disco pieno
error-title-not-now = Non adesso

## Richieste che non si leggono.

error-not-understood = Il server non ha capito la richiesta.
error-not-an-action = Invia le azioni in JSON: { "{" }"id": "…", "n": 17, "act": "draw"{ "}" }.
error-not-ready = Manda il via alla mano successiva in JSON: { "{" }"id": "…", "n": 17{ "}" }.
error-not-asked = Chiedi un consiglio in JSON: { "{" }"n": 17{ "}" }.
error-not-said = Invia una frase della chat in JSON: { "{" }"say": "minimum"{ "}" }.
error-bad-id = Un’azione vuole un id di 1–64 lettere, cifre, trattini o trattini bassi.
error-bad-cut = Un taglio è di 32 cifre esadecimali.
error-wrong-type-json = Usa il tipo di contenuto application/json.
error-wrong-type-record = Invia la partita come testo, o come file da un modulo.
error-wrong-type-form = Invia i moduli con il tipo di contenuto application/x-www-form-urlencoded.
error-wrong-method = Questo indirizzo non accetta richieste di questo tipo.
error-not-a-socket = Questo indirizzo serve alla connessione in diretta del tavolo.
error-too-slow = La richiesta ci ha messo troppo ad arrivare. Riprova.
error-too-large = La richiesta supera i 16 KiB.
error-record-too-large = Il file supera i 512 KiB, quindi non può essere una partita.

## Richieste non permesse.

error-foreign = La richiesta arrivava da un altro sito, quindi è stata rifiutata. Se eri su una pagina di questo server, il suo indirizzo pubblico è configurato male; vedi il log del server.
error-wrong-address = Il server è configurato per un altro indirizzo, quindi il tavolo non può restare collegato. Chi gestisce il server trova il rimedio nel log. Il tuo posto resta tuo.
error-not-your-seat = A questo tavolo non hai un posto, oppure la tua sessione è scaduta. Un posto appartiene al browser che l’ha preso.
error-no-hints = A questo tavolo non ci sono consigli.

## Non trovato.

error-no-such-page = A questo indirizzo non c’è niente.
error-no-such-table = A questo indirizzo non c’è nessun tavolo. Controlla di averlo scritto bene.
error-no-such-invitation = Questo link non porta a nessun tavolo. Forse è incompleto o sbagliato: fattelo ridare.
error-no-such-device-link = Questo link è scaduto, è già stato usato o è incompleto. I link per un altro dispositivo valgono una volta, per dieci minuti. Creane uno nuovo sull’altro dispositivo, in “I tuoi dispositivi”.
error-no-such-chapter = Le regole non hanno questo capitolo.

## Replay.

error-not-over = Una partita si può rivedere quando è finita.
error-not-played = In questa partita non si è giocata nessuna mano, quindi non c’è niente da rivedere.
error-over-here = Torna indietro a una posizione precedente per continuare da lì.
error-no-such-deal = Questa partita non ha una mano con quel numero.
error-no-such-seat = Questa partita non ha quel posto.
error-no-such-level = Qui i bot non giocano a quel livello. Scegline un altro.
error-day-not-over = Sono le carte della mano di oggi. Fino a mezzanotte UTC puoi rivedere solo il tuo tentativo; poi puoi rigiocarle e scaricare la partita.
error-deal-not-over = Quella mano non è stata finita, quindi non si può rigiocare. Scegline un’altra.
error-older-servers = I server si stanno aggiornando. Riprova tra un minuto.
error-no-beginning = Questo file inizia a metà partita, quindi da qui non si può continuare.

## Limiti.

error-too-often = Troppe richieste dal tuo dispositivo o dalla tua rete. Aspetta un attimo e riprova.
error-crowded = Troppe connessioni aperte dal tuo indirizzo. Chiudi qualche scheda e riprova.
error-full = Il server è pieno. Riprova più tardi.
error-too-many-windows = Questo tavolo è aperto in troppe finestre. Chiudine qualcuna.

## Errori del server.

error-crashed = Sul server si è rotto qualcosa. La tua partita è al sicuro; riprova tra un attimo.
error-quarantined = La partita salvata è danneggiata e non può continuare. Gli altri tavoli vanno avanti.
error-moving = Questo tavolo sta passando a un altro server. La tua partita è al sicuro; riprova tra un attimo.
error-unavailable = Il server si sta spegnendo o non raggiunge il suo database. La tua partita è al sicuro; riprova tra poco.
error-disk-full = Il disco del server è pieno, quindi non è stato salvato niente. Fin qui la tua partita è al sicuro; riprova più tardi.

## Testo semplice, senza pagina.

error-https-only = Questo server accetta solo HTTPS.
