// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use canasta_words::locale::{EN, Plural};
use canasta_words::{Message, Number, Writer};

pub(super) fn nothing_to_export(table: &str) -> Message {
    let mut w = Writer::with_capacity(173);
    w.text("[ññóó đééááļ ááţ ţááƀļéé ");
    w.isolated(table);
    w.text(" ííšš óóṽṽééřř ýýééţţ, šóó ţĥééřéé ííš ñóóţĥííñğ ţóó ééẋƥóóřţ]");
    w.finish()
}

pub(super) fn fault_in(table: &str, fault: &Message) -> Message {
    let mut w = Writer::with_capacity(45);
    w.text("[ţţááƀļéé ");
    w.isolated(table);
    w.text(": ");
    w.message(fault);
    w.text("]");
    w.finish()
}

pub(super) fn already_there(file: &str) -> Message {
    let mut w = Writer::with_capacity(172);
    w.text("[");
    w.isolated(file);
    w.text(" ááļļřřééááđđýý ééẋííšţš ááñđ ííš ñóóţ óóṽééřŵřííţţééñ; çĥóóóóšéé ááñóóţĥééř ñááɱéé]");
    w.finish()
}

pub(super) fn kept(tables: Number, entries: Number, file: &str) -> Message {
    let mut w = Writer::with_capacity(122);
    w.text("[");
    match EN.plural(tables.0) {
        Plural::One => match EN.plural(entries.0) {
            Plural::One => {
                w.plain(tables);
                w.text(" ţţááƀƀļéé ŵííţĥ ");
                w.plain(entries);
                w.text(" ééññţţřý");
            }
            _ => {
                w.plain(tables);
                w.text(" ţţááƀƀļéé ŵííţĥ ");
                w.plain(entries);
                w.text(" ééññţřííééš");
            }
        },
        _ => match EN.plural(entries.0) {
            Plural::One => {
                w.plain(tables);
                w.text(" ţţááƀƀļļééš ŵííţĥ ");
                w.plain(entries);
                w.text(" ééññţţřý");
            }
            _ => {
                w.plain(tables);
                w.text(" ţţááƀƀļļééš ŵííţĥ ");
                w.plain(entries);
                w.text(" ééññţřííééš");
            }
        },
    }
    w.text(" ššááṽééđ ííñ ");
    w.isolated(file);
    w.text("]");
    w.finish()
}

pub(super) fn restored(tables: Number, entries: Number, file: &str) -> Message {
    let mut w = Writer::with_capacity(131);
    w.text("[");
    match EN.plural(tables.0) {
        Plural::One => match EN.plural(entries.0) {
            Plural::One => {
                w.plain(tables);
                w.text(" ţţááƀƀļéé ŵííţĥ ");
                w.plain(entries);
                w.text(" ééññţţřý");
            }
            _ => {
                w.plain(tables);
                w.text(" ţţááƀƀļéé ŵííţĥ ");
                w.plain(entries);
                w.text(" ééññţřííééš");
            }
        },
        _ => match EN.plural(entries.0) {
            Plural::One => {
                w.plain(tables);
                w.text(" ţţááƀƀļļééš ŵííţĥ ");
                w.plain(entries);
                w.text(" ééññţţřý");
            }
            _ => {
                w.plain(tables);
                w.text(" ţţááƀƀļļééš ŵííţĥ ");
                w.plain(entries);
                w.text(" ééññţřííééš");
            }
        },
    }
    w.text(" řřééššţóóřééđ ţóó ");
    w.isolated(file);
    w.text("]");
    w.finish()
}

pub(super) fn restored_to_database(tables: Number, entries: Number) -> Message {
    let mut w = Writer::with_capacity(150);
    w.text("[");
    match EN.plural(tables.0) {
        Plural::One => match EN.plural(entries.0) {
            Plural::One => {
                w.plain(tables);
                w.text(" ţţááƀƀļéé ŵííţĥ ");
                w.plain(entries);
                w.text(" ééññţţřý");
            }
            _ => {
                w.plain(tables);
                w.text(" ţţááƀƀļéé ŵííţĥ ");
                w.plain(entries);
                w.text(" ééññţřííééš");
            }
        },
        _ => match EN.plural(entries.0) {
            Plural::One => {
                w.plain(tables);
                w.text(" ţţááƀƀļļééš ŵííţĥ ");
                w.plain(entries);
                w.text(" ééññţţřý");
            }
            _ => {
                w.plain(tables);
                w.text(" ţţááƀƀļļééš ŵííţĥ ");
                w.plain(entries);
                w.text(" ééññţřííééš");
            }
        },
    }
    w.text(" řřééšţóóřééđ ţóó ţĥéé đááţááƀáášéé]");
    w.finish()
}

pub(super) fn restored_over(tables: Number, entries: Number, file: &str, before: &str) -> Message {
    let mut w = Writer::with_capacity(262);
    w.text("[");
    match EN.plural(tables.0) {
        Plural::One => match EN.plural(entries.0) {
            Plural::One => {
                w.plain(tables);
                w.text(" ţţááƀƀļéé ŵííţĥ ");
                w.plain(entries);
                w.text(" ééññţţřý");
            }
            _ => {
                w.plain(tables);
                w.text(" ţţááƀƀļéé ŵííţĥ ");
                w.plain(entries);
                w.text(" ééññţřííééš");
            }
        },
        _ => match EN.plural(entries.0) {
            Plural::One => {
                w.plain(tables);
                w.text(" ţţááƀƀļļééš ŵííţĥ ");
                w.plain(entries);
                w.text(" ééññţţřý");
            }
            _ => {
                w.plain(tables);
                w.text(" ţţááƀƀļļééš ŵííţĥ ");
                w.plain(entries);
                w.text(" ééññţřííééš");
            }
        },
    }
    w.text(" řřééššţóóřééđ ţóó ");
    w.isolated(file);
    w.text("; ţţĥĥéé ğğááɱɱééš ţĥááţ ŵééřéé ţĥééřéé ƀééƒóóřéé áářéé ñóóŵ ííñ ");
    w.isolated(before);
    w.text("]");
    w.finish()
}

pub(super) fn migrated(version: Number, from: Number) -> Message {
    let mut w = Writer::with_capacity(242);
    w.text("[ţţĥĥéé ţááƀļééš ĥááṽéé ṽééřšííóóñ ");
    w.plain(version);
    w.text("; ƥƥřřóóğğřřááɱɱš ţĥááţ ķñóóŵ ṽééřšííóóñ ");
    w.plain(from);
    w.text(" óóřř áá ññééŵééř óóñéé çááñ úúšéé ţĥééɱ]");
    w.finish()
}

pub(super) fn migrated_wholly(version: Number) -> Message {
    let mut w = Writer::with_capacity(80);
    w.text("[ţţĥĥéé ţááƀļééš ĥááṽéé ṽééřšííóóñ ");
    w.plain(version);
    w.text("]");
    w.finish()
}

pub(super) fn contents(tables: Number, entries: Number) -> Message {
    let mut w = Writer::with_capacity(84);
    w.text("[");
    match EN.plural(tables.0) {
        Plural::One => match EN.plural(entries.0) {
            Plural::One => {
                w.plain(tables);
                w.text(" ţţááƀƀļéé ŵííţĥ ");
                w.plain(entries);
                w.text(" ééññţţřý");
            }
            _ => {
                w.plain(tables);
                w.text(" ţţááƀƀļéé ŵííţĥ ");
                w.plain(entries);
                w.text(" ééññţřííééš");
            }
        },
        _ => match EN.plural(entries.0) {
            Plural::One => {
                w.plain(tables);
                w.text(" ţţááƀƀļļééš ŵííţĥ ");
                w.plain(entries);
                w.text(" ééññţţřý");
            }
            _ => {
                w.plain(tables);
                w.text(" ţţááƀƀļļééš ŵííţĥ ");
                w.plain(entries);
                w.text(" ééññţřííééš");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn broken(table: &str, why: &str) -> Message {
    let mut w = Writer::with_capacity(162);
    w.text("[ţţááƀļéé ");
    w.isolated(table);
    w.text(" ŵŵáášš ááļļřřééááđý đááɱááğééđ ááñđ ŵááš çóóƥííééđ ááš ííţ ííš: ");
    w.isolated(why);
    w.text("]");
    w.finish()
}
