### Les appareils d'une personne : la liste, le lien privé et son code, et la question sur le nouvel appareil.

devices-title = Tes appareils – Canasta
devices-heading = Tes appareils
devices-open = Ouvrir sur un autre appareil
devices-comes-along = Tes parties et tes réglages te suivent. Tu peux aussi continuer sur cet appareil-ci.
devices-have-code = J’ai un code d’un autre appareil
devices-list = Appareils reliés
devices-this = cet appareil
devices-label-on = { $kind ->
        [app] Une appli sur { $system }
        [browser] Un navigateur sur { $system }
       *[named] { $name } sur { $system }
    }
devices-label = { $kind ->
        [app] Une appli
        [browser] Un navigateur
       *[named] { $name }
    }
devices-days = Ajouté le { $since }, utilisé le { $seen }
devices-end = Retirer
devices-end-one = { $this ->
        [yes] Retirer { $device }, cet appareil
       *[no] Retirer { $device }
    }
devices-end-about = Un appareil retiré ne peut plus jouer à ta place. Tu gardes tes places aux tables.
devices-apart = Autres personnes sur cet appareil
devices-apart-one = { $tables ->
        [one] { $name }, à une table
       *[other] { $name }, à { $tables } tables
    }
devices-go-on-as = Continuer sous le nom { $name }

devices-link-title = Ouvrir sur un autre appareil – Canasta
devices-link-about = <b>Garde ce lien pour toi : il permet de jouer à ta place.</b> Il sert une seule fois et expire dans dix minutes.
devices-square = Code QR du lien privé
devices-scan = Scanne-le avec l’autre appareil.
devices-link = Lien privé
devices-copy = Copier
devices-or-code = Ou tape un code
devices-type-it = Sur l’autre appareil, ouvre ce site, va dans « Tes appareils » et saisis :

devices-code-title = Jouer aussi sur cet appareil – Canasta
devices-code-heading = Jouer aussi sur cet appareil
devices-code-about = Saisis le code de huit lettres de ton autre appareil. Tu l’y trouves sous « Tes appareils », « Ouvrir sur un autre appareil ».
devices-code-form = Ouvrir avec un code
devices-code = Code de ton autre appareil
devices-code-go = Continuer
devices-code-safe = Tu verras de qui sont les parties avant que rien ne change.

devices-carry-title = Un autre appareil – Canasta
devices-carry-heading = Jouer sur cet appareil sous le nom { $name } ?
devices-carries = { $tables ->
        [0] Cet appareil reçoit les réglages de l’autre ({ $name }). Pas encore de partie.
        [one] Cet appareil reçoit la partie et les réglages de l’autre ({ $name }).
       *[other] Cet appareil reçoit les { $tables } parties et les réglages de l’autre ({ $name }).
    }
devices-kept-apart = { $tables ->
        [one] { $name } joue déjà dans ce navigateur (une table). Cette partie reste à part. Tu peux y revenir quand tu veux sous « Tes appareils ».
       *[other] { $name } joue déjà dans ce navigateur ({ $tables } tables). Ces parties restent à part. Tu peux y revenir quand tu veux sous « Tes appareils ».
    }
devices-not-yours = Si ce lien n’est pas à toi, ne t’en sers pas : tu jouerais à la place de quelqu’un d’autre.
devices-play-as = Jouer ici sous le nom { $name }
devices-no = Non
devices-same = Tout est déjà prêt sur cet appareil. Le lien marche encore : ouvre-le sur l’autre.
devices-app = Tu es dans le navigateur d’une appli. Pour jouer dans ton navigateur habituel, ouvre plutôt le lien là-bas.

devices-used = Ce lien ou ce code a expiré ou a déjà servi. Crées-en un nouveau sur l’autre appareil, sous « Tes appareils », « Ouvrir sur un autre appareil ».
devices-no-guest = Tu n’as pas encore joué dans ce navigateur. Crée un lien ou un code sur l’autre appareil sous « Tes appareils », puis utilise-le ici.
devices-not-one = Cet appareil a été retiré.
devices-last = C’est ton seul appareil : le retirer te ferait perdre tes places. Ajoute d’abord un autre appareil, ou choisis « Oublie-moi ».
