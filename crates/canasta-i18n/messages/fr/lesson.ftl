### « Apprendre à jouer » : une donne où chaque étape dit que faire et pourquoi. Les autres sont Anna, Ruth et Paul.

lesson-title = Apprendre à jouer
lesson-panel = Apprendre à jouer :
lesson-step = Étape { $step } sur { $steps }.
lesson-to-play = À { $player } de jouer.

lesson-say-1 = Tu joues avec Anna contre Ruth et Paul. Réunis des cartes de même hauteur. Chaque tour commence par une carte : appuie sur « Piocher ».
lesson-say-2 = Un roi : ça t’en fait trois. Chaque tour finit par une défausse. Touche le 5 ; le bouton dit ce qu’il va faire. Appuie sur « Défausser un 5 ».
lesson-say-3 = Trois cartes ou plus de même hauteur font une combinaison. Les 2 et les jokers sont des passe-partout. Pour ouvrir, les premières combinaisons de ton camp doivent faire 50 points. Pioche.
lesson-say-4 = Un 3 rouge : 100 points, étalé pour toi. Touche maintenant deux fois les rois (la deuxième fois les prend tous), puis le 2. Appuie sur « Poser 50 ».
lesson-say-5 = Ton camp a ouvert ; désormais, toute combinaison est bonne. Finis ton tour : « Défausser un 10 ».
lesson-say-6 = Paul a défaussé une dame, et tu en as deux. Appuie sur « Prendre la pile » : tu la prends tout entière avec tes deux dames.
lesson-say-7 = Tu as maintenant des 5, des 6 et des 9. Touche deux fois chacune de ces colonnes : les trois combinaisons se posent en une fois. « Poser 60 ».
lesson-say-8 = Un 3 noir arrête la personne suivante : Ruth ne peut pas prendre la pile. « Défausser un 3 noir ».
lesson-say-9 = Le 2 de Ruth gèle la pile : pour la prendre, il faut maintenant deux cartes naturelles en main. Le valet de Paul irait bien sur les valets d’Anna, mais tu n’en as pas. Pioche.
lesson-say-10 = Un roi. Anna en a ajouté deux, le tien est donc le septième : une canasta, 300 points ; 500 sans passe-partout. « Poser 10 ».
lesson-say-11 = Défausse le 10 ou un 8, comme tu veux.
lesson-say-12 = Anna demande : « Puis-je sortir ? » Après un oui, elle doit jouer ses dernières cartes tout de suite, et la donne finit. Appuie sur « Oui, sors ».

lesson-back = Retour
lesson-skip = Passer

lesson-first-1 = pioche d’abord une carte au talon.
lesson-first-2 = choisis le 5, puis appuie sur « Défausser un 5 ».
lesson-first-3 = pioche d’abord une carte au talon.
lesson-first-4 = pose les trois rois avec le 2.
lesson-first-5 = finis ton tour avec le 10.
lesson-first-6 = prends la pile avec tes deux dames.
lesson-first-7 = pose les 5, les 6 et les 9.
lesson-first-8 = défausse le 3 noir.
lesson-first-9 = la pile est gelée, alors pioche une carte.
lesson-first-10 = ajoute le roi à tes rois.
lesson-first-11 = finis ton tour avec le 10 ou un 8.
lesson-first-12 = réponds à Anna : « Oui, sors ».
lesson-one-deal = la leçon n’a qu’une donne. Joue une vraie partie, ou recommence la leçon.

lesson-meanwhile-2 = C’est maintenant le tour de Ruth, d’Anna puis de Paul. Tout le monde pioche et défausse.
lesson-meanwhile-5 = Les combinaisons sont communes aux partenaires. Regarde Anna : elle ajoute deux rois aux tiens.
lesson-meanwhile-8 = Ruth défausse un 2. Un passe-partout gèle la pile.
lesson-meanwhile-11 = Dès qu’un camp a une canasta, il peut sortir : l’un des partenaires joue sa dernière carte, et la donne finit.

lesson-ended = Et voilà ta première donne !
lesson-ended-about = Anna est sortie, et ton camp a une canasta de rois. Une partie dure jusqu’à ce qu’un camp atteigne 5 000 points. Quand tu joues avec des robots, appuie sur « Conseil » (l’ampoule) pour avoir un avis.
lesson-score = Comment on a compté
lesson-natural = Canastas pures
lesson-natural-about = Une canasta sans passe-partout vaut 500. Personne n’en a fait cette fois.
lesson-mixed = Canastas mixtes
lesson-mixed-about = Ta canasta de rois contient un passe-partout : { $points } points.
lesson-red-threes = 3 rouges
lesson-red-threes-about = 100 points chacun : { $ours } pour vous, { $theirs } pour eux. Un camp qui n’a rien posé perd 100 par 3 rouge.
lesson-going-out = Sortie
lesson-going-out-about = Anna est sortie : { $points } points pour ton camp.
lesson-melded = Cartes posées
lesson-melded-about = Chaque carte posée compte : 50 par joker, 20 par 2 ou as, 10 du roi au 8, 5 pour les autres. Vous avez posé { $ours } points, eux { $theirs }.
lesson-in-hand = Restées en main
lesson-in-hand-about = Les cartes restées en main comptent contre toi : { $ours } pour ton camp (tes cartes), { $theirs } pour l’autre.
lesson-play = Jouer une vraie partie
lesson-again = Refaire la leçon
