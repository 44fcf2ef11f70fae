### Abandonner : un camp renonce à la partie, si tout le monde y est d'accord.

concede-open = Abandonner la partie
concede-title = Abandonner la partie ?
concede-about = L’autre camp gagne. Le score ne change pas.
concede-asks = Il faut d’abord l’accord de ton camp : { $partners }.
concede-now = Abandonner
concede-offer = Proposer l’abandon
concede-close = Fermer

concede-strip = Proposition d’abandon
concede-question = { $players ->
        [one] { $players } propose d’abandonner la partie.
       *[other] { $players } proposent d’abandonner la partie.
    }
concede-agree = Abandonner
concede-play-on = Continuer
concede-waiting = Tu as proposé d’abandonner. On attend { $partners }.
concede-withdraw = Retirer

concede-conceded = { $you ->
        [yes] { $others ->
            [0] Tu as abandonné la partie.
            [one] { $others } et toi avez abandonné la partie.
           *[other] Tu as abandonné la partie avec { $others }.
        }
       *[no] { $others ->
            [one] { $others } a abandonné la partie.
           *[other] { $others } ont abandonné la partie.
        }
    }
