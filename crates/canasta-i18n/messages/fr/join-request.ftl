### Une table privée, pour qui n'y a pas de place, et les demandes pour y jouer.

join-request-title = Cette table est privée – Canasta
join-request-heading = Cette table est privée
join-request-ask = Tu n’as pas de place ici. Demande le lien d’invitation ou un code à quelqu’un de la table.
join-request-other-device = Tu as déjà ta place sur un autre appareil ou navigateur ? Ouvre-y « Tes appareils » pour obtenir un lien et un code.
join-request-have-code = J’ai un code
join-request-code-of-device = J’ai un code de mon autre appareil

join-request-strip = Demandes
join-request-to-join = <b>{ $name }</b> voudrait jouer.
join-request-for-seat = <b>{ $name }</b> voudrait remplacer { $hand }.
join-request-hand = { $who ->
        [bot] { $name } (robot)
       *[left] { $name } (plus là)
    }
join-request-more = { $people ->
        [one] Une autre personne attend.
       *[other] { SPELL($people, case: "capital") } autres personnes attendent.
    }
join-request-let-in = Accepter
join-request-let-in-one = Accepter : { $name }
join-request-yes = Oui
join-request-yes-to = Oui : { $name }
join-request-no = Non
join-request-no-to = Non : { $name }
join-request-answers = Autres choix
join-request-answers-to = Autres choix : { $name }
join-request-at-once = Donner une place tout de suite ?
join-request-play-for = Remplacer { $hand }
join-request-play-for-now = Remplacer { $hand } : { $name }

join-request-asked = Tu as demandé à remplacer { $hand }. L’hôte va répondre.
join-request-can-ask = Tu peux demander à prendre une place.
join-request-can-sit = Tu peux prendre une place.
