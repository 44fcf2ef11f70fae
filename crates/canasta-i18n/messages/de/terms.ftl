### Wörter in mehreren Formen.
### one: Grundform · many: Mehrzahl ohne Artikel · weak: Mehrzahl nach „die“, „deine“ · dat: Mehrzahl im Dativ
### a, a-acc, a-dat: mit „ein“ · the, the-acc: mit „der“ · brief: für Knöpfe

-kind-joker = { $form ->
   *[one] Joker
    [many] Joker
    [weak] Joker
    [dat] Jokern
    [a] ein Joker
    [a-acc] einen Joker
    [a-dat] einem Joker
    [the] der Joker
    [the-acc] den Joker
    [brief] Joker
}
-kind-two = { $form ->
   *[one] Zwei
    [many] Zweien
    [weak] Zweien
    [dat] Zweien
    [a] eine Zwei
    [a-acc] eine Zwei
    [a-dat] einer Zwei
    [the] die Zwei
    [the-acc] die Zwei
    [brief] wilde 2
}
-kind-red-three = { $form ->
   *[one] rote Drei
    [many] rote Dreien
    [weak] roten Dreien
    [dat] roten Dreien
    [a] eine rote Drei
    [a-acc] eine rote Drei
    [a-dat] einer roten Drei
    [the] die rote Drei
    [the-acc] die rote Drei
    [brief] rote 3
}
-kind-black-three = { $form ->
   *[one] schwarze Drei
    [many] schwarze Dreien
    [weak] schwarzen Dreien
    [dat] schwarzen Dreien
    [a] eine schwarze Drei
    [a-acc] eine schwarze Drei
    [a-dat] einer schwarzen Drei
    [the] die schwarze Drei
    [the-acc] die schwarze Drei
    [brief] schwarze 3
}
-kind-four = { $form ->
   *[one] Vier
    [many] Vieren
    [weak] Vieren
    [dat] Vieren
    [a] eine Vier
    [a-acc] eine Vier
    [a-dat] einer Vier
    [the] die Vier
    [the-acc] die Vier
    [brief] 4
}
-kind-five = { $form ->
   *[one] Fünf
    [many] Fünfen
    [weak] Fünfen
    [dat] Fünfen
    [a] eine Fünf
    [a-acc] eine Fünf
    [a-dat] einer Fünf
    [the] die Fünf
    [the-acc] die Fünf
    [brief] 5
}
-kind-six = { $form ->
   *[one] Sechs
    [many] Sechsen
    [weak] Sechsen
    [dat] Sechsen
    [a] eine Sechs
    [a-acc] eine Sechs
    [a-dat] einer Sechs
    [the] die Sechs
    [the-acc] die Sechs
    [brief] 6
}
-kind-seven = { $form ->
   *[one] Sieben
    [many] Siebenen
    [weak] Siebenen
    [dat] Siebenen
    [a] eine Sieben
    [a-acc] eine Sieben
    [a-dat] einer Sieben
    [the] die Sieben
    [the-acc] die Sieben
    [brief] 7
}
-kind-eight = { $form ->
   *[one] Acht
    [many] Achten
    [weak] Achten
    [dat] Achten
    [a] eine Acht
    [a-acc] eine Acht
    [a-dat] einer Acht
    [the] die Acht
    [the-acc] die Acht
    [brief] 8
}
-kind-nine = { $form ->
   *[one] Neun
    [many] Neunen
    [weak] Neunen
    [dat] Neunen
    [a] eine Neun
    [a-acc] eine Neun
    [a-dat] einer Neun
    [the] die Neun
    [the-acc] die Neun
    [brief] 9
}
-kind-ten = { $form ->
   *[one] Zehn
    [many] Zehnen
    [weak] Zehnen
    [dat] Zehnen
    [a] eine Zehn
    [a-acc] eine Zehn
    [a-dat] einer Zehn
    [the] die Zehn
    [the-acc] die Zehn
    [brief] 10
}
-kind-jack = { $form ->
   *[one] Bube
    [many] Buben
    [weak] Buben
    [dat] Buben
    [a] ein Bube
    [a-acc] einen Buben
    [a-dat] einem Buben
    [the] der Bube
    [the-acc] den Buben
    [brief] Bube
}
-kind-queen = { $form ->
   *[one] Dame
    [many] Damen
    [weak] Damen
    [dat] Damen
    [a] eine Dame
    [a-acc] eine Dame
    [a-dat] einer Dame
    [the] die Dame
    [the-acc] die Dame
    [brief] Dame
}
-kind-king = { $form ->
   *[one] König
    [many] Könige
    [weak] Könige
    [dat] Königen
    [a] ein König
    [a-acc] einen König
    [a-dat] einem König
    [the] der König
    [the-acc] den König
    [brief] König
}
-kind-ace = { $form ->
   *[one] Ass
    [many] Asse
    [weak] Asse
    [dat] Assen
    [a] ein Ass
    [a-acc] ein Ass
    [a-dat] einem Ass
    [the] das Ass
    [the-acc] das Ass
    [brief] Ass
}

## Karten stehen ohne Artikel („Herz-König“), nur die Joker haben einen.

-card = { $suit }-{ $rank }
-card-red-joker = { $form ->
   *[the] der rote Joker
    [acc] den roten Joker
    [dat] dem roten Joker
}
-card-black-joker = { $form ->
   *[the] der schwarze Joker
    [acc] den schwarzen Joker
    [dat] dem schwarzen Joker
}

-rank-two = Zwei
-rank-three = Drei
-rank-four = Vier
-rank-five = Fünf
-rank-six = Sechs
-rank-seven = Sieben
-rank-eight = Acht
-rank-nine = Neun
-rank-ten = Zehn
-rank-jack = Bube
-rank-queen = Dame
-rank-king = König
-rank-ace = Ass

-suit-spades = Pik
-suit-hearts = Herz
-suit-diamonds = Karo
-suit-clubs = Kreuz

-list-last = {" und "}

-number-0 = null
-number-1 = eins
-number-2 = zwei
-number-3 = drei
-number-4 = vier
-number-5 = fünf
-number-6 = sechs
-number-7 = sieben
-number-8 = acht
-number-9 = neun
-number-10 = zehn
-number-11 = elf
-number-12 = zwölf
