nav-to-start = Kezdőlap
nav-to-lobby = Nyilvános asztalok
nav-your-devices = Eszközeid

nav-home = Kanaszta
nav-site = Az oldal részei
nav-rules = Szabályok
nav-daily = Napi osztás
nav-pad = Pontfüzet
nav-puzzles = Feladványok
nav-your-games = Játszmáid
nav-settings = Beállítások
nav-new-tab = (új lapon nyílik)
