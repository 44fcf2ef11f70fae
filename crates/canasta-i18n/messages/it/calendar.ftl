### Il link che mostra i turni nel proprio calendario.

calendar-title = Calendario – Canasta
calendar-heading = I tuoi turni nel calendario
calendar-about = Nel tuo calendario vedi quando tocca a te, a qualsiasi tavolo. Aggiungi questo link al calendario del telefono o del computer:
calendar-link = Link del calendario
calendar-copy = Copia
calendar-subscribe = Aggiungi
calendar-private = Tieni per te questo link: chi lo ha può vedere quando tocca a te, nient’altro. I calendari si aggiornano solo qualche volta al giorno.

calendar-name = Canasta: i tuoi turni
calendar-entry = Canasta: tocca a te
