review-page-title = Játszmaelemzés – Kanaszta
review-page-heading = Játszmaelemzés
review-page-link = Elemzés
review-page-one = Elemzés: { $outcome }
review-page-whose = Játékos
review-page-you = te
review-page-to-replay = Vissza a visszajátszáshoz
review-page-book = Hogyan készül az elemzés

review-page-points = Pontban
review-page-chance = Nyerési esélyben
review-page-at-first = Kezdet
review-page-luck = Szerencse
review-page-play = A te játékod
review-page-result = Összesen
review-page-at-last = Vég
review-page-luck-points = { $seat ->
        [you] { $gain ->
            [yes] A szerencse (a lapok és a többiek) <b>{ $points }</b> pontot adott neked.
           *[no] A szerencse (a lapok és a többiek) <b>{ $points }</b> pontot vett el tőled.
        }
       *[other] { $gain ->
            [yes] A szerencse (a lapok és a többiek) <b>{ $points }</b> pontot hozott { $seat } számára.
           *[no] A szerencse (a lapok és a többiek) <b>{ $points }</b> pont hátrányt hozott { $seat } számára.
        }
    }
review-page-play-points = { $seat ->
        [you] { $points ->
            [0] Nincs egyértelmű hiba.
           *[other] A hibáid <b>{ $points }</b> pontba kerültek.
        }
       *[other] { $points ->
            [0] { $seat } játékában nincs egyértelmű hiba.
           *[other] { $seat } hibái <b>{ $points }</b> pontba kerültek.
        }
    }
review-page-points-about = { $several ->
        [yes] A pontok a játékos átlagos előnyét mutatják a többiekkel szemben.
       *[no] A pontok a játékos előnyét mutatják az ellenféllel szemben.
    }
review-page-points-and-chance = A pontok és az esélyek eltérhetnek: ugyanannyi pont többet változtat a nyerési esélyen, ha szoros a játszma.
review-page-luck-chance = { $seat ->
        [you] { $gain ->
            [yes] A szerencse <b>{ $percent } százalékponttal</b> növelte a nyerési esélyedet.
           *[no] A szerencse <b>{ $percent } százalékponttal</b> csökkentette a nyerési esélyedet.
        }
       *[other] { $gain ->
            [yes] A szerencse <b>{ $percent } százalékponttal</b> növelte { $seat } nyerési esélyét.
           *[no] A szerencse <b>{ $percent } százalékponttal</b> csökkentette { $seat } nyerési esélyét.
        }
    }
review-page-play-chance = { $seat ->
        [you] { $percent ->
            [0] Nincs egyértelmű hiba.
           *[other] A hibáid <b>{ $percent } százalékponttal</b> csökkentették.
        }
       *[other] { $percent ->
            [0] { $seat } játékában nincs egyértelmű hiba.
           *[other] { $seat } hibái <b>{ $percent } százalékponttal</b> csökkentették.
        }
    }

review-page-accuracy = Pontosság
review-page-of-hundred = <b>{ $accuracy }%</b>
review-page-accuracy-about = A 100% azt jelenti: mindig a legjobb lépés; az 50% azt, hogy egy negyed győzelem veszett el. Egy játszma kevés a pontos méréshez: a valódi érték valószínűleg { $least }% és { $most }% között van.

review-page-curve = Nyerési esély a játszma során
review-page-curve-spoken = { $seat ->
        [you] A nyerési esélyed az elején { $before } volt, az osztások után pedig { $after }.
       *[other] { $seat } nyerési esélye az elején { $before } volt, az osztások után pedig { $after }.
    }
review-page-even = Egyetlen lépés vagy lap sem változtatott a nyerési esélyen legalább 5 százalékpontot.

review-page-you-is = Itt lent a „te” ezt a játékost jelenti: { $player }.
review-page-no-marks = Nincs egyértelmű hiba.
review-page-step = Amit { $player } látott
review-page-see = Megnézem a visszajátszásban
review-page-play-on = Folytatás innen
review-page-see-one = Megnézem a visszajátszásban: { $deal }. osztás, { $turn }. kör
review-page-play-on-one = Folytatás innen: { $deal }. osztás, { $turn }. kör

review-page-deals = Osztásról osztásra
review-page-deal = { $deal }. osztás
review-page-cause = Mi okozta
review-page-in-points = Pont
review-page-in-chance = Nyerési esély
review-page-cause-dealt = Szerencse: a kiosztott lapok
review-page-cause-draw = Szerencse: a húzott lapjaid
review-page-cause-turn = Szerencse: { $player } lépései
review-page-cause-substitute = Szerencse: robotok körei
review-page-cause-end = Szerencse: a végső elszámolás
review-page-lost = A hibáid

review-page-working = A játszma elemzése…
review-page-working-about = { $player } minden döntését több száz szimulált osztáson játsszuk végig, csak abból kiindulva, amit { $player } láthatott. Ez nagyjából fél perc, ha a szerver elfoglalt, több.
review-page-done = { $percent }% kész
review-page-queued = { $before ->
        [0] Te következel.
        [one] Előtted még egy elemzés van.
       *[other] Előtted még { $before } elemzés van.
    }
review-page-leave = Nyugodtan elhagyhatod az oldalt; az elemzést elmentjük.
review-page-leave-record = Nyugodtan elhagyhatod az oldalt. A feltöltött játszmák elemzését csak egy ideig őrizzük.
review-page-progress = Az elemzés állapota
review-page-none = Nincs elemzés
review-page-ready = Az elemzés elkészült.
review-page-not-finished = Ezt a játszmát nem játszották végig, ezért nem lehet elemezni.
review-page-too-many = Egyszerre ennél több elemzésed nem készülhet. Gyere vissza, ha valamelyik elkészült.
review-page-busy = Megtelt az elemzések sora. Próbáld meg később.
review-page-failed = Nálunk romlott el valami, a játszmát nem sikerült elemezni.
review-page-again = Próbáld újra

review-page-habits = Gyakori hibák
review-page-habits-about = { $games ->
        [one] Egyértelmű hibák az egyetlen elemzett játszmádban:
       *[other] Egyértelmű hibák { $games } elemzett játszmádban:
    }
review-page-habits-none = Az elemzett játszmáidban nincs egy sem a gyakori hibák közül: megbontott pár, a következő játékos kezére játszó dobás, helyettesítők halmozása, késői befagyasztás, túl korai kimenés.
review-page-habit-breaks-pair = { $times ->
        [one] <b>Egyszer</b> megbontottál egy párt.
       *[other] <b>{ $times } alkalommal</b> megbontottál egy párt.
    }
review-page-habit-feeds = { $times ->
        [one] <b>Egyszer</b> a következő játékos kezére játszottál.
       *[other] <b>{ $times } alkalommal</b> a következő játékos kezére játszottál.
    }
review-page-habit-hoards = { $times ->
        [one] <b>Egyszer</b> túl sokáig tartottad meg a helyettesítő lapokat.
       *[other] <b>{ $times } alkalommal</b> túl sokáig tartottad meg a helyettesítő lapokat.
    }
review-page-habit-freezes-late = { $times ->
        [one] <b>Egyszer</b> túl későn vagy egyáltalán nem fagyasztottad be a halmot.
       *[other] <b>{ $times } alkalommal</b> túl későn vagy egyáltalán nem fagyasztottad be a halmot.
    }
review-page-habit-goes-out-early = { $times ->
        [one] <b>Egyszer</b> túl korán mentél ki.
       *[other] <b>{ $times } alkalommal</b> túl korán mentél ki.
    }
review-page-trend-more = Az utolsó tíz játszmádban gyakoribb: játszmánként { $now }, korábban { $before }.
review-page-trend-less = Az utolsó tíz játszmádban ritkább: játszmánként { $now }, korábban { $before }.
review-page-trend-same = Az utolsó tíz játszmádban nagyjából ugyanilyen gyakori.
