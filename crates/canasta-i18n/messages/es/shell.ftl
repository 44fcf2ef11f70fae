### Fuera de las páginas: el nombre del programa, la vista previa de un enlace y la página sin conexión.

shell-name = Canasta
shell-description = El juego de cartas de la canasta para dos a seis personas, con tu gente o contra bots. Sin registrarse.
shell-picture = Un abanico de cinco cartas con un rey encima

shell-invitation = { $host } te invita a una partida de canasta

shell-offline-title = Sin conexión – Canasta
shell-offline-heading = Sin conexión
shell-offline = No se puede conectar con el servidor. Tus partidas y tus asientos siguen allí, a salvo.
shell-try-again = Reintentar

shell-pad-loading = Abriendo la libreta de puntos…
