### Link do kalendarza, który pokazuje ruchy gracza w jego własnym kalendarzu.

calendar-title = Kalendarz – Kanasta
calendar-heading = Twoje ruchy w kalendarzu
calendar-about = Twój kalendarz pokaże, kiedy przy którymś stole przychodzi twoja kolej. Zasubskrybuj ten link w kalendarzu telefonu lub komputera:
calendar-link = Link do kalendarza
calendar-copy = Kopiuj
calendar-subscribe = Subskrybuj
calendar-private = Nie udostępniaj tego linku: kto go ma, widzi, kiedy jest twoja kolej, ale nic więcej. Kalendarze odświeżają się tylko co kilka godzin.

## W samym kalendarzu.

calendar-name = Kanasta: twoja kolej
calendar-entry = Kanasta: twoja kolej
