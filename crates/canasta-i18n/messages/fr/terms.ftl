### Les mots qui changent de forme.
### one: roi · many: rois · a: un roi · of: de rois, d'as · the: le roi · of-the: du roi · your: ton roi · none: aucun roi ·
### pron: un, une. Pas de forme « brief » : les boutons disent « Défausser un 7 », ce qui ne se confond pas avec un nombre.
### Les cartes de 2 à 10 s'écrivent en chiffres (« trois 7 », « deux 2 ») ; leur nombre s'écrit donc en lettres.

-kind-joker = { $form ->
   *[one] joker
    [many] jokers
    [a] un joker
    [of] de jokers
    [the] le joker
    [of-the] du joker
    [your] ton joker
    [none] aucun joker
    [pron] un
}
-kind-two = { $form ->
   *[one] 2
    [many] 2
    [a] un 2
    [of] de 2
    [the] le 2
    [of-the] du 2
    [your] ton 2
    [none] aucun 2
    [pron] un
}
-kind-red-three = { $form ->
   *[one] 3 rouge
    [many] 3 rouges
    [a] un 3 rouge
    [of] de 3 rouges
    [the] le 3 rouge
    [of-the] du 3 rouge
    [your] ton 3 rouge
    [none] aucun 3 rouge
    [pron] un
}
-kind-black-three = { $form ->
   *[one] 3 noir
    [many] 3 noirs
    [a] un 3 noir
    [of] de 3 noirs
    [the] le 3 noir
    [of-the] du 3 noir
    [your] ton 3 noir
    [none] aucun 3 noir
    [pron] un
}
-kind-four = { $form ->
   *[one] 4
    [many] 4
    [a] un 4
    [of] de 4
    [the] le 4
    [of-the] du 4
    [your] ton 4
    [none] aucun 4
    [pron] un
}
-kind-five = { $form ->
   *[one] 5
    [many] 5
    [a] un 5
    [of] de 5
    [the] le 5
    [of-the] du 5
    [your] ton 5
    [none] aucun 5
    [pron] un
}
-kind-six = { $form ->
   *[one] 6
    [many] 6
    [a] un 6
    [of] de 6
    [the] le 6
    [of-the] du 6
    [your] ton 6
    [none] aucun 6
    [pron] un
}
-kind-seven = { $form ->
   *[one] 7
    [many] 7
    [a] un 7
    [of] de 7
    [the] le 7
    [of-the] du 7
    [your] ton 7
    [none] aucun 7
    [pron] un
}
-kind-eight = { $form ->
   *[one] 8
    [many] 8
    [a] un 8
    [of] de 8
    [the] le 8
    [of-the] du 8
    [your] ton 8
    [none] aucun 8
    [pron] un
}
-kind-nine = { $form ->
   *[one] 9
    [many] 9
    [a] un 9
    [of] de 9
    [the] le 9
    [of-the] du 9
    [your] ton 9
    [none] aucun 9
    [pron] un
}
-kind-ten = { $form ->
   *[one] 10
    [many] 10
    [a] un 10
    [of] de 10
    [the] le 10
    [of-the] du 10
    [your] ton 10
    [none] aucun 10
    [pron] un
}
-kind-jack = { $form ->
   *[one] valet
    [many] valets
    [a] un valet
    [of] de valets
    [the] le valet
    [of-the] du valet
    [your] ton valet
    [none] aucun valet
    [pron] un
}
-kind-queen = { $form ->
   *[one] dame
    [many] dames
    [a] une dame
    [of] de dames
    [the] la dame
    [of-the] de la dame
    [your] ta dame
    [none] aucune dame
    [pron] une
}
-kind-king = { $form ->
   *[one] roi
    [many] rois
    [a] un roi
    [of] de rois
    [the] le roi
    [of-the] du roi
    [your] ton roi
    [none] aucun roi
    [pron] un
}
-kind-ace = { $form ->
   *[one] as
    [many] as
    [a] un as
    [of] d’as
    [the] l’as
    [of-the] de l’as
    [your] ton as
    [none] aucun as
    [pron] un
}

## Les cartes : « le roi de pique ».

-card = { $rank } de { $suit }
-card-red-joker = le joker rouge
-card-black-joker = le joker noir

-rank-two = le 2
-rank-three = le 3
-rank-four = le 4
-rank-five = le 5
-rank-six = le 6
-rank-seven = le 7
-rank-eight = le 8
-rank-nine = le 9
-rank-ten = le 10
-rank-jack = le valet
-rank-queen = la dame
-rank-king = le roi
-rank-ace = l’as

-suit-spades = pique
-suit-hearts = cœur
-suit-diamonds = carreau
-suit-clubs = trèfle

-list-last = {" et "}

## f: devant un nom féminin (« une carte »).

-number-0 = zéro
-number-1 = { $form ->
   *[one] un
    [f] une
}
-number-2 = deux
-number-3 = trois
-number-4 = quatre
-number-5 = cinq
-number-6 = six
-number-7 = sept
-number-8 = huit
-number-9 = neuf
-number-10 = dix
-number-11 = onze
-number-12 = douze
