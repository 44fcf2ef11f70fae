### À plusieurs sur un appareil : l'écran entre deux tours, et la question dans le formulaire d'une nouvelle table.

shared-device-title = Passe l’appareil – Canasta
shared-device-pass = Passe l’appareil à { $player }
shared-device-about = Les cartes restent cachées : c’est à { $player } d’appuyer sur le bouton.
shared-device-show = Montrer mes cartes

shared-device-people = Sur cet appareil
shared-device-alone = toi seulement
shared-device-people-about = Jouez à tour de rôle sur un écran et faites-le passer. Entre deux tours, il ne montre aucune carte. Il n’y a pas de chrono.
shared-device-others = Noms des autres
shared-device-others-about = Sépare les noms par des virgules.
shared-device-sides = Camps
shared-device-partners = Partenaires
shared-device-opponents = Adversaires
shared-device-name = { $name }
shared-device-who = { $others ->
        [one] { $others } et toi
       *[other] Toi, { $others }
    } sur cet appareil{ $bots ->
        [0] {""}
        [one] , avec un robot
       *[other] , avec { SPELL($bots) } robots
    }.
shared-device-too-many = Sur cet appareil : on ne joue qu’à { $players } à cette table. Entre moins de noms.
shared-device-not-invited = Sur cet appareil : on y joue seulement avec des robots. Enlève les noms pour inviter du monde.
