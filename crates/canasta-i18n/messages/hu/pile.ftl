pile-centre = Pakli és dobóhalom
pile-tag-stock = Pakli
pile-tag-pile = Halom

pile-stock = Pakli, { $cards } lap
pile-stock-button = { $drawn ->
        [0] { pile-stock }. Passz
        [one] { pile-stock }. Húzás
       *[other] { pile-stock }. { SPELL($drawn, case: "capital") } lap húzása
    }
pile-empty = Halom, 0 lap
pile-label = Halom, { $cards } lap, felül { $top }
pile-label-frozen = { pile-label }. { pile-frozen }
pile-sentence = { $label }.

pile-none = Üres
pile-frozen = Befagyasztotta egy { KIND($by) }
pile-player-not-melded = { $player ->
        [you] Még nem raktál le
       *[other] { $player } még nem rakott le
    }
pile-side-not-melded = { $own ->
        [yes] Még nem raktatok le
       *[no] Ők még nem raktak le
    }
pile-players-not-melded = { $players } még nem rakott le

pile-blocked = { KIND($top, case: "capital") } van felül: nem vehető fel.
pile-first-round = Az első körben nem vehető fel.
pile-complete = { KIND($top, form: "from", case: "capital") } már kész a kanaszta: nem vehető fel.
pile-onto-your = Felveheted { KIND($top, form: "your-to") }.
pile-with-two = Felveheted két { KIND($top, form: "with") } a kezedből.
pile-with-wild = Felveheted egy { KIND($top, form: "with") } és egy helyettesítő lappal.
pile-takes-two = { $wild ->
        [yes] { $held ->
            [yes] Két { KIND($top) } kell hozzá, vagy egy { KIND($top) } és egy helyettesítő lap. Neked egy van.
           *[no] Két { KIND($top) } kell hozzá, vagy egy { KIND($top) } és egy helyettesítő lap. Neked egy sincs.
        }
       *[no] { $held ->
            [yes] Két { KIND($top) } kell hozzá. Neked egy van.
           *[no] Két { KIND($top) } kell hozzá. Neked egy sincs.
        }
    }
pile-other-onto = { $ours ->
        [yes] { $player } felveheti { KIND($top, form: "our-to") }.
       *[no] { $player } felveheti { KIND($top, form: "to") }.
    }
pile-other-with-two = { $wild ->
        [yes] { $player } felveheti két { KIND($top, form: "with") }, vagy egy { KIND($top, form: "with") } és egy helyettesítő lappal.
       *[no] { $player } felveheti két { KIND($top, form: "with") }.
    }

pile-look-through = Halom átnézése
pile-look-title = Dobóhalom, { $cards } lap, a felsővel kezdve
pile-look-close = Bezárás
pile-look-card = { $card }
