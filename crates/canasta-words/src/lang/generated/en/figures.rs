// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::{MESSAGES, tables};
use crate::locale::{EN, Plural};
use crate::{Mark, Message, Name, Number, Writer};

pub(super) fn reading(left: Number, all: Number) -> Message {
    let mut w = Writer::with_capacity(93);
    w.text("Your games are being read: ");
    w.number(&EN, left);
    w.text(" of ");
    w.number(&EN, all);
    w.text(" to go. This page refreshes by itself.");
    w.finish()
}

pub(super) fn list_about(games: Number) -> Message {
    let mut w = Writer::with_capacity(38);
    w.number(&EN, games);
    w.text(" in all, the newest first.");
    w.finish()
}

pub(super) fn page(page: Number, pages: Number) -> Message {
    let mut w = Writer::with_capacity(33);
    w.text("Page ");
    w.number(&EN, page);
    w.text(" of ");
    w.number(&EN, pages);
    w.finish()
}

pub(super) fn all_games(games: Number) -> Message {
    let mut w = Writer::with_capacity(22);
    w.text("All ");
    w.number(&EN, games);
    w.text(" games");
    w.finish()
}

pub(super) fn on(day: &Message) -> Message {
    let mut w = Writer::with_capacity(16);
    w.text("On ");
    w.message(day);
    w.text(".");
    w.finish()
}

pub(super) fn from_to(first: &Message, last: &Message) -> Message {
    let mut w = Writer::with_capacity(34);
    w.text("From ");
    w.message(first);
    w.text(" to ");
    w.message(last);
    w.text(".");
    w.finish()
}

pub(super) fn outcome(place: crate::messages::figures::OutcomePlace, sides: Number, total: i32, best: i32) -> Message {
    let mut w = Writer::with_capacity(52);
    match place {
        crate::messages::figures::OutcomePlace::Won => {
            w.text("Won, ");
            w.points(&EN, total);
            w.text(" to ");
            w.points(&EN, best);
        }
        crate::messages::figures::OutcomePlace::Lost => {
            w.text("Lost, ");
            w.points(&EN, total);
            w.text(" to ");
            w.points(&EN, best);
        }
        crate::messages::figures::OutcomePlace::Second => {
            w.text("Second of ");
            w.spelled(&EN, &tables::NUMBER, sides);
            w.text(", ");
            w.points(&EN, total);
            w.text(" to ");
            w.points(&EN, best);
        }
        crate::messages::figures::OutcomePlace::Third => {
            w.text("Third of ");
            w.spelled(&EN, &tables::NUMBER, sides);
            w.text(", ");
            w.points(&EN, total);
            w.text(" to ");
            w.points(&EN, best);
        }
        crate::messages::figures::OutcomePlace::Fourth => {
            w.text("Fourth of ");
            w.spelled(&EN, &tables::NUMBER, sides);
            w.text(", ");
            w.points(&EN, total);
            w.text(" to ");
            w.points(&EN, best);
        }
        crate::messages::figures::OutcomePlace::Fifth => {
            w.text("Fifth of ");
            w.spelled(&EN, &tables::NUMBER, sides);
            w.text(", ");
            w.points(&EN, total);
            w.text(" to ");
            w.points(&EN, best);
        }
        _ => {
            w.text("Sixth of ");
            w.spelled(&EN, &tables::NUMBER, sides);
            w.text(", ");
            w.points(&EN, total);
            w.text(" to ");
            w.points(&EN, best);
        }
    }
    w.finish()
}

pub(super) fn player(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(12);
    w.name(name, MESSAGES.figures_forgotten);
    w.finish()
}

pub(super) fn with(partners: &[Message], opponents: &[Message]) -> Message {
    let mut w = Writer::with_capacity(40);
    w.text("With ");
    w.list(" and ", partners);
    w.text(", against ");
    w.list(" and ", opponents);
    w.text(".");
    w.finish()
}

pub(super) fn against(opponents: &[Message]) -> Message {
    let mut w = Writer::with_capacity(21);
    w.text("Against ");
    w.list(" and ", opponents);
    w.text(".");
    w.finish()
}

pub(super) fn when(rules: &Message, changes: Number, day: &Message) -> Message {
    let mut w = Writer::with_capacity(58);
    match changes.0 {
        0 => {
            w.message(rules);
            w.text(". ");
            w.message(day);
            w.text(".");
        }
        _ => match EN.plural(changes.0) {
            Plural::One => {
                w.message(rules);
                w.text(", with one house rule. ");
                w.message(day);
                w.text(".");
            }
            _ => {
                w.message(rules);
                w.text(", with ");
                w.spelled(&EN, &tables::NUMBER, changes);
                w.text(" house rules. ");
                w.message(day);
                w.text(".");
            }
        },
    }
    w.finish()
}

pub(super) fn replay_one(outcome: &Message) -> Message {
    let mut w = Writer::with_capacity(20);
    w.text("Replay: ");
    w.message(outcome);
    w.finish()
}

pub(super) fn record_one(outcome: &Message) -> Message {
    let mut w = Writer::with_capacity(33);
    w.text("Download the record: ");
    w.message(outcome);
    w.finish()
}

pub(super) fn again_one(outcome: &Message) -> Message {
    let mut w = Writer::with_capacity(31);
    w.text("Play a deal again: ");
    w.message(outcome);
    w.finish()
}

pub(super) fn headline(games: Number, won: Number) -> Message {
    let mut w = Writer::with_capacity(45);
    match EN.plural(games.0) {
        Plural::One => match won.0 {
            0 => {
                w.text("1 game, not won.");
            }
            _ => {
                w.text("1 game, won.");
            }
        },
        _ => match won.0 {
            0 => {
                w.number(&EN, games);
                w.text(" games, none won yet.");
            }
            _ => {
                w.number(&EN, games);
                w.text(" games, ");
                w.number(&EN, won);
                w.text(" of them won.");
            }
        },
    }
    w.finish()
}

pub(super) fn won_of(won: Number, games: Number) -> Message {
    let mut w = Writer::with_capacity(28);
    w.number(&EN, won);
    w.text(" of ");
    w.number(&EN, games);
    w.finish()
}

pub(super) fn of_deals(deals: Number) -> Message {
    let mut w = Writer::with_capacity(21);
    match EN.plural(deals.0) {
        Plural::One => {
            w.text("of ");
            w.number(&EN, deals);
            w.text(" deal");
        }
        _ => {
            w.text("of ");
            w.number(&EN, deals);
            w.text(" deals");
        }
    }
    w.finish()
}

pub(super) fn they(canastas: &Message) -> Message {
    let mut w = Writer::with_capacity(17);
    w.text("they ");
    w.message(canastas);
    w.finish()
}

pub(super) fn best_deal(deal: Number, opponents: &[Message], day: &Message) -> Message {
    let mut w = Writer::with_capacity(52);
    w.text("Deal ");
    w.number(&EN, deal);
    w.text(" against ");
    w.list(" and ", opponents);
    w.text(", ");
    w.message(day);
    w.finish()
}

pub(super) fn share(percent: Number) -> Message {
    let mut w = Writer::with_capacity(13);
    w.number(&EN, percent);
    w.text("%");
    w.finish()
}

pub(super) fn margins(games: Number) -> Message {
    let mut w = Writer::with_capacity(97);
    w.text("Your last ");
    w.number(&EN, games);
    w.text(" games: wins above the line, losses below it, each by its margin in points.");
    w.finish()
}

pub(super) fn run(games: Number) -> Message {
    let mut w = Writer::with_capacity(34);
    w.spelled(&EN, &tables::NUMBER_CAPITAL, games);
    w.text(" wins in a row so far.");
    w.finish()
}

pub(super) fn longest_run(games: Number) -> Message {
    let mut w = Writer::with_capacity(43);
    w.text("Longest winning streak: ");
    w.spelled(&EN, &tables::NUMBER, games);
    w.text(" games.");
    w.finish()
}

pub(super) fn margins_spoken(games: Number, won: Number, newest: &[Message]) -> Message {
    let mut w = Writer::with_capacity(86);
    w.text("The last ");
    w.spelled(&EN, &tables::NUMBER, games);
    w.text(" games, ");
    w.number(&EN, won);
    w.text(" of them won. The newest first: ");
    w.list(" and ", newest);
    w.text(".");
    w.finish()
}

pub(super) fn won_by(points: i32) -> Message {
    let mut w = Writer::with_capacity(19);
    w.text("won by ");
    w.points(&EN, points);
    w.finish()
}

pub(super) fn lost_by(points: i32) -> Message {
    let mut w = Writer::with_capacity(20);
    w.text("lost by ");
    w.points(&EN, points);
    w.finish()
}

pub(super) fn mean_line(deals: Number) -> Message {
    let mut w = Writer::with_capacity(52);
    w.text("The line is the mean of the last ");
    w.spelled(&EN, &tables::NUMBER, deals);
    w.text(" deals.");
    w.finish()
}

pub(super) fn middle(low: i32, high: i32) -> Message {
    let mut w = Writer::with_capacity(67);
    w.text("The middle half of them scored ");
    w.points(&EN, low);
    w.text(" to ");
    w.points(&EN, high);
    w.text(" points.");
    w.finish()
}

pub(super) fn deals_spoken(deals: Number, worst: i32, best: i32, mean: &Message) -> Message {
    let mut w = Writer::with_capacity(99);
    w.text("Points of ");
    w.spelled(&EN, &tables::NUMBER, deals);
    w.text(" deals over time: from ");
    w.points(&EN, worst);
    w.text(" to ");
    w.points(&EN, best);
    w.text(", ");
    w.message(mean);
    w.text(" on average.");
    w.finish()
}

pub(super) fn mean_spoken(deals: Number, first: i32, last: i32) -> Message {
    let mut w = Writer::with_capacity(77);
    w.text("The mean of ");
    w.spelled(&EN, &tables::NUMBER, deals);
    w.text(" deals began at ");
    w.points(&EN, first);
    w.text(" and is ");
    w.points(&EN, last);
    w.text(" now.");
    w.finish()
}

pub(super) fn histogram(width: i32) -> Message {
    let mut w = Writer::with_capacity(64);
    w.text("How many deals scored how much, in steps of ");
    w.points(&EN, width);
    w.text(" points.");
    w.finish()
}

pub(super) fn histogram_bar(from: i32, to: i32, deals: Number) -> Message {
    let mut w = Writer::with_capacity(43);
    w.points(&EN, from);
    w.text(" to ");
    w.points(&EN, to);
    w.text(": ");
    w.number(&EN, deals);
    w.text(".");
    w.finish()
}

pub(super) fn natural(mean: &Message) -> Message {
    let mut w = Writer::with_capacity(20);
    w.open(Mark::Strong);
    w.message(mean);
    w.close();
    w.text(" natural");
    w.finish()
}

pub(super) fn mixed(mean: &Message) -> Message {
    let mut w = Writer::with_capacity(18);
    w.open(Mark::Strong);
    w.message(mean);
    w.close();
    w.text(" mixed");
    w.finish()
}

pub(super) fn piles(ours: &Message, theirs: &Message) -> Message {
    let mut w = Writer::with_capacity(57);
    w.text("Piles taken per deal: we ");
    w.message(ours);
    w.text(", they ");
    w.message(theirs);
    w.text(".");
    w.finish()
}

pub(super) fn way(deals: Number, concealed: Number) -> Message {
    let mut w = Writer::with_capacity(36);
    match concealed.0 {
        0 => {
            w.open(Mark::Strong);
            w.number(&EN, deals);
            w.close();
        }
        _ => {
            w.open(Mark::Strong);
            w.number(&EN, deals);
            w.close();
            w.text(", ");
            w.spelled(&EN, &tables::NUMBER, concealed);
            w.text(" concealed");
        }
    }
    w.finish()
}

pub(super) fn computer(level: &Message) -> Message {
    let mut w = Writer::with_capacity(26);
    w.text("The computer: ");
    w.message(level);
    w.finish()
}

pub(super) fn forget() -> Message {
    let mut w = Writer::with_capacity(64);
    w.text("To be forgotten completely, in games in progress too: ");
    w.open(Mark::Link);
    w.text("Forget me");
    w.close();
    w.text(".");
    w.finish()
}
