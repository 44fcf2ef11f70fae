//! For tests: generators and the slow obvious twin of the engine.
