### Meer mensen op één apparaat: het scherm tussen hun beurten, en de vraag in het formulier voor een nieuwe tafel.

## Tussen twee beurten.

shared-device-title = Apparaat doorgeven – Canasta
shared-device-pass = Geef het apparaat aan { $player }
shared-device-about = Er zijn geen kaarten te zien tot { $player } op de knop drukt.
shared-device-show = Mijn kaarten tonen

## Het formulier voor een nieuwe tafel.

shared-device-people = Mensen op dit apparaat
shared-device-alone = alleen jij
shared-device-people-about = Speel om de beurt op één scherm en geef het door. Tussen de beurten zijn er geen kaarten te zien. Er is geen klok.
shared-device-others = Namen van de anderen
shared-device-others-about = Zet komma’s tussen de namen.
shared-device-sides = Teams
shared-device-partners = Partners
shared-device-opponents = Tegenstanders
shared-device-name = { $name }
shared-device-who = { $bots ->
        [0] Jij en { $others } op dit apparaat.
        [one] Jij en { $others } op dit apparaat, met { SPELL($bots) } bot.
       *[other] Jij en { $others } op dit apparaat, met { SPELL($bots) } bots.
    }
shared-device-too-many = Mensen op dit apparaat: de tafel heeft maar { $players } spelers. Vul minder namen in.
shared-device-not-invited = Mensen op dit apparaat: die spelen alleen met bots. Haal de namen weg als je vrienden wilt uitnodigen.
