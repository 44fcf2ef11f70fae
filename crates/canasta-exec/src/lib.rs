//! Bots in other processes: one process a seat, JSON Lines over its standard input and output, in the referee's words.
