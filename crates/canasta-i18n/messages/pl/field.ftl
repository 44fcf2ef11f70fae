### Pola zestawu zasad w formularzu: nazwa, o co chodzi i możliwości do wyboru.

field-first-dealer = Kto rozdaje pierwszy
field-first-dealer-help = Kto rozdaje karty w pierwszym rozdaniu.
field-first-dealer-seat-draw = Osoba przed tą z najstarszą kartą
field-first-dealer-random = Losowo

field-seating = Partnerzy i miejsca
field-seating-help = Jak ustala się partnerów i miejsca.
field-seating-drawn = Losowanie kart
field-seating-drawn-ends-void = Losowanie kart (po cztery z obu końców talii się nie liczą)
field-seating-optional = Dowolnie
field-seating-fixed = Ustalone z góry

field-five-players = Gra w piątkę
field-five-players-help = Jak gra pięć osób. Przy dwóch stronach w każdym rozdaniu ktoś z trójki pauzuje.
field-five-players-individuals = Każdy dla siebie
field-five-players-two-sides = Trzy na dwa

field-cut = Przełożenie
field-cut-help = Kto przekłada przed każdym rozdaniem.
field-cut-dealer-left = Gracz po lewej stronie rozdającego
field-cut-dealer-left-may = Gracz po lewej stronie rozdającego, jeśli chce
field-cut-dealer-right = Gracz po prawej stronie rozdającego

field-clockwise = Zgodnie z ruchem wskazówek zegara
field-clockwise-help = Czy gra i rozdawanie idą zgodnie z ruchem wskazówek zegara. Jeśli nie, idą w przeciwną stronę.

field-hand-size = Rozdane karty
field-hand-size-help = Po ile kart się rozdaje.

field-draw-count = Dobierane karty
field-draw-count-help = Ile kart dobiera się z talonu w każdym ruchu. Odrzuca się zawsze jedną.

field-melds-in-first-round = Wykładanie w pierwszej kolejce
field-melds-in-first-round-help = Jeśli nie, w swoim pierwszym ruchu w rozdaniu nikt nie może wykładać kart ani brać stosu.

field-canastas-to-go-out = Kanasty do skończenia
field-canastas-to-go-out-help = Ile kanast potrzebuje strona, żeby skończyć.

field-upcard = Pierwsza karta stosu
field-upcard-help = Które pierwsze karty przykrywa się następną.
field-upcard-cover-threes = Przykryć dzikie karty i trójki
field-upcard-first-black-three-stays = Przykryć dzikie karty i trójki, ale nie czarną trójkę odkrytą jako pierwszą
field-upcard-black-three-stays = Przykryć dzikie karty i czerwone trójki

field-exact-deal-bonus = Premia za dokładne rozdanie
field-exact-deal-bonus-help = Punkty za zebranie z talii dokładnie tylu kart, ile trzeba. Tutaj rozdaje program, więc nikt ich nie dostanie.

field-dealt-red-threes = Czerwone trójki z rozdania
field-dealt-red-threes-help = Kiedy rozdane czerwone trójki trafiają na stół.
field-dealt-red-threes-at-once = Przed pierwszym ruchem
field-dealt-red-threes-first-turn = W pierwszym ruchu gracza

field-declaring = Dobrane czerwone trójki
field-declaring-help = Czy czerwone trójki same trafiają na stół, czy trzeba je odkryć.
field-declaring-automatic = Same trafiają na stół
field-declaring-by-hand = Trzeba je odkryć, inaczej kara

field-undeclared-penalty = Kara za nieodkrytą czerwoną trójkę
field-undeclared-penalty-help = Ile punktów kosztuje każda czerwona trójka nieodkryta do końca ruchu.

field-red-three-freezes = Czerwona trójka zamraża stos
field-red-three-freezes-help = Czy zamraża go czerwona trójka, która zaraz po rozdaniu kart trafia na stos.

field-black-three-freezes = Czarna trójka zamraża stos
field-black-three-freezes-help = Jeśli nie, czarna trójka zatrzymuje tylko następnego gracza.

field-wilds-may-outnumber = Dzikich kart więcej niż naturalnych
field-wilds-may-outnumber-help = Czy układ może mieć dwie karty naturalne i trzy dzikie.

field-naturals-for-wilds = Karty naturalne na dzikie
field-naturals-for-wilds-help = Ile co najmniej kart naturalnych musi mieć układ z jedną dziką kartą (pierwsze pole), z dwiema (drugie) i z trzema (trzecie). 9 oznacza, że to niemożliwe.

field-wilds-on-natural-canasta = Dzikie karty do czystej kanasty
field-wilds-on-natural-canasta-help = Jeśli nie, czysta kanasta nie może stać się mieszana.

field-minimums = Minima pierwszego wyłożenia
field-minimums-help = Ile musi być warte pierwsze wyłożenie. Im wyższy wynik przed rozdaniem, tym dalej na tej liście.

field-minimum-from = Wyniki, które podnoszą minimum
field-minimum-from-help = Najniższe wyniki dla drugiego, trzeciego, czwartego i piątego minimum.

field-fifth-minimum = Piąte minimum
field-fifth-minimum-help = Ile musi być warte pierwsze wyłożenie przy najwyższych wynikach. 0 oznacza, że piątego minimum nie ma.

field-pile-opening-outnumbers = Pierwsze wyłożenie ze stosem: przewaga kart naturalnych
field-pile-opening-outnumbers-help = Jeśli bierzesz stos przy pierwszym wyłożeniu, w każdym układzie musi być więcej kart naturalnych niż dzikich.

field-wilds-in-initial-meld = Dzikie karty w pierwszym wyłożeniu
field-wilds-in-initial-meld-help = Jeśli nie, pierwsze wyłożenie może się składać tylko z kart naturalnych, ze stosem i bez niego.

field-frozen-until-opened = Stos zamrożony do pierwszego wyłożenia
field-frozen-until-opened-help = Jeśli nie, już przy pierwszym wyłożeniu można wziąć stos na jedną naturalną kartę i dziką.

field-take-with-wild = Branie stosu na dziką kartę
field-take-with-wild-help = Czy stos można wziąć na naturalną kartę i dziką.

field-take-onto-canasta = Branie stosu do kanasty
field-take-onto-canasta-help = Jeśli nie, do kanasty nie można dołożyć wierzchniej karty stosu.

field-one-card-takes-one-card = Jedna karta na ręce, jedna w stosie
field-one-card-takes-one-card-help = Czy gracz z jedną kartą na ręce może wziąć stos z jednej karty.

field-melds-from-pile = Wykładanie kart ze stosu
field-melds-from-pile-help = Jeśli nie, karty wzięte ze stosem, oprócz wierzchniej, czekają do następnego ruchu.

field-pile-looked-through = Przeglądanie stosu
field-pile-looked-through-help = Czy w swoim pierwszym ruchu, przed odrzuceniem karty, można przejrzeć stos.

field-must-take-when-stock-empty = Przymus brania przy pustym talonie
field-must-take-when-stock-empty-help = Czy trzeba wtedy wziąć stos, gdy jego wierzchnia karta pasuje do układu.

field-last-drawer-ends = Ostatnia karta talonu kończy rozdanie
field-last-drawer-ends-help = Czy rozdanie kończy się, gdy odrzuci kartę osoba, która dobrała ostatnią.

field-concealed-may-add = Z ręki: dokładanie do układów partnera
field-concealed-may-add-help = Czy kończąc z ręki, można dokładać do układów partnera.

field-concealed-beside-melds = Z ręki po wyłożeniu partnera
field-concealed-beside-melds-help = Czy można skończyć z ręki, gdy partner ma już coś na stole.

field-asking = Pytanie „Mogę skończyć?”
field-asking-help = Kiedy można zapytać partnera.
field-asking-before-taking = Przed dobraniem lub po nim, nie po wzięciu stosu
field-asking-after-drawing-or-taking = Po dobraniu karty lub wzięciu stosu

field-must-ask = Kończenie tylko po „tak”
field-must-ask-help = Czy przed skończeniem trzeba zapytać. Kto nie ma partnera, nie pyta.

field-card-values = Wartości kart
field-card-values-help = Punkty za każdą kartę, wyłożoną lub pozostałą na ręce. Czerwona trójka daje tylko premię.

field-natural-canasta-bonus = Czysta kanasta
field-natural-canasta-bonus-help = Punkty za kanastę bez dzikiej karty.

field-mixed-canasta-bonus = Mieszana kanasta
field-mixed-canasta-bonus-help = Punkty za kanastę z dzikimi kartami.

field-concealed-canasta-bonus = Kanasta z ręki
field-concealed-canasta-bonus-help = Dodatkowe punkty za kanastę wyłożoną naraz.

field-red-three-bonus = Czerwona trójka
field-red-three-bonus-help = Punkty za każdą czerwoną trójkę.

field-four-red-threes-bonus = Cztery czerwone trójki
field-four-red-threes-bonus-help = Punkty za wszystkie cztery razem, zamiast punktów za każdą.

field-red-threes-count = Kiedy liczą się czerwone trójki
field-red-threes-count-help = Czego strona potrzebuje, żeby czerwone trójki liczyły się na plus, i co się dzieje bez tego.
field-red-threes-count-melded = Na plus z układem, bez niego na minus
field-red-threes-count-melded-or-nothing = Na plus z układem, bez niego wcale
field-red-threes-count-canasta = Na plus z kanastą, bez niej na minus
field-red-threes-count-canasta-or-nothing = Na plus z kanastą, bez niej wcale

field-red-three-penalty = Czerwona trójka na minus
field-red-three-penalty-help = Ile punktów odbiera każda. 0 oznacza tyle, ile by dała.

field-max-red-three-penalty = Czerwone trójki na minus: najwyżej
field-max-red-three-penalty-help = Ile punktów mogą odebrać w jednym rozdaniu. 0 oznacza brak granicy.

field-going-out-bonus = Skończenie
field-going-out-bonus-help = Punkty za skończenie rozdania.

field-concealed-bonus = Skończenie z ręki
field-concealed-bonus-help = Punkty za skończenie z ręki (razem z premią za skończenie).

field-black-three-bonus = Wyłożona czarna trójka
field-black-three-bonus-help = Dodatkowe punkty za każdą czarną trójkę wyłożoną na zakończenie.

field-four-black-threes-bonus = Cztery wyłożone czarne trójki
field-four-black-threes-bonus-help = Dalsze punkty za wyłożenie na zakończenie wszystkich czterech czarnych trójek.

field-game-points = Punkty do wygranej
field-game-points-help = Wynik, który kończy partię.

field-deals-per-game = Liczba rozdań
field-deals-per-game-help = Po tylu rozdaniach partia się kończy, bez względu na wynik. 0 oznacza, że kończy ją liczba punktów.
