### Nagłówki i wartości w tabelach do pobrania.

csv-deal = Rozdanie
csv-dealer = Rozdający
csv-side = Strona
csv-players = Gracze
csv-natural-canastas = Czyste kanasty
csv-mixed-canastas = Mieszane kanasty
csv-concealed-canastas = Kanasty z ręki
csv-red-threes = Czerwone trójki
csv-going-out = Skończenie
csv-exact-deal = Dokładne rozdanie
csv-penalties = Kary
csv-melded = Wyłożone karty
csv-in-hand = Karty na ręce
csv-score = To rozdanie
csv-total = Razem
csv-ended = Koniec rozdania
csv-out = Kto kończy
csv-game = Partia
csv-table = Stół
csv-date = Data
csv-rules = Zestaw zasad
csv-house-rules = Zasady domowe
csv-partners = Partnerzy
csv-opponents = Przeciwnicy
csv-won = Wygrana
csv-own = Własna gra
csv-points = Punkty
csv-best-other-points = Punkty najlepszych przeciwników
csv-natural = Czyste kanasty
csv-mixed = Mieszane kanasty
csv-piles = Wzięte stosy
csv-other-natural = Czyste kanasty przeciwników
csv-other-mixed = Mieszane kanasty przeciwników
csv-other-piles = Stosy wzięte przez przeciwników
csv-minimum = Minimum
csv-opened-in-turn = Pierwsze wyłożenie w ruchu
csv-conceded = Poddanie

## Wartości.

csv-and = i
csv-yes = tak
csv-no = nie

csv-me = ja
csv-me-concealed = ja, z ręki
csv-partner = partner
csv-partner-concealed = partner, z ręki
csv-opponent = przeciwnik
csv-opponent-concealed = przeciwnik, z ręki
csv-stock = koniec talonu

csv-went-out = skończenie
csv-went-out-concealed = skończenie z ręki
csv-stock-exhausted = koniec talonu
csv-last-red-three = ostatnia karta: czerwona trójka
