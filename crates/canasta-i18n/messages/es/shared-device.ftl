### Varias personas en un mismo dispositivo: la pantalla tapada entre turnos, y la pregunta en el formulario de una mesa nueva.

shared-device-title = Pasa el dispositivo – Canasta
shared-device-pass = Pasa el dispositivo a { $player }
shared-device-about = No se ve ninguna carta hasta que { $player } pulse el botón.
shared-device-show = Mostrar mis cartas

shared-device-people = Personas en este dispositivo
shared-device-alone = solo tú
shared-device-people-about = Se juega por turnos en una misma pantalla, que va pasando de mano en mano. Entre turnos no muestra cartas. No hay reloj.
shared-device-others = Nombres del resto
shared-device-others-about = Si son varios, sepáralos con comas.
shared-device-sides = Equipos
shared-device-partners = Pareja
shared-device-opponents = Rivales
shared-device-name = { $name }
shared-device-who = { $bots ->
        [0] Tú y { $others } en este dispositivo.
        [one] Tú y { $others } en este dispositivo, con un bot.
       *[other] Tú y { $others } en este dispositivo, con { SPELL($bots) } bots.
    }
shared-device-too-many = Personas en este dispositivo: la mesa es para { $players }. Escribe menos nombres.
shared-device-not-invited = Personas en este dispositivo: juegan solo con bots. Borra los nombres para invitar a tu gente.
