### Il blocco per le partite con carte vere: rifiuti del server e codici QR.

pad-watch-square = Codice QR per guardare
pad-take-square = Codice QR per prendere in mano il blocco

## Richieste rifiutate.

pad-not-kept = Questo dispositivo non ha mai tenuto questo blocco, quindi non può modificarlo.
pad-not-keeping = Ora questo blocco lo tiene un altro dispositivo.
pad-no-such-pad = Qui non c’è nessun blocco. Forse è stato eliminato.
pad-no-such-code = Questo codice è sbagliato, è scaduto o è già stato usato. Chiedine uno nuovo.
pad-too-much = È troppo in una volta. Invialo in parti più piccole.
pad-full = Questo blocco è pieno. Iniziane uno nuovo.

## Annotazioni rifiutate. Le altre della richiesta vengono salvate.

pad-entry-too-large = Questa annotazione supera i 16 KiB.
pad-entry-not-understood = Il server non capisce questa annotazione. Ricarica la pagina.
