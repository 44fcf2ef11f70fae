// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/fair.ftl`

use crate::{Lang, Message, Number};

/// “Fair. The seed is the promised one, and with `{cuts}` cuts it gives these cards.”
pub fn proved(lang: Lang, cuts: impl Into<Number>) -> Message {
    (lang.messages().fair_proved)(cuts.into())
}

/// “Not proved. The seed of this deal has not been revealed.”
pub fn no_seed(lang: Lang) -> &'static str {
    lang.messages().fair_no_seed
}

/// “Not fair. The seed is not the one that was promised for this deal, table, seats and rules.”
pub fn commitment(lang: Lang) -> &'static str {
    lang.messages().fair_commitment
}

/// “Not fair. The promised seed gives other cards, or a player’s cut was changed or left out.”
pub fn deck(lang: Lang) -> &'static str {
    lang.messages().fair_deck
}

/// “Not fair. A cut comes from an empty seat, or two cuts come from the same seat.”
pub fn cuts(lang: Lang) -> &'static str {
    lang.messages().fair_cuts
}

/// “Not proved. No seed was promised for this deal, or the promise is not in the record.”
pub fn nothing(lang: Lang) -> &'static str {
    lang.messages().fair_nothing
}

/// “All `{deals}` deals are fair.”
pub fn all(lang: Lang, deals: impl Into<Number>) -> Message {
    (lang.messages().fair_all)(deals.into())
}

/// “`{proved}` of `{deals}` deals are proved.”
///
/// Not one of them is unfair.
pub fn some(lang: Lang, deals: impl Into<Number>, proved: impl Into<Number>) -> Message {
    (lang.messages().fair_some)(deals.into(), proved.into())
}

/// “`{unfair}` of `{deals}` deals are not fair.”
pub fn unfair_deals(lang: Lang, deals: impl Into<Number>, unfair: impl Into<Number>) -> Message {
    (lang.messages().fair_unfair_deals)(deals.into(), unfair.into())
}

/// “Deal `{deal}`: `{verdict}`”
pub fn deal(lang: Lang, deal: impl Into<Number>, verdict: &Message) -> Message {
    (lang.messages().fair_deal)(deal.into(), verdict)
}

/// “Every act was played by the rules, and the scores add up.”
pub fn by_the_rules(lang: Lang) -> &'static str {
    lang.messages().fair_by_the_rules
}

/// “But this was not played by the rules. `{fault}`”
pub fn against_the_rules(lang: Lang, fault: &Message) -> Message {
    (lang.messages().fair_against_the_rules)(fault)
}
