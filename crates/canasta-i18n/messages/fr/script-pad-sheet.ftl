### Les chiffres du carnet : vérifier une donne, totaux, résultat, direct, impression et tableur.

## La fin d'une donne, en titre.

script-pad-sheet-ended-out = { $player } sort
script-pad-sheet-ended-concealed = { $player } sort en main cachée
script-pad-sheet-ended-nobody = Personne ne sort
script-pad-sheet-ended-unknown = Sortie non saisie

## Le détail : les points d'un camp, ligne par ligne, et d'où ils viennent.

script-pad-sheet-times = { $count } × { $value }
script-pad-sheet-all-four = les quatre
script-pad-sheet-threes-no-meld = { $n }, rien posé
script-pad-sheet-threes-no-canasta = { $n }, sans canasta
script-pad-sheet-out-concealed = { $player }, main cachée
script-pad-sheet-with-black-threes = { $n ->
        [1] avec un 3 noir
        [2] avec deux 3 noirs
        [3] avec trois 3 noirs
        [4] avec quatre 3 noirs
       *[other] avec { $n } × 3 noir
    }
script-pad-sheet-own-times = { $name } : { $count } × { $value }
script-pad-sheet-not-entered = non saisi
script-pad-sheet-was = avant : { $before }
script-pad-sheet-nobody = personne
script-pad-sheet-rules-of-line = { $line } : ce que disent les règles
script-pad-sheet-rule-set = Règles : { $rules }

## Vérifier une donne.

script-pad-sheet-query-asked = { $named ->
        [yes] { $name } a demandé à { $time } de vérifier cette donne.
       *[no] Quelqu’un du public a demandé à { $time } de vérifier cette donne.
    }
script-pad-sheet-query-settle = C’est vérifié

script-pad-sheet-conflict-heading = Cette donne a été saisie deux fois
script-pad-sheet-conflict-help = Deux téléphones l’ont saisie chacun de son côté. Choisis la bonne saisie. L’autre reste dans la liste des changements.
script-pad-sheet-conflict-phone = { $here ->
        [yes] Ce téléphone
       *[no] { $named ->
            [yes] Par { $name }
           *[no] Un autre téléphone
        }
    }
script-pad-sheet-conflict-line = Ligne
script-pad-sheet-conflict-keep = Garder celle-ci
script-pad-sheet-line-of-side = { $side } : { $line }

script-pad-sheet-paper-heading = Ton papier dit autre chose ?
script-pad-sheet-paper-help = Tape ce que tu as pour cette donne. Le carnet cherche une erreur qui explique la différence à elle seule.
script-pad-sheet-paper-minus = Moins, { $side }
script-pad-sheet-paper-same = { $side } : comme sur le carnet.
script-pad-sheet-paper-more = <b>{ $side } : { $points } de plus que le carnet.</b> Sur le papier, c’est peut-être :
script-pad-sheet-paper-less = <b>{ $side } : { $points } de moins que le carnet.</b> Sur le papier, c’est peut-être :
script-pad-sheet-paper-more-unexplained = <b>{ $side } : { $points } de plus que le carnet.</b> Aucune erreur ne l’explique à elle seule. Recompte tout.
script-pad-sheet-paper-less-unexplained = <b>{ $side } : { $points } de moins que le carnet.</b> Aucune erreur ne l’explique à elle seule. Recompte tout.

script-pad-sheet-slip-natural-more = Une canasta pure en plus.
script-pad-sheet-slip-natural-fewer = Une canasta pure en moins.
script-pad-sheet-slip-mixed-more = Une canasta mixte en plus.
script-pad-sheet-slip-mixed-fewer = Une canasta mixte en moins.
script-pad-sheet-slip-mixed-as-natural = Une canasta mixte comptée comme pure.
script-pad-sheet-slip-natural-as-mixed = Une canasta pure comptée comme mixte.
script-pad-sheet-slip-red-threes = { $paper ->
        [0] Aucun 3 rouge au lieu de { $pad }.
        [1] Un 3 rouge au lieu de { $pad }.
        [2] Deux 3 rouges au lieu de { $pad }.
        [3] Trois 3 rouges au lieu de { $pad }.
        [4] Quatre 3 rouges au lieu de { $pad }.
       *[other] { $paper } × 3 rouge au lieu de { $pad }.
    }
script-pad-sheet-slip-red-threes-for-side = Les 3 rouges ajoutés, alors que le camp n’a rien posé.
script-pad-sheet-slip-red-threes-against-side = Les 3 rouges retirés, alors que le camp a posé.
script-pad-sheet-slip-going-out-left-out = La prime de sortie oubliée.
script-pad-sheet-slip-going-out-counted = La prime de sortie comptée pour ce camp.
script-pad-sheet-slip-counted-concealed = La sortie comptée en main cachée.
script-pad-sheet-slip-counted-not-concealed = La main cachée oubliée à la sortie.
script-pad-sheet-slip-hand-added = Les cartes restées en main ajoutées au lieu d’être retirées.
script-pad-sheet-slip-hand-left-out = Les cartes restées en main oubliées.
script-pad-sheet-slip-melded-left-out = Les cartes posées oubliées.
script-pad-sheet-slip-melded-swapped = Deux chiffres inversés dans les cartes posées : { $paper } au lieu de { $pad }.
script-pad-sheet-slip-hand-swapped = Deux chiffres inversés dans les cartes restées en main : { $paper } au lieu de { $pad }.
script-pad-sheet-slip-card-more = Une carte à { $value } points en plus sur la table, ou en moins en main.
script-pad-sheet-slip-card-fewer = Une carte à { $value } points en moins sur la table, ou en plus en main.
script-pad-sheet-slip-carry = Une erreur de retenue de { $points } dans l’addition.

script-pad-sheet-count-heading = Recompter
script-pad-sheet-count-what = À recompter
script-pad-sheet-count-melded = { $known ->
        [yes] { $side } : cartes posées, { $points } sur le carnet
       *[no] { $side } : cartes posées
    }
script-pad-sheet-count-in-hand = { $known ->
        [yes] { $side } : cartes restées en main, { $points } sur le carnet
       *[no] { $side } : cartes restées en main
    }
script-pad-sheet-count-key = { $n ->
        [0] { KIND($kind, form: "one", case: "capital") }, { $value } points
       *[other] { KIND($kind, form: "one", case: "capital") }, { $value } points, déjà { $n }
    }
script-pad-sheet-count-kind = { KIND($kind, form: "one") }
script-pad-sheet-count-clear = Effacer
script-pad-sheet-count-one-back = Une de moins
script-pad-sheet-count-cards = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
script-pad-sheet-count-agrees = Comme sur le carnet : { $points }.
script-pad-sheet-count-more = { $points } de plus que le carnet ({ $pad }).
script-pad-sheet-count-short = { $points } de moins que le carnet ({ $pad }).

## Les changements d'une donne.

script-pad-sheet-changes = Changements
script-pad-sheet-log-entered = { $here ->
        [yes] Saisie sur ce téléphone.
       *[no] { $named ->
            [yes] Saisie par { $name }.
           *[no] Saisie sur un autre téléphone.
        }
    }
script-pad-sheet-log-corrected = { $here ->
        [yes] Corrigée sur ce téléphone.
       *[no] { $named ->
            [yes] Corrigée par { $name }.
           *[no] Corrigée sur un autre téléphone.
        }
    }
script-pad-sheet-log-confirmed = { $here ->
        [yes] Confirmée sur ce téléphone.
       *[no] { $named ->
            [yes] Confirmée par { $name }.
           *[no] Confirmée sur un autre téléphone.
        }
    }
script-pad-sheet-log-undone = { $here ->
        [yes] Annulée sur ce téléphone.
       *[no] { $named ->
            [yes] Annulée par { $name }.
           *[no] Annulée sur un autre téléphone.
        }
    }
script-pad-sheet-log-anyway = Notée quand même, malgré la vérification.
script-pad-sheet-change-line = { $side }, « { $line } » : { $from }, maintenant { $to }.
script-pad-sheet-change-out = Sortie : { $from }, maintenant { $to }.
script-pad-sheet-change-concealed = { $now ->
        [yes] Compte maintenant comme main cachée.
       *[no] Ne compte plus comme main cachée.
    }
script-pad-sheet-change-exact = { $now ->
        [yes] Maintenant avec la donne exacte.
       *[no] Maintenant sans la donne exacte.
    }
script-pad-sheet-change-total = { $side } : { $from } pour cette donne, maintenant { $to }.

## La courbe des totaux.

script-pad-sheet-curve-label = { $deals ->
        [one] Totaux après { $deals } donne (partie en { $goal }) : { $totals }.
       *[other] Totaux après { $deals } donnes (partie en { $goal }) : { $totals }.
    }
script-pad-sheet-curve-label-deals = { $of ->
        [one] Totaux après { $deals } donne sur { $of } : { $totals }.
       *[other] Totaux après { $deals } des { $of } donnes : { $totals }.
    }
script-pad-sheet-curve-side = { $side } { $total }
script-pad-sheet-curve-minimum = minimum { $n }
script-pad-sheet-curve-table = La même chose en tableau
script-pad-sheet-curve-start = Départ

## Les totaux.

script-pad-sheet-totals-title = Totaux
script-pad-sheet-game-so-far = Où en est la partie
script-pad-sheet-next-minimums = Pour ouvrir à la prochaine donne : { $sides }.
script-pad-sheet-deal-by-deal = Donne par donne
script-pad-sheet-sources = D’où viennent les points
script-pad-sheet-session = Score de la session
script-pad-sheet-session-help = Les parties de ce carnet.

script-pad-sheet-session-column = Partie
script-pad-sheet-session-game = { $deals ->
        [one] Partie { $n }, { $deals } donne
       *[other] Partie { $n }, { $deals } donnes
    }
script-pad-sheet-session-playing = Partie { $n }, en cours
script-pad-sheet-session-won = gagné
script-pad-sheet-session-wins = Parties gagnées
script-pad-sheet-session-together = Points en tout

## La fin d'une partie.

script-pad-sheet-end-won = { $n ->
        [one] { $names } a gagné
       *[other] { $names } ont gagné
    }
script-pad-sheet-end-by = { $deals ->
        [one] Avec { $points } points d’avance, en { $deals } donne.
       *[other] Avec { $points } points d’avance, en { $deals } donnes.
    }
script-pad-sheet-end-how = Le fil de la partie

## Le direct, sur d'autres téléphones.

script-pad-sheet-live-title = En direct
script-pad-sheet-live-up-to-date = { $named ->
        [yes] Carnet chez { $name }, à jour
       *[no] À jour
    }
script-pad-sheet-live-offline = Hors ligne. Dernières nouvelles : { $time }
script-pad-sheet-live-waiting = Pas encore de connexion. La page continue d’essayer.
script-pad-sheet-live-no-game = La partie n’a pas encore commencé.
script-pad-sheet-live-entering = Donne { $n } en cours de saisie
script-pad-sheet-live-last = Donne { $n } : { $ended }
script-pad-sheet-live-no-deal = Pas encore de donne
script-pad-sheet-live-sheet = La feuille
script-pad-sheet-live-query = Faire vérifier
script-pad-sheet-live-query-help = Le carnet montrera à la table que tu demandes de vérifier cette donne. Les scores ne changent pas.
script-pad-sheet-live-query-deal = Donne
script-pad-sheet-live-query-name = Ton nom
script-pad-sheet-live-query-send = Envoyer
script-pad-sheet-live-cancel = Annuler
script-pad-sheet-live-queried = { $named ->
        [yes] { $keeper } voit maintenant sur le carnet que tu demandes de vérifier la donne { $n }.
       *[no] Le carnet montre maintenant que tu demandes de vérifier la donne { $n }.
    }
script-pad-sheet-live-take = Reprendre le carnet
script-pad-sheet-live-request = { $named ->
        [yes] { $name } demande à reprendre le carnet.
       *[no] Un autre téléphone demande à reprendre le carnet.
    }
script-pad-sheet-live-request-own = Ce téléphone demande à reprendre le carnet.
script-pad-sheet-live-request-left = { $n ->
        [one] Le carnet change de téléphone dans { $n } seconde, sauf si celui qui le tient refuse.
       *[other] Le carnet change de téléphone dans { $n } secondes, sauf si celui qui le tient refuse.
    }
script-pad-sheet-live-withdraw = Retirer la demande
script-pad-sheet-live-keeps = Ce téléphone tient maintenant le carnet.
script-pad-sheet-live-open = Ouvrir le carnet

## Sur papier.

script-pad-sheet-print-title = Canasta
script-pad-sheet-print-now = Imprimer
script-pad-sheet-print-empty = Une feuille vierge
script-pad-sheet-print-game = Cette partie
script-pad-sheet-print-names = Noms
script-pad-sheet-print-date = Date
script-pad-sheet-print-side = { $side } : { $players }
script-pad-sheet-print-about = { $rules }, en { $points } points
script-pad-sheet-print-about-deals = { $deals ->
        [one] { $rules }, en { $deals } donne
       *[other] { $rules }, en { $deals } donnes
    }
script-pad-sheet-print-column-side = Camp
script-pad-sheet-print-column-minimum = Ouverture
script-pad-sheet-print-column-natural = Pures
script-pad-sheet-print-column-mixed = Mixtes
script-pad-sheet-print-column-concealed = Cachées
script-pad-sheet-print-column-red-threes = 3 rouges
script-pad-sheet-print-column-going-out = Sortie
script-pad-sheet-print-column-exact-deal = Exacte
script-pad-sheet-print-column-penalties = Gardés
script-pad-sheet-print-column-melded = Posées
script-pad-sheet-print-column-in-hand = En main
script-pad-sheet-print-column-lines = Lignes maison
script-pad-sheet-print-column-points = Points
script-pad-sheet-print-corrected = { $mark } Donne { $n }, corrigée à { $time } : { $changes }
script-pad-sheet-print-anyway = { $mark } Donne { $n } : notée quand même, malgré la vérification.
script-pad-sheet-print-conflict = { $mark } Donne { $n } : saisie deux fois. La table n’a pas encore choisi.
script-pad-sheet-print-kind = { KIND($kind, form: "many") }
script-pad-sheet-print-cards = { $cards } = { $value }
script-pad-sheet-print-values = Cartes : { $cards }. Canasta pure { $natural }, mixte { $mixed }. 3 rouge { $three }, les quatre { $four }. Sortie { $out }, en main cachée { $concealed }.
script-pad-sheet-print-minimums = Ouverture : { $minimums }.
script-pad-sheet-print-minimum-below = { $minimum } sous { $total }
script-pad-sheet-print-minimum-from = { $minimum } dès { $total }
script-pad-sheet-print-own-lines = Lignes maison : { $lines }.
script-pad-sheet-print-own-line = { $name } { $points }
script-pad-sheet-print-agreed = Lu et approuvé, { $side }

## Le tableur : titres et valeurs.

script-pad-sheet-table-deal = Donne
script-pad-sheet-table-time = Heure
script-pad-sheet-table-dealer = Qui distribue
script-pad-sheet-table-out = Sortie
script-pad-sheet-table-concealed = Main cachée
script-pad-sheet-table-points = Points
script-pad-sheet-table-corrections = Corrections
script-pad-sheet-table-anyway = Notée quand même
script-pad-sheet-table-yes = oui
script-pad-sheet-table-no = non
