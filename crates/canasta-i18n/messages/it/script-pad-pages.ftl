### Il blocco punti tra una mano e l’altra: inizio, totali, condivisione, regole, opzioni. I testi li inserisce il browser.

## I totali e il segnapunti.

script-pad-pages-to-meld = per aprire
script-pad-pages-dealer-letter = M
script-pad-pages-whose = Dà le carte <b>{ $dealer }</b>, inizia <b>{ $first }</b>
script-pad-pages-column-deal = Mano
script-pad-pages-column-player = Giocatori
script-pad-pages-nothing-entered = Ancora nessuna mano.
script-pad-pages-check-deal = Controlla la mano { $n }
script-pad-pages-from-paper = Dal foglio
script-pad-pages-saved-anyway = salvata lo stesso
script-pad-pages-entered-twice = segnata due volte
script-pad-pages-corrected = corretta

## Tra una mano e l’altra.

script-pad-pages-site = Canasta
script-pad-pages-turn = Gira il blocco verso l’altro lato del tavolo
script-pad-pages-share = Condividi: diretta o passaggio del blocco
script-pad-pages-menu = Menu
script-pad-pages-facing-us = Il blocco è girato verso di noi.
script-pad-pages-facing-both = Il blocco si legge da tutti e due i lati.
script-pad-pages-facing-them = Il blocco è girato verso l’altro lato.
script-pad-pages-online = Online
script-pad-pages-offline = Offline
script-pad-pages-offline-unsent = Offline, salvato
script-pad-pages-sheet = Il segnapunti
script-pad-pages-curve-and-totals = Grafico e totali
script-pad-pages-enter-deal = Segna la mano { $n }
script-pad-pages-continue-deal = Continua la mano { $n }
script-pad-pages-correct-deal = Correggi la mano { $n }
script-pad-pages-see-result = Vedi com’è finita
script-pad-pages-deal-saved = Mano { $n } salvata.
script-pad-pages-undo = Annulla
script-pad-pages-correction-undone = La mano { $n } è tornata com’era.
script-pad-pages-who-deals = Chi dà le carte?
script-pad-pages-dealer-set = Dà le carte { $dealer }.
script-pad-pages-player-wins = Vince { $name }.
script-pad-pages-partners-win = Vincono { $names }.

## Che cosa deve vedere il tavolo.

script-pad-pages-conflict = Due telefoni hanno segnato la mano { $n }
script-pad-pages-conflict-about = Scegli i numeri che valgono. Gli altri restano tra le modifiche.
script-pad-pages-entered-here = Su questo telefono, { $time }
script-pad-pages-entered-by = { $name }, { $time }
script-pad-pages-entered-there = Su un altro telefono, { $time }
script-pad-pages-withdrawn = Annullata
script-pad-pages-side-total = { $side } { $points }
script-pad-pages-went-out = { $name } ha chiuso
script-pad-pages-choose = Vale questa
script-pad-pages-chosen = La mano { $n } è a posto.
script-pad-pages-query-by = { $name } chiede di controllare la mano { $n }
script-pad-pages-query = Chi guarda chiede di controllare la mano { $n }
script-pad-pages-checked = Fatto
script-pad-pages-query-settled = La mano { $n } è stata controllata.
script-pad-pages-asks-by = { $name } chiede il blocco
script-pad-pages-asks = Un altro telefono chiede il blocco
script-pad-pages-you-asked = Hai chiesto il blocco
script-pad-pages-moves-in = { $seconds ->
        [0] Il blocco sta passando.
        [one] Passa tra un secondo, se il telefono che lo tiene non rifiuta.
       *[other] Passa tra { $seconds } secondi, se il telefono che lo tiene non rifiuta.
    }
script-pad-pages-object = Tieni qui il blocco
script-pad-pages-objected = Il blocco resta su questo telefono.
script-pad-pages-stop-asking = Ritira la richiesta
script-pad-pages-request-ended = Il blocco resta dov’è.
script-pad-pages-kept-by = Ora il blocco lo tiene { $name }
script-pad-pages-kept-elsewhere = Ora il blocco lo tiene un altro telefono
script-pad-pages-kept-about = Qui si vede la diretta. Se l’altro telefono è spento o non è al tavolo, il blocco può tornare qui.
script-pad-pages-ask = Chiedi il blocco
script-pad-pages-asked = Richiesta inviata. L’altro telefono può rifiutare.
script-pad-pages-no-connection = Manca la connessione. Riprova più tardi.
script-pad-pages-refused = Il server non accetta le mani segnate su questo telefono. Sono salvate solo qui.

## Condividere.

script-pad-pages-share-title = Condividi il blocco
script-pad-pages-live-view = Diretta
script-pad-pages-live-view-about = Con questo link si vedono i punti appena li salvi, ma non si possono cambiare.
script-pad-pages-live-view-text = I nostri punti a Canasta, in diretta
script-pad-pages-link = Link
script-pad-pages-copy-link = Copia il link
script-pad-pages-send = Invia
script-pad-pages-hand-over = Passa il blocco
script-pad-pages-hand-over-about = Il blocco passa al telefono che inquadra il codice. Qui poi si vede la diretta. Il codice vale una volta sola, per dieci minuti.
script-pad-pages-hand-over-code = Mostra il codice
script-pad-pages-hand-over-ready = Il codice è { $code }.
script-pad-pages-waiting = Un attimo…
script-pad-pages-pad-taken = Ora il blocco lo tiene questo telefono.
script-pad-pages-not-taken = Il blocco non è passato
script-pad-pages-close = Nascondi

## Il menu.

script-pad-pages-menu-totals = Grafico e totali
script-pad-pages-menu-settings = Opzioni
script-pad-pages-menu-print = Stampa
script-pad-pages-menu-csv = Scarica CSV
script-pad-pages-names-title = Nomi e partner
script-pad-pages-rules-of-pad = Regole di questo blocco
script-pad-pages-new-pad = Nuovo blocco
script-pad-pages-next-game = Prossima partita
script-pad-pages-next-game-begun = Inizia la prossima partita. Chi dà le carte?

## Un nuovo blocco.

script-pad-pages-same-table = Come l’ultima volta
script-pad-pages-start = Inizia
script-pad-pages-against = { $we } contro { $they }
script-pad-pages-rules-points = { $changes ->
        [0] { $rules }, ai { $points } punti
        [one] { $rules } con una regola della casa, ai { $points } punti
       *[other] { $rules } con { $changes } regole della casa, ai { $points } punti
    }
script-pad-pages-rules-deals = { $changes ->
        [0] { $rules }, { $deals } mani
        [one] { $rules } con una regola della casa, { $deals } mani
       *[other] { $rules } con { $changes } regole della casa, { $deals } mani
    }
script-pad-pages-carry-on = O continua: mano { $n }, { $totals }
script-pad-pages-new-table = Nuovo tavolo
script-pad-pages-how-many = In quanti giocate?
script-pad-pages-sides-alone = Ognuno per sé.
script-pad-pages-sides-four = Due contro due, partner di fronte.
script-pad-pages-sides-six = Tre contro tre, a posti alternati.
script-pad-pages-names-clockwise = Nomi, in ordine di gioco
script-pad-pages-player-we = Posto { $n } (Noi)
script-pad-pages-player-they = Posto { $n } (Loro)
script-pad-pages-which-rules = Con quali regole?
script-pad-pages-rules-title = Regole:
script-pad-pages-about-hoyle = La Canasta come la giocano quasi tutti
script-pad-pages-about-classic = Un premio per le canaste calate in una volta sola
script-pad-pages-about-lakin = 500 in meno per un tre rosso in ritardo
script-pad-pages-about-pack = Regole severe per prendere il pozzo
script-pad-pages-about-wahhi = Le regole di un circolo, con il mazzetto esatto
script-pad-pages-own-rules = Regole e valori a modo nostro
script-pad-pages-on-paper = Avete già i punti su carta?
script-pad-pages-on-paper-about = Scrivi i totali e continua da lì.
script-pad-pages-not-points = Scrivi un numero di punti, come 1205 o −310.
script-pad-pages-no-storage = Il browser non riesce a salvare niente: la memoria è piena o disattivata. Così il blocco non può funzionare.
script-pad-pages-no-account = Non serve registrarsi. Il blocco funziona anche senza connessione e tiene tutto su questo telefono.
script-pad-pages-earlier-pads = { $pads ->
        [one] Il blocco di prima
       *[other] I blocchi di prima ({ $pads })
    }
script-pad-pages-earlier-pad = { $deals ->
        [0] { $date }, ancora nessuna mano
        [one] { $date }, una mano: { $totals }
       *[other] { $date }, { $deals } mani: { $totals }
    }

## Le regole della casa.

script-pad-pages-begin-with = Parti da
script-pad-pages-rules-about = Le modifiche valgono dalla mano { $n }. I punti delle mani già segnate non cambiano.
script-pad-pages-rules-about-new = Le modifiche valgono dalla prima mano.
script-pad-pages-section-bonuses = Premi
script-pad-pages-section-threes = I tre
script-pad-pages-section-card-values = Valore delle carte
script-pad-pages-section-minimums = Minimi e traguardo
script-pad-pages-card-jokers = Jolly
script-pad-pages-card-twos = Pinella
script-pad-pages-card-aces = Asso
script-pad-pages-card-high = Dal re all’otto
script-pad-pages-card-low = Dal sette al quattro
script-pad-pages-card-black-threes = Tre nero
script-pad-pages-minimum-below = Apertura con meno di { $points }
script-pad-pages-minimum-from = Apertura con { $points } o più
script-pad-pages-document-says = { $rules }: { $value }
script-pad-pages-rule-value = { $rule }: { $value }
script-pad-pages-instead = { $rule }: { $now } invece di { $before }
script-pad-pages-less = { $rule }: meno
script-pad-pages-more = { $rule }: più
script-pad-pages-allowed = sì
script-pad-pages-not-allowed = no
script-pad-pages-own-lines = Voci aggiunte
script-pad-pages-own-lines-about = Per i premi che non sono in nessun regolamento, come una canasta di pinelle. Il blocco le chiede a ogni mano.
script-pad-pages-line-name = Nome della voce { $n }
script-pad-pages-line-example = Canasta di pinelle
script-pad-pages-remove-line = Togli { $line }
script-pad-pages-add-line = Aggiungi una voce
script-pad-pages-own-line = { $line }: { $points }
script-pad-pages-rules-changes = { $changes ->
        [0] Modifiche
        [one] Una modifica
       *[other] { $changes } modifiche
    }
script-pad-pages-unchanged = Come { $rules }.
script-pad-pages-done = Fatto

## Nomi e partner.

script-pad-pages-in-order-of-play = In ordine di gioco
script-pad-pages-move-up = { $name }: un posto prima
script-pad-pages-move-down = { $name }: un posto dopo
script-pad-pages-move-about = Con le frecce cambi chi gioca con chi.
script-pad-pages-move-later = I partner si cambiano tra una partita e l’altra.
script-pad-pages-save-names = Salva
script-pad-pages-next-game-with = Prossima partita così
script-pad-pages-names-saved = Nomi salvati.
script-pad-pages-who-deals-next = Chi dà le carte per la mano { $n }?

## Le opzioni.

script-pad-pages-to-read = Per leggere
script-pad-pages-setting-size = Dimensione
script-pad-pages-size-normal = Normale
script-pad-pages-size-large = Grande
script-pad-pages-size-largest = Massima
script-pad-pages-setting-light = Tema
script-pad-pages-light-system = Del telefono
script-pad-pages-light-light = Chiaro
script-pad-pages-light-dark = Scuro
script-pad-pages-setting-facing = Girato verso
script-pad-pages-facing-choice-us = Noi
script-pad-pages-facing-choice-both = Entrambi
script-pad-pages-facing-choice-them = Loro
script-pad-pages-setting-contrast = Più contrasto
script-pad-pages-setting-contrast-about = bianco e nero, linee spesse
script-pad-pages-setting-awake = Schermo sempre acceso
script-pad-pages-setting-awake-about = finché il blocco è aperto
script-pad-pages-setting-speaking = Voce
script-pad-pages-setting-speaking-about = legge ogni risposta e i nuovi totali
script-pad-pages-speaking-example = Il blocco parla.
script-pad-pages-to-enter = Per segnare
script-pad-pages-setting-points = Come scrivi i punti
script-pad-pages-points-total = In totale
script-pad-pages-points-value = Per valore
script-pad-pages-points-cards = Una per una
script-pad-pages-setting-first = Si comincia da
script-pad-pages-setting-double = Ignora i doppi tocchi
script-pad-pages-setting-double-about = lo stesso tasto due volte, se la domanda è appena cambiata
script-pad-pages-setting-moves-on = Va avanti da solo
script-pad-pages-setting-moves-on-about = quando non ci stanno altre cifre, di solito da 120 in su
script-pad-pages-setting-vibration = Vibrazione
script-pad-pages-setting-vibration-about = a ogni tasto
script-pad-pages-this-phone = Questo telefono
script-pad-pages-device-name = Il tuo nome
script-pad-pages-device-name-about = Compare accanto alle correzioni e quando il blocco passa a un altro telefono.
script-pad-pages-saved-pads = { $pads ->
        [one] Su questo telefono c’è un blocco salvato ({ $date }).
       *[other] Su questo telefono ci sono { $pads } blocchi salvati (il più vecchio: { $date }).
    }
script-pad-pages-download-all = Scarica tutto

script-pad-pages-have-code = Hai un codice da un altro telefono?
script-pad-pages-code = Codice
script-pad-pages-code-about = Con sei lettere vedi la partita dal vivo, con otto il blocco passa a questo telefono.
script-pad-pages-code-open = Apri
script-pad-pages-code-wrong = Un codice ha sei o otto lettere.
