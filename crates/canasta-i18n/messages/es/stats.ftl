### “Tus partidas”: la lista de partidas y las estadísticas, en números y dibujos.

stats-title = Tus partidas – Canasta
stats-heading = Tus partidas
stats-none-heading = Aún no hay partidas que cuenten.
stats-none-about = Las partidas terminadas aparecerán aquí.
stats-play-now = Jugar ya
stats-what-counts = Las partidas terminadas cuentan si acabaste al menos una ronda o si un equipo se rindió. No cuentan las lecciones, la práctica, las rondas rejugadas, las partidas con deshacer ni las que quedan sin terminar.
stats-cookie = Una cookie de este navegador identifica tus partidas.
stats-reading = Cargando tus partidas: faltan { $left } de { $all }. Esta página se actualiza sola.

stats-list-title = Todas tus partidas – Canasta
stats-list-heading = Todas tus partidas
stats-list-about = { $games } partidas, las más recientes primero.
stats-list = Partidas
stats-pages = Páginas
stats-newer = Más recientes
stats-older = Más antiguas
stats-page = Página { $page } de { $pages }
stats-to-stats = Estadísticas
stats-newest = Últimas partidas
stats-all-games = Las { $games } partidas

stats-on = El { $day }.
stats-from-to = Del { $first } al { $last }.

stats-outcome = { $place ->
        [won] Victoria, { $total } a { $best }
        [lost] Derrota, { $total } a { $best }
        [second] 2.º puesto de { SPELL($sides) }, { $total } a { $best }
        [third] 3.er puesto de { SPELL($sides) }, { $total } a { $best }
        [fourth] 4.º puesto de { SPELL($sides) }, { $total } a { $best }
        [fifth] 5.º puesto de { SPELL($sides) }, { $total } a { $best }
       *[sixth] 6.º puesto de { SPELL($sides) }, { $total } a { $best }
    }
stats-conceded = { $outcome } (por rendición)
stats-player = { $name }
stats-forgotten = Nombre borrado
stats-with = Con { $partners }, contra { $opponents }.
stats-against = Contra { $opponents }.
stats-when = { $changes ->
        [0] { $rules }. { $day }.
        [one] { $rules }, con una regla de la casa. { $day }.
       *[other] { $rules }, con { SPELL($changes) } reglas de la casa. { $day }.
    }

stats-replay = Repetición
stats-replay-one = Repetición: { $outcome }
stats-record = Archivo
stats-record-one = Descargar archivo: { $outcome }
stats-again = Rejugar una ronda
stats-again-one = Rejugar una ronda: { $outcome }

stats-headline = { $games ->
        [one] { $won ->
            [0] 1 partida, sin victorias.
           *[other] 1 partida, ganada.
        }
       *[other] { $won ->
            [0] { $games } partidas, aún sin victorias.
            [one] { $games } partidas, { $won } ganada.
           *[other] { $games } partidas, { $won } ganadas.
        }
    }
stats-glance = De un vistazo
stats-games-won = Partidas ganadas
stats-won-of = { $won } de { $games }
stats-points = Puntos por ronda
stats-of-deals = { $deals ->
        [one] en { $deals } ronda
       *[other] en { $deals } rondas
    }
stats-canastas = Canastas por ronda
stats-they = rivales { $canastas }
stats-best = Mejor ronda
stats-best-deal = Ronda { $deal } contra { $opponents }, { $day }
stats-share = { $percent } %
stats-nothing = –

stats-margins = Tus últimas { $games } partidas: victorias sobre la línea, derrotas debajo, según la diferencia.
stats-run = { SPELL($games, case: "capital") } victorias seguidas.
stats-longest-run = Mejor racha: { SPELL($games) } victorias.
stats-margins-spoken = Últimas { SPELL($games) } partidas, ganadas: { $won }. De la más reciente a la más antigua: { $newest }.
stats-won-by = victoria por { $points }
stats-lost-by = derrota por { $points }

stats-dots = Cada círculo es una ronda, las más antiguas a la izquierda.
stats-mean-line = La línea es la media móvil de { SPELL($deals) } rondas.
stats-middle = La mitad central está entre { $low } y { $high }.
stats-deals-spoken = Puntos en { SPELL($deals) } rondas a lo largo del tiempo: de { $worst } a { $best }, { $mean } de media.
stats-mean-spoken = La media móvil de { SPELL($deals) } rondas empezó en { $first } y ahora está en { $last }.
stats-histogram = Rondas según los puntos, en franjas de { $width }.
stats-histogram-spoken = Rondas según los puntos.
stats-histogram-bar = De { $from } a { $to }: { $deals }.

stats-we = Equipo
stats-they-row = Rivales
stats-natural = <b>{ $mean }</b> limpias
stats-mixed = <b>{ $mean }</b> sucias
stats-piles = Pozos tomados por ronda: tu equipo { $ours }, tus rivales { $theirs }.
stats-each-side = Con más de dos equipos, los números del resto son la media por equipo.

stats-endings = Cómo acabaron tus rondas
stats-you-out = Cerraste tú
stats-partner-out = Cerró tu pareja
stats-opponent-out = Cerraron tus rivales
stats-stock-out = Se acabó el mazo
stats-way = { $concealed ->
        [0] <b>{ $deals }</b>
        [one] <b>{ $deals }</b>, una con mano oculta
       *[other] <b>{ $deals }</b>, { SPELL($concealed) } con mano oculta
    }

stats-partners = Parejas
stats-partner = Pareja
stats-partner-games = Veces
stats-partner-won = Gana
stats-computer = Bot: { $level }

stats-initial-melds = Primeras bajadas
stats-needed = Mínimo
stats-deals = Rondas
stats-melded = Hechas
stats-in-turn = Turno
stats-in-turn-about = “Turno” dice en qué turno, de media, hace tu equipo su primera bajada.

stats-yours = Tus datos
stats-meaning = Sobre estas estadísticas
stats-csv = Descargar CSV
stats-json = Descargar JSON
stats-delete = Borrar historial
stats-goes-games = Quita todas las partidas terminadas de esta página y de tus estadísticas.
stats-goes-name = En esas mesas tu nombre pasa a ser “Nombre borrado” y se borran tus mensajes del chat.
stats-goes-way = Solo podrás volver a ver esas partidas con los archivos que hayas descargado.
stats-stays = Conservas tus partidas en juego y tus ajustes. Las cartas y los puntos se quedan, sin tu nombre, porque también son las partidas de quienes jugaron contigo.
stats-for-good = No se puede deshacer.
stats-forget = Para borrarte de todas partes, también de las partidas en juego, usa <a>Olvídame</a>.
