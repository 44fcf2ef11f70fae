### Le texte d'un script de page sur sa connexion.

script-connection-lost = <b>Connexion perdue.</b> Reconnexion… Ta place est gardée.
script-connection-back = Connexion rétablie.
