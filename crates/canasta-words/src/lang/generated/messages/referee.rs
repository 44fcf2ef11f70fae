// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/referee.ftl`

use crate::{Lang, Message, Number};

/// “a line may have `{bytes}` bytes; this one has more”
pub fn line_too_long(lang: Lang, bytes: impl Into<Number>) -> Message {
    (lang.messages().referee_line_too_long)(bytes.into())
}

/// “this line is not UTF-8”
pub fn line_not_utf_eight(lang: Lang) -> &'static str {
    lang.messages().referee_line_not_utf_eight
}

/// “this line is empty”
pub fn line_empty(lang: Lang) -> &'static str {
    lang.messages().referee_line_empty
}

/// “a scenario is a JSON object”
pub fn not_an_object(lang: Lang) -> &'static str {
    lang.messages().referee_not_an_object
}

/// “this line is not JSON: `{why}`”
pub fn not_json(lang: Lang, why: &str) -> Message {
    (lang.messages().referee_not_json)(why)
}

/// “column `{column}`: `{fault}`”
///
/// A position in one line.
pub fn at_column(lang: Lang, column: impl Into<Number>, fault: &Message) -> Message {
    (lang.messages().referee_at_column)(column.into(), fault)
}

/// “`{faults}`; and `{more}` more”
pub fn more_faults(lang: Lang, faults: &str, more: impl Into<Number>) -> Message {
    (lang.messages().referee_more_faults)(faults, more.into())
}

/// “`{passed}` passed, `{failed}` failed”
pub fn summary(lang: Lang, passed: impl Into<Number>, failed: impl Into<Number>) -> Message {
    (lang.messages().referee_summary)(passed.into(), failed.into())
}

/// “FAIL line `{line}`: not a case: `{why}`”
pub fn no_case(lang: Lang, line: impl Into<Number>, why: &str) -> Message {
    (lang.messages().referee_no_case)(line.into(), why)
}

/// “FAIL `{case}` \[`{topic}`\]: `{difference}` | why: `{why}`”
pub fn failed(lang: Lang, case: &str, topic: &str, difference: &str, why: &str) -> Message {
    (lang.messages().referee_failed)(case, topic, difference, why)
}

/// “a case has a scenario and what is expected, both objects”
pub fn case_form(lang: Lang) -> &'static str {
    lang.messages().referee_case_form
}

/// “no answer: `{why}`”
pub fn no_answer(lang: Lang, why: &str) -> Message {
    (lang.messages().referee_no_answer)(why)
}

/// “the answer cannot be read: `{why}`”
pub fn answer_unreadable(lang: Lang, why: &str) -> Message {
    (lang.messages().referee_answer_unreadable)(why)
}

/// “`{part}`: expected `{want}`, got `{got}`”
pub fn differs(lang: Lang, part: &str, want: &str, got: &str) -> Message {
    (lang.messages().referee_differs)(part, want, got)
}

/// “expected the scenario to be at fault”
pub fn wants_fault(lang: Lang) -> &'static str {
    lang.messages().referee_wants_fault
}

/// “error: `{error}`”
pub fn has_fault(lang: Lang, error: &str) -> Message {
    (lang.messages().referee_has_fault)(error)
}

/// “a case cannot expect `{key}`”
pub fn unknown_key(lang: Lang, key: &str) -> Message {
    (lang.messages().referee_unknown_key)(key)
}

/// “a step cannot expect `{key}`”
pub fn unknown_key_of_step(lang: Lang, key: &str) -> Message {
    (lang.messages().referee_unknown_key_of_step)(key)
}

/// “step `{step}` `{action}`: `{difference}`”
pub fn in_step(lang: Lang, step: impl Into<Number>, action: &str, difference: &str) -> Message {
    (lang.messages().referee_in_step)(step.into(), action, difference)
}

/// “expected `{want}` steps, got `{got}`”
pub fn other_steps(lang: Lang, want: impl Into<Number>, got: impl Into<Number>) -> Message {
    (lang.messages().referee_other_steps)(want.into(), got.into())
}

/// “expected to be accepted, refused as `{code}`: `{because}`”
pub fn wants_accepted(lang: Lang, code: &str, because: &str) -> Message {
    (lang.messages().referee_wants_accepted)(code, because)
}

/// “expected `{code}`, was accepted”
pub fn wants_refused(lang: Lang, code: &str) -> Message {
    (lang.messages().referee_wants_refused)(code)
}

/// “expected `{want}`, refused as `{got}`”
pub fn other_refusal(lang: Lang, want: &str, got: &str) -> Message {
    (lang.messages().referee_other_refusal)(want, got)
}

/// “deal: nothing for side `{side}`”
pub fn no_side(lang: Lang, side: impl Into<Number>) -> Message {
    (lang.messages().referee_no_side)(side.into())
}

/// “deal of side `{side}`, `{key}`”
///
/// Stands as a part in `referee-differs`.
pub fn part_of_deal(lang: Lang, side: impl Into<Number>, key: &str) -> Message {
    (lang.messages().referee_part_of_deal)(side.into(), key)
}

/// “legal: `{act}` is not listed among `{listed}`”
pub fn not_legal(lang: Lang, act: &str, listed: &str) -> Message {
    (lang.messages().referee_not_legal)(act, listed)
}
