### A pontfüzet igazi kártyákhoz: mit utasít el a szerver, és a QR-kódok.

pad-watch-square = QR-kód a követéshez
pad-take-square = QR-kód a pontfüzet átvételéhez

## Elutasított kérések.

pad-not-kept = Ez az eszköz sosem vezette ezt a pontfüzetet, ezért nem módosíthatja.
pad-not-keeping = Ezt a pontfüzetet most egy másik eszköz vezeti.
pad-no-such-pad = Itt nincs pontfüzet. Lehet, hogy törölték.
pad-no-such-code = Ez a kód hibás, lejárt, vagy már használták. Kérj újat.
pad-too-much = Ez így egyszerre túl sok. Küldd kisebb részekben.
pad-full = Ez a pontfüzet megtelt. Kezdj újat.

## Elutasított bejegyzések. A kérés többi bejegyzése mentésre kerül.

pad-entry-too-large = Ez a bejegyzés nagyobb 16 KiB-nál.
pad-entry-not-understood = A szerver nem érti ezt a bejegyzést. Töltsd újra az oldalt.
