### La pagina con l’analisi di una partita finita.

review-page-title = Analisi della partita – Canasta
review-page-heading = Analisi della partita
review-page-link = Analisi
review-page-one = Analisi: { $outcome }
review-page-whose = Di chi
review-page-you = tu
review-page-to-replay = Torna al replay
review-page-book = Come funziona l’analisi

## In sintesi: fortuna ed errori.

review-page-points = In punti
review-page-chance = In probabilità
review-page-at-first = Inizio
review-page-luck = Fortuna
review-page-play = Il tuo gioco
review-page-result = Totale
review-page-at-last = Fine
review-page-luck-points = { $seat ->
        [you] { $gain ->
            [yes] La fortuna (le carte e gli altri giocatori) ti ha dato <b>{ $points }</b> punti.
           *[no] La fortuna (le carte e gli altri giocatori) ti ha tolto <b>{ $points }</b> punti.
        }
       *[other] { $gain ->
            [yes] La fortuna (le carte e gli altri giocatori) ha dato a { $seat } <b>{ $points }</b> punti.
           *[no] La fortuna (le carte e gli altri giocatori) ha tolto a { $seat } <b>{ $points }</b> punti.
        }
    }
review-page-play-points = { $seat ->
        [you] { $points ->
            [0] Nessun errore evidente.
           *[other] I tuoi errori ti sono costati <b>{ $points }</b>.
        }
       *[other] { $points ->
            [0] { $seat } non ha fatto errori evidenti.
           *[other] Gli errori di { $seat } sono costati <b>{ $points }</b>.
        }
    }
review-page-points-about = { $several ->
        [yes] I punti sono il vantaggio medio sugli altri.
       *[no] I punti sono il vantaggio sull’altra squadra.
    }
review-page-points-and-chance = Punti e probabilità possono non andare d’accordo: gli stessi punti pesano di più sulla vittoria quando la partita è in bilico.
review-page-luck-chance = { $seat ->
        [you] { $gain ->
            [yes] La fortuna ha alzato la tua probabilità di vittoria di <b>{ $percent ->
                [one] { $percent } punto percentuale
               *[other] { $percent } punti percentuali
            }</b>.
           *[no] La fortuna ha abbassato la tua probabilità di vittoria di <b>{ $percent ->
               [one] { $percent } punto percentuale
              *[other] { $percent } punti percentuali
           }</b>.
        }
       *[other] { $gain ->
            [yes] La fortuna ha alzato la probabilità di vittoria di { $seat }: <b>{ $percent ->
                [one] { $percent } punto percentuale
               *[other] { $percent } punti percentuali
            }</b>.
           *[no] La fortuna ha abbassato la probabilità di vittoria di { $seat }: <b>{ $percent ->
               [one] { $percent } punto percentuale
              *[other] { $percent } punti percentuali
           }</b>.
        }
    }
review-page-play-chance = { $seat ->
        [you] { $percent ->
            [0] Nessun errore evidente.
           *[other] I tuoi errori l’hanno abbassata di <b>{ $percent ->
               [one] { $percent } punto percentuale
              *[other] { $percent } punti percentuali
           }</b>.
        }
       *[other] { $percent ->
            [0] { $seat } non ha fatto errori evidenti.
           *[other] Gli errori di { $seat } l’hanno abbassata di <b>{ $percent ->
               [one] { $percent } punto percentuale
              *[other] { $percent } punti percentuali
           }</b>.
        }
    }

## Precisione.

review-page-accuracy = Precisione
review-page-of-hundred = <b>{ $accuracy }%</b>
review-page-accuracy-about = 100% vuol dire sempre la giocata migliore; 50% vuol dire aver regalato un quarto di vittoria. Una partita è un campione piccolo: il valore vero è probabilmente tra { $least }% e { $most }%.

## La curva.

review-page-curve = La probabilità di vittoria durante la partita
review-page-curve-spoken = { $seat ->
        [you] La tua probabilità di vittoria: { $before } all’inizio, poi dopo ogni mano { $after }.
       *[other] Probabilità di vittoria di { $seat }: { $before } all’inizio, poi dopo ogni mano { $after }.
    }
review-page-even = Nessuna singola giocata o carta ha spostato la probabilità di vittoria di 5 punti o più.

## Turni segnati.

review-page-you-is = Qui sotto “tu” vuol dire { $player }.
review-page-no-marks = Nessun errore evidente.
review-page-step = Che cosa vedeva { $player }
review-page-see = Vedi nel replay
review-page-play-on = Continua da qui
review-page-see-one = Vedi nel replay: mano { $deal }, turno { $turn }
review-page-play-on-one = Continua da qui: mano { $deal }, turno { $turn }

## Mano per mano.

review-page-deals = Mano per mano
review-page-deal = Mano { $deal }
review-page-cause = Motivo
review-page-in-points = Punti
review-page-in-chance = Probabilità
review-page-cause-dealt = Fortuna: carte ricevute
review-page-cause-draw = Fortuna: carte pescate
review-page-cause-turn = Fortuna: gioco di { $player }
review-page-cause-substitute = Fortuna: turni del bot
review-page-cause-end = Fortuna: conteggio finale
review-page-lost = I tuoi errori

## Mentre si fa l’analisi, e se non c’è.

review-page-working = Analisi in corso…
review-page-working-about = Ogni decisione di { $player } viene simulata centinaia di volte, usando solo quello che { $player } poteva vedere. Ci vuole circa mezzo minuto, di più se il server è occupato.
review-page-done = Fatto: { $percent }%
review-page-queued = { $before ->
        [0] La prossima è la tua.
        [one] Prima della tua c’è un’altra analisi.
       *[other] Prima della tua ci sono { $before } analisi.
    }
review-page-leave = Puoi lasciare questa pagina; l’analisi viene salvata.
review-page-leave-record = Puoi lasciare questa pagina. Le analisi di partite caricate si conservano solo per un po’.
review-page-progress = Avanzamento dell’analisi
review-page-none = Analisi non disponibile
review-page-ready = L’analisi è pronta.
review-page-not-finished = Questa partita non è stata giocata fino in fondo, quindi non si può analizzare.
review-page-too-many = Hai raggiunto il limite di analisi in corso. Torna quando ne è finita una.
review-page-busy = La coda delle analisi è piena. Riprova più tardi.
review-page-failed = Qualcosa è andato storto da parte nostra: non è stato possibile analizzare la partita.
review-page-again = Riprova

## In “Le tue partite”: i tipi di errore in tutte le partite analizzate.

review-page-habits = Errori frequenti
review-page-habits-about = { $games ->
        [one] Errori evidenti nella tua unica partita analizzata:
       *[other] Errori evidenti nelle tue { $games } partite analizzate:
    }
review-page-habits-none = Nelle tue partite analizzate non c’è nessuno di questi errori frequenti: coppie rotte, pozzi regalati, matte tenute troppo a lungo, congelamenti tardivi, chiusure affrettate.
review-page-habit-breaks-pair = { $times ->
        [one] Hai rotto una coppia <b>una volta</b>.
       *[other] Hai rotto una coppia <b>{ $times } volte</b>.
    }
review-page-habit-feeds = { $times ->
        [one] Hai regalato il pozzo <b>una volta</b>.
       *[other] Hai regalato il pozzo <b>{ $times } volte</b>.
    }
review-page-habit-hoards = { $times ->
        [one] Hai tenuto le matte troppo a lungo <b>una volta</b>.
       *[other] Hai tenuto le matte troppo a lungo <b>{ $times } volte</b>.
    }
review-page-habit-freezes-late = { $times ->
        [one] Hai congelato il pozzo troppo tardi, o non l’hai congelato, <b>una volta</b>.
       *[other] Hai congelato il pozzo troppo tardi, o non l’hai congelato, <b>{ $times } volte</b>.
    }
review-page-habit-goes-out-early = { $times ->
        [one] Hai chiuso troppo presto <b>una volta</b>.
       *[other] Hai chiuso troppo presto <b>{ $times } volte</b>.
    }
review-page-trend-more = Nelle ultime dieci partite più spesso: { $now } per partita, prima { $before }.
review-page-trend-less = Nelle ultime dieci partite meno spesso: { $now } per partita, prima { $before }.
review-page-trend-same = Nelle ultime dieci partite più o meno lo stesso.
