### La page sur les donnes honnêtes.

fairness-title = Donnes honnêtes – Canasta
fairness-heading = Donnes honnêtes
fairness-about = Ni le serveur ni personne à la table ne peut arranger les cartes. Ne nous crois pas sur parole : vérifie.
fairness-check-game = Vérifier une partie

fairness-steps = Comment les cartes sont mélangées
fairness-commitment = L’engagement
fairness-commitment-about = Avant chaque donne, le serveur choisit une graine secrète et publie son engagement : une suite de 64 caractères, qui correspond à cette graine et à aucune autre. À partir de là, il ne peut plus la changer.
fairness-cut = La coupe
fairness-cut-about = Chaque navigateur à la table ajoute ensuite une coupe : un nombre au hasard bien à lui. Comme à une vraie table, où quelqu’un d’autre coupe après le mélange.
fairness-deal = La donne
fairness-deal-about = La graine et les coupes suffisent à fixer l’ordre des 108 cartes, et plus rien ne peut changer ensuite.
fairness-proof = La preuve
fairness-proof-about = Une fois la donne comptée, la graine est révélée. Tout le monde peut vérifier qu’elle correspond à l’engagement et refaire le même mélange.

fairness-promises = Les engagements de ce serveur
fairness-count = { $n }
fairness-made = pris
fairness-made-about = donnes avec un engagement publié
fairness-revealed = tenus
fairness-revealed-about = graines que tout le monde peut vérifier
fairness-outstanding = en attente
fairness-outstanding-about = donnes en cours
fairness-kept = Toute graine finit par être révélée. Elle reste secrète tant que la donne est en cours ou que la table attend du monde ; si personne ne revient, la table est fermée et la graine révélée.

fairness-check-about = Toute partie finie peut s’enregistrer dans un fichier <code>.canasta</code>. Choisis-en un ici ou dépose-le sur cette page. Ton navigateur refait chaque mélange et compare le résultat. Rien n’est envoyé ; tu peux même couper la connexion avant.
fairness-no-script = Cette vérification demande JavaScript. Sans lui, <code>canasta verify</code> ou le script Python mentionné plus bas fait la même chose.
fairness-choose = Choisir un fichier
fairness-or-drop = ou dépose-le ici
fairness-paste = Coller le texte d’une partie
fairness-text = Texte de la partie
fairness-check = Vérifier
fairness-noted = Les notes de ton navigateur
fairness-noted-about = Ton navigateur note chaque engagement avant que les cartes soient distribuées. Les derniers :

fairness-daily = Donne du jour
fairness-daily-about = La graine de chaque jour est secrète jusqu’à minuit UTC, mais son engagement est publié dès maintenant. Une fois la journée finie, la graine est révélée et tout le monde peut vérifier les cartes.
fairness-daily-how = Comment vérifier
fairness-daily-commitment = L’engagement du jour
fairness-daily-seed = Graine du { $date }

fairness-limits = Ce que ça ne prouve pas
fairness-server-knows = Le serveur connaît les cartes pendant la donne.
fairness-server-knows-about = Il les distribue et fait respecter les règles. Il ne peut pas les changer, mais les gens qui le font tourner pourraient les regarder. S’il y a un enjeu, ne joue que là où tu as confiance, ou fais tourner ton propre serveur.
fairness-last-cut = Qui coupe en dernier en sait le plus.
fairness-last-cut-about = Les coupes viennent l’une après l’autre. Un serveur complice pourrait dévoiler la graine à une personne et la laisser essayer beaucoup de coupes, ou écarter une coupe en la disant arrivée trop tard. Ton navigateur note les engagements qu’il a vus et les coupes qu’il a faites, et la vérification ci-dessus signale un fichier qui n’y correspond pas. Si un serveur triche avec un complice, le seul remède est d’en changer.
fairness-no-cut = Sans coupe, il n’y a que l’engagement.
fairness-no-cut-about = Si aucun navigateur n’a ajouté de coupe, comme entre robots, le paquet était quand même fixé avant la donne, mais le serveur a choisi la graine seul.
fairness-names = Un fichier prouve ses donnes, pas ses noms.
fairness-names-about = Il montre que ces cartes ont été distribuées à cette table. Il ne peut pas montrer qui jouait, ni si deux personnes se téléphonaient.
fairness-even = Honnête ne veut pas dire égal.
fairness-even-about = Une donne honnête peut quand même t’apporter une main affreuse. La chance s’équilibre sur beaucoup de donnes, mais pas toujours en une soirée.

fairness-elsewhere = Sans cette page
fairness-elsewhere-about = Si tu ne te fies pas à une page du serveur qui a distribué, vérifie avec <code>canasta verify</code> sur ton ordinateur, ou avec un court script Python. Les deux sont fournis avec le code source.
fairness-digits = Comment on obtient les cartes, dans tous les détails
