script-forms-not-done = Il server non risponde. Riprova.
script-forms-copied = Copiato.
script-forms-not-copied = Seleziona il testo e copialo.
