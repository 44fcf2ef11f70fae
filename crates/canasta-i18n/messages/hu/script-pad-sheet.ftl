script-pad-sheet-ended-out = { $player } kiment
script-pad-sheet-ended-concealed = { $player } kézből ment ki
script-pad-sheet-ended-nobody = Senki sem ment ki
script-pad-sheet-ended-unknown = Nincs beírva, ki ment ki

script-pad-sheet-times = { $count } × { $value }
script-pad-sheet-all-four = mind a négy
script-pad-sheet-threes-no-meld = { $n }, lerakás nélkül
script-pad-sheet-threes-no-canasta = { $n }, kanaszta nélkül
script-pad-sheet-out-concealed = { $player }, kézből
script-pad-sheet-with-black-threes = { $n ->
        [one] egy fekete hármassal
       *[other] { $n } fekete hármassal
    }
script-pad-sheet-own-times = { $name }: { $count } × { $value }
script-pad-sheet-not-entered = nincs beírva
script-pad-sheet-was = előtte { $before }
script-pad-sheet-nobody = senki
script-pad-sheet-rules-of-line = { $line }: mit mond a szabály
script-pad-sheet-rule-set = Szabályok: { $rules }

script-pad-sheet-query-asked = { $named ->
        [yes] { $name } ellenőrzést kért ehhez az osztáshoz ({ $time }).
       *[no] Egy néző ellenőrzést kért ehhez az osztáshoz ({ $time }).
    }
script-pad-sheet-query-settle = Ellenőrizve

script-pad-sheet-conflict-heading = Ezt az osztást kétszer írták be
script-pad-sheet-conflict-help = Két telefonon írták be, amíg nem volt köztük kapcsolat. Válaszd ki a helyeset. A másik is megmarad a változások között.
script-pad-sheet-conflict-phone = { $here ->
        [yes] Ez a telefon
       *[no] { $named ->
            [yes] { $name } telefonja
           *[no] Másik telefon
        }
    }
script-pad-sheet-conflict-line = Sor
script-pad-sheet-conflict-keep = Ez marad
script-pad-sheet-line-of-side = { $side }: { $line }

script-pad-sheet-paper-heading = Más jött ki papíron?
script-pad-sheet-paper-help = Írd be, mennyi jött ki neked ebben az osztásban. A pontfüzet olyan tévedést keres, amely egymaga megmagyarázza a különbséget.
script-pad-sheet-paper-minus = Mínusz, { $side }
script-pad-sheet-paper-same = { $side }: ugyanannyi, mint a pontfüzetben.
script-pad-sheet-paper-more = <b>{ $side }: { $points } ponttal több, mint a pontfüzetben.</b> A papíron ez lehet a hiba:
script-pad-sheet-paper-less = <b>{ $side }: { $points } ponttal kevesebb, mint a pontfüzetben.</b> A papíron ez lehet a hiba:
script-pad-sheet-paper-more-unexplained = <b>{ $side }: { $points } ponttal több, mint a pontfüzetben.</b> Ez nem jöhet ki egyetlen tévedésből. Számolj újra mindent.
script-pad-sheet-paper-less-unexplained = <b>{ $side }: { $points } ponttal kevesebb, mint a pontfüzetben.</b> Ez nem jöhet ki egyetlen tévedésből. Számolj újra mindent.

script-pad-sheet-slip-natural-more = Eggyel több tiszta kanaszta.
script-pad-sheet-slip-natural-fewer = Eggyel kevesebb tiszta kanaszta.
script-pad-sheet-slip-mixed-more = Eggyel több vegyes kanaszta.
script-pad-sheet-slip-mixed-fewer = Eggyel kevesebb vegyes kanaszta.
script-pad-sheet-slip-mixed-as-natural = Egy vegyes kanaszta tisztának számolva.
script-pad-sheet-slip-natural-as-mixed = Egy tiszta kanaszta vegyesnek számolva.
script-pad-sheet-slip-red-threes = { $paper ->
        [one] { $pad } piros hármas helyett egy.
       *[other] { $pad } piros hármas helyett { $paper }.
    }
script-pad-sheet-slip-red-threes-for-side = A piros hármasok hozzáadva, pedig nincs lerakás.
script-pad-sheet-slip-red-threes-against-side = A piros hármasok levonva, pedig van lerakás.
script-pad-sheet-slip-going-out-left-out = Kimaradt a kimenés pontja.
script-pad-sheet-slip-going-out-counted = A kimenés pontja tévesen ide számolva.
script-pad-sheet-slip-counted-concealed = A kimenés úgy számolva, mintha kézből lett volna.
script-pad-sheet-slip-counted-not-concealed = A kimenés úgy számolva, mintha nem kézből lett volna.
script-pad-sheet-slip-hand-added = A kézben maradt lapok hozzáadva, levonás helyett.
script-pad-sheet-slip-hand-left-out = A kézben maradt lapok nincsenek levonva.
script-pad-sheet-slip-melded-left-out = Kimaradtak a lerakott lapok.
script-pad-sheet-slip-melded-swapped = Felcserélt számjegyek a lerakott lapoknál: { $pad } helyett { $paper }.
script-pad-sheet-slip-hand-swapped = Felcserélt számjegyek a kézben maradt lapoknál: { $pad } helyett { $paper }.
script-pad-sheet-slip-card-more = Egy { $value } pontos lappal több az asztalon, vagy eggyel kevesebb kézben.
script-pad-sheet-slip-card-fewer = Egy { $value } pontos lappal kevesebb az asztalon, vagy eggyel több kézben.
script-pad-sheet-slip-carry = Elrontott maradék az összeadásnál: { $points } pont.

script-pad-sheet-count-heading = Újraszámolás
script-pad-sheet-count-what = Mit számolsz?
script-pad-sheet-count-melded = { $known ->
        [yes] { $side }: lerakott lapok, a pontfüzetben { $points }
       *[no] { $side }: lerakott lapok
    }
script-pad-sheet-count-in-hand = { $known ->
        [yes] { $side }: kézben maradt lapok, a pontfüzetben { $points }
       *[no] { $side }: kézben maradt lapok
    }
script-pad-sheet-count-key = { $n ->
        [0] { KIND($kind, form: "one", case: "capital") }, { $value } pont
       *[other] { KIND($kind, form: "one", case: "capital") }, { $value } pont, eddig { $n }
    }
script-pad-sheet-count-kind = { KIND($kind, form: "one") }
script-pad-sheet-count-clear = Törlés
script-pad-sheet-count-one-back = Egyet vissza
script-pad-sheet-count-cards = { $n } lap
script-pad-sheet-count-agrees = Egyezik a pontfüzettel: { $points }.
script-pad-sheet-count-more = { $points } ponttal több, mint a pontfüzetben ({ $pad }).
script-pad-sheet-count-short = { $points } ponttal kevesebb, mint a pontfüzetben ({ $pad }).

script-pad-sheet-changes = Változások
script-pad-sheet-log-entered = { $here ->
        [yes] Beírva ezen a telefonon.
       *[no] { $named ->
            [yes] Beírva { $name } telefonján.
           *[no] Beírva egy másik telefonon.
        }
    }
script-pad-sheet-log-corrected = { $here ->
        [yes] Javítva ezen a telefonon.
       *[no] { $named ->
            [yes] Javítva { $name } telefonján.
           *[no] Javítva egy másik telefonon.
        }
    }
script-pad-sheet-log-confirmed = { $here ->
        [yes] Megerősítve ezen a telefonon.
       *[no] { $named ->
            [yes] Megerősítve { $name } telefonján.
           *[no] Megerősítve egy másik telefonon.
        }
    }
script-pad-sheet-log-undone = { $here ->
        [yes] Visszavonva ezen a telefonon.
       *[no] { $named ->
            [yes] Visszavonva { $name } telefonján.
           *[no] Visszavonva egy másik telefonon.
        }
    }
script-pad-sheet-log-anyway = Mégis mentve, bár az ellenőrzés talált valamit.
script-pad-sheet-change-line = { $side }, „{ $line }”: előtte { $from }, most { $to }.
script-pad-sheet-change-out = Kimenés: előtte { $from }, most { $to }.
script-pad-sheet-change-concealed = { $now ->
        [yes] Kimenés kézből: most már igen.
       *[no] Kimenés kézből: most már nem.
    }
script-pad-sheet-change-exact = { $now ->
        [yes] Pontos osztás: most már igen.
       *[no] Pontos osztás: most már nem.
    }
script-pad-sheet-change-total = { $side }, ez az osztás: előtte { $from }, most { $to }.

script-pad-sheet-curve-label = { $deals ->
        [one] Állás egy osztás után ({ $goal } kell a győzelemhez): { $totals }.
       *[other] Állás { $deals } osztás után ({ $goal } kell a győzelemhez): { $totals }.
    }
script-pad-sheet-curve-label-deals = Állás { $deals } osztás után ({ $of } lesz összesen): { $totals }.
script-pad-sheet-curve-side = { $side } { $total }
script-pad-sheet-curve-minimum = minimum { $n }
script-pad-sheet-curve-table = Ugyanez táblázatban
script-pad-sheet-curve-start = Kezdet

script-pad-sheet-totals-title = Állás
script-pad-sheet-game-so-far = A játszma eddig
script-pad-sheet-next-minimums = A következő osztás minimuma: { $sides }.
script-pad-sheet-deal-by-deal = Osztásról osztásra
script-pad-sheet-sources = Miből jöttek a pontok
script-pad-sheet-session = A sorozat állása
script-pad-sheet-session-help = A pontfüzet játszmái.

script-pad-sheet-session-column = Játszma
script-pad-sheet-session-game = { $deals ->
        [one] { $n }. játszma, egy osztás
       *[other] { $n }. játszma, { $deals } osztás
    }
script-pad-sheet-session-playing = { $n }. játszma, még tart
script-pad-sheet-session-won = győzelem
script-pad-sheet-session-wins = Győzelem
script-pad-sheet-session-together = Összes pont

script-pad-sheet-end-won = { $names } nyert
script-pad-sheet-end-by = { $deals ->
        [one] { $points } pont előnnyel, egy osztás után.
       *[other] { $points } pont előnnyel, { $deals } osztás után.
    }
script-pad-sheet-end-how = A játszma menete

script-pad-sheet-live-title = Élő állás
script-pad-sheet-live-up-to-date = { $named ->
        [yes] Friss, { $name } telefonjáról
       *[no] Friss
    }
script-pad-sheet-live-offline = Offline. Frissítve: { $time }
script-pad-sheet-live-waiting = Még nincs kapcsolat. Az oldal tovább próbálkozik.
script-pad-sheet-live-no-game = Még nem kezdődött játszma.
script-pad-sheet-live-entering = { $n }. osztás: most írják be
script-pad-sheet-live-last = { $n }. osztás: { $ended }
script-pad-sheet-live-no-deal = Még nincs osztás
script-pad-sheet-live-sheet = Eredménylap
script-pad-sheet-live-query = Rákérdezek
script-pad-sheet-live-query-help = A pontfüzetben megjelenik, hogy ennek az osztásnak az ellenőrzését kéred. Az állás ettől nem változik.
script-pad-sheet-live-query-deal = Osztás
script-pad-sheet-live-query-name = Neved
script-pad-sheet-live-query-send = Küldés
script-pad-sheet-live-cancel = Mégsem
script-pad-sheet-live-queried = { $named ->
        [yes] { $keeper } telefonján már látszik, hogy ellenőrzést kérsz: { $n }. osztás.
       *[no] A pontfüzetben már látszik, hogy ellenőrzést kérsz: { $n }. osztás.
    }
script-pad-sheet-live-take = Kérem a pontfüzetet
script-pad-sheet-live-request = { $named ->
        [yes] { $name } kéri a pontfüzetet.
       *[no] Egy másik telefonról kérik a pontfüzetet.
    }
script-pad-sheet-live-request-own = Te kéred a pontfüzetet.
script-pad-sheet-live-request-left = { $n } másodperc múlva átkerül, ha nem tiltakozik, aki most vezeti.
script-pad-sheet-live-withdraw = Mégsem kérem
script-pad-sheet-live-keeps = Most ezen a telefonon van a pontfüzet.
script-pad-sheet-live-open = Pontfüzet megnyitása

script-pad-sheet-print-title = Kanaszta
script-pad-sheet-print-now = Nyomtatás
script-pad-sheet-print-empty = Üres eredménylap
script-pad-sheet-print-game = Ez a játszma
script-pad-sheet-print-names = Nevek
script-pad-sheet-print-date = Dátum
script-pad-sheet-print-side = { $side }: { $players }
script-pad-sheet-print-about = { $rules }, { $points } pontig
script-pad-sheet-print-about-deals = { $deals ->
        [one] { $rules }, egy osztás
       *[other] { $rules }, { $deals } osztás
    }
script-pad-sheet-print-column-side = Csapat
script-pad-sheet-print-column-minimum = Minimum
script-pad-sheet-print-column-natural = Tiszta
script-pad-sheet-print-column-mixed = Vegyes
script-pad-sheet-print-column-concealed = Kézből
script-pad-sheet-print-column-red-threes = Piros 3-as
script-pad-sheet-print-column-going-out = Kimenés
script-pad-sheet-print-column-exact-deal = Pontos
script-pad-sheet-print-column-penalties = Késve
script-pad-sheet-print-column-melded = Lerakva
script-pad-sheet-print-column-in-hand = Maradt
script-pad-sheet-print-column-lines = Saját sorok
script-pad-sheet-print-column-points = Pont
script-pad-sheet-print-corrected = { $mark } { $n }. osztás, javítva ({ $time }): { $changes }
script-pad-sheet-print-anyway = { $mark } { $n }. osztás: mégis mentve, bár az ellenőrzés talált valamit.
script-pad-sheet-print-conflict = { $mark } { $n }. osztás: kétszer beírva. Még nem dőlt el, melyik érvényes.
script-pad-sheet-print-kind = { KIND($kind, form: "one") }
script-pad-sheet-print-cards = { $cards } { $value }
script-pad-sheet-print-values = Lapok: { $cards }. Tiszta kanaszta { $natural }, vegyes kanaszta { $mixed }. Piros hármas { $three }, mind a négy { $four }. Kimenés { $out }, kézből { $concealed }.
script-pad-sheet-print-minimums = Első lerakás: { $minimums }.
script-pad-sheet-print-minimum-below = { $total } pont alatt { $minimum }
script-pad-sheet-print-minimum-from = { $total } ponttól { $minimum }
script-pad-sheet-print-own-lines = Saját sorok: { $lines }.
script-pad-sheet-print-own-line = { $name } { $points }
script-pad-sheet-print-agreed = Elfogadva, { $side }

script-pad-sheet-table-deal = Osztás
script-pad-sheet-table-time = Idő
script-pad-sheet-table-dealer = Osztó
script-pad-sheet-table-out = Kiment
script-pad-sheet-table-concealed = Kézből
script-pad-sheet-table-points = Pont
script-pad-sheet-table-corrections = Javítások
script-pad-sheet-table-anyway = Mégis mentve
script-pad-sheet-table-yes = igen
script-pad-sheet-table-no = nem
