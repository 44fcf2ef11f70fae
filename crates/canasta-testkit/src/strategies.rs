//! Proptest strategies. They shrink to fewer acts, not to other cards.
