//! The engine's speed: random play, one thread.
