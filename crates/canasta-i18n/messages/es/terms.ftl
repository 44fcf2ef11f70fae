### Formas de cada carta: `one` seis, `many` seises, `a` un seis, `the` el seis, `those` los seises, `no` ningún seis,
### `another` otro seis, `unit` uno, `none` ninguno, `brief` el 6 (para botones, con artículo: “Descartar el 2”).

-kind-joker = { $form ->
   *[one] joker
    [many] jokers
    [a] un joker
    [the] el joker
    [those] los jokers
    [no] ningún joker
    [another] otro joker
    [unit] uno
    [none] ninguno
    [brief] el joker
}
-kind-two = { $form ->
   *[one] dos
    [many] doses
    [a] un dos
    [the] el dos
    [those] los doses
    [no] ningún dos
    [another] otro dos
    [unit] uno
    [none] ninguno
    [brief] el 2
}
-kind-red-three = { $form ->
   *[one] tres rojo
    [many] treses rojos
    [a] un tres rojo
    [the] el tres rojo
    [those] los treses rojos
    [no] ningún tres rojo
    [another] otro tres rojo
    [unit] uno
    [none] ninguno
    [brief] el 3 rojo
}
-kind-black-three = { $form ->
   *[one] tres negro
    [many] treses negros
    [a] un tres negro
    [the] el tres negro
    [those] los treses negros
    [no] ningún tres negro
    [another] otro tres negro
    [unit] uno
    [none] ninguno
    [brief] el 3 negro
}
-kind-four = { $form ->
   *[one] cuatro
    [many] cuatros
    [a] un cuatro
    [the] el cuatro
    [those] los cuatros
    [no] ningún cuatro
    [another] otro cuatro
    [unit] uno
    [none] ninguno
    [brief] el 4
}
-kind-five = { $form ->
   *[one] cinco
    [many] cincos
    [a] un cinco
    [the] el cinco
    [those] los cincos
    [no] ningún cinco
    [another] otro cinco
    [unit] uno
    [none] ninguno
    [brief] el 5
}
-kind-six = { $form ->
   *[one] seis
    [many] seises
    [a] un seis
    [the] el seis
    [those] los seises
    [no] ningún seis
    [another] otro seis
    [unit] uno
    [none] ninguno
    [brief] el 6
}
-kind-seven = { $form ->
   *[one] siete
    [many] sietes
    [a] un siete
    [the] el siete
    [those] los sietes
    [no] ningún siete
    [another] otro siete
    [unit] uno
    [none] ninguno
    [brief] el 7
}
-kind-eight = { $form ->
   *[one] ocho
    [many] ochos
    [a] un ocho
    [the] el ocho
    [those] los ochos
    [no] ningún ocho
    [another] otro ocho
    [unit] uno
    [none] ninguno
    [brief] el 8
}
-kind-nine = { $form ->
   *[one] nueve
    [many] nueves
    [a] un nueve
    [the] el nueve
    [those] los nueves
    [no] ningún nueve
    [another] otro nueve
    [unit] uno
    [none] ninguno
    [brief] el 9
}
-kind-ten = { $form ->
   *[one] diez
    [many] dieces
    [a] un diez
    [the] el diez
    [those] los dieces
    [no] ningún diez
    [another] otro diez
    [unit] uno
    [none] ninguno
    [brief] el 10
}
-kind-jack = { $form ->
   *[one] jota
    [many] jotas
    [a] una jota
    [the] la jota
    [those] las jotas
    [no] ninguna jota
    [another] otra jota
    [unit] una
    [none] ninguna
    [brief] la jota
}
-kind-queen = { $form ->
   *[one] dama
    [many] damas
    [a] una dama
    [the] la dama
    [those] las damas
    [no] ninguna dama
    [another] otra dama
    [unit] una
    [none] ninguna
    [brief] la dama
}
-kind-king = { $form ->
   *[one] rey
    [many] reyes
    [a] un rey
    [the] el rey
    [those] los reyes
    [no] ningún rey
    [another] otro rey
    [unit] uno
    [none] ninguno
    [brief] el rey
}
-kind-ace = { $form ->
   *[one] as
    [many] ases
    [a] un as
    [the] el as
    [those] los ases
    [no] ningún as
    [another] otro as
    [unit] uno
    [none] ninguno
    [brief] el as
}

-card = { $rank } de { $suit }
-card-red-joker = el joker rojo
-card-black-joker = el joker negro

-rank-two = el dos
-rank-three = el tres
-rank-four = el cuatro
-rank-five = el cinco
-rank-six = el seis
-rank-seven = el siete
-rank-eight = el ocho
-rank-nine = el nueve
-rank-ten = el diez
-rank-jack = la jota
-rank-queen = la dama
-rank-king = el rey
-rank-ace = el as

-suit-spades = picas
-suit-hearts = corazones
-suit-diamonds = diamantes
-suit-clubs = tréboles

-list-last = {" y "}
-list-last-before-i = {" e "}

-number-0 = cero
-number-1 = uno
-number-2 = dos
-number-3 = tres
-number-4 = cuatro
-number-5 = cinco
-number-6 = seis
-number-7 = siete
-number-8 = ocho
-number-9 = nueve
-number-10 = diez
-number-11 = once
-number-12 = doce
