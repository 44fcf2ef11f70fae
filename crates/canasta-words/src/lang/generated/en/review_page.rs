// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::MESSAGES;
use crate::locale::{EN, Plural};
use crate::{Mark, Message, Name, Number, Player, Writer};

pub(super) fn one(outcome: &Message) -> Message {
    let mut w = Writer::with_capacity(20);
    w.text("Review: ");
    w.message(outcome);
    w.finish()
}

pub(super) fn luck_points(seat: Player<'_>, gain: bool, points: i32) -> Message {
    let mut w = Writer::with_capacity(79);
    match seat {
        Player::You => match gain {
            true => {
                w.text("Luck gave you ");
                w.open(Mark::Strong);
                w.points(&EN, points);
                w.close();
                w.text(" points: the cards, and what the others did.");
            }
            false => {
                w.text("Luck cost you ");
                w.open(Mark::Strong);
                w.points(&EN, points);
                w.close();
                w.text(" points: the cards, and what the others did.");
            }
        },
        Player::Other(seat) => match gain {
            true => {
                w.text("Luck gave ");
                w.name(seat, MESSAGES.figures_forgotten);
                w.text(" ");
                w.open(Mark::Strong);
                w.points(&EN, points);
                w.close();
                w.text(" points: the cards, and what the others did.");
            }
            false => {
                w.text("Luck cost ");
                w.name(seat, MESSAGES.figures_forgotten);
                w.text(" ");
                w.open(Mark::Strong);
                w.points(&EN, points);
                w.close();
                w.text(" points: the cards, and what the others did.");
            }
        },
    }
    w.finish()
}

pub(super) fn play_points(seat: Player<'_>, points: i32) -> Message {
    let mut w = Writer::with_capacity(58);
    match seat {
        Player::You => match points {
            0 => {
                w.text("Your own choices cost you nothing that is certain.");
            }
            _ => {
                w.text("Your own choices cost you ");
                w.open(Mark::Strong);
                w.points(&EN, points);
                w.close();
                w.text(".");
            }
        },
        Player::Other(seat) => match points {
            0 => {
                w.name(seat, MESSAGES.figures_forgotten);
                w.text("’s own choices cost nothing that is certain.");
            }
            _ => {
                w.name(seat, MESSAGES.figures_forgotten);
                w.text("’s own choices cost ");
                w.open(Mark::Strong);
                w.points(&EN, points);
                w.close();
                w.text(".");
            }
        },
    }
    w.finish()
}

pub(super) fn points_about(several: bool) -> Message {
    let mut w = Writer::with_capacity(68);
    match several {
        true => {
            w.text("Points are what the player scored more than the others, on average.");
        }
        false => {
            w.text("Points are what the player’s side scored more than the other side.");
        }
    }
    w.finish()
}

pub(super) fn luck_chance(seat: Player<'_>, gain: bool, percent: i32) -> Message {
    let mut w = Writer::with_capacity(61);
    match seat {
        Player::You => match gain {
            true => {
                w.text("Luck raised your chance to win by ");
                w.open(Mark::Strong);
                w.points(&EN, percent);
                w.text("%");
                w.close();
                w.text(".");
            }
            false => {
                w.text("Luck lowered your chance to win by ");
                w.open(Mark::Strong);
                w.points(&EN, percent);
                w.text("%");
                w.close();
                w.text(".");
            }
        },
        Player::Other(seat) => match gain {
            true => {
                w.text("Luck raised ");
                w.name(seat, MESSAGES.figures_forgotten);
                w.text("’s chance to win by ");
                w.open(Mark::Strong);
                w.points(&EN, percent);
                w.text("%");
                w.close();
                w.text(".");
            }
            false => {
                w.text("Luck lowered ");
                w.name(seat, MESSAGES.figures_forgotten);
                w.text("’s chance to win by ");
                w.open(Mark::Strong);
                w.points(&EN, percent);
                w.text("%");
                w.close();
                w.text(".");
            }
        },
    }
    w.finish()
}

pub(super) fn play_chance(seat: Player<'_>, percent: i32) -> Message {
    let mut w = Writer::with_capacity(67);
    match seat {
        Player::You => match percent {
            0 => {
                w.text("Your own choices lowered it by nothing that is certain.");
            }
            _ => {
                w.text("Your own choices lowered it by ");
                w.open(Mark::Strong);
                w.points(&EN, percent);
                w.text("%");
                w.close();
                w.text(".");
            }
        },
        Player::Other(seat) => match percent {
            0 => {
                w.name(seat, MESSAGES.figures_forgotten);
                w.text("’s own choices lowered it by nothing that is certain.");
            }
            _ => {
                w.name(seat, MESSAGES.figures_forgotten);
                w.text("’s own choices lowered it by ");
                w.open(Mark::Strong);
                w.points(&EN, percent);
                w.text("%");
                w.close();
                w.text(".");
            }
        },
    }
    w.finish()
}

pub(super) fn of_hundred(accuracy: Number) -> Message {
    let mut w = Writer::with_capacity(19);
    w.open(Mark::Strong);
    w.number(&EN, accuracy);
    w.close();
    w.text(" of 100");
    w.finish()
}

pub(super) fn accuracy_about(least: Number, most: Number) -> Message {
    let mut w = Writer::with_capacity(162);
    w.text("100 is the best turn every time; 50 is a quarter of a win given away. One game cannot tell it exactly: it lies between ");
    w.number(&EN, least);
    w.text(" and ");
    w.number(&EN, most);
    w.text(", most likely.");
    w.finish()
}

pub(super) fn curve_spoken(seat: Player<'_>, before: &Message, after: &[Message]) -> Message {
    let mut w = Writer::with_capacity(99);
    match seat {
        Player::You => {
            w.text("Your chance to win was ");
            w.message(before);
            w.text(" at the beginning, and after each deal ");
            w.list(" and ", after);
            w.text(".");
        }
        Player::Other(seat) => {
            w.name(seat, MESSAGES.figures_forgotten);
            w.text("’s chance to win was ");
            w.message(before);
            w.text(" at the beginning, and after each deal ");
            w.list(" and ", after);
            w.text(".");
        }
    }
    w.finish()
}

pub(super) fn you_is(player: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(63);
    w.text("The sentences speak to ");
    w.name(player, MESSAGES.figures_forgotten);
    w.text(": “you” is ");
    w.name(player, MESSAGES.figures_forgotten);
    w.text(".");
    w.finish()
}

pub(super) fn moment(player: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(21);
    w.text("What ");
    w.name(player, MESSAGES.figures_forgotten);
    w.text(" saw");
    w.finish()
}

pub(super) fn see_one(deal: Number, turn: Number) -> Message {
    let mut w = Writer::with_capacity(58);
    w.text("See it in the replay: deal ");
    w.number(&EN, deal);
    w.text(", turn ");
    w.number(&EN, turn);
    w.finish()
}

pub(super) fn play_on_one(deal: Number, turn: Number) -> Message {
    let mut w = Writer::with_capacity(55);
    w.text("Play on from here: deal ");
    w.number(&EN, deal);
    w.text(", turn ");
    w.number(&EN, turn);
    w.finish()
}

pub(super) fn deal(deal: Number) -> Message {
    let mut w = Writer::with_capacity(17);
    w.text("Deal ");
    w.number(&EN, deal);
    w.finish()
}

pub(super) fn cause_turn(player: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(27);
    w.text("Luck: what ");
    w.name(player, MESSAGES.figures_forgotten);
    w.text(" did");
    w.finish()
}

pub(super) fn working_about(player: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(203);
    w.text("It plays on from every choice of ");
    w.name(player, MESSAGES.figures_forgotten);
    w.text(", many hundred times, with what could be known then. That takes half a minute or so; longer while others wait, because games that are being played come first.");
    w.finish()
}

pub(super) fn done(percent: Number) -> Message {
    let mut w = Writer::with_capacity(22);
    w.number(&EN, percent);
    w.text("% is done.");
    w.finish()
}

pub(super) fn queued(before: Number) -> Message {
    let mut w = Writer::with_capacity(42);
    match before.0 {
        0 => {
            w.text("It comes next.");
        }
        _ => match EN.plural(before.0) {
            Plural::One => {
                w.text("One other review comes before it.");
            }
            _ => {
                w.number(&EN, before);
                w.text(" other reviews come before it.");
            }
        },
    }
    w.finish()
}

pub(super) fn habits_about(games: Number) -> Message {
    let mut w = Writer::with_capacity(89);
    match EN.plural(games.0) {
        Plural::One => {
            w.text("In the one game of yours that was reviewed, turns that lost something for certain:");
        }
        _ => {
            w.text("In ");
            w.number(&EN, games);
            w.text(" games of yours that were reviewed, turns that lost something for certain:");
        }
    }
    w.finish()
}

pub(super) fn habit_breaks_pair(times: Number) -> Message {
    let mut w = Writer::with_capacity(36);
    match EN.plural(times.0) {
        Plural::One => {
            w.text("You broke a pair ");
            w.open(Mark::Strong);
            w.text("once");
            w.close();
            w.text(".");
        }
        _ => {
            w.text("You broke a pair ");
            w.open(Mark::Strong);
            w.number(&EN, times);
            w.text(" times");
            w.close();
            w.text(".");
        }
    }
    w.finish()
}

pub(super) fn habit_feeds(times: Number) -> Message {
    let mut w = Writer::with_capacity(43);
    match EN.plural(times.0) {
        Plural::One => {
            w.text("You fed the next player ");
            w.open(Mark::Strong);
            w.text("once");
            w.close();
            w.text(".");
        }
        _ => {
            w.text("You fed the next player ");
            w.open(Mark::Strong);
            w.number(&EN, times);
            w.text(" times");
            w.close();
            w.text(".");
        }
    }
    w.finish()
}

pub(super) fn habit_hoards(times: Number) -> Message {
    let mut w = Writer::with_capacity(42);
    match EN.plural(times.0) {
        Plural::One => {
            w.text("You hoarded wild cards ");
            w.open(Mark::Strong);
            w.text("once");
            w.close();
            w.text(".");
        }
        _ => {
            w.text("You hoarded wild cards ");
            w.open(Mark::Strong);
            w.number(&EN, times);
            w.text(" times");
            w.close();
            w.text(".");
        }
    }
    w.finish()
}

pub(super) fn habit_freezes_late(times: Number) -> Message {
    let mut w = Writer::with_capacity(63);
    match EN.plural(times.0) {
        Plural::One => {
            w.text("You froze the pile too late, or not at all, ");
            w.open(Mark::Strong);
            w.text("once");
            w.close();
            w.text(".");
        }
        _ => {
            w.text("You froze the pile too late, or not at all, ");
            w.open(Mark::Strong);
            w.number(&EN, times);
            w.text(" times");
            w.close();
            w.text(".");
        }
    }
    w.finish()
}

pub(super) fn habit_goes_out_early(times: Number) -> Message {
    let mut w = Writer::with_capacity(42);
    match EN.plural(times.0) {
        Plural::One => {
            w.text("You went out too early ");
            w.open(Mark::Strong);
            w.text("once");
            w.close();
            w.text(".");
        }
        _ => {
            w.text("You went out too early ");
            w.open(Mark::Strong);
            w.number(&EN, times);
            w.text(" times");
            w.close();
            w.text(".");
        }
    }
    w.finish()
}

pub(super) fn trend_more(now: &str, before: &str) -> Message {
    let mut w = Writer::with_capacity(94);
    w.text("In your last ten games more often than before: ");
    w.isolated(now);
    w.text(" times a game, before ");
    w.isolated(before);
    w.text(".");
    w.finish()
}

pub(super) fn trend_less(now: &str, before: &str) -> Message {
    let mut w = Writer::with_capacity(94);
    w.text("In your last ten games less often than before: ");
    w.isolated(now);
    w.text(" times a game, before ");
    w.isolated(before);
    w.text(".");
    w.finish()
}
