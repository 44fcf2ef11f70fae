### Fuori dalle pagine: il nome del programma, l’anteprima di un link e la pagina senza connessione.

shell-name = Canasta
shell-description = Il gioco di carte Canasta, da due a sei giocatori, con gli amici o contro il computer. Senza registrarsi.
shell-picture = Un ventaglio di cinque carte da gioco, con un re in cima

shell-invitation = { $host } ti invita a una partita di Canasta

shell-offline-title = Senza connessione – Canasta
shell-offline-heading = Manca la connessione
shell-offline = Il server non è raggiungibile. Le tue partite e i tuoi posti sono al sicuro.
shell-try-again = Riprova

shell-pad-loading = Apro il blocco punti…
