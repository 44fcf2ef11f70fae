### I campi di un regolamento nel modulo: nome, spiegazione e scelte.

field-first-dealer = Primo mazziere
field-first-dealer-help = Chi dà le carte nella prima mano.
field-first-dealer-seat-draw = Chi siede prima di chi estrae la carta più alta
field-first-dealer-random = A caso

field-seating = Partner e posti
field-seating-help = Come si decidono partner e posti.
field-seating-drawn = Estraendo carte
field-seating-drawn-ends-void = Estraendo carte (le quattro a ogni estremità non valgono)
field-seating-optional = A scelta dei giocatori
field-seating-fixed = Fissi

field-five-players = In cinque
field-five-players-help = Come si gioca in cinque. Con due squadre, a ogni mano uno dei tre riposa.
field-five-players-individuals = Ognuno per sé
field-five-players-two-sides = Tre contro due

field-cut = Taglio
field-cut-help = Chi taglia prima di ogni mano.
field-cut-dealer-left = Chi siede a sinistra del mazziere
field-cut-dealer-left-may = Chi siede a sinistra del mazziere, se vuole
field-cut-dealer-right = Chi siede a destra del mazziere

field-clockwise = Senso orario
field-clockwise-help = Se no, si gioca e si danno le carte in senso antiorario.

field-hand-size = Carte a testa
field-hand-size-help = Quante carte riceve ogni giocatore.

field-draw-count = Carte pescate per turno
field-draw-count-help = Quante carte si pescano dal tallone a ogni turno. Se ne scarta sempre una.

field-melds-in-first-round = Calare al primo giro
field-melds-in-first-round-help = Se no, nel primo turno della mano nessuno può calare né prendere il pozzo.

field-canastas-to-go-out = Canaste per chiudere
field-canastas-to-go-out-help = Quante canaste servono a una squadra per chiudere.

field-upcard = Prima carta del pozzo
field-upcard-help = Quali carte scoperte all’inizio vanno coperte con un’altra.
field-upcard-cover-threes = Coprire matte e tre
field-upcard-first-black-three-stays = Coprire matte e tre, ma non un tre nero uscito per primo
field-upcard-black-three-stays = Coprire matte e tre rossi

field-exact-deal-bonus = Premio per il mazzetto esatto
field-exact-deal-bonus-help = Punti per il mazziere che solleva il numero esatto di carte da dare. Qui non si assegna mai: le carte le dà il programma.

field-dealt-red-threes = Tre rossi ricevuti
field-dealt-red-threes-help = Quando vanno in tavola i tre rossi arrivati con la distribuzione.
field-dealt-red-threes-at-once = Prima del primo turno
field-dealt-red-threes-first-turn = Al primo turno di chi li ha

field-declaring = Tre rossi pescati
field-declaring-help = I tre rossi vanno in tavola da soli, oppure li dichiara chi gioca.
field-declaring-automatic = In tavola da soli
field-declaring-by-hand = Dichiarati a mano, con penalità

field-undeclared-penalty = Penalità per un tre rosso non dichiarato
field-undeclared-penalty-help = Punti persi per ogni tre rosso non dichiarato entro la fine del turno.

field-red-three-freezes = Un tre rosso congela il pozzo
field-red-three-freezes-help = Se sì, lo congela un tre rosso scoperto dopo la distribuzione.

field-black-three-freezes = I tre neri congelano il pozzo
field-black-three-freezes-help = Se no, un tre nero ferma solo chi gioca dopo.

field-wilds-may-outnumber = Più matte che carte naturali
field-wilds-may-outnumber-help = Se sì, una combinazione può avere due carte naturali e tre matte.

field-naturals-for-wilds = Carte naturali per le matte
field-naturals-for-wilds-help = Quante carte naturali servono per la prima, la seconda e la terza matta. 9 vuol dire mai.

field-wilds-on-natural-canasta = Matte su una canasta pura
field-wilds-on-natural-canasta-help = Se no, una canasta pura non può diventare sporca.

field-minimums = Minimi d’apertura
field-minimums-help = Punti necessari per aprire. Più alto è il punteggio prima della mano, più avanti si va in questo elenco.

field-minimum-from = Punteggi che alzano il minimo
field-minimum-from-help = I punteggi da cui valgono il secondo, il terzo, il quarto e il quinto minimo.

field-fifth-minimum = Quinto minimo
field-fifth-minimum-help = Punti per aprire con i punteggi più alti. Scrivi 0 per non averlo.

field-pile-opening-outnumbers = Aprire col pozzo: più carte naturali
field-pile-opening-outnumbers-help = Se si apre prendendo il pozzo, ogni combinazione deve avere più carte naturali che matte.

field-wilds-in-initial-meld = Matte nell’apertura
field-wilds-in-initial-meld-help = Se no, si apre solo con carte naturali, col pozzo o senza.

field-frozen-until-opened = Pozzo congelato fino all’apertura
field-frozen-until-opened-help = Se no, si può aprire col pozzo usando una carta naturale e una matta.

field-take-with-wild = Prendere il pozzo con una matta
field-take-with-wild-help = Se sì, per prendere il pozzo bastano una carta naturale e una matta.

field-take-onto-canasta = Prendere il pozzo su una canasta
field-take-onto-canasta-help = Se no, la carta in cima al pozzo non si può attaccare a una canasta.

field-one-card-takes-one-card = Una carta in mano, una nel pozzo
field-one-card-takes-one-card-help = Se sì, chi ha una sola carta può prendere un pozzo di una carta.

field-melds-from-pile = Calare le carte del pozzo
field-melds-from-pile-help = Se no, le carte prese col pozzo, tranne quella in cima, aspettano il turno successivo.

field-pile-looked-through = Guardare nel pozzo
field-pile-looked-through-help = Se sì, nel primo turno, prima di scartare, si può guardare tutto il pozzo.

field-must-take-when-stock-empty = Pozzo obbligatorio a tallone finito
field-must-take-when-stock-empty-help = Se sì, a tallone finito bisogna prendere il pozzo quando la carta in cima si attacca a una propria combinazione.

field-last-drawer-ends = Ultima carta pescata, fine della mano
field-last-drawer-ends-help = Se sì, la mano finisce con lo scarto di chi ha pescato l’ultima carta.

field-concealed-may-add = Chiudere in mano: attaccare alle carte del partner
field-concealed-may-add-help = Se sì, chi chiude in mano può attaccare carte alle combinazioni del partner.

field-concealed-beside-melds = Chiudere in mano se il partner ha già calato
field-concealed-beside-melds-help = Se sì, vale come chiusura in mano anche quando il partner ha già calato.

field-asking = Chiedere “Posso chiudere?”
field-asking-help = Quando si può chiedere al partner.
field-asking-before-taking = Prima o dopo aver pescato, non dopo aver preso il pozzo
field-asking-after-drawing-or-taking = Dopo aver pescato o preso il pozzo

field-must-ask = Chiudere solo dopo un sì
field-must-ask-help = Se sì, prima di chiudere bisogna chiedere. Chi non ha partner non chiede.

field-card-values = Valore delle carte
field-card-values-help = Punti per ogni carta, calata o rimasta in mano. Un tre rosso ha solo il premio.

field-natural-canasta-bonus = Canasta pura
field-natural-canasta-bonus-help = Punti per una canasta senza matte.

field-mixed-canasta-bonus = Canasta sporca
field-mixed-canasta-bonus-help = Punti per una canasta con matte.

field-concealed-canasta-bonus = Canasta servita
field-concealed-canasta-bonus-help = Punti in più per una canasta calata in una volta sola.

field-red-three-bonus = Tre rosso
field-red-three-bonus-help = Punti per ogni tre rosso.

field-four-red-threes-bonus = Tutti e quattro i tre rossi
field-four-red-threes-bonus-help = Totale per i quattro tre rossi, al posto dei punti di ciascuno.

field-red-threes-count = Quando contano i tre rossi
field-red-threes-count-help = Che cosa serve perché i tre rossi contino, e che cosa succede altrimenti.
field-red-threes-count-melded = A favore di chi ha aperto, altrimenti contro
field-red-threes-count-melded-or-nothing = A favore di chi ha aperto, altrimenti non contano
field-red-threes-count-canasta = A favore di chi ha una canasta, altrimenti contro
field-red-threes-count-canasta-or-nothing = A favore di chi ha una canasta, altrimenti non contano

field-red-three-penalty = Tre rosso che conta contro
field-red-three-penalty-help = Punti tolti per ciascuno. 0 vuol dire quanti ne avrebbe dati.

field-max-red-three-penalty = Tre rossi che contano contro: massimo
field-max-red-three-penalty-help = Il massimo dei punti tolti in una mano. 0 vuol dire nessun massimo.

field-going-out-bonus = Chiusura
field-going-out-bonus-help = Punti per chi chiude.

field-concealed-bonus = Chiusura in mano
field-concealed-bonus-help = Punti per chi chiude in mano (compreso il premio di chiusura).

field-black-three-bonus = Tre nero calato
field-black-three-bonus-help = Punti in più per ogni tre nero calato in chiusura.

field-four-black-threes-bonus = Tutti e quattro i tre neri calati
field-four-black-threes-bonus-help = Altri punti se in chiusura si calano tutti e quattro i tre neri.

field-game-points = Punti per vincere
field-game-points-help = Il punteggio che fa finire la partita.

field-deals-per-game = Numero di mani
field-deals-per-game-help = La partita finisce dopo questo numero di mani, qualunque sia il punteggio. 0 vuol dire che finisce ai punti.
