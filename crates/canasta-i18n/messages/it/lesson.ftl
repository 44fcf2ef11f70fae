### “Impara a giocare”: una mano in cui ogni passo dice che cosa fare e perché. Anna, Ruth e Paul sono gli altri giocatori.

lesson-title = Impara a giocare
lesson-panel = Impara a giocare:
lesson-step = Passo { $step } di { $steps }.
lesson-to-play = Gioca { $player }.

## Che cosa fare, e perché.

lesson-say-1 = Tu e Anna giocate contro Ruth e Paul. Raccogli carte dello stesso valore. All’inizio di ogni turno prendi una carta: premi Pesca.
lesson-say-2 = Un re: ora ne hai tre. Ogni turno finisce con uno scarto. Tocca il cinque; il pulsante dice che cosa farà. Premi Scarta il 5.
lesson-say-3 = Tre o più carte uguali sono una combinazione. Pinelle (i due) e jolly sono matte. Le prime combinazioni della tua squadra devono valere 50 punti. Pesca.
lesson-say-4 = Un tre rosso: 100 punti, va in tavola da solo. Ora tocca due volte i re (la seconda li prende tutti) e poi la pinella. Premi Cala 50.
lesson-say-5 = La tua squadra ha aperto; d’ora in poi va bene qualsiasi combinazione. Finisci il turno: Scarta il 10.
lesson-say-6 = Paul ha scartato una donna, e tu ne hai due. Premi Prendi pozzo: le tue due donne lo prendono tutto.
lesson-say-7 = Ora puoi calare i cinque, i sei e i nove. Tocca due volte ogni colonna: si calano tutti insieme. Cala 60.
lesson-say-8 = Un tre nero ferma chi gioca dopo: Ruth non può prendere il pozzo. Scarta il 3 nero.
lesson-say-9 = La pinella di Ruth congela il pozzo: ora servono in mano due carte naturali uguali a quella in cima. Il fante di Paul starebbe bene con i fanti di Anna, ma tu non ne hai. Pesca.
lesson-say-10 = Un re. Anna ne ha aggiunti due, quindi con il tuo le carte sono sette: una canasta, 300 punti; senza matte sarebbero 500. Cala 10.
lesson-say-11 = Scarta il dieci o un otto, come preferisci.
lesson-say-12 = Anna chiede: “Posso chiudere?” Dopo un sì deve giocare subito le sue ultime carte, e la mano finisce. Premi Sì, chiudi.

lesson-back = Indietro
lesson-skip = Salta

## Che cosa va fatto prima.

lesson-first-1 = prima pesca una carta dal tallone.
lesson-first-2 = seleziona il cinque, poi premi Scarta.
lesson-first-3 = prima pesca una carta dal tallone.
lesson-first-4 = cala i tre re con la pinella.
lesson-first-5 = finisci il turno con il dieci.
lesson-first-6 = prendi il pozzo con le tue due donne.
lesson-first-7 = cala i cinque, i sei e i nove.
lesson-first-8 = scarta il tre nero.
lesson-first-9 = il pozzo è congelato, quindi pesca una carta.
lesson-first-10 = attacca il re ai tuoi re.
lesson-first-11 = finisci il turno con il dieci o con un otto.
lesson-first-12 = rispondi ad Anna: sì, chiudi.
lesson-one-deal = la lezione è di una mano sola. Gioca una partita intera, o ripeti la lezione.

## Mentre giocano gli altri.

lesson-meanwhile-2 = Ora tocca a Ruth, Anna e Paul. Ognuno pesca e scarta.
lesson-meanwhile-5 = Le combinazioni sono di tutta la squadra. Guarda Anna: aggiunge due re ai tuoi.
lesson-meanwhile-8 = Ruth scarta una pinella. Una matta congela il pozzo.
lesson-meanwhile-11 = Quando una squadra ha una canasta può chiudere: uno dei due gioca l’ultima carta, e la mano finisce.

## La fine: che cosa vuol dire ogni voce.

lesson-ended = Ecco fatta la tua prima mano!
lesson-ended-about = Anna ha chiuso, e la tua squadra ha una canasta di re. Una partita dura finché una squadra arriva a 5000 punti. Quando giochi contro i bot, premi Consiglio (la lampadina) per farti aiutare.
lesson-score = Come si contano i punti
lesson-natural = Canaste pure
lesson-natural-about = Una canasta senza matte vale 500. Questa volta non ne ha fatte nessuno.
lesson-mixed = Canaste sporche
lesson-mixed-about = La tua canasta di re contiene una matta: { $points } punti.
lesson-red-threes = Tre rossi
lesson-red-threes-about = 100 punti l’uno: { $ours } a voi, { $theirs } a loro. Una squadra che non ha calato niente ne perde invece 100 per ciascuno.
lesson-going-out = Chiusura
lesson-going-out-about = Anna ha chiuso: { $points } punti per la tua squadra.
lesson-melded = Carte calate
lesson-melded-about = Ogni carta calata conta: jolly 50, pinelle e assi 20, dal re all’otto 10, le altre 5. Voi avete calato { $ours } punti, loro { $theirs }.
lesson-in-hand = Carte rimaste in mano
lesson-in-hand-about = Le carte rimaste in mano contano contro: { $ours } per voi (le tue carte), { $theirs } per loro.
lesson-play = Gioca una partita
lesson-again = Ripeti la lezione
