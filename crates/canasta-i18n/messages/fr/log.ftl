### Le journal de la table : une ligne par tour, lue aussi par les lecteurs d'écran.
### Les actions sont des participes passés, après « Tu as » ou « Anna a ».

log-turn = { $stand_in ->
        [yes] { $player ->
            [you] Le robot (pour toi) a { $acts }.
           *[other] Le robot (pour { $player }) a { $acts }.
        }
       *[no] { $player ->
            [you] Tu as { $acts }.
           *[other] { $player } a { $acts }.
        }
    }

log-drew = pioché

log-drew-several = { $n ->
        [one] pioché { SPELL($n, form: "f") } carte
       *[other] pioché { SPELL($n) } cartes
    }

log-drew-cards = pioché { $cards }

log-took = pris la pile

log-took-with = { $size ->
        [one] pris la pile d’une carte avec { $with }
       *[other] pris la pile de { $size } cartes avec { $with }
    }

log-took-onto = { $whose ->
        [your] { $size ->
            [one] pris la pile d’une carte sur tes { KIND($rank, form: "many") }
           *[other] pris la pile de { $size } cartes sur tes { KIND($rank, form: "many") }
        }
        [our] { $size ->
            [one] pris la pile d’une carte sur nos { KIND($rank, form: "many") }
           *[other] pris la pile de { $size } cartes sur nos { KIND($rank, form: "many") }
        }
       *[their] { $size ->
            [one] pris la pile d’une carte sur leurs { KIND($rank, form: "many") }
           *[other] pris la pile de { $size } cartes sur leurs { KIND($rank, form: "many") }
        }
    }

log-melded = posé { $melds }

log-declared-red-threes = étalé { $cards }

log-discarded = défaussé { $card }

log-passed = passé

log-card = { $card }

log-some-of = { $n ->
        [one] { KIND($kind, form: "a") }
       *[other] { SPELL($n) } { KIND($kind, form: "many") }
    }

log-with = { log-some-of }

log-meld = { $n ->
        [one] { KIND($kind, form: "a") } (avec { $wilds })
       *[other] { SPELL($n) } { KIND($kind, form: "many") } (avec { $wilds })
    }

log-wilds-onto = { $wilds } sur les { KIND($rank, form: "many") }

log-frozen = La pile est gelée.

log-canasta = { $natural ->
        [yes] Canasta pure { KIND($rank, form: "of") }.
       *[no] Canasta mixte { KIND($rank, form: "of") }.
    }

log-one-card-left = Plus qu’une carte.
log-last-card-red-three = La dernière carte du talon était un 3 rouge.

log-asked = { $stand_in ->
        [yes] { $player ->
            [you] Le robot (pour toi) : Partenaire, puis-je sortir ?
           *[other] Le robot (pour { $player }) : Partenaire, puis-je sortir ?
        }
       *[no] { $player ->
            [you] Toi : Partenaire, puis-je sortir ?
           *[other] { $player } : Partenaire, puis-je sortir ?
        }
    }

log-answered = { $stand_in ->
        [yes] { $player ->
            [you] { $yes ->
                [yes] Le robot (pour toi) : Oui.
               *[no] Le robot (pour toi) : Non.
            }
           *[other] { $yes ->
                [yes] Le robot (pour { $player }) : Oui.
               *[no] Le robot (pour { $player }) : Non.
            }
        }
       *[no] { $player ->
            [you] { $yes ->
                [yes] Toi : Oui.
               *[no] Toi : Non.
            }
           *[other] { $yes ->
                [yes] { $player } : Oui.
               *[no] { $player } : Non.
            }
        }
    }

log-red-threes = { $player ->
        [you] Tu as étalé { $cards }.
       *[other] { $player } a étalé { $cards }.
    }

log-red-threes-drew = { $player ->
        [you] { $n ->
            [one] Tu as étalé { $cards } et pioché une autre carte.
           *[other] Tu as étalé { $cards } et pioché { SPELL($n) } autres cartes.
        }
       *[other] { $n ->
            [one] { $player } a étalé { $cards } et pioché une autre carte.
           *[other] { $player } a étalé { $cards } et pioché { SPELL($n) } autres cartes.
        }
    }

log-red-threes-drew-cards = { $player ->
        [you] Tu as étalé { $cards } et pioché { $drawn }.
       *[other] { $player } a étalé { $cards } et pioché { $drawn }.
    }

log-dealt = { $dealer ->
        [you] Donne { $deal }. Tu as distribué.
       *[other] Donne { $deal }. { $dealer } a distribué.
    }

log-dealt-and-cut = { $dealer ->
        [you] { $cutter ->
            [you] Donne { $deal }. Tu as coupé et distribué.
           *[other] Donne { $deal }. Tu as distribué et { $cutter } a coupé.
        }
       *[other] { $cutter ->
            [you] Donne { $deal }. { $dealer } a distribué et tu as coupé.
           *[other] Donne { $deal }. { $dealer } a distribué et { $cutter } a coupé.
        }
    }

log-went-out = { $player ->
        [you] { $concealed ->
            [yes] Tu sors en main cachée.
           *[no] Tu sors.
        }
       *[other] { $concealed ->
            [yes] { $player } sort en main cachée.
           *[no] { $player } sort.
        }
    }

log-took-back = { $player ->
        [you] Tu as repris une combinaison.
       *[other] { $player } a repris une combinaison.
    }

log-stock-empty = Le talon est épuisé.

log-last-red-three = { $player ->
        [you] Tu as pioché un 3 rouge, dernière carte du talon.
       *[other] { $player } a pioché un 3 rouge, dernière carte du talon.
    }
