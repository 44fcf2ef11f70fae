### La page des règles d'une table, à partager par un lien : barème, règles maison et toutes les règles.

house-title = { $name } – Canasta
house-players = À { SPELL($players) }.
house-play = Jouer avec ces règles
house-download = Télécharger
house-changes = Règles maison
house-all = Toutes les règles
house-more = Pour en savoir plus, avec des exemples :

house-score-card = Barème
house-joker = Joker
house-two-or-ace = 2, as
house-high = Du roi au 8
house-low = Du 7 au 4, 3 noir
house-two = 2
house-ace = As
house-seven-to-four = Du 7 au 4
house-black-three = 3 noir
house-natural = Canasta pure
house-mixed = Canasta mixte
house-whole = Canasta posée d’un coup, en plus
house-red-three = 3 rouge
house-red-threes = Les quatre 3 rouges
house-out = Sortie
house-concealed = Sortie en main cachée
house-exchange = Les cartes restées en main comptent contre toi.
house-minimums = Ouverture
house-below = { $points ->
        [one] Moins de { $points } point
       *[other] Moins de { $points } points
    }
house-from = { $points ->
        [one] Dès { $points } point
       *[other] Dès { $points } points
    }

house-share = Partager ces règles
house-share-about = Donne-leur un nom, puis envoie le lien ou le fichier.
house-name = Nom
house-give-name = Utiliser ce nom
house-link = Lien vers ces règles
house-copy = Copier

house-open-title = Ouvrir des règles maison – Canasta
house-open-heading = Ouvrir des règles maison
house-open-about = Colle le texte d’un fichier de règles maison.
house-open = Ouvrir
house-open-problems = Ce ne sont pas des règles maison
house-open-problem = { $problem }.
