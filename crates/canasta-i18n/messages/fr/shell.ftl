### Hors des pages : le nom du programme, l'aperçu d'un lien, et la page sans connexion.

shell-name = Canasta
shell-description = Le jeu de cartes de la canasta, de deux à six, entre amis ou contre l’ordinateur. Pas besoin de compte.
shell-picture = Un éventail de cinq cartes à jouer, un roi au-dessus

shell-invitation = { $host } t’invite à une partie de canasta

shell-offline-title = Pas de connexion – Canasta
shell-offline-heading = Pas de connexion
shell-offline = Le serveur ne répond pas. Tes parties et tes places y sont en sécurité.
shell-try-again = Réessayer

shell-pad-loading = Le carnet s’ouvre…
