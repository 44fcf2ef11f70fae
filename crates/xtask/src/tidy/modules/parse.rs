//! The modules of a file: what each declares, re-exports and refers to.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Spacing, TokenStream, TokenTree};
use syn::spanned::Spanned as _;
use syn::visit::{self, Visit};
use syn::{Attribute, Item, ItemMod, ItemUse, Macro, Meta, UseTree};

/// A module: a file, or one that is written inside a file.
#[derive(Default)]
pub(super) struct Module {
    /// Names that it imports or re-exports, with the whole paths that they stand for.
    pub(super) imports: BTreeMap<String, Vec<String>>,
    /// Whole paths of the modules from which it takes everything.
    pub(super) globs: Vec<Vec<String>>,
    /// Names that it declares itself.
    pub(super) items: BTreeSet<String>,
    /// What it refers to by a path from the crate's root.
    pub(super) references: Vec<Reference>,
}

/// A path in the code.
#[derive(Clone)]
pub(super) struct Reference {
    /// From the crate's root.
    pub(super) path: Vec<String>,
    /// As it is written.
    pub(super) written: String,
    pub(super) file: String,
    pub(super) line: usize,
}

/// What a file holds.
#[derive(Default)]
pub(super) struct Parsed {
    /// By their paths from the crate's root.
    pub(super) modules: BTreeMap<Vec<String>, Module>,
    /// Modules that are declared for tests only; their files are among the others.
    pub(super) test_only: Vec<Vec<String>>,
}

/// Parses the file of the module at `place`.
pub(super) fn parse(file: &str, place: &[String], text: &str) -> syn::Result<Parsed> {
    let mut reader = Reader { file, place: place.to_vec(), parsed: Parsed::default() };
    reader.module(&syn::parse_file(text)?.items);
    Ok(reader.parsed)
}

struct Reader<'f> {
    file: &'f str,
    /// The module that is being read.
    place: Vec<String>,
    parsed: Parsed,
}

impl Reader<'_> {
    fn module(&mut self, items: &[Item]) {
        self.now();
        for item in items.iter().filter(|item| !is_for_tests(attributes(item))) {
            if let Item::Use(item) = item {
                self.import(item);
            }
            if let Some(name) = name_of(item) {
                self.now().items.insert(name);
            }
        }
        for item in items {
            match item {
                Item::Mod(module) if is_for_tests(&module.attrs) => {
                    let hidden = self.below(&module.ident.to_string());
                    self.parsed.test_only.push(hidden);
                }
                item if !is_for_tests(attributes(item)) => self.visit_item(item),
                _ => {}
            }
        }
    }

    fn now(&mut self) -> &mut Module {
        self.parsed.modules.entry(self.place.clone()).or_default()
    }

    fn below(&self, name: &str) -> Vec<String> {
        [self.place.as_slice(), &[name.to_owned()]].concat()
    }

    /// Notes the names that a `use` of the module brings.
    fn import(&mut self, item: &ItemUse) {
        for Leaf { path, name, .. } in leaves(&item.tree) {
            let Some(path) = self.whole(&path) else { continue };
            match name {
                Some(name) => drop(self.now().imports.insert(name, path)),
                None => self.now().globs.push(path),
            }
        }
    }

    /// A path from the crate's root; `None` for one that leads out of the crate.
    fn whole(&self, path: &[String]) -> Option<Vec<String>> {
        let first = path.first()?.as_str();
        let rest = path.get(1..)?;
        match first {
            "crate" => Some(rest.to_vec()),
            "self" => Some([self.place.as_slice(), rest].concat()),
            "super" => {
                let supers = path.iter().take_while(|part| *part == "super").count();
                let parent = self.place.get(..self.place.len().checked_sub(supers)?)?;
                Some([parent, path.get(supers..)?].concat())
            }
            // Of a name that is not from the root only a module or import of this one is known; others are crates and types.
            _ => Some(self.below(first).into_iter().chain(rest.iter().cloned()).collect()),
        }
    }

    fn refer(&mut self, written: &[String], line: usize) {
        let Some(path) = self.whole(written) else { return };
        let reference = Reference { path, written: written.join("::"), file: self.file.to_owned(), line };
        self.now().references.push(reference);
    }

    /// Paths from the root among the tokens of a macro, which only the macro could parse.
    fn tokens(&mut self, tokens: TokenStream) {
        let (mut path, mut line, mut colons) = (Vec::<String>::new(), 0, 0);
        for token in tokens {
            match &token {
                TokenTree::Punct(sign) if sign.as_char() == ':' && !path.is_empty() => {
                    colons += 1;
                    // A single colon ends a path, a second one goes on with it.
                    if colons == 1 && sign.spacing() == Spacing::Joint || colons == 2 {
                        continue;
                    }
                }
                TokenTree::Ident(name) if colons == 2 => {
                    path.push(name.to_string());
                    colons = 0;
                    continue;
                }
                _ => {}
            }
            if path.len() > 1 {
                self.refer(&path, line);
            }
            (path, colons) = (Vec::new(), 0);
            match token {
                TokenTree::Ident(name) if ["crate", "self", "super"].iter().any(|root| name == root) => {
                    line = name.span().start().line;
                    path.push(name.to_string());
                }
                TokenTree::Group(group) => self.tokens(group.stream()),
                _ => {}
            }
        }
        if path.len() > 1 {
            self.refer(&path, line);
        }
    }
}

impl<'ast> Visit<'ast> for Reader<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        if !is_for_tests(attributes(item)) {
            visit::visit_item(self, item);
        }
    }

    fn visit_item_mod(&mut self, module: &'ast ItemMod) {
        if let Some((_, items)) = &module.content {
            self.place.push(module.ident.to_string());
            self.module(items);
            self.place.pop();
        }
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        for Leaf { path, line, .. } in leaves(&item.tree) {
            self.refer(&path, line);
        }
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let written: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        if path.leading_colon.is_none() && written.len() > 1 {
            self.refer(&written, path.span().start().line);
        }
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, called: &'ast Macro) {
        self.visit_path(&called.path);
        self.tokens(called.tokens.clone());
    }
}

/// The end of one branch of a `use`.
struct Leaf {
    path: Vec<String>,
    /// What it is called here; `None` for everything of a module.
    name: Option<String>,
    line: usize,
}

fn leaves(tree: &UseTree) -> Vec<Leaf> {
    fn go(tree: &UseTree, before: &[String], all: &mut Vec<Leaf>) {
        let with = |name: String| [before, &[name]].concat();
        match tree {
            UseTree::Path(path) => go(&path.tree, &with(path.ident.to_string()), all),
            UseTree::Group(group) => group.items.iter().for_each(|item| go(item, before, all)),
            UseTree::Glob(glob) => {
                all.push(Leaf { path: before.to_vec(), name: None, line: glob.span().start().line });
            }
            UseTree::Name(name) => {
                let line = name.span().start().line;
                if name.ident == "self" && !before.is_empty() {
                    all.push(Leaf { path: before.to_vec(), name: before.last().cloned(), line });
                } else {
                    let name = name.ident.to_string();
                    all.push(Leaf { path: with(name.clone()), name: Some(name), line });
                }
            }
            UseTree::Rename(rename) => {
                let is_self = rename.ident == "self" && !before.is_empty();
                let path = if is_self { before.to_vec() } else { with(rename.ident.to_string()) };
                all.push(Leaf { path, name: Some(rename.rename.to_string()), line: rename.span().start().line });
            }
        }
    }
    let mut all = Vec::new();
    go(tree, &[], &mut all);
    all
}

/// Whether an item is compiled for tests only.
fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| match &attribute.meta {
        Meta::List(list) => list.path.is_ident("cfg") && list.tokens.to_string() == "test",
        _ => false,
    })
}

fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

/// What an item is called.
fn name_of(item: &Item) -> Option<String> {
    let name = match item {
        Item::Const(item) => &item.ident,
        Item::Enum(item) => &item.ident,
        Item::Fn(item) => &item.sig.ident,
        Item::Static(item) => &item.ident,
        Item::Struct(item) => &item.ident,
        Item::Trait(item) => &item.ident,
        Item::Type(item) => &item.ident,
        _ => return None,
    };
    Some(name.to_string())
}
