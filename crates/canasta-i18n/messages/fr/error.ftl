### Les pages d'erreur, et les mêmes phrases pour les scripts : un titre court, puis ce qui s'est passé et que faire.

error-status = Erreur { DIGITS($status) }.
error-again-in = Nouvel essai automatique dans { $span }.
error-sent-again = Ton formulaire sera alors renvoyé.
error-try-again = Réessayer

error-title-bad-request = Demande incorrecte
error-title-foreign = Demande refusée
error-title-wrong-address = Mauvaise adresse
error-title-not-your-seat = Ce n’est pas ta place
error-title-no-hints = Pas de conseils
error-title-no-such-page = Page introuvable
error-title-no-such-table = Table introuvable
error-title-no-such-invitation = Invitation introuvable
error-title-used-link = Lien expiré
error-title-no-such-chapter = Chapitre introuvable
error-title-wrong-method = Pas permis ici
error-title-not-over = Pas encore
error-title-not-played = Rien à revoir
error-title-over-here = Ici, la partie est finie
error-title-no-beginning = Impossible de jouer à partir de ce fichier
error-title-no-such-deal = Donne introuvable
error-title-no-such-seat = Place introuvable
error-title-no-such-level = Niveau indisponible
error-title-day-not-over = Reviens demain
error-title-deal-not-over = Donne pas finie
error-title-too-slow = Trop lent
error-title-too-large = Trop gros
error-title-not-a-page = Ce n’est pas une page
error-title-too-often = Trop de demandes
error-title-crowded = Trop de connexions
error-title-full = Le serveur est plein
error-title-too-many-windows = Trop de fenêtres
error-title-crashed = Quelque chose a mal tourné
error-title-quarantined = Cette partie est endommagée
error-title-unavailable = Un instant
error-title-disk-full = Disque plein
error-title-not-now = Pas maintenant

error-not-understood = Le serveur n’a pas compris la demande.
error-not-an-action = Envoie les actions en JSON : { "{" }"id": "…", "n": 17, "act": "draw"{ "}" }.
error-not-ready = Pour passer à la donne suivante, envoie du JSON : { "{" }"id": "…", "n": 17{ "}" }.
error-not-asked = Demande un conseil en JSON : { "{" }"n": 17{ "}" }.
error-not-said = Envoie une phrase en JSON : { "{" }"say": "minimum"{ "}" }.
error-bad-id = Une action demande un id de 1 à 64 lettres, chiffres, traits d’union ou tirets bas.
error-bad-cut = Une coupe, c’est 32 chiffres hexadécimaux.
error-wrong-type-json = Utilise le type de contenu application/json.
error-wrong-type-record = Envoie le fichier de partie en texte, ou comme fichier depuis un formulaire.
error-wrong-type-form = Envoie les formulaires avec le type de contenu application/x-www-form-urlencoded.
error-wrong-method = Cette adresse n’accepte pas ce genre de demande.
error-not-a-socket = Cette adresse est celle de la connexion en direct de la table.
error-too-slow = La demande a mis trop de temps à arriver. Réessaie.
error-too-large = La demande dépasse 16 Kio.
error-record-too-large = Ce fichier dépasse 512 Kio : ce n’est sûrement pas une partie.

error-foreign = Cette demande venait d’un autre site et a été refusée. Si elle venait bien d’une page de ce serveur, l’adresse publique du serveur est mal réglée ; voir son journal.
error-wrong-address = Ce serveur n’est pas réglé pour cette adresse : la table ne peut pas rester connectée. La solution est dans le journal du serveur. Ta place est gardée.
error-not-your-seat = Tu n’as pas de place à cette table, ou ta session a expiré. Une place est liée au navigateur qui l’a prise.
error-no-hints = Les conseils sont désactivés à cette table.

error-no-such-page = Il n’y a rien à cette adresse.
error-no-such-table = Il n’y a pas de table à cette adresse. Vérifie qu’elle est bien écrite.
error-no-such-invitation = Ce lien ne mène à aucune table. Il est peut-être incomplet ou mal copié ; redemande-le.
error-no-such-device-link = Ce lien a expiré, a déjà servi ou est incomplet. Un lien vers un autre appareil sert une seule fois, pendant dix minutes. Crées-en un nouveau sur l’autre appareil, sous « Tes appareils ».
error-no-such-chapter = Ce chapitre n’existe pas dans le livre.

error-not-over = Tu pourras revoir la partie quand elle sera finie.
error-not-played = Aucune donne n’a été jouée dans cette partie : il n’y a rien à revoir.
error-over-here = Reviens à un moment antérieur pour jouer à partir de là.
error-no-such-deal = Cette partie n’a pas de donne avec ce numéro.
error-no-such-seat = Cette place n’existe pas dans cette partie.
error-no-such-level = Il n’y a pas de robots de ce niveau ici. Choisis-en un autre.
error-day-not-over = Ce sont les cartes de la donne du jour. Jusqu’à minuit UTC, tu ne peux revoir que ton propre essai ; après, tu pourras rejouer ces cartes et télécharger la partie.
error-deal-not-over = Cette donne n’a pas été finie : impossible de la revoir. Choisis-en une autre.
error-older-servers = Les serveurs sont en cours de mise à jour. Réessaie dans une minute.
error-no-beginning = Ce fichier commence en cours de partie : impossible de jouer à partir de là.

error-too-often = Trop de demandes depuis ton appareil ou ton réseau. Attends un instant et réessaie.
error-crowded = Trop de connexions ouvertes depuis ton adresse. Ferme quelques onglets et réessaie.
error-full = Le serveur est plein. Réessaie plus tard.
error-too-many-windows = Cette table est ouverte dans trop de fenêtres. Fermes-en quelques-unes.

error-crashed = Quelque chose a lâché sur le serveur. Ta partie est sauve ; réessaie dans un instant.
error-quarantined = La partie enregistrée est endommagée et ne peut pas continuer. Les autres tables ne sont pas touchées.
error-moving = Cette table passe sur un autre serveur. Ta partie est sauve ; réessaie dans un instant.
error-unavailable = Le serveur s’arrête ou n’atteint plus sa base de données. Ta partie est sauve ; réessaie dans un moment.
error-disk-full = Le disque du serveur est plein : rien n’a été enregistré. Ta partie est sauve jusqu’ici ; réessaie plus tard.

error-https-only = Ce serveur n’accepte que le HTTPS.
