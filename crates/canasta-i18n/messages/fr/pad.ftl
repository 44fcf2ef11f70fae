### Le carnet pour les parties avec de vraies cartes : refus du serveur et codes QR.

pad-watch-square = Code QR pour regarder
pad-take-square = Code QR pour reprendre le carnet

## Demandes refusées.

pad-not-kept = Cet appareil n’a jamais tenu ce carnet : il ne peut pas le modifier.
pad-not-keeping = Un autre appareil tient maintenant ce carnet.
pad-no-such-pad = Il n’y a pas de carnet ici. On l’a peut-être supprimé.
pad-no-such-code = Ce code est faux, a expiré ou a déjà servi. Demandes-en un nouveau.
pad-too-much = C’est trop d’un coup. Envoie-le en plusieurs parties.
pad-full = Ce carnet est plein. Commences-en un nouveau.

## Saisies refusées. Les autres saisies de la demande sont enregistrées.

pad-entry-too-large = Cette saisie dépasse 16 Kio.
pad-entry-not-understood = Le serveur ne comprend pas cette saisie. Recharge la page.
