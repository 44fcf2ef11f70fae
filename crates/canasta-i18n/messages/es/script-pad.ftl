### Palabras de la libreta que usan varias de sus pantallas. Las completa el navegador.
### La libreta se usa con cartas de verdad, en una mesa: un teléfono o una tableta lleva los puntos.

script-pad-we = Nosotros
script-pad-they = Ellos
script-pad-player = Silla { $n }
script-pad-deal = Ronda { $n }
script-pad-heading = Libreta
script-pad-go-back = Atrás

## Las líneas de la hoja.

script-pad-line-going-out = Cierre
script-pad-line-natural-canastas = Canastas limpias
script-pad-line-mixed-canastas = Canastas sucias
script-pad-line-concealed-canastas = Canastas ocultas
script-pad-line-red-threes = Treses rojos
script-pad-line-undeclared-red-threes = Treses rojos tardíos
script-pad-line-black-threes = Treses negros al cerrar
script-pad-line-melded = Cartas bajadas
script-pad-line-in-hand = Cartas en la mano
script-pad-line-exact-deal = Reparto exacto
script-pad-line-penalties = Castigos
script-pad-line-own = Líneas propias
script-pad-this-deal = Esta ronda
script-pad-total = Total
