//! Bundles a script with its imports, so that a page requests one file instead of twenty.
//!
//! Each imported module becomes a function that is called once and returns its exports, in the order in which a browser
//! would evaluate the modules. It therefore can't use a top-level `await`. Only the forms of `import` and `export` that
//! our scripts use are supported. A test covers all scripts.

use std::fmt::Write as _;

/// Returns the module's text with all its imports. `source` returns a single module's text.
pub(super) fn bundle(name: &str, source: impl Fn(&str) -> Option<&'static str>) -> String {
    let mut order = Vec::new();
    visit(name, &source, &mut order);
    let mut text = String::new();
    for module in &order {
        let code = unwrapped(source(module).unwrap_or_default());
        if module == name {
            // The script itself stays a module, with its exports.
            lines(name, &code, "export ", &mut text);
        } else {
            wrap(module, &code, &mut text);
        }
    }
    text
}

/// Adds a module to `order`, after the modules it imports.
fn visit(name: &str, source: &impl Fn(&str) -> Option<&'static str>, order: &mut Vec<String>) {
    if order.iter().any(|known| known == name) {
        return;
    }
    for line in unwrapped(source(name).unwrap_or_default()).lines() {
        if let Some((_, from)) = import(line) {
            visit(&resolve(name, from), source, order);
        }
    }
    order.push(name.to_owned());
}

/// Puts every `import` and `export` list on one line. The formatter wraps long ones.
fn unwrapped(text: &str) -> String {
    let mut unwrapped = String::with_capacity(text.len());
    let mut in_list = false;
    for line in text.lines() {
        in_list |= matches!(line, "import {" | "export {");
        if in_list && line.starts_with('}') {
            in_list = false;
            unwrapped.truncate(unwrapped.trim_end_matches([',', ' ']).len());
            unwrapped.push(' ');
        }
        unwrapped.push_str(if in_list { line.trim_start() } else { line });
        unwrapped.push(if in_list { ' ' } else { '\n' });
    }
    unwrapped
}

/// Parses `import { a } from "./b.js";` into the names and the path.
fn import(line: &str) -> Option<(&str, &str)> {
    let (what, from) = line.strip_prefix("import ")?.rsplit_once(" from ")?;
    Some((what, from.trim_end_matches(';').trim_matches('"')))
}

/// Resolves a path such as `../like/this.js`, relative to the module `name`.
fn resolve(name: &str, from: &str) -> String {
    let mut path: Vec<&str> = name.split('/').collect();
    path.pop();
    for part in from.split('/') {
        match part {
            "." => {}
            ".." => drop(path.pop()),
            part => path.push(part),
        }
    }
    path.join("/")
}

/// The variable that holds a module's exports.
fn variable(name: &str) -> String {
    let plain = |letter: char| if letter.is_ascii_alphanumeric() { letter } else { '_' };
    format!("${}", name.trim_end_matches(".js").chars().map(plain).collect::<String>())
}

/// The names a module exports.
fn exports(text: &str) -> Vec<&str> {
    text.lines().filter_map(|line| line.strip_prefix("export ")).flat_map(exported).collect()
}

fn exported(rest: &str) -> Vec<&str> {
    if let Some(list) = rest.strip_prefix('{') {
        return list.trim_end_matches([';', ' ', '}']).split(',').map(str::trim).collect();
    }
    let rest = rest.strip_prefix("async ").unwrap_or(rest);
    let name = rest.split_once(' ').map_or("", |(_, name)| name);
    let ends = |letter: char| !(letter.is_ascii_alphanumeric() || letter == '_' || letter == '$');
    vec![name.split(ends).next().unwrap_or_default()]
}

fn wrap(name: &str, text: &str, into: &mut String) {
    // Writing to a string can't fail.
    let _ = writeln!(into, "const {} = (() => {{", variable(name));
    lines(name, text, "", into);
    let _ = writeln!(into, "return {{ {} }};\n}})();", exports(text).join(", "));
}

/// Writes a module's lines. Imports become assignments, and the argument `export` replaces the keyword.
fn lines(name: &str, text: &str, export: &str, into: &mut String) {
    let mut in_comment = false;
    for line in text.lines() {
        // Drop comments on lines of their own, even licences: those are added to the finished script.
        let start = line.trim_start();
        in_comment |= start.starts_with("/**");
        if in_comment || start.starts_with("//") {
            in_comment &= !line.trim_end().ends_with("*/");
        } else if let Some((what, from)) = import(line) {
            let from = variable(&resolve(name, from));
            let _ = match what.strip_prefix("* as ") {
                Some(all) => writeln!(into, "const {all} = {from};"),
                None => writeln!(into, "const {} = {from};", what.replace(" as ", ": ")),
            };
        } else if let Some(rest) = line.strip_prefix("export ") {
            if !(export.is_empty() && rest.starts_with('{')) {
                let _ = writeln!(into, "{export}{rest}");
            }
        } else if !start.is_empty() {
            // This would strip the indentation in multi-line strings, but our scripts have none.
            into.push_str(start);
            into.push('\n');
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn joins_wrapped_lists() {
        let text = "import {\n  a,\n  b,\n} from \"./a.js\";\n\nif (a) {\n  b();\n}\nexport {\n  a,\n  b,\n};\n";
        let expected = "import { a, b } from \"./a.js\";\n\nif (a) {\n  b();\n}\nexport { a, b };\n";
        assert_eq!(unwrapped(text), expected);
    }

    #[test]
    fn runs_each_module_once_after_its_imports() {
        let source = |name: &str| match name {
            "a.js" => Some("import { b, bb as c } from \"./b.js\";\nimport * as d from \"./in/d.js\";\nb(c);"),
            "b.js" => Some("import { d } from \"./in/d.js\";\nexport const b = 1;\nexport async function bb() {}"),
            "in/d.js" => Some("import { e } from \"./e.js\";\nconst d = e;\nexport { d };"),
            "in/e.js" => {
                Some("// Of e.\nimport { f } from \"../f.js\";\n/** An\n * e. */\nexport class e extends f {}")
            }
            "f.js" => Some("export class f {}"),
            _ => None,
        };
        let expected = "const $f = (() => {\nclass f {}\nreturn { f };\n})();\n\
                        const $in_e = (() => {\nconst { f } = $f;\nclass e extends f {}\nreturn { e };\n})();\n\
                        const $in_d = (() => {\nconst { e } = $in_e;\nconst d = e;\nreturn { d };\n})();\n\
                        const $b = (() => {\nconst { d } = $in_d;\nconst b = 1;\nasync function bb() {}\n\
                        return { b, bb };\n})();\n\
                        const { b, bb: c } = $b;\nconst d = $in_d;\nb(c);\n";
        assert_eq!(bundle("a.js", source), expected);
        assert!(
            bundle("b.js", source)
                .ends_with("})();\nconst { d } = $in_d;\nexport const b = 1;\nexport async function bb() {}\n")
        );
        assert!(bundle("in/d.js", source).ends_with("const { e } = $in_e;\nconst d = e;\nexport { d };\n"));
    }
}
