// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::tables;
use crate::{Message, Number, Writer};
use canasta::Card;

pub(super) fn not_json(error: &str) -> Message {
    let mut w = Writer::with_capacity(30);
    w.text("this is not JSON: ");
    w.isolated(error);
    w.finish()
}

pub(super) fn not_house_rules(found: &str) -> Message {
    let mut w = Writer::with_capacity(47);
    w.text("house rules are a JSON object, not ");
    w.isolated(found);
    w.finish()
}

pub(super) fn perhaps(fault: &Message, near: &str) -> Message {
    let mut w = Writer::with_capacity(41);
    w.message(fault);
    w.text(" (did you mean ");
    w.isolated(near);
    w.text("?)");
    w.finish()
}

pub(super) fn unknown_field(part: crate::messages::scenario::UnknownFieldPart, field: &str) -> Message {
    let mut w = Writer::with_capacity(38);
    match part {
        crate::messages::scenario::UnknownFieldPart::File => {
            w.text("the file has no field ");
            w.isolated(field);
        }
        crate::messages::scenario::UnknownFieldPart::Scenario => {
            w.text("the scenario has no field ");
            w.isolated(field);
        }
        crate::messages::scenario::UnknownFieldPart::View => {
            w.text("the view has no field ");
            w.isolated(field);
        }
        crate::messages::scenario::UnknownFieldPart::Rules => {
            w.text("the rule set has no field ");
            w.isolated(field);
        }
        _ => {
            w.text("flags has no field ");
            w.isolated(field);
        }
    }
    w.finish()
}

pub(super) fn field_twice(part: crate::messages::scenario::FieldTwicePart, field: &str) -> Message {
    let mut w = Writer::with_capacity(37);
    match part {
        crate::messages::scenario::FieldTwicePart::File => {
            w.text("the file names ");
            w.isolated(field);
            w.text(" twice");
        }
        crate::messages::scenario::FieldTwicePart::Scenario => {
            w.text("the scenario names ");
            w.isolated(field);
            w.text(" twice");
        }
        crate::messages::scenario::FieldTwicePart::View => {
            w.text("the view names ");
            w.isolated(field);
            w.text(" twice");
        }
        crate::messages::scenario::FieldTwicePart::Rules => {
            w.text("the rule set names ");
            w.isolated(field);
            w.text(" twice");
        }
        _ => {
            w.text("flags names ");
            w.isolated(field);
            w.text(" twice");
        }
    }
    w.finish()
}

pub(super) fn unknown_preset(presets: &str, found: &str) -> Message {
    let mut w = Writer::with_capacity(67);
    w.text("rules must be the name of a preset (");
    w.isolated(presets);
    w.text("), not ");
    w.isolated(found);
    w.finish()
}

pub(super) fn field(name: &str) -> Message {
    let mut w = Writer::with_capacity(12);
    w.isolated(name);
    w.finish()
}

pub(super) fn field_of_seat(name: &str, seat: Number) -> Message {
    let mut w = Writer::with_capacity(33);
    w.isolated(name);
    w.text(" of seat ");
    w.plain(seat);
    w.finish()
}

pub(super) fn field_of_side(name: &str, side: Number) -> Message {
    let mut w = Writer::with_capacity(33);
    w.isolated(name);
    w.text(" of side ");
    w.plain(side);
    w.finish()
}

pub(super) fn card(field: &Message, why: &Message) -> Message {
    let mut w = Writer::with_capacity(26);
    w.message(field);
    w.text(": ");
    w.message(why);
    w.finish()
}

pub(super) fn cards(field: &Message, found: &str) -> Message {
    let mut w = Writer::with_capacity(62);
    w.message(field);
    w.text(": cards are written like \"4H TD\", not ");
    w.isolated(found);
    w.finish()
}

pub(super) fn number(field: &Message, low: &str, high: &str, found: &str) -> Message {
    let mut w = Writer::with_capacity(81);
    w.message(field);
    w.text(" must be a number from ");
    w.isolated(low);
    w.text(" to ");
    w.isolated(high);
    w.text(", not ");
    w.isolated(found);
    w.finish()
}

pub(super) fn numbers(field: &Message, count: Number, low: &str, high: &str, found: &str) -> Message {
    let mut w = Writer::with_capacity(103);
    w.message(field);
    w.text(" must be a list of ");
    w.plain(count);
    w.text(" numbers from ");
    w.isolated(low);
    w.text(" to ");
    w.isolated(high);
    w.text(", not ");
    w.isolated(found);
    w.finish()
}

pub(super) fn so_many_flags(field: &Message, count: Number, found: &str) -> Message {
    let mut w = Writer::with_capacity(88);
    w.message(field);
    w.text(" must be a list of ");
    w.plain(count);
    w.text(" values, each true or false, not ");
    w.isolated(found);
    w.finish()
}

pub(super) fn choice(field: &Message, words: &str, found: &str) -> Message {
    let mut w = Writer::with_capacity(58);
    w.message(field);
    w.text(" must be one of ");
    w.isolated(words);
    w.text(", not ");
    w.isolated(found);
    w.finish()
}

pub(super) fn card_counts(field: &Message, count: Number, found: &str) -> Message {
    let mut w = Writer::with_capacity(78);
    w.message(field);
    w.text(" must be a list of ");
    w.plain(count);
    w.text(" numbers of cards, not ");
    w.isolated(found);
    w.finish()
}

pub(super) fn hands(field: &Message, count: Number, found: &str) -> Message {
    let mut w = Writer::with_capacity(67);
    w.message(field);
    w.text(" must be a list of ");
    w.plain(count);
    w.text(" hands, not ");
    w.isolated(found);
    w.finish()
}

pub(super) fn entries(field: &Message, count: Number, found: &str) -> Message {
    let mut w = Writer::with_capacity(87);
    w.message(field);
    w.text(" must be a list of ");
    w.plain(count);
    w.text(" entries of the right type, not ");
    w.isolated(found);
    w.finish()
}

pub(super) fn rules(field: &Message, found: &str) -> Message {
    let mut w = Writer::with_capacity(63);
    w.message(field);
    w.text(" must be an object of rule fields, not ");
    w.isolated(found);
    w.finish()
}

pub(super) fn players(field: &Message, found: &str) -> Message {
    let mut w = Writer::with_capacity(59);
    w.message(field);
    w.text(" must be a number from 2 to 6, not ");
    w.isolated(found);
    w.finish()
}

pub(super) fn flag(field: &Message, found: &str) -> Message {
    let mut w = Writer::with_capacity(52);
    w.message(field);
    w.text(" must be true or false, not ");
    w.isolated(found);
    w.finish()
}

pub(super) fn seat(field: &Message, found: &str) -> Message {
    let mut w = Writer::with_capacity(59);
    w.message(field);
    w.text(" must be the number of a seat, not ");
    w.isolated(found);
    w.finish()
}

pub(super) fn seat_or_null(field: &Message, found: &str) -> Message {
    let mut w = Writer::with_capacity(84);
    w.message(field);
    w.text(" must be the number of a seat, or null for a spectator, not ");
    w.isolated(found);
    w.finish()
}

pub(super) fn phase(field: &Message, found: &str) -> Message {
    let mut w = Writer::with_capacity(63);
    w.message(field);
    w.text(" must be “draw” or “play”, not ");
    w.isolated(found);
    w.finish()
}

pub(super) fn permission(field: &Message, found: &str) -> Message {
    let mut w = Writer::with_capacity(60);
    w.message(field);
    w.text(" must be “yes” or “no”, not ");
    w.isolated(found);
    w.finish()
}

pub(super) fn ending(field: &Message, found: &str) -> Message {
    let mut w = Writer::with_capacity(73);
    w.message(field);
    w.text(" must be a way to end a deal, with its seat, not ");
    w.isolated(found);
    w.finish()
}

pub(super) fn list(field: &Message, found: &str) -> Message {
    let mut w = Writer::with_capacity(45);
    w.message(field);
    w.text(" must be a list, not ");
    w.isolated(found);
    w.finish()
}

pub(super) fn object(field: &Message, found: &str) -> Message {
    let mut w = Writer::with_capacity(48);
    w.message(field);
    w.text(" must be an object, not ");
    w.isolated(found);
    w.finish()
}

pub(super) fn whole_numbers(field: &Message, found: &str) -> Message {
    let mut w = Writer::with_capacity(52);
    w.message(field);
    w.text(" must be whole numbers, not ");
    w.isolated(found);
    w.finish()
}

pub(super) fn flags(field: &Message, found: &str) -> Message {
    let mut w = Writer::with_capacity(69);
    w.message(field);
    w.text(" must be a list of true or false values, not ");
    w.isolated(found);
    w.finish()
}

pub(super) fn texts(field: &Message, found: &str) -> Message {
    let mut w = Writer::with_capacity(54);
    w.message(field);
    w.text(" must be a list of texts, not ");
    w.isolated(found);
    w.finish()
}

pub(super) fn ranks(field: &Message, found: &str) -> Message {
    let mut w = Writer::with_capacity(44);
    w.message(field);
    w.text(" must be ranks, not ");
    w.isolated(found);
    w.finish()
}

pub(super) fn card_count(field: &Message, found: &str) -> Message {
    let mut w = Writer::with_capacity(56);
    w.message(field);
    w.text(" must be a number of cards, not ");
    w.isolated(found);
    w.finish()
}

pub(super) fn seen(field: &Message, found: &str) -> Message {
    let mut w = Writer::with_capacity(75);
    w.message(field);
    w.text(" must be what all have seen, known and passed, not ");
    w.isolated(found);
    w.finish()
}

pub(super) fn missing_flag(flag: &str) -> Message {
    let mut w = Writer::with_capacity(75);
    w.text("flags must have ");
    w.isolated(flag);
    w.text("; they are what the referee printed, or nothing");
    w.finish()
}

pub(super) fn in_flags(fault: &Message) -> Message {
    let mut w = Writer::with_capacity(19);
    w.text("flags: ");
    w.message(fault);
    w.finish()
}

pub(super) fn known_not_held(seat: Number) -> Message {
    let mut w = Writer::with_capacity(66);
    w.text("known names cards that the hand of seat ");
    w.plain(seat);
    w.text(" does not hold");
    w.finish()
}

pub(super) fn penalised_not_held(seat: Number) -> Message {
    let mut w = Writer::with_capacity(68);
    w.text("seat ");
    w.plain(seat);
    w.text(" does not hold as many red threes as were penalised");
    w.finish()
}

pub(super) fn missing_from_view(field: &str) -> Message {
    let mut w = Writer::with_capacity(43);
    w.text("a view has ");
    w.isolated(field);
    w.text("; give it as it came");
    w.finish()
}

pub(super) fn red_threes_before_view(seat: Number) -> Message {
    let mut w = Writer::with_capacity(96);
    w.text("seat ");
    w.plain(seat);
    w.text(" lays down its red threes before it acts; a view shows what is there afterwards");
    w.finish()
}

pub(super) fn hand_size(seat: Number, given: Number, counted: Number) -> Message {
    let mut w = Writer::with_capacity(78);
    w.text("hand_sizes has ");
    w.plain(given);
    w.text(" for seat ");
    w.plain(seat);
    w.text(", whose hand has ");
    w.plain(counted);
    w.finish()
}

pub(super) fn known_elsewhere(seat: Number) -> Message {
    let mut w = Writer::with_capacity(66);
    w.text("seen has cards in the hand of seat ");
    w.plain(seat);
    w.text(" that lie elsewhere");
    w.finish()
}

pub(super) fn known_too_many(seat: Number) -> Message {
    let mut w = Writer::with_capacity(68);
    w.text("seen has more cards in the hand of seat ");
    w.plain(seat);
    w.text(" than hand_sizes");
    w.finish()
}

pub(super) fn shown_too_often(card: Card) -> Message {
    let mut w = Writer::with_capacity(49);
    w.text(tables::CARD[card.index()]);
    w.text(" is shown more often than it is there");
    w.finish()
}
