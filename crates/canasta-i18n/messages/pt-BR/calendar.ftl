calendar-title = Calendário – Canasta
calendar-heading = Sua vez no calendário
calendar-about = Veja no seu calendário quando é a sua vez em alguma das suas mesas. Assine este link no calendário do celular ou do computador:
calendar-link = Link do calendário
calendar-copy = Copiar
calendar-subscribe = Assinar
calendar-private = Não passe este link a ninguém: com ele dá para ver quando é a sua vez, e nada mais. Os calendários só se atualizam a cada poucas horas.

calendar-name = Canasta: sua vez
calendar-entry = Canasta: é a sua vez
