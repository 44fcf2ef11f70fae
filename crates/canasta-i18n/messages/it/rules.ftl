### Un regolamento in frasi semplici: tutte le regole, con i loro numeri.

## I titoli.

rules-heading-deal = Giocatori e distribuzione
rules-heading-cards = Le carte
rules-heading-turn = Il turno
rules-heading-threes = I tre
rules-heading-melds = Combinazioni e canaste
rules-heading-initial-meld = L’apertura
rules-heading-pile = Il pozzo
rules-heading-going-out = La chiusura
rules-heading-stock-end = Quando finisce il tallone
rules-heading-scores = Il punteggio
rules-heading-knowing = Che cosa si può dire e sapere

## Numeri di giocatori: dopo “in”.

rules-players = { $count ->
        [1] { SPELL($first) }
        [2] { SPELL($first) } o { SPELL($second) }
        [3] { SPELL($first) }, { SPELL($second) } o { SPELL($third) }
       *[other] { SPELL($first) }, { SPELL($second) }, { SPELL($third) } o { SPELL($fourth) }
    }

## I giocatori e la distribuzione

rules-sides-any = Si gioca da due a sei. In quattro si gioca due contro due, in sei tre contro tre, con partner e avversari a posti alternati. In due o in tre ognuno gioca per sé, e “squadra” vuol dire un solo giocatore.

rules-sides = { $players ->
        [4] Quattro giocatori in due coppie. I partner siedono uno di fronte all’altro.
        [6] Sei giocatori, tre contro tre. Partner e avversari siedono alternati.
       *[other] { SPELL($players, case: "capital") } giocatori, ognuno per sé.
    }

rules-five-individuals = { $any ->
        [yes] Anche in cinque ognuno gioca per sé.
       *[no] Cinque giocatori, ognuno per sé.
    }
rules-five-two-sides = { $any ->
        [yes] In cinque si gioca tre contro due.
       *[no] Cinque giocatori, tre contro due.
    } Ogni mano si gioca in quattro: uno dei tre riposa, a rotazione. Gli altri siedono alternati e seguono le regole per quattro. Chi riposa non riceve carte, ma condivide il punteggio della squadra.

rules-seating-drawn = { $alone ->
        [yes] I posti si sorteggiano estraendo una carta.
       *[no] Partner e posti si sorteggiano estraendo una carta.
    } L’asso è la più alta, il due la più bassa; a parità di valore vincono le picche, poi cuori, quadri e fiori.

rules-seating-highest = { $players ->
        [any] Chi ha la carta più alta sceglie il posto. Se si gioca a squadre, le carte subito sotto indicano i suoi partner.
        [two] Chi ha la carta più alta sceglie il posto, e l’altra persona siede di fronte.
        [four] Chi ha la carta più alta sceglie il posto e fa coppia con chi ha la seconda.
        [five] Le due carte più alte formano la coppia. Chi ha la più bassa riposa nella prima mano.
        [six] Chi ha la carta più alta sceglie il posto, e le due carte subito sotto completano la sua squadra.
       *[alone] Chi ha la carta più alta sceglie il posto, e gli altri siedono alla sua sinistra nell’ordine delle carte.
    }

rules-seating-again = { $ends ->
        [yes] Chi estrae un jolly, una carta uguale a un’altra già uscita, più di una carta o una delle quattro a ciascuna estremità del mazzo estrae di nuovo.
       *[no] Chi estrae un jolly, o una carta uguale a un’altra già uscita, estrae di nuovo.
    }

rules-seating-optional = { $alone ->
        [yes] Ognuno sceglie il proprio posto; se volete, potete sorteggiare.
       *[no] Partner e posti si scelgono liberamente; se volete, potete sorteggiare.
    }

rules-seating-fixed = { $alone ->
        [yes] I posti non si sorteggiano: ci si siede come concordato.
       *[no] I partner non si sorteggiano: le squadre si decidono prima della partita.
    }

rules-first-dealer-seats-drawn = { $clockwise ->
        [yes] Chi ha estratto la carta più alta inizia a giocare, e il primo mazziere è chi siede alla sua destra.
       *[no] Chi ha estratto la carta più alta inizia a giocare, e il primo mazziere è chi siede alla sua sinistra.
    }
rules-first-dealer-drawn = { $clockwise ->
        [yes] Il primo mazziere si sorteggia. Chi estrae la carta più alta inizia a giocare, e il mazziere è chi siede alla sua destra.
       *[no] Il primo mazziere si sorteggia. Chi estrae la carta più alta inizia a giocare, e il mazziere è chi siede alla sua sinistra.
    }
rules-first-dealer-random = Il primo mazziere si sceglie a caso.

rules-cut-left = Prima di ogni mano taglia il mazzo chi siede a sinistra del mazziere.
rules-cut-left-may = Prima di ogni mano chi siede a sinistra del mazziere può tagliare il mazzo, ma non è obbligatorio.
rules-cut-right = Prima di ogni mano taglia il mazzo chi siede a destra del mazziere.

rules-hand-size = { $cards ->
        [one] Si dà 1 carta a testa.
       *[other] Si danno { $cards } carte a testa.
    }
rules-hand-sizes = A testa si danno { $hands }.
rules-hand-size-when = { $cards ->
        [one] 1 carta giocando in { $players }
       *[other] { $cards } carte giocando in { $players }
    }

rules-dealing = { $clockwise ->
        [yes] Le carte si danno una alla volta in senso orario, cominciando dalla sinistra del mazziere. Inizia a giocare chi siede alla sua sinistra.
       *[no] Le carte si danno una alla volta, cominciando dalla destra del mazziere. Inizia a giocare chi siede alla sua destra.
    }
rules-clockwise = Si gioca e si danno le carte in senso orario.
rules-counterclockwise = Si gioca e si danno le carte in senso antiorario.
rules-stock = Le carte rimaste formano il tallone. La sua prima carta si scopre e dà inizio al pozzo.

rules-upcard-threes-covered = Se la prima carta del pozzo è una matta o un tre, se ne scopre un’altra per coprirla, e così via.
rules-upcard-first-black-three-stays = Se la prima carta del pozzo è una matta o un tre, se ne scopre un’altra per coprirla, e così via. Un tre nero scoperto per primo non si copre.
rules-upcard-black-three-stays = Se la prima carta del pozzo è una matta o un tre rosso, se ne scopre un’altra per coprirla, e così via. Un tre nero non si copre.

rules-exact-deal-bonus = { $points ->
        [0] Il mazziere che solleva il numero esatto di carte da dare non guadagna niente.
        [one] Il mazziere che solleva il numero esatto di carte da dare, con o senza quella da scoprire, guadagna { $points } punto. Qui non si assegna mai, perché le carte le dà il programma.
       *[other] Il mazziere che solleva il numero esatto di carte da dare, con o senza quella da scoprire, guadagna { $points } punti. Qui non si assegna mai, perché le carte le dà il programma.
    }

## Le carte

rules-packs = Si gioca con due mazzi da 52 carte e quattro jolly, 108 carte in tutto.
rules-wild-cards = I jolly e i due (detti pinelle) sono matte: in una combinazione prendono il posto di qualsiasi carta dal quattro all’asso. Le carte dal quattro all’asso sono carte naturali. I tre non sono né matte né naturali.
rules-values = Un jolly vale 50 punti; un asso o una pinella 20 punti; re, donna, fante, dieci, nove e otto 10 punti; sette, sei, cinque, quattro e tre nero 5 punti. Un tre rosso non ha un valore suo, solo il premio.
rules-card-values = Un jolly vale { $joker }, una pinella { $two }, un asso { $ace }; re, donna, fante, dieci, nove e otto { $high }; sette, sei, cinque e quattro { $low }; un tre nero { $black }. Un tre rosso non ha un valore suo, solo il premio.

## Il turno

rules-turn = { $clockwise ->
        [yes] Nel tuo turno prima peschi dal tallone o prendi il pozzo. Poi puoi calare combinazioni e attaccare carte. Finisci con uno scarto. Il turno passa a sinistra.
       *[no] Nel tuo turno prima peschi dal tallone o prendi il pozzo. Poi puoi calare combinazioni e attaccare carte. Finisci con uno scarto. Il turno passa a destra.
    }

rules-draw-count = { $cards ->
        [one] A ogni turno si pesca una carta dal tallone e se ne scarta una.
       *[other] A ogni turno si pescano { SPELL($cards) } carte dal tallone, ma se ne scarta una sola.
    }
rules-draw-counts = Carte che si pescano dal tallone a ogni turno: { $draws }. Se ne scarta sempre una sola.
rules-draw-count-when = { $cards ->
        [one] una carta giocando in { $players }
       *[other] { SPELL($cards) } carte giocando in { $players }
    }
rules-draw-fewer = Se nel tallone ce ne sono meno, si pesca quel che resta.
rules-melds-in-first-round = Si può calare e prendere il pozzo fin dal primo turno.
rules-no-melds-in-first-round = Nel primo turno della mano non si può calare né prendere il pozzo.
rules-no-way-back = Le carte calate non si riprendono e una pescata non si annulla.

## I tre

rules-declaring-by-hand = Un tre rosso pescato resta in mano finché non lo dichiari: in qualsiasi momento del tuo turno puoi metterlo in tavola e pescare una carta al suo posto.
rules-declaring-automatic = I tre rossi vanno in tavola appena pescati, e si pesca una carta al loro posto.

rules-dealt-red-threes-by-hand = I tre rossi ricevuti con le carte restano in mano finché non li dichiari.
rules-dealt-red-threes-at-once = { $clockwise ->
        [yes] I tre rossi ricevuti con le carte vanno in tavola e si sostituiscono prima del primo turno, cominciando da chi siede a sinistra del mazziere.
       *[no] I tre rossi ricevuti con le carte vanno in tavola e si sostituiscono prima del primo turno, cominciando da chi siede a destra del mazziere.
    }
rules-dealt-red-threes-first-turn = I tre rossi ricevuti con le carte vanno in tavola all’inizio del tuo primo turno, e peschi al loro posto. Se la mano finisce prima, vanno in tavola per il conteggio.

rules-undeclared-never = Non serve dichiarare i tre rossi, quindi tenerne uno in mano non costa niente.
rules-undeclared-penalty = { $points ->
        [0] Un tre rosso non dichiarato non costa niente.
        [one] Un tre rosso ancora in mano alla fine del tuo turno, o alla fine della mano, costa { $points } punto, una volta per carta.
       *[other] Un tre rosso ancora in mano alla fine del tuo turno, o alla fine della mano, costa { $points } punti, una volta per carta.
    }
rules-declared-late = Puoi dichiararlo anche più tardi, ma un tre rosso mai dichiarato non dà premio. Se la mano finisce prima del tuo primo turno, i tre rossi ricevuti con le carte non costano niente e vanno in tavola. In mano un tre rosso conta come una carta, ma non si può calare né scartare.
rules-red-three-in-pile = Se nel pozzo che prendi c’è un tre rosso, mettilo in tavola. Al suo posto non si pesca.
rules-red-three-no-meld = Un tre rosso non è una combinazione: non conta per l’apertura e non impedisce di chiudere in mano.

rules-red-three-bonus = { $points ->
        [0] I tre rossi non danno punti.
        [one] Ogni tre rosso in tavola vale { $points } punto.
       *[other] Ogni tre rosso in tavola vale { $points } punti.
    }

rules-four-red-threes-bonus = { $points ->
        [0] { $alone ->
            [yes] Tutti e quattro i tre rossi allo stesso giocatore non valgono niente.
           *[no] Tutti e quattro i tre rossi alla stessa squadra non valgono niente.
        }
        [one] { $alone ->
            [yes] Tutti e quattro i tre rossi allo stesso giocatore valgono in tutto { $points } punto.
           *[no] Tutti e quattro i tre rossi alla stessa squadra valgono in tutto { $points } punto.
        }
       *[other] { $alone ->
            [yes] Tutti e quattro i tre rossi allo stesso giocatore valgono in tutto { $points } punti.
           *[no] Tutti e quattro i tre rossi alla stessa squadra valgono in tutto { $points } punti.
        }
    }

rules-red-threes-count = { $alone ->
        [yes] { $needs ->
            [meld] { $otherwise ->
                [minus] I tre rossi contano a tuo favore se a fine mano hai aperto, altrimenti contro di te.
               *[nothing] I tre rossi contano a tuo favore se a fine mano hai aperto. Altrimenti non valgono niente.
            }
           *[canasta] { $otherwise ->
                [minus] I tre rossi contano a tuo favore se a fine mano hai una canasta, altrimenti contro di te.
               *[nothing] I tre rossi contano a tuo favore se a fine mano hai una canasta. Altrimenti non valgono niente.
            }
        }
       *[no] { $needs ->
            [meld] { $otherwise ->
                [minus] I tre rossi contano a favore della squadra se a fine mano ha aperto, altrimenti contro.
               *[nothing] I tre rossi contano a favore della squadra se a fine mano ha aperto. Altrimenti non valgono niente.
            }
           *[canasta] { $otherwise ->
                [minus] I tre rossi contano a favore della squadra se a fine mano ha una canasta, altrimenti contro.
               *[nothing] I tre rossi contano a favore della squadra se a fine mano ha una canasta. Altrimenti non valgono niente.
            }
        }
    }

rules-red-threes-never-cost = I tre rossi non costano mai punti.
rules-red-three-costs-the-same = I tre rossi che contano contro tolgono quanto avrebbero dato.
rules-red-three-penalty = { $points ->
        [one] Ogni tre rosso che conta contro toglie { $points } punto, anche se sono quattro.
       *[other] Ogni tre rosso che conta contro toglie { $points } punti, anche se sono quattro.
    }
rules-no-max-red-three-penalty = Non c’è un massimo ai punti che i tre rossi possono togliere.
rules-max-red-three-penalty = { $points ->
        [one] I tre rossi non tolgono mai più di { $points } punto per mano.
       *[other] I tre rossi non tolgono mai più di { $points } punti per mano.
    }

rules-red-three-freezes = Un tre rosso scoperto dopo la distribuzione congela il pozzo per tutti, finché qualcuno non lo prende.
rules-red-three-does-not-freeze = Un tre rosso scoperto dopo la distribuzione non congela il pozzo.
rules-black-three-freezes = Un tre nero nel pozzo lo congela per tutti, finché qualcuno non lo prende.
rules-black-three-does-not-freeze = Un tre nero non congela il pozzo: impedisce solo a chi gioca dopo di prenderlo.
rules-black-threes-melded = I tre neri si calano solo nel turno in cui si chiude: tre o quattro, senza matte.

## Combinazioni e canaste

rules-meld = Una combinazione è formata da tre o più carte dello stesso valore, con almeno due naturali e al massimo tre matte. Le scale non valgono.
rules-wilds-in-any-meld = Ogni combinazione può avere fino a tre matte.
rules-naturals-for-wilds = Una combinazione con una matta vuole almeno { SPELL($first) } carte naturali, con due matte { SPELL($second) }, con tre { SPELL($third) }.
rules-wilds-on-natural-canasta = Si può attaccare una matta a una canasta pura, che così diventa sporca.
rules-no-wilds-on-natural-canasta = Non si possono attaccare matte a una canasta pura.
rules-wilds-may-outnumber = Una combinazione può avere più matte che carte naturali: due re, due pinelle e un jolly sono validi.
rules-wilds-may-not-outnumber = Una combinazione non può avere più matte che carte naturali: due re, due pinelle e un jolly non sono validi.

rules-melds-of-side = { $alone ->
        [yes] Hai una sola combinazione per valore e puoi attaccarci altre carte. Puoi calare un valore già calato da altri, ma non attaccare alle loro combinazioni.
       *[no] Le combinazioni sono in comune tra i partner. Una squadra ne ha una sola per valore e può attaccarci altre carte. Si può calare un valore già calato dagli avversari, ma non attaccare alle loro combinazioni.
    }

rules-canasta = Una combinazione di sette o più carte è una canasta: pura se è senza matte, sporca se ne ha. Si raccoglie in un mazzetto, con in cima una carta rossa se è pura, nera se è sporca. Con una matta una canasta pura diventa sporca. Le altre carte attaccate aggiungono solo il loro valore.

rules-natural-canasta-bonus = { $points ->
        [0] Una canasta pura non dà premio.
        [one] Una canasta pura vale { $points } punto oltre alle sue carte.
       *[other] Una canasta pura vale { $points } punti oltre alle sue carte.
    }
rules-mixed-canasta-bonus = { $points ->
        [0] Una canasta sporca non dà premio.
        [one] Una canasta sporca vale { $points } punto oltre alle sue carte.
       *[other] Una canasta sporca vale { $points } punti oltre alle sue carte.
    }
rules-concealed-canasta-bonus = { $points ->
        [0] Una canasta calata in una volta sola non dà niente in più.
        [one] Una canasta servita, cioè calata in una volta sola con le carte in mano, con o senza la carta in cima al pozzo, vale { $points } punto in più, anche se poi si attaccano altre carte.
       *[other] Una canasta servita, cioè calata in una volta sola con le carte in mano, con o senza la carta in cima al pozzo, vale { $points } punti in più, anche se poi si attaccano altre carte.
    }

## L’apertura

rules-initial-meld = { $alone ->
        [yes] La tua prima calata della mano è l’apertura.
       *[no] La prima calata della tua squadra nella mano è l’apertura.
    }

rules-minimums = { $alone ->
        [yes] { $first ->
            [one] Per aprire serve almeno { $first } punto. Con un punteggio più alto prima della mano ne servono { $second }, { $third } o { $fourth }.
           *[other] Per aprire servono almeno { $first } punti. Con un punteggio più alto prima della mano ne servono { $second }, { $third } o { $fourth }.
        }
       *[no] { $first ->
            [one] Per aprire, alla squadra serve almeno { $first } punto. Con un punteggio più alto prima della mano ne servono { $second }, { $third } o { $fourth }.
           *[other] Per aprire, alla squadra servono almeno { $first } punti. Con un punteggio più alto prima della mano ne servono { $second }, { $third } o { $fourth }.
        }
    }

rules-minimum-from = I minimi più alti valgono da { $second }, { $third } e { $fourth } punti in su.
rules-no-fifth-minimum = Non c’è un quinto minimo.
rules-fifth-minimum = { $points ->
        [one] Da { $from } punti in su il minimo è { $points } punto.
       *[other] Da { $from } punti in su il minimo è { $points } punti.
    }

rules-one-minimum = { $alone ->
        [yes] { $points ->
            [0] Per aprire non c’è un minimo.
            [one] Per aprire serve almeno { $points } punto, qualunque sia il punteggio.
           *[other] Per aprire servono almeno { $points } punti, qualunque sia il punteggio.
        }
       *[no] { $points ->
            [0] Per aprire non c’è un minimo.
            [one] Per aprire, alla squadra serve almeno { $points } punto, qualunque sia il punteggio.
           *[other] Per aprire, alla squadra servono almeno { $points } punti, qualunque sia il punteggio.
        }
    }

rules-initial-meld-counts = Si può aprire con più combinazioni, ma calate tutte insieme. Se prendi il pozzo, conta solo la carta in cima. I premi non contano.
rules-pile-opening-outnumbers = Se apri prendendo il pozzo, ogni combinazione deve avere più carte naturali che matte.
rules-pile-opening-like-any = Se apri prendendo il pozzo, per le matte valgono i soliti limiti.
rules-wilds-in-initial-meld = Si può aprire anche con le matte.
rules-no-wilds-in-initial-meld = Si apre senza matte, col pozzo o senza. Le matte si possono attaccare più tardi nello stesso turno, e usare se si chiude in mano senza aver preso il pozzo in quel turno.
rules-initial-meld-concealed = Chi chiude in mano senza prendere il pozzo in quel turno non ha minimo.

## Il pozzo

rules-taking = Invece di pescare puoi prendere il pozzo se, con carte che hai in mano, cali la carta in cima o la attacchi a una combinazione sul tavolo. Le altre carte del pozzo non si possono usare per prenderlo. Poi prendi in mano il resto del pozzo, e se vuoi puoi calare ancora.
rules-pile-blocked = Il pozzo non si può prendere se in cima c’è una matta o un tre.

rules-frozen = { $by ->
        [wild] Il pozzo è congelato per tutti quando contiene una matta; quella più in basso si mette di traverso. Resta congelato finché qualcuno non lo prende.
        [red-three] Il pozzo è congelato per tutti quando contiene una matta o un tre rosso; la carta più in basso fra queste si mette di traverso. Resta congelato finché qualcuno non lo prende.
        [black-three] Il pozzo è congelato per tutti quando contiene una matta o un tre nero; la carta più in basso fra queste si mette di traverso. Resta congelato finché qualcuno non lo prende.
       *[both] Il pozzo è congelato per tutti quando contiene una matta, un tre rosso o un tre nero; la carta più in basso fra queste si mette di traverso. Resta congelato finché qualcuno non lo prende.
    }

rules-frozen-until-opened = { $alone ->
        [yes] { $opening ->
            [pair] Finché non hai aperto, per te il pozzo è congelato: per aprire col pozzo ti serve in mano una coppia naturale uguale alla carta in cima.
            [wild] Finché non hai aperto, per te il pozzo è congelato, ma non per l’apertura stessa: per aprire col pozzo bastano in mano una carta naturale uguale a quella in cima e una matta, a meno che una carta nel pozzo non lo congeli per tutti.
           *[free] Finché non hai aperto, per te il pozzo è congelato, ma non per l’apertura stessa: puoi aprire col pozzo come se non fosse congelato, a meno che una carta nel pozzo non lo congeli per tutti.
        }
       *[no] { $opening ->
            [pair] Finché la tua squadra non ha aperto, per voi il pozzo è congelato: per aprire col pozzo ti serve in mano una coppia naturale uguale alla carta in cima.
            [wild] Finché la tua squadra non ha aperto, per voi il pozzo è congelato, ma non per l’apertura stessa: per aprire col pozzo bastano in mano una carta naturale uguale a quella in cima e una matta, a meno che una carta nel pozzo non lo congeli per tutti.
           *[free] Finché la tua squadra non ha aperto, per voi il pozzo è congelato, ma non per l’apertura stessa: puoi aprire col pozzo come se non fosse congelato, a meno che una carta nel pozzo non lo congeli per tutti.
        }
    }

rules-taking-frozen = { $alone ->
        [yes] Per prendere un pozzo congelato ti serve in mano una coppia naturale uguale alla carta in cima (puoi aggiungere matte). Le carte si possono unire alla tua combinazione di quel valore.
       *[no] Per prendere un pozzo congelato ti serve in mano una coppia naturale uguale alla carta in cima (puoi aggiungere matte). Le carte si possono unire alla combinazione di quel valore della tua squadra.
    }

rules-taking-onto-meld = { $alone ->
        [yes] Un pozzo non congelato si prende anche attaccando la carta in cima alla tua combinazione di quel valore.
       *[no] Un pozzo non congelato si prende anche attaccando la carta in cima alla combinazione di quel valore della tua squadra.
    }

rules-taking-with-wild = Un pozzo non congelato si prende anche con una carta naturale uguale a quella in cima e una matta che hai in mano.
rules-taking-not-with-wild = Una carta naturale e una matta non bastano per prendere il pozzo, nemmeno se non è congelato.
rules-taking-onto-canasta = La carta in cima al pozzo si può attaccare a una canasta, come a ogni altra combinazione.
rules-canasta-takes-no-pile = Una canasta è completa: se la carta in cima al pozzo ha il suo valore, non puoi prendere il pozzo. Le carte che hai in mano puoi ancora attaccarle.
rules-one-card-takes-one-card = Con una sola carta in mano puoi prendere anche un pozzo di una carta.
rules-one-card-takes-more = Con una sola carta in mano non puoi prendere un pozzo di una carta.
rules-melds-from-pile = Le carte arrivate col pozzo si possono calare nello stesso turno.
rules-no-melds-from-pile = A parte quella in cima, le carte arrivate col pozzo si possono calare solo dal turno successivo.
rules-pile-looked-through = Nel primo turno, prima di scartare, puoi guardare tutto il pozzo. Altrimenti si vede solo la carta in cima.
rules-pile-not-looked-through = Il pozzo non si può guardare; si vede solo la carta in cima.

## La chiusura

rules-going-out = Si chiude calando o scartando l’ultima carta, e la mano finisce. Lo scarto finale non è obbligatorio.

rules-canastas-needed = { $alone ->
        [yes] { $canastas ->
            [one] Per chiudere ti serve una canasta (puoi completarla proprio chiudendo).
           *[other] Per chiudere ti servono { SPELL($canastas) } canaste (puoi completarle proprio chiudendo).
        }
       *[no] { $canastas ->
            [one] Per chiudere, alla squadra serve una canasta (si può completare proprio chiudendo).
           *[other] Per chiudere, alla squadra servono { SPELL($canastas) } canaste (si possono completare proprio chiudendo).
        }
    }
rules-canastas-needed-by-players = Canaste necessarie alla squadra per chiudere: { $needs } (si possono completare proprio chiudendo).
rules-canastas-needed-when = { $canastas ->
        [one] una giocando in { $players }
       *[other] { SPELL($canastas) } giocando in { $players }
    }

rules-card-must-stay = Se non puoi chiudere, alla fine del turno deve restarti almeno una carta. Non puoi calare tanto da restare senza.

rules-going-out-bonus = { $points ->
        [0] Chiudere non dà premio.
        [one] Chiudere vale { $points } punto.
       *[other] Chiudere vale { $points } punti.
    }

rules-going-out-concealed = Chiudi in mano se cali tutte le tue carte in un solo turno, canasta compresa, senza aver calato niente prima nella mano. In quel turno puoi prendere il pozzo, e l’ultima carta può essere uno scarto.

rules-concealed-beside-melds = { $partners ->
        [none] Non hai partner che possano aver già calato.
        [one] { $may ->
            [yes] Vale come chiusura in mano anche se il tuo partner ha già calato.
           *[no] Non vale come chiusura in mano se il tuo partner ha già calato.
        }
       *[some] { $may ->
            [yes] Vale come chiusura in mano anche se un partner ha già calato.
           *[no] Non vale come chiusura in mano se un partner ha già calato.
        }
    }

rules-concealed-adding = { $partners ->
        [none] Non hai partner alle cui combinazioni attaccare carte.
        [one] { $adding ->
            [allowed] Quando chiudi in mano puoi attaccare carte alle combinazioni del tuo partner, se cali anche una canasta completa tutta tua.
            [not-allowed] Quando chiudi in mano non puoi attaccare carte alle combinazioni del tuo partner.
           *[nothing-there] Quando chiudi in mano il tuo partner non ha combinazioni a cui attaccare carte.
        }
       *[some] { $adding ->
            [allowed] Quando chiudi in mano puoi attaccare carte alle combinazioni dei partner, se cali anche una canasta completa tutta tua.
            [not-allowed] Quando chiudi in mano non puoi attaccare carte alle combinazioni dei partner.
           *[nothing-there] Quando chiudi in mano nessun partner ha combinazioni a cui attaccare carte.
        }
    }

rules-concealed-bonus = { $points ->
        [0] Chiudere in mano non dà premio.
        [one] Chiudere in mano vale in tutto { $points } punto.
       *[other] Chiudere in mano vale in tutto { $points } punti.
    }

rules-black-three-bonus = { $points ->
        [0] I tre neri calati in chiusura valgono solo i punti delle carte.
        [one] Ogni tre nero calato in chiusura vale { $points } punto in più.
       *[other] Ogni tre nero calato in chiusura vale { $points } punti in più.
    }
rules-four-black-threes-bonus = { $points ->
        [0] Calare tutti e quattro i tre neri non dà premio.
        [one] Calare tutti e quattro i tre neri vale un altro { $points } punto.
       *[other] Calare tutti e quattro i tre neri vale altri { $points } punti.
    }

rules-must-ask = { $sure ->
        [yes] Prima di chiudere devi chiedere, e puoi chiudere solo dopo un sì.
       *[no] Se hai un partner, prima di chiudere devi chiedere, e puoi chiudere solo dopo un sì.
    }
rules-need-not-ask = Chiedere non è obbligatorio.
rules-asking-alone = Non ci sono partner, quindi nessuno chiede “Posso chiudere?”.
rules-asking-before-taking = { $sure ->
        [yes] Puoi chiedere “Posso chiudere?” una volta per turno: prima o dopo aver pescato, ma non dopo aver calato o preso il pozzo.
       *[no] Se hai un partner, puoi chiedere “Posso chiudere?” una volta per turno: prima o dopo aver pescato, ma non dopo aver calato o preso il pozzo.
    }
rules-asking-after-drawing = { $sure ->
        [yes] Puoi chiedere “Posso chiudere?” una volta per turno: dopo aver pescato o preso il pozzo, prima di calare altro oltre a ciò che serve per prenderlo.
       *[no] Se hai un partner, puoi chiedere “Posso chiudere?” una volta per turno: dopo aver pescato o preso il pozzo, prima di calare altro oltre a ciò che serve per prenderlo.
    }

rules-answer = { $partners ->
        [one] Il tuo partner risponde sì o no, e la risposta vincola: se è sì devi chiudere in questo turno, se è no non puoi.
        [two] Risponde sì o no il primo partner dopo di te, e la risposta vincola: se è sì devi chiudere in questo turno, se è no non puoi.
       *[any] Risponde sì o no il partner (se la squadra è di tre, il primo dopo di te), e la risposta vincola: se è sì devi chiudere in questo turno, se è no non puoi.
    } Si può chiedere solo se si è in grado sia di chiudere sia di continuare.

## Quando finisce il tallone

rules-last-drawer-ends = La mano finisce con lo scarto di chi ha pescato l’ultima carta del tallone.
rules-last-drawer-goes-on = Pescata l’ultima carta del tallone, si continua a giocare.
rules-last-drawer-ends-when = Giocando in { $players }, la mano finisce con lo scarto di chi ha pescato l’ultima carta del tallone.
rules-last-drawer-goes-on-when = Giocando in { $players }, pescata l’ultima carta del tallone si continua a giocare.

rules-without-stock = Finito il tallone, si continua solo finché chi è di turno prende il pozzo. La mano finisce quando qualcuno non può o non vuole prenderlo.

rules-deal-over-with-stock = Finito il tallone finisce la mano, quindi non devi mai prendere il pozzo per forza.
rules-must-take = { $alone ->
        [yes] Finito il tallone, devi prendere il pozzo se non è congelato, se la carta in cima si attacca a una tua combinazione e se nessun’altra regola lo vieta.
       *[no] Finito il tallone, devi prendere il pozzo se non è congelato, se la carta in cima si attacca a una combinazione della tua squadra e se nessun’altra regola lo vieta.
    }
rules-need-not-take = Finito il tallone, prendere il pozzo non è obbligatorio.
rules-last-red-three = Se l’ultima carta del tallone è un tre rosso, va in tavola e la mano finisce subito: chi l’ha pescata non può calare né scartare.

## Il punteggio

rules-score = { $alone ->
        [yes] { $penalties ->
            [yes] In ogni mano un giocatore somma i premi e le carte calate, e toglie le carte rimaste in mano e le eventuali penalità. Il risultato può essere sotto zero.
           *[no] In ogni mano un giocatore somma i premi e le carte calate, e toglie le carte rimaste in mano. Il risultato può essere sotto zero.
        }
       *[no] { $penalties ->
            [yes] In ogni mano una squadra somma i premi e le carte calate, e toglie le carte rimaste in mano e le eventuali penalità. Il risultato può essere sotto zero.
           *[no] In ogni mano una squadra somma i premi e le carte calate, e toglie le carte rimaste in mano. Il risultato può essere sotto zero.
        }
    } Si aggiunge al totale.

rules-game-points = { $alone ->
        [yes] La partita finisce quando, a fine mano, un giocatore ha almeno { $points } punti.
       *[no] La partita finisce quando, a fine mano, una squadra ha almeno { $points } punti.
    }

rules-any-number-of-deals = Una partita può avere quante mani si vuole.
rules-deals-per-game = { $deals ->
        [one] La partita finisce dopo una mano, qualunque sia il punteggio.
       *[other] La partita finisce dopo { SPELL($deals) } mani, qualunque sia il punteggio.
    }

rules-winner = Vince il punteggio più alto; per la vittoria non ci sono premi. In caso di parità in testa si gioca un’altra mano.

## Che cosa si può dire e sapere

rules-known = Tutti possono sapere: le carte sul tavolo, la carta in cima al pozzo, quante carte ci sono nel pozzo, nel tallone e in mano a ciascuno, se il pozzo è congelato e da quale carta, i punteggi e i minimi d’apertura.
rules-one-card-left = Chi resta con una carta lo annuncia. La sesta carta di una combinazione si può mettere di traverso, per ricordare che ne manca una alla canasta.
rules-partners-chat = I partner possono dirsi il minimo d’apertura, ricordarsi i tre rossi e chiedere se chiudere. Non si può dire altro.
