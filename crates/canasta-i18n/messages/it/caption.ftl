### Didascalie sulla targhetta di un giocatore: che cosa ha appena fatto.

caption-drew = { $cards ->
        [one] pesca
       *[other] pesca { SPELL($cards) } carte
    }
caption-drew-brief = pesca

caption-took = { $cards ->
        [one] prende il pozzo di una carta
       *[other] prende il pozzo ({ $cards })
    }
caption-took-brief = pozzo: { $cards }

caption-melded = cala { KIND($rank, form: "many") }
caption-melded-brief = cala
caption-melded-several = cala { SPELL($melds) } combinazioni

caption-canasta = { $natural ->
        [yes] canasta pura di { KIND($rank, form: "many") }
       *[no] canasta di { KIND($rank, form: "many") }
    }
caption-canasta-brief = canasta

caption-red-three = dichiara un tre rosso
caption-red-three-brief = premio

caption-discarded = scarta { KIND($kind, form: "a") }
caption-discarded-brief = { KIND($kind, form: "a") }
caption-discarded-black-three-brief = un tre
caption-froze = congela il pozzo
caption-froze-brief = congela

caption-passed = passa
caption-asked = posso chiudere?
caption-asked-brief = posso?
caption-answered = { $yes ->
        [yes] dice sì
       *[no] dice no
    }

## Dall’ultimo turno di chi legge.

caption-since = Dal tuo ultimo turno
caption-since-close = Nascondi
caption-since-nothing = Dal tuo ultimo turno non ha giocato nessuno.
caption-since-steps = Passo per passo
caption-since-back = Indietro
caption-since-on = Avanti
caption-since-at = { $at } di { $of }
