### Mehrere an einem Gerät: die Abdeckung zwischen ihren Zügen, und die Frage im Formular.

shared-device-title = Gerät weitergeben – Canasta
shared-device-pass = Gib das Gerät an { $player }
shared-device-about = Karten sind erst zu sehen, wenn { $player } auf den Knopf drückt.
shared-device-show = Meine Karten zeigen

shared-device-people = Leute an diesem Gerät
shared-device-alone = nur du
shared-device-people-about = Spielt abwechselnd an einem Bildschirm und gebt ihn weiter. Dazwischen sind keine Karten zu sehen. Es läuft keine Uhr.
shared-device-others = Namen der anderen
shared-device-others-about = Mehrere Namen durch Kommas trennen.
shared-device-sides = Seiten
shared-device-partners = Partner
shared-device-opponents = Gegner
shared-device-name = { $name }
shared-device-who = { $bots ->
        [0] Du und { $others } an diesem Gerät.
        [one] Du und { $others } an diesem Gerät, mit einem Bot.
       *[other] Du und { $others } an diesem Gerät, mit { SPELL($bots) } Bots.
    }
shared-device-too-many = Leute an diesem Gerät: Am Tisch ist nur für { $players } Platz. Gib weniger Namen ein.
shared-device-not-invited = Leute an diesem Gerät: Sie spielen nur mit Bots. Entferne die Namen, um Freunde einzuladen.
