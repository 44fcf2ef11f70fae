### Formularios y enlaces para copiar.

script-forms-not-done = El servidor no responde. Inténtalo otra vez.
script-forms-copied = Copiado.
script-forms-not-copied = Selecciona el texto y cópialo.
