### The calendar link, which shows a player's turns in their own calendar.

calendar-title = Calendar – Canasta
calendar-heading = Your turns in your calendar
calendar-about = See in your calendar when it’s your turn at any of your tables. Subscribe to this link in your phone or computer’s calendar:
calendar-link = Calendar link
calendar-copy = Copy
calendar-subscribe = Subscribe
calendar-private = Keep this link private: anyone with it can see when it’s your turn, but nothing else. Calendars only update every few hours.

## In the calendar itself.

calendar-name = Canasta: your turn
calendar-entry = Canasta: it’s your turn
