### Parole usate in più forme.
### Forme: one re · many re · num dopo un numero scritto in lettere (due 8, due re) · a un re · the il re · the-many i re ·
### no nessun re · only un solo re · another un altro re · to-many ai re · to-your ai tuoi re · to-our · to-their ·
### on-many sui re · on-your sui tuoi re · brief per i pulsanti, con l’articolo: “Scarta il 5”.

-kind-joker = { $form ->
   *[one] jolly
    [many] jolly
    [num] jolly
    [a] un jolly
    [the] il jolly
    [the-many] i jolly
    [no] nessun jolly
    [only] un solo jolly
    [another] un altro jolly
    [to-many] ai jolly
    [to-your] ai tuoi jolly
    [to-our] ai nostri jolly
    [to-their] ai loro jolly
    [on-many] sui jolly
    [on-your] sui tuoi jolly
    [brief] il jolly
}
-kind-two = { $form ->
   *[one] pinella
    [many] pinelle
    [num] pinelle
    [a] una pinella
    [the] la pinella
    [the-many] le pinelle
    [no] nessuna pinella
    [only] una sola pinella
    [another] un’altra pinella
    [to-many] alle pinelle
    [to-your] alle tue pinelle
    [to-our] alle nostre pinelle
    [to-their] alle loro pinelle
    [on-many] sulle pinelle
    [on-your] sulle tue pinelle
    [brief] la pinella
}
-kind-red-three = { $form ->
   *[one] tre rosso
    [many] tre rossi
    [num] 3 rossi
    [a] un tre rosso
    [the] il tre rosso
    [the-many] i tre rossi
    [no] nessun tre rosso
    [only] un solo tre rosso
    [another] un altro tre rosso
    [to-many] ai tre rossi
    [to-your] ai tuoi tre rossi
    [to-our] ai nostri tre rossi
    [to-their] ai loro tre rossi
    [on-many] sui tre rossi
    [on-your] sui tuoi tre rossi
    [brief] il 3 rosso
}
-kind-black-three = { $form ->
   *[one] tre nero
    [many] tre neri
    [num] 3 neri
    [a] un tre nero
    [the] il tre nero
    [the-many] i tre neri
    [no] nessun tre nero
    [only] un solo tre nero
    [another] un altro tre nero
    [to-many] ai tre neri
    [to-your] ai tuoi tre neri
    [to-our] ai nostri tre neri
    [to-their] ai loro tre neri
    [on-many] sui tre neri
    [on-your] sui tuoi tre neri
    [brief] il 3 nero
}
-kind-four = { $form ->
   *[one] quattro
    [many] quattro
    [num] 4
    [a] un quattro
    [the] il quattro
    [the-many] i quattro
    [no] nessun quattro
    [only] un solo quattro
    [another] un altro quattro
    [to-many] ai quattro
    [to-your] ai tuoi quattro
    [to-our] ai nostri quattro
    [to-their] ai loro quattro
    [on-many] sui quattro
    [on-your] sui tuoi quattro
    [brief] il 4
}
-kind-five = { $form ->
   *[one] cinque
    [many] cinque
    [num] 5
    [a] un cinque
    [the] il cinque
    [the-many] i cinque
    [no] nessun cinque
    [only] un solo cinque
    [another] un altro cinque
    [to-many] ai cinque
    [to-your] ai tuoi cinque
    [to-our] ai nostri cinque
    [to-their] ai loro cinque
    [on-many] sui cinque
    [on-your] sui tuoi cinque
    [brief] il 5
}
-kind-six = { $form ->
   *[one] sei
    [many] sei
    [num] 6
    [a] un sei
    [the] il sei
    [the-many] i sei
    [no] nessun sei
    [only] un solo sei
    [another] un altro sei
    [to-many] ai sei
    [to-your] ai tuoi sei
    [to-our] ai nostri sei
    [to-their] ai loro sei
    [on-many] sui sei
    [on-your] sui tuoi sei
    [brief] il 6
}
-kind-seven = { $form ->
   *[one] sette
    [many] sette
    [num] 7
    [a] un sette
    [the] il sette
    [the-many] i sette
    [no] nessun sette
    [only] un solo sette
    [another] un altro sette
    [to-many] ai sette
    [to-your] ai tuoi sette
    [to-our] ai nostri sette
    [to-their] ai loro sette
    [on-many] sui sette
    [on-your] sui tuoi sette
    [brief] il 7
}
-kind-eight = { $form ->
   *[one] otto
    [many] otto
    [num] 8
    [a] un otto
    [the] l’otto
    [the-many] gli otto
    [no] nessun otto
    [only] un solo otto
    [another] un altro otto
    [to-many] agli otto
    [to-your] ai tuoi otto
    [to-our] ai nostri otto
    [to-their] ai loro otto
    [on-many] sugli otto
    [on-your] sui tuoi otto
    [brief] l’8
}
-kind-nine = { $form ->
   *[one] nove
    [many] nove
    [num] 9
    [a] un nove
    [the] il nove
    [the-many] i nove
    [no] nessun nove
    [only] un solo nove
    [another] un altro nove
    [to-many] ai nove
    [to-your] ai tuoi nove
    [to-our] ai nostri nove
    [to-their] ai loro nove
    [on-many] sui nove
    [on-your] sui tuoi nove
    [brief] il 9
}
-kind-ten = { $form ->
   *[one] dieci
    [many] dieci
    [num] 10
    [a] un dieci
    [the] il dieci
    [the-many] i dieci
    [no] nessun dieci
    [only] un solo dieci
    [another] un altro dieci
    [to-many] ai dieci
    [to-your] ai tuoi dieci
    [to-our] ai nostri dieci
    [to-their] ai loro dieci
    [on-many] sui dieci
    [on-your] sui tuoi dieci
    [brief] il 10
}
-kind-jack = { $form ->
   *[one] fante
    [many] fanti
    [num] fanti
    [a] un fante
    [the] il fante
    [the-many] i fanti
    [no] nessun fante
    [only] un solo fante
    [another] un altro fante
    [to-many] ai fanti
    [to-your] ai tuoi fanti
    [to-our] ai nostri fanti
    [to-their] ai loro fanti
    [on-many] sui fanti
    [on-your] sui tuoi fanti
    [brief] il fante
}
-kind-queen = { $form ->
   *[one] donna
    [many] donne
    [num] donne
    [a] una donna
    [the] la donna
    [the-many] le donne
    [no] nessuna donna
    [only] una sola donna
    [another] un’altra donna
    [to-many] alle donne
    [to-your] alle tue donne
    [to-our] alle nostre donne
    [to-their] alle loro donne
    [on-many] sulle donne
    [on-your] sulle tue donne
    [brief] la donna
}
-kind-king = { $form ->
   *[one] re
    [many] re
    [num] re
    [a] un re
    [the] il re
    [the-many] i re
    [no] nessun re
    [only] un solo re
    [another] un altro re
    [to-many] ai re
    [to-your] ai tuoi re
    [to-our] ai nostri re
    [to-their] ai loro re
    [on-many] sui re
    [on-your] sui tuoi re
    [brief] il re
}
-kind-ace = { $form ->
   *[one] asso
    [many] assi
    [num] assi
    [a] un asso
    [the] l’asso
    [the-many] gli assi
    [no] nessun asso
    [only] un solo asso
    [another] un altro asso
    [to-many] agli assi
    [to-your] ai tuoi assi
    [to-our] ai nostri assi
    [to-their] ai loro assi
    [on-many] sugli assi
    [on-your] sui tuoi assi
    [brief] l’asso
}

## Le carte con valore e seme; l’articolo è nel valore.

-card = { $rank } di { $suit }
-card-red-joker = il jolly rosso
-card-black-joker = il jolly nero

-rank-two = il due
-rank-three = il tre
-rank-four = il quattro
-rank-five = il cinque
-rank-six = il sei
-rank-seven = il sette
-rank-eight = l’otto
-rank-nine = il nove
-rank-ten = il dieci
-rank-jack = il fante
-rank-queen = la donna
-rank-king = il re
-rank-ace = l’asso

-suit-spades = picche
-suit-hearts = cuori
-suit-diamonds = quadri
-suit-clubs = fiori

-list-last = {" e "}

-number-0 = zero
-number-1 = uno
-number-2 = due
-number-3 = tre
-number-4 = quattro
-number-5 = cinque
-number-6 = sei
-number-7 = sette
-number-8 = otto
-number-9 = nove
-number-10 = dieci
-number-11 = undici
-number-12 = dodici
