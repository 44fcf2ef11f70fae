### Le texte d'un script de page sur les formulaires et les liens à copier.

script-forms-not-done = Le serveur ne répond pas. Réessaie.
script-forms-copied = Copié.
script-forms-not-copied = Sélectionne le texte et copie-le.
