menu-title = Menü
menu-close = Menü bezárása
menu-score-and-log = Állás és napló
menu-rules = Szabályok
menu-keys = Billentyűparancsok
menu-full-screen = Teljes képernyő
menu-leave-full-screen = Ablakos nézet
menu-devices = Eszközeid
menu-leave = Távozás az asztaltól
menu-settings = Beállítások
menu-fair-deal = Tisztességes osztás ✓

menu-keys-title = Billentyűparancsok
menu-keys-about = Az asztalnál mindig működnek, csak gépelés közben nem. A beállításokban kikapcsolhatod őket.

menu-key-draw = Húzás (üres paklinál passz)
menu-key-take = A halom felvétele
menu-key-meld = A kijelölt lapok lerakása; ha vannak tippek és nincs kijelölés, a lerakható lapok kijelölése
menu-key-discard = A kijelölt lap eldobása, a többi lerakása után
menu-key-ask = Kérdés a partnerhez: „Kimehetek?”
menu-key-red-three = Piros hármas kitétele (csak ha a szabályok szerint kell)
menu-key-rank = Az adott rangú lap kijelölése (Q = dáma, J = bubi, 0 = tízes, 3 = hármas, * = dzsóker). Még egyszer: a többi is, aztán eggyel kevesebb
menu-key-whole-rank = Az adott rangú összes lap kijelölése
menu-key-arrows = Mozgás a lapok között; a szóköz egy lapot jelöl ki, a Shift + szóköz az egész oszlopot
menu-key-move = Az oszlop áthelyezése
menu-key-enter = A lapjaidnál: a kiemelt gomb megnyomása
menu-key-wild = A kijelölt helyettesítő áthelyezése másik lerakáshoz
menu-key-escape = A kijelölés törlése
menu-key-hint = Tipp (ha ennél az asztalnál van)
menu-key-pile = Hogyan vehető fel a halom
menu-key-others = A többi játékos és a lapjaik száma
menu-key-score = Állás és napló
menu-key-hand = A lapjaid
menu-key-keys = Billentyűparancsok

menu-keycap-whole-rank = Shift + rang
menu-keycap-arrows = Nyilak, Home, End
menu-keycap-move = Shift + nyilak
menu-keycap-enter = Enter
menu-keycap-escape = Escape
