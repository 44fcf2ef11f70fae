### Una partita registrata: chi ha giocato, com’è finita, i suoi momenti e la pagina del replay.

## Chi ha giocato.

replay-player = { $name }
replay-side = { $players }
replay-two-sides = { $one } contro { $other }
replay-sides = { $sides }
replay-no-players = ancora nessun giocatore

## Com’è finita.

replay-points = { $points }
replay-won = Vittoria di { $winner }, { $best } a { $others }.
replay-conceded = { $deals ->
        [0] Vittoria di { $winners } per resa di { $losers }, nella prima mano.
       *[other] Vittoria di { $winners } per resa di { $losers }, sul { $best } a { $other }.
    }
replay-not-over = { $deals ->
        [one] Non finita, dopo una mano: { $first } a { $others }.
       *[other] Non finita, dopo { SPELL($deals) } mani: { $first } a { $others }.
    }
replay-not-begun = Non iniziata.
replay-no-deal-over = Nessuna mano finita.

## Momenti: voci dell’elenco sotto “Vai a”, senza punto.

replay-dealt = Carte distribuite
replay-opens = { $name } apre
replay-first-pile = { $cards ->
        [one] { $name } prende il primo pozzo (una carta)
       *[other] { $name } prende il primo pozzo ({ $cards } carte)
    }
replay-large-pile = { $name } prende un grosso pozzo ({ $cards } carte)
replay-canasta = { $natural ->
        [yes] { $name } completa la prima canasta, pura, di { KIND($rank, form: "many") }
       *[no] { $name } completa la prima canasta, sporca, di { KIND($rank, form: "many") }
    }
replay-freezes = { $name } congela il pozzo con { $card }
replay-freezes-large = { $name } congela un grosso pozzo ({ $cards } carte) con { $card }
replay-frozen-from-start = Il pozzo è congelato dall’inizio: { $card }
replay-goes-out = { $concealed ->
        [yes] { $name } chiude in mano
       *[no] { $name } chiude
    }
replay-stock-empty = Il tallone finisce
replay-last-red-three = { $name } pesca un tre rosso come ultima carta del tallone
replay-wins = { $players ->
        [one] { $players } vince la partita
       *[other] { $players } vincono la partita
    }
replay-concedes = { $players ->
        [one] { $players } si arrende
       *[other] { $players } si arrendono
    }

## Note nei file.

replay-took-over = Da qui { $name } gioca al posto { DIGITS($seat) }, dove prima giocava un bot.
replay-replaced = Da qui { $name } gioca al posto { DIGITS($seat) }, lasciato da { $before }.
replay-practice = continua da una posizione di un’altra partita
replay-take-back = le calate si potevano riprendere; quelle riprese non sono elencate
replay-set = mano { DIGITS($deal) } di un’altra partita, rigiocata; la mescolata non è garantita
replay-daily = mano del giorno ({ $date }), uguale per tutti

## La pagina.

replay-title = { $sides } – Canasta
replay-heading = Replay. { $happened }
replay-home = Canasta
replay-bar = Replay
replay-game = Replay. { $game }
replay-to-table = Torna al tavolo
replay-another-file = Apri un altro file
replay-sheet = Segnapunti
replay-to-review = Analizza la partita: fortuna ed errori

## Di chi si vedono le carte.

replay-whose = Mostra le carte di
replay-show = Mostra
replay-all-hands = Tutti<b> i giocatori</b>
replay-as-seen-by = Visto da { $name }
replay-hand = { $cards ->
        [one] Carte di { $name }: 1
       *[other] Carte di { $name }: { $cards }
    }
replay-hidden-hand = { $cards ->
        [0] Carte di { $name }: nessuna
        [one] Carte di { $name }: una, coperta
       *[other] Carte di { $name }: { SPELL($cards) }, coperte
    }

## Il tavolo a un passo.

replay-board = Il tavolo
replay-centre = Tallone e pozzo
replay-side-total = { $side }, { $points } punti.
replay-log = Cronaca
replay-log-label = Cronaca di questa mano

## Passi.

replay-steps = Passi
replay-place = { $deals ->
        [one] { $turn ->
            [0] Mano { $deal }, inizio
           *[other] Mano { $deal }, turno { $turn }
        }
       *[other] { $turn ->
            [0] Mano { $deal } di { $deals }, inizio
           *[other] Mano { $deal } di { $deals }, turno { $turn }
        }
    }
replay-step = Passo
replay-go = Vai
replay-turn = Turno
replay-back = Indietro
replay-next = Avanti
replay-turn-back = Turno precedente
replay-step-back = Un passo indietro
replay-step-on = Un passo avanti
replay-turn-on = Turno successivo
replay-play = Avvia
replay-speed = Velocità
replay-slow = Lenta
replay-normal = Normale
replay-fast = Veloce
replay-keys = Scorciatoie: ← e → per un passo, Pag su e Pag giù per un turno, Home e Fine per l’inizio e la fine, Spazio o P per avviare e fermare.

## I salti.

replay-jump = Vai a
replay-deal = Mano { $deal }

## I grafici.

replay-graphs = La partita in breve
replay-totals = Totali
replay-sizes = Carte in mano a ciascuno
replay-axis = Mano
replay-goal = si vince a <b>{ $points }</b>
replay-up-to = fino a { $cards }
replay-totals-spoken = Totali dopo ogni mano.
replay-totals-of = { $totals ->
        [0] { $side }: nessuna mano finita.
       *[other] { $side }: { $totals }.
    }
replay-sizes-spoken = { $most ->
        [one] { $name } ha avuto al massimo una carta, nella mano { $deal }.
       *[other] { $name } ha avuto al massimo { SPELL($most) } carte, nella mano { $deal }.
    }
replay-sizes-left = Rimaste alla fine di ogni mano: { $counts }.
replay-count = { $cards }

## Questa posizione.

replay-this-step = Questa posizione
replay-link = Link a questa posizione
replay-share = Condividi
replay-copy = Copia
replay-link-fades = Il link vale finché il server conserva il file: ore o giorni, non per sempre.
replay-play-on-heading = Continua da qui
replay-whose-hand = Con le carte di chi vuoi giocare?
replay-play-on-about = Da qui prendi il posto di qualcuno; gli altri sono bot. È un allenamento, quindi non conta nelle tue statistiche.
replay-play-on = Continua
replay-bot = Bot { DIGITS($n) }
replay-over-here = Qui la partita finisce. Torna indietro per continuare da una posizione precedente.
replay-no-beginning = Questo file inizia a metà partita, con punti di mani che non contiene, quindi da qui non si può continuare.

## La partita come file.

replay-keep = Salva la partita
replay-played-on = Data: { $day }.
replay-record-about = { $sides }: la partita è un file di testo leggibile, con ogni mano e ogni giocata.
replay-download = Scarica la partita
replay-spreadsheet = Segnapunti (CSV)
replay-open-another = Apri un altro file
replay-check = Controlla se le mani sono regolari

## La pagina per aprire un file.

replay-open-title = Rivedi una partita da un file – Canasta
replay-open-heading = Rivedi una partita da un file
replay-open-about = Scegli un file .canasta o trascinalo qui. Ogni giocata viene controllata in base alle regole; poi puoi rivedere la partita passo per passo.
replay-open-file = File
replay-open-or-paste = Oppure incolla una partita
replay-open-text = Testo della partita
replay-open = Apri
replay-open-kept = Il server la tiene in memoria per un po’, visibile a chi ha il link. Non la salva su disco.
replay-gone-heading = File scaduto
replay-gone = Il server conserva i file caricati solo per un po’. Apri di nuovo il file.
replay-unreadable = Questo non è un file di partita che Canasta sa leggere.
replay-not-by-the-rules = Il file si legge, ma la partita non rispetta le regole.
