### Het menu van de tafel, en de sneltoetsen.

menu-title = Menu
menu-close = Menu sluiten
menu-score-and-log = Stand en verloop
menu-rules = Spelregels
menu-keys = Sneltoetsen
menu-full-screen = Volledig scherm
menu-leave-full-screen = Volledig scherm uit
menu-devices = Je apparaten
menu-leave = Van tafel gaan
menu-settings = Instellingen
menu-fair-deal = Eerlijk geschud ✓

menu-keys-title = Sneltoetsen
menu-keys-about = Sneltoetsen werken aan tafel, behalve terwijl je typt. Je kunt ze uitzetten in de instellingen.

## Wat elke toets doet.

menu-key-draw = Kaart trekken (passen als de stok op is)
menu-key-take = Stapel pakken
menu-key-meld = Gekozen kaarten op tafel leggen; met hints aan en niets gekozen: kiezen wat op tafel kan
menu-key-discard = Gekozen kaart afleggen, nadat de rest op tafel is gelegd
menu-key-ask = Je partner “Mag ik uit?” vragen
menu-key-red-three = Rode drie neerleggen (alleen als de regels dat vragen)
menu-key-rank = Een kaart van die waarde kiezen (K = heer, Q = vrouw, J = boer, 0 = tien, 3 = drie, * = joker). Nog eens: de rest erbij, dan steeds één minder
menu-key-whole-rank = Alle kaarten van die waarde kiezen
menu-key-arrows = Langs je hand gaan; spatie kiest een kaart, Shift+spatie de hele kolom
menu-key-move = De kolom verplaatsen
menu-key-enter = In je hand: op de opgelichte knop drukken
menu-key-wild = Een gekozen wilde kaart naar een andere set verplaatsen
menu-key-escape = De keuze wissen
menu-key-hint = Hint (als hints aanstaan)
menu-key-pile = Hoe je de stapel kunt pakken
menu-key-others = De andere spelers en hun aantal kaarten
menu-key-score = Stand en verloop
menu-key-hand = Je hand
menu-key-keys = Sneltoetsen

## Hoe de toetsen heten.

menu-keycap-whole-rank = Shift + waarde
menu-keycap-arrows = Pijltjes, Home, End
menu-keycap-move = Shift + pijltjes
menu-keycap-enter = Enter
menu-keycap-escape = Escape
