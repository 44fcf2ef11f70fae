scenario-not-json = ez nem JSON: { $error }
scenario-not-a-scenario = a jelenet egy JSON-objektum
scenario-not-a-view = a nézet egy JSON-objektum
scenario-not-house-rules = a házi szabályok egy JSON-objektum, ez nem jó: { $found }
scenario-perhaps = { $fault } (erre gondoltál: { $near }?)
scenario-unknown-field = { $part ->
        [file] a fájlban nincs ilyen mező: { $field }
        [scenario] a jelenetben nincs ilyen mező: { $field }
        [view] a nézetben nincs ilyen mező: { $field }
        [rules] a szabályváltozatban nincs ilyen mező: { $field }
       *[flags] a flags mezőben nincs ilyen: { $field }
    }
scenario-field-twice = { $part ->
        [file] a fájlban kétszer szerepel: { $field }
        [scenario] a jelenetben kétszer szerepel: { $field }
        [view] a nézetben kétszer szerepel: { $field }
        [rules] a szabályváltozatban kétszer szerepel: { $field }
       *[flags] a flags mezőben kétszer szerepel: { $field }
    }
scenario-unknown-preset = a rules egy szabályváltozat neve ({ $presets }), ez nem jó: { $found }

scenario-field = { $name }
scenario-field-of-seat = { $name } ({ DIGITS($seat) }. hely)
scenario-field-of-side = { $name } ({ DIGITS($side) }. csapat)

scenario-card = { $field }: { $why }
scenario-cards = { $field }: a lapokat így kell írni: "4H TD", ez nem jó: { $found }
scenario-number = { $field }: { $low } és { $high } közötti szám kell, ez nem jó: { $found }
scenario-numbers = { $field }: { DIGITS($count) } szám listája kell ({ $low }–{ $high }), ez nem jó: { $found }
scenario-so-many-flags = { $field }: { DIGITS($count) } értékből álló lista kell, mindegyik true vagy false, ez nem jó: { $found }
scenario-choice = { $field }: ezek egyike kell: { $words }, ez nem jó: { $found }
scenario-card-counts = { $field }: { DIGITS($count) } lapszám listája kell, ez nem jó: { $found }
scenario-hands = { $field }: { DIGITS($count) } játékos lapjainak listája kell, ez nem jó: { $found }
scenario-entries = { $field }: { DIGITS($count) } érvényes elem listája kell, ez nem jó: { $found }
scenario-rules = { $field }: szabálymezők objektuma kell, ez nem jó: { $found }
scenario-players = { $field }: 2 és 6 közötti szám kell, ez nem jó: { $found }
scenario-flag = { $field }: true vagy false kell, ez nem jó: { $found }
scenario-deal-number = { $field }: egy osztás sorszáma kell, 1-től, ez nem jó: { $found }
scenario-seat = { $field }: egy hely száma kell, ez nem jó: { $found }
scenario-seat-or-null = { $field }: egy hely száma kell, vagy nézőnek null, ez nem jó: { $found }
scenario-seat-that-sits-out = { $field }: olyan hely száma kell, amely e szabályok szerint pihenhet, ez nem jó: { $found }
scenario-phase = { $field }: „draw” vagy „play” kell, ez nem jó: { $found }
scenario-permission = { $field }: „yes” vagy „no” kell, ez nem jó: { $found }
scenario-ending = { $field }: az kell, hogyan ér véget az osztás, és melyik helyen, ez nem jó: { $found }
scenario-list = { $field }: lista kell, ez nem jó: { $found }
scenario-object = { $field }: objektum kell, ez nem jó: { $found }
scenario-whole-numbers = { $field }: egész számok kellenek, ez nem jó: { $found }
scenario-flags = { $field }: true vagy false értékek listája kell, ez nem jó: { $found }
scenario-text = { $field }: szöveg kell, ez nem jó: { $found }
scenario-texts = { $field }: szövegek listája kell, ez nem jó: { $found }
scenario-ranks = { $field }: rangok kellenek, ez nem jó: { $found }
scenario-card-count = { $field }: lapok száma kell, ez nem jó: { $found }
scenario-seen = { $field }: known és passed mezőjű objektum kell, ez nem jó: { $found }

scenario-missing-flag = a flags mezőből hiányzik: { $flag }; add át úgy, ahogy a játékvezető kiírta, vagy sehogy
scenario-in-flags = flags: { $fault }
scenario-taken-not-held = a taken olyan lapot is felsorol, amelyet a játékos nem ebben a körben vett fel a halommal, vagy amelyet lerakhat
scenario-known-not-held = a known olyan lapot is felsorol, amely nincs ott a kézben: { DIGITS($seat) }. hely
scenario-penalised-not-held = kevesebb piros hármas van itt, mint ahányért büntetés járt: { DIGITS($seat) }. hely
scenario-too-many-penalties = csak négy piros hármas van, amelyért büntetés járhat
scenario-old-meld-missing = az old_melds olyan lerakást is felsorol, amely nincs az asztalon
scenario-no-answer-due = az answer_due itt nem állítható be

scenario-missing-from-view = hiányzik: { $field }; a nézetet változtatás nélkül add át
scenario-stock-in-view = a nézetben nincs stock, csak stock_size
scenario-other-hand-in-view = a nézet csak a saját hely lapjait mutatja, a többieknél null áll
scenario-red-threes-before-view = { DIGITS($seat) }. hely a lépése előtt kitenné a piros hármasait; a nézet az utána következő állást mutatja
scenario-hand-size = { DIGITS($seat) }. hely: a hand_sizes szerint { DIGITS($given) } lap, a kézben viszont { DIGITS($counted) }
scenario-known-elsewhere = a seen olyan lapot is ide tesz, amely máshol van: { DIGITS($seat) }. hely
scenario-known-too-many = a seen több lapot tesz ide, mint a hand_sizes: { DIGITS($seat) }. hely
scenario-too-many-hidden = a hand_sizes és a stock_size együtt több lapot számol, mint ahány rejtve van
scenario-shown-too-often = túl sokszor szerepel: { $card }
