### Problemy opisanej pozycji. Małą literą i bez kropki, bo są w listach.

position-seat = { $part }: miejsce { DIGITS($seat) } jest spoza zakresu (od 0 do { DIGITS($last) })
position-sits-out = { $part }: miejsce { DIGITS($seat) } pauzuje w tym rozdaniu
position-length = { $part } musi mieć { $wanted ->
        [one] jeden wpis
        [few] { $wanted } wpisy
       *[many] { $wanted } wpisów
    }, a nie { $found }
position-score = strona { DIGITS($side) } nie może mieć tylu punktów: { $points }
position-card-too-often = { $card } występuje { SPELL($times, form: "m") } razy, a są tylko dwie takie karty
position-too-few-cards = zostało za mało kart, żeby uzupełnić rękę miejsca { DIGITS($seat) }
position-meld = strona { DIGITS($side) } nie może mieć układu „{ $cards }”: { $why }
position-long-meld = strona { DIGITS($side) } ma nieprawidłowy układ (za długi, by go pokazać): { $why }
position-two-melds = strona { DIGITS($side) } ma dwa układy { KIND($rank, form: "many") }
position-not-a-red-three = wśród czerwonych trójek strony { DIGITS($side) } jest { $card }
position-red-three-in-hand = miejsce { DIGITS($seat) } ma na ręce czerwoną trójkę, a według zasad leży ona na stole
position-empty-hand = miejsce { DIGITS($seat) } ma grać, a nie ma kart
position-phase = faza nie zgadza się ze znacznikami (flags)
position-melded-without-meld = miejsce { DIGITS($seat) } jest oznaczone jako po wyłożeniu, a jego strona nie ma układów
