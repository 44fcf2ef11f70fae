### Páginas de error, y las mismas frases para los scripts: un título corto, y después qué ha pasado y qué hacer.

error-status = Error { DIGITS($status) }.
error-again-in = Se volverá a intentar dentro de { $span }.
error-sent-again = Entonces tu formulario se enviará otra vez.
error-try-again = Reintentar

error-title-bad-request = Petición incorrecta
error-title-foreign = Petición rechazada
error-title-wrong-address = Dirección equivocada
error-title-not-your-seat = No es tu asiento
error-title-no-hints = Sin pistas
error-title-no-such-page = Página no encontrada
error-title-no-such-table = Mesa no encontrada
error-title-no-such-invitation = Invitación no encontrada
error-title-used-link = Enlace caducado
error-title-no-such-chapter = Capítulo no encontrado
error-title-wrong-method = Aquí no se puede
error-title-not-over = Todavía no
error-title-not-played = Sin repetición
error-title-over-here = Aquí acaba la partida
error-title-no-beginning = No se puede seguir desde este archivo
error-title-no-such-deal = Ronda no encontrada
error-title-no-such-seat = Asiento no encontrado
error-title-no-such-level = Nivel no disponible
error-title-day-not-over = Vuelve mañana
error-title-deal-not-over = Ronda sin terminar
error-title-too-slow = Demasiado lento
error-title-too-large = Demasiado grande
error-title-not-a-page = No es una página
error-title-too-often = Demasiadas peticiones
error-title-crowded = Demasiadas conexiones
error-title-full = El servidor está lleno
error-title-too-many-windows = Demasiadas ventanas
error-title-crashed = Algo ha salido mal
error-title-quarantined = Esta partida está dañada
error-title-unavailable = Un momento
error-title-disk-full = Disco lleno
error-title-not-now = Ahora no

error-not-understood = El servidor no ha entendido la petición.
error-not-an-action = Envía las acciones como JSON: { "{" }"id": "…", "n": 17, "act": "draw"{ "}" }.
error-not-ready = Pide la próxima ronda con JSON: { "{" }"id": "…", "n": 17{ "}" }.
error-not-asked = Pide una pista con JSON: { "{" }"n": 17{ "}" }.
error-not-said = Envía una frase del chat como JSON: { "{" }"say": "minimum"{ "}" }.
error-bad-id = El id de una acción lleva de 1 a 64 letras, cifras, guiones o guiones bajos.
error-bad-cut = Un corte son 32 cifras hexadecimales.
error-wrong-type-json = Usa el tipo de contenido application/json.
error-wrong-type-record = Envía el archivo de la partida como texto, o desde un formulario.
error-wrong-type-form = Envía los formularios con el tipo de contenido application/x-www-form-urlencoded.
error-wrong-method = Esta dirección no acepta peticiones de ese tipo.
error-not-a-socket = Esta dirección es para la conexión en vivo de la mesa.
error-too-slow = La petición ha tardado demasiado en llegar. Inténtalo otra vez.
error-too-large = La petición supera los 16 KiB.
error-record-too-large = El archivo supera los 512 KiB: no puede ser una partida.

error-foreign = Esta petición venía de otro sitio y se ha rechazado. Si estabas en las páginas de este servidor, su dirección pública está mal configurada; mira el registro del servidor.
error-wrong-address = Esta no es la dirección con la que se configuró el servidor, así que la mesa no puede mantener la conexión. Quien lo administra tiene la solución en el registro del servidor. Te guardamos el asiento.
error-not-your-seat = No tienes asiento en esta mesa, o tu sesión ha caducado. El asiento pertenece al navegador que lo ocupó.
error-no-hints = En esta mesa no hay pistas.

error-no-such-page = En esta dirección no hay nada.
error-no-such-table = En esta dirección no hay ninguna mesa. Comprueba que esté bien escrita.
error-no-such-invitation = Este enlace no lleva a ninguna mesa. Puede estar incompleto o mal escrito; pídelo otra vez.
error-no-such-device-link = Este enlace ha caducado, ya se ha usado o está incompleto. Los enlaces a otro dispositivo sirven una vez, durante diez minutos. Crea otro en el otro dispositivo, en “Tus dispositivos”.
error-no-such-chapter = Las reglas no tienen ese capítulo.

error-not-over = Podrás ver la repetición cuando la partida termine.
error-not-played = En esta partida no se jugó ninguna ronda, así que no hay repetición que ver.
error-over-here = Retrocede a una posición anterior para seguir jugando desde allí.
error-no-such-deal = Esta partida no tiene ninguna ronda con ese número.
error-no-such-seat = Esta partida no tiene ese asiento.
error-no-such-level = Aquí no hay bots de ese nivel. Elige otro.
error-day-not-over = Son las cartas de la ronda de hoy. Hasta medianoche UTC solo puedes ver tu propio intento; después podrás jugarlas otra vez y descargar la partida.
error-deal-not-over = Esa ronda no se terminó, así que no se puede jugar otra vez. Elige otra.
error-older-servers = Los servidores se están actualizando. Inténtalo otra vez en un minuto.
error-no-beginning = Este archivo empieza a mitad de partida, así que no se puede seguir jugando desde él.

error-too-often = Demasiadas peticiones desde tu dispositivo o tu red. Espera un momento e inténtalo otra vez.
error-crowded = Demasiadas conexiones abiertas desde tu dirección. Cierra algunas pestañas e inténtalo otra vez.
error-full = El servidor está lleno. Inténtalo más tarde.
error-too-many-windows = Esta mesa está abierta en demasiadas ventanas. Cierra alguna.

error-crashed = Algo ha fallado en el servidor. Tu partida está a salvo; inténtalo otra vez dentro de un momento.
error-quarantined = La partida guardada está dañada y no puede continuar. Las demás mesas no están afectadas.
error-moving = Esta mesa se está mudando a otro servidor. Tu partida está a salvo; inténtalo otra vez dentro de un momento.
error-unavailable = El servidor se está apagando o no llega a su base de datos. Tu partida está a salvo; inténtalo otra vez dentro de un momento.
error-disk-full = El disco del servidor está lleno y no se ha guardado nada. Tu partida está a salvo hasta aquí; inténtalo más tarde.

error-https-only = Este servidor solo acepta HTTPS.
