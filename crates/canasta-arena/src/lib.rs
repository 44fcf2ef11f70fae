//! Bots against bots: duplicate deals and their statistics.
