### El enlace de calendario, que muestra tus turnos en tu propio calendario.

calendar-title = Calendario – Canasta
calendar-heading = Tus turnos en tu calendario
calendar-about = Mira en tu calendario cuándo te toca en cualquiera de tus mesas. Suscríbete a este enlace en el calendario de tu teléfono o de otro dispositivo:
calendar-link = Enlace de calendario
calendar-copy = Copiar
calendar-subscribe = Suscribirme
calendar-private = No compartas este enlace: quien lo tenga puede ver cuándo te toca, pero nada más. Los calendarios tardan varias horas en actualizarse.

calendar-name = Canasta: tus turnos
calendar-entry = Canasta: te toca
