### Text des Skripts zur Verbindung.

script-connection-lost = <b>Verbindung unterbrochen.</b> Neuer Versuch … Dein Platz bleibt dir.
script-connection-back = Wieder verbunden.
