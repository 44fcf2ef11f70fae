### La página sobre el juego limpio.

fairness-title = Juego limpio – Canasta
fairness-heading = Juego limpio
fairness-about = Ni el servidor ni nadie de la mesa puede amañar las cartas. No hace falta que nos creas: compruébalo.
fairness-check-game = Comprobar partida

fairness-steps = Cómo se barajan las cartas
fairness-commitment = El compromiso
fairness-commitment-about = Antes de cada ronda, el servidor elige una semilla secreta y publica su compromiso: 64 cifras que corresponden a esa semilla y a ninguna otra. Desde ese momento ya no puede cambiarla.
fairness-cut = El corte
fairness-cut-about = Después, el navegador de cada cual añade un corte: su propio número al azar. Como en una mesa de verdad, corta otra persona después de barajar.
fairness-deal = El reparto
fairness-deal-about = La semilla y los cortes deciden por sí solos el orden de las 108 cartas, y después ya no se puede cambiar nada.
fairness-proof = La prueba
fairness-proof-about = Cuando se cuentan los puntos de la ronda, se revela la semilla. Cualquiera puede comprobar que coincide con el compromiso y barajar otra vez igual.

fairness-promises = Compromisos de este servidor
fairness-count = { $n }
fairness-made = publicados
fairness-made-about = rondas con compromiso
fairness-revealed = revelados
fairness-revealed-about = semillas que se pueden comprobar
fairness-outstanding = pendientes
fairness-outstanding-about = rondas en juego
fairness-kept = Toda semilla se revela tarde o temprano. Es secreta mientras la ronda está en juego o la mesa espera a su gente; si no vuelve nadie, la mesa se cierra y la semilla se revela.

fairness-check-about = Cualquier partida terminada se puede guardar como archivo <code>.canasta</code>. Elige uno aquí o suéltalo en esta página. Tu navegador vuelve a barajar todo y compara los resultados. No se envía nada; si quieres, desconéctate antes.
fairness-no-script = Esta comprobación necesita JavaScript. Sin él, hacen lo mismo <code>canasta verify</code> o el script de Python que se menciona abajo.
fairness-choose = Elegir archivo
fairness-or-drop = o suéltalo aquí
fairness-paste = Pegar archivo
fairness-text = Texto del archivo
fairness-check = Comprobar
fairness-noted = Lo que anotó tu navegador
fairness-noted-about = Tu navegador anota cada compromiso antes de que se repartan las cartas. Los últimos:

fairness-daily = Ronda del día
fairness-daily-about = La semilla de cada día es secreta hasta medianoche UTC, pero su compromiso ya está publicado. Cuando acaba el día se revela la semilla, y cualquiera puede comprobar las cartas.
fairness-daily-how = Cómo comprobarlo
fairness-daily-commitment = El compromiso de hoy
fairness-daily-seed = Semilla del { $date }

fairness-limits = Lo que esto no demuestra
fairness-server-knows = El servidor conoce las cartas mientras se juega la ronda.
fairness-server-knows-about = Las reparte y hace cumplir las reglas. No puede cambiarlas, pero quienes lo administran podrían mirarlas. Si hay algo en juego, juega solo en un servidor de confianza, o monta el tuyo.
fairness-last-cut = Quien corta al final sabe más.
fairness-last-cut-about = Los cortes llegan uno tras otro. Un servidor compinchado con alguien de la mesa podría darle la semilla y dejarle probar muchos cortes, o descartar un corte y decir que llegó tarde. Tu navegador anota los compromisos que se le mostraron y los cortes que hizo, y la comprobación de arriba te avisa si un archivo no coincide con ellos. Contra un servidor tramposo, el único remedio es otro servidor.
fairness-no-cut = Sin cortes, solo queda el compromiso.
fairness-no-cut-about = Si ningún navegador añadió un corte, como en una partida entre bots, las cartas también estaban fijadas antes de la ronda, pero la semilla la eligió solo el servidor.
fairness-names = Un archivo de partida demuestra sus rondas, no sus nombres.
fairness-names-about = Demuestra que en esta mesa se repartieron estas cartas. No puede demostrar quién ocupaba cada asiento, ni si dos personas hablaban por teléfono.
fairness-even = Limpio no significa igualado.
fairness-even-about = Un reparto limpio puede darte una mano horrible. La suerte se iguala en muchas rondas, pero no siempre en una tarde.

fairness-elsewhere = Sin esta página
fairness-elsewhere-about = Si no te fías de una página del mismo servidor que repartió, compruébalo con <code>canasta verify</code> en tu casa, o con un breve script de Python. Los dos vienen con el código fuente.
fairness-digits = Cómo se calculan las cartas, con todo detalle
