### Les conseils : les meilleurs coups, ce que chacun perd, et ce qui s'est passé en les jouant jusqu'au bout.

hint-title = Conseil
hint-button = Conseil
hint-close = Fermer le conseil
hint-show = Montre-moi
hint-show-turn = Montre-moi : { $turn }
hint-nothing = Rien à décider ici.
hint-not-now = il n’y a de conseils qu’à ton tour
hint-busy = Le serveur est occupé par d’autres tables. Redemande dans un instant.
hint-source = { $deals ->
        [one] D’après { $deals } donne simulée, cartes cachées tirées au hasard.
       *[other] D’après { $deals } donnes simulées, cartes cachées tirées au hasard.
    }
hint-spoken = { hint-title }. { $turns }
hint-spoken-nothing = { hint-title }. { hint-nothing }
hint-spoken-turn = { $worth } : { $turn }

hint-only = Seul choix
hint-best = Le mieux
hint-as-good = Aussi bien
hint-loses = Perd { review-lost-points }

hint-draw = { $then ->
        [yes] { $cards ->
            [0] Puis passe.
            [one] Puis pioche.
           *[other] Puis pioche { SPELL($cards) } cartes.
        }
       *[no] { $cards ->
            [0] Passe.
            [one] Pioche.
           *[other] Pioche { SPELL($cards) } cartes.
        }
    }
hint-take-with = { $then ->
        [yes] { $melds ->
            [0] Puis prends la pile avec { $cards }.
           *[other] Puis prends la pile avec { $cards } et pose { $melds }.
        }
       *[no] { $melds ->
            [0] Prends la pile avec { $cards }.
           *[other] Prends la pile avec { $cards } et pose { $melds }.
        }
    }
hint-take-onto = { $then ->
        [yes] { $melds ->
            [0] Puis prends la pile sur les { KIND($rank, form: "many") }.
           *[other] Puis prends la pile sur les { KIND($rank, form: "many") } et pose { $melds }.
        }
       *[no] { $melds ->
            [0] Prends la pile sur les { KIND($rank, form: "many") }.
           *[other] Prends la pile sur les { KIND($rank, form: "many") } et pose { $melds }.
        }
    }
hint-meld = { $then ->
        [yes] Puis pose { $melds }.
       *[no] Pose { $melds }.
    }
hint-discard = { $then ->
        [yes] Puis défausse { KIND($kind, form: "a") }.
       *[no] Défausse { KIND($kind, form: "a") }.
    }
hint-declare-red-three = { $then ->
        [yes] Puis étale le 3 rouge.
       *[no] Étale le 3 rouge.
    }
hint-ask = { $then ->
        [yes] Puis demande à { $partner } si tu peux sortir.
       *[no] Demande à { $partner } si tu peux sortir.
    }
hint-answer = { $yes ->
        [yes] Réponds oui.
       *[no] Réponds non.
    }

hint-loses-chance = Fait passer ta probabilité de gain de { $best_share } à { $share }
hint-worse-in = Moins bon { $deals } fois sur 100

hint-often = { $deals } fois sur { $of }
hint-often-always = à chaque fois
hint-often-nearly-always = presque à chaque fois
hint-often-hardly = presque jamais
hint-often-never = jamais
hint-other-draw = en piochant
hint-other-take = en prenant la pile
hint-other-discard = en défaussant { KIND($kind, form: "a") }
hint-other-keep = en gardant ces cartes
hint-other-meld = en posant maintenant
hint-other-turn = avec un autre coup
hint-because-canasta = { $take ->
        [yes] { $negative ->
            [yes] { $alone ->
                [yes] Prendre la pile ne te donne { $often } de canasta { KIND($rank, form: "of") } d’ici la fin de ton prochain tour ; { $other }, { $other_often }.
               *[no] Prendre la pile ne donne { $often } à ton camp de canasta { KIND($rank, form: "of") } d’ici la fin de ton prochain tour ; { $other }, { $other_often }.
            }
           *[no] { $alone ->
                [yes] Prendre la pile te donne { $often } une canasta { KIND($rank, form: "of") } d’ici la fin de ton prochain tour ; { $other }, { $other_often }.
               *[no] Prendre la pile donne { $often } à ton camp une canasta { KIND($rank, form: "of") } d’ici la fin de ton prochain tour ; { $other }, { $other_often }.
            }
        }
       *[no] { $negative ->
            [yes] { $alone ->
                [yes] Tu ne fais { $often } de canasta { KIND($rank, form: "of") } d’ici la fin de ton prochain tour ; { $other }, { $other_often }.
               *[no] Ton camp ne fait { $often } de canasta { KIND($rank, form: "of") } d’ici la fin de ton prochain tour ; { $other }, { $other_often }.
            }
           *[no] { $alone ->
                [yes] Tu fais { $often } une canasta { KIND($rank, form: "of") } d’ici la fin de ton prochain tour ; { $other }, { $other_often }.
               *[no] Ton camp fait { $often } une canasta { KIND($rank, form: "of") } d’ici la fin de ton prochain tour ; { $other }, { $other_often }.
            }
        }
    }
hint-because-keep = { $pair ->
        [yes] Garde la paire { KIND($rank, form: "of") } : { $negative ->
            [yes] { $player } n’en défausse { $often } { KIND($rank, form: "pron") } qui te donne la pile
           *[no] { $often }, { $player } en défausse { KIND($rank, form: "pron") } et tu prends la pile
        } ({ $cards ->
            [one] { $cards } carte
           *[other] environ { $cards } cartes
        }).
       *[no] Garde les { KIND($rank, form: "many") } : { $negative ->
            [yes] { $player } n’en défausse { $often } { KIND($rank, form: "pron") } qui te donne la pile
           *[no] { $often }, { $player } en défausse { KIND($rank, form: "pron") } et tu prends la pile
        } ({ $cards ->
            [one] { $cards } carte
           *[other] environ { $cards } cartes
        }).
    }
hint-because-takes = { $negative ->
        [yes] { $alone ->
            [yes] Tu ne prends { $often } la pile d’ici la fin de ton prochain tour ; { $other }, { $other_often }.
           *[no] Ton camp ne prend { $often } la pile d’ici la fin de ton prochain tour ; { $other }, { $other_often }.
        }
       *[no] { $alone ->
            [yes] Tu prends la pile { $often } d’ici la fin de ton prochain tour ; { $other }, { $other_often }.
           *[no] Ton camp prend la pile { $often } d’ici la fin de ton prochain tour ; { $other }, { $other_often }.
        }
    }
hint-because-leave = { $negative ->
        [yes] { $cards ->
            [one] Si tu laisses la pile, l’adversaire ne la prend { $often } avant ton prochain tour.
           *[other] Si tu laisses la pile de { $cards } cartes, l’adversaire ne la prend { $often } avant ton prochain tour.
        }
       *[no] { $cards ->
            [one] Si tu laisses la pile, l’adversaire la prend { $often } avant ton prochain tour.
           *[other] Si tu laisses la pile de { $cards } cartes, l’adversaire la prend { $often } avant ton prochain tour.
        }
    }
hint-because-safe = { $negative ->
        [yes] { $cards ->
            [one] { KIND($kind, form: "a", case: "capital") }, c’est plus sûr : { $player } ne prend { $often } la pile ; { $other }, { $other_often }.
           *[other] { KIND($kind, form: "a", case: "capital") }, c’est plus sûr : { $player } ne prend { $often } la pile de { $cards } cartes ; { $other }, { $other_often }.
        }
       *[no] { $cards ->
            [one] { KIND($kind, form: "a", case: "capital") }, c’est plus sûr : { $player } prend la pile { $often } ; { $other }, { $other_often }.
           *[other] { KIND($kind, form: "a", case: "capital") }, c’est plus sûr : { $player } prend { $often } la pile de { $cards } cartes ; { $other }, { $other_often }.
        }
    }
hint-because-others-take = { $negative ->
        [yes] L’adversaire ne prend { $often } la pile avant ton prochain tour ; { $other }, { $other_often }.
       *[no] L’adversaire prend la pile { $often } avant ton prochain tour ; { $other }, { $other_often }.
    }
hint-because-out = { $negative ->
        [yes] { $alone ->
            [yes] Tu ne sors { $often } ; { $other }, { $other_often }.
           *[no] Ton camp ne sort { $often } ; { $other }, { $other_often }.
        }
       *[no] { $alone ->
            [yes] Tu sors { $often } ; { $other }, { $other_often }.
           *[no] Ton camp sort { $often } ; { $other }, { $other_often }.
        }
    }
hint-because-others-out = { $negative ->
        [yes] { $alone ->
            [yes] Les autres ne sortent { $often } ; { $other }, { $other_often }.
           *[no] L’autre camp ne sort { $often } ; { $other }, { $other_often }.
        }
       *[no] { $alone ->
            [yes] Quelqu’un d’autre sort { $often } ; { $other }, { $other_often }.
           *[no] L’autre camp sort { $often } ; { $other }, { $other_often }.
        }
    }
hint-because-caught = { $alone ->
        [yes] Si quelqu’un d’autre sort, il te reste environ { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        } ; { $other }, environ { $other_cards }.
       *[no] Si l’autre camp sort, il te reste environ { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        } ; { $other }, environ { $other_cards }.
    }
hint-because-canastas = { $alone ->
        [yes] Tes canastas en fin de donne, en moyenne : { $canastas } ; { $other }, { $other_canastas }.
       *[no] Canastas de ton camp en fin de donne, en moyenne : { $canastas } ; { $other }, { $other_canastas }.
    }
hint-because-better = Plusieurs petits avantages : { $deals } fois sur 100, c’est mieux que { $other }.
hint-than-draw = piocher
hint-than-take = prendre la pile
hint-than-discard = défausser { KIND($kind, form: "a") }
hint-than-keep = garder ces cartes
hint-than-meld = poser maintenant
hint-than-turn = jouer autrement
hint-because-same = Ça change peu : { $other } revient presque au même.
hint-because-worth = { $points ->
        [one] Plusieurs petits avantages : environ { $points } point de mieux que { $other }.
       *[other] Plusieurs petits avantages : environ { $points } points de mieux que { $other }.
    }
hint-because-alike = Ça change peu : { $deals } fois sur 100, c’est mieux que { $other }.

hint-share = { $percent } %
hint-share-small = moins de 1 %
hint-hands-over = { $pile ->
        [0] Défausser { KIND($kind, form: "a") } offre la pile dans { $share } des cas ({ KIND($best, form: "a") } : { $best_share }).
       *[other] Défausser { KIND($kind, form: "a") } offre la pile ({ $pile } cartes) dans { $share } des cas ({ KIND($best, form: "a") } : { $best_share }).
    }
hint-hands-over-best = { $pile ->
        [0] Défausser { KIND($kind, form: "a") } offre la pile dans { $share } des cas (meilleur coup : { $best_share }).
       *[other] Défausser { KIND($kind, form: "a") } offre la pile ({ $pile } cartes) dans { $share } des cas (meilleur coup : { $best_share }).
    }
hint-next-takes = { $pile ->
        [0] La pile est prise juste après toi dans { $share } des cas (meilleur coup : { $best_share }).
       *[other] La pile ({ $pile } cartes) est prise juste après toi dans { $share } des cas (meilleur coup : { $best_share }).
    }
hint-others-take = L’adversaire prend la pile avant ton prochain tour dans { $share } des cas (meilleur coup : { $best_share }).
hint-fewer-piles = { $alone ->
        [yes] Tu prends la pile dans { $share } des cas (meilleur coup : { $best_share }).
       *[no] Ton camp prend la pile dans { $share } des cas (meilleur coup : { $best_share }).
    }
hint-out-less = { $alone ->
        [yes] Tu sors dans { $share } des cas (meilleur coup : { $best_share }).
       *[no] Ton camp sort dans { $share } des cas (meilleur coup : { $best_share }).
    }
hint-others-out = { $alone ->
        [yes] Quelqu’un d’autre sort dans { $share } des cas (meilleur coup : { $best_share }).
       *[no] L’autre camp sort dans { $share } des cas (meilleur coup : { $best_share }).
    }
hint-fewer-canastas = { $alone ->
        [yes] Tes canastas en fin de donne, en moyenne : { $canastas } (meilleur coup : { $best_canastas }).
       *[no] Canastas de ton camp en fin de donne, en moyenne : { $canastas } (meilleur coup : { $best_canastas }).
    }
hint-less-ahead = { $alone ->
        [yes] Plusieurs petites choses : tu finis la donne { $end } en moyenne (meilleur coup : { $best_end }).
       *[no] Plusieurs petites choses : ton camp finit la donne { $end } en moyenne (meilleur coup : { $best_end }).
    }
hint-ahead = { $behind ->
        [yes] { $points ->
            [one] avec { $points } point de retard
           *[other] avec { $points } points de retard
        }
       *[no] { $points ->
            [one] avec { $points } point d’avance
           *[other] avec { $points } points d’avance
        }
    }

hint-practice = Entraînement
hint-practice-about = Quand tu joues seulement avec des robots.
hint-everybody = Pour tout le monde
hint-everybody-about = Même dans les parties entre vraies personnes.
hint-none = Aucun
hint-none-about = Pas de conseils, pour personne.
hint-menu-none = Conseils : désactivés à cette table.
hint-menu-everybody = Conseils : pour tout le monde.
hint-menu-practice = Conseils : seulement à l’entraînement.
hint-menu-not-practice = Conseils : désactivés, car d’autres personnes jouent.
