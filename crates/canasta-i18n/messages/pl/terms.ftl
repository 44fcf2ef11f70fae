### Słowa w kilku formach. `acc` biernik, `gen` dopełniacz, `few` „damy”, `many` „dam”, `two` „dwie damy”, `brief` na przyciski (biernik), `plate` odrzucona karta na małej tabliczce (wiersze do pięciu liter).

## Rodzaje kart.

-kind-joker = { $form ->
   *[one] joker
    [acc] jokera
    [gen] jokera
    [few] jokery
    [many] jokerów
    [two] dwa jokery
    [brief] jokera
    [plate] joker
}
-kind-two = { $form ->
   *[one] dwójka
    [acc] dwójkę
    [gen] dwójki
    [few] dwójki
    [many] dwójek
    [two] dwie dwójki
    [brief] dziką 2
    [plate] rzuca 2
}
-kind-red-three = { $form ->
   *[one] czerwona trójka
    [acc] czerwoną trójkę
    [gen] czerwonej trójki
    [few] czerwone trójki
    [many] czerwonych trójek
    [two] dwie czerwone trójki
    [brief] czerwoną 3
    [plate] rzuca 3
}
-kind-black-three = { $form ->
   *[one] czarna trójka
    [acc] czarną trójkę
    [gen] czarnej trójki
    [few] czarne trójki
    [many] czarnych trójek
    [two] dwie czarne trójki
    [brief] czarną 3
    [plate] rzuca 3
}
-kind-four = { $form ->
   *[one] czwórka
    [acc] czwórkę
    [gen] czwórki
    [few] czwórki
    [many] czwórek
    [two] dwie czwórki
    [brief] 4
    [plate] rzuca 4
}
-kind-five = { $form ->
   *[one] piątka
    [acc] piątkę
    [gen] piątki
    [few] piątki
    [many] piątek
    [two] dwie piątki
    [brief] 5
    [plate] rzuca 5
}
-kind-six = { $form ->
   *[one] szóstka
    [acc] szóstkę
    [gen] szóstki
    [few] szóstki
    [many] szóstek
    [two] dwie szóstki
    [brief] 6
    [plate] rzuca 6
}
-kind-seven = { $form ->
   *[one] siódemka
    [acc] siódemkę
    [gen] siódemki
    [few] siódemki
    [many] siódemek
    [two] dwie siódemki
    [brief] 7
    [plate] rzuca 7
}
-kind-eight = { $form ->
   *[one] ósemka
    [acc] ósemkę
    [gen] ósemki
    [few] ósemki
    [many] ósemek
    [two] dwie ósemki
    [brief] 8
    [plate] rzuca 8
}
-kind-nine = { $form ->
   *[one] dziewiątka
    [acc] dziewiątkę
    [gen] dziewiątki
    [few] dziewiątki
    [many] dziewiątek
    [two] dwie dziewiątki
    [brief] 9
    [plate] rzuca 9
}
-kind-ten = { $form ->
   *[one] dziesiątka
    [acc] dziesiątkę
    [gen] dziesiątki
    [few] dziesiątki
    [many] dziesiątek
    [two] dwie dziesiątki
    [brief] 10
    [plate] rzuca 10
}
-kind-jack = { $form ->
   *[one] walet
    [acc] waleta
    [gen] waleta
    [few] walety
    [many] waletów
    [two] dwa walety
    [brief] waleta
    [plate] walet
}
-kind-queen = { $form ->
   *[one] dama
    [acc] damę
    [gen] damy
    [few] damy
    [many] dam
    [two] dwie damy
    [brief] damę
    [plate] rzuca damę
}
-kind-king = { $form ->
   *[one] król
    [acc] króla
    [gen] króla
    [few] króle
    [many] króli
    [two] dwa króle
    [brief] króla
    [plate] rzuca króla
}
-kind-ace = { $form ->
   *[one] as
    [acc] asa
    [gen] asa
    [few] asy
    [many] asów
    [two] dwa asy
    [brief] asa
    [plate] rzuca asa
}

## Karty: „dama kier”, „damę kier”. Nazwa koloru się nie odmienia.

-card = { $rank } { $suit }
-card-red-joker = { $form ->
   *[one] czerwony joker
    [acc] czerwonego jokera
    [gen] czerwonego jokera
}
-card-black-joker = { $form ->
   *[one] czarny joker
    [acc] czarnego jokera
    [gen] czarnego jokera
}

-rank-two = { $form ->
   *[one] dwójka
    [acc] dwójkę
    [gen] dwójki
}
-rank-three = { $form ->
   *[one] trójka
    [acc] trójkę
    [gen] trójki
}
-rank-four = { $form ->
   *[one] czwórka
    [acc] czwórkę
    [gen] czwórki
}
-rank-five = { $form ->
   *[one] piątka
    [acc] piątkę
    [gen] piątki
}
-rank-six = { $form ->
   *[one] szóstka
    [acc] szóstkę
    [gen] szóstki
}
-rank-seven = { $form ->
   *[one] siódemka
    [acc] siódemkę
    [gen] siódemki
}
-rank-eight = { $form ->
   *[one] ósemka
    [acc] ósemkę
    [gen] ósemki
}
-rank-nine = { $form ->
   *[one] dziewiątka
    [acc] dziewiątkę
    [gen] dziewiątki
}
-rank-ten = { $form ->
   *[one] dziesiątka
    [acc] dziesiątkę
    [gen] dziesiątki
}
-rank-jack = { $form ->
   *[one] walet
    [acc] waleta
    [gen] waleta
}
-rank-queen = { $form ->
   *[one] dama
    [acc] damę
    [gen] damy
}
-rank-king = { $form ->
   *[one] król
    [acc] króla
    [gen] króla
}
-rank-ace = { $form ->
   *[one] as
    [acc] asa
    [gen] asa
}

-suit-spades = pik
-suit-hearts = kier
-suit-diamonds = karo
-suit-clubs = trefl

## Przed ostatnim elementem listy: „a, b i c”.

-list-last = {" i "}

## Liczby do dwunastu: `one` żeńskie, `acc` biernik żeński, `gen` dopełniacz (żeński), `m` męskie, `n` nijakie.

-number-0 = { $form ->
   *[one] zero
    [acc] zero
    [gen] zero
    [m] zero
    [n] zero
}
-number-1 = { $form ->
   *[one] jedna
    [acc] jedną
    [gen] jednej
    [m] jeden
    [n] jedno
}
-number-2 = { $form ->
   *[one] dwie
    [acc] dwie
    [gen] dwóch
    [m] dwa
    [n] dwa
}
-number-3 = { $form ->
   *[one] trzy
    [acc] trzy
    [gen] trzech
    [m] trzy
    [n] trzy
}
-number-4 = { $form ->
   *[one] cztery
    [acc] cztery
    [gen] czterech
    [m] cztery
    [n] cztery
}
-number-5 = { $form ->
   *[one] pięć
    [acc] pięć
    [gen] pięciu
    [m] pięć
    [n] pięć
}
-number-6 = { $form ->
   *[one] sześć
    [acc] sześć
    [gen] sześciu
    [m] sześć
    [n] sześć
}
-number-7 = { $form ->
   *[one] siedem
    [acc] siedem
    [gen] siedmiu
    [m] siedem
    [n] siedem
}
-number-8 = { $form ->
   *[one] osiem
    [acc] osiem
    [gen] ośmiu
    [m] osiem
    [n] osiem
}
-number-9 = { $form ->
   *[one] dziewięć
    [acc] dziewięć
    [gen] dziewięciu
    [m] dziewięć
    [n] dziewięć
}
-number-10 = { $form ->
   *[one] dziesięć
    [acc] dziesięć
    [gen] dziesięciu
    [m] dziesięć
    [n] dziesięć
}
-number-11 = { $form ->
   *[one] jedenaście
    [acc] jedenaście
    [gen] jedenastu
    [m] jedenaście
    [n] jedenaście
}
-number-12 = { $form ->
   *[one] dwanaście
    [acc] dwanaście
    [gen] dwunastu
    [m] dwanaście
    [n] dwanaście
}
