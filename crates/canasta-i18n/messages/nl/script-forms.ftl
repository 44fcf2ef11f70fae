### Wat het script van een pagina zegt bij formulieren en links om te kopiëren.

script-forms-not-done = De server antwoordt niet. Probeer het opnieuw.
script-forms-copied = Gekopieerd.
script-forms-not-copied = Selecteer de tekst en kopieer die.
