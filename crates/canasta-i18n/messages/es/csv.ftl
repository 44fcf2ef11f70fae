### Títulos y valores de las tablas que se descargan para una hoja de cálculo.

csv-deal = ronda
csv-dealer = reparte
csv-side = equipo
csv-players = participantes
csv-natural-canastas = canastas limpias
csv-mixed-canastas = canastas sucias
csv-concealed-canastas = canastas ocultas
csv-red-threes = treses rojos
csv-going-out = cierre
csv-exact-deal = reparto exacto
csv-penalties = castigos
csv-melded = cartas bajadas
csv-in-hand = cartas en la mano
csv-score = puntos
csv-total = total
csv-ended = final
csv-out = cerró
csv-game = partida
csv-table = mesa
csv-date = fecha
csv-rules = reglamento
csv-house-rules = reglas de la casa
csv-partners = parejas
csv-opponents = rivales
csv-won = partida ganada
csv-own = jugada por mí
csv-points = puntos
csv-best-other-points = puntos del mejor rival
csv-natural = limpias
csv-mixed = sucias
csv-piles = pozos
csv-other-natural = limpias rivales
csv-other-mixed = sucias rivales
csv-other-piles = pozos rivales
csv-minimum = mínimo
csv-opened-in-turn = turno de la primera bajada
csv-conceded = rendición

csv-and = y
csv-yes = sí
csv-no = no

csv-me = yo
csv-me-concealed = yo (mano oculta)
csv-partner = pareja
csv-partner-concealed = pareja (mano oculta)
csv-opponent = rival
csv-opponent-concealed = rival (mano oculta)
csv-stock = mazo

csv-went-out = cierre
csv-went-out-concealed = cierre con mano oculta
csv-stock-exhausted = fin del mazo
csv-last-red-three = último tres rojo
