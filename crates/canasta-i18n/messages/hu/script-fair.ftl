script-fair-deal-number = { $deal }. osztás
script-fair-verdict-fair = { fair-proved }
script-fair-verdict-no-seed = { fair-no-seed }
script-fair-verdict-commitment = { fair-commitment }
script-fair-verdict-deck = { fair-deck }
script-fair-verdict-cuts = { fair-cuts }
script-fair-verdict-nothing = { fair-nothing }

script-fair-all-fair = { fair-all }
script-fair-some-proved = { fair-some }
script-fair-some-unfair = { fair-unfair-deals }

script-fair-commitment-same = A böngésződ ezt a lenyomatot látta az osztás előtt.
script-fair-commitment-other = Az osztás előtt ez a böngésző más lenyomatot látott: { $commitment }
script-fair-cut-there = A böngésződ emelése benne van.
script-fair-cut-gone = A böngésződ emelése hiányzik: { $cut } Lehet, hogy későn érkezett, vagy egy másik képernyőd emelt előbb.
script-fair-noted = <b>{ $deal }. osztás</b>, ezzel a lenyomattal:
script-fair-noted-and-cut = <b>{ $deal }. osztás</b>, a böngésződ emelése előtt ezzel a lenyomattal:

script-fair-shown = Amit a jegyzőkönyv mutat
script-fair-shown-table = Asztal
script-fair-shown-seats = Akkori helyek
script-fair-shown-commitment = Lenyomat
script-fair-shown-seed = Mag
script-fair-shown-cut = Emelés, { $seat }. hely
script-fair-shown-deck = A lapok, az elsőként osztottal kezdve

script-fair-at-line = { $line }. sor: { $fault }
script-fair-not-card = egy lap kellene, például 4H, de ez áll: „{ $found }”.
script-fair-not-digits = { $digits } hexadecimális számjegy kellene.
script-fair-not-number = egy szám kellene, de ez áll: „{ $found }”.
script-fair-not-line = egy név és egy kettőspont kellene.
script-fair-not-deal = ez kellene: „Deal { $deal }”.
script-fair-second-line = ez a sor kétszer szerepel: „{ $name }:”.
script-fair-no-record = Ez nem kanaszta-jegyzőkönyv. A jegyzőkönyv így kezdődik: „Canasta record 1”.
script-fair-newer = Ezt a jegyzőkönyvet a program újabb változata írta. Ellenőrizd egy újabb szerveren.
script-fair-no-deals = Ebben a jegyzőkönyvben nincs osztás.
script-fair-house = A házi szabályok nem olvashatók.
script-fair-missing = { $deal }. osztás: van lenyomat, de hiányzik ez a sor: „{ $name }:”.
script-fair-record-too-large = Ez a fájl túl nagy ahhoz, hogy jegyzőkönyv legyen.
script-fair-record-unread = Nem sikerült elolvasni a fájlt.
