### La page d'accueil : continuer, jouer, jouer entre amis, apprendre, le salon.

start-title = Canasta
start-promise = De deux à six. Sans compte, sans pub, sans jetons.
start-play = Jouer
start-play-new = Jouer une autre partie
start-game = { $players } { $rules }. { $levels }
start-game-short = { $rules }. { $levels }
start-change = Modifier
start-ways = Façons de jouer

start-question = As-tu déjà joué à la canasta ?
start-never = Jamais
start-never-about = Apprendre à jouer
start-long-ago = Il y a longtemps
start-long-ago-about = Adversaires faciles et conseils
start-often = Souvent
start-often-about = Adversaires de niveau Club

start-harder = Plus difficile<b> : { $level }</b>
start-harder-about = Tu as gagné tes trois dernières parties.
start-easier = Plus facile<b> : { $level }</b>
start-easier-about = Tu as perdu tes trois dernières parties.

start-learn = Apprendre à jouer
start-friends = Jouer entre amis
start-friends-about = Crée une table et partage le lien, ou entre un code.
start-puzzles-about = Trouve le meilleur coup.
start-lobby = Salon
start-lobby-about = Tables publiques, pour jouer ou regarder.

start-friends-title = Jouer entre amis – Canasta
start-friends-page-about = Pour jouer, un navigateur suffit.
start-make-heading = Créer une table
start-make-table = Créer la table
start-make-about = Tu auras un lien à partager et un code à dicter.
start-other = Autres réglages
start-friends-game = { $rules }, à { SPELL($players) }, en { $points } points.
start-draw-for-seats = Tirer les places aux cartes
start-code-heading = Entrer un code
start-code = Tu as un code ?
start-code-enter = Entrer

start-go-on = Parties en cours
start-over = Parties finies
start-all-games = Parties et statistiques
start-resume = Continuer
start-resume-table = Continuer : { $table }
start-open = Ouvrir
start-open-table = Ouvrir : { $table }
start-look = Voir
start-look-at = Voir : { $table }
start-replay = Revoir
start-replay-table = Revoir : { $table }
start-hide = Masquer de la liste
start-hide-table = Masquer de la liste : { $table }
start-hide-about = La table disparaît seulement de ta liste. Tu gardes ta place, et le lien marche encore.
start-hide-only = Masquer cette partie
start-hide-only-about = Elle disparaît seulement de cette page. Tu gardes ta place, et le lien marche encore.
start-your-turn = À toi de jouer.
start-date = { $date }.

start-own-table = Ta partie n’a pas commencé.
start-table-of = Chez { $host }, la partie n’a pas commencé.
start-competitive = Compétition.
start-with-against = Avec { $partners }, contre { $opponents }.
start-with = Avec { $players }.
start-against = Contre { $opponents }.
start-sides = { $one } contre { $other }.
start-players = { $players }.
start-name = { $name }

start-deal = Donne { DIGITS($deal) }.
start-score = Nous { $we }, eux { $they }.
start-score-alone = { $players }.
start-score-of = { $player ->
        [you] Toi { $points }
       *[other] { $player } { $points }
    }
start-score-sides = { $one } { $one_points }, { $other } { $other_points }.
start-ended = { $result }.
start-paused = En pause.
start-deal-over = Entre deux donnes.
start-to-play = À { $player } de jouer.
