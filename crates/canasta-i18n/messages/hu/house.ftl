house-title = { $name } – Kanaszta
house-players = { SPELL($players, case: "capital") } játékosra.
house-play = Játék e szabályokkal
house-download = Letöltés
house-changes = Házi szabályok
house-all = Minden szabály
house-more = Bővebben, példákkal:

house-score-card = Pontértékek
house-joker = Dzsóker
house-two-or-ace = Kettes, ász
house-high = Királytól nyolcasig
house-low = Hetestől négyesig, fekete hármas
house-natural = Tiszta kanaszta
house-mixed = Vegyes kanaszta
house-whole = Kanaszta kézből, ráadás
house-red-three = Piros hármas
house-red-threes = Mind a négy piros hármas
house-out = Kimenés
house-concealed = Kimenés kézből
house-exchange = A kézben maradt lapok pontja levonódik.
house-minimums = Első lerakás
house-below = { $points } pont alatt
house-from = { $points } ponttól

house-share = Oszd meg ezeket a szabályokat
house-share-about = Adj nekik nevet, aztán küldd el a linket vagy a fájlt.
house-name = Név
house-give-name = Ez legyen a neve
house-link = Link ezekhez a szabályokhoz
house-copy = Másolás

house-open-title = Házi szabályok megnyitása – Kanaszta
house-open-heading = Házi szabályok megnyitása
house-open-about = Illeszd be egy házi szabályokat tartalmazó fájl szövegét.
house-open = Megnyitás
house-open-problems = Ezek nem házi szabályok
house-open-problem = { $problem }.
