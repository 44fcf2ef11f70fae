### Les erreurs d'un scénario, d'une vue ou d'un fichier de règles maison. Les noms de champs restent tels quels.
### Après deux points : sans majuscule ni point final.

scenario-not-json = ce n’est pas du JSON : { $error }
scenario-not-a-scenario = un scénario est un objet JSON
scenario-not-a-view = une vue est un objet JSON
scenario-not-house-rules = des règles maison sont un objet JSON, pas { $found }
scenario-perhaps = { $fault } (plutôt { $near } ?)
scenario-unknown-field = { $part ->
        [file] le fichier n’a pas de champ { $field }
        [scenario] le scénario n’a pas de champ { $field }
        [view] la vue n’a pas de champ { $field }
        [rules] le règlement n’a pas de champ { $field }
       *[flags] flags n’a pas de champ { $field }
    }
scenario-field-twice = { $part ->
        [file] le fichier a deux fois { $field }
        [scenario] le scénario a deux fois { $field }
        [view] la vue a deux fois { $field }
        [rules] le règlement a deux fois { $field }
       *[flags] flags a deux fois { $field }
    }
scenario-unknown-preset = rules doit être le nom d’un règlement ({ $presets }), pas { $found }

scenario-field = { $name }
scenario-field-of-seat = { $name } (place { DIGITS($seat) })
scenario-field-of-side = { $name } (camp { DIGITS($side) })

scenario-card = { $field } : { $why }
scenario-cards = { $field } : les cartes s’écrivent comme "4H TD", pas { $found }
scenario-number = { $field } doit être un nombre de { $low } à { $high }, pas { $found }
scenario-numbers = { $field } doit être une liste de { DIGITS($count) } nombres de { $low } à { $high }, pas { $found }
scenario-so-many-flags = { $field } doit être une liste de { DIGITS($count) } valeurs, true ou false, pas { $found }
scenario-choice = { $field } doit être une de ces valeurs : { $words }, pas { $found }
scenario-card-counts = { $field } doit être une liste de { DIGITS($count) } nombres de cartes, pas { $found }
scenario-hands = { $field } doit être une liste de { DIGITS($count) } mains, pas { $found }
scenario-entries = { $field } doit être une liste de { DIGITS($count) } valeurs permises, pas { $found }
scenario-rules = { $field } doit être un objet de champs de règles, pas { $found }
scenario-players = { $field } doit être un nombre de 2 à 6, pas { $found }
scenario-flag = { $field } doit être true ou false, pas { $found }
scenario-deal-number = { $field } doit être le numéro d’une donne, à partir de 1, pas { $found }
scenario-seat = { $field } doit être le numéro d’une place, pas { $found }
scenario-seat-or-null = { $field } doit être le numéro d’une place, ou null pour le public, pas { $found }
scenario-seat-that-sits-out = { $field } doit être le numéro d’une place qui peut se reposer avec ces règles, pas { $found }
scenario-phase = { $field } doit être « draw » ou « play », pas { $found }
scenario-permission = { $field } doit être « yes » ou « no », pas { $found }
scenario-ending = { $field } doit être une façon de finir une donne, avec sa place, pas { $found }
scenario-list = { $field } doit être une liste, pas { $found }
scenario-object = { $field } doit être un objet, pas { $found }
scenario-whole-numbers = { $field } doit contenir des nombres entiers, pas { $found }
scenario-flags = { $field } doit être une liste de valeurs true ou false, pas { $found }
scenario-text = { $field } doit être un texte, pas { $found }
scenario-texts = { $field } doit être une liste de textes, pas { $found }
scenario-ranks = { $field } doit contenir des hauteurs, pas { $found }
scenario-card-count = { $field } doit être un nombre de cartes, pas { $found }
scenario-seen = { $field } doit être un objet avec known et passed, pas { $found }

scenario-missing-flag = flags doit avoir { $flag } ; transmets flags comme l’arbitre l’a écrit, ou pas du tout
scenario-in-flags = flags : { $fault }
scenario-taken-not-held = taken contient des cartes qui n’ont pas été prises avec la pile ce tour-ci, ou qui peuvent se poser
scenario-known-not-held = known contient des cartes qui ne sont pas dans la main de la place { DIGITS($seat) }
scenario-penalised-not-held = la place { DIGITS($seat) } a moins de 3 rouges que de pénalités
scenario-too-many-penalties = il n’y a que quatre 3 rouges à pénaliser
scenario-old-meld-missing = old_melds contient une combinaison qui n’est pas sur la table
scenario-no-answer-due = answer_due ne peut pas être donné ici

scenario-missing-from-view = il manque { $field } ; transmets la vue telle quelle
scenario-stock-in-view = une vue n’a pas de talon, seulement stock_size
scenario-other-hand-in-view = une vue ne montre que la main de sa place, et null pour les autres
scenario-red-threes-before-view = la place { DIGITS($seat) } étalerait ses 3 rouges avant de jouer ; une vue montre la position d’après
scenario-hand-size = hand_sizes indique { DIGITS($given) } pour la place { DIGITS($seat) }, dont la main a { DIGITS($counted) } cartes
scenario-known-elsewhere = seen met dans la main de la place { DIGITS($seat) } des cartes qui sont ailleurs
scenario-known-too-many = seen met dans la main de la place { DIGITS($seat) } plus de cartes que hand_sizes
scenario-too-many-hidden = hand_sizes et stock_size comptent plus de cartes qu’il n’y en a de cachées
scenario-shown-too-often = { $card } apparaît trop souvent
