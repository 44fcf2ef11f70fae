join-request-title = Zártkörű asztal – Kanaszta
join-request-heading = Ez az asztal zártkörű
join-request-ask = Itt nincs helyed. Kérj meghívólinket vagy kódot valakitől, aki az asztalnál ül.
join-request-other-device = Egy másik eszközön vagy böngészőben már van itt helyed? Nyisd meg ott az „Eszközeid” részt, és készíts linket vagy kódot ehhez.
join-request-have-code = Van kódom
join-request-code-of-device = Kódom van a másik eszközömről

join-request-strip = Csatlakozni szeretne
join-request-to-join = <b>{ $name }</b> csatlakozni szeretne.
join-request-for-seat = <b>{ $name }</b> ezt a helyet szeretné: { $hand }.
join-request-hand = { $who ->
        [bot] { $name } (robot)
       *[left] { $name } (elment)
    }
join-request-more = { $people ->
        [one] Még egy játékos vár.
       *[other] Még { SPELL($people) } játékos vár.
    }
join-request-let-in = Beengedés
join-request-let-in-one = Beengedés: { $name }
join-request-yes = Igen
join-request-yes-to = Igen: { $name }
join-request-no = Nem
join-request-no-to = Nem: { $name }
join-request-answers = Továbbiak
join-request-answers-to = Továbbiak: { $name }
join-request-at-once = Rögtön játsszon?
join-request-play-for = Ennek a helyén: { $hand }
join-request-play-for-now = Ennek a helyén: { $hand }. Játékos: { $name }

join-request-asked = Ezt a helyet kérted: { $hand }. A házigazda válaszára vársz.
join-request-can-ask = Kérheted, hogy beülhess valaki helyére.
join-request-can-sit = Beülhetsz valaki helyére.
