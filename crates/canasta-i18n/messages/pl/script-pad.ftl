### Słowa notatnika, które występują na kilku jego ekranach. Uzupełnia je przeglądarka.
### Notatnik służy przy grze prawdziwymi kartami: punkty zapisuje jeden telefon albo tablet.

script-pad-we = My
script-pad-they = Oni
script-pad-player = Gracz { $n }
script-pad-deal = Rozdanie { $n }
script-pad-heading = Notatnik
script-pad-go-back = Wstecz

## Wiersze tabeli.

script-pad-line-going-out = Skończenie
script-pad-line-natural-canastas = Czyste kanasty
script-pad-line-mixed-canastas = Mieszane kanasty
script-pad-line-concealed-canastas = Kanasty z ręki
script-pad-line-red-threes = Czerwone trójki
script-pad-line-undeclared-red-threes = Spóźnione trójki
script-pad-line-black-threes = Czarne trójki na koniec
script-pad-line-melded = Wyłożone karty
script-pad-line-in-hand = Karty na ręce
script-pad-line-exact-deal = Dokładne rozdanie
script-pad-line-penalties = Kary
script-pad-line-own = Własne wiersze
script-pad-this-deal = To rozdanie
script-pad-total = Razem
