fair-proved = { $cuts ->
        [0] Tisztességes. A mag megfelel a lenyomatnak, és emelés nélkül ezeket a lapokat adja.
        [one] Tisztességes. A mag megfelel a lenyomatnak, és egy emeléssel ezeket a lapokat adja.
       *[other] Tisztességes. A mag megfelel a lenyomatnak, és { $cuts } emeléssel ezeket a lapokat adja.
    }
fair-no-seed = Nem bizonyított. Ennek az osztásnak a magját nem fedték fel.
fair-commitment = Nem tisztességes. A mag nem felel meg az osztás, az asztal, a helyek és a szabályok lenyomatának.
fair-deck = Nem tisztességes. A mag más lapokat ad, vagy egy játékos emelését megváltoztatták vagy kihagyták.
fair-cuts = Nem tisztességes. Egy emelés üres helyről jött, vagy kettő ugyanarról a helyről.
fair-nothing = Nem bizonyított. Ennek az osztásnak nem volt lenyomata, vagy nincs a jegyzőkönyvben.

fair-all = { $deals ->
        [one] Ez az osztás tisztességes.
        [2] Mindkét osztás tisztességes.
       *[other] Minden osztás tisztességes (összesen { $deals }).
    }
fair-some = { $deals ->
        [one] Ez az osztás nincs bizonyítva.
       *[other] { $proved ->
            [0] { $deals } osztásból egy sincs bizonyítva.
           *[other] { $deals } osztásból { $proved } bizonyítva van.
        }
    }
fair-unfair-deals = { $deals ->
        [one] Ez az osztás nem tisztességes.
       *[other] { $deals } osztásból { $unfair } nem tisztességes.
    }
