### Le texte des scripts pour revoir une partie et pour ouvrir un fichier.

script-replay-play = { replay-play }
script-replay-pause = Pause
script-replay-no-answer = Le serveur ne répond pas. Nouvel essai…
script-replay-reading = Lecture du fichier…
script-replay-file-too-large = Ce fichier dépasse 512 Kio : ce n’est sûrement pas une partie.
script-replay-file-unread = Impossible de lire le fichier.
