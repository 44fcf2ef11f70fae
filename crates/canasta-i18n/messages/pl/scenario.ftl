### Problemy scenariusza, widoku lub pliku z zasadami domowymi. Nazwy pól i to, co wpisano, są pokazane bez zmian.
### Każdy stoi po dwukropku: małą literą i bez kropki.

scenario-not-json = to nie jest JSON: { $error }
scenario-not-a-scenario = scenariusz to obiekt JSON
scenario-not-a-view = widok to obiekt JSON
scenario-not-house-rules = zasady domowe to obiekt JSON, a nie { $found }
scenario-perhaps = { $fault } (może chodzi o { $near }?)
scenario-unknown-field = { $part ->
        [file] plik nie ma pola { $field }
        [scenario] scenariusz nie ma pola { $field }
        [view] widok nie ma pola { $field }
        [rules] zestaw zasad nie ma pola { $field }
       *[flags] flags nie ma pola { $field }
    }
scenario-field-twice = { $part ->
        [file] w pliku pole { $field } jest dwa razy
        [scenario] w scenariuszu pole { $field } jest dwa razy
        [view] w widoku pole { $field } jest dwa razy
        [rules] w zestawie zasad pole { $field } jest dwa razy
       *[flags] we flags pole { $field } jest dwa razy
    }
scenario-unknown-preset = rules musi być nazwą zestawu zasad ({ $presets }), a nie { $found }

## Nazwy pól, użyte w zdaniach niżej.

scenario-field = { $name }
scenario-field-of-seat = { $name } miejsca { DIGITS($seat) }
scenario-field-of-side = { $name } strony { DIGITS($side) }

## Nieprawidłowe wartości.

scenario-card = { $field }: { $why }
scenario-cards = { $field }: karty zapisuje się jak "4H TD", a nie { $found }
scenario-number = { $field } musi być liczbą od { $low } do { $high }, a nie { $found }
scenario-numbers = { $field } musi być listą liczb od { $low } do { $high } (długość { DIGITS($count) }), a nie { $found }
scenario-so-many-flags = { $field } musi być listą wartości true lub false (długość { DIGITS($count) }), a nie { $found }
scenario-choice = { $field } musi być jedną z wartości { $words }, a nie { $found }
scenario-card-counts = { $field } musi być listą liczb kart (długość { DIGITS($count) }), a nie { $found }
scenario-hands = { $field } musi być listą rąk (długość { DIGITS($count) }), a nie { $found }
scenario-entries = { $field } musi być listą prawidłowych wpisów (długość { DIGITS($count) }), a nie { $found }
scenario-rules = { $field } musi być obiektem z polami zasad, a nie { $found }
scenario-players = { $field } musi być liczbą od 2 do 6, a nie { $found }
scenario-flag = { $field } musi być true lub false, a nie { $found }
scenario-deal-number = { $field } musi być numerem rozdania, od 1, a nie { $found }
scenario-seat = { $field } musi być numerem miejsca, a nie { $found }
scenario-seat-or-null = { $field } musi być numerem miejsca albo null dla widza, a nie { $found }
scenario-seat-that-sits-out = { $field } musi być numerem miejsca, które według tych zasad może pauzować, a nie { $found }
scenario-phase = { $field } musi być „draw” lub „play”, a nie { $found }
scenario-permission = { $field } musi być „yes” lub „no”, a nie { $found }
scenario-ending = { $field } musi być sposobem zakończenia rozdania, z miejscem, a nie { $found }
scenario-list = { $field } musi być listą, a nie { $found }
scenario-object = { $field } musi być obiektem, a nie { $found }
scenario-whole-numbers = { $field } musi zawierać liczby całkowite, a nie { $found }
scenario-flags = { $field } musi być listą wartości true lub false, a nie { $found }
scenario-text = { $field } musi być tekstem, a nie { $found }
scenario-texts = { $field } musi być listą tekstów, a nie { $found }
scenario-ranks = { $field } musi zawierać wartości kart, a nie { $found }
scenario-card-count = { $field } musi być liczbą kart, a nie { $found }
scenario-seen = { $field } musi być obiektem z polami known i passed, a nie { $found }

## Znaczniki i sprzeczności.

scenario-missing-flag = flags musi mieć { $flag }; podaj flags tak, jak je wypisał sędzia (referee), albo żadnych
scenario-in-flags = flags: { $fault }
scenario-taken-not-held = taken wymienia karty, które nie zostały w tym ruchu wzięte ze stosem albo które można wyłożyć
scenario-known-not-held = known wymienia karty, których nie ma na ręce miejsca { DIGITS($seat) }
scenario-penalised-not-held = miejsce { DIGITS($seat) } ma mniej czerwonych trójek, niż dostało kar
scenario-too-many-penalties = są tylko cztery czerwone trójki, za które można dać karę
scenario-old-meld-missing = old_melds wymienia układ, którego nie ma na stole
scenario-no-answer-due = answer_due nie może tu być ustawione

## Widoki.

scenario-missing-from-view = brakuje { $field }; podaj widok bez zmian
scenario-stock-in-view = widok nie ma pola stock, tylko stock_size
scenario-other-hand-in-view = widok pokazuje tylko rękę swojego miejsca, a dla pozostałych null
scenario-red-threes-before-view = miejsce { DIGITS($seat) } przed ruchem kładzie na stole czerwone trójki; widok pokazuje pozycję po tym
scenario-hand-size = hand_sizes podaje { DIGITS($given) } dla miejsca { DIGITS($seat) }, a na ręce jest { DIGITS($counted) }
scenario-known-elsewhere = seen umieszcza na ręce miejsca { DIGITS($seat) } karty, które są gdzie indziej
scenario-known-too-many = seen umieszcza na ręce miejsca { DIGITS($seat) } więcej kart niż hand_sizes
scenario-too-many-hidden = hand_sizes i stock_size liczą więcej kart, niż jest zakrytych
scenario-shown-too-often = { $card } występuje za dużo razy
