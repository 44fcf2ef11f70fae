### Le formulaire d'une nouvelle table : règles, nombre, règles maison, et réglages d'une table entre amis.

form-title = Nouvelle table – Canasta
form-heading = Nouvelle table
form-start = Jouer
form-invite = Inviter
form-show = Voir ce qui change
form-undo = Tout rétablir
form-yes = Oui
form-no = Non

form-rules = Règles
form-players = À combien ?
form-described = Prévu par ces règles.
form-filled-in = Pas prévu ; complété selon l’usage.

form-this-table = Cette table
form-who = { $players ->
        [2] Toi contre un robot.
        [3] Toi contre deux robots, chacun pour soi.
        [4] Toi et un robot contre deux robots.
        [5] Toi contre quatre robots, chacun pour soi.
       *[other] Toi et deux robots contre trois robots.
    }
form-who-three-against-two = Toi et quatre robots, trois contre deux.
form-same = { $rules }, sans changement.
form-differs = Par rapport à « { $rules } » :
form-no-part = Tes changements sont sans effet avec ces réglages : on joue « { $rules } ».
form-instead = Remplace : { $rule }
form-all-rules = Toutes les règles, barème et partage

form-house-rules = Règles maison
form-open-file = Ouvrir un fichier de règles maison
form-changes = { $changes ->
        [one] { SPELL($changes, form: "f") } règle maison
       *[other] { SPELL($changes) } règles maison
    }
form-in-the-book = Dans les règles :
form-idle = Sans effet à cette table.
form-bounds = { $low } à { $high }
form-for-players = À { SPELL($players) }
form-place = { $place ->
        [1] Premier
        [2] Deuxième
        [3] Troisième
        [4] Quatrième
       *[other] Cinquième
    }

form-friends = Jouer entre amis
form-friends-about = « Inviter » crée une table avec un lien à partager. Rien n’est obligatoire ici.
form-friends-more = Places, chrono et public
form-changed = modifié
form-seats = Places
form-seats-chosen = Au choix
form-seats-drawn = Tirées au sort
form-clock = Chrono
form-clock-none = Sans chrono
form-clock-relaxed = Tranquille
form-clock-quick = Rapide
form-clock-own = Sur mesure
form-clock-turn = Secondes par tour
form-clock-game = Réserve (secondes)
form-clock-increment = Ajout par tour (secondes)
form-long-turn = Tours lents
form-long-turn-about = Sans chrono, rien ne presse, mais passé ce délai, les autres peuvent faire jouer un robot. Pour des parties sur plusieurs jours, choisis « Sans limite ».
form-watch = Qui peut regarder
form-competitive = Compétition
form-listed = Afficher dans le salon
form-chat = Messages
form-host-returns = L’hôte garde son rôle
form-host-returns-about = Si l’hôte n’est pas là, quelqu’un d’autre prend le relais. Avec « Oui », l’hôte retrouve son rôle en revenant.

form-hints-and-taking-back = Conseils et reprises
form-hints-and-take-back = { $hints }, reprises
form-hints = Conseils
form-hints-about = À ton tour, montre les trois meilleurs coups, l’écart entre eux et les raisons.
form-take-back = Reprendre des combinaisons
form-take-back-about = Si tu joues seulement avec des robots, tu peux reprendre tes combinaisons tant que tu n’as pas défaussé. La partie ne compte pas dans tes statistiques.
form-take-back-alone = Reprendre des combinaisons : seulement quand tu joues avec des robots. Choisis « Non », ou enlève les noms des autres.
form-taking-back = Tu peux reprendre des combinaisons. La partie ne compte pas dans tes statistiques.

form-faults = À corriger
form-faulty = Certains champs sont à corriger
form-no-answer = Le serveur ne répond pas.
form-no-such-rules = Pas de règlement nommé « { $typed } ».
form-not-so-many = Choisis de deux à six, pas « { $typed } ».
form-takes-number = { $question } : un nombre entier de { $low } à { $high }, pas « { $typed } ».
form-not-offered = { $question } : choisis une des réponses proposées, pas « { $typed } ».
form-clock-takes = Chrono : des secondes entières, de 5 par tour à un jour ; l’ajout ne peut pas dépasser la réserve.

form-rules-of-table = Règles de cette table :
form-differences = Différences
