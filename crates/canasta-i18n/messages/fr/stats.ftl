### « Tes parties » : la liste des parties, et leurs statistiques en nombres et en dessins.

stats-title = Tes parties – Canasta
stats-heading = Tes parties
stats-none-heading = Encore aucune partie qui compte.
stats-none-about = Tes parties finies apparaîtront ici.
stats-play-now = Jouer
stats-what-counts = Une partie finie compte si tu y as joué au moins une donne entière ou si un camp a abandonné. La leçon, l’entraînement, les donnes rejouées, les parties avec reprises et les parties inachevées ne comptent pas.
stats-cookie = Un cookie dans ce navigateur reconnaît tes parties.
stats-reading = Chargement de tes parties : encore { $left } sur { $all }. Cette page s’actualise toute seule.

stats-list-title = Toutes tes parties – Canasta
stats-list-heading = Toutes tes parties
stats-list-about = { $games ->
        [one] { $games } partie.
       *[other] { $games } parties, les plus récentes d’abord.
    }
stats-list = Parties
stats-pages = Pages
stats-newer = Plus récentes
stats-older = Plus anciennes
stats-page = Page { $page } sur { $pages }
stats-to-stats = Statistiques
stats-newest = Dernières parties
stats-all-games = Les { $games } parties

stats-on = Le { $day }.
stats-from-to = Du { $first } au { $last }.

stats-outcome = { $place ->
        [won] Gagné, { $total } à { $best }
        [lost] Perdu, { $total } à { $best }
        [second] 2e sur { SPELL($sides) }, { $total } à { $best }
        [third] 3e sur { SPELL($sides) }, { $total } à { $best }
        [fourth] 4e sur { SPELL($sides) }, { $total } à { $best }
        [fifth] 5e sur { SPELL($sides) }, { $total } à { $best }
       *[sixth] 6e sur { SPELL($sides) }, { $total } à { $best }
    }

stats-conceded = { $outcome } (abandon)

stats-player = { $name }
stats-forgotten = Anonyme
stats-with = Avec { $partners }, contre { $opponents }.
stats-against = Contre { $opponents }.

stats-when = { $changes ->
        [0] { $rules }. { $day }.
        [one] { $rules }, avec { SPELL($changes, form: "f") } règle maison. { $day }.
       *[other] { $rules }, avec { SPELL($changes) } règles maison. { $day }.
    }

stats-replay = Revoir
stats-replay-one = Revoir : { $outcome }
stats-record = Fichier
stats-record-one = Télécharger le fichier : { $outcome }
stats-again = Rejouer une donne
stats-again-one = Rejouer une donne : { $outcome }

stats-headline = { $games ->
        [one] { $won ->
            [0] { $games } partie, pas de victoire.
           *[other] { $games } partie, gagnée.
        }
       *[other] { $won ->
            [0] { $games } parties, pas encore de victoire.
            [one] { $games } parties, dont { $won } gagnée.
           *[other] { $games } parties, dont { $won } gagnées.
        }
    }

stats-glance = En bref
stats-games-won = Parties gagnées
stats-won-of = { $won } sur { $games }
stats-points = Points par donne
stats-of-deals = { $deals ->
        [one] sur { $deals } donne
       *[other] sur { $deals } donnes
    }
stats-canastas = Canastas par donne
stats-they = adversaires { $canastas }
stats-best = Meilleure donne
stats-best-deal = Donne { $deal } contre { $opponents }, { $day }

stats-share = { $percent } %
stats-nothing = –

stats-margins = Tes { $games } dernières parties : gagnées au-dessus de la ligne, perdues en dessous ; la longueur montre l’écart.
stats-run = { SPELL($games, case: "capital") } victoires de suite.
stats-longest-run = Plus longue série : { SPELL($games) } victoires.
stats-margins-spoken = Les { SPELL($games) } dernières parties, dont { $won } gagnées. De la plus récente à la plus ancienne : { $newest }.
stats-won-by = gagnée de { $points }
stats-lost-by = perdue de { $points }

stats-dots = Chaque point est une donne, la plus ancienne à gauche.
stats-mean-line = La ligne est la moyenne mobile sur { SPELL($deals) } donnes.
stats-middle = Une donne sur deux rapporte entre { $low } et { $high } points.
stats-deals-spoken = Points de { SPELL($deals) } donnes au fil du temps : de { $worst } à { $best }, { $mean } en moyenne.
stats-mean-spoken = La moyenne mobile sur { SPELL($deals) } donnes est passée de { $first } à { $last }.
stats-histogram = Donnes selon leurs points, par tranches de { $width }.
stats-histogram-spoken = Donnes selon leurs points.
stats-histogram-bar = { $from } à { $to } : { $deals }.

stats-we = Nous
stats-they-row = Eux
stats-natural = <b>{ $mean }</b> pures
stats-mixed = <b>{ $mean }</b> mixtes
stats-piles = Piles prises par donne : nous { $ours }, eux { $theirs }.
stats-each-side = À plus de deux camps, les nombres des autres sont des moyennes par camp.

stats-endings = Comment finissent tes donnes
stats-you-out = Sortie : toi
stats-partner-out = Sortie : partenaire
stats-opponent-out = Sortie : adversaire
stats-stock-out = Talon épuisé
stats-way = { $concealed ->
        [0] <b>{ $deals }</b>
        [one] <b>{ $deals }</b>, dont { SPELL($concealed, form: "f") } en main cachée
       *[other] <b>{ $deals }</b>, dont { SPELL($concealed) } en main cachée
    }

stats-partners = Partenaires
stats-partner = Partenaire
stats-partner-games = Parties
stats-partner-won = Gagné
stats-computer = Robot : { $level }

stats-initial-melds = Ouvertures
stats-needed = Il faut
stats-deals = Donnes
stats-melded = Réussies
stats-in-turn = Tour
stats-in-turn-about = « Tour », c’est le tour où ton camp ouvre, en moyenne.

stats-yours = Tes données
stats-meaning = Comprendre ces statistiques
stats-csv = Télécharger en CSV
stats-json = Télécharger en JSON
stats-delete = Effacer l’historique
stats-goes-games = Enlève toutes tes parties finies de cette page et de tes statistiques.
stats-goes-name = À ces tables, ton nom devient « Anonyme » et tes messages sont effacés.
stats-goes-way = Tu ne pourras plus revoir ces parties qu’à partir de fichiers téléchargés.
stats-stays = Tu gardes tes parties en cours et tes réglages. Les cartes et les scores restent, sans ton nom, car ce sont aussi les parties des autres.
stats-for-good = C’est définitif.
stats-forget = Pour tout faire disparaître, même tes parties en cours, choisis <a>Oublie-moi</a>.
