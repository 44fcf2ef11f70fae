### Problemi di una posizione descritta. Iniziano in minuscolo e senza punto, perché stanno in elenchi.

position-seat = { $part }: il posto { DIGITS($seat) } non esiste (da 0 a { DIGITS($last) })
position-sits-out = { $part }: il posto { DIGITS($seat) } riposa in questa mano
position-length = { $part } deve avere { $wanted ->
        [one] una voce
       *[other] { $wanted } voci
    }, non { $found }
position-score = la squadra { DIGITS($side) } non può avere { $points } punti
position-card-too-often = { $card } compare { SPELL($times) } volte, ma ce ne sono solo due
position-too-few-cards = non restano abbastanza carte per il posto { DIGITS($seat) }
position-meld = la squadra { DIGITS($side) } non può avere la combinazione “{ $cards }”: { $why }
position-long-meld = la squadra { DIGITS($side) } ha una combinazione non valida (troppo lunga da mostrare): { $why }
position-two-melds = la squadra { DIGITS($side) } ha due combinazioni dello stesso valore ({ KIND($rank, form: "many") })
position-not-a-red-three = tra i tre rossi della squadra { DIGITS($side) } c’è { $card }
position-red-three-in-hand = il posto { DIGITS($seat) } ha in mano un tre rosso, che per le regole va in tavola
position-empty-hand = il posto { DIGITS($seat) } è di turno ma non ha carte
position-phase = la fase non corrisponde ai flag
position-melded-without-meld = il posto { DIGITS($seat) } risulta aver calato, ma la sua squadra non ha combinazioni
