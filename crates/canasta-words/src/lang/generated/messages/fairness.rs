// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/fairness.ftl`

use crate::{Lang, Message, Number};

/// “Fair deals. Canasta”
pub fn title(lang: Lang) -> &'static str {
    lang.messages().fairness_title
}

/// “Fair deals”
pub fn heading(lang: Lang) -> &'static str {
    lang.messages().fairness_heading
}

/// “Neither the server nor a player alone can stack the cards at this table. You need not take our word for it: you can check.”
pub fn about(lang: Lang) -> &'static str {
    lang.messages().fairness_about
}

/// “Check a game”
pub fn check_game(lang: Lang) -> &'static str {
    lang.messages().fairness_check_game
}

/// “How the cards are shuffled”
pub fn steps(lang: Lang) -> &'static str {
    lang.messages().fairness_steps
}

/// “The promise”
pub fn promise(lang: Lang) -> &'static str {
    lang.messages().fairness_promise
}

/// “Before a deal the server draws a secret seed and shows its commitment: 64 digits that fit this seed and no other. From then on it cannot change its mind.”
pub fn promise_about(lang: Lang) -> &'static str {
    lang.messages().fairness_promise_about
}

/// “The cut”
pub fn cut(lang: Lang) -> &'static str {
    lang.messages().fairness_cut
}

/// “Only then does every player’s browser add a cut: a random number of its own. As at a real table, another player cuts after the shuffle.”
pub fn cut_about(lang: Lang) -> &'static str {
    lang.messages().fairness_cut_about
}

/// “The deal”
pub fn deal(lang: Lang) -> &'static str {
    lang.messages().fairness_deal
}

/// “Seed and cuts together determine the order of the 108 cards. Nothing else does, and nothing can be changed later.”
pub fn deal_about(lang: Lang) -> &'static str {
    lang.messages().fairness_deal_about
}

/// “The proof”
pub fn proof(lang: Lang) -> &'static str {
    lang.messages().fairness_proof
}

/// “When the deal is scored, the seed is revealed. Everyone can see that it fits the commitment, and shuffle the same cards from it again.”
pub fn proof_about(lang: Lang) -> &'static str {
    lang.messages().fairness_proof_about
}

/// “The promises of this server”
pub fn promises(lang: Lang) -> &'static str {
    lang.messages().fairness_promises
}

/// “`{n}`”
pub fn count(lang: Lang, n: impl Into<Number>) -> Message {
    (lang.messages().fairness_count)(n.into())
}

/// “made”
pub fn made(lang: Lang) -> &'static str {
    lang.messages().fairness_made
}

/// “deals promised by this server”
pub fn made_about(lang: Lang) -> &'static str {
    lang.messages().fairness_made_about
}

/// “revealed”
pub fn revealed(lang: Lang) -> &'static str {
    lang.messages().fairness_revealed
}

/// “seeds that everyone can check”
pub fn revealed_about(lang: Lang) -> &'static str {
    lang.messages().fairness_revealed_about
}

/// “outstanding”
pub fn outstanding(lang: Lang) -> &'static str {
    lang.messages().fairness_outstanding
}

/// “deals that are not over”
pub fn outstanding_about(lang: Lang) -> &'static str {
    lang.messages().fairness_outstanding_about
}

/// “Every promise is kept in the end. A seed stays secret while its deal is played, and while a table rests until its players come back; if they stay away for a long time, the table is closed and its seed is revealed all the same.”
pub fn kept(lang: Lang) -> &'static str {
    lang.messages().fairness_kept
}

/// “Every finished game can be saved as a record, a file that ends with `<code>`.canasta. Choose one here, or drop it on this page. Your browser shuffles every deal again and compares. It sends nothing: you may disconnect from the network first.”
pub fn check_about(lang: Lang) -> Message {
    (lang.messages().fairness_check_about)()
}

/// “This check needs JavaScript. Without it, `<code>`canasta verify and the Python program named below do the same.”
pub fn no_script(lang: Lang) -> Message {
    (lang.messages().fairness_no_script)()
}

/// “Choose a record”
pub fn choose(lang: Lang) -> &'static str {
    lang.messages().fairness_choose
}

/// “or drop it here”
pub fn or_drop(lang: Lang) -> &'static str {
    lang.messages().fairness_or_drop
}

/// “Paste a record”
pub fn paste(lang: Lang) -> &'static str {
    lang.messages().fairness_paste
}

/// “The text of a record”
pub fn text(lang: Lang) -> &'static str {
    lang.messages().fairness_text
}

/// “Check”
pub fn check(lang: Lang) -> &'static str {
    lang.messages().fairness_check
}

/// “What you were promised”
pub fn noted(lang: Lang) -> &'static str {
    lang.messages().fairness_noted
}

/// “Your browser notes each commitment as it is shown, before the cards are dealt. Its newest notes:”
pub fn noted_about(lang: Lang) -> &'static str {
    lang.messages().fairness_noted_about
}

/// “What this does not prove”
pub fn limits(lang: Lang) -> &'static str {
    lang.messages().fairness_limits
}

/// “The server knows the cards while a deal is played.”
pub fn server_knows(lang: Lang) -> &'static str {
    lang.messages().fairness_server_knows
}

/// “It deals them and enforces the rules. It cannot change them, but the people who run a server could look at them. Play for something that matters only where you trust the host, or on a server of your own.”
pub fn server_knows_about(lang: Lang) -> &'static str {
    lang.messages().fairness_server_knows_about
}

/// “The last to cut knows most.”
pub fn last_cut(lang: Lang) -> &'static str {
    lang.messages().fairness_last_cut
}

/// “The cuts come one after the other. A server that works together with a player could tell that player the seed and let them try many cuts, or leave out a cut and say that it came late. Your browser notes the promises it was shown and the cuts it made, and the check above says where a record does not fit them. Against a host who cheats with a friend, only another host helps.”
pub fn last_cut_about(lang: Lang) -> &'static str {
    lang.messages().fairness_last_cut_about
}

/// “Without a cut there is only the promise.”
pub fn no_cut(lang: Lang) -> &'static str {
    lang.messages().fairness_no_cut
}

/// “Where no player’s browser added anything, as among computer players, the deck was fixed before the deal, but the server alone chose the seed.”
pub fn no_cut_about(lang: Lang) -> &'static str {
    lang.messages().fairness_no_cut_about
}

/// “A record proves its deals, not its names.”
pub fn names(lang: Lang) -> &'static str {
    lang.messages().fairness_names
}

/// “It shows that these cards were dealt at this table. No number can say who sat there, or whether two players spoke on the telephone.”
pub fn names_about(lang: Lang) -> &'static str {
    lang.messages().fairness_names_about
}

/// “Fair is not even.”
pub fn even(lang: Lang) -> &'static str {
    lang.messages().fairness_even
}

/// “A fair deal can still be a terrible hand. Luck evens out over many deals, but not always in one evening.”
pub fn even_about(lang: Lang) -> &'static str {
    lang.messages().fairness_even_about
}

/// “Without this page”
pub fn elsewhere(lang: Lang) -> &'static str {
    lang.messages().fairness_elsewhere
}

/// “If you do not trust a page from the same server that dealt, you can check with `<code>`canasta verify on your own computer, or with a short Python program written just for this. Both come with the source code of this program.”
pub fn elsewhere_about(lang: Lang) -> Message {
    (lang.messages().fairness_elsewhere_about)()
}

/// “How the cards follow from seed and cuts, to the last digit”
pub fn digits(lang: Lang) -> &'static str {
    lang.messages().fairness_digits
}
