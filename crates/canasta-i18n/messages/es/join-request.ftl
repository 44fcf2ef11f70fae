### Una mesa privada, para quien llega sin asiento, y las peticiones para entrar.

join-request-title = Esta mesa es privada – Canasta
join-request-heading = Esta mesa es privada
join-request-ask = No tienes asiento aquí. Pide el enlace de invitación o un código a alguien de la mesa.
join-request-other-device = ¿Ya tienes asiento en otro dispositivo o navegador? Abre allí “Tus dispositivos” y crea un enlace o un código para este.
join-request-have-code = Tengo un código
join-request-code-of-device = Tengo un código de mi otro dispositivo

join-request-strip = Piden entrar
join-request-to-join = <b>{ $name }</b> quiere entrar.
join-request-for-seat = <b>{ $name }</b> quiere sustituir a { $hand }.
join-request-hand = { $who ->
        [bot] { $name } (bot)
       *[left] { $name } (se ha ido)
    }
join-request-more = { $people ->
        [one] Espera una persona más.
       *[other] Esperan { SPELL($people) } personas más.
    }
join-request-let-in = Admitir
join-request-let-in-one = Admitir: { $name }
join-request-yes = Sí
join-request-yes-to = Sí: { $name }
join-request-no = No
join-request-no-to = No: { $name }
join-request-answers = Más opciones
join-request-answers-to = Más opciones: { $name }
join-request-at-once = ¿Que juegue ya mismo?
join-request-play-for = En lugar de { $hand }
join-request-play-for-now = En lugar de { $hand }: { $name }

join-request-asked = Has pedido sustituir a { $hand }. Falta la respuesta de quien organiza.
join-request-can-ask = Puedes pedir un asiento de la partida.
join-request-can-sit = Puedes ocupar un asiento de la partida.
