//! The lesson has sentences for every step of its script.

use canasta_i18n::lesson::STEPS;
use canasta_table::lesson::steps;

#[test]
fn every_step_of_the_lesson_has_its_sentences() {
    assert_eq!(STEPS.len(), steps());
}
