record-at = { DIGITS($line) }. sor, { DIGITS($column) }. karakter: { $fault }

record-nothing = itt ez kellene: { $expected }, de nincs semmi
record-text = itt ez kellene: { $expected }, de ez áll: „{ $found }”
record-near = itt ez kellene: { $expected }, de ez áll: „{ $found }” (erre gondoltál: „{ $meant }”?)
record-count = itt ez kellene: { $expected }, de { DIGITS($found) } van
record-newer = itt ez kellene: „Canasta record 1”, de itt egy újabb verzió áll ({ $version }), mint a program
record-again = „{ $name }” kétszer szerepel (először itt: { DIGITS($first) }. sor)
record-third-card = { $card }: harmadszor szerepel, pedig csak kettő van belőle
record-deck = két csomag 108 lapja kellene, de { $found } van
record-deck-missing = két csomag 108 lapja kellene, de { $found } van (hiányzik: { $missing })
record-deck-many-missing = két csomag 108 lapja kellene, de { $found } van ({ $missing } hiányzik)

record-first-line = „Canasta record 1”
record-line = egy sor, például „Rules: hoyle”, „Deal 1” vagy „0: draw; discard 9S”
record-deal-before = előtte „Deal 1”
record-players = kettőtől hat játékos neve, ilyen sorokban: „Seat 0: Anna”
record-turn = egy hely, például „0:” vagy „2 (bot):”
record-name = egy név
record-house = házi szabályok, például {"{"}"game_points":3000{"}"}
record-date = egy dátum, például 2026-11-22
record-digit = egy hexadecimális számjegy
record-card = egy lap, például 4H
record-joker = egy dzsóker, XR vagy XB
record-action-first = a lapok előtt a lépés, például „discard 9S”
record-deal-line = egy sor, például „Deal 1”
record-action = egy lépés, például „draw” vagy „discard 9S”
record-action-end = „;” vagy sorvég
record-meld = egy lerakás lapjai
record-rank = egy rang, például Q
record-kinds = rangok, például 4KX
record-key = egy állás eleme, például dealer=3
record-flag = yes vagy no
record-one-line = a szöveg vége; egy állás egyetlen sor
record-whole = egy egész szám
record-value = „=” és egy érték
record-deal = „Deal { DIGITS($deal) }”
record-seat = egy sor, például „Seat { DIGITS($seat) }: Anna”, mert minden helyhez kell név
record-seat-number = egy hely 0 és { DIGITS($last) } között
record-short-name = egy legfeljebb { $most } betűs név
record-preset = egy szabályváltozat neve ({ $names })
record-result = { $last ->
        [1] „side 0 won”, „side 0 conceded” (a csapatok: 0 és 1) vagy „not over”
       *[other] „side 0 won” (a csapatok: 0–{ DIGITS($last) }) vagy „not over”
    }
record-numbers = { $sides ->
        [0] csapatonként egy egész szám, vessző nélkül
       *[other] csapatonként egy egész szám ({ SPELL($sides) } csapat), vessző nélkül
    }
record-number = egy egész szám { $low } és { $high } között
record-meant = „{ $name }” vagy egészen más név
record-named = egy ilyen sor: „{ $name }:”
record-persons = { $seats ->
        [0] helyenként egy személy száma, vagy robotnál „-”
       *[other] helyenként egy személy száma ({ SPELL($seats) } hely), vagy robotnál „-”
    }
record-digits = { $digits } hexadecimális számjegy

record-in-deal = { $deal }. osztás: { $fault }.
record-in-turn = { $deal }. osztás, { $turn }. kör: { $fault }.
record-in-action = { $deal }. osztás, { $turn }. kör, { $act }. lépés: { $fault }.

record-deck-size = egy csomagban 108 lap van; itt { $cards }
record-deck-times = { $times ->
        [0] minden lapból kettő kell, de ebből egy sincs: { $card }
        [one] minden lapból kettő kell, de ebből csak egy van: { $card }
       *[other] minden lapból kettő kell, de ebből { SPELL($times, form: "alone") } van: { $card }
    }
record-no-seat = nincs ilyen hely: { DIGITS($seat) }
record-dealer = { DIGITS($seat) }. hely oszt, pedig { DIGITS($due) }. hely következne az osztással
record-sits-out = { DIGITS($seat) }. hely pihen, pedig { DIGITS($due) }. hely következne a pihenéssel
record-cannot-sit-out = { DIGITS($seat) }. hely ebben az osztásban nem pihenhet
record-not-to-act = { DIGITS($seat) }. hely lép, pedig { DIGITS($due) }. hely jön
record-deal-over = { DIGITS($seat) }. hely lép, de az osztásnak már vége
record-illegal = { DIGITS($seat) }. hely ezt játssza: „{ $act }”. Nem szabad: { $why }
record-not-over = az osztás befejezetlen, mégis követi egy másik
record-scored = az osztásnak van eredménye, pedig még nincs vége
record-score = a megadott eredmény { $written }, pedig { $counted } lenne
record-points = { $points }
record-game-over = a játszmának már vége volt: { DIGITS($side) }. csapat megnyerte

record-no-game = { $players ->
        [0] Nincs megnevezve játékos; legalább ketten, legfeljebb hatan játszhattok.
        [one] Egyedül nem lehet játszani; legalább ketten, legfeljebb hatan játszhattok.
       *[other] { $players } játékos túl sok; legalább ketten, legfeljebb hatan játszhattok.
    }
record-no-deal = A jegyzőkönyvben nincs osztás.
record-totals = { SPELL($sides, case: "capital") } csapat van, de az első osztás előtt { SPELL($totals) } összeg szerepel.
record-total = Egyetlen játszmában sem lehet elérni ezt: { $total } pont.
record-winner = A jegyzőkönyv szerint { DIGITS($named) }. csapat nyert, valójában { DIGITS($winner) }. csapat.
record-no-winner = A jegyzőkönyv szerint { DIGITS($named) }. csapat nyert, de egyik csapat sem nyert.
record-conceded = A jegyzőkönyv szerint feladták a játszmát, de { DIGITS($winner) }. csapat már megnyerte.
record-sides-to-concede = A jegyzőkönyv szerint feladták a játszmát, de ez csak két csapatnál lehetséges. Itt { SPELL($sides) } csapat van.
