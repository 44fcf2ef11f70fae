### La ligne au-dessus de la main : à qui de jouer, ce qu'on peut faire, questions et réponses.

status-your-turn = À toi de jouer.
status-to-play = À { $player } de jouer.
status-one-card-left = Plus qu’une carte pour { $players }.

status-asked = <b>{ $asker } demande : « Partenaire, puis-je sortir ? »</b>
status-asked-means = Oui : { $asker } doit sortir ce tour-ci. Non : { $asker } ne peut pas.
status-yes = Oui, sors
status-no = Non, pas encore
status-you-asked = <b>Tu demandes à { $asked } :</b> puis-je sortir ? On attend la réponse…
status-asks = <b>{ $asker } demande à { $asked } :</b> partenaire, puis-je sortir ?
status-answered = { $yes ->
        [yes] <b>{ $partner } : oui.</b> Tu dois sortir ce tour-ci.
       *[no] <b>{ $partner } : non.</b> Tu ne peux pas sortir ce tour-ci.
    }
status-may-ask = Demander, c’est montrer à toute la table que tu peux sortir.
status-ask = Puis-je sortir ?

status-play = <b>{ status-your-turn }</b> Choisis une carte à défausser, ou des cartes à poser.
status-draw = { $pile ->
        [yes] { $cards ->
            [one] <b>{ status-your-turn }</b> Pioche, ou prends la pile.
           *[other] <b>{ status-your-turn }</b> Pioche { SPELL($cards) } cartes, ou prends la pile.
        }
       *[no] { $cards ->
            [one] <b>{ status-your-turn }</b> Pioche.
           *[other] <b>{ status-your-turn }</b> Pioche { SPELL($cards) } cartes.
        }
    }
status-no-stock = { $pile ->
        [yes] <b>{ status-your-turn }</b> Le talon est vide. Prends la pile ou passe.
       *[no] <b>{ status-your-turn }</b> Le talon est vide. Passe.
    }
status-canastas-needed = { $alone ->
        [yes] { $canastas ->
            [0] Il te faut { SPELL($needed) } canastas pour sortir ; tu n’en as pas.
            [1] Il te faut { SPELL($needed) } canastas pour sortir ; tu en as une.
           *[other] Il te faut { SPELL($needed) } canastas pour sortir ; tu en as { SPELL($canastas) }.
        }
       *[no] { $canastas ->
            [0] Il faut { SPELL($needed) } canastas à ton camp pour sortir ; il n’en a pas.
            [1] Il faut { SPELL($needed) } canastas à ton camp pour sortir ; il en a une.
           *[other] Il faut { SPELL($needed) } canastas à ton camp pour sortir ; il en a { SPELL($canastas) }.
        }
    }

status-red-three-costs = { $cards ->
        [one] Étale ton 3 rouge, sinon il te coûtera { $points } points.
       *[other] Étale tes { SPELL($cards) } 3 rouges, sinon ils te coûteront { $points } points chacun.
    }
status-red-three-paid = { $cards ->
        [one] Tu peux encore étaler ton 3 rouge.
       *[other] Tu peux encore étaler tes { SPELL($cards) } 3 rouges.
    }
status-turn-red-three-costs = <b>{ status-your-turn }</b> { status-red-three-costs }
status-turn-red-three-paid = <b>{ status-your-turn }</b> { status-red-three-paid }

status-you-have-one-card = <b>Il ne te reste qu’une carte.</b> Tout le monde le sait. { status-to-play }
status-have-one-card = <b>{ status-one-card-left }</b> { status-to-play }

status-went-out = <b>{ log-went-out }</b> La donne est finie.
status-stock-empty = <b>{ log-stock-empty }</b> La donne est finie.
status-last-red-three = <b>{ log-last-red-three }</b> La donne est finie.
