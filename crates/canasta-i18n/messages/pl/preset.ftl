### Gotowe zestawy zasad, każdy z opublikowanego źródła.

preset-hoyle = Bicycle / Hoyle
preset-hoyle-about = Pełne zasady Bicycle, dla czterech osób. Czarna trójka zamraża stos, dopóki ktoś go nie weźmie.
preset-classic = Classic Card Game Rules
preset-classic-about = Dla dwóch, trzech, czterech lub sześciu osób. Do pierwszego wyłożenia stos bierze się tylko na parę, a kanasty z ręki dają dodatkowe punkty.
preset-lakin = According to Hoyle, H. Lakin
preset-lakin-about = Dla dwóch, trzech lub czterech osób. Czerwone trójki odkrywasz samodzielnie, a dzika karta nigdy nie pomaga wziąć stosu.
preset-pack = Taking the Pack
preset-pack-about = Dla czterech osób. O stos nie jest łatwo: do pierwszego wyłożenia bierze się go tylko na parę.
preset-wahhi = Zasady standardowe
preset-wahhi-about = Od dwóch do sześciu osób: po jedenaście kart, jedna kanasta wystarczy do skończenia, a czarna trójka blokuje stos na jeden ruch. Według WAHHI Classic Canasta.
preset-changed = { $changes ->
        [one] { $title }, jedna zasada domowa
        [few] { $title }, { SPELL($changes) } zasady domowe
       *[many] { $title }, { SPELL($changes) } zasad domowych
    }
