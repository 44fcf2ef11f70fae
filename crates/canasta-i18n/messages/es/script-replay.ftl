### La repetición y la página para abrir un archivo.

script-replay-play = { replay-play }
script-replay-pause = Pausa
script-replay-no-answer = El servidor no responde. Reintentando…
script-replay-reading = Leyendo el archivo…
script-replay-file-too-large = El archivo supera los 512 KiB: no puede ser una partida.
script-replay-file-unread = No se ha podido leer el archivo.
