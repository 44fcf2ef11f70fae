### La libreta para partidas con cartas de verdad: por qué el servidor rechaza algo, y los códigos QR.

pad-watch-square = Código QR para mirar
pad-take-square = Código QR para hacerse cargo de la libreta

## Peticiones rechazadas.

pad-not-kept = Este dispositivo nunca ha llevado esta libreta, así que no puede cambiarla.
pad-not-keeping = Ahora otro dispositivo lleva esta libreta.
pad-no-such-pad = Aquí no hay ninguna libreta. Puede que se haya borrado.
pad-no-such-code = Este código es incorrecto, ha caducado o ya se ha usado. Pide otro.
pad-too-much = Es demasiado de una vez. Envíalo en partes más pequeñas.
pad-full = Esta libreta está llena. Empieza otra.

## Anotaciones rechazadas. Las demás de la petición se guardan.

pad-entry-too-large = Esta anotación ocupa más de 16 KiB.
pad-entry-not-understood = El servidor no entiende esta anotación. Vuelve a cargar la página.
