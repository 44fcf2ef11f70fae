### Une partie enregistrée : qui a joué, comment elle a fini, ses temps forts, et la page pour la revoir.

replay-player = { $name }
replay-side = { $players }
replay-two-sides = { $one } contre { $other }
replay-sides = { $sides }
replay-no-players = encore personne

replay-points = { $points }

replay-won = Victoire pour { $winner }, { $best } à { $others }.

replay-conceded = { $deals ->
        [0] { $losers ->
            [one] Victoire pour { $winners } : { $losers } a abandonné à la première donne.
           *[other] Victoire pour { $winners } : { $losers } ont abandonné à la première donne.
        }
       *[other] { $losers ->
            [one] Victoire pour { $winners }, { $best } à { $other } : { $losers } a abandonné.
           *[other] Victoire pour { $winners }, { $best } à { $other } : { $losers } ont abandonné.
        }
    }

replay-not-over = { $deals ->
        [one] Pas finie, après une donne : { $first } à { $others }.
       *[other] Pas finie, après { SPELL($deals) } donnes : { $first } à { $others }.
    }

replay-not-begun = Pas commencée.
replay-no-deal-over = Aucune donne finie.

replay-dealt = Cartes distribuées

replay-opens = { $name } ouvre

replay-first-pile = { $cards ->
        [one] { $name } prend la première pile ({ $cards } carte)
       *[other] { $name } prend la première pile ({ $cards } cartes)
    }

replay-large-pile = { $name } prend une grosse pile ({ $cards } cartes)

replay-canasta = { $natural ->
        [yes] { $name } fait la première canasta : pure, { KIND($rank, form: "of") }
       *[no] { $name } fait la première canasta : mixte, { KIND($rank, form: "of") }
    }

replay-freezes = { $name } gèle la pile avec { $card }

replay-freezes-large = { $name } gèle une grosse pile ({ $cards } cartes) avec { $card }

replay-frozen-from-start = La pile est gelée dès le départ par { $card }

replay-goes-out = { $concealed ->
        [yes] { $name } sort en main cachée
       *[no] { $name } sort
    }

replay-stock-empty = Le talon est épuisé

replay-last-red-three = { $name } pioche un 3 rouge, dernière carte du talon

replay-wins = { $players ->
        [one] { $players } gagne la partie
       *[other] { $players } gagnent la partie
    }

replay-concedes = { $players ->
        [one] { $players } abandonne la partie
       *[other] { $players } abandonnent la partie
    }

replay-took-over = À partir d’ici, { $name } joue à la place { DIGITS($seat) }, tenue jusque-là par un robot.

replay-replaced = À partir d’ici, { $name } joue à la place { DIGITS($seat) } ; { $before } l’a quittée.

replay-practice = continue une position d’une autre partie
replay-take-back = on pouvait reprendre des combinaisons ; ces reprises ne sont pas notées
replay-set = donne { DIGITS($deal) } d’une autre partie, rejouée ; le mélange n’est pas garanti
replay-daily = la donne du jour du { $date }, la même pour tout le monde

replay-title = { $sides } – Canasta

replay-heading = Revoir. { $happened }

replay-home = Canasta
replay-bar = Revoir

replay-game = Revoir. { $game }

replay-to-table = Retour à la table
replay-another-file = Ouvrir un autre fichier
replay-sheet = Feuille de marque
replay-to-review = Analyser la partie : chance et erreurs

replay-whose = Cartes visibles
replay-show = Montrer
replay-all-hands = Toutes<b> les mains</b>
replay-as-seen-by = Vu par { $name }

replay-hand = { $cards ->
        [one] { $name }, { $cards } carte en main
       *[other] { $name }, { $cards } cartes en main
    }

replay-hidden-hand = { $cards ->
        [0] { $name }, aucune carte, main cachée
        [one] { $name }, une carte en main, cachée
       *[other] { $name }, { SPELL($cards) } cartes en main, cachées
    }

replay-board = La table
replay-centre = Talon et pile
replay-side-total = { $points ->
        [one] { $side }, { $points } point.
       *[other] { $side }, { $points } points.
    }
replay-log = Journal
replay-log-label = Journal de cette donne

replay-steps = Étapes

replay-place = { $deals ->
        [one] { $turn ->
            [0] Donne { $deal }, début
           *[other] Donne { $deal }, tour { $turn }
        }
       *[other] { $turn ->
            [0] Donne { $deal } sur { $deals }, début
           *[other] Donne { $deal } sur { $deals }, tour { $turn }
        }
    }

replay-step = Étape
replay-go = Aller
replay-turn = Tour
replay-back = Retour
replay-next = Suite
replay-turn-back = Tour précédent
replay-step-back = Retour d’une étape
replay-step-on = Suite : étape suivante
replay-turn-on = Tour suivant
replay-play = Lecture
replay-speed = Vitesse
replay-slow = Lente
replay-normal = Normale
replay-fast = Rapide
replay-keys = Raccourcis : ← et → pour une étape, Page préc. et Page suiv. pour un tour, Début et Fin pour le début et la fin, Espace ou P pour la lecture et la pause.

replay-jump = Aller à
replay-deal = Donne { $deal }

replay-graphs = La partie en un coup d’œil
replay-totals = Totaux
replay-sizes = Cartes dans chaque main
replay-axis = Donne
replay-goal = <b>{ $points }</b> pour gagner
replay-up-to = jusqu’à { $cards }

replay-totals-spoken = Totaux après chaque donne.
replay-totals-of = { $totals ->
        [0] { $side } : aucune donne finie.
       *[other] { $side } : { $totals }.
    }

replay-sizes-spoken = { $most ->
        [one] { $name } a eu au plus une carte, à la donne { $deal }.
       *[other] { $name } a eu au plus { SPELL($most) } cartes, à la donne { $deal }.
    }
replay-sizes-left = Restées à la fin de chaque donne : { $counts }.
replay-count = { $cards }

replay-this-step = Cette position
replay-link = Lien vers cette position
replay-share = Partager
replay-copy = Copier
replay-link-fades = Le lien marche tant que le serveur garde le fichier : des heures ou des jours, mais pas pour toujours.
replay-play-on-heading = Jouer à partir d’ici
replay-whose-hand = Quelle main veux-tu jouer ?
replay-play-on-about = Reprends une main à partir d’ici ; des robots jouent les autres. C’est de l’entraînement : ça ne compte pas dans tes statistiques.
replay-play-on = Jouer
replay-bot = Robot { DIGITS($n) }
replay-over-here = La partie finit ici. Reviens en arrière pour jouer à partir de là.
replay-no-beginning = Ce fichier commence en cours de partie, avec les points de donnes qu’il ne contient pas : impossible de jouer à partir de là.

replay-keep = Garder la partie
replay-played-on = Jouée le { $day }.
replay-record-about = Cette partie ({ $sides }) tient dans un fichier texte lisible, avec chaque donne et chaque coup.
replay-download = Télécharger la partie
replay-spreadsheet = Feuille de marque (CSV)
replay-open-another = Ouvrir un autre fichier
replay-check = Vérifier que ces donnes sont honnêtes

replay-open-title = Revoir une partie d’un fichier – Canasta
replay-open-heading = Revoir une partie d’un fichier
replay-open-about = Choisis un fichier .canasta ou dépose-le ici. Chaque coup est vérifié d’après les règles, puis tu peux suivre la partie pas à pas.
replay-open-file = Fichier
replay-open-or-paste = Ou colle le texte d’une partie
replay-open-text = Texte de la partie
replay-open = Ouvrir
replay-open-kept = Le serveur la garde un moment en mémoire, visible pour qui a le lien. Elle n’est pas écrite sur disque.
replay-gone-heading = Fichier expiré
replay-gone = Le serveur ne garde les fichiers envoyés qu’un certain temps. Ouvre de nouveau le fichier.
replay-unreadable = Ce n’est pas une partie que Canasta sait lire.
replay-not-by-the-rules = Le fichier est lisible, mais la partie ne respecte pas les règles.
