script-forms-not-done = A szerver nem válaszol. Próbáld újra.
script-forms-copied = Másolva.
script-forms-not-copied = Jelöld ki a szöveget, és másold ki.
