join-request-title = Esta mesa é particular – Canasta
join-request-heading = Esta mesa é particular
join-request-ask = Você não tem lugar aqui. Peça o link de convite ou um código a alguém da mesa.
join-request-other-device = Já tem lugar, mas em outro aparelho ou navegador? Abra “Seus aparelhos” lá para criar um link e um código para este.
join-request-have-code = Tenho um código
join-request-code-of-device = Tenho um código do meu outro aparelho

join-request-strip = Pedido para entrar
join-request-to-join = <b>{ $name }</b> quer entrar.
join-request-for-seat = <b>{ $name }</b> quer assumir o lugar de { $hand }.
join-request-hand = { $who ->
        [bot] { $name } (robô)
       *[left] { $name } (saiu)
    }
join-request-more = { $people ->
        [1] Mais uma pessoa está esperando.
       *[other] Mais { SPELL($people, form: "f") } pessoas estão esperando.
    }
join-request-let-in = Deixar entrar
join-request-let-in-one = Deixar entrar: { $name }
join-request-yes = Sim
join-request-yes-to = Sim: { $name }
join-request-no = Não
join-request-no-to = Não: { $name }
join-request-answers = Mais opções
join-request-answers-to = Mais opções: { $name }
join-request-at-once = Deixar jogar já?
join-request-play-for = No lugar de { $hand }
join-request-play-for-now = No lugar de { $hand }: { $name }

join-request-asked = Você pediu para assumir o lugar de { $hand }. Falta a resposta de quem comanda a mesa.
join-request-can-ask = Você pode pedir para assumir um lugar.
join-request-can-sit = Você pode assumir um lugar.
