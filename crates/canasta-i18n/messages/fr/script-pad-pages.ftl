### Le carnet entre deux donnes : début, totaux, partage, règles, réglages.

## Les totaux et la feuille.

script-pad-pages-to-meld = pour ouvrir
script-pad-pages-dealer-letter = D
script-pad-pages-whose = <b>{ $dealer }</b> distribue, <b>{ $first }</b> commence
script-pad-pages-column-deal = Donne
script-pad-pages-column-player = Nom
script-pad-pages-nothing-entered = Encore rien de noté.
script-pad-pages-check-deal = Vérifier la donne { $n }
script-pad-pages-from-paper = Sur papier
script-pad-pages-saved-anyway = notée quand même
script-pad-pages-entered-twice = saisie deux fois
script-pad-pages-corrected = corrigée

## Entre deux donnes.

script-pad-pages-site = Canasta
script-pad-pages-turn = Tourner le carnet vers l’autre côté de la table
script-pad-pages-share = Partager : suivre en direct, passer le carnet
script-pad-pages-menu = Menu
script-pad-pages-facing-us = Le carnet est tourné vers nous.
script-pad-pages-facing-both = Le carnet se lit des deux côtés.
script-pad-pages-facing-them = Le carnet est tourné vers eux.
script-pad-pages-online = En ligne
script-pad-pages-offline = Hors ligne
script-pad-pages-offline-unsent = Hors ligne, enregistré
script-pad-pages-sheet = La feuille
script-pad-pages-curve-and-totals = Courbe et totaux
script-pad-pages-enter-deal = Saisir la donne { $n }
script-pad-pages-continue-deal = Continuer la donne { $n }
script-pad-pages-correct-deal = Corriger la donne { $n }
script-pad-pages-see-result = Voir le résultat
script-pad-pages-deal-saved = Donne { $n } notée.
script-pad-pages-undo = Annuler
script-pad-pages-correction-undone = La donne { $n } est de nouveau comme avant.
script-pad-pages-who-deals = Qui distribue ?
script-pad-pages-dealer-set = { $dealer } distribue.
script-pad-pages-player-wins = { $name } gagne.
script-pad-pages-partners-win = { $names } gagnent.

## Ce que la table doit regarder.

script-pad-pages-conflict = Donne { $n } saisie sur deux téléphones
script-pad-pages-conflict-about = Choisis les chiffres qui comptent. Les autres restent dans la liste des changements.
script-pad-pages-entered-here = Sur ce téléphone, { $time }
script-pad-pages-entered-by = { $name }, { $time }
script-pad-pages-entered-there = Sur un autre téléphone, { $time }
script-pad-pages-withdrawn = Annulée
script-pad-pages-side-total = { $side } { $points }
script-pad-pages-went-out = { $name } sort
script-pad-pages-choose = C’est la bonne
script-pad-pages-chosen = Donne { $n } : c’est réglé.
script-pad-pages-query-by = { $name } demande de vérifier la donne { $n }
script-pad-pages-query = Quelqu’un du public demande de vérifier la donne { $n }
script-pad-pages-checked = C’est vérifié
script-pad-pages-query-settled = La donne { $n } est vérifiée.
script-pad-pages-asks-by = { $name } demande à reprendre le carnet
script-pad-pages-asks = Un autre téléphone demande à reprendre le carnet
script-pad-pages-you-asked = Tu as demandé à reprendre le carnet
script-pad-pages-moves-in = { $seconds ->
        [0] Le carnet change de téléphone.
        [one] Il change de téléphone dans une seconde, sauf si celui qui le tient refuse.
       *[other] Il change de téléphone dans { $seconds } secondes, sauf si celui qui le tient refuse.
    }
script-pad-pages-object = Garder le carnet ici
script-pad-pages-objected = Le carnet reste sur ce téléphone.
script-pad-pages-stop-asking = Retirer la demande
script-pad-pages-request-ended = Le carnet reste où il est.
script-pad-pages-kept-by = { $name } tient maintenant le carnet
script-pad-pages-kept-elsewhere = Un autre téléphone tient maintenant le carnet
script-pad-pages-kept-about = Ce téléphone affiche le direct. Si l’autre n’est plus là, le carnet peut revenir ici.
script-pad-pages-ask = Demander le carnet
script-pad-pages-asked = C’est demandé. L’autre téléphone peut refuser.
script-pad-pages-no-connection = Pas de connexion. Réessaie plus tard.
script-pad-pages-refused = Le serveur n’accepte pas les donnes de ce téléphone. Elles ne sont enregistrées qu’ici.

## Le partage.

script-pad-pages-share-title = Partager ce carnet
script-pad-pages-live-view = En direct
script-pad-pages-live-view-about = Avec ce lien, tout le monde voit les scores dès qu’ils sont notés, sans pouvoir les changer.
script-pad-pages-live-view-text = Nos scores à la canasta, en direct
script-pad-pages-link = Lien
script-pad-pages-copy-link = Copier le lien
script-pad-pages-send = Envoyer
script-pad-pages-hand-over = Passer le carnet
script-pad-pages-hand-over-about = Un autre téléphone scanne un code et reçoit le carnet. Ce téléphone-ci affiche ensuite le direct. Le code ne sert qu’une fois et expire au bout de dix minutes.
script-pad-pages-hand-over-code = Afficher le code
script-pad-pages-hand-over-ready = Le code est { $code }.
script-pad-pages-waiting = Un instant…
script-pad-pages-pad-taken = Ce téléphone tient maintenant le carnet.
script-pad-pages-not-taken = Le carnet n’a pas bougé
script-pad-pages-close = Fermer

## Le menu.

script-pad-pages-menu-totals = Courbe et totaux
script-pad-pages-menu-settings = Réglages
script-pad-pages-menu-print = Imprimer
script-pad-pages-menu-csv = Télécharger en CSV
script-pad-pages-names-title = Noms et partenaires
script-pad-pages-rules-of-pad = Règles de ce carnet
script-pad-pages-new-pad = Nouveau carnet
script-pad-pages-next-game = Partie suivante
script-pad-pages-next-game-begun = La partie suivante commence. Qui distribue ?

## Un nouveau carnet.

script-pad-pages-same-table = Comme la dernière fois
script-pad-pages-start = Commencer
script-pad-pages-against = { $we } contre { $they }
script-pad-pages-rules-points = { $changes ->
        [0] { $rules }, en { $points } points
        [one] { $rules } avec un changement, en { $points } points
       *[other] { $rules } avec { $changes } changements, en { $points } points
    }
script-pad-pages-rules-deals = { $changes ->
        [0] { $deals ->
            [one] { $rules }, en { $deals } donne
           *[other] { $rules }, en { $deals } donnes
        }
        [one] { $deals ->
            [one] { $rules } avec un changement, en { $deals } donne
           *[other] { $rules } avec un changement, en { $deals } donnes
        }
       *[other] { $deals ->
            [one] { $rules } avec { $changes } changements, en { $deals } donne
           *[other] { $rules } avec { $changes } changements, en { $deals } donnes
        }
    }
script-pad-pages-carry-on = Ou continuer : donne { $n }, { $totals }
script-pad-pages-new-table = Nouvelle table
script-pad-pages-how-many = Vous jouez à combien ?
script-pad-pages-sides-alone = Chacun pour soi.
script-pad-pages-sides-four = Deux contre deux, partenaires face à face.
script-pad-pages-sides-six = Trois contre trois, une place sur deux.
script-pad-pages-names-clockwise = Noms, dans l’ordre du jeu
script-pad-pages-player-we = N° { $n } (Nous)
script-pad-pages-player-they = N° { $n } (Eux)
script-pad-pages-which-rules = Quelles règles ?
script-pad-pages-rules-title = Règles :
script-pad-pages-about-hoyle = La canasta que presque tout le monde connaît
script-pad-pages-about-classic = Une prime pour les canastas posées d’un coup
script-pad-pages-about-lakin = 500 de moins pour un 3 rouge étalé trop tard
script-pad-pages-about-pack = Des règles strictes pour prendre la pile
script-pad-pages-about-wahhi = Les règles d’un club, avec la donne exacte
script-pad-pages-own-rules = Nos règles et nos valeurs de cartes
script-pad-pages-on-paper = Partie commencée sur papier ?
script-pad-pages-on-paper-about = Saisis les totaux et continue.
script-pad-pages-not-points = Saisis un nombre de points, comme 1 205 ou −310.
script-pad-pages-no-storage = Le navigateur ne peut rien enregistrer : son stockage est plein ou désactivé. Le carnet en a besoin.
script-pad-pages-no-account = Pas besoin de compte. Le carnet marche sans connexion et garde tout sur ce téléphone.
script-pad-pages-earlier-pads = { $pads ->
        [one] Ancien carnet
       *[other] Anciens carnets ({ $pads })
    }
script-pad-pages-earlier-pad = { $deals ->
        [0] { $date }, pas encore de donne
        [one] { $date }, une donne : { $totals }
       *[other] { $date }, { $deals } donnes : { $totals }
    }

## Les règles maison.

script-pad-pages-begin-with = Règles de départ
script-pad-pages-rules-about = Les changements valent dès la donne { $n }. Les donnes déjà notées gardent leurs points.
script-pad-pages-rules-about-new = Les changements valent dès la première donne.
script-pad-pages-section-bonuses = Primes
script-pad-pages-section-threes = Les 3
script-pad-pages-section-card-values = Valeur des cartes
script-pad-pages-section-minimums = Ouverture et fin de partie
script-pad-pages-card-jokers = Joker
script-pad-pages-card-twos = 2
script-pad-pages-card-aces = As
script-pad-pages-card-high = Du roi au 8
script-pad-pages-card-low = Du 7 au 4
script-pad-pages-card-black-threes = 3 noir
script-pad-pages-minimum-below = Ouverture sous { $points }
script-pad-pages-minimum-from = Ouverture dès { $points }
script-pad-pages-document-says = { $rules } : { $value }
script-pad-pages-rule-value = { $rule } : { $value }
script-pad-pages-instead = { $rule } : { $now } au lieu de { $before }
script-pad-pages-less = { $rule } : moins
script-pad-pages-more = { $rule } : plus
script-pad-pages-allowed = oui
script-pad-pages-not-allowed = non
script-pad-pages-own-lines = Lignes maison
script-pad-pages-own-lines-about = Pour les primes qui ne sont dans aucun règlement, comme celle d’une canasta de 2. À chaque donne, le carnet pose la question pour chaque ligne.
script-pad-pages-line-name = Nom de la ligne { $n }
script-pad-pages-line-example = Canasta de 2
script-pad-pages-remove-line = Retirer { $line }
script-pad-pages-add-line = Ajouter une ligne
script-pad-pages-own-line = { $line } : { $points }
script-pad-pages-rules-changes = { $changes ->
        [0] Changements
        [one] Un changement
       *[other] { $changes } changements
    }
script-pad-pages-unchanged = Aucun changement : { $rules }.
script-pad-pages-done = C’est bon

## Les noms et les partenaires.

script-pad-pages-in-order-of-play = Dans l’ordre du jeu
script-pad-pages-move-up = { $name } : une place plus tôt
script-pad-pages-move-down = { $name } : une place plus tard
script-pad-pages-move-about = Les flèches changent qui joue avec qui.
script-pad-pages-move-later = On peut changer de partenaires entre deux parties.
script-pad-pages-save-names = Enregistrer
script-pad-pages-next-game-with = Partie suivante dans cet ordre
script-pad-pages-names-saved = Noms enregistrés.
script-pad-pages-who-deals-next = Qui distribue la donne { $n } ?

## Les réglages.

script-pad-pages-to-read = Pour lire
script-pad-pages-setting-size = Taille
script-pad-pages-size-normal = Normale
script-pad-pages-size-large = Grande
script-pad-pages-size-largest = Très grande
script-pad-pages-setting-light = Clair ou sombre
script-pad-pages-light-system = Auto
script-pad-pages-light-light = Clair
script-pad-pages-light-dark = Sombre
script-pad-pages-setting-facing = Tourné vers
script-pad-pages-facing-choice-us = Nous
script-pad-pages-facing-choice-both = Les deux
script-pad-pages-facing-choice-them = Eux
script-pad-pages-setting-contrast = Contraste fort
script-pad-pages-setting-contrast-about = noir et blanc, traits épais
script-pad-pages-setting-awake = Garder l’écran allumé
script-pad-pages-setting-awake-about = tant que le carnet est ouvert
script-pad-pages-setting-speaking = Lire à voix haute
script-pad-pages-setting-speaking-about = chaque réponse et les nouveaux totaux
script-pad-pages-speaking-example = Le carnet parle.
script-pad-pages-to-enter = Pour saisir
script-pad-pages-setting-points = Saisie des points
script-pad-pages-points-total = Total
script-pad-pages-points-value = Par valeur
script-pad-pages-points-cards = Carte par carte
script-pad-pages-setting-first = Saisir d’abord
script-pad-pages-setting-double = Ignorer les doubles appuis
script-pad-pages-setting-double-about = la même touche, juste après le passage à la question suivante
script-pad-pages-setting-moves-on = Avancer tout seul
script-pad-pages-setting-moves-on-about = quand aucun autre chiffre n’est possible, en général à partir de 120
script-pad-pages-setting-vibration = Vibrations
script-pad-pages-setting-vibration-about = à chaque touche
script-pad-pages-this-phone = Ce téléphone
script-pad-pages-device-name = Ton nom
script-pad-pages-device-name-about = Affiché à côté des corrections, et quand le carnet change de téléphone.
script-pad-pages-saved-pads = { $pads ->
        [one] { $pads } carnet enregistré sur ce téléphone, daté du { $date }.
       *[other] { $pads } carnets enregistrés sur ce téléphone, le plus ancien daté du { $date }.
    }
script-pad-pages-download-all = Tout télécharger

script-pad-pages-have-code = Un code d’un autre téléphone ?
script-pad-pages-code = Code
script-pad-pages-code-about = Six lettres pour suivre en direct, huit pour recevoir le carnet sur ce téléphone.
script-pad-pages-code-open = Ouvrir
script-pad-pages-code-wrong = Un code a six ou huit lettres.
