//! Chi-square tests of a shuffle.
