company-seats = Helyek
company-seats-chosen = A játékosok maguk választanak helyet.
company-seats-drawn = A helyeket a játszma elején kisorsoljuk.
company-time = Idő
company-watch = Ki nézheti
company-watch-nobody = Csak a játékosok.
company-watch-link = Bárki, akinél megvan az asztal linkje. A nézők csak a nyílt lapokat látják, a kézben tartottakat soha.
company-watch-everybody = Bárki, a nyilvános asztalok listájáról. A nézők csak a nyílt lapokat látják, a kézben tartottakat soha.
company-competitive = Versenyjátszma
company-competitive-about = A nézők csak a befejezett osztásokat látják.
company-lobby = Nyilvános asztal
company-lobby-about = Szerepel a nyilvános asztalok között: bárki leülhet egy szabad helyre.
company-host = Házigazda
company-host-returns = Ha a házigazda nincs itt, visszatéréséig más veszi át a szerepét.
company-hints = Tippek
company-hints-about = { $kind ->
        [practice] Csak gyakorláskor: ha rajtad kívül mindenki robot.
        [everybody] Mindenkinek, másokkal játszva is.
       *[none] Nincsenek.
    }
company-chat = Csevegés
company-chat-on = Csak kész mondatok: amit a szabályok szerint partnerek mondhatnak egymásnak, meg néhány kedves szó.
company-chat-off = Nincs, csak a „Kimehetek?”

company-may-watch-nobody = Senki
company-may-watch-link = Akinek megvan a link
company-may-watch-everybody = Bárki

company-clock = Körönként { $base }.
company-clock-bank = Körönként { $base }, plusz { $bank } időtartalék.
company-clock-increment = Ha időben befejezed a köröd, { $increment } ráadást kapsz.
company-clock-out = Ha lejár az időd, robot játszik helyetted.

company-pairs-drawn = A párokat laphúzással sorsoljuk ki.
company-pairs-opposite = A partnerek egymással szemben ülnek.
company-pairs-threes = Három a három ellen, a két csapat felváltva ül.
company-pairs-three-against-two = Három a kettő ellen. A három közül osztásonként más pihen.
company-pairs-three-against-two-drawn = Három a kettő ellen, laphúzással kisorsolva. A három közül osztásonként más pihen.
company-pairs-none = Mindenki magának játszik.

company-seat-free = Szabad
company-seat-of-partner = Szabad: a partnered helye
company-sitting = { $people ->
        [0] Még senki sincs az asztalnál.
       *[other] Az asztalnál: { $people }.
    }
company-sitting-you = te
company-sitting-name = { $name }
company-free = { $seats ->
        [0] Nincs szabad hely.
       *[other] { SPELL($seats, case: "capital") } szabad hely van.
    }
company-begin = Mindenki itt van. Kezdheted, amikor akarod.
company-invite = Küldd el a linket a barátaidnak, és kezdjetek, ha megjöttek.
company-host-begins = Mindenki itt van. { $host } kezdheti a játszmát.
company-host-waits = { $host } elkezdi a játszmát, ha mindenki itt van.
company-the-host = A házigazda

company-closed-own = Az asztalodat bezárták, mielőtt a játszma elkezdődött.
company-closed-before = { $host } asztalát bezárták, mielőtt a játszma elkezdődött.
company-closed = Ezt az asztalt bezárták.
company-closed-by = { $name } bezárta ezt az asztalt.

company-spectators = { $people ->
        [one] Egy néző van.
       *[other] { SPELL($people, case: "capital") } néző van.
    }
company-watching = Nézőként vagy itt.
company-watching-competitive = Nézőként vagy itt. Az osztásokat csak akkor látod, ha véget értek.

company-substitute = { $why ->
        [missed] Robot játszik { $name } helyett, mert két köre kimaradt.
        [away] Robot játszik { $name } helyett, aki most nincs itt.
        [asked] A házigazda kérésére robot játszik { $name } helyett.
       *[left] Robot játszik { $name } helyett, aki elment.
    }
company-own-substitute = Robot játszik helyetted.
company-why-substitute = { $why ->
        [missed] Két köröd kimaradt. A helyed megvan.
        [away] Nem voltál itt. A helyed megvan.
        [asked] A házigazda kérte, amíg nem voltál itt.
       *[left] Elmentél az asztaltól. Bármikor visszajöhetsz.
    }
company-come-back = Itt vagyok

company-carried = { $player ->
        [you] Most egy másik eszközön játszol.
       *[other] { $player } most egy másik eszközön játszik.
    }
company-took-over = { $player ->
        [you] Átvetted ezt a helyet.
       *[other] { $player } átvette ezt a helyet.
    }
company-new-host = { $why ->
        [given] { $player ->
            [you] Most te vagy a házigazda.
           *[other] Most { $player } a házigazda.
        }
        [away] { $player ->
            [you] A házigazda nincs itt, addig te helyettesíted.
           *[other] A házigazda nincs itt, addig { $player } helyettesíti.
        }
        [left] { $player ->
            [you] A házigazda elment. Te vagy az új házigazda.
           *[other] A házigazda elment. { $player } az új házigazda.
        }
       *[back] { $player ->
            [you] Újra te vagy a házigazda.
           *[other] Újra { $player } a házigazda.
        }
    }

company-paused = { $name } szünetet kért.
company-paused-about = Semmi sem vész el, ha napokig tart, akkor sem. Bármelyik játékos folytathatja.
company-resume = Folytatás

company-reminder = Te jössz a kanasztajátszmánkban: { $link }
company-invitation = Gyere kanasztázni:
