//! What is said at the table: the log, the line above the hand, the words beside the pile.
