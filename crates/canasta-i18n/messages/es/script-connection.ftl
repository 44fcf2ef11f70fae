### La conexión de la página.

script-connection-lost = <b>Sin conexión.</b> Reconectando… Te guardamos el asiento.
script-connection-back = Conexión recuperada.
