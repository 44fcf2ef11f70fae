//! The wording of the reasons for refusals.

use canasta_i18n::{Lang, refusal};

/// In the pseudo-language no English words are left, and every reason is at least 40% longer.
#[test]
fn reasons_are_fully_translated() {
    for why in crate::referee::book::every_illegal() {
        let english = refusal::explain(Lang::EN, &why).because;
        let pseudo = refusal::explain(Lang::pseudo(), &why).because;
        assert!(!pseudo.contains(|letter: char| letter.is_ascii_alphabetic()), "{pseudo}");
        assert!(pseudo.chars().count() * 10 >= english.chars().count() * 14, "{english}\n{pseudo}");
    }
}

/// The reviewed list contains every reason as shown after “Not allowed:”.
#[test]
fn reasons_match_the_reviewed_list() {
    let reasons: Vec<String> =
        crate::referee::book::every_illegal().iter().map(|why| refusal::explain(Lang::EN, why).because).collect();
    let want: Vec<&str> = include_str!("reasons.txt").lines().collect();
    assert_eq!(reasons.join("\n"), want.join("\n"));
}
