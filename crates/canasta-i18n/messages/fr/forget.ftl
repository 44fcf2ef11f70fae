### « Oublie-moi » : ce qui est effacé et ce qui reste, avant et après.

forget-title = Oublie-moi – Canasta
forget-heading = Oublie-moi
forget-goes = Ce qui est effacé
forget-name = Ton nom à toutes les tables de ce serveur. Les autres verront « Anonyme ».
forget-chat = Tes messages aux tables.
forget-browser = Ton lien de calendrier et tout ce qui est enregistré dans ce navigateur : réglages et engagements des donnes.
forget-stats = Tout ce qui est sous « Tes parties ». (Tu peux aussi effacer <a>seulement ça</a>.)
forget-practice = Ton entraînement : analyses, problèmes et donnes du jour.
forget-pads = Les carnets que personne d’autre n’a tenus, et ton nom dans les autres carnets.
forget-way-back = Ton accès, ici et sur <a>tous tes appareils</a>. Un robot prend ta suite dans les parties en cours.
forget-apart = Les données de toute autre personne ayant joué dans ce navigateur.
forget-stays = Ce qui reste
forget-cards = Les cartes et les scores de tes parties, sans ton nom. Ce sont aussi les parties des autres.
forget-for-good = C’est définitif.
forget-now = Oublie-moi
forget-keep = Tout garder

forget-done-title = C’est oublié – Canasta
forget-done-heading = C’est oublié
forget-nothing-left = Ton nom, tes places et tes appareils ont disparu de ce serveur, et ce navigateur a été nettoyé.
forget-script-clears = Ton nom, tes places et tes appareils ont disparu de ce serveur, avec les cookies de ce navigateur. Un script efface les engagements enregistrés.
