### Text des Skripts für Formulare und Links.

script-forms-not-done = Der Server antwortet nicht. Versuch es noch einmal.
script-forms-copied = Kopiert.
script-forms-not-copied = Markier den Text und kopier ihn.
