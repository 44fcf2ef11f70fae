### Problemi di uno scenario, di una vista o di un file di regole della casa. I nomi dei campi e ciò che era scritto restano com’erano.
### Tutti seguono due punti: in minuscolo e senza punto.

scenario-not-json = non è JSON: { $error }
scenario-not-a-scenario = uno scenario è un oggetto JSON
scenario-not-a-view = una vista è un oggetto JSON
scenario-not-house-rules = le regole della casa sono un oggetto JSON, non { $found }
scenario-perhaps = { $fault } (forse volevi dire { $near }?)
scenario-unknown-field = { $part ->
        [file] il file non ha un campo { $field }
        [scenario] lo scenario non ha un campo { $field }
        [view] la vista non ha un campo { $field }
        [rules] il regolamento non ha un campo { $field }
       *[flags] flags non ha un campo { $field }
    }
scenario-field-twice = { $part ->
        [file] nel file { $field } c’è due volte
        [scenario] nello scenario { $field } c’è due volte
        [view] nella vista { $field } c’è due volte
        [rules] nel regolamento { $field } c’è due volte
       *[flags] in flags { $field } c’è due volte
    }
scenario-unknown-preset = rules dev’essere il nome di un regolamento ({ $presets }), non { $found }

## Nomi dei campi, come compaiono nelle frasi qui sotto.

scenario-field = { $name }
scenario-field-of-seat = { $name } del posto { DIGITS($seat) }
scenario-field-of-side = { $name } della squadra { DIGITS($side) }

## Valori non validi.

scenario-card = { $field }: { $why }
scenario-cards = { $field }: le carte si scrivono come "4H TD", non { $found }
scenario-number = { $field } dev’essere un numero da { $low } a { $high }, non { $found }
scenario-numbers = { $field } dev’essere un elenco di { DIGITS($count) } numeri da { $low } a { $high }, non { $found }
scenario-so-many-flags = { $field } dev’essere un elenco di { DIGITS($count) } valori, ognuno true o false, non { $found }
scenario-choice = { $field } dev’essere uno tra { $words }, non { $found }
scenario-card-counts = { $field } dev’essere un elenco di { DIGITS($count) } numeri di carte, non { $found }
scenario-hands = { $field } dev’essere un elenco con le carte in mano di { DIGITS($count) } giocatori, non { $found }
scenario-entries = { $field } dev’essere un elenco di { DIGITS($count) } voci valide, non { $found }
scenario-rules = { $field } dev’essere un oggetto di campi del regolamento, non { $found }
scenario-players = { $field } dev’essere un numero da 2 a 6, non { $found }
scenario-flag = { $field } dev’essere true o false, non { $found }
scenario-deal-number = { $field } dev’essere il numero di una mano, da 1 in su, non { $found }
scenario-seat = { $field } dev’essere il numero di un posto, non { $found }
scenario-seat-or-null = { $field } dev’essere il numero di un posto, o null per chi guarda, non { $found }
scenario-seat-that-sits-out = { $field } dev’essere il numero di un posto che con queste regole può riposare, non { $found }
scenario-phase = { $field } dev’essere “draw” o “play”, non { $found }
scenario-permission = { $field } dev’essere “yes” o “no”, non { $found }
scenario-ending = { $field } dev’essere un modo di finire la mano, con il suo posto, non { $found }
scenario-list = { $field } dev’essere un elenco, non { $found }
scenario-object = { $field } dev’essere un oggetto, non { $found }
scenario-whole-numbers = { $field } deve contenere numeri interi, non { $found }
scenario-flags = { $field } dev’essere un elenco di valori true o false, non { $found }
scenario-text = { $field } dev’essere una stringa, non { $found }
scenario-texts = { $field } dev’essere un elenco di stringhe, non { $found }
scenario-ranks = { $field } deve contenere valori di carte, non { $found }
scenario-card-count = { $field } dev’essere un numero di carte, non { $found }
scenario-seen = { $field } dev’essere un oggetto con known e passed, non { $found }

## Flag, e cose che si contraddicono.

scenario-missing-flag = in flags ci vuole { $flag }; passa i flag come li ha scritti l’arbitro, oppure nessuno
scenario-in-flags = flags: { $fault }
scenario-taken-not-held = taken elenca carte che in questo turno non sono state prese col pozzo, o che si possono calare
scenario-known-not-held = known elenca carte che il posto { DIGITS($seat) } non ha in mano
scenario-penalised-not-held = il posto { DIGITS($seat) } ha meno tre rossi di quelli penalizzati
scenario-too-many-penalties = i tre rossi da penalizzare sono solo quattro
scenario-old-meld-missing = old_melds elenca una combinazione che non è sul tavolo
scenario-no-answer-due = qui answer_due non si può impostare

## Viste.

scenario-missing-from-view = manca { $field }; passa la vista senza modificarla
scenario-stock-in-view = una vista non ha stock, solo stock_size
scenario-other-hand-in-view = una vista mostra solo le carte del proprio posto, e null per gli altri
scenario-red-threes-before-view = il posto { DIGITS($seat) } metterebbe in tavola i suoi tre rossi prima di agire; una vista mostra la posizione successiva
scenario-hand-size = hand_sizes indica { DIGITS($given) } per il posto { DIGITS($seat) }, che in mano ne ha { DIGITS($counted) }
scenario-known-elsewhere = seen mette in mano al posto { DIGITS($seat) } carte che sono altrove
scenario-known-too-many = seen mette in mano al posto { DIGITS($seat) } più carte di hand_sizes
scenario-too-many-hidden = hand_sizes e stock_size contano più carte di quelle coperte
scenario-shown-too-often = { $card } compare troppe volte
