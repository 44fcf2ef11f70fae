### Le livre des règles : tout ce qu'il y a sur ses pages, sauf les chapitres eux-mêmes.

book-title = Le livre de la canasta
book-chapter-title = { $chapter } – Canasta
book-heading = Le livre de la canasta
book-about = Comment jouer, les règles pour deux à six personnes, et comment héberger le jeu.

book-search = Recherche
book-find = Chercher
book-nothing-found = Aucun résultat. Essaie avec moins de mots, par exemple « 3 noirs ».

book-part-introduction = Introduction
book-part-playing = Jouer
book-part-rules = Les règles en détail
book-part-presets = Les règlements
book-part-hosting = Héberger
book-part-bots = Les robots
book-part-reference = Référence
book-part-measurements = Mesures

book-for-hosts = Pour héberger et programmer

book-in-chapter = Dans ce chapitre
book-chapters = Chapitres
book-all-chapters = Tous les chapitres
book-table = Tableau
book-text = Texte

book-every-rule = Toutes les règles
book-whole = Le règlement complet

book-example = Exemple (règles <b>{ $rules }</b>)
book-cards = { $cards }
book-card = { $card }
book-allowed = Permis.
book-not-possible = <b>Impossible :</b> { $because }.

book-points-each = { $points } points chacune
book-points-together = { $points } points en tout
book-wild-cards = Passe-partout : jokers et 2
book-red-threes = 3 rouges : cartes de prime
book-black-threes = 3 noirs : cartes d’arrêt
book-natural-meld = Une combinaison de cartes naturelles
book-mixed-meld = Une combinaison avec un passe-partout
book-natural-canasta = Une canasta pure
book-mixed-canasta = Une canasta mixte

book-only-english = Ce chapitre n’existe qu’en anglais.
book-sources = Sources : { $sources }

book-differences = Ce qui change d’un règlement à l’autre
book-choose-rules = Le jeu propose cinq règlements, chacun tiré d’un document publié. Si tu hésites, garde les règles standard, *wahhi*.
book-each-rule = Cette page donne toutes les règles qui peuvent changer. Quand les règlements ne sont pas d’accord, il y a une ligne par variante. Tu peux changer chacune de ces règles à ta table : chaque changement est une règle maison.
book-column-rule = règle
book-column-in = dans
book-column-says = texte
book-in-all = tous
