### La libreta entre rondas: inicio, totales, compartir, reglas y ajustes. La completa el navegador.

## Los totales y la hoja.

script-pad-pages-to-meld = para bajar
script-pad-pages-dealer-letter = R
script-pad-pages-whose = Reparte <b>{ $dealer }</b>, empieza <b>{ $first }</b>
script-pad-pages-column-deal = Ronda
script-pad-pages-column-player = Nombre
script-pad-pages-nothing-entered = Aún no hay nada anotado.
script-pad-pages-check-deal = Revisar ronda { $n }
script-pad-pages-from-paper = Del papel
script-pad-pages-saved-anyway = guardada así
script-pad-pages-entered-twice = anotada dos veces
script-pad-pages-corrected = corregida

## Entre rondas.

script-pad-pages-site = Canasta
script-pad-pages-turn = Girar la libreta hacia el otro lado de la mesa
script-pad-pages-share = Compartir: en vivo, pasar la libreta
script-pad-pages-menu = Menú
script-pad-pages-facing-us = La libreta mira hacia este lado.
script-pad-pages-facing-both = La libreta mira hacia los dos lados.
script-pad-pages-facing-them = La libreta mira hacia el otro lado.
script-pad-pages-online = Con conexión
script-pad-pages-offline = Sin conexión
script-pad-pages-offline-unsent = Sin conexión, guardado
script-pad-pages-sheet = La hoja
script-pad-pages-curve-and-totals = Gráfico y totales
script-pad-pages-enter-deal = Anotar ronda { $n }
script-pad-pages-continue-deal = Seguir con la ronda { $n }
script-pad-pages-correct-deal = Corregir ronda { $n }
script-pad-pages-see-result = Ver el resultado
script-pad-pages-deal-saved = Ronda { $n } guardada.
script-pad-pages-undo = Deshacer
script-pad-pages-correction-undone = La ronda { $n } vuelve a estar como antes.
script-pad-pages-who-deals = ¿Quién reparte?
script-pad-pages-dealer-set = Reparte { $dealer }.
script-pad-pages-player-wins = Gana { $name }.
script-pad-pages-partners-win = Ganan { $names }.

## Lo que tiene que mirar la mesa.

script-pad-pages-conflict = Dos teléfonos anotaron la ronda { $n }
script-pad-pages-conflict-about = Elige la anotación que vale. La otra queda en la lista de cambios.
script-pad-pages-entered-here = En este teléfono, { $time }
script-pad-pages-entered-by = { $name }, { $time }
script-pad-pages-entered-there = En otro teléfono, { $time }
script-pad-pages-withdrawn = Anulada
script-pad-pages-side-total = { $side } { $points }
script-pad-pages-went-out = { $name } cerró
script-pad-pages-choose = Vale esta
script-pad-pages-chosen = Ronda { $n } resuelta.
script-pad-pages-query-by = { $name } pide revisar la ronda { $n }
script-pad-pages-query = Alguien del público pide revisar la ronda { $n }
script-pad-pages-checked = Revisada
script-pad-pages-query-settled = Ronda { $n } revisada.
script-pad-pages-asks-by = { $name } pide la libreta
script-pad-pages-asks = Otro teléfono pide la libreta
script-pad-pages-you-asked = Has pedido la libreta
script-pad-pages-moves-in = { $seconds ->
        [0] La libreta está cambiando de teléfono.
        [one] Cambia de teléfono en un segundo, salvo que quien la lleva diga que no.
       *[other] Cambia de teléfono en { $seconds } segundos, salvo que quien la lleva diga que no.
    }
script-pad-pages-object = Dejarla aquí
script-pad-pages-objected = La libreta se queda en este teléfono.
script-pad-pages-stop-asking = Retirar petición
script-pad-pages-request-ended = La libreta se queda donde está.
script-pad-pages-kept-by = Ahora lleva la libreta { $name }
script-pad-pages-kept-elsewhere = Ahora lleva la libreta otro teléfono
script-pad-pages-kept-about = Este teléfono muestra los puntos en vivo. Si el otro ya no está, la libreta puede volver aquí.
script-pad-pages-ask = Pedir la libreta
script-pad-pages-asked = Petición enviada. El otro teléfono puede decir que no.
script-pad-pages-no-connection = Sin conexión. Inténtalo más tarde.
script-pad-pages-refused = El servidor no acepta rondas de este teléfono. Solo quedan guardadas aquí.

## Compartir.

script-pad-pages-share-title = Compartir la libreta
script-pad-pages-live-view = En vivo
script-pad-pages-live-view-about = Quien tenga este enlace ve los puntos en cuanto se guardan, pero no puede cambiarlos.
script-pad-pages-live-view-text = Nuestra partida de canasta, en vivo
script-pad-pages-link = Enlace
script-pad-pages-copy-link = Copiar enlace
script-pad-pages-send = Enviar
script-pad-pages-hand-over = Pasar la libreta
script-pad-pages-hand-over-about = Escanea el código con el otro teléfono, que pasará a llevar la libreta. Este mostrará los puntos en vivo. El código sirve una vez y caduca en diez minutos.
script-pad-pages-hand-over-code = Mostrar código
script-pad-pages-hand-over-ready = El código es { $code }.
script-pad-pages-waiting = Un momento…
script-pad-pages-pad-taken = Este teléfono lleva ahora la libreta.
script-pad-pages-not-taken = La libreta sigue donde estaba
script-pad-pages-close = Cerrar

## El menú.

script-pad-pages-menu-totals = Gráfico y totales
script-pad-pages-menu-settings = Ajustes
script-pad-pages-menu-print = Imprimir
script-pad-pages-menu-csv = Descargar CSV
script-pad-pages-names-title = Nombres y parejas
script-pad-pages-rules-of-pad = Reglas de la libreta
script-pad-pages-new-pad = Nueva libreta
script-pad-pages-next-game = Próxima partida
script-pad-pages-next-game-begun = Empieza la próxima partida. ¿Quién reparte?

## Una libreta nueva.

script-pad-pages-same-table = La mesa de la última vez
script-pad-pages-start = Empezar
script-pad-pages-against = { $we } contra { $they }
script-pad-pages-rules-points = { $changes ->
        [0] { $rules }, a { $points } puntos
        [one] { $rules } con un cambio, a { $points } puntos
       *[other] { $rules } con { $changes } cambios, a { $points } puntos
    }
script-pad-pages-rules-deals = { $changes ->
        [0] { $rules }, { $deals ->
            [one] una ronda
           *[other] { $deals } rondas
        }
        [one] { $rules } con un cambio, { $deals ->
            [one] una ronda
           *[other] { $deals } rondas
        }
       *[other] { $rules } con { $changes } cambios, { $deals ->
            [one] una ronda
           *[other] { $deals } rondas
        }
    }
script-pad-pages-carry-on = O seguir: ronda { $n }, { $totals }
script-pad-pages-new-table = Mesa nueva
script-pad-pages-how-many = ¿Cuántas personas juegan?
script-pad-pages-sides-alone = Cada cual por su cuenta.
script-pad-pages-sides-four = Dos contra dos, cada cual frente a su pareja.
script-pad-pages-sides-six = Tres contra tres, en asientos alternos.
script-pad-pages-names-clockwise = Nombres, por orden de turno
script-pad-pages-player-we = Silla { $n } (Nosotros)
script-pad-pages-player-they = Silla { $n } (Ellos)
script-pad-pages-which-rules = ¿Con qué reglas?
script-pad-pages-rules-title = Reglas:
script-pad-pages-about-hoyle = La canasta que conoce casi todo el mundo
script-pad-pages-about-classic = Premio por las canastas bajadas de una vez
script-pad-pages-about-lakin = 500 menos por un tres rojo mostrado tarde
script-pad-pages-about-pack = Reglas estrictas para tomar el pozo
script-pad-pages-about-wahhi = Las reglas de un club, con reparto exacto
script-pad-pages-own-rules = Reglas de la casa y valor de las cartas
script-pad-pages-on-paper = ¿La partida ya empezó en papel?
script-pad-pages-on-paper-about = Anota los totales y sigue aquí.
script-pad-pages-not-points = Escribe un número de puntos, como 1205 o −310.
script-pad-pages-no-storage = El navegador no puede guardar nada, porque su memoria está llena o desactivada. La libreta la necesita.
script-pad-pages-no-account = Sin registrarse. La libreta funciona sin conexión y lo guarda todo en este teléfono.
script-pad-pages-earlier-pads = { $pads ->
        [one] Libreta anterior
       *[other] Libretas anteriores ({ $pads })
    }
script-pad-pages-earlier-pad = { $deals ->
        [0] { $date }, aún sin rondas
        [one] { $date }, una ronda: { $totals }
       *[other] { $date }, { $deals } rondas: { $totals }
    }

## Reglas de la casa.

script-pad-pages-begin-with = Reglamento base
script-pad-pages-rules-about = Los cambios valen desde la ronda { $n }. Las rondas ya anotadas conservan sus puntos.
script-pad-pages-rules-about-new = Los cambios valen desde la primera ronda.
script-pad-pages-section-bonuses = Premios
script-pad-pages-section-threes = Treses
script-pad-pages-section-card-values = Valor de las cartas
script-pad-pages-section-minimums = Mínimos y meta
script-pad-pages-card-jokers = Joker
script-pad-pages-card-twos = Dos
script-pad-pages-card-aces = As
script-pad-pages-card-high = Del rey al ocho
script-pad-pages-card-low = Del siete al cuatro
script-pad-pages-card-black-threes = Tres negro
script-pad-pages-minimum-below = Primera bajada con menos de { $points }
script-pad-pages-minimum-from = Primera bajada desde { $points }
script-pad-pages-document-says = { $rules }: { $value }
script-pad-pages-rule-value = { $rule }: { $value }
script-pad-pages-instead = { $rule }: { $now } en vez de { $before }
script-pad-pages-less = { $rule }: menos
script-pad-pages-more = { $rule }: más
script-pad-pages-allowed = sí
script-pad-pages-not-allowed = no
script-pad-pages-own-lines = Líneas propias
script-pad-pages-own-lines-about = Para premios que no están en ningún reglamento, como una canasta de doses. La libreta pregunta por cada línea en todas las rondas.
script-pad-pages-line-name = Nombre de la línea { $n }
script-pad-pages-line-example = Canasta de doses
script-pad-pages-remove-line = Quitar { $line }
script-pad-pages-add-line = Añadir línea
script-pad-pages-own-line = { $line }: { $points }
script-pad-pages-rules-changes = { $changes ->
        [0] Cambios
        [one] Un cambio
       *[other] { $changes } cambios
    }
script-pad-pages-unchanged = Igual que { $rules }.
script-pad-pages-done = Listo

## Nombres y parejas.

script-pad-pages-in-order-of-play = Por orden de turno
script-pad-pages-move-up = { $name }: un puesto antes
script-pad-pages-move-down = { $name }: un puesto después
script-pad-pages-move-about = Las flechas cambian quién juega con quién.
script-pad-pages-move-later = Las parejas se pueden cambiar entre partidas.
script-pad-pages-save-names = Guardar
script-pad-pages-next-game-with = Próxima partida en este orden
script-pad-pages-names-saved = Nombres guardados.
script-pad-pages-who-deals-next = ¿Quién reparte la ronda { $n }?

## Ajustes.

script-pad-pages-to-read = Para leer
script-pad-pages-setting-size = Tamaño
script-pad-pages-size-normal = Normal
script-pad-pages-size-large = Grande
script-pad-pages-size-largest = Muy grande
script-pad-pages-setting-light = Claro u oscuro
script-pad-pages-light-system = Auto
script-pad-pages-light-light = Claro
script-pad-pages-light-dark = Oscuro
script-pad-pages-setting-facing = Orientación
script-pad-pages-facing-choice-us = Este lado
script-pad-pages-facing-choice-both = Los dos
script-pad-pages-facing-choice-them = El otro
script-pad-pages-setting-contrast = Alto contraste
script-pad-pages-setting-contrast-about = blanco y negro, líneas gruesas
script-pad-pages-setting-awake = Pantalla encendida
script-pad-pages-setting-awake-about = mientras la libreta está abierta
script-pad-pages-setting-speaking = Voz
script-pad-pages-setting-speaking-about = lee en voz alta cada respuesta y los nuevos totales
script-pad-pages-speaking-example = La libreta habla.
script-pad-pages-to-enter = Para anotar
script-pad-pages-setting-points = Anotar las cartas
script-pad-pages-points-total = Solo el total
script-pad-pages-points-value = Por puntos
script-pad-pages-points-cards = Carta a carta
script-pad-pages-setting-first = Anotar primero
script-pad-pages-setting-double = Ignorar dobles toques
script-pad-pages-setting-double-about = la misma tecla otra vez, justo después de cambiar de pregunta
script-pad-pages-setting-moves-on = Avance automático
script-pad-pages-setting-moves-on-about = cuando en los puntos ya no cabe otra cifra, casi siempre desde 120
script-pad-pages-setting-vibration = Vibración
script-pad-pages-setting-vibration-about = con cada tecla
script-pad-pages-this-phone = Este teléfono
script-pad-pages-device-name = Tu nombre
script-pad-pages-device-name-about = Aparece junto a las correcciones y cuando la libreta cambia de teléfono.
script-pad-pages-saved-pads = { $pads ->
        [one] En este teléfono hay una libreta guardada, del { $date }.
       *[other] En este teléfono hay { $pads } libretas guardadas, la más antigua del { $date }.
    }
script-pad-pages-download-all = Descargar todas

script-pad-pages-have-code = ¿Tienes un código de otro teléfono?
script-pad-pages-code = Código
script-pad-pages-code-about = Con seis letras ves la partida en vivo; con ocho, la libreta pasa a este teléfono.
script-pad-pages-code-open = Abrir
script-pad-pages-code-wrong = Un código tiene seis u ocho letras.
