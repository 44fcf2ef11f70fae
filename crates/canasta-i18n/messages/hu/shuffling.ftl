shuffling-title = Keverés – Kanaszta
shuffling-heading = Keverjük a lapokat…
shuffling-about = Minden játékos eszköze emel, így senki sem tudhatja előre a lapok sorrendjét.

shuffling-have-cut = { $you ->
        [yes] { $others ->
            [0] Te már emeltél.
           *[other] { table-players } már emeltetek.
        }
       *[no] { table-players } már emelt.
    }
shuffling-have-not-cut = { $you ->
        [yes] { $others ->
            [0] Te még nem emeltél.
           *[other] { table-players } még nem emeltetek.
        }
       *[no] { table-players } még nem emelt.
    }
shuffling-ready = { $you ->
        [yes] { $others ->
            [0] Te készen állsz.
           *[other] { table-players } készen álltok.
        }
       *[no] { table-players } készen áll.
    }
shuffling-waiting = { $you ->
        [yes] { $others ->
            [0] Rád várunk.
            [one] Rátok várunk: te és { $others }.
           *[other] Rátok várunk: te, { $others }.
        }
       *[no] Még várunk: { $others }.
    }

shuffling-closed-more = A játszma itt véget ért. A visszajátszásban minden lap látható.
shuffling-given-up = Ez a játszma félbemaradt.
shuffling-given-up-more = Sokáig senki sem játszott. A visszajátszásban minden lap látható.

shuffling-not-yet-title = Még nem – Kanaszta
shuffling-not-yet = Az első osztás folyik.
shuffling-not-yet-about = Ez versenyjátszma: minden osztást csak akkor látsz, ha véget ért.
shuffling-look-again = Frissítés
