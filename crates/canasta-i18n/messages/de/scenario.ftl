### Probleme eines Szenarios, einer Ansicht oder einer Datei mit Hausregeln. Feldnamen und Geschriebenes bleiben unverändert.
### Nach einem Doppelpunkt: klein und ohne Punkt.

scenario-not-json = das ist kein JSON: { $error }
scenario-not-a-scenario = ein Szenario ist ein JSON-Objekt
scenario-not-a-view = eine Ansicht ist ein JSON-Objekt
scenario-not-house-rules = Hausregeln sind ein JSON-Objekt, nicht { $found }
scenario-perhaps = { $fault } (gemeint: { $near }?)
scenario-unknown-field = { $part ->
        [file] die Datei hat kein Feld { $field }
        [scenario] das Szenario hat kein Feld { $field }
        [view] die Ansicht hat kein Feld { $field }
        [rules] das Regelwerk hat kein Feld { $field }
       *[flags] flags hat kein Feld { $field }
    }
scenario-field-twice = { $part ->
        [file] in der Datei steht { $field } zweimal
        [scenario] im Szenario steht { $field } zweimal
        [view] in der Ansicht steht { $field } zweimal
        [rules] im Regelwerk steht { $field } zweimal
       *[flags] in flags steht { $field } zweimal
    }
scenario-unknown-preset = rules muss der Name eines Regelwerks sein ({ $presets }), nicht { $found }

## Feldnamen

scenario-field = { $name }
scenario-field-of-seat = { $name } von Platz { DIGITS($seat) }
scenario-field-of-side = { $name } von Seite { DIGITS($side) }

## Ungültige Werte

scenario-card = { $field }: { $why }
scenario-cards = { $field }: Karten schreibt man wie "4H TD", nicht { $found }
scenario-number = { $field } muss eine Zahl von { $low } bis { $high } sein, nicht { $found }
scenario-numbers = { $field } muss eine Liste von { DIGITS($count) } Zahlen von { $low } bis { $high } sein, nicht { $found }
scenario-so-many-flags = { $field } muss eine Liste von { DIGITS($count) } Werten sein, jeder true oder false, nicht { $found }
scenario-choice = { $field } muss einer dieser Werte sein: { $words }, nicht { $found }
scenario-card-counts = { $field } muss eine Liste von { DIGITS($count) } Kartenzahlen sein, nicht { $found }
scenario-hands = { $field } muss eine Liste von { DIGITS($count) } Händen sein, nicht { $found }
scenario-entries = { $field } muss eine Liste von { DIGITS($count) } gültigen Einträgen sein, nicht { $found }
scenario-rules = { $field } muss ein Objekt aus Regelfeldern sein, nicht { $found }
scenario-players = { $field } muss eine Zahl von 2 bis 6 sein, nicht { $found }
scenario-flag = { $field } muss true oder false sein, nicht { $found }
scenario-deal-number = { $field } muss die Nummer einer Runde sein, ab 1, nicht { $found }
scenario-seat = { $field } muss die Nummer eines Platzes sein, nicht { $found }
scenario-seat-or-null = { $field } muss die Nummer eines Platzes sein oder null fürs Zuschauen, nicht { $found }
scenario-seat-that-sits-out = { $field } muss die Nummer eines Platzes sein, der nach diesen Regeln aussetzen kann, nicht { $found }
scenario-phase = { $field } muss „draw“ oder „play“ sein, nicht { $found }
scenario-permission = { $field } muss „yes“ oder „no“ sein, nicht { $found }
scenario-ending = { $field } muss angeben, wie und mit welchem Platz eine Runde endet, nicht { $found }
scenario-list = { $field } muss eine Liste sein, nicht { $found }
scenario-object = { $field } muss ein Objekt sein, nicht { $found }
scenario-whole-numbers = { $field } muss aus ganzen Zahlen bestehen, nicht { $found }
scenario-flags = { $field } muss eine Liste aus true und false sein, nicht { $found }
scenario-text = { $field } muss ein Text sein, nicht { $found }
scenario-texts = { $field } muss eine Liste von Texten sein, nicht { $found }
scenario-ranks = { $field } muss aus Rängen bestehen, nicht { $found }
scenario-card-count = { $field } muss eine Kartenzahl sein, nicht { $found }
scenario-seen = { $field } muss ein Objekt mit known und passed sein, nicht { $found }

## Flags, und was sich widerspricht

scenario-missing-flag = in flags fehlt { $flag }; übergib flags so, wie der Referee sie ausgegeben hat, oder gar nicht
scenario-in-flags = flags: { $fault }
scenario-taken-not-held = in taken stehen Karten, die in diesem Zug nicht mit dem Stapel kamen oder die man melden darf
scenario-known-not-held = in known stehen Karten, die Platz { DIGITS($seat) } nicht auf der Hand hat
scenario-penalised-not-held = Platz { DIGITS($seat) } hat weniger rote Dreien, als bestraft wurden
scenario-too-many-penalties = es gibt nur vier rote Dreien, die man bestrafen kann
scenario-old-meld-missing = in old_melds steht eine Meldung, die nicht auf dem Tisch liegt
scenario-no-answer-due = answer_due kann hier nicht gesetzt sein

## Ansichten

scenario-missing-from-view = { $field } fehlt; übergib die Ansicht unverändert
scenario-stock-in-view = eine Ansicht hat kein stock, nur stock_size
scenario-other-hand-in-view = eine Ansicht zeigt nur die Hand ihres eigenen Platzes, für die anderen null
scenario-red-threes-before-view = Platz { DIGITS($seat) } würde vor dem Zug seine roten Dreien auslegen; eine Ansicht zeigt die Stellung danach
scenario-hand-size = laut hand_sizes hat Platz { DIGITS($seat) } { DIGITS($given) } Karten, auf der Hand sind { DIGITS($counted) }
scenario-known-elsewhere = laut seen hat Platz { DIGITS($seat) } Karten auf der Hand, die anderswo liegen
scenario-known-too-many = laut seen hat Platz { DIGITS($seat) } mehr Karten auf der Hand als laut hand_sizes
scenario-too-many-hidden = hand_sizes und stock_size ergeben mehr Karten, als verdeckt sind
scenario-shown-too-often = { CARD($card, form: "the") } kommt zu oft vor
