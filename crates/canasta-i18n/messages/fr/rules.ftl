### Un règlement en phrases simples, en entier et avec ses nombres.

rules-heading-deal = Les places et la donne
rules-heading-cards = Les cartes
rules-heading-turn = Le tour de jeu
rules-heading-threes = Les 3
rules-heading-melds = Combinaisons et canastas
rules-heading-initial-meld = L’ouverture
rules-heading-pile = La pile
rules-heading-going-out = Sortir
rules-heading-stock-end = Quand le talon est épuisé
rules-heading-scores = Les points
rules-heading-knowing = Ce qu’on peut dire et savoir

rules-players = { $count ->
        [1] { SPELL($first) }
        [2] { SPELL($first) } ou { SPELL($second) }
        [3] { SPELL($first) }, { SPELL($second) } ou { SPELL($third) }
       *[other] { SPELL($first) }, { SPELL($second) }, { SPELL($third) } ou { SPELL($fourth) }
    }

rules-sides-any = On joue de deux à six. À quatre, c’est deux contre deux ; à six, trois contre trois, partenaires et adversaires en alternance autour de la table. À deux ou trois, on joue chacun pour soi, et un « camp » n’a qu’une personne.

rules-sides = { $players ->
        [4] À quatre, deux contre deux. Les partenaires sont face à face.
        [6] À six, trois contre trois. Partenaires et adversaires alternent autour de la table.
       *[other] À { SPELL($players) }, chacun pour soi.
    }

rules-five-individuals = { $any ->
        [yes] À cinq aussi, on joue chacun pour soi.
       *[no] À cinq, chacun pour soi.
    }
rules-five-two-sides = { $any ->
        [yes] À cinq, on joue trois contre deux.
       *[no] À cinq, trois contre deux.
    } Quatre seulement jouent à la fois : à chaque donne, une personne du camp de trois se repose, à tour de rôle. Les autres alternent autour de la table et suivent les règles à quatre. Au repos, on ne reçoit pas de cartes, mais on partage le score de son camp.

rules-seating-drawn = { $alone ->
        [yes] Les places se tirent aux cartes.
       *[no] Les partenaires et les places se tirent aux cartes.
    } L’as est la carte la plus forte, le 2 la plus faible ; à hauteur égale, c’est pique, puis cœur, carreau et trèfle.

rules-seating-highest = { $players ->
        [any] Qui tire la plus forte carte choisit sa place. Les cartes suivantes désignent ses partenaires, s’il y en a.
        [two] Qui tire la plus forte carte choisit sa place, l’autre se met en face.
        [four] Les deux plus fortes cartes jouent ensemble, et qui a tiré la plus forte choisit sa place.
        [five] Les deux plus fortes cartes forment la paire. Qui tire la plus faible se repose en premier.
        [six] Les trois plus fortes cartes jouent ensemble, et qui a tiré la plus forte choisit sa place.
       *[alone] Qui tire la plus forte carte choisit sa place, les autres s’installent à sa gauche dans l’ordre des cartes.
    }

rules-seating-again = { $ends ->
        [yes] On tire de nouveau après un joker, la même carte que quelqu’un d’autre, plusieurs cartes à la fois, ou une des quatre cartes à chaque bout du paquet.
       *[no] On tire de nouveau après un joker, ou la même carte que quelqu’un d’autre.
    }

rules-seating-optional = { $alone ->
        [yes] Les places sont libres ; on peut aussi les tirer aux cartes.
       *[no] Le choix des partenaires et des places est libre ; on peut aussi les tirer aux cartes.
    }

rules-seating-fixed = { $alone ->
        [yes] Pas de tirage : les places sont convenues d’avance.
       *[no] Pas de tirage : les camps sont fixés avant la partie.
    }

rules-first-dealer-seats-drawn = { $clockwise ->
        [yes] Qui a tiré la plus forte carte joue en premier, et la personne à sa droite distribue la première donne.
       *[no] Qui a tiré la plus forte carte joue en premier, et la personne à sa gauche distribue la première donne.
    }
rules-first-dealer-drawn = { $clockwise ->
        [yes] On tire la première donne aux cartes : qui a la plus forte joue en premier, et la personne à sa droite distribue.
       *[no] On tire la première donne aux cartes : qui a la plus forte joue en premier, et la personne à sa gauche distribue.
    }
rules-first-dealer-random = La première donne est tirée au sort.

rules-cut-left = Avant chaque donne, la coupe revient à la personne à gauche de celle qui distribue.
rules-cut-left-may = Avant chaque donne, la personne à gauche de celle qui distribue peut couper, sans obligation.
rules-cut-right = Avant chaque donne, la coupe revient à la personne à droite de celle qui distribue.

rules-hand-size = { $cards ->
        [one] Chaque personne reçoit { $cards } carte.
       *[other] Chaque personne reçoit { $cards } cartes.
    }
rules-hand-sizes = Chaque personne reçoit { $hands }.
rules-hand-size-when = { $cards ->
        [one] { $cards } carte à { $players }
       *[other] { $cards } cartes à { $players }
    }

rules-dealing = { $clockwise ->
        [yes] Les cartes sont distribuées une à une, dans le sens des aiguilles d’une montre. La personne à gauche de celle qui distribue est servie en premier et joue en premier.
       *[no] Les cartes sont distribuées une à une, dans le sens inverse des aiguilles d’une montre. La personne à droite de celle qui distribue est servie en premier et joue en premier.
    }
rules-clockwise = Le jeu et la donne tournent dans le sens des aiguilles d’une montre.
rules-counterclockwise = Le jeu et la donne tournent dans le sens inverse des aiguilles d’une montre.
rules-stock = Les autres cartes forment le talon. On en retourne la première pour commencer la pile de défausse, « la pile ».

rules-upcard-threes-covered = Si la retourne est un passe-partout ou un 3, on la couvre d’une autre carte, et ainsi de suite.
rules-upcard-first-black-three-stays = Si la retourne est un passe-partout ou un 3, on la couvre d’une autre carte, et ainsi de suite. Un 3 noir retourné en premier n’est pas couvert.
rules-upcard-black-three-stays = Si la retourne est un passe-partout ou un 3 rouge, on la couvre d’une autre carte, et ainsi de suite. Un 3 noir n’est pas couvert.

rules-exact-deal-bonus = { $points ->
        [0] Distribuer en prenant du premier coup le nombre exact de cartes ne rapporte rien.
        [one] Qui distribue en prenant du premier coup le nombre exact de cartes, avec ou sans la retourne, marque { $points } point. Ici, le programme distribue : cette prime n’est jamais accordée.
       *[other] Qui distribue en prenant du premier coup le nombre exact de cartes, avec ou sans la retourne, marque { $points } points. Ici, le programme distribue : cette prime n’est jamais accordée.
    }

rules-packs = On joue avec deux jeux de 52 cartes et quatre jokers, soit 108 cartes.
rules-wild-cards = Les jokers et les 2 sont des passe-partout : dans une combinaison, ils remplacent n’importe quelle carte du 4 à l’as. Les cartes du 4 à l’as sont naturelles. Les 3 ne sont ni l’un ni l’autre.
rules-values = Joker : 50 points. As et 2 : 20. Du 8 au roi : 10. Du 4 au 7, et 3 noir : 5. Un 3 rouge n’a pas de valeur propre, seulement sa prime.
rules-card-values = Joker : { $joker }. 2 : { $two }. As : { $ace }. Du 8 au roi : { $high }. Du 4 au 7 : { $low }. 3 noir : { $black }. Un 3 rouge n’a pas de valeur propre, seulement sa prime.

rules-turn = { $clockwise ->
        [yes] À ton tour, pioche d’abord au talon, ou prends la pile. Tu peux ensuite poser des combinaisons et en compléter. Pour finir, défausse une carte. Le tour passe à gauche.
       *[no] À ton tour, pioche d’abord au talon, ou prends la pile. Tu peux ensuite poser des combinaisons et en compléter. Pour finir, défausse une carte. Le tour passe à droite.
    }

rules-draw-count = { $cards ->
        [one] À chaque tour, on pioche une carte et on en défausse une.
       *[other] À chaque tour, on pioche { SPELL($cards) } cartes, mais on n’en défausse qu’une.
    }
rules-draw-counts = À chaque tour, on pioche { $draws }, mais on n’en défausse qu’une.
rules-draw-count-when = { $cards ->
        [one] une carte à { $players }
       *[other] { SPELL($cards) } cartes à { $players }
    }
rules-draw-fewer = S’il en reste moins au talon, on pioche ce qui reste.
rules-melds-in-first-round = On peut poser et prendre la pile dès son premier tour.
rules-no-melds-in-first-round = À ton premier tour de la donne, tu ne peux ni poser ni prendre la pile.
rules-no-way-back = On ne reprend pas une carte posée, et une carte piochée est piochée.

rules-declaring-by-hand = Un 3 rouge pioché reste dans ta main jusqu’à ce que tu l’étales : à tout moment de ton tour, tu peux l’étaler sur la table et piocher une carte à la place.
rules-declaring-automatic = Les 3 rouges s’étalent aussitôt piochés, et on pioche une carte à la place.

rules-dealt-red-threes-by-hand = Les 3 rouges reçus à la donne restent dans ta main jusqu’à ce que tu les étales.
rules-dealt-red-threes-at-once = { $clockwise ->
        [yes] Les 3 rouges reçus à la donne sont étalés et remplacés avant le premier tour, en commençant à gauche de la personne qui distribue.
       *[no] Les 3 rouges reçus à la donne sont étalés et remplacés avant le premier tour, en commençant à droite de la personne qui distribue.
    }
rules-dealt-red-threes-first-turn = Les 3 rouges reçus à la donne s’étalent au début de ton premier tour, et tu pioches d’autres cartes à la place. Si la donne finit avant, ils sont étalés pour le décompte.

rules-undeclared-never = Rien n’oblige à étaler ses 3 rouges : en garder un ne coûte rien.
rules-undeclared-penalty = { $points ->
        [0] Un 3 rouge que tu n’étales pas ne coûte rien.
        [one] Un 3 rouge encore en main à la fin de ton tour, ou de la donne, coûte { $points } point, une fois par carte.
       *[other] Un 3 rouge encore en main à la fin de ton tour, ou de la donne, coûte { $points } points, une fois par carte.
    }
rules-declared-late = Tu peux encore l’étaler plus tard, mais un 3 rouge jamais étalé ne rapporte pas de prime. Si la donne finit avant ton premier tour, les 3 rouges reçus à la donne ne coûtent rien et sont étalés. En main, un 3 rouge compte comme une carte, mais il ne se pose pas et ne se défausse pas.
rules-red-three-in-pile = Si la pile que tu prends contient un 3 rouge, étale-le. Tu ne pioches pas de carte à la place.
rules-red-three-no-meld = Un 3 rouge n’est pas une combinaison : il ne compte pas pour l’ouverture et n’empêche pas de sortir en main cachée.

rules-red-three-bonus = { $points ->
        [0] Les 3 rouges ne rapportent rien.
        [one] Chaque 3 rouge étalé vaut { $points } point.
       *[other] Chaque 3 rouge étalé vaut { $points } points.
    }

rules-four-red-threes-bonus = { $points ->
        [0] { $alone ->
            [yes] Les quatre 3 rouges chez la même personne ne valent rien.
           *[no] Les quatre 3 rouges dans le même camp ne valent rien.
        }
        [one] { $alone ->
            [yes] Les quatre 3 rouges chez la même personne valent { $points } point en tout.
           *[no] Les quatre 3 rouges dans le même camp valent { $points } point en tout.
        }
       *[other] { $alone ->
            [yes] Les quatre 3 rouges chez la même personne valent { $points } points en tout.
           *[no] Les quatre 3 rouges dans le même camp valent { $points } points en tout.
        }
    }

rules-red-threes-count = { $alone ->
        [yes] { $needs ->
            [meld] { $otherwise ->
                [minus] Tes 3 rouges comptent pour toi si tu as ouvert avant la fin de la donne, et contre toi sinon.
               *[nothing] Tes 3 rouges comptent pour toi si tu as ouvert avant la fin de la donne. Sinon, ils ne comptent pas.
            }
           *[canasta] { $otherwise ->
                [minus] Tes 3 rouges comptent pour toi si tu as une canasta à la fin de la donne, et contre toi sinon.
               *[nothing] Tes 3 rouges comptent pour toi si tu as une canasta à la fin de la donne. Sinon, ils ne comptent pas.
            }
        }
       *[no] { $needs ->
            [meld] { $otherwise ->
                [minus] Les 3 rouges comptent pour ton camp s’il a ouvert avant la fin de la donne, et contre lui sinon.
               *[nothing] Les 3 rouges comptent pour ton camp s’il a ouvert avant la fin de la donne. Sinon, ils ne comptent pas.
            }
           *[canasta] { $otherwise ->
                [minus] Les 3 rouges comptent pour ton camp s’il a une canasta à la fin de la donne, et contre lui sinon.
               *[nothing] Les 3 rouges comptent pour ton camp s’il a une canasta à la fin de la donne. Sinon, ils ne comptent pas.
            }
        }
    }

rules-red-threes-never-cost = Les 3 rouges ne coûtent jamais de points.
rules-red-three-costs-the-same = Un 3 rouge qui compte contre toi coûte autant qu’il aurait rapporté.
rules-red-three-penalty = { $points ->
        [one] Chaque 3 rouge qui compte contre toi coûte { $points } point, même s’il y en a quatre.
       *[other] Chaque 3 rouge qui compte contre toi coûte { $points } points, même s’il y en a quatre.
    }
rules-no-max-red-three-penalty = Il n’y a pas de maximum à ce que les 3 rouges peuvent coûter.
rules-max-red-three-penalty = { $points ->
        [one] Les 3 rouges ne coûtent jamais plus de { $points } point par donne.
       *[other] Les 3 rouges ne coûtent jamais plus de { $points } points par donne.
    }

rules-red-three-freezes = Un 3 rouge retourné après la distribution gèle la pile pour tout le monde, jusqu’à ce qu’elle soit prise.
rules-red-three-does-not-freeze = Un 3 rouge retourné après la distribution ne gèle pas la pile.
rules-black-three-freezes = Un 3 noir dans la pile la gèle pour tout le monde, jusqu’à ce qu’elle soit prise.
rules-black-three-does-not-freeze = Un 3 noir ne gèle pas la pile : il empêche seulement la personne suivante de la prendre.
rules-black-threes-melded = Les 3 noirs ne se posent qu’au moment de sortir : trois ou quatre à la fois, sans passe-partout.

rules-meld = Une combinaison, c’est au moins trois cartes de même hauteur, dont deux naturelles au moins et trois passe-partout au plus. Les suites ne sont pas des combinaisons.
rules-wilds-in-any-meld = Toute combinaison peut avoir jusqu’à trois passe-partout.
rules-naturals-for-wilds = Avec un passe-partout, une combinaison doit avoir au moins { SPELL($first) } cartes naturelles ; avec deux, il en faut { SPELL($second) } ; avec trois, { SPELL($third) }.
rules-wilds-on-natural-canasta = On peut ajouter un passe-partout à une canasta pure, qui devient alors mixte.
rules-no-wilds-on-natural-canasta = On ne peut pas ajouter de passe-partout à une canasta pure.
rules-wilds-may-outnumber = Une combinaison peut avoir plus de passe-partout que de cartes naturelles : deux rois, deux 2 et un joker font une combinaison.
rules-wilds-may-not-outnumber = Une combinaison ne peut pas avoir plus de passe-partout que de cartes naturelles : deux rois, deux 2 et un joker ne font pas une combinaison.

rules-melds-of-side = { $alone ->
        [yes] Tu as une seule combinaison par hauteur et tu peux la compléter plus tard. Tu peux poser une hauteur que d’autres ont déjà posée, mais jamais compléter leurs combinaisons.
       *[no] Les partenaires partagent leurs combinaisons. Un camp a une seule combinaison par hauteur et peut la compléter plus tard. On peut poser une hauteur que l’autre camp a déjà posée, mais jamais compléter ses combinaisons.
    }

rules-canasta = Une combinaison d’au moins sept cartes est une canasta : pure sans passe-partout, mixte avec. On la met en tas, une carte rouge dessus si elle est pure, une noire si elle est mixte. Un passe-partout ajouté à une canasta pure la rend mixte. Les autres cartes ajoutées ne comptent que pour leur valeur.

rules-natural-canasta-bonus = { $points ->
        [0] Une canasta pure ne rapporte pas de prime.
        [one] Une canasta pure rapporte { $points } point en plus de ses cartes.
       *[other] Une canasta pure rapporte { $points } points en plus de ses cartes.
    }
rules-mixed-canasta-bonus = { $points ->
        [0] Une canasta mixte ne rapporte pas de prime.
        [one] Une canasta mixte rapporte { $points } point en plus de ses cartes.
       *[other] Une canasta mixte rapporte { $points } points en plus de ses cartes.
    }
rules-concealed-canasta-bonus = { $points ->
        [0] Une canasta posée d’un seul coup ne rapporte rien de plus.
        [one] Une canasta cachée, posée d’un seul coup depuis la main, avec ou sans la carte du dessus de la pile, rapporte { $points } point de plus, même si on la complète ensuite.
       *[other] Une canasta cachée, posée d’un seul coup depuis la main, avec ou sans la carte du dessus de la pile, rapporte { $points } points de plus, même si on la complète ensuite.
    }

rules-initial-meld = { $alone ->
        [yes] La première fois que tu poses dans la donne, c’est ton ouverture.
       *[no] La première fois que ton camp pose dans la donne, c’est son ouverture.
    }

rules-minimums = { $alone ->
        [yes] { $first ->
            [one] Pour ouvrir, il te faut au moins { $first } point. Avec un score plus élevé avant la donne, il en faut { $second }, { $third } ou { $fourth }.
           *[other] Pour ouvrir, il te faut au moins { $first } points. Avec un score plus élevé avant la donne, il en faut { $second }, { $third } ou { $fourth }.
        }
       *[no] { $first ->
            [one] Pour ouvrir, il faut à ton camp au moins { $first } point. Avec un score plus élevé avant la donne, il en faut { $second }, { $third } ou { $fourth }.
           *[other] Pour ouvrir, il faut à ton camp au moins { $first } points. Avec un score plus élevé avant la donne, il en faut { $second }, { $third } ou { $fourth }.
        }
    }

rules-minimum-from = Les minimums suivants s’appliquent à partir de { $second }, { $third } et { $fourth } points.
rules-no-fifth-minimum = Il n’y a pas de cinquième minimum.
rules-fifth-minimum = { $points ->
        [one] À partir de { $from } points, le minimum est de { $points } point.
       *[other] À partir de { $from } points, le minimum est de { $points } points.
    }

rules-one-minimum = { $alone ->
        [yes] { $points ->
            [0] Il n’y a pas de minimum pour ouvrir.
            [one] Pour ouvrir, il te faut au moins { $points } point, quel que soit le score.
           *[other] Pour ouvrir, il te faut au moins { $points } points, quel que soit le score.
        }
       *[no] { $points ->
            [0] Il n’y a pas de minimum pour ouvrir.
            [one] Pour ouvrir, il faut à ton camp au moins { $points } point, quel que soit le score.
           *[other] Pour ouvrir, il faut à ton camp au moins { $points } points, quel que soit le score.
        }
    }

rules-initial-meld-counts = On peut ouvrir avec plusieurs combinaisons, mais posées en une fois. Si tu prends la pile, seule sa carte du dessus compte. Les primes ne comptent pas.
rules-pile-opening-outnumbers = Si tu ouvres avec la pile, il faut dans chaque combinaison plus de cartes naturelles que de passe-partout.
rules-pile-opening-like-any = Si tu ouvres avec la pile, les limites habituelles valent pour les passe-partout.
rules-wilds-in-initial-meld = L’ouverture peut contenir des passe-partout.
rules-no-wilds-in-initial-meld = L’ouverture ne contient pas de passe-partout, avec ou sans la pile. Tu peux en ajouter plus tard dans le même tour, et t’en servir pour sortir en main cachée sans prendre la pile ce tour-là.
rules-initial-meld-concealed = Il n’y a pas de minimum si tu sors en main cachée sans prendre la pile ce tour-là.

rules-taking = Au lieu de piocher, tu peux prendre la pile si tu poses sa carte du dessus avec des cartes de ta main, ou si tu l’ajoutes à une combinaison sur la table. Les autres cartes de la pile ne peuvent pas servir à cela. Elles vont ensuite dans ta main, et tu peux poser encore si tu veux.
rules-pile-blocked = On ne peut pas prendre la pile tant qu’il y a un passe-partout ou un 3 dessus.

rules-frozen = { $by ->
        [wild] La pile est gelée pour tout le monde tant qu’elle contient un passe-partout ; le plus bas est mis de travers. Elle reste gelée jusqu’à ce que quelqu’un la prenne.
        [red-three] La pile est gelée pour tout le monde tant qu’elle contient un passe-partout ou un 3 rouge ; la plus basse de ces cartes est mise de travers. Elle reste gelée jusqu’à ce que quelqu’un la prenne.
        [black-three] La pile est gelée pour tout le monde tant qu’elle contient un passe-partout ou un 3 noir ; la plus basse de ces cartes est mise de travers. Elle reste gelée jusqu’à ce que quelqu’un la prenne.
       *[both] La pile est gelée pour tout le monde tant qu’elle contient un passe-partout, un 3 rouge ou un 3 noir ; la plus basse de ces cartes est mise de travers. Elle reste gelée jusqu’à ce que quelqu’un la prenne.
    }

rules-frozen-until-opened = { $alone ->
        [yes] { $opening ->
            [pair] La pile est gelée pour toi tant que tu n’as pas ouvert : pour ouvrir avec elle, il te faut en main une paire naturelle de la hauteur de la carte du dessus.
            [wild] La pile est gelée pour toi tant que tu n’as pas ouvert, sauf pour l’ouverture elle-même : tu peux alors la prendre avec une carte naturelle de ta main, de la hauteur de la carte du dessus, et un passe-partout, à moins qu’une carte de la pile ne la gèle pour tout le monde.
           *[free] La pile est gelée pour toi tant que tu n’as pas ouvert, sauf pour l’ouverture elle-même : tu peux alors la prendre comme si elle n’était pas gelée, à moins qu’une carte de la pile ne la gèle pour tout le monde.
        }
       *[no] { $opening ->
            [pair] La pile est gelée pour ton camp tant qu’il n’a pas ouvert : pour ouvrir avec elle, il te faut en main une paire naturelle de la hauteur de la carte du dessus.
            [wild] La pile est gelée pour ton camp tant qu’il n’a pas ouvert, sauf pour l’ouverture elle-même : tu peux alors la prendre avec une carte naturelle de ta main, de la hauteur de la carte du dessus, et un passe-partout, à moins qu’une carte de la pile ne la gèle pour tout le monde.
           *[free] La pile est gelée pour ton camp tant qu’il n’a pas ouvert, sauf pour l’ouverture elle-même : tu peux alors la prendre comme si elle n’était pas gelée, à moins qu’une carte de la pile ne la gèle pour tout le monde.
        }
    }

rules-taking-frozen = { $alone ->
        [yes] Pour prendre une pile gelée, il te faut en main une paire naturelle de la hauteur de la carte du dessus (tu peux y ajouter des passe-partout). Si tu as déjà une combinaison de cette hauteur, ces cartes peuvent la rejoindre.
       *[no] Pour prendre une pile gelée, il te faut en main une paire naturelle de la hauteur de la carte du dessus (tu peux y ajouter des passe-partout). Si ton camp a déjà une combinaison de cette hauteur, ces cartes peuvent la rejoindre.
    }

rules-taking-onto-meld = { $alone ->
        [yes] On peut aussi prendre une pile non gelée en ajoutant sa carte du dessus à une de ses propres combinaisons.
       *[no] On peut aussi prendre une pile non gelée en ajoutant sa carte du dessus à une combinaison de son camp.
    }

rules-taking-with-wild = On peut aussi prendre une pile non gelée avec une carte naturelle de la même hauteur et un passe-partout de sa main.
rules-taking-not-with-wild = Une carte naturelle et un passe-partout ne suffisent pas pour prendre la pile, même si elle n’est pas gelée.
rules-taking-onto-canasta = La carte du dessus de la pile peut aller sur une canasta, comme sur toute autre combinaison.
rules-canasta-takes-no-pile = Une canasta est complète : si la carte du dessus est de la même hauteur, tu ne peux pas prendre la pile. Tu peux encore y ajouter des cartes de ta main.
rules-one-card-takes-one-card = Avec une seule carte en main, tu peux prendre même une pile d’une carte.
rules-one-card-takes-more = Avec une seule carte en main, tu ne peux pas prendre une pile d’une carte.
rules-melds-from-pile = Les cartes prises avec la pile peuvent être posées au même tour.
rules-no-melds-from-pile = À part la carte du dessus, les cartes prises avec la pile ne peuvent être posées qu’à ton prochain tour.
rules-pile-looked-through = À ton premier tour, avant de défausser, tu peux regarder toute la pile. Le reste du temps, seule la carte du dessus est visible.
rules-pile-not-looked-through = On ne peut pas regarder dans la pile ; seule la carte du dessus est visible.

rules-going-out = On sort en posant ou en défaussant sa dernière carte, ce qui met fin à la donne. La dernière défausse n’est pas obligatoire.

rules-canastas-needed = { $alone ->
        [yes] { $canastas ->
            [one] Pour sortir, il te faut une canasta (tu peux la compléter en sortant).
           *[other] Pour sortir, il te faut { SPELL($canastas) } canastas (tu peux les compléter en sortant).
        }
       *[no] { $canastas ->
            [one] Pour sortir, il faut une canasta à ton camp (tu peux la compléter en sortant).
           *[other] Pour sortir, il faut { SPELL($canastas) } canastas à ton camp (tu peux les compléter en sortant).
        }
    }
rules-canastas-needed-by-players = Pour sortir, il faut à ton camp { $needs } (tu peux les compléter en sortant).
rules-canastas-needed-when = { $canastas ->
        [one] une canasta à { $players }
       *[other] { SPELL($canastas) } canastas à { $players }
    }

rules-card-must-stay = Si tu ne peux pas sortir, tu dois garder au moins une carte à la fin de ton tour. Ne pose donc pas tant de cartes qu’il ne t’en reste plus.

rules-going-out-bonus = { $points ->
        [0] Sortir ne rapporte pas de prime.
        [one] Sortir rapporte { $points } point.
       *[other] Sortir rapporte { $points } points.
    }

rules-going-out-concealed = Tu sors en main cachée si tu poses toute ta main en un seul tour, canasta comprise, sans avoir rien posé avant dans la donne. Tu peux prendre la pile ce tour-là, et ta dernière carte peut être une défausse.

rules-concealed-beside-melds = { $partners ->
        [none] Tu joues sans partenaire : personne d’autre n’a pu poser pour toi.
        [one] { $may ->
            [yes] Ta main compte comme cachée même si ton camp a déjà posé sans toi.
           *[no] Ta main ne compte pas comme cachée si ton camp a déjà posé sans toi.
        }
       *[some] { $may ->
            [yes] Ta main compte comme cachée même si ton camp a déjà posé sans toi.
           *[no] Ta main ne compte pas comme cachée si ton camp a déjà posé sans toi.
        }
    }

rules-concealed-adding = { $partners ->
        [none] Tu joues sans partenaire : pas d’autres combinaisons à compléter.
        [one] { $adding ->
            [allowed] Au tour où tu sors en main cachée, tu peux compléter les combinaisons de ton camp si tu poses aussi toi-même une canasta entière.
            [not-allowed] Au tour où tu sors en main cachée, tu ne peux pas compléter les combinaisons de ton camp.
           *[nothing-there] Si tu sors en main cachée, ton camp n’a pas de combinaisons à compléter.
        }
       *[some] { $adding ->
            [allowed] Au tour où tu sors en main cachée, tu peux compléter les combinaisons de ton camp si tu poses aussi toi-même une canasta entière.
            [not-allowed] Au tour où tu sors en main cachée, tu ne peux pas compléter les combinaisons de ton camp.
           *[nothing-there] Si tu sors en main cachée, ton camp n’a pas de combinaisons à compléter.
        }
    }

rules-concealed-bonus = { $points ->
        [0] Sortir en main cachée ne rapporte pas de prime.
        [one] Sortir en main cachée rapporte { $points } point en tout.
       *[other] Sortir en main cachée rapporte { $points } points en tout.
    }

rules-black-three-bonus = { $points ->
        [0] Les 3 noirs posés en sortant ne rapportent que la valeur des cartes.
        [one] Chaque 3 noir posé en sortant rapporte { $points } point de plus.
       *[other] Chaque 3 noir posé en sortant rapporte { $points } points de plus.
    }
rules-four-black-threes-bonus = { $points ->
        [0] Pas de prime pour les quatre 3 noirs posés ensemble.
        [one] Poser les quatre 3 noirs rapporte { $points } point supplémentaire.
       *[other] Poser les quatre 3 noirs rapporte { $points } points supplémentaires.
    }

rules-must-ask = { $sure ->
        [yes] Il faut demander avant de sortir, et on ne sort qu’après un oui.
       *[no] Si tu joues en équipe, il faut demander avant de sortir, et on ne sort qu’après un oui.
    }
rules-need-not-ask = Demander n’est pas obligatoire.
rules-asking-alone = Il n’y a pas de partenaires : personne ne demande « Puis-je sortir ? » avant de sortir.
rules-asking-before-taking = { $sure ->
        [yes] Tu peux demander « Puis-je sortir ? » une fois par tour : avant ou après avoir pioché, mais pas après avoir posé ou pris la pile.
       *[no] Si tu joues en équipe, tu peux demander « Puis-je sortir ? » une fois par tour : avant ou après avoir pioché, mais pas après avoir posé ou pris la pile.
    }
rules-asking-after-drawing = { $sure ->
        [yes] Tu peux demander « Puis-je sortir ? » une fois par tour : après avoir pioché ou pris la pile, avant de poser autre chose que ce qui a servi à la prendre.
       *[no] Si tu joues en équipe, tu peux demander « Puis-je sortir ? » une fois par tour : après avoir pioché ou pris la pile, avant de poser autre chose que ce qui a servi à la prendre.
    }

rules-answer = { $partners ->
        [one] Ton camp te répond par oui ou par non, et la réponse t’engage : si c’est oui, tu dois sortir ce tour-ci ; si c’est non, tu ne peux pas.
        [two] La première personne de ton camp à jouer après toi répond par oui ou par non, et la réponse t’engage : si c’est oui, tu dois sortir ce tour-ci ; si c’est non, tu ne peux pas.
       *[any] Ton camp te répond par oui ou par non (à trois par camp, c’est la première personne à jouer après toi qui répond), et la réponse t’engage : si c’est oui, tu dois sortir ce tour-ci ; si c’est non, tu ne peux pas.
    } Pour demander, il faut pouvoir sortir, mais aussi pouvoir continuer.

rules-last-drawer-ends = La donne finit quand la personne qui a pioché la dernière carte du talon défausse.
rules-last-drawer-goes-on = On continue à jouer une fois la dernière carte du talon piochée.
rules-last-drawer-ends-when = À { $players }, la donne finit quand la personne qui a pioché la dernière carte du talon défausse.
rules-last-drawer-goes-on-when = À { $players }, on continue à jouer une fois la dernière carte du talon piochée.

rules-without-stock = Une fois le talon vide, on continue tant que la pile est prise à chaque tour. La donne finit dès que quelqu’un ne peut pas ou ne veut pas la prendre.

rules-deal-over-with-stock = La donne finit avec le talon : prendre la pile n’est donc jamais obligatoire.
rules-must-take = { $alone ->
        [yes] Quand le talon est vide, tu dois prendre la pile si elle n’est pas gelée, si la carte du dessus va sur une de tes combinaisons et si aucune autre règle ne s’y oppose.
       *[no] Quand le talon est vide, tu dois prendre la pile si elle n’est pas gelée, si la carte du dessus va sur une combinaison de ton camp et si aucune autre règle ne s’y oppose.
    }
rules-need-not-take = Quand le talon est vide, rien n’oblige à prendre la pile.
rules-last-red-three = Si la dernière carte du talon est un 3 rouge, il est étalé et la donne finit aussitôt : on ne peut plus ni poser ni défausser.

rules-score = { $alone ->
        [yes] { $penalties ->
            [yes] À chaque donne, on marque ses primes et les cartes posées, moins les cartes restées en main et les pénalités. Le résultat peut être négatif.
           *[no] À chaque donne, on marque ses primes et les cartes posées, moins les cartes restées en main. Le résultat peut être négatif.
        }
       *[no] { $penalties ->
            [yes] À chaque donne, un camp marque ses primes et les cartes posées, moins les cartes restées en main et les pénalités. Le résultat peut être négatif.
           *[no] À chaque donne, un camp marque ses primes et les cartes posées, moins les cartes restées en main. Le résultat peut être négatif.
        }
    } Il s’ajoute au total.

rules-game-points = { $alone ->
        [yes] La partie finit quand quelqu’un a { $points } points ou plus à la fin d’une donne.
       *[no] La partie finit quand un camp a { $points } points ou plus à la fin d’une donne.
    }

rules-any-number-of-deals = Une partie peut avoir autant de donnes qu’il faut.
rules-deals-per-game = { $deals ->
        [one] La partie finit après une donne, quels que soient les scores.
       *[other] La partie finit après { SPELL($deals) } donnes, quels que soient les scores.
    }

rules-winner = Le meilleur score gagne ; gagner ne rapporte pas de prime. En cas d’égalité en tête, on joue une donne de plus.

rules-known = Tout le monde peut savoir : ce qui est sur la table, la carte du dessus de la pile, le nombre de cartes de la pile, du talon et de chaque main, si la pile est gelée et par quelle carte, les scores et les minimums d’ouverture.
rules-one-card-left = Quand il ne te reste qu’une carte, annonce-le. La sixième carte d’une combinaison peut se mettre en travers, pour montrer qu’il n’en manque qu’une à la canasta.
rules-partners-chat = Entre partenaires, on peut s’indiquer le minimum d’ouverture, se rappeler les 3 rouges et demander à sortir. Rien d’autre.
