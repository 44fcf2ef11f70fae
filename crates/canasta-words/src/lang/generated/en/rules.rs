// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::tables;
use crate::locale::{EN, Plural};
use crate::{Message, Number, Writer};

pub(super) fn players(count: Number, first: Number, second: Number, third: Number, fourth: Number) -> Message {
    let mut w = Writer::with_capacity(56);
    match count.0 {
        1 => {
            w.spelled(&EN, &tables::NUMBER, first);
        }
        2 => {
            w.spelled(&EN, &tables::NUMBER, first);
            w.text(" or ");
            w.spelled(&EN, &tables::NUMBER, second);
        }
        3 => {
            w.spelled(&EN, &tables::NUMBER, first);
            w.text(", ");
            w.spelled(&EN, &tables::NUMBER, second);
            w.text(" or ");
            w.spelled(&EN, &tables::NUMBER, third);
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER, first);
            w.text(", ");
            w.spelled(&EN, &tables::NUMBER, second);
            w.text(", ");
            w.spelled(&EN, &tables::NUMBER, third);
            w.text(" or ");
            w.spelled(&EN, &tables::NUMBER, fourth);
        }
    }
    w.finish()
}

pub(super) fn sides(players: Number) -> Message {
    let mut w = Writer::with_capacity(64);
    match players.0 {
        4 => {
            w.text("Four play, two against two. Partners sit opposite each other.");
        }
        6 => {
            w.text("Six play, three against three. Partners and opponents alternate.");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER_CAPITAL, players);
            w.text(" play, each alone.");
        }
    }
    w.finish()
}

pub(super) fn seating_drawn(alone: bool) -> Message {
    let mut w = Writer::with_capacity(152);
    match alone {
        true => {
            w.text("Seats are decided by drawing cards.");
        }
        false => {
            w.text("Partners and seats are decided by drawing cards.");
        }
    }
    w.text(" The ace is high and the two is low; within a rank, spades are highest, then hearts, diamonds and clubs.");
    w.finish()
}

pub(super) fn seating_highest(players: crate::messages::rules::SeatingHighestPlayers) -> Message {
    let mut w = Writer::with_capacity(123);
    match players {
        crate::messages::rules::SeatingHighestPlayers::Any => {
            w.text("The player with the highest card chooses a seat, and the partners, if there are any, are those with the next highest cards.");
        }
        crate::messages::rules::SeatingHighestPlayers::Two => {
            w.text("The player with the highest card chooses a seat, and the other player sits opposite.");
        }
        crate::messages::rules::SeatingHighestPlayers::Four => {
            w.text("The player with the highest card chooses a seat, and the player with the second highest is the partner.");
        }
        crate::messages::rules::SeatingHighestPlayers::Six => {
            w.text("The player with the highest card chooses a seat, and the two with the next highest cards are the partners.");
        }
        _ => {
            w.text("The player with the highest card chooses a seat, and the others sit to the left in the order of their cards.");
        }
    }
    w.finish()
}

pub(super) fn seating_again(ends: bool) -> Message {
    let mut w = Writer::with_capacity(144);
    match ends {
        true => {
            w.text("A player who draws a joker, the same card as another player, more than one card, or one of the four cards at either end of the pack draws again.");
        }
        false => {
            w.text("A player who draws a joker, or the same card as another player, draws again.");
        }
    }
    w.finish()
}

pub(super) fn seating_optional(alone: bool) -> Message {
    let mut w = Writer::with_capacity(81);
    match alone {
        true => {
            w.text("The players choose their seats as they like; they may draw cards for them.");
        }
        false => {
            w.text("The players choose partners and seats as they like; they may draw cards for them.");
        }
    }
    w.finish()
}

pub(super) fn seating_fixed(alone: bool) -> Message {
    let mut w = Writer::with_capacity(74);
    match alone {
        true => {
            w.text("There is no draw for seats: the players sit as they have agreed.");
        }
        false => {
            w.text("There is no draw for partners: the partnerships are fixed before the game.");
        }
    }
    w.finish()
}

pub(super) fn hand_size(cards: Number) -> Message {
    let mut w = Writer::with_capacity(40);
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("Each player is dealt 1 card.");
        }
        _ => {
            w.text("Each player is dealt ");
            w.number(&EN, cards);
            w.text(" cards.");
        }
    }
    w.finish()
}

pub(super) fn hand_sizes(hands: &[Message]) -> Message {
    let mut w = Writer::with_capacity(34);
    w.text("Each player is dealt ");
    w.list(" and ", hands);
    w.text(".");
    w.finish()
}

pub(super) fn hand_size_when(cards: Number, players: &Message) -> Message {
    let mut w = Writer::with_capacity(41);
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("1 card when ");
            w.message(players);
            w.text(" play");
        }
        _ => {
            w.number(&EN, cards);
            w.text(" cards when ");
            w.message(players);
            w.text(" play");
        }
    }
    w.finish()
}

pub(super) fn exact_deal_bonus(points: i32) -> Message {
    let mut w = Writer::with_capacity(175);
    match points {
        0 => {
            w.text("A dealer who picks up exactly the cards needed for the deal earns nothing for it.");
        }
        _ => match EN.plural_of_points(points) {
            Plural::One => {
                w.text("A dealer who picks up exactly the cards needed for the deal, with or without the one to be turned up, earns ");
                w.points(&EN, points);
                w.text(" point. Where the program deals, this is never earned.");
            }
            _ => {
                w.text("A dealer who picks up exactly the cards needed for the deal, with or without the one to be turned up, earns ");
                w.points(&EN, points);
                w.text(" points. Where the program deals, this is never earned.");
            }
        },
    }
    w.finish()
}

pub(super) fn draw_count(cards: Number) -> Message {
    let mut w = Writer::with_capacity(79);
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("You draw one card from the stock in a turn, and you discard one.");
        }
        _ => {
            w.text("You draw ");
            w.spelled(&EN, &tables::NUMBER, cards);
            w.text(" cards from the stock in a turn, but you discard only one.");
        }
    }
    w.finish()
}

pub(super) fn draw_counts(draws: &[Message]) -> Message {
    let mut w = Writer::with_capacity(69);
    w.text("In a turn you draw from the stock ");
    w.list(" and ", draws);
    w.text("; you discard only one.");
    w.finish()
}

pub(super) fn draw_count_when(cards: Number, players: &Message) -> Message {
    let mut w = Writer::with_capacity(41);
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("one card when ");
            w.message(players);
            w.text(" play");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER, cards);
            w.text(" cards when ");
            w.message(players);
            w.text(" play");
        }
    }
    w.finish()
}

pub(super) fn undeclared_penalty(points: i32) -> Message {
    let mut w = Writer::with_capacity(122);
    match points {
        0 => {
            w.text("A red three that you do not declare costs nothing.");
        }
        _ => match EN.plural_of_points(points) {
            Plural::One => {
                w.text("A red three that you still hold when your turn ends, or when the deal ends, costs ");
                w.points(&EN, points);
                w.text(" point, once for each card.");
            }
            _ => {
                w.text("A red three that you still hold when your turn ends, or when the deal ends, costs ");
                w.points(&EN, points);
                w.text(" points, once for each card.");
            }
        },
    }
    w.finish()
}

pub(super) fn red_three_bonus(points: i32, alone: bool) -> Message {
    let mut w = Writer::with_capacity(137);
    match points {
        0 => {
            w.text("A red three on the table counts for nothing.");
        }
        _ => match EN.plural_of_points(points) {
            Plural::One => match alone {
                true => {
                    w.text("Each red three on the table counts ");
                    w.points(&EN, points);
                    w.text(" point: for you if you have a meld at the end of the deal, against you if you have none.");
                }
                false => {
                    w.text("Each red three on the table counts ");
                    w.points(&EN, points);
                    w.text(" point: for your side if it has a meld at the end of the deal, against it if it has none.");
                }
            },
            _ => match alone {
                true => {
                    w.text("Each red three on the table counts ");
                    w.points(&EN, points);
                    w.text(" points: for you if you have a meld at the end of the deal, against you if you have none.");
                }
                false => {
                    w.text("Each red three on the table counts ");
                    w.points(&EN, points);
                    w.text(
                        " points: for your side if it has a meld at the end of the deal, against it if it has none.",
                    );
                }
            },
        },
    }
    w.finish()
}

pub(super) fn four_red_threes_bonus(points: i32, alone: bool) -> Message {
    let mut w = Writer::with_capacity(101);
    match points {
        0 => match alone {
            true => {
                w.text("All four red threes with one player count nothing.");
            }
            false => {
                w.text("All four red threes on one side count nothing.");
            }
        },
        _ => match EN.plural_of_points(points) {
            Plural::One => match alone {
                true => {
                    w.text("All four red threes with one player count ");
                    w.points(&EN, points);
                    w.text(" point in all, for or against in the same way.");
                }
                false => {
                    w.text("All four red threes on one side count ");
                    w.points(&EN, points);
                    w.text(" point in all, for or against in the same way.");
                }
            },
            _ => match alone {
                true => {
                    w.text("All four red threes with one player count ");
                    w.points(&EN, points);
                    w.text(" points in all, for or against in the same way.");
                }
                false => {
                    w.text("All four red threes on one side count ");
                    w.points(&EN, points);
                    w.text(" points in all, for or against in the same way.");
                }
            },
        },
    }
    w.finish()
}

pub(super) fn melds_of_side(alone: bool) -> Message {
    let mut w = Writer::with_capacity(193);
    match alone {
        true => {
            w.text("You have one meld of each rank, to which more cards may be added later. You may meld a rank that others have melded, but never add to their melds.");
        }
        false => {
            w.text("The melds of a side belong to all its players. It has one meld of each rank, to which cards may be added later. You may meld a rank that the opponents have melded, but never add to their melds.");
        }
    }
    w.finish()
}

pub(super) fn natural_canasta_bonus(points: i32) -> Message {
    let mut w = Writer::with_capacity(69);
    match points {
        0 => {
            w.text("A natural canasta earns no bonus.");
        }
        _ => match EN.plural_of_points(points) {
            Plural::One => {
                w.text("A natural canasta earns ");
                w.points(&EN, points);
                w.text(" point in addition to its cards.");
            }
            _ => {
                w.text("A natural canasta earns ");
                w.points(&EN, points);
                w.text(" points in addition to its cards.");
            }
        },
    }
    w.finish()
}

pub(super) fn mixed_canasta_bonus(points: i32) -> Message {
    let mut w = Writer::with_capacity(67);
    match points {
        0 => {
            w.text("A mixed canasta earns no bonus.");
        }
        _ => match EN.plural_of_points(points) {
            Plural::One => {
                w.text("A mixed canasta earns ");
                w.points(&EN, points);
                w.text(" point in addition to its cards.");
            }
            _ => {
                w.text("A mixed canasta earns ");
                w.points(&EN, points);
                w.text(" points in addition to its cards.");
            }
        },
    }
    w.finish()
}

pub(super) fn concealed_canasta_bonus(points: i32) -> Message {
    let mut w = Writer::with_capacity(172);
    match points {
        0 => {
            w.text("A canasta that is laid down all at once earns no more than any other.");
        }
        _ => match EN.plural_of_points(points) {
            Plural::One => {
                w.text("A concealed canasta, laid down all at once from your hand, with or without the pile’s top card, earns ");
                w.points(&EN, points);
                w.text(" point more, and keeps it when cards are added later.");
            }
            _ => {
                w.text("A concealed canasta, laid down all at once from your hand, with or without the pile’s top card, earns ");
                w.points(&EN, points);
                w.text(" points more, and keeps them when cards are added later.");
            }
        },
    }
    w.finish()
}

pub(super) fn opening(alone: bool) -> Message {
    let mut w = Writer::with_capacity(53);
    match alone {
        true => {
            w.text("Your first meld in a deal is your opening.");
        }
        false => {
            w.text("The first meld of your side in a deal is its opening.");
        }
    }
    w.finish()
}

pub(super) fn minimums(alone: bool, below: i32, zero: i32, middle: i32, high: i32) -> Message {
    let mut w = Writer::with_capacity(217);
    match alone {
        true => match EN.plural_of_points(below) {
            Plural::One => {
                w.text("Your opening must count at least ");
                w.points(&EN, below);
                w.text(" point with a total below 0, ");
                w.points(&EN, zero);
                w.text(" from 0 to 1,495, ");
                w.points(&EN, middle);
                w.text(" from 1,500 to 2,995, and ");
                w.points(&EN, high);
                w.text(" from 3,000 on. The total is the one before the deal.");
            }
            _ => {
                w.text("Your opening must count at least ");
                w.points(&EN, below);
                w.text(" points with a total below 0, ");
                w.points(&EN, zero);
                w.text(" from 0 to 1,495, ");
                w.points(&EN, middle);
                w.text(" from 1,500 to 2,995, and ");
                w.points(&EN, high);
                w.text(" from 3,000 on. The total is the one before the deal.");
            }
        },
        false => match EN.plural_of_points(below) {
            Plural::One => {
                w.text("Your side’s opening must count at least ");
                w.points(&EN, below);
                w.text(" point with a total below 0, ");
                w.points(&EN, zero);
                w.text(" from 0 to 1,495, ");
                w.points(&EN, middle);
                w.text(" from 1,500 to 2,995, and ");
                w.points(&EN, high);
                w.text(" from 3,000 on. The total is the one before the deal.");
            }
            _ => {
                w.text("Your side’s opening must count at least ");
                w.points(&EN, below);
                w.text(" points with a total below 0, ");
                w.points(&EN, zero);
                w.text(" from 0 to 1,495, ");
                w.points(&EN, middle);
                w.text(" from 1,500 to 2,995, and ");
                w.points(&EN, high);
                w.text(" from 3,000 on. The total is the one before the deal.");
            }
        },
    }
    w.finish()
}

pub(super) fn one_minimum(alone: bool, points: i32) -> Message {
    let mut w = Writer::with_capacity(82);
    match alone {
        true => match points {
            0 => {
                w.text("Your opening has no minimum.");
            }
            _ => match EN.plural_of_points(points) {
                Plural::One => {
                    w.text("Your opening must count at least ");
                    w.points(&EN, points);
                    w.text(" point, whatever the total.");
                }
                _ => {
                    w.text("Your opening must count at least ");
                    w.points(&EN, points);
                    w.text(" points, whatever the total.");
                }
            },
        },
        false => match points {
            0 => {
                w.text("Your side’s opening has no minimum.");
            }
            _ => match EN.plural_of_points(points) {
                Plural::One => {
                    w.text("Your side’s opening must count at least ");
                    w.points(&EN, points);
                    w.text(" point, whatever the total.");
                }
                _ => {
                    w.text("Your side’s opening must count at least ");
                    w.points(&EN, points);
                    w.text(" points, whatever the total.");
                }
            },
        },
    }
    w.finish()
}

pub(super) fn frozen(by: crate::messages::rules::FrozenBy) -> Message {
    let mut w = Writer::with_capacity(157);
    match by {
        crate::messages::rules::FrozenBy::Wild => {
            w.text("The pile is frozen for everyone while it holds a wild card; the lowest such card lies sideways. Only taking it ends the freeze.");
        }
        crate::messages::rules::FrozenBy::RedThree => {
            w.text("The pile is frozen for everyone while it holds a wild card or a red three; the lowest such card lies sideways. Only taking it ends the freeze.");
        }
        crate::messages::rules::FrozenBy::BlackThree => {
            w.text("The pile is frozen for everyone while it holds a wild card or a black three; the lowest such card lies sideways. Only taking it ends the freeze.");
        }
        _ => {
            w.text("The pile is frozen for everyone while it holds a wild card, a red three or a black three; the lowest such card lies sideways. Only taking it ends the freeze.");
        }
    }
    w.finish()
}

pub(super) fn frozen_until_opened(alone: bool, opening: crate::messages::rules::FrozenUntilOpenedOpening) -> Message {
    let mut w = Writer::with_capacity(230);
    match alone {
        true => match opening {
            crate::messages::rules::FrozenUntilOpenedOpening::Pair => {
                w.text("Until you have opened, the pile is frozen for you: an opening with the pile needs two natural cards of the top card’s rank from your hand.");
            }
            crate::messages::rules::FrozenUntilOpenedOpening::Wild => {
                w.text("Until you have opened, the pile is frozen for you, but not for the opening itself: an opening may take the pile with one natural card of the top card’s rank and a wild card, unless a card in the pile freezes it for everyone.");
            }
            _ => {
                w.text("Until you have opened, the pile is frozen for you, but not for the opening itself: an opening may take the pile as if it were not frozen, unless a card in the pile freezes it for everyone.");
            }
        },
        false => match opening {
            crate::messages::rules::FrozenUntilOpenedOpening::Pair => {
                w.text("Until your side has opened, the pile is frozen for it: an opening with the pile needs two natural cards of the top card’s rank from your hand.");
            }
            crate::messages::rules::FrozenUntilOpenedOpening::Wild => {
                w.text("Until your side has opened, the pile is frozen for it, but not for the opening itself: an opening may take the pile with one natural card of the top card’s rank and a wild card, unless a card in the pile freezes it for everyone.");
            }
            _ => {
                w.text("Until your side has opened, the pile is frozen for it, but not for the opening itself: an opening may take the pile as if it were not frozen, unless a card in the pile freezes it for everyone.");
            }
        },
    }
    w.finish()
}

pub(super) fn taking_frozen(alone: bool) -> Message {
    let mut w = Writer::with_capacity(166);
    match alone {
        true => {
            w.text("A frozen pile is taken with two natural cards of the top card’s rank from your hand, and wild cards may go with them. They may join your meld of that rank.");
        }
        false => {
            w.text("A frozen pile is taken with two natural cards of the top card’s rank from your hand, and wild cards may go with them. They may join your side’s meld of that rank.");
        }
    }
    w.finish()
}

pub(super) fn taking_onto_meld(alone: bool) -> Message {
    let mut w = Writer::with_capacity(102);
    match alone {
        true => {
            w.text("A pile that is not frozen can also be taken by adding its top card to your meld of that rank.");
        }
        false => {
            w.text(
                "A pile that is not frozen can also be taken by adding its top card to your side’s meld of that rank.",
            );
        }
    }
    w.finish()
}

pub(super) fn canastas_needed(alone: bool, canastas: Number) -> Message {
    let mut w = Writer::with_capacity(97);
    match alone {
        true => match EN.plural(canastas.0) {
            Plural::One => {
                w.text("To go out, you need one canasta, counting any that you complete while going out.");
            }
            _ => {
                w.text("To go out, you need ");
                w.spelled(&EN, &tables::NUMBER, canastas);
                w.text(" canastas, counting any that you complete while going out.");
            }
        },
        false => match EN.plural(canastas.0) {
            Plural::One => {
                w.text("To go out, your side needs one canasta, counting any that you complete while going out.");
            }
            _ => {
                w.text("To go out, your side needs ");
                w.spelled(&EN, &tables::NUMBER, canastas);
                w.text(" canastas, counting any that you complete while going out.");
            }
        },
    }
    w.finish()
}

pub(super) fn canastas_needed_by_players(needs: &[Message]) -> Message {
    let mut w = Writer::with_capacity(88);
    w.text("To go out, your side needs ");
    w.list(" and ", needs);
    w.text(", counting any that you complete while going out.");
    w.finish()
}

pub(super) fn canastas_needed_when(canastas: Number, players: &Message) -> Message {
    let mut w = Writer::with_capacity(44);
    match EN.plural(canastas.0) {
        Plural::One => {
            w.text("one canasta when ");
            w.message(players);
            w.text(" play");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER, canastas);
            w.text(" canastas when ");
            w.message(players);
            w.text(" play");
        }
    }
    w.finish()
}

pub(super) fn going_out_bonus(points: i32) -> Message {
    let mut w = Writer::with_capacity(36);
    match points {
        0 => {
            w.text("Going out earns no bonus.");
        }
        _ => match EN.plural_of_points(points) {
            Plural::One => {
                w.text("Going out earns ");
                w.points(&EN, points);
                w.text(" point.");
            }
            _ => {
                w.text("Going out earns ");
                w.points(&EN, points);
                w.text(" points.");
            }
        },
    }
    w.finish()
}

pub(super) fn concealed_beside_melds(
    partners: crate::messages::rules::ConcealedBesideMeldsPartners,
    may: bool,
) -> Message {
    let mut w = Writer::with_capacity(59);
    match partners {
        crate::messages::rules::ConcealedBesideMeldsPartners::None => {
            w.text("You have no partner who could have melded.");
        }
        crate::messages::rules::ConcealedBesideMeldsPartners::One => match may {
            true => {
                w.text("Your hand may be concealed even if your partner has melded.");
            }
            false => {
                w.text("Your hand is not concealed if your partner has melded.");
            }
        },
        _ => match may {
            true => {
                w.text("Your hand may be concealed even if a partner has melded.");
            }
            false => {
                w.text("Your hand is not concealed if a partner has melded.");
            }
        },
    }
    w.finish()
}

pub(super) fn concealed_adding(
    partners: crate::messages::rules::ConcealedAddingPartners,
    adding: crate::messages::rules::ConcealedAdding,
) -> Message {
    let mut w = Writer::with_capacity(134);
    match partners {
        crate::messages::rules::ConcealedAddingPartners::None => {
            w.text("You have no partner whose melds you could add to.");
        }
        crate::messages::rules::ConcealedAddingPartners::One => match adding {
            crate::messages::rules::ConcealedAdding::Allowed => {
                w.text("In the turn in which you go out concealed, you may add to your partner’s melds, if you also lay down a complete canasta of your own.");
            }
            crate::messages::rules::ConcealedAdding::NotAllowed => {
                w.text("In the turn in which you go out concealed, you may not add to your partner’s melds.");
            }
            _ => {
                w.text("If you go out concealed, your partner has no melds that you could add to.");
            }
        },
        _ => match adding {
            crate::messages::rules::ConcealedAdding::Allowed => {
                w.text("In the turn in which you go out concealed, you may add to a partner’s melds, if you also lay down a complete canasta of your own.");
            }
            crate::messages::rules::ConcealedAdding::NotAllowed => {
                w.text("In the turn in which you go out concealed, you may not add to a partner’s melds.");
            }
            _ => {
                w.text("If you go out concealed, a partner has no melds that you could add to.");
            }
        },
    }
    w.finish()
}

pub(super) fn concealed_bonus(points: i32) -> Message {
    let mut w = Writer::with_capacity(53);
    match points {
        0 => {
            w.text("Going out concealed earns no bonus.");
        }
        _ => match EN.plural_of_points(points) {
            Plural::One => {
                w.text("Going out concealed earns ");
                w.points(&EN, points);
                w.text(" point in all.");
            }
            _ => {
                w.text("Going out concealed earns ");
                w.points(&EN, points);
                w.text(" points in all.");
            }
        },
    }
    w.finish()
}

pub(super) fn asking_before_taking(sure: bool) -> Message {
    let mut w = Writer::with_capacity(150);
    match sure {
        true => {
            w.text("You may ask “May I go out?” once a turn: before or after drawing, but not once you have laid down a card or taken the pile.");
        }
        false => {
            w.text("If you have a partner, you may ask “May I go out?” once a turn: before or after drawing, but not once you have laid down a card or taken the pile.");
        }
    }
    w.finish()
}

pub(super) fn asking_after_drawing(sure: bool) -> Message {
    let mut w = Writer::with_capacity(175);
    match sure {
        true => {
            w.text("You may ask “May I go out?” once a turn: after drawing or after taking the pile, before you lay down any meld other than the one that took the pile.");
        }
        false => {
            w.text("If you have a partner, you may ask “May I go out?” once a turn: after drawing or after taking the pile, before you lay down any meld other than the one that took the pile.");
        }
    }
    w.finish()
}

pub(super) fn answer(partners: crate::messages::rules::AnswerPartners) -> Message {
    let mut w = Writer::with_capacity(250);
    match partners {
        crate::messages::rules::AnswerPartners::One => {
            w.text("Your partner answers yes or no, and the answer binds you: after a yes you must go out this turn; after a no you may not.");
        }
        crate::messages::rules::AnswerPartners::Two => {
            w.text("The partner whose turn comes next answers yes or no, and the answer binds you: after a yes you must go out this turn; after a no you may not.");
        }
        _ => {
            w.text("The partner (with three on a side, the one whose turn comes next) answers yes or no, and the answer binds you: after a yes you must go out this turn; after a no you may not.");
        }
    }
    w.text(" You may ask only if you can go out and could also play on. You need not ask.");
    w.finish()
}

pub(super) fn last_drawer_ends_when(players: &Message) -> Message {
    let mut w = Writer::with_capacity(104);
    w.text("When ");
    w.message(players);
    w.text(" play, the deal ends when the player who drew the last card of the stock has discarded.");
    w.finish()
}

pub(super) fn last_drawer_goes_on_when(players: &Message) -> Message {
    let mut w = Writer::with_capacity(89);
    w.text("When ");
    w.message(players);
    w.text(" play, the deal goes on after the last card of the stock has been drawn.");
    w.finish()
}

pub(super) fn must_take(alone: bool) -> Message {
    let mut w = Writer::with_capacity(136);
    match alone {
        true => {
            w.text("When the stock is empty, you must take the pile if it is not frozen and its top card fits a meld of yours, wherever that is allowed.");
        }
        false => {
            w.text("When the stock is empty, you must take the pile if it is not frozen and its top card fits a meld of your side, wherever that is allowed.");
        }
    }
    w.finish()
}

pub(super) fn score(alone: bool, penalties: bool) -> Message {
    let mut w = Writer::with_capacity(220);
    match alone {
        true => match penalties {
            true => {
                w.text("In each deal a player scores the bonuses and the values of the cards melded, less the values of the cards left in the hand, and less the penalties. The result may be below zero.");
            }
            false => {
                w.text("In each deal a player scores the bonuses and the values of the cards melded, less the values of the cards left in the hand. The result may be below zero.");
            }
        },
        false => match penalties {
            true => {
                w.text("In each deal a side scores its bonuses and the values of the cards melded, less the values of the cards left in its hands, and less the penalties. The result may be below zero.");
            }
            false => {
                w.text("In each deal a side scores its bonuses and the values of the cards melded, less the values of the cards left in its hands. The result may be below zero.");
            }
        },
    }
    w.text(" It is written down with the running total.");
    w.finish()
}

pub(super) fn game_points(alone: bool, points: i32) -> Message {
    let mut w = Writer::with_capacity(84);
    match alone {
        true => {
            w.text("The game is over when a player has ");
            w.points(&EN, points);
            w.text(" points or more at the end of a deal.");
        }
        false => {
            w.text("The game is over when a side has ");
            w.points(&EN, points);
            w.text(" points or more at the end of a deal.");
        }
    }
    w.finish()
}
