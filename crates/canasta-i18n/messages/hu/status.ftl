status-your-turn = Te jössz.
status-to-play = { $player } jön.
status-one-card-left = { $players ->
        [one] Már csak egy lapja van: { $players }.
       *[other] Már csak egy lapjuk van: { $players }.
    }

status-asked = <b>{ $asker } kérdezi: „Partner, kimehetek?”</b>
status-asked-means = Igen: { $asker } ebben a körben köteles kimenni. Nem: { $asker } most nem mehet ki.
status-yes = Igen, menj ki
status-no = Nem, még ne
status-you-asked = <b>Megkérdezted: { $asked }, kimehetek?</b> Várjuk a választ…
status-asks = <b>{ $asker } kérdezi: { $asked }, kimehetek?</b>
status-answered = { $yes ->
        [yes] <b>{ $partner }: igen.</b> Ebben a körben ki kell menned.
       *[no] <b>{ $partner }: nem.</b> Ebben a körben nem mehetsz ki.
    }
status-may-ask = A kérdésből mindenki megtudja, hogy ki tudnál menni.
status-ask = Kimehetek?

status-play = <b>{ status-your-turn }</b> Jelölj ki egy lapot dobáshoz, vagy többet lerakáshoz.
status-draw = { $pile ->
        [yes] { $cards ->
            [one] <b>{ status-your-turn }</b> Húzz, vagy vedd fel a halmot.
           *[other] <b>{ status-your-turn }</b> Húzz { SPELL($cards) } lapot, vagy vedd fel a halmot.
        }
       *[no] { $cards ->
            [one] <b>{ status-your-turn }</b> Húzz.
           *[other] <b>{ status-your-turn }</b> Húzz { SPELL($cards) } lapot.
        }
    }
status-no-stock = { $pile ->
        [yes] <b>{ status-your-turn }</b> A pakli üres. Vedd fel a halmot, vagy passzolj.
       *[no] <b>{ status-your-turn }</b> A pakli üres. Passzolj.
    }
status-canastas-needed = { $alone ->
        [yes] { $canastas ->
            [0] A kimenéshez { SPELL($needed) } kanaszta kell; neked egy sincs.
           *[other] A kimenéshez { SPELL($needed) } kanaszta kell; neked { SPELL($canastas, form: "alone") } van.
        }
       *[no] { $canastas ->
            [0] A kimenéshez { SPELL($needed) } kanaszta kell; nektek egy sincs.
           *[other] A kimenéshez { SPELL($needed) } kanaszta kell; nektek { SPELL($canastas, form: "alone") } van.
        }
    }

status-red-three-costs = { $cards ->
        [one] Tedd ki a piros hármasodat, különben { $points } pontot veszítesz.
       *[other] Tedd ki a piros hármasaidat ({ SPELL($cards) }), különben egyenként { $points } pontot veszítesz.
    }
status-red-three-paid = { $cards ->
        [one] A piros hármasodat még kiteheted.
       *[other] A piros hármasaidat ({ SPELL($cards) }) még kiteheted.
    }
status-turn-red-three-costs = <b>{ status-your-turn }</b> { status-red-three-costs }
status-turn-red-three-paid = <b>{ status-your-turn }</b> { status-red-three-paid }
status-you-have-one-card = <b>Egy lapod maradt.</b> Erről mindenki tud. { status-to-play }
status-have-one-card = <b>{ status-one-card-left }</b> { status-to-play }

status-went-out = <b>{ log-went-out }</b> Vége az osztásnak.
status-stock-empty = <b>{ log-stock-empty }</b> Vége az osztásnak.
status-last-red-three = <b>{ log-last-red-three }</b> Vége az osztásnak.
