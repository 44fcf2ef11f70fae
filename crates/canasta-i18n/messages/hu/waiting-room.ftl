waiting-room-title = { $host } asztala – Kanaszta
waiting-room-own = Az asztalod
waiting-room-of = { $host } asztala
waiting-room-seats = Helyek
waiting-room-begin = Kezdés
waiting-room-begin-filled = Kezdés robotokkal
waiting-room-played = A játszma beállításai

waiting-room-join-requests = Csatlakozni szeretne
waiting-room-let-in = Beengedés
waiting-room-let-in-one = Beengedés: { $name }
waiting-room-turn-away = Elutasítás
waiting-room-turn-away-one = Elutasítás: { $name }

waiting-room-no-seat = { $full ->
        [yes] <b>Még nincs helyed.</b> Várd meg, amíg felszabadul egy.
       *[no] <b>Még nincs helyed.</b> Válassz egyet.
    }
waiting-room-without-seat = Nincs helye: { $people }.
waiting-room-without-seat-name = { $name }

waiting-room-sit-down = Leülök
waiting-room-sit = Ide ülök
waiting-room-sit-in = Ide ülök, { DIGITS($seat) }. hely
waiting-room-stand = Felállok
waiting-room-bot = robot, { $level }
waiting-room-person = { $who ->
        [you] { $host ->
            [yes] te, házigazda
           *[no] te
        }
        [partner] { $host ->
            [yes] a partnered, házigazda
           *[no] a partnered
        }
        [opponent] { $host ->
            [yes] ellenfél, házigazda
           *[no] ellenfél
        }
       *[unknown] { $host ->
            [yes] házigazda
           *[no] {""}
        }
    }
waiting-room-not-here = (távol)

waiting-room-hosting = Te vagy a házigazda
waiting-room-hosting-about = { $free ->
        [yes] Adj hozzá robotokat, szabadíts fel helyet, vagy add át másnak a házigazda szerepét.
       *[no] Szabadíts fel helyet, vagy add át másnak a házigazda szerepét.
    }
waiting-room-standing = nincs helye
waiting-room-seat = { DIGITS($seat) }. hely
waiting-room-seat-free = szabad
waiting-room-you = te
waiting-room-free = Felszabadítás
waiting-room-free-of = Felszabadítás: { $name } helye
waiting-room-level = A robot szintje, { DIGITS($seat) }. hely
waiting-room-to-bot = Robot ide
waiting-room-seat-to-bot = Robot ide: { DIGITS($seat) }. hely

waiting-room-invite = Hívd meg a barátaidat
waiting-room-link = { $free ->
        [yes] Küldd el ezt a linket. Akinek megvan, leülhet.
       *[no] Minden hely foglalt. Akinek megvan ez a link, várhat egyre.
    }
waiting-room-only-here = Ez a link csak ezen a gépen működik. Ha másokat is hívnál, indítsd a szervert az otthoni hálózatodon.
waiting-room-square = QR-kód
waiting-room-scan = Vagy olvasd be a telefonoddal.

waiting-room-hide = Elrejtés a listámról
waiting-room-leave = Távozás az asztaltól
waiting-room-leave-about = { $seated ->
        [yes] { $host ->
            [yes] A helyed felszabadul, és más lesz a házigazda. A linkkel visszajöhetsz.
           *[no] A helyed felszabadul. A linkkel visszajöhetsz.
        }
       *[no] { $host ->
            [yes] Más lesz a házigazda. A linkkel visszajöhetsz.
           *[no] A linkkel visszajöhetsz.
        }
    }
waiting-room-leave-now = Távozás
