//! Messages as text in, code or faults out.

use super::*;

const KINGS: &str = "-kind-king = { $form ->\n   *[one] king\n    [many] kings\n}\n";

/// Sources of one language, by module and text.
fn written(files: &[(&str, &str)]) -> Vec<Source> {
    let source = |(module, text): &(&str, &str)| Source {
        path: format!("{module}.ftl"),
        module: (*module).to_owned(),
        text: (*text).to_owned(),
    };
    files.iter().map(source).collect()
}

/// What is wrong with English messages.
fn faults(text: &str) -> Vec<String> {
    let mut faults = Vec::new();
    compile(&written(&[("a", text)]), &[], &mut faults);
    faults.iter().map(ToString::to_string).collect()
}

/// The generated code, without what rustfmt cares about.
fn code(text: &str, path: &str) -> String {
    let mut faults = Vec::new();
    let words = compile(&written(&[("a", text)]), &[], &mut faults);
    assert!(faults.is_empty(), "{faults:?}");
    let files = words.files();
    let (_, text) = files.iter().find(|(name, _)| name.ends_with(path)).unwrap();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_message_without_arguments_is_a_text() {
    assert!(code("a-title = Lobby\n", "messages/a.rs").contains("pub fn title(lang: Lang) -> &'static str"));
    assert!(code("a-title = Lobby\n", "generated/en/mod.rs").contains("a_title: \"Lobby\","));
}

#[test]
fn arguments_have_types() {
    let text = "# Said of the pile.\n# $who (Player): who took it\n# $n (Number): its cards\n\
                a-took = { $who ->\n    [you] You took { $n }.\n   *[other] { $who } took { $n }.\n}\n";
    let function = code(text, "messages/a.rs");
    assert!(
        function.contains("pub fn took<'a>(lang: Lang, who: Player<'a>, n: impl Into<Number>) -> Message"),
        "{function}"
    );
    assert!(function.contains("/// Said of the pile."), "{function}");
    let english = code(text, "generated/en/a.rs");
    assert!(english.contains("match who { Player::You => { w.text(\"You took \"); w.number(&EN, n);"), "{english}");
    assert!(
        english.contains("Player::Other(who) => { w.name(who, MESSAGES.figures_forgotten); w.text(\" took \");"),
        "{english}"
    );
}

#[test]
fn numbers_are_exact_first_and_then_by_category() {
    let text = "# $n (Number): how many\na-cards = { $n ->\n    [0] none\n    [one] one card\n   *[other] { SPELL($n) } cards\n}\n";
    let numbers: String = (0..=12).map(|n| format!("-number-{n} = n{n}\n")).collect();
    let english = code(&format!("{text}{numbers}"), "generated/en/a.rs");
    let expected = "match n.0 { 0 => { w.text(\"none\"); } _ => { match EN.plural(n.0) { Plural::One => { w.text(\"one card\"); } _ => { w.spelled(&EN, &tables::NUMBER, n); w.text(\" cards\"); } } } }";
    assert!(english.contains(expected), "{english}");
}

#[test]
fn cases_of_its_own_become_an_enum() {
    let text = "# $by (one of host, time-up): who\na-closed = { $by ->\n    [host] The host closed it.\n   *[time-up] Its time was up.\n}\n";
    let function = code(text, "messages/a.rs");
    assert!(
        function.contains("pub enum ClosedBy { /// The variant `[host]`. Host, /// The variant `[time-up]`. TimeUp, }"),
        "{function}"
    );
}

#[test]
fn undeclared_unused_and_repeated_names_are_faults_with_their_line() {
    assert_eq!(faults("a-one = { $n }\n"), ["a.ftl:1: `$n` is not declared in the comment of `a-one`"]);
    assert_eq!(faults("# $n (Number): how many\na-one = None\n"), ["a.ftl:2: `$n` is declared and not used"]);
    assert_eq!(faults("a-one = One\na-two = Two\na-one = Three\n"), ["a.ftl:3: `a-one` is already in a.ftl:1"]);
    assert_eq!(faults("b-one = One\n"), ["a.ftl:1: `b-one` must begin with `a-`"]);
    assert_eq!(faults("a-one = { a-two }\n"), ["a.ftl:1: there is no message `a-two`"]);
    assert_eq!(faults("-term = Word\na-one = One\n"), ["a.ftl:1: the term `-term` is used nowhere"]);
    assert_eq!(faults("# $n (Numeral): how many\na-one = One\n").len(), 1);
    assert!(faults("a-one = { $n\n")[0].contains("this is not Fluent"));
}

#[test]
fn a_missing_case_is_a_fault() {
    let player = "# $who (Player): who\na-won = { $who ->\n   *[other] { $who } won.\n}\n";
    assert_eq!(faults(player), ["a.ftl:2: the case [you] of `$who` is missing"]);
    let flag = "# $on (Flag): on\na-on = { $on ->\n    [maybe] Perhaps\n   *[yes] On\n}\n";
    assert_eq!(
        faults(flag),
        ["a.ftl:2: the case [no] of `$on` is missing", "a.ftl:3: `$on` is never [maybe]: yes, no"]
            .map(str::to_owned)
            .into_iter()
            .rev()
            .collect::<Vec<_>>()
    );
    assert_eq!(
        faults("# $who (Player): who\na-won = { $who } won.\n"),
        ["a.ftl:2: `$who` may be the reader: select on it, and name it under [other]"]
    );
}

#[test]
fn a_language_needs_its_own_categories() {
    let english = "# $n (Number): how many\na-cards = { $n ->\n    [one] one card\n   *[other] { $n } cards\n}\n";
    let found = |polish: &str| {
        let mut faults = Vec::new();
        compile(&written(&[("a", english)]), &[("pl".to_owned(), written(&[("a", polish)]))], &mut faults);
        faults.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(
        found("a-cards = { $n ->\n    [one] { $n } karta\n   *[many] { $n } kart\n}\n"),
        ["a.ftl:1: the case [few] of `$n` is missing"]
    );
    assert_eq!(
        found("a-cards = { $n ->\n    [one] { $n } karta\n    [few] { $n } karty\n   *[many] { $n } kart\n}\n"),
        [""; 0]
    );
    assert_eq!(found("a-deck = { $n }\n"), ["a.ftl:1: `a-deck` is not a message of English"]);
}

#[test]
fn what_a_language_lacks_is_in_english_and_counted() {
    let english = written(&[("a", "a-one = One\na-two = Two\n")]);
    let german = vec![("de".to_owned(), written(&[("a", "a-one = Eins\n")]))];
    let words = compile(&english, &german, &mut Vec::new());
    assert_eq!(words.summary(), "words: 2 messages in English; de lacks 1, which are said in English");
    let files = words.files();
    let (_, table) = files.iter().find(|(path, _)| path.ends_with("generated/de/mod.rs")).unwrap();
    assert!(table.contains("a_one: \"Eins\",\na_two: \"Two\","), "{table}");
}

#[test]
fn forms_of_kinds_are_checked() {
    let kind = |form: &str| format!("# $kind (Kind): what\na-kind = {{ KIND($kind, form: \"{form}\") }}\n{KINGS}");
    assert_eq!(faults(&kind("many")), ["a.ftl: there is no term `-kind-joker`"]);
    let all: String = terms::KINDS.iter().map(|kind| KINGS.replace("king", kind)).collect();
    let of = |form: &str| kind(form).replace(KINGS, &all);
    assert_eq!(faults(&of("many")), [""; 0]);
    assert_eq!(faults(&of("few")), ["a.ftl: `-kind-joker` has no form `few`"]);
}

#[test]
fn marks_are_closed_where_they_open() {
    assert_eq!(faults("a-one = <b>One</b> and <a>two</a>\n"), [""; 0]);
    assert_eq!(faults("a-one = <b>One\n"), ["a.ftl:1: a mark of `a-one` is not closed where it opened"]);
    assert_eq!(faults("a-one = <i>One</i>\n").len(), 1);
}

#[test]
fn scripts_get_icus_message_format() {
    let text = "# $n (Number): how many\n# $on (Flag): on\nscript-t-x = { $on ->\n    [yes] <b>{ $n }</b> on\n   *[no] { $n ->\n        [0] none\n        [one] one\n       *[other] { $n } off\n    }\n}\n";
    let words = compile(&written(&[("script-t", text)]), &[], &mut Vec::new());
    let bundle = script::bundle(&words.declared, &words.english, &words.english, "t");
    let expected =
        "{on, select, yes {<b>{n, number}</b> on} other {{n, plural, =0 {none} one {one} other {{n, number} off}}}}";
    assert_eq!(bundle, [("x".to_owned(), expected.to_owned())]);
}

#[test]
fn unused_messages_and_wrong_calls_of_scripts_are_faults() {
    let files = written(&[
        ("a", "a-used = Used\na-unused = Unused\n"),
        ("script-t", "# $n (Number): how many\nscript-t-more = { $n } more\n"),
    ]);
    let words = compile(&files, &[], &mut Vec::new());
    let tree = crate::tree::planted(&[
        ("crates/canasta-pages/src/a.rs", "let a = a::used(lang);\n"),
        ("crates/canasta-assets/assets/t.js", "message(\"more\", { m: 1 });\nmessage(\"less\");\n"),
    ]);
    let path = |message: &Declared| format!("{}.ftl", message.module);
    let found = used::check(&words.declared, &words.english.referenced, &tree, path);
    assert_eq!(
        found.iter().map(ToString::to_string).collect::<Vec<_>>(),
        [
            "a.ftl:2: `a-unused` is not used: use it or delete it",
            "crates/canasta-assets/assets/t.js:1: `script-t-more` takes {n}, not {m}",
            "crates/canasta-assets/assets/t.js:2: there is no message `less` for scripts",
        ]
    );
}
