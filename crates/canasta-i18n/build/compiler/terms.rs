//! Terms: words with several forms. Those for kinds, cards and small numbers become tables; the terms `-locale-…` define the
//! number format.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;

use super::Problem;
use super::declare::Entries;
use super::model::{Locale, Table, TableKind};

/// The kinds in the order of `canasta::Kind::ALL`.
pub(super) const KINDS: [&str; 15] = [
    "joker",
    "two",
    "red-three",
    "black-three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "jack",
    "queen",
    "king",
    "ace",
];

/// The ranks of cards from two on, in the order of `canasta::Card::all`.
const RANKS: [&str; 13] =
    ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"];

/// The suits in the order of `canasta::Suit::ALL`.
const SUITS: [&str; 4] = ["spades", "hearts", "diamonds", "clubs"];

/// The largest number with a word.
const MAX_SPELLED: usize = 12;

/// The term for the text before the last item of a list.
pub(super) const LIST_LAST: &str = "list-last";

/// The optional term for the same before an item that begins with an i.
pub(super) const LIST_LAST_BEFORE_I: &str = "list-last-before-i";

/// The values of a term's variables.
type Variables<'a> = &'a [(&'a str, String)];

/// The text of a term in the given form, or in its usual one.
pub(super) fn text(entries: &Entries<'_>, id: &str, form: Option<&str>) -> Result<String, String> {
    text_with(entries, id, form, &[])
}

fn text_with(entries: &Entries<'_>, id: &str, form: Option<&str>, variables: Variables<'_>) -> Result<String, String> {
    let entry = entries.terms.get(id).ok_or_else(|| format!("missing term `-{id}`"))?;
    pattern_text(entry.value, form, variables).map_err(|why| format!("`-{id}` {why}"))
}

fn pattern_text(pattern: &Pattern<&str>, form: Option<&str>, variables: Variables<'_>) -> Result<String, String> {
    let mut text = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(&value.replace('\n', " ")),
            PatternElement::Placeable { expression } => match expression {
                Expression::Inline(InlineExpression::VariableReference { id }) => {
                    let variable = variables.iter().find(|(name, _)| *name == id.name);
                    text.push_str(&variable.ok_or_else(|| format!("has no variable `${}`", id.name))?.1);
                }
                Expression::Inline(InlineExpression::StringLiteral { value }) => {
                    text.push_str(&unescape_unicode_to_string(value));
                }
                Expression::Select { selector: InlineExpression::VariableReference { id }, variants }
                    if id.name == "form" =>
                {
                    let is_named = |key: &VariantKey<&str>, expected: &str| matches!(key, VariantKey::Identifier { name } if *name == expected);
                    let variant = variants.iter().find(|variant| match form {
                        Some(form) => is_named(&variant.key, form),
                        None => variant.default,
                    });
                    let variant = variant.ok_or_else(|| format!("has no form `{}`", form.unwrap_or("usual")))?;
                    text.push_str(&pattern_text(&variant.value, form, variables)?);
                }
                _ => return Err("can only select on `$form`".to_owned()),
            },
        }
    }
    Ok(text)
}

/// The number format and card corners of a language. Missing terms default to English.
pub(super) fn locale(entries: &Entries<'_>, used: &mut BTreeSet<String>, problems: &mut Vec<Problem>) -> Locale {
    let mut read = |name: &str, default: &str| {
        let id = format!("locale-{name}");
        let value = entries.terms.contains_key(id.as_str()).then(|| text(entries, &id, None));
        used.insert(id);
        value.unwrap_or_else(|| Ok(default.to_owned()))
    };
    let terms = [
        read("name", "English"),
        read("group", ","),
        read("decimal", "."),
        read("grouped-from", "4"),
        read("plural", "one"),
        read("ace", "A"),
        read("king", "K"),
        read("queen", "Q"),
        read("jack", "J"),
    ];
    let path = || entries.terms.values().next().map_or("", |entry| entry.source.path.as_str());
    let [name, group, decimal, grouped_from, plural, corners @ ..] = terms.map(|term| {
        term.unwrap_or_else(|what| {
            problems.push(Problem::new(path(), 0, what));
            String::new()
        })
    });
    let grouped_from = grouped_from.parse().unwrap_or_else(|_| {
        problems.push(Problem::new(path(), 0, "`-locale-grouped-from` must be a number of digits"));
        4
    });
    let plural = match plural.as_str() {
        "one" => "One",
        "one-and-millions" => "OneAndMillions",
        "zero-one-and-millions" => "ZeroOneAndMillions",
        "polish" => "Polish",
        _ => {
            let what = "`-locale-plural` must be `one`, `one-and-millions`, `zero-one-and-millions` or `polish`";
            problems.push(Problem::new(path(), 0, what));
            "One"
        }
    };
    Locale { name, group, decimal, grouped_from, corners, plural }
}

/// Whether a term has several forms.
fn has_forms(entries: &Entries<'_>, id: &str) -> bool {
    let select = |element: &PatternElement<&str>| {
        matches!(element, PatternElement::Placeable { expression: Expression::Select { .. } })
    };
    entries.terms.get(id).is_some_and(|entry| entry.value.elements.iter().any(select))
}

/// Fills the tables that messages use. Reports missing terms and forms.
pub(super) fn fill(
    tables: &mut BTreeMap<Table, Vec<String>>,
    entries: &Entries<'_>,
    used: &mut BTreeSet<String>,
    problems: &mut Vec<Problem>,
) {
    for (table, words) in tables.iter_mut() {
        let form = table.form.as_deref();
        // Mark all as used, even those after a missing one.
        used.extend(KINDS.iter().filter(|_| table.kind == TableKind::Kind).map(|kind| format!("kind-{kind}")));
        let filled: Result<Vec<String>, String> = match table.kind {
            TableKind::Number => {
                (0..=MAX_SPELLED).map(|n| term(entries, used, &format!("number-{n}"), form, &[])).collect()
            }
            TableKind::Kind => {
                KINDS.iter().map(|kind| term(entries, used, &format!("kind-{kind}"), form, &[])).collect()
            }
            TableKind::Card => cards(entries, used, form),
        };
        match filled {
            Ok(filled) => {
                *words = filled.into_iter().map(|word| if table.capital { capitalise(&word) } else { word }).collect();
            }
            Err(what) => {
                let path = entries.terms.values().next().map_or("", |entry| entry.source.path.as_str());
                problems.push(Problem::new(path, 0, what));
            }
        }
    }
}

fn term(
    entries: &Entries<'_>,
    used: &mut BTreeSet<String>,
    id: &str,
    form: Option<&str>,
    variables: Variables<'_>,
) -> Result<String, String> {
    used.insert(id.to_owned());
    text_with(entries, id, form, variables)
}

/// All cards, in the order of `canasta::Card::all`.
fn cards(entries: &Entries<'_>, used: &mut BTreeSet<String>, form: Option<&str>) -> Result<Vec<String>, String> {
    let mut words = Vec::new();
    for rank in RANKS {
        for suit in SUITS {
            // Only some languages decline their ranks or suits.
            let mut part = |id: String| {
                let form = form.filter(|_| has_forms(entries, &id));
                term(entries, used, &id, form, &[])
            };
            let variables = [("rank", part(format!("rank-{rank}"))?), ("suit", part(format!("suit-{suit}"))?)];
            words.push(term(entries, used, "card", form, &variables)?);
        }
    }
    for joker in ["card-red-joker", "card-black-joker"] {
        words.push(term(entries, used, joker, form, &[])?);
    }
    Ok(words)
}

fn capitalise(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
