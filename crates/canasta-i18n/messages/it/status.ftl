### La riga sopra le carte: a chi tocca, che cosa può fare chi legge, domande e risposte. La parte importante è in grassetto.

status-your-turn = Tocca a te.
status-to-play = Gioca { $player }.
status-one-card-left = { $players ->
        [one] { $players } ha una carta sola.
       *[other] { $players } hanno una carta sola.
    }

## “Posso chiudere?”

status-asked = <b>{ $asker } chiede: “Posso chiudere?”</b>
status-asked-means = Sì: { $asker } deve chiudere in questo turno. No: { $asker } non può.
status-yes = Sì, chiudi
status-no = No, aspetta
status-you-asked = <b>Hai chiesto a { $asked }:</b> posso chiudere? In attesa della risposta…
status-asks = <b>{ $asker } chiede a { $asked }:</b> posso chiudere?
status-answered = { $yes ->
        [yes] <b>{ $partner }: sì.</b> In questo turno devi chiudere.
       *[no] <b>{ $partner }: no.</b> In questo turno non puoi chiudere.
    }
status-may-ask = Se chiedi, tutti sapranno che puoi chiudere.
status-ask = Posso chiudere?

## Il turno di chi legge.

status-play = <b>{ status-your-turn }</b> Seleziona una carta da scartare, o carte da calare.
status-draw = { $pile ->
        [yes] { $cards ->
            [one] <b>{ status-your-turn }</b> Pesca, o prendi il pozzo.
           *[other] <b>{ status-your-turn }</b> Pesca { SPELL($cards) } carte, o prendi il pozzo.
        }
       *[no] { $cards ->
            [one] <b>{ status-your-turn }</b> Pesca.
           *[other] <b>{ status-your-turn }</b> Pesca { SPELL($cards) } carte.
        }
    }
status-no-stock = { $pile ->
        [yes] <b>{ status-your-turn }</b> Il tallone è finito. Prendi il pozzo o passa.
       *[no] <b>{ status-your-turn }</b> Il tallone è finito. Passa.
    }
status-canastas-needed = { $alone ->
        [yes] { $canastas ->
            [0] Per chiudere servono { SPELL($needed) } canaste; non ne hai.
            [one] Per chiudere servono { SPELL($needed) } canaste; ne hai una.
           *[other] Per chiudere servono { SPELL($needed) } canaste; ne hai { SPELL($canastas) }.
        }
       *[no] { $canastas ->
            [0] Per chiudere servono { SPELL($needed) } canaste; non ne avete.
            [one] Per chiudere servono { SPELL($needed) } canaste; ne avete una.
           *[other] Per chiudere servono { SPELL($needed) } canaste; ne avete { SPELL($canastas) }.
        }
    }

## Un tre rosso da dichiarare a mano.

status-red-three-costs = { $cards ->
        [one] Dichiara il tuo tre rosso, o perdi { $points } punti.
       *[other] Dichiara i tuoi { SPELL($cards) } 3 rossi, o perdi { $points } punti per ciascuno.
    }
status-red-three-paid = { $cards ->
        [one] Puoi ancora dichiarare il tuo tre rosso.
       *[other] Puoi ancora dichiarare i tuoi { SPELL($cards) } 3 rossi.
    }
status-turn-red-three-costs = <b>{ status-your-turn }</b> { status-red-three-costs }
status-turn-red-three-paid = <b>{ status-your-turn }</b> { status-red-three-paid }

## Il turno di un altro.

status-you-have-one-card = <b>Hai una carta sola.</b> Lo sanno tutti. { status-to-play }
status-have-one-card = <b>{ status-one-card-left }</b> { status-to-play }

## La mano è finita.

status-went-out = <b>{ log-went-out }</b> La mano è finita.
status-stock-empty = <b>{ log-stock-empty }</b> La mano è finita.
status-last-red-three = <b>{ log-last-red-three }</b> La mano è finita.
