joining-title = { $host } asztala – Kanaszta
joining-invites = { $host } meghívott
joining-about = Egy játszma kanaszta. Regisztráció nélkül.
joining-table-of = { $host } asztala
joining-sit-down = Leülök
joining-come-in = Az asztalhoz
joining-over = A játszma véget ért. Megnézheted, hogyan végződött.
joining-begun = A játszma elkezdődött, és minden hely foglalt. Nézőként maradhatsz.
joining-hands = { $hands ->
        [one] A játszma elkezdődött. Kérheted a házigazdától ({ $host }), hogy beülhess ide: { $hands }.
       *[other] A játszma elkezdődött. Kérheted a házigazdától ({ $host }), hogy beülhess valamelyik helyre: { $hands }.
    }
joining-hand = { $who ->
        [bot] { $name } (robot)
       *[left] { $name } (elment)
    }
joining-hand-seat = { DIGITS($seat) }. hely
joining-full = Minden hely foglalt. Megvárhatod, amíg felszabadul egy.
joining-there = Az asztalnál
joining-free-seat = Szabad hely
joining-left = elment
joining-host = házigazda
joining-bot = robot

joining-code-title = Csatlakozás asztalhoz – Kanaszta
joining-code-heading = Csatlakozás asztalhoz
joining-code-about = Írd be a hatbetűs kódot, amit a házigazdától kaptál.
joining-code-form = Csatlakozás kóddal
joining-code = Az asztal kódja
joining-join = Csatlakozás
joining-knocking = A házigazda látja a nevedet, és eldönti, beenged-e.

joining-knocked-title = Várakozás a házigazdára – Kanaszta
joining-knocked-heading = Várakozás a házigazdára
joining-knocked = A házigazda látja a nevedet, és eldönti, beenged-e. Hagyd nyitva ezt az oldalt, magától frissül.
joining-look-now = Frissítés
joining-not-now-title = Most nem – Kanaszta
joining-not-now-heading = Most nem sikerült
joining-not-now = A házigazda nem engedett be. Lehet, hogy megtelt az asztal. Kérd el tőle a linket, vagy próbáld újra.
joining-ask-again = Újra kérem
joining-turned-away-title = Kitiltva – Kanaszta
joining-turned-away-heading = A házigazda kitiltott ettől az asztaltól
joining-turned-away = Amíg a házigazda vissza nem enged, ennél az asztalnál nem ülhetsz le, és nem is nézheted.
