script-forms-not-done = O servidor não respondeu. Tente de novo.
script-forms-copied = Copiado.
script-forms-not-copied = Selecione o texto e copie.
