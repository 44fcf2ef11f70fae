set-deal-title = Osztás újrajátszása – Kanaszta
set-deal-heading = Osztás újrajátszása
set-deal-about = Ugyanazok a lapok, ugyanaz az osztó, ugyanaz az állás. Válassz bármelyik helyet; a többin robotok játszanak. A végén összevetheted az eredményeket.
set-deal-no-commitment = Ezeket a lapokat egyszer már kiosztották, ezért a keverés tisztessége nincs szavatolva, és az eredmény nem számít bele a statisztikádba.
set-deal-whole-deal = Osztás újrajátszása
set-deal-which-deal = Melyik osztás?
set-deal-deal = { $deal }. osztás
set-deal-result = { $side } <b>{ $points }</b>
set-deal-which-seat = Melyik hely?
set-deal-your-seat = a te helyed
set-deal-which-level = Robotok szintje
set-deal-play = Jöhetnek a lapok
set-deal-to-replay = Vissza a visszajátszáshoz
set-deal-not-over = { $deal }. osztás: nem fejezték be, ezért nem lehet újrajátszani.
set-deal-none = Ebben a játszmában egyetlen osztást sem fejeztek be, ezért nincs mit újrajátszani.

set-deal-again = { $deal }. osztás, újra
set-deal-compared = Összehasonlítás
set-deal-then = Először
set-deal-now = Most
set-deal-difference = { $alone ->
        [yes] { $more ->
            [yes] { $points } ponttal többet szereztél, mint először ezen a helyen.
           *[no] { $points } ponttal kevesebbet szereztél, mint először ezen a helyen.
        }
       *[no] { $more ->
            [yes] A csapatod { $points } ponttal többet szerzett, mint először.
           *[no] A csapatod { $points } ponttal kevesebbet szerzett, mint először.
        }
    }
set-deal-same = { $alone ->
        [yes] Ugyanannyit szereztél, mint először ezen a helyen.
       *[no] A csapatod ugyanannyit szerzett, mint először.
    }
set-deal-replay-then = Visszajátszás: először
set-deal-replay-now = Visszajátszás: most
set-deal-once-more = Játszom újra
set-deal-before = Előtte
