stats-title = Játszmáid – Kanaszta
stats-heading = Játszmáid
stats-none-heading = Még nincs beszámító játszma.
stats-none-about = Itt látod majd a befejezett játszmáidat.
stats-play-now = Játsszunk
stats-what-counts = Azok a befejezett játszmák számítanak, amelyekben legalább egy osztást végigjátszottál, vagy egy csapat feladta. A lecke, a gyakorlás, az újrajátszott osztás, a visszavételes és a befejezetlen játszma nem számít.
stats-cookie = A játszmáidat egy süti azonosítja ebben a böngészőben.
stats-reading = A játszmáid betöltése: még { $left }, összesen { $all }. Az oldal magától frissül.

stats-list-title = Minden játszmád – Kanaszta
stats-list-heading = Minden játszmád
stats-list-about = { $games } játszma, a legújabbal kezdve.
stats-list = Játszmák
stats-pages = Oldalak
stats-newer = Újabbak
stats-older = Régebbiek
stats-page = { $page }. oldal, összesen { $pages }
stats-to-stats = Statisztika
stats-newest = Legújabb játszmák
stats-all-games = Mind ({ $games } játszma)

stats-on = { $day }
stats-from-to = { $first } – { $last }

stats-outcome = { $place ->
        [won] Győzelem, { $total } : { $best }
        [lost] Vereség, { $total } : { $best }
        [second] Második { SPELL($sides) } résztvevőből, { $total } : { $best }
        [third] Harmadik { SPELL($sides) } résztvevőből, { $total } : { $best }
        [fourth] Negyedik { SPELL($sides) } résztvevőből, { $total } : { $best }
        [fifth] Ötödik { SPELL($sides) } résztvevőből, { $total } : { $best }
       *[sixth] Hatodik { SPELL($sides) } résztvevőből, { $total } : { $best }
    }
stats-conceded = { $outcome } (feladva)
stats-player = { $name }
stats-forgotten = Korábbi játékos
stats-with = { $partners } oldalán, { $opponents } ellen.
stats-against = { $opponents } ellen.
stats-when = { $changes ->
        [0] { $rules }. { $day }
        [one] { $rules }, egy házi szabállyal. { $day }
       *[other] { $rules }, { SPELL($changes) } házi szabállyal. { $day }
    }
stats-replay = Visszajátszás
stats-replay-one = Visszajátszás: { $outcome }
stats-record = Jegyzőkönyv
stats-record-one = Jegyzőkönyv letöltése: { $outcome }
stats-again = Osztás újrajátszása
stats-again-one = Osztás újrajátszása: { $outcome }

stats-headline = { $games ->
        [one] { $won ->
            [0] 1 játszma, győzelem nélkül.
           *[other] 1 játszma, 1 győzelem.
        }
       *[other] { $won ->
            [0] { $games } játszma, győzelem még nincs.
           *[other] { $games } játszma, { $won } győzelem.
        }
    }
stats-glance = Dióhéjban
stats-games-won = Megnyert játszmák
stats-won-of = { $won } / { $games }
stats-points = Pont / osztás
stats-of-deals = { $deals } osztás alapján
stats-canastas = Kanaszta / osztás
stats-they = ellenfél { $canastas }
stats-best = Legjobb osztás
stats-best-deal = { $deal }. osztás, { $opponents } ellen, { $day }
stats-share = { $percent }%
stats-nothing = –

stats-margins = Az utolsó { $games } játszmád: a győzelmek a vonal fölött, a vereségek alatta, a különbség szerint.
stats-run = { SPELL($games, case: "capital") } győzelem egymás után.
stats-longest-run = A leghosszabb győzelmi sorozat: { SPELL($games) } játszma.
stats-margins-spoken = Az utolsó { SPELL($games) } játszma, ebből { $won } győzelem. A legújabbal kezdve: { $newest }.
stats-won-by = győzelem { $points } ponttal
stats-lost-by = vereség { $points } ponttal

stats-dots = Minden pötty egy osztás, balra a legrégebbi.
stats-mean-line = A vonal { SPELL($deals) } osztás mozgóátlaga.
stats-middle = Az osztások középső fele { $low } és { $high } pont között van.
stats-deals-spoken = Pontok { SPELL($deals) } osztásban, időrendben: { $worst } és { $best } között, átlagosan { $mean }.
stats-mean-spoken = A mozgóátlag ({ SPELL($deals) } osztás) az elején { $first } volt, most { $last }.
stats-histogram = Osztások pontszám szerint, { $width } pontos sávokban.
stats-histogram-spoken = Osztások pontszám szerint.
stats-histogram-bar = { $from } és { $to } között: { $deals }.

stats-we = Mi
stats-they-row = Ők
stats-natural = <b>{ $mean }</b> tiszta
stats-mixed = <b>{ $mean }</b> vegyes
stats-piles = Felvett halom osztásonként: mi { $ours }, ők { $theirs }.
stats-each-side = Kettőnél több csapatnál a többiek számai csapatonkénti átlagok.

stats-endings = Így értek véget az osztásaid
stats-you-out = Te mentél ki
stats-partner-out = A partnered ment ki
stats-opponent-out = Egy ellenfél ment ki
stats-stock-out = Elfogyott a pakli
stats-way = { $concealed ->
        [0] <b>{ $deals }</b>
       *[other] <b>{ $deals }</b>, kézből { SPELL($concealed, form: "alone") }
    }

stats-partners = Partnerek
stats-partner = Partner
stats-partner-games = Játék
stats-partner-won = Nyert
stats-computer = Robot: { $level }

stats-initial-melds = Első lerakások
stats-needed = Kellett
stats-deals = Osztás
stats-melded = Sikerült
stats-in-turn = Kör
stats-in-turn-about = A „Kör” azt mutatja, átlagosan hányadik körben rak le először a csapatod.

stats-yours = Az adataid
stats-meaning = A statisztikáról
stats-csv = CSV letöltése
stats-json = JSON letöltése
stats-delete = Előzmények törlése
stats-goes-games = Minden befejezett játszma eltűnik erről az oldalról és a statisztikádból.
stats-goes-name = Ezeknél az asztaloknál a neved „Korábbi játékos” lesz, és a csevegésed törlődik.
stats-goes-way = Ezeket a játszmákat csak letöltött jegyzőkönyvből láthatod újra.
stats-stays = A folyamatban lévő játszmáid és a beállításaid megmaradnak. A lapok és a pontok is, a neved nélkül, mert ezek a többiek játszmái is.
stats-for-good = Ezt nem lehet visszacsinálni.
stats-forget = Ha mindenhonnan el akarsz tűnni, a folyamatban lévő játszmákból is, használd ezt: <a>Felejts el</a>.
