hint-title = Tipp
hint-button = Tipp
hint-close = Tipp bezárása
hint-show = Mutasd
hint-show-turn = Mutasd: { $turn }
hint-nothing = Itt nincs mit eldönteni.
hint-not-now = tippet csak a saját körödben kérhetsz
hint-busy = A szerver most más asztalokkal van elfoglalva. Kérdezz újra egy perc múlva.
hint-source = { $deals ->
        [one] Egyetlen szimulált osztás alapján, véletlen rejtett lapokkal.
       *[other] { $deals } szimulált osztás alapján, véletlen rejtett lapokkal.
    }
hint-spoken = { hint-title }. { $turns }
hint-spoken-nothing = { hint-title }. { hint-nothing }
hint-spoken-turn = { $worth }: { $turn }

hint-only = Egyetlen lehetőség
hint-best = Legjobb
hint-as-good = Ugyanilyen jó
hint-loses = Veszteség: { review-lost-points }

hint-draw = { $then ->
        [yes] { $cards ->
            [0] Aztán passzolj.
            [one] Aztán húzz.
           *[other] Aztán húzz { SPELL($cards) } lapot.
        }
       *[no] { $cards ->
            [0] Passzolj.
            [one] Húzz.
           *[other] Húzz { SPELL($cards) } lapot.
        }
    }
hint-take-with = { $then ->
        [yes] { $melds ->
            [0] Aztán vedd fel a halmot { $cards }.
           *[other] Aztán vedd fel a halmot { $cards }, és rakj le { $melds }.
        }
       *[no] { $melds ->
            [0] Vedd fel a halmot { $cards }.
           *[other] Vedd fel a halmot { $cards }, és rakj le { $melds }.
        }
    }
hint-take-onto = { $then ->
        [yes] { $melds ->
            [0] Aztán vedd fel a halmot { KIND($rank, form: "to") }.
           *[other] Aztán vedd fel a halmot { KIND($rank, form: "to") }, és rakj le { $melds }.
        }
       *[no] { $melds ->
            [0] Vedd fel a halmot { KIND($rank, form: "to") }.
           *[other] Vedd fel a halmot { KIND($rank, form: "to") }, és rakj le { $melds }.
        }
    }
hint-meld = { $then ->
        [yes] Aztán rakj le { $melds }.
       *[no] Rakj le { $melds }.
    }
hint-discard = { $then ->
        [yes] Aztán dobj { KIND($kind, form: "acc") }.
       *[no] Dobj { KIND($kind, form: "acc") }.
    }
hint-declare-red-three = { $then ->
        [yes] Aztán tedd ki a piros hármast.
       *[no] Tedd ki a piros hármast.
    }
hint-ask = { $then ->
        [yes] Aztán kérdezd meg: „{ $partner }, kimehetek?”
       *[no] Kérdezd meg: „{ $partner }, kimehetek?”
    }
hint-answer = { $yes ->
        [yes] Válaszolj igennel.
       *[no] Válaszolj nemmel.
    }

hint-loses-chance = A nyerési esélyt { $best_share }-ról { $share }-ra rontja
hint-worse-in = 100 osztásból { $deals } esetben rosszabb

hint-often = { $of } osztásból { $deals } esetben
hint-often-always = minden osztásban
hint-often-nearly-always = szinte minden osztásban
hint-often-hardly = alig néhány osztásban
hint-often-never = egyetlen osztásban sem
hint-other-draw = ha inkább húzol
hint-other-take = ha inkább felveszed a halmot
hint-other-discard = ha inkább { KIND($kind, form: "acc") } dobsz
hint-other-keep = ha megtartod ezeket a lapokat
hint-other-meld = ha most raksz le
hint-other-turn = ha mást lépsz
hint-because-canasta = { $take ->
        [yes] { $alone ->
            [yes] Ha felveszed a halmot, a következő köröd végére { $often } lesz kanasztád { KIND($rank, form: "from") }; { $other }, { $other_often }.
           *[no] Ha felveszed a halmot, a következő köröd végére { $often } lesz kanasztátok { KIND($rank, form: "from") }; { $other }, { $other_often }.
        }
       *[no] { $alone ->
            [yes] A következő köröd végére { $often } lesz kanasztád { KIND($rank, form: "from") }; { $other }, { $other_often }.
           *[no] A következő köröd végére { $often } lesz kanasztátok { KIND($rank, form: "from") }; { $other }, { $other_often }.
        }
    }
hint-because-keep = { $pair ->
        [yes] { $negative ->
            [yes] Tartsd meg a két { KIND($rank, form: "acc") }: { $often } dob { $player } { KIND($rank, form: "acc") }, amellyel felveheted a halmot ({ $cards ->
                [one] egy lap
               *[other] kb. { $cards } lap
            }).
           *[no] Tartsd meg a két { KIND($rank, form: "acc") }: { $often } { $player } { KIND($rank, form: "acc") } dob, és felveszed a halmot ({ $cards ->
                [one] egy lap
               *[other] kb. { $cards } lap
            }).
        }
       *[no] { $negative ->
            [yes] Tartsd meg { KIND($rank, form: "many-acc") }: { $often } dob { $player } { KIND($rank, form: "acc") }, amellyel felveheted a halmot ({ $cards ->
                [one] egy lap
               *[other] kb. { $cards } lap
            }).
           *[no] Tartsd meg { KIND($rank, form: "many-acc") }: { $often } { $player } { KIND($rank, form: "acc") } dob, és felveszed a halmot ({ $cards ->
                [one] egy lap
               *[other] kb. { $cards } lap
            }).
        }
    }
hint-because-takes = { $alone ->
        [yes] { $negative ->
            [yes] A következő köröd végéig { $often } veszed fel a halmot; { $other }, { $other_often }.
           *[no] A következő köröd végéig { $often } felveszed a halmot; { $other }, { $other_often }.
        }
       *[no] { $negative ->
            [yes] A következő köröd végéig { $often } veszitek fel a halmot; { $other }, { $other_often }.
           *[no] A következő köröd végéig { $often } felveszitek a halmot; { $other }, { $other_often }.
        }
    }
hint-because-leave = { $cards ->
        [one] { $negative ->
            [yes] Ha otthagyod a halmot, { $often } veszi fel egy ellenfél, mielőtt újra te jössz.
           *[no] Ha otthagyod a halmot, { $often } felveszi egy ellenfél, mielőtt újra te jössz.
        }
       *[other] { $negative ->
            [yes] Ha otthagyod a halmot ({ $cards } lap), { $often } veszi fel egy ellenfél, mielőtt újra te jössz.
           *[no] Ha otthagyod a halmot ({ $cards } lap), { $often } felveszi egy ellenfél, mielőtt újra te jössz.
        }
    }
hint-because-safe = { $cards ->
        [one] { $negative ->
            [yes] { KIND($kind, form: "the", case: "capital") } biztonságosabb dobás: { $player } { $often } veszi fel a halmot; { $other }, { $other_often }.
           *[no] { KIND($kind, form: "the", case: "capital") } biztonságosabb dobás: { $player } { $often } felveszi a halmot; { $other }, { $other_often }.
        }
       *[other] { $negative ->
            [yes] { KIND($kind, form: "the", case: "capital") } biztonságosabb dobás: { $player } { $often } veszi fel a halmot ({ $cards } lap); { $other }, { $other_often }.
           *[no] { KIND($kind, form: "the", case: "capital") } biztonságosabb dobás: { $player } { $often } felveszi a halmot ({ $cards } lap); { $other }, { $other_often }.
        }
    }
hint-because-others-take = { $negative ->
        [yes] Mire újra te jössz, { $often } veszi fel egy ellenfél a halmot; { $other }, { $other_often }.
       *[no] Mire újra te jössz, { $often } felveszi egy ellenfél a halmot; { $other }, { $other_often }.
    }
hint-because-out = { $alone ->
        [yes] { $negative ->
            [yes] Ezzel a lépéssel { $often } mész ki; { $other }, { $other_often }.
           *[no] Ezzel a lépéssel { $often } kimész; { $other }, { $other_often }.
        }
       *[no] { $negative ->
            [yes] Ezzel a lépéssel { $often } mentek ki; { $other }, { $other_often }.
           *[no] Ezzel a lépéssel { $often } kimentek; { $other }, { $other_often }.
        }
    }
hint-because-others-out = { $alone ->
        [yes] { $negative ->
            [yes] Ezzel a lépéssel { $often } megy ki más; { $other }, { $other_often }.
           *[no] Ezzel a lépéssel { $often } kimegy valaki más; { $other }, { $other_often }.
        }
       *[no] { $negative ->
            [yes] Ezzel a lépéssel { $often } megy ki az ellenfél; { $other }, { $other_often }.
           *[no] Ezzel a lépéssel { $often } kimegy az ellenfél; { $other }, { $other_often }.
        }
    }
hint-because-caught = { $alone ->
        [yes] Ha más megy ki, kb. { $cards } lap marad a kezedben; { $other }, kb. { $other_cards }.
       *[no] Ha az ellenfél megy ki, kb. { $cards } lap marad a kezedben; { $other }, kb. { $other_cards }.
    }
hint-because-canastas = { $alone ->
        [yes] Átlagosan { $canastas } kanasztád lesz a végére; { $other }, { $other_canastas }.
       *[no] Átlagosan { $canastas } kanasztátok lesz a végére; { $other }, { $other_canastas }.
    }
hint-because-better = Sok apró előny: 100 osztásból { $deals } esetben jobb, mint { $other }.
hint-than-draw = a húzás
hint-than-take = a halom felvétele
hint-than-discard = { KIND($kind, form: "the") } eldobása
hint-than-keep = e lapok megtartása
hint-than-meld = a mostani lerakás
hint-than-turn = egy másik lépés
hint-because-same = Szinte mindegy: { $other } nagyjából ugyanannyit ér.
hint-because-worth = { $points ->
        [one] Sok apró előny: kb. egy ponttal többet ér, mint { $other }.
       *[other] Sok apró előny: kb. { $points } ponttal többet ér, mint { $other }.
    }
hint-because-alike = Szinte mindegy: 100 osztásból { $deals } esetben jobb, mint { $other }.

hint-share = { $percent }%
hint-share-small = kevesebb mint 1%
hint-hands-over = { $pile ->
        [0] { KIND($kind, form: "the-acc", case: "capital") } eldobva az esetek { $share }-ában odaadod a halmot ({ KIND($best, form: "the-acc") } eldobva: { $best_share }).
       *[other] { KIND($kind, form: "the-acc", case: "capital") } eldobva az esetek { $share }-ában odaadod a halmot, { $pile } lapot ({ KIND($best, form: "the-acc") } eldobva: { $best_share }).
    }
hint-hands-over-best = { $pile ->
        [0] { KIND($kind, form: "the-acc", case: "capital") } eldobva az esetek { $share }-ában odaadod a halmot (a legjobb lépéssel: { $best_share }).
       *[other] { KIND($kind, form: "the-acc", case: "capital") } eldobva az esetek { $share }-ában odaadod a halmot, { $pile } lapot (a legjobb lépéssel: { $best_share }).
    }
hint-next-takes = { $pile ->
        [0] Az esetek { $share }-ában a következő játékos veszi fel a halmot (a legjobb lépéssel: { $best_share }).
       *[other] Az esetek { $share }-ában a következő játékos veszi fel a halmot, { $pile } lapot (a legjobb lépéssel: { $best_share }).
    }
hint-others-take = Az esetek { $share }-ában egy ellenfél veszi fel a halmot, mielőtt újra te jössz (a legjobb lépéssel: { $best_share }).
hint-fewer-piles = { $alone ->
        [yes] Az esetek { $share }-ában veszed fel a halmot (a legjobb lépéssel: { $best_share }).
       *[no] Az esetek { $share }-ában veszitek fel a halmot (a legjobb lépéssel: { $best_share }).
    }
hint-out-less = { $alone ->
        [yes] Az esetek { $share }-ában mész ki (a legjobb lépéssel: { $best_share }).
       *[no] Az esetek { $share }-ában mentek ki (a legjobb lépéssel: { $best_share }).
    }
hint-others-out = { $alone ->
        [yes] Az esetek { $share }-ában más megy ki (a legjobb lépéssel: { $best_share }).
       *[no] Az esetek { $share }-ában az ellenfél megy ki (a legjobb lépéssel: { $best_share }).
    }
hint-fewer-canastas = { $alone ->
        [yes] Átlagosan { $canastas } kanasztád lesz a végére (a legjobb lépéssel: { $best_canastas }).
       *[no] Átlagosan { $canastas } kanasztátok lesz a végére (a legjobb lépéssel: { $best_canastas }).
    }
hint-less-ahead = { $alone ->
        [yes] Sok apróság: átlagosan { $end } zárod az osztást (a legjobb lépéssel: { $best_end }).
       *[no] Sok apróság: átlagosan { $end } zárjátok az osztást (a legjobb lépéssel: { $best_end }).
    }
hint-ahead = { $behind ->
        [yes] { $points } pont hátránnyal
       *[no] { $points } pont előnnyel
    }

hint-practice = Csak gyakorláskor
hint-practice-about = Ha rajtad kívül mindenki robot.
hint-everybody = Mindenkinek
hint-everybody-about = Másokkal játszva is.
hint-none = Nincs
hint-none-about = Senki sem kap tippet.
hint-menu-none = Tippek: ennél az asztalnál nincsenek.
hint-menu-everybody = Tippek: mindenkinek.
hint-menu-practice = Tippek: csak gyakorláskor.
hint-menu-not-practice = Tippek: nincsenek, mert mások is játszanak.
