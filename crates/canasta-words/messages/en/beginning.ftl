### The beginning of a game: the cards that were drawn for the seats.

beginning-draw = The draw
