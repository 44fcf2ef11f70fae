### El menú de la mesa y sus atajos de teclado.

menu-title = Menú
menu-close = Cerrar el menú
menu-score-and-log = Marcador y jugadas
menu-rules = Reglas
menu-keys = Atajos de teclado
menu-full-screen = Pantalla completa
menu-leave-full-screen = Salir de pantalla completa
menu-devices = Tus dispositivos
menu-leave = Salir de la mesa
menu-settings = Ajustes
menu-fair-deal = Juego limpio ✓

menu-keys-title = Atajos de teclado
menu-keys-about = Los atajos funcionan en la mesa, salvo mientras escribes. Se pueden desactivar en Ajustes.

menu-key-draw = Robar (o pasar, si el mazo está vacío)
menu-key-take = Tomar el pozo
menu-key-meld = Bajar las cartas elegidas; si no hay ninguna elegida y hay pistas, elegir lo que puedes bajar
menu-key-discard = Descartar la carta elegida, después de bajar las demás
menu-key-ask = Preguntar a tu pareja “¿Puedo cerrar?”
menu-key-red-three = Mostrar un tres rojo (solo si las reglas lo piden)
menu-key-rank = Elegir una carta de ese valor (0 = diez, 3 = tres, * = joker). Otra vez: el resto; después, una menos
menu-key-whole-rank = Elegir todas las cartas de ese valor
menu-key-arrows = Recorrer tu mano; Espacio elige una carta, Mayús+Espacio la columna entera
menu-key-move = Mover la columna
menu-key-enter = En tu mano: pulsar el botón destacado
menu-key-wild = Pasar un comodín elegido a otra combinación
menu-key-escape = Quitar la selección
menu-key-hint = Pista (si las hay en esta mesa)
menu-key-pile = Cómo tomar el pozo
menu-key-others = El resto de la mesa y cuántas cartas tiene
menu-key-score = Marcador y jugadas
menu-key-hand = Tu mano
menu-key-keys = Atajos de teclado

menu-keycap-whole-rank = Mayús + valor
menu-keycap-arrows = Flechas, Inicio, Fin
menu-keycap-move = Mayús + flechas
menu-keycap-enter = Intro
menu-keycap-escape = Esc
