### The pile’s cards, spread out for a player who may look through them.

look-close = Close the pile
