### “Olvídame”: qué se borra y qué se conserva, antes y después.

forget-title = Olvídame – Canasta
forget-heading = Olvídame
forget-goes = Qué se borra
forget-name = Tu nombre en todas las mesas de este servidor. El resto verá “Nombre borrado”.
forget-chat = Tus mensajes del chat.
forget-browser = Tu enlace de calendario y todo lo guardado en este navegador: ajustes y compromisos de las rondas.
forget-stats = Todo lo que hay en “Tus partidas”. (También puedes borrar <a>solo eso</a>.)
forget-practice = Tu práctica: análisis, retos y rondas del día.
forget-pads = Las libretas que solo has llevado tú, y tu nombre en las demás.
forget-way-back = Tu acceso, aquí y en todos <a>tus dispositivos</a>. Un bot sigue con tus partidas sin terminar.
forget-apart = Los datos de cualquier otra persona que haya jugado en este navegador.
forget-stays = Qué se conserva
forget-cards = Las cartas y los puntos de tus partidas, sin tu nombre. También son las partidas de quienes jugaron contigo.
forget-for-good = No se puede deshacer.
forget-now = Olvídame
forget-keep = Conservar todo

forget-done-title = Te hemos olvidado – Canasta
forget-done-heading = Te hemos olvidado
forget-nothing-left = Tu nombre, tus asientos y tus dispositivos ya no están en este servidor, y este navegador ha quedado limpio.
forget-script-clears = Tu nombre, tus asientos y tus dispositivos ya no están en este servidor, y las cookies de este navegador se han borrado. Un script borra los compromisos guardados.
