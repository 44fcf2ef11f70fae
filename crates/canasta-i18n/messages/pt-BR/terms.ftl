### Cartas de 2 a 10 são escritas com algarismos: as quantidades vão por extenso (“três 9”), e assim não se confundem.
### Só a dama é feminina. Formas: a (um, uma), the (o, a), all (os, as), on (nos, nas), your (seus, suas), onyour (nos seus),
### onour (nos nossos), two (dois, duas), no (nenhum, nenhuma), brief (para botões).

-kind-joker = { $form ->
   *[one] joker
    [many] jokers
    [a] um joker
    [the] o joker
    [all] os jokers
    [on] nos jokers
    [your] seus jokers
    [onyour] nos seus jokers
    [onour] nos nossos jokers
    [two] dois jokers
    [no] nenhum joker
    [brief] o joker
}
-kind-two = { $form ->
   *[one] 2
    [many] 2
    [a] um 2
    [the] o 2
    [all] os 2
    [on] nos 2
    [your] seus 2
    [onyour] nos seus 2
    [onour] nos nossos 2
    [two] dois 2
    [no] nenhum 2
    [brief] o 2
}
-kind-red-three = { $form ->
   *[one] 3 vermelho
    [many] 3 vermelhos
    [a] um 3 vermelho
    [the] o 3 vermelho
    [all] os 3 vermelhos
    [on] nos 3 vermelhos
    [your] seus 3 vermelhos
    [onyour] nos seus 3 vermelhos
    [onour] nos nossos 3 vermelhos
    [two] dois 3 vermelhos
    [no] nenhum 3 vermelho
    [brief] o 3 vermelho
}
-kind-black-three = { $form ->
   *[one] 3 preto
    [many] 3 pretos
    [a] um 3 preto
    [the] o 3 preto
    [all] os 3 pretos
    [on] nos 3 pretos
    [your] seus 3 pretos
    [onyour] nos seus 3 pretos
    [onour] nos nossos 3 pretos
    [two] dois 3 pretos
    [no] nenhum 3 preto
    [brief] o 3 preto
}
-kind-four = { $form ->
   *[one] 4
    [many] 4
    [a] um 4
    [the] o 4
    [all] os 4
    [on] nos 4
    [your] seus 4
    [onyour] nos seus 4
    [onour] nos nossos 4
    [two] dois 4
    [no] nenhum 4
    [brief] o 4
}
-kind-five = { $form ->
   *[one] 5
    [many] 5
    [a] um 5
    [the] o 5
    [all] os 5
    [on] nos 5
    [your] seus 5
    [onyour] nos seus 5
    [onour] nos nossos 5
    [two] dois 5
    [no] nenhum 5
    [brief] o 5
}
-kind-six = { $form ->
   *[one] 6
    [many] 6
    [a] um 6
    [the] o 6
    [all] os 6
    [on] nos 6
    [your] seus 6
    [onyour] nos seus 6
    [onour] nos nossos 6
    [two] dois 6
    [no] nenhum 6
    [brief] o 6
}
-kind-seven = { $form ->
   *[one] 7
    [many] 7
    [a] um 7
    [the] o 7
    [all] os 7
    [on] nos 7
    [your] seus 7
    [onyour] nos seus 7
    [onour] nos nossos 7
    [two] dois 7
    [no] nenhum 7
    [brief] o 7
}
-kind-eight = { $form ->
   *[one] 8
    [many] 8
    [a] um 8
    [the] o 8
    [all] os 8
    [on] nos 8
    [your] seus 8
    [onyour] nos seus 8
    [onour] nos nossos 8
    [two] dois 8
    [no] nenhum 8
    [brief] o 8
}
-kind-nine = { $form ->
   *[one] 9
    [many] 9
    [a] um 9
    [the] o 9
    [all] os 9
    [on] nos 9
    [your] seus 9
    [onyour] nos seus 9
    [onour] nos nossos 9
    [two] dois 9
    [no] nenhum 9
    [brief] o 9
}
-kind-ten = { $form ->
   *[one] 10
    [many] 10
    [a] um 10
    [the] o 10
    [all] os 10
    [on] nos 10
    [your] seus 10
    [onyour] nos seus 10
    [onour] nos nossos 10
    [two] dois 10
    [no] nenhum 10
    [brief] o 10
}
-kind-jack = { $form ->
   *[one] valete
    [many] valetes
    [a] um valete
    [the] o valete
    [all] os valetes
    [on] nos valetes
    [your] seus valetes
    [onyour] nos seus valetes
    [onour] nos nossos valetes
    [two] dois valetes
    [no] nenhum valete
    [brief] o valete
}
-kind-queen = { $form ->
   *[one] dama
    [many] damas
    [a] uma dama
    [the] a dama
    [all] as damas
    [on] nas damas
    [your] suas damas
    [onyour] nas suas damas
    [onour] nas nossas damas
    [two] duas damas
    [no] nenhuma dama
    [brief] a dama
}
-kind-king = { $form ->
   *[one] rei
    [many] reis
    [a] um rei
    [the] o rei
    [all] os reis
    [on] nos reis
    [your] seus reis
    [onyour] nos seus reis
    [onour] nos nossos reis
    [two] dois reis
    [no] nenhum rei
    [brief] o rei
}
-kind-ace = { $form ->
   *[one] ás
    [many] ases
    [a] um ás
    [the] o ás
    [all] os ases
    [on] nos ases
    [your] seus ases
    [onyour] nos seus ases
    [onour] nos nossos ases
    [two] dois ases
    [no] nenhum ás
    [brief] o ás
}

## Cartas: com artigo (“o 6 de paus”); by: “pelo 6 de paus”.

-card = { $rank } de { $suit }
-card-red-joker = { $form ->
   *[the] o joker vermelho
    [by] pelo joker vermelho
}
-card-black-joker = { $form ->
   *[the] o joker preto
    [by] pelo joker preto
}

-rank-two = { $form ->
   *[the] o 2
    [by] pelo 2
}
-rank-three = { $form ->
   *[the] o 3
    [by] pelo 3
}
-rank-four = { $form ->
   *[the] o 4
    [by] pelo 4
}
-rank-five = { $form ->
   *[the] o 5
    [by] pelo 5
}
-rank-six = { $form ->
   *[the] o 6
    [by] pelo 6
}
-rank-seven = { $form ->
   *[the] o 7
    [by] pelo 7
}
-rank-eight = { $form ->
   *[the] o 8
    [by] pelo 8
}
-rank-nine = { $form ->
   *[the] o 9
    [by] pelo 9
}
-rank-ten = { $form ->
   *[the] o 10
    [by] pelo 10
}
-rank-jack = { $form ->
   *[the] o valete
    [by] pelo valete
}
-rank-queen = { $form ->
   *[the] a dama
    [by] pela dama
}
-rank-king = { $form ->
   *[the] o rei
    [by] pelo rei
}
-rank-ace = { $form ->
   *[the] o ás
    [by] pelo ás
}

-suit-spades = espadas
-suit-hearts = copas
-suit-diamonds = ouros
-suit-clubs = paus

-list-last = {" e "}

## Números; f: feminino.

-number-0 = zero
-number-1 = { $form ->
   *[m] um
    [f] uma
}
-number-2 = { $form ->
   *[m] dois
    [f] duas
}
-number-3 = três
-number-4 = quatro
-number-5 = cinco
-number-6 = seis
-number-7 = sete
-number-8 = oito
-number-9 = nove
-number-10 = dez
-number-11 = onze
-number-12 = doze
