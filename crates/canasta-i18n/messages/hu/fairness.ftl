fairness-title = Tisztességes osztás – Kanaszta
fairness-heading = Tisztességes osztás
fairness-about = A lapok sorrendjébe sem a szerver, sem egyetlen játékos nem nyúlhat bele. Ne higgy nekünk: ellenőrizd.
fairness-check-game = Játszma ellenőrzése

fairness-steps = Így keverjük a lapokat
fairness-commitment = A lenyomat
fairness-commitment-about = A szerver minden osztás előtt választ egy titkos magot, és közzéteszi a lenyomatát: 64 számjegyet, amely csak ehhez a maghoz illik. Ettől fogva a magon nem változtathat.
fairness-cut = Az emelés
fairness-cut-about = Ezután minden játékos böngészője emel: hozzáadja a saját véletlen számát. Mint egy igazi asztalnál: keverés után más emel.
fairness-deal = Az osztás
fairness-deal-about = A 108 lap sorrendjét egyedül a mag és az emelések határozzák meg, és később semmi sem változtatható.
fairness-proof = A bizonyíték
fairness-proof-about = A pontozás után felfedjük a magot. Bárki ellenőrizheti, hogy a lenyomathoz illik, és megismételheti ugyanazt a keverést.

fairness-promises = A szerver lenyomatai
fairness-count = { $n }
fairness-made = készült
fairness-made-about = ennyi osztás lenyomata jelent meg
fairness-revealed = felfedve
fairness-revealed-about = ezeket a magokat bárki ellenőrizheti
fairness-outstanding = függőben
fairness-outstanding-about = még folyó osztások
fairness-kept = Végül minden magot felfedünk. Addig titkos, amíg az osztás folyik, vagy az asztal a játékosaira vár; ha nem jönnek vissza, az asztal bezár, és a mag nyilvános lesz.

fairness-check-about = Minden befejezett játszmát elmenthetsz <code>.canasta</code> fájlként. Válassz egyet, vagy húzd erre az oldalra. A böngésződ minden keverést megismétel, és összeveti az eredményt. Semmit sem töltünk fel; előtte akár le is kapcsolódhatsz az internetről.
fairness-no-script = Ehhez az ellenőrzéshez JavaScript kell. Nélküle a <code>canasta verify</code> vagy a lent említett Python-program teszi meg ugyanezt.
fairness-choose = Jegyzőkönyv választása
fairness-or-drop = vagy húzd ide
fairness-paste = Jegyzőkönyv beillesztése
fairness-text = A jegyzőkönyv szövege
fairness-check = Ellenőrzés
fairness-noted = A böngésződ jegyzetei
fairness-noted-about = A böngésződ osztás előtt minden lenyomatot feljegyez. A legutóbbiak:

fairness-daily = Napi osztás
fairness-daily-about = A napi mag UTC szerint éjfélig titkos, de a lenyomata már most nyilvános. A nap végén felfedjük a magot, így bárki ellenőrizheti a lapokat.
fairness-daily-how = Az ellenőrzés módja
fairness-daily-commitment = A mai lenyomat
fairness-daily-seed = A mag, { $date }

fairness-limits = Amit ez nem bizonyít
fairness-server-knows = A szerver játék közben ismeri a lapokat.
fairness-server-knows-about = Ő osztja ki őket, és ő ügyel a szabályokra. Változtatni nem tud rajtuk, de aki a szervert üzemelteti, belenézhetne. Ha van tétje a játéknak, csak olyan szerveren játssz, amelyben megbízol, vagy üzemeltess sajátot.
fairness-last-cut = Aki utoljára emel, az tudja a legtöbbet.
fairness-last-cut-about = Az emelések egymás után jönnek. Ha a szerver összejátszik egy játékossal, elárulhatja neki a magot, hogy az sok emelést kipróbálhasson, vagy elejthet egy emelést azzal az ürüggyel, hogy későn érkezett. A böngésződ feljegyzi a látott lenyomatokat és a saját emeléseit, és a fenti ellenőrzés szól, ha a jegyzőkönyv eltér tőlük. Ha a szerver üzemeltetője csal a barátjával, csak egy másik szerver segít.
fairness-no-cut = Emelés nélkül csak a lenyomat marad.
fairness-no-cut-about = Ha egyik játékos böngészője sem emelt, például robotok játszmájában, a lapok sorrendje akkor is eldőlt az osztás előtt, de a magot egyedül a szerver választotta.
fairness-names = A jegyzőkönyv az osztást bizonyítja, nem a neveket.
fairness-names-about = Azt mutatja, hogy ennél az asztalnál ezeket a lapokat osztották. Azt nem, hogy ki ült ott, vagy telefonált-e egymással két játékos.
fairness-even = A tisztességes nem egyenlőt jelent.
fairness-even-about = Tisztességes osztásban is jöhet szörnyű lap. A szerencse sok osztás alatt kiegyenlítődik, de nem mindig egyetlen este.

fairness-elsewhere = Ellenőrzés az oldal nélkül
fairness-elsewhere-about = Ha nem bízol egy oldalban, amely ugyanarról a szerverről jön, mint a lapok, ellenőrizz a saját gépeden a <code>canasta verify</code> paranccsal vagy egy rövid Python-programmal. Mindkettő a forráskóddal jár.
fairness-digits = Hogyan adódnak a lapok, minden részlettel
