### La comprobación de un archivo en la página sobre el juego limpio.

script-fair-deal-number = Ronda { $deal }
script-fair-verdict-fair = { fair-proved }
script-fair-verdict-no-seed = { fair-no-seed }
script-fair-verdict-commitment = { fair-commitment }
script-fair-verdict-deck = { fair-deck }
script-fair-verdict-cuts = { fair-cuts }
script-fair-verdict-nothing = { fair-nothing }

script-fair-all-fair = { fair-all }
script-fair-some-proved = { fair-some }
script-fair-some-unfair = { fair-unfair-deals }

script-fair-commitment-same = Tu navegador vio este compromiso antes de la ronda.
script-fair-commitment-other = Antes de la ronda, este navegador vio otro compromiso: { $commitment }
script-fair-cut-there = El corte de tu navegador está incluido.
script-fair-cut-gone = Falta el corte de tu navegador: { $cut } Quizá llegó tarde, o cortó antes otra de tus pantallas.
script-fair-noted = La <b>ronda { $deal }</b> tenía este compromiso:
script-fair-noted-and-cut = La <b>ronda { $deal }</b> tenía este compromiso antes de que tu navegador cortara:

script-fair-shown = Lo que muestra el archivo
script-fair-shown-table = Mesa
script-fair-shown-seats = Asientos en ese momento
script-fair-shown-commitment = Compromiso
script-fair-shown-seed = Semilla
script-fair-shown-cut = Corte del asiento { $seat }
script-fair-shown-deck = Cartas, en el orden del reparto

script-fair-at-line = Línea { $line }: { $fault }
script-fair-not-card = debería haber una carta, como 4H, pero hay “{ $found }”.
script-fair-not-digits = debería haber { $digits } cifras hexadecimales.
script-fair-not-number = debería haber un número, pero hay “{ $found }”.
script-fair-not-line = debería haber un nombre y dos puntos.
script-fair-not-deal = debería haber “Deal { $deal }”.
script-fair-second-line = la línea “{ $name }:” está repetida.
script-fair-no-record = Esto no es un archivo de Canasta. Todos empiezan con las palabras “Canasta record 1”.
script-fair-newer = Este archivo es de una versión más nueva de Canasta. Compruébalo en un servidor más nuevo.
script-fair-no-deals = Este archivo no tiene rondas.
script-fair-house = Las reglas de la casa no se pueden leer.
script-fair-missing = La ronda { $deal } tiene compromiso, pero le falta la línea “{ $name }:”.
script-fair-record-too-large = Este archivo es demasiado grande para ser una partida.
script-fair-record-unread = No se ha podido leer el archivo.
