preset-hoyle = Bicycle / Hoyle
preset-hoyle-about = A Bicycle teljes szabályai négy játékosra. A fekete hármas befagyasztja a halmot, amíg valaki fel nem veszi.
preset-classic = Classic Card Game Rules
preset-classic-about = Két, három, négy vagy hat játékosra. Az első lerakáshoz csak párral vehető fel a halom, és a kézből lerakott kanaszta többet ér.
preset-lakin = According to Hoyle (H. Lakin)
preset-lakin-about = Két, három vagy négy játékosra. A piros hármast magadnak kell kitenned, és helyettesítő lappal sosem vehető fel a halom.
preset-pack = Taking the Pack
preset-pack-about = Négy játékosra, szigorú halomfelvétellel: amíg a csapatod nem rakott le, csak párral veheted fel.
preset-wahhi = Alapszabályok
preset-wahhi-about = Kettőtől hat játékosra: mindenki tizenegy lapot kap, a kimenéshez egy kanaszta kell, és a fekete hármas egy körre zárja le a halmot. A WAHHI Classic Canasta nyomán.
preset-changed = { $changes ->
        [one] { $title }, egy házi szabállyal
       *[other] { $title }, { SPELL($changes) } házi szabállyal
    }
