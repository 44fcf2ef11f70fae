### Segnare una mano sul blocco punti. Il blocco fa una domanda dopo l’altra, e si risponde su una tastiera.

script-pad-entry-correcting-deal = Correzione mano { $n }
script-pad-entry-dealt = Mazziere: { $player }
script-pad-entry-back-to-pad = Blocco

## Il segnapunti sopra la tastiera

script-pad-entry-entry-sheet = Il segnapunti
script-pad-entry-sheet-of-side = Mano { $n }, { $side }
script-pad-entry-before = { $total }, <b>{ $minimum }</b> per aprire
script-pad-entry-new-total = Nuovo totale
script-pad-entry-yes = sì

script-pad-entry-cell = { $value }: { $side }, { $line }
script-pad-entry-cell-count = { $count } { $points }: { $side }, { $line }
script-pad-entry-cell-empty = { $side }, { $line }: non segnato
script-pad-entry-cell-out = { $concealed ->
        [yes] { $shown }: { $player } ha chiuso in mano
       *[no] { $shown }: { $player } ha chiuso
    }
script-pad-entry-cell-not-out = –: { $side }, nessuna chiusura
script-pad-entry-one-fewer = { $side }, { $line }: togli 1
script-pad-entry-one-more = { $side }, { $line }: aggiungi 1

## Chi ha chiuso

script-pad-entry-who-went-out = Chi ha chiuso?
script-pad-entry-about-going-out = La mano finisce quando qualcuno resta senza carte.
script-pad-entry-nobody-went-out = Non ha chiuso nessuno
script-pad-entry-concealed-hand = Chiusura in mano
script-pad-entry-concealed-alone = Tutte le carte in un solo turno, con una canasta, senza aver calato prima.
script-pad-entry-concealed-adding = Tutte le carte in un solo turno, con una canasta, senza aver calato prima. In quel turno si può attaccare alle carte di un partner.
script-pad-entry-concealed-not-adding = Tutte le carte in un solo turno, con una canasta, senza aver calato prima e senza attaccare alle carte di un partner.
script-pad-entry-concealed-first = Tutte le carte in un solo turno, con una canasta, quando nella squadra non aveva ancora calato nessuno.
script-pad-entry-exact-deal = Mazzetto esatto
script-pad-entry-exact-deal-by = { $player } ha sollevato il numero esatto di carte: { $points }
script-pad-entry-exact-deal-nobody = Prima indica sul blocco chi dà le carte.

## Le domande: un titolo, e che cosa si intende

script-pad-entry-title-natural-canastas = { $side }: canaste pure
script-pad-entry-title-mixed-canastas = { $side }: canaste sporche
script-pad-entry-title-concealed-canastas = { $side }: canaste servite
script-pad-entry-title-red-threes = { $side }: tre rossi
script-pad-entry-title-undeclared-red-threes = { $side }: tre rossi dichiarati in ritardo
script-pad-entry-title-black-threes = { $side }: tre neri calati in chiusura
script-pad-entry-title-own = { $side }: { $line }
script-pad-entry-title-melded = { $side }: carte calate
script-pad-entry-title-in-hand = { $side }: carte rimaste in mano

script-pad-entry-about-natural-canastas = { $points } ciascuna: almeno sette carte, senza matte
script-pad-entry-about-mixed-canastas = { $points } ciascuna: con matte
script-pad-entry-about-concealed-canastas = Calate in una volta sola, pure o sporche: { $points } in più ciascuna
script-pad-entry-about-red-threes = { $points } ciascuno, tutti e quattro { $all }
script-pad-entry-about-red-threes-without-melds = Nessuna calata: quanto contano i tre rossi lo dice il controllo.
script-pad-entry-about-undeclared-red-threes = { $points } in meno per ogni tre dichiarato tardi o mai
script-pad-entry-about-black-threes = Calati da chi ha chiuso
script-pad-entry-about-own = { $points } ogni volta
script-pad-entry-about-melded = I punti di tutte le carte in tavola
script-pad-entry-about-hand = Le carte di { $player }
script-pad-entry-about-hands = Le carte di { $players }: sommale con +
script-pad-entry-about-no-hand = In questa squadra nessuno ha più carte.

## La tastiera

script-pad-entry-keypad = Tastiera
script-pad-entry-key-next = Avanti
script-pad-entry-key-delete = Cancella
script-pad-entry-key-plus = Più: aggiungi al numero
script-pad-entry-key-no-melds = Nessuna calata
script-pad-entry-key-count = Conta le carte
script-pad-entry-key-total = Scrivi il totale
script-pad-entry-key-use = Usa { $points }

script-pad-entry-stop-double = Doppio tocco ignorato.
script-pad-entry-stop-count-first = Premi un numero; 0 se non ce ne sono.
script-pad-entry-stop-points-first = Prima scrivi i punti; 0 se non ce ne sono.
script-pad-entry-stop-at-most = { $max ->
        [0] Qui può essere solo 0.
        [one] Può essercene al massimo 1.
       *[other] Possono essercene al massimo { $max }.
    }
script-pad-entry-stop-more-than-packs = Più di quanto valgono tutte le carte ({ $points }). Se è giusto, premi ancora Avanti.
script-pad-entry-stop-no-such-points = { $step ->
        [5] I punti finiscono sempre per 0 o 5. Se è giusto, premi ancora Avanti.
       *[other] Ogni carta vale un multiplo di { $step }. Se è giusto, premi ancora Avanti.
    }

## Contare le carte

script-pad-entry-by-value = Per valore
script-pad-entry-by-card = Una per una
script-pad-entry-counting-cards = Conta le carte
script-pad-entry-so-far = Finora { $points }
script-pad-entry-how-many-cards = Quante carte ({ $cards })?
script-pad-entry-press-each = Premi ogni carta tante volte quante ce ne sono.
script-pad-entry-cards-many = { KIND($kind, form: "many") }
script-pad-entry-cards-many-range = da { KIND($from, form: "one") } a { KIND($to, form: "one") }
script-pad-entry-cards-one = { KIND($kind, form: "one") }
script-pad-entry-cards-one-range = da { KIND($from, form: "one") } a { KIND($to, form: "one") }
script-pad-entry-product = { $count } × { $value } = { $points }

## Le lettere agli angoli delle figure

script-pad-entry-face-ace = A
script-pad-entry-face-king = K
script-pad-entry-face-queen = Q
script-pad-entry-face-jack = J

script-pad-entry-counted = { KIND($kind, form: "one", case: "capital") }, { $value } punti: { $count }
script-pad-entry-number-of-cards = { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }

## Il controllo prima di salvare

script-pad-entry-check-and-save = Controlla e salva
script-pad-entry-nothing-wrong = Sembra tutto giusto.
script-pad-entry-save-deal = Salva la mano
script-pad-entry-save-correction = Salva la correzione
script-pad-entry-save-anyway = Salva lo stesso
script-pad-entry-correct-it = Correggi
script-pad-entry-goal-reached = Arriva a { $points }
script-pad-entry-next-minimum = Poi { $points } per aprire
script-pad-entry-side-points = { $side }: { $points }
script-pad-entry-said-total = { $side }: { $points } in questa mano, { $total } in tutto.

script-pad-entry-read-out = Leggi a voce alta:
script-pad-entry-read-side = <b>{ $side }</b>: { $items }.
script-pad-entry-read-nothing = nessuna canasta, nessun tre rosso
script-pad-entry-said-item = { $side }: { $item }.

script-pad-entry-item-natural-canastas = { $n ->
        [0] nessuna canasta pura
        [one] { $n } canasta pura
       *[other] { $n } canaste pure
    }
script-pad-entry-item-mixed-canastas = { $n ->
        [0] nessuna canasta sporca
        [one] { $n } canasta sporca
       *[other] { $n } canaste sporche
    }
script-pad-entry-item-concealed-canastas = { $n ->
        [0] nessuna canasta servita
        [one] { $n } canasta servita
       *[other] { $n } canaste servite
    }
script-pad-entry-item-red-threes = { $n ->
        [0] nessun tre rosso
        [one] { $n } tre rosso
       *[other] { $n } tre rossi
    }
script-pad-entry-item-undeclared-red-threes = { $n ->
        [0] nessun tre rosso in ritardo
        [one] { $n } tre rosso in ritardo
       *[other] { $n } tre rossi in ritardo
    }
script-pad-entry-item-black-threes = { $n ->
        [0] nessun tre nero
        [one] { $n } tre nero
       *[other] { $n } tre neri
    }
script-pad-entry-item-own = { $n } × { $line }
script-pad-entry-item-melded = { $points } di carte calate
script-pad-entry-item-in-hand = { $points } di carte in mano

## Che cosa non può essere giusto, o è insolito

script-pad-entry-notice-no-such-melded = { $step ->
        [5] { $side }: le carte calate non possono valere { $points }. I punti finiscono sempre per 0 o 5.
       *[other] { $side }: le carte calate non possono valere { $points }. Ogni carta vale un multiplo di { $step }.
    }
script-pad-entry-notice-no-such-in-hand = { $step ->
        [5] { $side }: le carte rimaste in mano non possono valere { $points }. I punti finiscono sempre per 0 o 5.
       *[other] { $side }: le carte rimaste in mano non possono valere { $points }. Ogni carta vale un multiplo di { $step }.
    }
script-pad-entry-notice-too-few-points = { $canastas ->
        [one] { $side }: le carte della canasta valgono almeno { $minimum }, ma per le carte calate hai segnato { $points }.
       *[other] { $side }: le carte delle { $canastas } canaste valgono almeno { $minimum }, ma per le carte calate hai segnato { $points }.
    }
script-pad-entry-notice-more-than-ranks = { $side }: { $canastas } canaste sono più dei valori che si possono calare.
script-pad-entry-notice-bonuses-added-in = { $side }: { $points } di carte calate è tanto. Hai contato anche i premi? Quelli li aggiunge il blocco.
script-pad-entry-notice-below-minimum = { $side }: per aprire servivano { $minimum }, ma per le carte calate hai segnato solo { $points }.
script-pad-entry-notice-too-few-canastas = { $needed ->
        [one] { $player } ha chiuso, ma la squadra non ha canaste.
       *[other] { $player } ha chiuso: servono { $needed } canaste, ma la squadra ne ha { $canastas }.
    }
script-pad-entry-notice-cards-after-going-out = { $side } ha chiuso, quindi non può avere carte in mano.
script-pad-entry-notice-too-few-in-hand = { $players ->
        [one] { $side }: qualcuno aveva ancora carte, e valgono più di { $points }.
       *[other] { $side }: in { $players } avevano ancora carte, e valgono più di { $points }.
    }
script-pad-entry-notice-more-concealed-canastas = { $canastas ->
        [0] { $side }: canaste servite { $concealed }, ma nessuna canasta.
        [one] { $side }: { $concealed } canaste servite, ma una sola canasta in tutto.
       *[other] { $side }: { $concealed } canaste servite, ma solo { $canastas } canaste in tutto.
    }
script-pad-entry-notice-red-threes = Hai segnato { $threes } tre rossi, ma nei mazzi ce ne sono solo quattro.
script-pad-entry-notice-late-red-threes = { $side }: { $threes } tre rossi dichiarati in ritardo, ma nei mazzi ce ne sono solo quattro.
script-pad-entry-notice-mixed-canastas = { $canastas } canaste sporche sono troppe: nei mazzi non ci sono abbastanza matte.
script-pad-entry-notice-canastas = { $canastas } canaste sono troppe: nei mazzi non ci sono abbastanza carte.
script-pad-entry-notice-more-than-the-packs = Tutte le carte insieme fanno { $points }, ma i mazzi interi valgono solo { $maximum }.
script-pad-entry-notice-same-as-before = Sono gli stessi numeri della mano precedente. L’hai segnata due volte?

## Che cosa ne consegue

script-pad-entry-fact-red-threes-against = { $threes ->
        [one] { $side }: il tre rosso conta { $points }.
       *[other] { $side }: i { $threes } tre rossi contano { $points }.
    }
script-pad-entry-fact-red-threes-count-nothing = { $threes ->
        [one] { $side }: il tre rosso non conta.
       *[other] { $side }: i { $threes } tre rossi non contano.
    }
script-pad-entry-fact-all-red-threes = { $side }: tutti e quattro i tre rossi contano { $points }.
script-pad-entry-fact-nobody-went-out = Non ha chiuso nessuno: niente premio di chiusura.
script-pad-entry-fact-concealed = { $player } ha chiuso in mano: { $points }.
script-pad-entry-fact-exact-deal = Mazzetto esatto di { $player }: { $points }.
script-pad-entry-fact-no-concealed-canastas = Nessuna canasta servita. Se ce n’erano, tocca la riga.
script-pad-entry-fact-no-undeclared-red-threes = Nessun tre rosso dichiarato in ritardo. Se ce n’erano, tocca la riga.
script-pad-entry-fact-no-black-threes = Nessun tre nero calato in chiusura. Se ce n’erano, tocca la riga.

## Il salvataggio

script-pad-entry-not-stored = Il browser non riesce a salvare la mano: la memoria è piena o disattivata. I numeri restano su questo schermo. Libera spazio e premi di nuovo Salva, oppure copiali su carta.
script-pad-entry-draft-not-stored = Il browser non riesce a salvare niente: la memoria è piena o disattivata. Tieni aperta questa pagina finché la mano non è salvata.
script-pad-entry-resumed-correction = È una correzione iniziata prima e non ancora salvata.
script-pad-entry-saved-figures = Mostra i numeri salvati

## Un altro telefono ha salvato la stessa mano

script-pad-entry-other-phone = Un altro telefono ha già salvato la mano { $n }
script-pad-entry-saved-at = Salvata alle { $time }.
script-pad-entry-saved-by-at = { $player } l’ha salvata alle { $time }.
script-pad-entry-figures-differ = Confronta i numeri e scegli quali valgono.
script-pad-entry-figures-agree = I due telefoni hanno gli stessi numeri.
script-pad-entry-ours = Qui
script-pad-entry-theirs = Altro telefono
script-pad-entry-row-of-side = { $side }, { $line }
script-pad-entry-keep-theirs = Tieni gli altri
script-pad-entry-keep-it = Continua
script-pad-entry-use-ours = Usa questi
script-pad-entry-replaces-theirs = Se salvi, sostituisci i numeri dell’altro telefono.
