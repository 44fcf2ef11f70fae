### Il modulo per un nuovo tavolo: regole, giocatori, regole della casa e scelte di un tavolo tra amici.

form-title = Nuovo tavolo – Canasta
form-heading = Nuovo tavolo
form-start = Gioca ora
form-invite = Invita amici
form-show = Mostra modifiche
form-undo = Annulla modifiche
form-yes = Sì
form-no = No

## Regole e giocatori

form-rules = Regole
form-players = Giocatori
form-described = Previsto da queste regole.
form-filled-in = Non previsto: valgono le regole consuete.

## Le scelte in parole.

form-this-table = Questo tavolo
form-who = { $players ->
        [2] Tu contro un bot.
        [3] Tu contro due bot, ognuno per sé.
        [4] Tu e un bot in coppia, contro due bot.
        [5] Tu contro quattro bot, ognuno per sé.
       *[other] Tu e due bot, contro tre bot.
    }
form-who-three-against-two = Tu e quattro bot, tre contro due.
form-same = { $rules }, senza modifiche.
form-differs = Modifiche rispetto a “{ $rules }”:
form-no-part = Con queste scelte le tue modifiche non hanno effetto: vale il regolamento “{ $rules }”.
form-instead = Al posto di: { $rule }
form-all-rules = Tutte le regole, i punti e la condivisione

## Regole della casa

form-house-rules = Regole della casa
form-open-file = Apri regole della casa da un file
form-changes = { $changes ->
        [one] una regola della casa
       *[other] { SPELL($changes) } regole della casa
    }
form-in-the-book = Nelle regole:
form-idle = A questo tavolo non ha effetto.
form-bounds = da { $low } a { $high }
form-for-players = { $players ->
        [one] Con un giocatore
       *[other] In { SPELL($players) }
    }
form-place = { $place ->
        [1] Primo
        [2] Secondo
        [3] Terzo
        [4] Quarto
       *[other] Quinto
    }

## Un tavolo tra amici

form-friends = Gioca con gli amici
form-friends-about = “Invita amici” crea un tavolo con un link da condividere. Qui è tutto facoltativo.
form-friends-more = Posti, tempo e spettatori
form-changed = modificato
form-seats = Posti
form-seats-chosen = A scelta
form-seats-drawn = A sorteggio
form-clock = Tempo
form-clock-none = Senza limiti
form-clock-relaxed = Con calma
form-clock-quick = Veloce
form-clock-own = A scelta
form-clock-turn = Secondi per turno
form-clock-game = Riserva di tempo (secondi)
form-clock-increment = Aggiunta per turno (secondi)
form-long-turn = Turni lenti
form-long-turn-about = Senza limiti di tempo nessuno ha fretta, ma passato questo tempo gli altri possono far giocare un bot. Per partite di più giorni scegli “Nessun limite”.
form-watch = Chi può guardare
form-competitive = Partita da gara
form-listed = Mostra in sala
form-chat = Chat
form-host-returns = Chi ospita torna a ospitare
form-host-returns-about = Se chi ospita si assenta, ospita qualcun altro. Con “Sì”, chi ha aperto il tavolo torna a ospitare quando rientra.

## Consigli e ripensamenti

form-hints-and-taking-back = Consigli e ripensamenti
form-hints-and-take-back = { $hints }, ripensamenti
form-hints = Consigli
form-hints-about = Nel tuo turno mostrano le tre giocate migliori, quanto vale ciascuna e perché.
form-take-back = Riprendere le calate
form-take-back-about = Se gli altri sono tutti bot, puoi riprendere le carte calate finché non scarti. La partita non conta nelle tue statistiche.
form-take-back-alone = Riprendere le calate: vale solo se gli altri sono tutti bot. Scegli “No”, oppure togli i nomi degli altri.
form-taking-back = Le calate si possono riprendere. La partita non conta nelle tue statistiche.

## Dati non validi

form-faults = Correggi quanto segue
form-faulty = Alcuni campi vanno corretti
form-no-answer = Il server non risponde.
form-no-such-rules = Nessun regolamento si chiama “{ $typed }”.
form-not-so-many = Scegli da due a sei giocatori, non “{ $typed }”.
form-takes-number = { $question }: scrivi un numero intero da { $low } a { $high }, non “{ $typed }”.
form-not-offered = { $question }: scegli una delle possibilità, non “{ $typed }”.
form-clock-takes = Tempo: scrivi un numero intero di secondi, almeno 5 per turno e al massimo un giorno; l’aggiunta non può superare la riserva.

## Le regole di un tavolo, nel suo menu.

form-rules-of-table = Regole di questo tavolo:
form-differences = Differenze
