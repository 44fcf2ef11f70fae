### La pagina sulle mani regolari.

fairness-title = Mani regolari – Canasta
fairness-heading = Mani regolari
fairness-about = Nessuno, nemmeno il server, può truccare il mazzo da solo. Non fidarti della nostra parola: controlla.
fairness-check-game = Controlla una partita

## Come nasce una mano.

fairness-steps = Come si mescolano le carte
fairness-commitment = L’impronta
fairness-commitment-about = Prima di ogni mano il server sceglie un numero segreto e ne pubblica l’impronta: 64 cifre che corrispondono a quel numero e a nessun altro. Da quel momento non può più cambiarlo.
fairness-cut = Il taglio
fairness-cut-about = Poi il browser di ogni giocatore aggiunge un taglio: un numero a caso tutto suo. Come a un vero tavolo: uno mescola, un altro taglia.
fairness-deal = Le carte
fairness-deal-about = Il numero segreto e i tagli, da soli, decidono l’ordine delle 108 carte, e dopo non si può più cambiare niente.
fairness-proof = La prova
fairness-proof-about = Contati i punti della mano, il numero segreto viene rivelato. Chiunque può controllare che corrisponda all’impronta e rifare la stessa mescolata.

## Quante impronte ci sono.

fairness-promises = Le impronte di questo server
fairness-count = { $n }
fairness-made = pubblicate
fairness-made-about = mani con l’impronta pubblicata
fairness-revealed = rivelate
fairness-revealed-about = numeri che chiunque può controllare
fairness-outstanding = in attesa
fairness-outstanding-about = mani in corso
fairness-kept = Prima o poi ogni numero segreto viene rivelato. Resta segreto finché la mano è in corso o il tavolo aspetta i suoi giocatori; se non tornano, il tavolo viene chiuso e il numero rivelato.

## Controllare un file.

fairness-check-about = Ogni partita finita si può salvare come file <code>.canasta</code>. Scegline uno qui o trascinalo su questa pagina. Il tuo browser rifà ogni mescolata e confronta i risultati. Non viene caricato niente: puoi perfino scollegarti prima dalla rete.
fairness-no-script = Questo controllo ha bisogno di JavaScript. In alternativa ci sono <code>canasta verify</code> e lo script Python indicato più sotto.
fairness-choose = Scegli una partita
fairness-or-drop = o trascinala qui
fairness-paste = Incolla una partita
fairness-text = Testo della partita
fairness-check = Controlla
fairness-noted = Gli appunti del tuo browser
fairness-noted-about = Il tuo browser annota ogni impronta prima che si diano le carte. Le ultime:

## La mano del giorno.

fairness-daily = Mano del giorno
fairness-daily-about = Il numero segreto di ogni giorno resta nascosto fino a mezzanotte UTC, ma la sua impronta è pubblica da subito. A giornata finita il numero viene rivelato, e chiunque può controllare le carte.
fairness-daily-how = Come si controlla
fairness-daily-commitment = Impronta di oggi
fairness-daily-seed = Numero segreto, { $date }

## Che cosa non si dimostra.

fairness-limits = Che cosa non si dimostra
fairness-server-knows = Mentre si gioca, il server conosce le carte.
fairness-server-knows-about = È lui a darle e a far rispettare le regole. Non può cambiarle, ma chi gestisce il server potrebbe guardarle. Se c’è qualcosa in palio, gioca solo dove ti fidi di chi ospita, o usa un server tuo.
fairness-last-cut = Chi fa l’ultimo taglio ne sa di più.
fairness-last-cut-about = I tagli arrivano uno dopo l’altro. Un server d’accordo con un giocatore potrebbe dirgli il numero segreto e fargli provare molti tagli, o ignorare un taglio sostenendo che è arrivato tardi. Il tuo browser annota le impronte che ha visto e i tagli che ha fatto, e il controllo qui sopra ti avverte se un file non corrisponde. Se chi ospita imbroglia insieme a qualcuno, l’unico rimedio è giocare altrove.
fairness-no-cut = Senza tagli c’è solo l’impronta.
fairness-no-cut-about = Se nessun browser ha aggiunto un taglio, come in una partita tra bot, il mazzo era comunque fissato prima della mano, ma il numero segreto l’ha scelto solo il server.
fairness-names = Un file dimostra le mani, non i nomi.
fairness-names-about = Mostra che a questo tavolo si sono date queste carte. Non può mostrare chi c’era davvero, né se due giocatori si parlavano al telefono.
fairness-even = Regolare non vuol dire uguale.
fairness-even-about = Una mano regolare può comunque essere pessima. Su molte mani la fortuna si pareggia, ma non sempre in una sera.

## Controllare senza questa pagina.

fairness-elsewhere = Senza questa pagina
fairness-elsewhere-about = Se non ti fidi di una pagina che viene dallo stesso server che ha dato le carte, controlla con <code>canasta verify</code> sul tuo computer, o con un breve script Python. Tutti e due sono nel codice sorgente.
fairness-digits = Come si ricavano le carte, in ogni dettaglio
