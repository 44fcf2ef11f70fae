### The calendar link: when it is a player's turn, in their own calendar.

calendar-title = Calendar. Canasta
calendar-heading = Your turn, in your calendar
calendar-about = Your calendar shows when it is your turn at one of your tables. Subscribe to this link, in the calendar of your phone or computer:
calendar-link = Calendar link
calendar-copy = Copy
calendar-subscribe = Subscribe
calendar-private = Keep this link to yourself: anyone who has it can see when it is your turn, but nothing else. Calendars update only every few hours.

## In the calendar itself.

calendar-name = Canasta: your turn
calendar-entry = Canasta: it is your turn
