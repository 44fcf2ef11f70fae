//! Compiles small message files, and compares the functions, data or problems.

use super::*;

const KINGS: &str = "-kind-king = { $form ->\n   *[one] king\n    [many] kings\n}\n";

/// A language with files given by module and text.
fn language(tag: &str, files: &[(&str, &str)]) -> (String, Vec<Source>) {
    let source = |(module, text): &(&str, &str)| Source {
        path: format!("{module}.ftl"),
        module: (*module).to_owned(),
        text: (*text).to_owned(),
    };
    (tag.to_owned(), files.iter().map(source).collect())
}

/// The problems of English messages in `a.ftl`.
fn problems(text: &str) -> Vec<String> {
    all_problems(&[language("en", &[("a", text)])])
}

fn all_problems(languages: &[(String, Vec<Source>)]) -> Vec<String> {
    compile(languages).err().unwrap_or_default().iter().map(ToString::to_string).collect()
}

/// The functions of English messages in `a.ftl`, on one line.
fn functions(text: &str) -> String {
    let compiled = compile(&[language("en", &[("a", text)])]).unwrap_or_else(|problems| panic!("{problems:?}"));
    compiled.functions().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The operations of English messages in `a.ftl`.
fn operations(text: &str) -> String {
    let compiled = compile(&[language("en", &[("a", text)])]).unwrap_or_else(|problems| panic!("{problems:?}"));
    let (rust, _) = compiled.tables();
    rust.lines().find_map(|line| line.strip_prefix("ops: &[")?.strip_suffix("],")).unwrap().to_owned()
}

#[test]
fn escapes_are_resolved() {
    let compiled = compile(&[language("en", &[("a", "a-deal = Deal{\"\\u00A0\"}1\n")])]).ok().unwrap();
    let (_, texts) = compiled.tables();
    assert_eq!(texts[0].1, "Deal\u{a0}1");
}

#[test]
fn optional_arguments_may_be_left_out_in_english() {
    let unused = "# $n (Number, optional): how many\na-some = some\n";
    assert_eq!(problems(unused), [] as [&str; 0]);
    assert_eq!(problems(&unused.replace(", optional", "")), ["a.ftl:2: `$n` is declared but not used"]);
}

#[test]
fn a_message_without_arguments_is_a_text() {
    assert!(functions("a-title = Lobby\n").contains("pub fn title(lang: Lang) -> &'static str { lang.text(0) }"));
    assert_eq!(operations("a-title = Lobby\n"), "Op::Text{start:0,len:5}");
}

#[test]
fn arguments_have_types() {
    let text = "# Said of the pile.\n# $who (Player): who took it\n# $n (Number): its cards\n\
                a-took = { $who ->\n    [you] You took { $n }.\n   *[other] { $who } took { $n }.\n}\n";
    let functions = functions(text);
    let function = "/// Said of the pile. pub fn took<'a>(lang: Lang, who: Player<'a>, n: impl Into<Number>) -> Message { \
                    lang.message(0, &[Argument::Player(who), Argument::Number(n.into())]) }";
    assert!(functions.contains(function), "{functions}");
    assert_eq!(
        operations(text),
        "Op::Select{argument:0,len:9},\
         Op::Case{key:Key::Case(0),len:3},Op::Text{start:0,len:9},Op::Argument(1),Op::Text{start:9,len:1},\
         Op::Case{key:Key::Any,len:4},Op::Argument(0),Op::Text{start:10,len:6},Op::Argument(1),Op::Text{start:9,len:1}"
    );
}

#[test]
fn exact_numbers_come_before_categories() {
    let numbers: String = (0..=12).map(|n| format!("-number-{n} = n{n}\n")).collect();
    let text = "# $n (Number): how many\n\
                a-cards = { $n ->\n    [one] one card\n    [0] none\n   *[other] { SPELL($n) } cards\n}\n";
    assert_eq!(
        operations(&format!("{text}{numbers}")),
        "Op::Select{argument:0,len:7},\
         Op::Case{key:Key::Exactly(0),len:1},Op::Text{start:0,len:4},\
         Op::Case{key:Key::Plural(Plural::One),len:1},Op::Text{start:4,len:8},\
         Op::Case{key:Key::Any,len:2},Op::Word{argument:0,table:0},Op::Text{start:12,len:6}"
    );
}

#[test]
fn cases_become_an_enum() {
    let text = "# $by (one of host, time-up): who\n\
                a-closed = { $by ->\n    [host] The host closed it.\n   *[time-up] Its time was up.\n}\n";
    let functions = functions(text);
    let expected = "pub enum ClosedBy { /// `[host]` Host, /// `[time-up]` TimeUp, }";
    assert!(functions.contains(expected), "{functions}");
}

#[test]
fn names_are_checked_and_problems_have_a_line() {
    assert_eq!(problems("a-one = { $n }\n"), ["a.ftl:1: `$n` is not declared in the comment of `a-one`"]);
    assert_eq!(problems("# $n (Number): how many\na-one = None\n"), ["a.ftl:2: `$n` is declared but not used"]);
    assert_eq!(problems("a-one = One\na-two = Two\na-one = Three\n"), ["a.ftl:3: `a-one` is already in a.ftl:1"]);
    assert_eq!(problems("b-one = One\n"), ["a.ftl:1: `b-one` must begin with `a-`"]);
    assert_eq!(problems("a-one = { a-two }\n"), ["a.ftl:1: there is no message `a-two`"]);
    assert_eq!(problems("-term = Word\na-one = One\n"), ["a.ftl:1: the term `-term` is never used"]);
    assert_eq!(problems("# $n (Numeral): how many\na-one = One\n").len(), 1);
    assert!(problems("a-one = { $n\n")[0].contains("not valid Fluent"));
}

#[test]
fn a_missing_case_is_a_problem() {
    let player = "# $who (Player): who\na-won = { $who ->\n   *[other] { $who } won.\n}\n";
    assert_eq!(problems(player), ["a.ftl:2: the case [you] of `$who` is missing"]);
    let flag = "# $on (Flag): on\na-on = { $on ->\n    [maybe] Perhaps\n   *[yes] On\n}\n";
    assert_eq!(
        problems(flag),
        ["a.ftl:2: the case [no] of `$on` is missing", "a.ftl:3: `$on` is never [maybe]: yes, no"]
    );
    assert_eq!(
        problems("# $who (Player): who\na-won = { $who } won.\n"),
        ["a.ftl:2: `$who` can be the reader: select on it, and name it under [other]"]
    );
}

#[test]
fn a_language_needs_its_own_plural_categories() {
    let english = "# $n (Number): how many\na-cards = { $n ->\n    [one] one card\n   *[other] { $n } cards\n}\n";
    let found = |polish: &str| {
        let polish = format!("{polish}-locale-plural = polish\n");
        all_problems(&[language("en", &[("a", english)]), language("pl", &[("a", &polish)])])
    };
    assert_eq!(
        found("a-cards = { $n ->\n    [one] { $n } karta\n   *[many] { $n } kart\n}\n"),
        ["a.ftl:1: the case [few] of `$n` is missing"]
    );
    assert_eq!(
        found("a-cards = { $n ->\n    [one] { $n } karta\n    [few] { $n } karty\n   *[many] { $n } kart\n}\n"),
        [""; 0]
    );
    assert_eq!(found("a-deck = { $n }\n"), ["a.ftl:1: `a-deck` does not exist in English"]);
}

#[test]
fn a_language_can_lack_messages() {
    let english = language("en", &[("a", "a-one = One\na-two = Two\n")]);
    let german = language("de", &[("a", "a-two = Zwei\n")]);
    let (rust, texts) = compile(&[english, german]).ok().unwrap().tables();
    assert!(rust.contains("entries: &[Entry{start:0,len:0,capacity:0},Entry{start:0,len:1,capacity:4}]"), "{rust}");
    assert_eq!(texts[1], ("de".to_owned(), "Zwei".to_owned()));
}

#[test]
fn a_translation_writes_every_argument_of_english() {
    let english = language("en", &[("a", "# $n (Number): how many\na-cards = { $n } cards\n")]);
    let german = language("de", &[("a", "a-cards = Karten\n")]);
    assert_eq!(all_problems(&[english, german]), ["a.ftl:1: `a-cards` lacks `$n`, which English writes"]);
}

#[test]
fn a_plain_text_stays_plain_in_every_language() {
    let english = language("en", &[("a", "a-one = One\n")]);
    let german = language("de", &[("a", "a-one = <b>Eins</b>\n")]);
    assert_eq!(all_problems(&[english, german]), ["a.ftl:1: `a-one` is plain text in English, without marks"]);
}

#[test]
fn missing_forms_of_kinds_are_reported() {
    let kind = |form: &str| format!("# $kind (Kind): what\na-kind = {{ KIND($kind, form: \"{form}\") }}\n{KINGS}");
    assert_eq!(problems(&kind("many")), ["a.ftl: missing term `-kind-joker`"]);
    let all: String = terms::KINDS.iter().map(|kind| KINGS.replace("king", kind)).collect();
    let with_all_kinds = |form: &str| kind(form).replace(KINGS, &all);
    assert_eq!(problems(&with_all_kinds("many")), [""; 0]);
    assert_eq!(problems(&with_all_kinds("few")), ["a.ftl: `-kind-joker` has no form `few`"]);
}

#[test]
fn marks_are_closed_in_the_variant_that_opens_them() {
    assert_eq!(problems("a-one = <b>One</b> and <a>two</a>\n"), [""; 0]);
    assert_eq!(problems("a-one = <b>One\n"), ["a.ftl:1: a tag of `a-one` is not closed in the variant that opens it"]);
    assert_eq!(problems("a-one = <i>One</i>\n").len(), 1);
}

#[test]
fn scripts_get_icu_message_format() {
    let text = "# $n (Number): how many\n# $on (Flag): on\nscript-t-x = { $on ->\n    [yes] <b>{ $n }</b> on\n   *[no] { $n ->\n        [0] none\n        [one] one\n       *[other] { $n } off\n    }\n}\n";
    let compiled = compile(&[language("en", &[("script-t", text)])]).ok().unwrap();
    let english = &compiled.languages[0].1;
    let bundle = script::bundle(&compiled.declarations, english, english, "t");
    let expected =
        "{on, select, yes {<b>{n, number}</b> on} other {{n, plural, =0 {none} one {one} other {{n, number} off}}}}";
    assert_eq!(bundle, [("x".to_owned(), expected.to_owned())]);
}

/// The folder of a language is all that the program needs.
#[test]
fn a_folder_adds_a_language() {
    let folder = std::env::temp_dir().join(format!("canasta-languages-{}", std::process::id()));
    for (from, tag) in [("en", "en"), ("nl", "xx")] {
        std::fs::create_dir_all(folder.join(tag)).unwrap();
        for entry in std::fs::read_dir(Path::new("messages").join(from)).unwrap() {
            let path = entry.unwrap().path();
            if path.is_file() {
                std::fs::copy(&path, folder.join(tag).join(path.file_name().unwrap())).unwrap();
            }
        }
    }
    let compiled = compile_folder(&folder).unwrap_or_else(|problems| panic!("{problems:?}"));
    std::fs::remove_dir_all(&folder).unwrap();
    let (rust, texts) = compiled.tables();
    assert!(rust.contains("static ALL: [Lang; 2] = [Lang(&EN),Lang(&XX)];"), "not in the list of languages");
    assert_eq!(texts.iter().map(|(tag, _)| tag.as_str()).collect::<Vec<_>>(), ["en", "xx"]);
}
