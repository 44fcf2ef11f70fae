### Pourquoi une action n'est pas permise. Tout se lit après « Impossible : » : sans majuscule ni point final.

refusal-draw-first = pioche d’abord, ou prends la pile
refusal-already-drew = tu as déjà pioché ou pris la pile ce tour-ci ; pose ou défausse
refusal-answer-due = une demande de sortie est en cours ; il faut d’abord y répondre
refusal-nothing-asked = personne n’a demandé à sortir
refusal-stock-not-empty = le talon n’est pas vide ; pioche ou prends la pile
refusal-deal-over = la donne est finie

refusal-card-not-held = tu n’as pas { $card }

refusal-card-held-less = tu as indiqué { $card } { $named ->
        [1] une fois
       *[other] { SPELL($named) } fois
    }, mais tu ne l’as { $held ->
        [1] qu’une fois
       *[other] que deux fois
    }

refusal-kind-not-held = tu n’as { KIND($kind, form: "none") }

refusal-kind-held-less = { $named ->
        [one] tu as indiqué { KIND($kind, form: "a") }
       *[other] tu as indiqué { SPELL($named) } { KIND($kind, form: "many") }
    }, mais { $held ->
        [1] tu n’en as qu’{ KIND($kind, form: "pron") }
       *[other] tu n’en as que { SPELL($held) }
    }

refusal-unread-nothing = aucune action indiquée

refusal-unread-word = « { $word } » n’est pas une action

refusal-unread-card = « { $card } » n’est pas une carte ; écris la hauteur et la couleur, par exemple 4H

refusal-unread-rank = « { $rank } » n’est pas une hauteur

refusal-nothing-named = indique les cartes à poser

refusal-unread-one-card = « { $act } » demande une seule carte ; { $named ->
        [0] aucune n’est indiquée
        [1] une est indiquée
       *[other] { $named } sont indiquées
    }

refusal-unread-alone = rien ne doit suivre « { $act } » ; « { $extra } » est en trop

refusal-meld-too-small = il faut au moins trois cartes pour une combinaison ; celle { KIND($rank, form: "of") } { $cards ->
        [0] n’en a aucune
        [1] n’en a qu’une
       *[other] n’en a que { SPELL($cards) }
    }

refusal-too-few-naturals = il faut au moins deux cartes naturelles dans une combinaison ; tes { KIND($rank, form: "many") } { $naturals ->
        [0] n’en ont aucune
        [1] n’en ont qu’une
       *[other] n’en ont que { SPELL($naturals) }
    }

refusal-too-many-wilds = trois passe-partout au plus par combinaison ; tes { KIND($rank, form: "many") } en auraient { SPELL($wilds) }

refusal-wilds-need-naturals = { $wilds ->
        [one] avec un passe-partout
       *[other] avec { SPELL($wilds) } passe-partout
    }, il faut au moins { SPELL($needs) } cartes naturelles ; tes { KIND($rank, form: "many") } { $naturals ->
        [0] n’en auraient aucune
        [1] n’en auraient qu’une
       *[other] n’en auraient que { SPELL($naturals) }
    }

refusal-wild-on-natural-canasta = ta canasta { KIND($rank, form: "of") } est pure : pas de passe-partout dessus

refusal-wilds-outnumber = pas plus de passe-partout que de cartes naturelles ; ta combinaison aurait { $naturals ->
        [one] { KIND($rank, form: "a") }
       *[other] { SPELL($naturals) } { KIND($rank, form: "many") }
    } et { SPELL($wilds) } passe-partout

refusal-naturals-must-outnumber = pour ouvrir avec la pile, il faut plus de cartes naturelles que de passe-partout ; ta combinaison aurait { $naturals ->
        [one] { KIND($rank, form: "a") }
       *[other] { SPELL($naturals) } { KIND($rank, form: "many") }
    } et { SPELL($wilds) } passe-partout

refusal-first-round = à ton premier tour de la donne, tu ne peux ni poser ni prendre la pile

refusal-wild-in-initial-meld = pas de passe-partout dans l’ouverture ; tes { KIND($rank, form: "many") } en ont { SPELL($wilds) }

refusal-mixed-ranks = tu ne peux pas poser ensemble des { KIND($one, form: "many") } et des { KIND($other, form: "many") } ; une combinaison n’a qu’une hauteur

refusal-wilds-alone = des passe-partout seuls ne font pas une combinaison ; choisis celle où les ajouter

refusal-named-twice = les { KIND($rank, form: "many") } sont dans deux groupes ; réunis-les

refusal-no-such-meld = ton camp n’a pas de combinaison { KIND($rank, form: "of") } à compléter

refusal-red-threes-not-melded = les 3 rouges ne se posent pas en combinaison
refusal-black-threes-not-yet = les 3 noirs ne se posent qu’en sortant, et il te resterait plus d’une carte
refusal-black-threes-no-wilds = pas de passe-partout avec les 3 noirs

refusal-below-minimum = il faut { $needs } points pour ouvrir ; ici, ça fait { $makes }

refusal-pile-empty = il n’y a pas de pile à prendre
refusal-stock-empty = le talon est vide ; prends la pile ou passe

refusal-pile-blocked = tu ne peux pas prendre la pile avec { KIND($top, form: "a") } dessus

refusal-pile-frozen = { $held ->
        [0] la pile est gelée par { KIND($by, form: "a") }, et tu n’as { KIND($top, form: "none") }
        [1] la pile est gelée par { KIND($by, form: "a") }, et tu n’as qu’{ KIND($top, form: "a") }
       *[other] { $named ->
            [0] la pile est gelée par { KIND($by, form: "a") } ; pour la prendre, il faut deux { KIND($top, form: "many") } de ta main
            [1] la pile est gelée par { KIND($by, form: "a") } ; pour la prendre, il faut deux { KIND($top, form: "many") } de ta main, pas seulement { KIND($top, form: "pron") }
           *[other] la pile est gelée par { KIND($by, form: "a") } ; pour la prendre, il faut deux { KIND($top, form: "many") } de ta main, pas seulement { SPELL($named) }
        }
    }

refusal-pile-frozen-unopened = { $held ->
        [0] la pile est gelée tant que ton camp n’a pas ouvert, et tu n’as { KIND($top, form: "none") }
        [1] la pile est gelée tant que ton camp n’a pas ouvert, et tu n’as qu’{ KIND($top, form: "a") }
       *[other] { $named ->
            [0] la pile est gelée tant que ton camp n’a pas ouvert ; pour la prendre, il faut deux { KIND($top, form: "many") } de ta main
            [1] la pile est gelée tant que ton camp n’a pas ouvert ; pour la prendre, il faut deux { KIND($top, form: "many") } de ta main, pas seulement { KIND($top, form: "pron") }
           *[other] la pile est gelée tant que ton camp n’a pas ouvert ; pour la prendre, il faut deux { KIND($top, form: "many") } de ta main, pas seulement { SPELL($named) }
        }
    }

refusal-pile-needs-match = { $wild ->
        [yes] { $held ->
            [0] pour prendre la pile, il faut deux { KIND($top, form: "many") } de ta main, ou { KIND($top, form: "a") } et un passe-partout ; tu n’as pas { KIND($top, form: "of") }
           *[other] pour prendre la pile, il faut deux { KIND($top, form: "many") } de ta main, ou { KIND($top, form: "a") } et un passe-partout
        }
       *[no] { $held ->
            [0] pour prendre la pile, il faut deux { KIND($top, form: "many") } de ta main ; tu n’en as pas
           *[other] pour prendre la pile, il faut deux { KIND($top, form: "many") } de ta main
        }
    }

refusal-canasta-complete = ta canasta { KIND($rank, form: "of") } est complète ; la carte du dessus de la pile ne peut pas y aller

refusal-taken-this-turn = ces { KIND($kind, form: "many") } viennent de la pile ; tu pourras les poser à ton prochain tour

refusal-one-card-hand = avec une seule carte en main, tu ne peux pas prendre une pile d’une carte

refusal-must-take-pile = le talon est vide et { KIND($top, form: "the") } du dessus va sur tes { KIND($top, form: "many") } : tu dois prendre la pile

refusal-must-keep-card = il te resterait une carte impossible à défausser : pour sortir, il faut { $needs ->
        [one] une canasta
       *[other] { SPELL($needs) } canastas
    } à ton camp, et il { $has ->
        [0] n’en a pas
        [1] n’en a qu’une
       *[other] n’en a que { SPELL($has) }
    }

refusal-no-canasta = il ne te resterait plus de carte : pour sortir, il faut { $needs ->
        [one] une canasta
       *[other] { SPELL($needs) } canastas
    } à ton camp, et il { $has ->
        [0] n’en a pas
        [1] n’en a qu’une
       *[other] n’en a que { SPELL($has) }
    }

refusal-partner-said-no = on t’a répondu non ; tu ne peux pas sortir ce tour-ci
refusal-must-ask = il faut demander avant de sortir
refusal-must-go-out = on t’a répondu oui, tu dois donc sortir ce tour-ci ; ce coup t’en empêcherait

refusal-must-go-out-declare = on t’a répondu oui ; { $threes ->
        [one] étale d’abord ton 3 rouge
       *[other] étale d’abord tes 3 rouges
    }, puis sors

refusal-ask-alone = tu joues sans partenaire : personne à qui demander
refusal-ask-twice = tu as déjà demandé ce tour-ci
refusal-ask-too-late = il faut demander avant de poser ou de prendre la pile
refusal-ask-melded-more = il faut demander avant de poser d’autres cartes
refusal-ask-too-early = pioche ou prends la pile avant de demander

refusal-ask-declare-first = { $threes ->
        [one] étale d’abord ton 3 rouge
       *[other] étale d’abord tes 3 rouges
    }, puis demande

refusal-ask-unable = tu ne peux pas sortir maintenant
refusal-ask-no-way-back = en cas de non, tu ne pourrais pas finir ton tour

refusal-cannot-discard = les 3 rouges ne se défaussent pas
refusal-declare-automatic = ici, les 3 rouges s’étalent tout seuls ; rien à faire
refusal-declare-not-held = tu n’as pas ce 3 rouge
refusal-declare-other-card = seuls les 3 rouges s’étalent
