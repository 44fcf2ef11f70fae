### Woorden die in verschillende vormen voorkomen. `brief` is voor knoppen.

-kind-joker = { $form ->
   *[one] joker
    [many] jokers
    [a] een joker
    [brief] joker
}
-kind-two = { $form ->
   *[one] twee
    [many] tweeën
    [a] een twee
    [brief] wilde 2
}
-kind-red-three = { $form ->
   *[one] rode drie
    [many] rode drieën
    [a] een rode drie
    [brief] rode 3
}
-kind-black-three = { $form ->
   *[one] zwarte drie
    [many] zwarte drieën
    [a] een zwarte drie
    [brief] zwarte 3
}
-kind-four = { $form ->
   *[one] vier
    [many] vieren
    [a] een vier
    [brief] 4
}
-kind-five = { $form ->
   *[one] vijf
    [many] vijven
    [a] een vijf
    [brief] 5
}
-kind-six = { $form ->
   *[one] zes
    [many] zessen
    [a] een zes
    [brief] 6
}
-kind-seven = { $form ->
   *[one] zeven
    [many] zevens
    [a] een zeven
    [brief] 7
}
-kind-eight = { $form ->
   *[one] acht
    [many] achten
    [a] een acht
    [brief] 8
}
-kind-nine = { $form ->
   *[one] negen
    [many] negens
    [a] een negen
    [brief] 9
}
-kind-ten = { $form ->
   *[one] tien
    [many] tienen
    [a] een tien
    [brief] 10
}
-kind-jack = { $form ->
   *[one] boer
    [many] boeren
    [a] een boer
    [brief] boer
}
-kind-queen = { $form ->
   *[one] vrouw
    [many] vrouwen
    [a] een vrouw
    [brief] vrouw
}
-kind-king = { $form ->
   *[one] heer
    [many] heren
    [a] een heer
    [brief] heer
}
-kind-ace = { $form ->
   *[one] aas
    [many] azen
    [a] een aas
    [brief] aas
}

## Kaarten in één woord: “de hartenvrouw”, “de klaverzes”.

-card = de { $suit }{ $rank }
-card-red-joker = de rode joker
-card-black-joker = de zwarte joker

-rank-two = twee
-rank-three = drie
-rank-four = vier
-rank-five = vijf
-rank-six = zes
-rank-seven = zeven
-rank-eight = acht
-rank-nine = negen
-rank-ten = tien
-rank-jack = boer
-rank-queen = vrouw
-rank-king = heer
-rank-ace = aas

-suit-spades = schoppen
-suit-hearts = harten
-suit-diamonds = ruiten
-suit-clubs = klaver

-list-last = {" en "}

-number-0 = nul
-number-1 = één
-number-2 = twee
-number-3 = drie
-number-4 = vier
-number-5 = vijf
-number-6 = zes
-number-7 = zeven
-number-8 = acht
-number-9 = negen
-number-10 = tien
-number-11 = elf
-number-12 = twaalf
