### Les erreurs d'un fichier de partie ou d'une position écrite à la main : fautes de syntaxe et coups contre les règles.

record-at = ligne { DIGITS($line) }, colonne { DIGITS($column) } : { $fault }

record-nothing = il manque { $expected }
record-text = on attend { $expected }, on trouve « { $found } »
record-near = on attend { $expected }, on trouve « { $found } » (plutôt « { $meant } » ?)
record-count = on attend { $expected }, on en trouve { DIGITS($found) }

record-newer = on attend « Canasta record 1 », on trouve la version { $version }, plus récente que ce programme
record-again = « { $name } » est en double (d’abord à la ligne { DIGITS($first) })
record-third-card = { $card } apparaît une troisième fois, mais n’existe qu’en double
record-deck = on attend les 108 cartes de deux jeux, on en trouve { $found }
record-deck-missing = on attend les 108 cartes de deux jeux, on en trouve { $found } (il manque { $missing })
record-deck-many-missing = on attend les 108 cartes de deux jeux, on en trouve { $found } (il en manque { $missing })

record-first-line = « Canasta record 1 »
record-line = une ligne comme « Rules: hoyle », « Deal 1 » ou « 0: draw; discard 9S »
record-deal-before = « Deal 1 » avant cela
record-players = de deux à six noms, dans des lignes comme « Seat 0: Anna »
record-turn = une place comme « 0: » ou « 2 (bot): »
record-name = un nom
record-house = des règles maison comme {"{"}"game_points":3000{"}"}
record-date = une date comme 2026-11-22
record-digit = un chiffre hexadécimal
record-card = une carte comme 4H
record-joker = un joker, XR ou XB
record-action-first = l’action avant ses cartes, comme « discard 9S »
record-deal-line = une ligne comme « Deal 1 »
record-action = une action comme « draw » ou « discard 9S »
record-action-end = « ; » ou la fin de la ligne
record-meld = les cartes d’une combinaison
record-rank = une hauteur comme Q
record-kinds = des hauteurs comme 4KX
record-key = une indication de position, comme dealer=3
record-flag = yes ou no
record-one-line = la fin du texte, car une position tient en une ligne
record-whole = un nombre entier
record-value = « = » et une valeur
record-deal = « Deal { DIGITS($deal) } »
record-seat = une ligne comme « Seat { DIGITS($seat) }: Anna », car chaque place a besoin d’un nom
record-seat-number = une place de 0 à { DIGITS($last) }
record-short-name = un nom d’au plus { $most } lettres
record-preset = le nom d’un règlement ({ $names })
record-result = { $last ->
        [1] « side 0 won », « side 0 conceded » (les camps sont 0 et 1) ou « not over »
       *[other] « side 0 won » (les camps vont de 0 à { DIGITS($last) }) ou « not over »
    }
record-numbers = { $sides ->
        [0] un nombre entier par camp, sans espaces ni virgules
       *[other] un nombre entier pour chacun des { SPELL($sides) } camps, sans espaces ni virgules
    }
record-number = un nombre entier de { $low } à { $high }
record-meant = « { $name } » ou un nom bien différent
record-named = une ligne « { $name }: »
record-persons = { $seats ->
        [0] le numéro d’une personne pour chaque place, ou « - » pour un robot
       *[other] le numéro d’une personne pour chacune des { SPELL($seats) } places, ou « - » pour un robot
    }
record-digits = { $digits } chiffres hexadécimaux

record-in-deal = Donne { $deal } : { $fault }.
record-in-turn = Donne { $deal }, tour { $turn } : { $fault }.
record-in-action = Donne { $deal }, tour { $turn }, action { $act } : { $fault }.

record-deck-size = un paquet a 108 cartes ; celui-ci en a { $cards }
record-deck-times = { $times ->
        [0] un paquet a chaque carte en double, mais il manque { $card }
        [1] un paquet a chaque carte en double, mais { $card } n’y est qu’une fois
       *[other] un paquet a chaque carte en double, mais { $card } y est { SPELL($times) } fois
    }
record-no-seat = il n’y a pas de place { DIGITS($seat) }
record-dealer = la place { DIGITS($seat) } distribue, mais c’est à la place { DIGITS($due) } de le faire
record-sits-out = la place { DIGITS($seat) } se repose, mais c’est à la place { DIGITS($due) } de le faire
record-cannot-sit-out = la place { DIGITS($seat) } ne peut pas se reposer à cette donne
record-not-to-act = la place { DIGITS($seat) } joue, mais c’est le tour de la place { DIGITS($due) }
record-deal-over = la place { DIGITS($seat) } joue, mais la donne est finie
record-illegal = la place { DIGITS($seat) } joue « { $act } ». Impossible : { $why }
record-not-over = la donne n’est pas finie, mais une autre suit
record-scored = la donne a un score, mais n’est pas finie
record-score = le score indiqué est { $written }, mais devrait être { $counted }
record-points = { $points }
record-game-over = la partie était déjà finie : le camp { DIGITS($side) } avait gagné

record-no-game = { $players ->
        [0] Aucun nom n’est donné ; on joue de deux à six.
        [1] Une seule personne, ce n’est pas assez ; on joue de deux à six.
       *[other] { $players } personnes, c’est trop ; on joue de deux à six.
    }
record-no-deal = Le fichier ne contient aucune donne.
record-totals = { $totals ->
        [one] Il y a { SPELL($sides) } camps, mais un seul total avant la première donne.
       *[other] Il y a { SPELL($sides) } camps, mais { SPELL($totals) } totaux avant la première donne.
    }
record-total = Aucune partie ne peut atteindre un total de { $total } points.
record-winner = D’après le fichier, le camp { DIGITS($named) } a gagné, mais c’est le camp { DIGITS($winner) }.
record-no-winner = D’après le fichier, le camp { DIGITS($named) } a gagné, mais aucun camp n’a gagné.
record-conceded = D’après le fichier, la partie a été abandonnée, mais le camp { DIGITS($winner) } avait déjà gagné.
record-sides-to-concede = D’après le fichier, la partie a été abandonnée, mais ce n’est possible qu’avec deux camps. Ici, il y en a { SPELL($sides) }.
