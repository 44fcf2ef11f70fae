book-title = A kanaszta könyve
book-chapter-title = { $chapter } – Kanaszta
book-heading = A kanaszta könyve
book-about = Hogyan játsszuk, mik a szabályok kettőtől hat játékosig, és hogyan üzemeltethetsz saját szervert.

book-search = Keresés
book-find = Keresés
book-nothing-found = Nincs találat. Próbáld kevesebb szóval, például: „fekete hármas”.

book-part-introduction = Bevezetés
book-part-playing = Játék
book-part-rules = A szabályok részletesen
book-part-presets = Szabályváltozatok
book-part-hosting = Üzemeltetés
book-part-bots = Robotok
book-part-reference = Kézikönyv
book-part-measurements = Mérések

book-for-hosts = Üzemeltetőknek és programozóknak

book-in-chapter = Ebben a fejezetben
book-chapters = Fejezetek
book-all-chapters = Minden fejezet
book-table = Táblázat
book-text = Szöveg

book-differences = Miben térnek el a szabályváltozatok
book-choose-rules = A programban öt szabályváltozat van; mindegyik egy-egy kiadott leíráson alapul. Ha nem tudsz dönteni, maradj az alapszabályoknál: *wahhi*.
book-each-rule = Itt minden szabályt megtalálsz, amely eltérhet. Ahol a szabályváltozatok nem egyeznek, mindegyik eltérő szövegnek külön sora van. A saját asztalodnál bármelyik szabályt megváltoztathatod: minden változtatás egy házi szabály.
book-column-rule = szabály
book-column-in = hol
book-column-says = szöveg
book-in-all = mind

book-only-english = Ez a fejezet csak angolul olvasható.
book-sources = Források: { $sources }

book-every-rule = Minden szabály
book-whole = A teljes szabályváltozat

book-example = Példa (szabályok: <b>{ $rules }</b>)
book-cards = { $cards }
book-card = { $card }
book-allowed = Szabad.
book-not-possible = <b>Nem szabad:</b> { $because }.

book-points-each = egyenként { $points } pont
book-points-together = összesen { $points } pont
book-wild-cards = Helyettesítők: dzsókerek és kettesek
book-red-threes = Piros hármasok: jutalomlapok
book-black-threes = Fekete hármasok: zárólapok
book-natural-meld = Lerakás természetes lapokból
book-mixed-meld = Lerakás helyettesítő lappal
book-natural-canasta = Tiszta kanaszta
book-mixed-canasta = Vegyes kanaszta
