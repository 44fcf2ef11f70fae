### De agendalink, die je beurten in je eigen agenda zet.

calendar-title = Agenda – Canasta
calendar-heading = Je beurten in je agenda
calendar-about = Zo zie je in je agenda wanneer je aan de beurt bent, aan welke tafel ook. Abonneer je op deze link in de agenda van je telefoon of computer:
calendar-link = Agendalink
calendar-copy = Kopiëren
calendar-subscribe = Abonneren
calendar-private = Houd deze link voor jezelf: wie hem heeft, kan zien wanneer je aan de beurt bent, maar verder niets. Een agenda wordt maar eens in de paar uur bijgewerkt.

## In de agenda zelf.

calendar-name = Canasta: jouw beurt
calendar-entry = Canasta: je bent aan de beurt
