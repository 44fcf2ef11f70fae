### Kilka osób przy jednym urządzeniu: zasłona między ruchami i pytanie w formularzu nowego stołu.

## Zasłona.

shared-device-title = Podaj urządzenie dalej – Kanasta
shared-device-pass = Podaj dalej: teraz gra { $player }
shared-device-about = Karty są zakryte, dopóki { $player } nie naciśnie przycisku.
shared-device-show = Pokaż moje karty

## Formularz nowego stołu.

shared-device-people = Osoby przy tym urządzeniu
shared-device-alone = tylko ty
shared-device-people-about = Grajcie na zmianę na jednym urządzeniu i podawajcie je sobie. Między ruchami nie widać żadnych kart. Zegara nie ma.
shared-device-others = Imiona pozostałych
shared-device-others-about = Kilka imion rozdziel przecinkami.
shared-device-sides = Strony
shared-device-partners = Partnerzy
shared-device-opponents = Przeciwnicy
shared-device-name = { $name }
shared-device-who = { $bots ->
        [0] Przy tym urządzeniu: ty i { $others }.
        [one] Przy tym urządzeniu: ty i { $others }, do tego { SPELL($bots, form: "m") } bot.
        [few] Przy tym urządzeniu: ty i { $others }, do tego { SPELL($bots, form: "m") } boty.
       *[many] Przy tym urządzeniu: ty i { $others }, do tego { SPELL($bots, form: "m") } botów.
    }
shared-device-too-many = Osoby przy tym urządzeniu: przy stole jest miejsce tylko dla { $players ->
        [one] { $players } osoby
        [few] { $players } osób
       *[many] { $players } osób
    }. Wpisz mniej imion.
shared-device-not-invited = Osoby przy tym urządzeniu: grają tylko z botami. Usuń imiona, żeby zaprosić znajomych.
