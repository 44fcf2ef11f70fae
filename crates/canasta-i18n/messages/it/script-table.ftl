### Testo dello script del tavolo: solo il browser sa quali carte sono selezionate.

script-table-title = { table-title }
script-table-title-your-turn = { table-title-your-turn }

## Le carte in mano

script-table-column-chosen = { KIND($rank, form: "many", case: "capital") }, { $cards }, carte selezionate: { $chosen }
script-table-column-moved = { KIND($rank, form: "many", case: "capital") }: ora in posizione { $place } di { $columns }.

## Carte selezionate

script-table-cards = { $n ->
        [one] { KIND($rank, form: "a") }
        [2] due { KIND($rank, form: "num") }
        [3] tre { KIND($rank, form: "num") }
        [4] quattro { KIND($rank, form: "num") }
        [5] cinque { KIND($rank, form: "num") }
        [6] sei { KIND($rank, form: "num") }
        [7] sette { KIND($rank, form: "num") }
        [8] otto { KIND($rank, form: "num") }
       *[other] { $n } { KIND($rank, form: "many") }
    }
script-table-cards-and = { $n ->
        [one] { KIND($rank, form: "a") }
        [2] due { KIND($rank, form: "num") }
        [3] tre { KIND($rank, form: "num") }
        [4] quattro { KIND($rank, form: "num") }
        [5] cinque { KIND($rank, form: "num") }
        [6] sei { KIND($rank, form: "num") }
        [7] sette { KIND($rank, form: "num") }
        [8] otto { KIND($rank, form: "num") }
       *[other] { $n } { KIND($rank, form: "many") }
    }
script-table-top-card = { KIND($rank, form: "the") } del pozzo
script-table-wilds-onto = { $cards } { KIND($rank, form: "on-your") }
script-table-to-discard = da scartare
script-table-makes = { $n } in tutto
script-table-makes-canasta = { $natural ->
        [yes] canasta pura +{ $points }
       *[no] canasta sporca +{ $points }
    }
script-table-spoils = canasta pura { $from } → sporca { $to }

## La riga sopra le carte

script-table-selected = Carte selezionate
script-table-clear = Annulla la selezione
script-table-single = { KIND($rank, form: "one", case: "capital") }
script-table-onto = { KIND($rank, form: "on-many") }
script-table-wild = { $moves ->
        [yes] { KIND($wild, form: "one", case: "capital") } con { KIND($rank, form: "the-many") }. Sposta
       *[no] { KIND($wild, form: "one", case: "capital") } con { KIND($rank, form: "the-many") }
    }
script-table-cannot-move = Nelle altre combinazioni non c’è posto.
script-table-ready = Puoi premere: { $buttons }.

## Pulsanti

script-table-draw = { own-draw }
script-table-pass = { own-pass }
script-table-take = { own-take }
script-table-meld = { own-meld }
script-table-discard = { own-discard }
script-table-meld-points = Cala { $points }
script-table-meld-out = Cala { $points } e chiudi
script-table-discard-card = Scarta { KIND($rank, form: "brief") }
script-table-discard-out = Scarta { KIND($rank, form: "brief") } e chiudi
script-table-declare = { $n ->
        [one] Dichiara il 3 rosso
       *[other] Dichiara 3 rosso ({ $n })
    }

## La seconda riga di un pulsante che si può premere

script-table-stock-empty = il tallone è finito
script-table-of-minimum = { $makes } su { $needs }
script-table-with-cards = con { $cards }
script-table-with-cards-and-more = con { $cards } e altre
script-table-adds-cards = aggiungi { $cards }
script-table-onto-meld = { KIND($rank, form: "on-your") }
script-table-canasta = { $natural ->
        [yes] canasta pura
       *[no] canasta sporca
    }
script-table-canastas = { $n } canaste
script-table-bonus = +{ $points }
script-table-concealed = in mano, +{ $points }
script-table-becomes = da { $from } a { $to }
script-table-melds-first = prima cali { $points }
script-table-red-three-penalty = 3 rosso in mano: −{ $points }
script-table-freezes = congela il pozzo
script-table-blocks = ferma chi gioca dopo
script-table-declare-detail = +{ $points } e una carta nuova

## La seconda riga di un pulsante che non si può premere

script-table-short-select = seleziona carte
script-table-short-one = seleziona una carta
script-table-short-one-only = una carta sola
script-table-short-three-cards = servono 3 carte
script-table-short-one-or-wild = un’altra o una matta
script-table-short-natural = ancora { KIND($rank, form: "a") }
script-table-short-too-many-wilds = { $n ->
        [one] 1 matta di troppo
       *[other] { $n } matte di troppo
    }
script-table-short-stays-natural = resta pura
script-table-short-no-wilds = niente matte
script-table-short-taken = { $n } dal pozzo: aspetta
script-table-short-first-round = non in questo turno
script-table-short-to-go-out = ancora { $n } per chiudere
script-table-short-only-out = solo per chiudere
script-table-short-not-meld = non si cala
script-table-short-no-room = non c’è posto
script-table-short-points = mancano { $n }
script-table-short-minimum = non arriva a { $needs }
script-table-short-two-of = servono due { KIND($rank, form: "num") }
script-table-short-one-and-wild = { KIND($rank, form: "a") } + una matta
script-table-short-on-top = { KIND($top, form: "a") } in cima
script-table-short-no-pile = pozzo vuoto
script-table-short-one-card = non con 1 carta
script-table-short-complete = canasta completa
script-table-short-not-red = non con un 3 rosso
script-table-short-take-pile = prendi il pozzo
script-table-short-keep-two = tieni 2 carte
script-table-short-needs-canasta = { $n ->
        [one] serve una canasta
       *[other] servono { $n } canaste
    }
script-table-short-partner-no = il partner dice no
script-table-short-must-ask = prima chiedi
script-table-short-must-go-out = devi chiudere
script-table-short-declare-first = prima dichiara
script-table-short-never-discarded = non si scarta mai

## La riga sopra le carte, dopo “Tocca a te.”

script-table-line = { $cards }: { $says }
script-table-line-makes = { $cards }: { $makes }
script-table-line-minimum = { $cards }: { $makes } · minimo { $needs } ✓
script-table-line-below = { $cards }: { $makes } · minimo { $needs }, mancano { $short }
script-table-line-concealed = { $cards }: { $makes } · chiusura in mano, senza minimo
script-table-next-draw = prima pesca
script-table-next-discard = poi scarta { KIND($rank, form: "the") }
script-table-meld-or-discard = Attacca la carta { KIND($rank, form: "to-your") }, o scartala.
script-table-discard-or-more = Scartala, o selezionane altre.
script-table-discard-and-out = Scartala e chiudi.

## Perché no.

script-table-nothing-selected = seleziona le carte da calare
script-table-one-only = si scarta una carta sola: selezionane una
script-table-one-rank = in una combinazione le carte sono tutte dello stesso valore
script-table-one-card-meld = una combinazione ha almeno tre carte, qui c’è { KIND($rank, form: "only") }
script-table-pair-meld = una combinazione ha almeno tre carte: aggiungi { KIND($rank, form: "another") } o una matta
script-table-few-naturals = una combinazione ha almeno due carte naturali, qui c’è { KIND($rank, form: "only") }
script-table-too-many-wilds = una combinazione non può avere più di tre matte; quella con { KIND($rank, form: "the-many") } ne avrebbe { $wilds }
script-table-wilds-outnumber = le matte non possono essere più delle carte naturali; la combinazione con { KIND($rank, form: "the-many") } ne avrebbe { $wilds }, con { $naturals } naturali
script-table-naturals-outnumber = se apri prendendo il pozzo, le carte naturali devono essere più delle matte; la combinazione con { KIND($rank, form: "the-many") } avrebbe { $naturals } naturali e { $wilds ->
        [one] 1 matta
       *[other] { $wilds } matte
    }
script-table-wilds-need-naturals = { $wilds ->
        [one] per una matta
       *[other] per { $wilds } matte
    } servono almeno { $needs } carte naturali; la combinazione con { KIND($rank, form: "the-many") } ne avrebbe { $naturals }
script-table-wild-on-natural-canasta = { refusal-wild-on-natural-canasta }
script-table-wild-in-initial-meld = l’apertura non può contenere matte
script-table-taken = { refusal-taken-this-turn }
script-table-first-round = { refusal-first-round }
script-table-no-room = in nessuna combinazione c’è posto per { KIND($rank, form: "the") }
script-table-no-room-for-wild = in nessuna combinazione c’è posto per { KIND($rank, form: "the") }: ognuna può avere al massimo tre matte
script-table-no-room-outnumber = in nessuna combinazione c’è posto per { KIND($rank, form: "the") }: le matte non possono essere più delle carte naturali
script-table-no-room-with-pile = in nessuna combinazione c’è posto per { KIND($rank, form: "the") }: col pozzo, le carte naturali devono essere più delle matte
script-table-black-threes = i tre neri si calano solo per chiudere: tre o quattro insieme, senza matte
script-table-black-threes-not-yet = { refusal-black-threes-not-yet }
script-table-cards-below = per aprire servono { $needs } punti, e col pozzo le tue carte non ci arrivano
script-table-pile-empty = { refusal-pile-empty }
script-table-pile-blocked = { refusal-pile-blocked }
script-table-first-freeze = { KIND($card, form: "a", case: "capital") } congela il pozzo: per prenderlo servono in mano due carte naturali uguali a quella in cima
script-table-frozen = { $held ->
        [0] il pozzo è congelato: servono due { KIND($rank, form: "num") } in mano, e non hai { KIND($rank, form: "no") }
        [1] il pozzo è congelato: servono due { KIND($rank, form: "num") } in mano, e hai { KIND($rank, form: "only") }
       *[other] il pozzo è congelato: servono due { KIND($rank, form: "num") } in mano
    }
script-table-frozen-unmelded = { $held ->
        [0] finché la tua squadra non apre, per il pozzo servono due { KIND($rank, form: "num") } in mano, e non hai { KIND($rank, form: "no") }
        [1] finché la tua squadra non apre, per il pozzo servono due { KIND($rank, form: "num") } in mano, e hai { KIND($rank, form: "only") }
       *[other] finché la tua squadra non apre, per il pozzo servono due { KIND($rank, form: "num") } in mano
    }
script-table-needs-match = { refusal-pile-needs-match }
script-table-one-card-hand = { refusal-one-card-hand }
script-table-complete = { refusal-canasta-complete }
script-table-must-take = { refusal-must-take-pile }
script-table-must-keep-card = ti resterebbe una carta che non puoi scartare: alla tua squadra { $needs ->
        [one] serve una canasta per chiudere
       *[other] servono { $needs } canaste per chiudere
    }, e { $has ->
        [0] non ne ha
        [one] ne ha solo una
       *[other] ne ha solo { $has }
    }
script-table-no-canasta = non ti resterebbero carte: alla tua squadra { $needs ->
        [one] serve una canasta per chiudere
       *[other] servono { $needs } canaste per chiudere
    }, e { $has ->
        [0] non ne ha
        [one] ne ha solo una
       *[other] ne ha solo { $has }
    }
script-table-last-card = è la tua ultima carta: alla tua squadra { $needs ->
        [one] serve una canasta per chiudere
       *[other] servono { $needs } canaste per chiudere
    }, e { $has ->
        [0] non ne ha
        [one] ne ha solo una
       *[other] ne ha solo { $has }
    }
script-table-partner-no = { refusal-partner-said-no }
script-table-must-ask = { refusal-must-ask }
script-table-must-go-out = { refusal-must-go-out }
script-table-must-declare = { refusal-must-go-out-declare }

## Altri motivi.

script-table-why = Perché?
script-table-not-turn = non tocca a te
script-table-paused = la partita è in pausa
script-table-below = { refusal-below-minimum }
script-table-draw-first = { refusal-draw-first }
script-table-already-drew = { refusal-already-drew }
script-table-choose-one = seleziona una carta da scartare
script-table-red-three = { refusal-red-threes-not-melded }
script-table-red-three-kept = { refusal-cannot-discard }
script-table-not-sent = l’azione non è partita; verrà inviata appena torna la connessione

## Avvisi

script-table-red-three-itself = Un tre rosso. Nel tuo turno va in tavola da solo.
script-table-red-three-by-hand = Un tre rosso. Dichiaralo nel tuo turno; non si cala e non si scarta.
script-table-stale = Il tavolo è appena cambiato. Riprova.
script-table-time-left = { $seconds ->
        [one] Manca 1 secondo, poi gioca un bot al posto tuo.
       *[other] Mancano { $seconds } secondi, poi gioca un bot al posto tuo.
    }
script-table-nothing-to-say = Ora non c’è niente da dire.

## Consigli

script-table-hint-title = { hint-title }
script-table-hint-close = { hint-close }
script-table-hint-thinking = Ci penso…
script-table-hint-lost = Nessuna risposta. Riprova tra un attimo.
script-table-hint-none = A questo tavolo non ci sono consigli.

## Il testo di una regola

script-table-close-why = Nascondi la regola
script-table-close-sheet = Nascondi
script-table-sheet-missing = Caricamento non riuscito. Riprova.
script-table-rules-missing = Le regole non si sono caricate. Riprova.
script-table-whole-chapter = Leggi tutto il capitolo (si apre in una nuova scheda)
