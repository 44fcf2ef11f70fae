//! Every written form: cards, acts, positions, the referee, and the sentences for people.

pub mod scene;
