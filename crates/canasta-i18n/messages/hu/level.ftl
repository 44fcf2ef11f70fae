level-beginner = Kezdő
level-beginner-about = Lerak mindent, amit lehet, felvesz minden halmot, nem törődik azzal, mi kell másoknak. Azonnal lép.
level-casual = Alkalmi
level-casual-about = Megtart néhány párt és helyettesítőt, de túl korán rak le, és elfelejti a dobott lapokat. Azonnal lép.
level-club = Klub
level-club-about = Egy jó klubjátékos ökölszabályait követi, és emlékszik a halomra. Azonnal lép.
level-skilled = Rutinos
level-skilled-about = Úgy játszik, mint a Klub, de a sokkal jobb lépéseket észreveszi. Azonnal lép.
level-strong = Erős
level-strong-about = Megtanulta, melyik lépés mire vezet, és a legígéretesebbet választja. Négy játékosnál azonnal lép, különben egy pillanat múlva.
level-expert = Mester
level-expert-about = Mint az Erős, de a legjobb lépéseket szimulált osztásokon is kipróbálja. Legfeljebb egy másodpercig gondolkodik.
level-adaptive = Alkalmazkodó
level-adaptive-about = Igyekszik szorosan tartani a játszmát: ha vezet, lazít, ha le van maradva, rákapcsol.
level-program = { $program }
level-program-about = Ezt a robotot a szerver üzemeltetője adta hozzá. Eltarthat néhány másodpercig, amíg lép.

level-choice = Robotok szintje
level-more = A szintekről
level-each = Szint játékosonként
level-as-above = Mint fent

level-levels = { $levels ->
        [one] Szint: { $levels }.
       *[other] Szintek: { $levels }.
    }
level-plays = { $name } szintje: { $level }.
level-plays-adaptive = { $name } az álláshoz igazítja a játékát.
level-plays-program = { $name } helyén „{ $program }” játszik.
