### Perché un’azione non è permessa. Si leggono dopo “Non si può:”, quindi iniziano in minuscolo e senza punto finale.

## Non è il momento

refusal-draw-first = prima pesca, o prendi il pozzo
refusal-already-drew = in questo turno hai già pescato o preso il pozzo; cala o scarta
refusal-answer-due = qualcuno ha chiesto di chiudere; prima deve rispondere il partner
refusal-nothing-asked = nessuno ha chiesto di chiudere
refusal-stock-not-empty = il tallone non è finito; pesca o prendi il pozzo
refusal-deal-over = la mano è finita

## Carte che mancano

refusal-card-not-held = non hai { $card }
refusal-card-held-less = hai indicato { $card } { $named ->
        [1] una volta
        [2] due volte
       *[other] { SPELL($named) } volte
    }, ma in mano ne hai solo { $held ->
        [1] una copia
       *[other] due copie
    }
refusal-kind-not-held = non hai { KIND($kind, form: "no") }
refusal-kind-held-less = hai indicato { $named ->
        [one] { KIND($kind, form: "a") }
       *[other] { SPELL($named) } { KIND($kind, form: "num") }
    }, ma hai solo { $held ->
        [one] { KIND($kind, form: "a") }
       *[other] { SPELL($held) } { KIND($kind, form: "num") }
    }

## Azioni che non si capiscono

refusal-unread-nothing = non è indicata nessuna azione
refusal-unread-word = “{ $word }” non è un’azione
refusal-unread-card = “{ $card }” non è una carta; scrivi valore e seme, per esempio 4H
refusal-unread-rank = “{ $rank }” non è un valore
refusal-nothing-named = indica le carte da calare
refusal-unread-one-card = “{ $act }” vuole una carta; { $named ->
        [0] non ne è indicata nessuna
        [one] ne è indicata una
       *[other] ne sono indicate { $named }
    }
refusal-unread-alone = dopo “{ $act }” non può esserci altro, invece c’è “{ $extra }”

## Combinazioni

refusal-meld-too-small = una combinazione ha almeno tre carte; quella con { KIND($rank, form: "the-many") } ne ha { $cards ->
        [0] zero
        [one] una
       *[other] { SPELL($cards) }
    }
refusal-too-few-naturals = una combinazione ha almeno due carte naturali; quella con { KIND($rank, form: "the-many") } ne ha { $naturals ->
        [0] zero
        [one] una
       *[other] { SPELL($naturals) }
    }
refusal-too-many-wilds = una combinazione non può avere più di tre matte; quella con { KIND($rank, form: "the-many") } ne avrebbe { SPELL($wilds) }
refusal-wilds-need-naturals = { $wilds ->
        [one] per una matta
       *[other] per { SPELL($wilds) } matte
    } servono almeno { SPELL($needs) } carte naturali; la combinazione con { KIND($rank, form: "the-many") } ne avrebbe { $naturals ->
        [one] una
       *[other] { SPELL($naturals) }
    }
refusal-wild-on-natural-canasta = la tua canasta di { KIND($rank, form: "many") } è pura e non ammette matte
refusal-wilds-outnumber = le matte non possono essere più delle carte naturali; la tua combinazione avrebbe { $naturals ->
        [one] { KIND($rank, form: "a") }
       *[other] { SPELL($naturals) } { KIND($rank, form: "num") }
    } e { $wilds ->
        [one] una matta
       *[other] { SPELL($wilds) } matte
    }
refusal-naturals-must-outnumber = se apri prendendo il pozzo, le carte naturali devono essere più delle matte; la tua combinazione avrebbe { $naturals ->
        [one] { KIND($rank, form: "a") }
       *[other] { SPELL($naturals) } { KIND($rank, form: "num") }
    } e { $wilds ->
        [one] una matta
       *[other] { SPELL($wilds) } matte
    }
refusal-first-round = nel primo turno della mano non puoi calare né prendere il pozzo
refusal-wild-in-initial-meld = l’apertura non può contenere matte; la combinazione con { KIND($rank, form: "the-many") } ne ha { $wilds ->
        [one] una
       *[other] { SPELL($wilds) }
    }
refusal-mixed-ranks = { KIND($one, form: "the-many") } e { KIND($other, form: "the-many") } non stanno nella stessa combinazione; le carte devono essere tutte dello stesso valore
refusal-wilds-alone = le matte non fanno combinazione da sole; scegli a quale combinazione attaccarle
refusal-named-twice = { KIND($rank, form: "the-many") } compaiono in due gruppi: fanne uno solo
refusal-no-such-meld = la tua squadra non ha ancora calato { KIND($rank, form: "the-many") }, quindi non puoi attaccare
refusal-red-threes-not-melded = i tre rossi non si calano
refusal-black-threes-not-yet = i tre neri si calano solo per chiudere, e ti resterebbe più di una carta
refusal-black-threes-no-wilds = le matte non si calano con i tre neri
refusal-below-minimum = per aprire servono { $needs } punti; qui sono { $makes }

## Il pozzo

refusal-pile-empty = il pozzo è vuoto
refusal-stock-empty = il tallone è finito; prendi il pozzo o passa
refusal-pile-blocked = con { KIND($top, form: "a") } in cima il pozzo non si può prendere
refusal-pile-frozen = { $held ->
        [0] il pozzo è congelato da { KIND($by, form: "a") } e non hai { KIND($top, form: "no") }
        [1] il pozzo è congelato da { KIND($by, form: "a") } e hai { KIND($top, form: "only") }
       *[other] { $named ->
            [0] il pozzo è congelato da { KIND($by, form: "a") }; per prenderlo usa due { KIND($top, form: "num") } che hai in mano
           *[other] il pozzo è congelato da { KIND($by, form: "a") }; per prenderlo usa due { KIND($top, form: "num") } che hai in mano, non { KIND($top, form: "only") }
        }
    }
refusal-pile-frozen-unopened = { $held ->
        [0] il pozzo è congelato finché la tua squadra non apre, e non hai { KIND($top, form: "no") }
        [1] il pozzo è congelato finché la tua squadra non apre, e hai { KIND($top, form: "only") }
       *[other] { $named ->
            [0] il pozzo è congelato finché la tua squadra non apre; per prenderlo usa due { KIND($top, form: "num") } che hai in mano
           *[other] il pozzo è congelato finché la tua squadra non apre; per prenderlo usa due { KIND($top, form: "num") } che hai in mano, non { KIND($top, form: "only") }
        }
    }
refusal-pile-needs-match = { $wild ->
        [yes] { $held ->
            [0] per prendere il pozzo servono due { KIND($top, form: "num") } in mano, oppure { KIND($top, form: "a") } e una matta; non hai { KIND($top, form: "no") }
           *[other] per prendere il pozzo servono due { KIND($top, form: "num") } in mano, oppure { KIND($top, form: "a") } e una matta
        }
       *[no] { $held ->
            [0] per prendere il pozzo servono due { KIND($top, form: "num") } in mano; non hai { KIND($top, form: "no") }
           *[other] per prendere il pozzo servono due { KIND($top, form: "num") } in mano
        }
    }
refusal-canasta-complete = la tua canasta di { KIND($rank, form: "many") } è completa e non accetta carte dal pozzo
refusal-taken-this-turn = hai preso { KIND($kind, form: "the-many") } col pozzo: si calano solo dal prossimo turno
refusal-one-card-hand = con una sola carta in mano non puoi prendere un pozzo di una carta
refusal-must-take-pile = il tallone è finito e { KIND($top, form: "the") } in cima si attacca a una tua combinazione: devi prendere il pozzo

## La chiusura

refusal-must-keep-card = ti resterebbe una carta che non puoi scartare: alla tua squadra { $needs ->
        [one] serve una canasta per chiudere
       *[other] servono { SPELL($needs) } canaste per chiudere
    }, e { $has ->
        [0] non ne ha
        [one] ne ha solo una
       *[other] ne ha solo { SPELL($has) }
    }
refusal-no-canasta = non ti resterebbero carte: alla tua squadra { $needs ->
        [one] serve una canasta per chiudere
       *[other] servono { SPELL($needs) } canaste per chiudere
    }, e { $has ->
        [0] non ne ha
        [one] ne ha solo una
       *[other] ne ha solo { SPELL($has) }
    }
refusal-partner-said-no = la risposta è stata no: in questo turno non puoi chiudere
refusal-must-ask = prima di chiudere devi chiedere al partner
refusal-must-go-out = la risposta è stata sì: in questo turno devi chiudere, e così non potresti più
refusal-must-go-out-declare = la risposta è stata sì: prima dichiara { $threes ->
        [one] il tuo tre rosso
       *[other] i tuoi tre rossi
    }, poi chiudi
refusal-ask-alone = non hai partner a cui chiedere
refusal-ask-twice = in questo turno l’hai già chiesto
refusal-ask-too-late = si chiede prima di calare o di prendere il pozzo
refusal-ask-melded-more = si chiede prima di calare altre carte
refusal-ask-too-early = si chiede dopo aver pescato o preso il pozzo
refusal-ask-declare-first = prima dichiara { $threes ->
        [one] il tuo tre rosso
       *[other] i tuoi tre rossi
    }, poi chiedi
refusal-ask-unable = ora non puoi chiudere
refusal-ask-no-way-back = se la risposta fosse no, non potresti finire il turno

## Tre rossi

refusal-cannot-discard = i tre rossi non si scartano
refusal-declare-automatic = qui i tre rossi vanno in tavola da soli; non c’è niente da dichiarare
refusal-declare-not-held = non hai quel tre rosso
refusal-declare-other-card = si dichiarano solo i tre rossi
