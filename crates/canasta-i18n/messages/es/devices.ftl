### Tus dispositivos: la lista, el enlace privado con su código, y la pregunta en el dispositivo nuevo.

devices-title = Tus dispositivos – Canasta
devices-heading = Tus dispositivos
devices-open = Abrir en otro dispositivo
devices-comes-along = Tus partidas y ajustes van contigo. También puedes seguir usando este dispositivo.
devices-have-code = Tengo un código de otro dispositivo
devices-list = Dispositivos vinculados
devices-this = este dispositivo
devices-label-on = { $kind ->
        [app] Una app en { $system }
        [browser] Un navegador en { $system }
       *[named] { $name } en { $system }
    }
devices-label = { $kind ->
        [app] Una app
        [browser] Un navegador
       *[named] { $name }
    }
devices-days = Añadido el { $since }, último uso el { $seen }
devices-end = Quitar
devices-end-one = { $this ->
        [yes] Quitar { $device }, este dispositivo
       *[no] Quitar { $device }
    }
devices-end-about = Desde un dispositivo quitado ya no se puede jugar en tu nombre. Conservas tus asientos.
devices-apart = También juegan en este dispositivo
devices-apart-one = { $tables ->
        [one] { $name }, en una mesa
       *[other] { $name }, en { $tables } mesas
    }
devices-go-on-as = Seguir como { $name }

devices-link-title = Abrir en otro dispositivo – Canasta
devices-link-about = <b>No compartas este enlace: quien lo abra puede jugar en tu nombre.</b> Sirve una vez y caduca en diez minutos.
devices-square = Código QR del enlace privado
devices-scan = Escanéalo con el otro dispositivo.
devices-link = Enlace privado
devices-copy = Copiar
devices-or-code = O escribe un código
devices-type-it = En el otro dispositivo, abre este sitio, ve a “Tus dispositivos” y escribe:

devices-code-title = Jugar también en este dispositivo – Canasta
devices-code-heading = Jugar también en este dispositivo
devices-code-about = Escribe el código de ocho letras del otro dispositivo. Allí está en “Tus dispositivos”, “Abrir en otro dispositivo”.
devices-code-form = Abrir con un código
devices-code = Código del otro dispositivo
devices-code-go = Seguir
devices-code-safe = Antes de cambiar nada, verás de quién son las partidas.

devices-carry-title = Otro dispositivo – Canasta
devices-carry-heading = ¿Jugar como { $name } en este dispositivo?
devices-carries = { $tables ->
        [0] Añade a este dispositivo los ajustes de { $name }. Aún no hay partidas.
        [one] Añade a este dispositivo la partida y los ajustes de { $name }.
       *[other] Añade a este dispositivo las { $tables } partidas y los ajustes de { $name }.
    }
devices-kept-apart = { $tables ->
        [one] { $name } ya juega en este navegador (una mesa). Esa partida se guarda aparte. Puedes volver a ella cuando quieras, en “Tus dispositivos”.
       *[other] { $name } ya juega en este navegador ({ $tables } mesas). Esas partidas se guardan aparte. Puedes volver a ellas cuando quieras, en “Tus dispositivos”.
    }
devices-not-yours = Si este enlace no es tuyo, no lo uses: jugarías en nombre de otra persona.
devices-play-as = Jugar aquí como { $name }
devices-no = No
devices-same = En este dispositivo ya juegas en tu nombre. El enlace sigue sirviendo: ábrelo en el otro dispositivo.
devices-app = Estás en el navegador de una app. Para jugar en tu navegador de siempre, abre el enlace allí.

devices-used = Este enlace o código ha caducado o ya se ha usado. Crea otro en el otro dispositivo, en “Tus dispositivos”, “Abrir en otro dispositivo”.
devices-no-guest = Aún no has jugado en este navegador. Crea un enlace o un código en el otro dispositivo, en “Tus dispositivos”, y úsalo aquí.
devices-not-one = Este dispositivo se ha quitado.
devices-last = Es tu único dispositivo: si lo quitas, pierdes tus asientos. Añade otro antes, o usa “Olvídame”.
