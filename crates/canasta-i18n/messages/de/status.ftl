### Die Zeile über der Hand: wer dran ist, was du tun kannst, Fragen und Antworten.

status-your-turn = Du bist dran.
status-to-play = { $player } ist dran.
status-one-card-left = { $players ->
        [one] { $players } hat nur noch eine Karte.
       *[other] { $players } haben nur noch je eine Karte.
    }

## „Darf ich ausmachen?“

status-asked = <b>{ $asker } fragt: „Darf ich ausmachen?“</b>
status-asked-means = Ja: { $asker } muss in diesem Zug ausmachen. Nein: { $asker } darf es nicht.
status-yes = Ja, mach aus
status-no = Nein, noch nicht
status-you-asked = <b>Du fragst { $asked }:</b> Darf ich ausmachen? Warten auf Antwort …
status-asks = <b>{ $asker } fragt { $asked }:</b> Darf ich ausmachen?
status-answered = { $yes ->
        [yes] <b>{ $partner }: Ja.</b> Du musst in diesem Zug ausmachen.
       *[no] <b>{ $partner }: Nein.</b> Du darfst in diesem Zug nicht ausmachen.
    }
status-may-ask = Fragst du, wissen alle, dass du ausmachen kannst.
status-ask = Darf ich ausmachen?

## Du bist dran

status-play = <b>{ status-your-turn }</b> Wähl eine Karte zum Abwerfen oder Karten zum Melden.
status-draw = { $pile ->
        [yes] { $cards ->
            [one] <b>{ status-your-turn }</b> Zieh oder nimm den Stapel.
           *[other] <b>{ status-your-turn }</b> Zieh { SPELL($cards) } Karten oder nimm den Stapel.
        }
       *[no] { $cards ->
            [one] <b>{ status-your-turn }</b> Zieh eine Karte.
           *[other] <b>{ status-your-turn }</b> Zieh { SPELL($cards) } Karten.
        }
    }
status-no-stock = { $pile ->
        [yes] <b>{ status-your-turn }</b> Der Talon ist leer. Nimm den Stapel oder passe.
       *[no] <b>{ status-your-turn }</b> Der Talon ist leer. Passe.
    }
status-canastas-needed = { $alone ->
        [yes] { $canastas ->
            [0] Zum Ausmachen brauchst du { SPELL($needed) } Canastas und hast noch keins.
            [one] Zum Ausmachen brauchst du { SPELL($needed) } Canastas und hast erst eins.
           *[other] Zum Ausmachen brauchst du { SPELL($needed) } Canastas und hast erst { SPELL($canastas) }.
        }
       *[no] { $canastas ->
            [0] Zum Ausmachen braucht ihr { SPELL($needed) } Canastas und habt noch keins.
            [one] Zum Ausmachen braucht ihr { SPELL($needed) } Canastas und habt erst eins.
           *[other] Zum Ausmachen braucht ihr { SPELL($needed) } Canastas und habt erst { SPELL($canastas) }.
        }
    }

## Eine rote Drei, die man selbst auslegt

status-red-three-costs = { $cards ->
        [one] Leg deine rote Drei aus, sonst kostet sie { $points } Punkte.
       *[other] Leg deine { SPELL($cards) } roten Dreien aus, sonst kosten sie je { $points } Punkte.
    }
status-red-three-paid = { $cards ->
        [one] Du kannst deine rote Drei noch auslegen.
       *[other] Du kannst deine { SPELL($cards) } roten Dreien noch auslegen.
    }
status-turn-red-three-costs = <b>{ status-your-turn }</b> { status-red-three-costs }
status-turn-red-three-paid = <b>{ status-your-turn }</b> { status-red-three-paid }

## Andere sind dran

status-you-have-one-card = <b>Du hast nur noch eine Karte.</b> Alle wissen es. { status-to-play }
status-have-one-card = <b>{ status-one-card-left }</b> { status-to-play }

## Die Runde ist zu Ende

status-went-out = <b>{ log-went-out }</b> Die Runde ist zu Ende.
status-stock-empty = <b>{ log-stock-empty }</b> Die Runde ist zu Ende.
status-last-red-three = <b>{ log-last-red-three }</b> Die Runde ist zu Ende.
