//! The reasons of refusals.

use canasta_i18n::{Lang, refusal};

/// With the pseudo-language no English word is left, and every reason is at least 40 % longer.
#[test]
fn reasons_in_the_pseudo_language() {
    for why in crate::referee::book::every_illegal() {
        let (english, pseudo) = (refusal::of(Lang::EN, &why).because, refusal::of(Lang::pseudo(), &why).because);
        assert!(!pseudo.contains(|letter: char| letter.is_ascii_alphabetic()), "{pseudo}");
        assert!(pseudo.chars().count() * 10 >= english.chars().count() * 14, "{english}\n{pseudo}");
    }
}

/// Every reason as a player reads it after “Not possible:”.
#[test]
fn reasons() {
    let reasons: Vec<String> =
        crate::referee::book::every_illegal().iter().map(|why| refusal::of(Lang::EN, why).because).collect();
    let want: Vec<&str> = include_str!("reasons.txt").lines().collect();
    assert_eq!(reasons.join("\n"), want.join("\n"));
}
