//! The sentence of each field: the whole rule with its numbers, to a player who is to play by it.

use canasta::rules::{Asking, Cut, DealtRedThrees, FirstDealer, Seating, Upcard};
use canasta::{Players, RuleSet};

use super::table::{Table, when};
use crate::{number, points};

fn count(n: i32) -> String {
    number(usize::try_from(n).unwrap_or(0))
}

fn cards(n: i32) -> String {
    format!("{n} {}", if n == 1 { "card" } else { "cards" })
}

/// `500 points`, `1 point`.
fn some_points(n: i32) -> String {
    format!("{} {}", points(n), if n == 1 { "point" } else { "points" })
}

/// The first letter as at the head of a sentence.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Whether cards are drawn for the seats.
fn seats_drawn(rules: &RuleSet) -> bool {
    matches!(rules.seating, Seating::Drawn | Seating::DrawnEndsVoid)
}

pub(super) fn first_dealer(table: &Table) -> String {
    match table.rules.first_dealer {
        FirstDealer::SeatDraw if seats_drawn(table.rules) => {
            "Whoever drew the highest card plays first; the player to the right is the first dealer."
        }
        FirstDealer::SeatDraw => {
            "Everybody draws a card for the first deal. Whoever drew the highest card plays first; the player to the \
             right is the first dealer."
        }
        FirstDealer::Random => "The first dealer is anybody, at random.",
    }
    .to_owned()
}

pub(super) fn seating(table: &Table) -> String {
    let again = "Whoever drew a joker, or the same card as another player, draws again";
    match table.rules.seating {
        Seating::Drawn => format!("{} {again}.", drawn(table)),
        Seating::DrawnEndsVoid => format!(
            "{} {again}; so does whoever drew more than one card, or one of the four cards at either end of the pack.",
            drawn(table)
        ),
        Seating::Optional => table
            .either(
                "Partners and seats are found as the players like; they may draw cards for them.",
                "Seats are found as the players like; they may draw cards for them.",
            )
            .to_owned(),
        Seating::Fixed => table
            .either(
                "Nobody draws for partners: the partnerships are fixed before the game.",
                "Nobody draws for seats: the players sit as they have agreed.",
            )
            .to_owned(),
    }
}

fn drawn(table: &Table) -> String {
    let others = match table.players.map(Players::count) {
        None => "partners, if there are any, are those with the next highest cards",
        Some(4) => "whoever drew the second highest is the partner",
        Some(6) => "the two with the next highest cards are the partners",
        Some(2) => "the other player sits opposite",
        Some(_) => "the others follow to the left in the order of their cards",
    };
    let what = table.either("Partners and seats", "Seats");
    format!(
        "{what} are found by drawing cards. The ace is high and the two low; of the same rank, spades are highest, \
         then hearts, diamonds and clubs. Whoever drew the highest card chooses a seat, and {others}."
    )
}

pub(super) fn cut(table: &Table) -> String {
    match table.rules.cut {
        Cut::DealerLeft => "The player to the dealer's left cuts the pack before a deal.",
        Cut::DealerLeftMay => "The player to the dealer's left may cut the pack before a deal.",
        Cut::DealerRight => "The player to the dealer's right cuts the pack before a deal.",
    }
    .to_owned()
}

pub(super) fn hand_size(table: &Table) -> String {
    format!("Each player is dealt {}.", table.each(|players| table.rules.hand_size_for(players), cards))
}

pub(super) fn draw_count(table: &Table) -> String {
    let some = |n: i32| format!("{} {}", count(n), if n == 1 { "card" } else { "cards" });
    match table.groups(|players| table.rules.draw_count_for(players)).as_slice() {
        [(1, _)] => "You draw one card from the stock in a turn, and you discard one.".to_owned(),
        [(n, _)] => format!("You draw {} from the stock in a turn, but you discard only one.", some(*n)),
        _ => {
            let drawn = table.each(|players| table.rules.draw_count_for(players), some);
            format!("Drawing from the stock brings you {drawn}; you discard only one.")
        }
    }
}

pub(super) fn canastas_to_go_out(table: &Table) -> String {
    let needs = table.either("your side needs", "you need");
    let some = |n: i32| format!("{} {}", count(n), if n == 1 { "canasta" } else { "canastas" });
    let canastas = table.each(|players| table.rules.canastas_needed(players), some);
    format!("To go out, {needs} {canastas}, counting what is completed while going out.")
}

pub(super) fn upcard(table: &Table) -> String {
    match table.rules.upcard {
        Upcard::CoverThrees => {
            "While a wild card or a three lies on the new discard pile, another card is turned on it."
        }
        Upcard::FirstBlackThreeStays => {
            "While a wild card or a three lies on the new discard pile, another card is turned on it; but a black \
             three that is turned up first stays."
        }
        Upcard::BlackThreeStays => {
            "While a wild card or a red three lies on the new discard pile, another card is turned on it. A black \
             three is not covered."
        }
    }
    .to_owned()
}

pub(super) fn exact_deal_bonus(table: &Table) -> String {
    match table.rules.exact_deal_bonus {
        0 => "A dealer who picks up exactly the cards needed for the deal earns nothing for it.".to_owned(),
        n => format!(
            "A dealer who picks up exactly the cards needed for the deal, with or without the one to be turned up, \
             earns {}. Where the program deals, nobody earns this.",
            some_points(n)
        ),
    }
}

pub(super) fn dealt_red_threes(table: &Table) -> String {
    if table.by_hand() {
        return "A red three that you are dealt stays in your hand until you declare it.".to_owned();
    }
    match table.rules.dealt_red_threes {
        DealtRedThrees::AtOnce => {
            "A red three that you are dealt goes to the table before the first turn, and you draw another card for \
             it; the player to the dealer's left comes first."
        }
        DealtRedThrees::FirstTurn => {
            "A red three that you are dealt goes to the table at the start of your first turn, and you draw another \
             card for it. If the deal ends before that turn, it goes to the table for the scoring."
        }
    }
    .to_owned()
}

pub(super) fn declaring(table: &Table) -> String {
    if table.by_hand() {
        "A red three that you draw stays in your hand until you declare it: at any time in your turn you may lay it \
         on the table and draw another card for it."
    } else {
        "A red three that you draw goes to the table at once, and you draw another card for it; nobody has to declare \
         it."
    }
    .to_owned()
}

pub(super) fn undeclared_penalty(table: &Table) -> String {
    match table.rules.undeclared_penalty {
        _ if !table.by_hand() => "Nobody has to declare a red three, so it costs nothing to hold one.".to_owned(),
        0 => "A red three that you do not declare costs nothing.".to_owned(),
        n => format!(
            "A red three that you still hold when your turn ends, or when the deal ends, costs {}, once for each \
             card.",
            some_points(n)
        ),
    }
}

pub(super) fn red_three_freezes(table: &Table) -> String {
    if table.rules.red_three_freezes {
        "A red three that was turned up after the deal freezes the pile for everyone until it is taken."
    } else {
        "A red three that was turned up after the deal does not freeze the pile."
    }
    .to_owned()
}

pub(super) fn black_three_freezes(table: &Table) -> String {
    if table.rules.black_three_freezes {
        "A black three in the pile freezes it for everyone, until the pile is taken."
    } else {
        "A black three does not freeze the pile: discarded, it only keeps the next player from taking it."
    }
    .to_owned()
}

pub(super) fn wilds_may_outnumber(table: &Table) -> String {
    if table.rules.wilds_may_outnumber {
        "A meld may have more wild cards than natural cards: two kings, two twos and a joker are a meld."
    } else {
        "A meld may not have more wild cards than natural cards: two kings, two twos and a joker are no meld."
    }
    .to_owned()
}

pub(super) fn minimums(table: &Table) -> String {
    let opening = table.either("Your side's opening", "Your opening");
    let [below, zero, middle, high] = table.rules.minimums;
    if [zero, middle, high] == [below; 3] {
        return match below {
            0 => format!("{opening} needs no minimum."),
            n => format!("{opening} must count at least {}, whatever the total.", some_points(n)),
        };
    }
    format!(
        "{opening} must count at least {} with a total below 0, {} from 0 to 1,495, {} from 1,500 to 2,995, and {} \
         from 3,000 on. The total is the one before the deal.",
        some_points(below),
        points(zero),
        points(middle),
        points(high)
    )
}

pub(super) fn pile_opening_outnumbers(table: &Table) -> String {
    if table.rules.pile_opening_outnumbers {
        "If you open with the pile, each meld that you lay must have more natural cards than wild cards."
    } else {
        "If you open with the pile, your melds may have as many wild cards as any others."
    }
    .to_owned()
}

pub(super) fn frozen_until_opened(table: &Table) -> String {
    let until = table.either(
        "Until your side has opened, the pile is frozen for it",
        "Until you have opened, the pile is frozen for you",
    );
    let rules = table.rules;
    if rules.frozen_until_opened {
        format!("{until}: an opening with the pile needs two natural cards of the top card's rank from your hand.")
    } else if rules.take_with_wild {
        format!(
            "{until}, but not for the opening itself: an opening may take the pile with one natural card of the top \
             card's rank and a wild card, unless a card in the pile freezes it for everyone."
        )
    } else {
        format!(
            "{until}, but not for the opening itself: an opening may take the pile as if it were not frozen, unless a \
             card in the pile freezes it for everyone."
        )
    }
}

pub(super) fn take_with_wild(table: &Table) -> String {
    if table.rules.take_with_wild {
        "A pile that is not frozen can also be taken with one natural card of the top card's rank and a wild card \
         from your hand."
    } else {
        "One natural card and a wild card are not enough to take the pile, even if it is not frozen."
    }
    .to_owned()
}

pub(super) fn one_card_takes_one_card(table: &Table) -> String {
    if table.rules.one_card_takes_one_card {
        "With only one card in your hand you may take even a pile of one card."
    } else {
        "With only one card in your hand you may not take a pile of one card."
    }
    .to_owned()
}

pub(super) fn pile_looked_through(table: &Table) -> String {
    if table.rules.pile_looked_through {
        "In your first turn, before you discard, you may look through the pile; otherwise only its top card is seen."
    } else {
        "Nobody may look through the pile; only its top card is seen."
    }
    .to_owned()
}

pub(super) fn must_take_when_stock_empty(table: &Table) -> String {
    if !table.goes_on_without_stock() {
        "The deal is over when the stock is, so nobody has to take the pile then."
    } else if table.rules.must_take_when_stock_empty {
        table.either(
            "When the stock is empty, you must take the pile if it is not frozen and its top card fits a meld of your \
             side, wherever that is allowed.",
            "When the stock is empty, you must take the pile if it is not frozen and its top card fits a meld of \
             yours, wherever that is allowed.",
        )
    } else {
        "When the stock is empty, nobody is obliged to take the pile."
    }
    .to_owned()
}

pub(super) fn last_drawer_ends(table: &Table) -> String {
    let ends = "the deal ends when the player who drew the last card of the stock has discarded";
    let goes_on = "the deal goes on after the last card of the stock has been drawn";
    match table.groups(|players| table.rules.last_drawer_ends_for(players)).as_slice() {
        [(true, _)] => format!("{}.", capital(ends)),
        [(false, _)] => format!("{}.", capital(goes_on)),
        groups => {
            let each = groups
                .iter()
                .map(|(last, players)| format!("{}, {}.", capital(&when(players)), if *last { ends } else { goes_on }));
            each.collect::<Vec<_>>().join(" ")
        }
    }
}

pub(super) fn concealed_may_add(table: &Table) -> String {
    if table.alone() {
        return "You have no partner whose melds you could add to.".to_owned();
    }
    let partner = table.partner();
    let turn = "In the turn in which you go out concealed, you may add";
    if !table.rules.concealed_beside_melds {
        format!("If you go out concealed, {partner} has no melds that you could add to.")
    } else if table.rules.concealed_may_add {
        format!("{turn} to melds of {partner}, if you also lay a whole canasta of your own.")
    } else {
        format!("{turn} nothing to melds of {partner}.")
    }
}

pub(super) fn concealed_beside_melds(table: &Table) -> String {
    if table.alone() {
        return "You have no partner who could have melded.".to_owned();
    }
    let partner = table.partner();
    if table.rules.concealed_beside_melds {
        format!("Your hand may be concealed even if {partner} has melded.")
    } else {
        format!("Your hand is not concealed if {partner} has melded.")
    }
}

pub(super) fn asking(table: &Table) -> String {
    if table.alone() {
        return "Nobody has a partner, so nobody asks “May I go out?”.".to_owned();
    }
    let you = if table.players.is_some() { "You may" } else { "If you have a partner, you may" };
    let time = match table.rules.asking {
        Asking::BeforeTaking => "before or after drawing, but no longer when you have laid a card or taken the pile",
        Asking::AfterDrawingOrTaking => {
            "after drawing or after taking the pile, before you lay any meld other than the one that took the pile"
        }
    };
    format!("{you} ask “May I go out?” once a turn: {time}.")
}

pub(super) fn natural_canasta_bonus(table: &Table) -> String {
    bonus("A natural canasta", table.rules.natural_canasta_bonus, "besides its cards")
}

pub(super) fn mixed_canasta_bonus(table: &Table) -> String {
    bonus("A mixed canasta", table.rules.mixed_canasta_bonus, "besides its cards")
}

fn bonus(what: &str, n: i32, more: &str) -> String {
    match n {
        0 => format!("{what} brings no bonus."),
        n => format!("{what} brings {} {more}.", some_points(n)),
    }
}

pub(super) fn concealed_canasta_bonus(table: &Table) -> String {
    match table.rules.concealed_canasta_bonus {
        0 => "A canasta that is laid whole at once brings nothing more than another.".to_owned(),
        n => format!(
            "A canasta that is laid whole at once from your hand, with or without the pile's top card, brings {} \
             more; it keeps them when cards are added later.",
            some_points(n)
        ),
    }
}

pub(super) fn red_three_bonus(table: &Table) -> String {
    let counts = table.either(
        "for your side if it has a meld at the end of the deal, against it if it has none",
        "for you if you have a meld at the end of the deal, against you if you have none",
    );
    match table.rules.red_three_bonus {
        0 => "A red three on the table counts nothing.".to_owned(),
        n => format!("Each red three on the table counts {}: {counts}.", some_points(n)),
    }
}

pub(super) fn four_red_threes_bonus(table: &Table) -> String {
    let holder = table.either("on one side", "with one player");
    match table.rules.four_red_threes_bonus {
        0 => format!("All four red threes {holder} count nothing."),
        n => format!("All four red threes {holder} count {} in all, for or against in the same way.", some_points(n)),
    }
}

pub(super) fn going_out_bonus(table: &Table) -> String {
    match table.rules.going_out_bonus {
        0 => "Going out brings no bonus.".to_owned(),
        n => format!("Going out brings {}.", some_points(n)),
    }
}

pub(super) fn concealed_bonus(table: &Table) -> String {
    match table.rules.concealed_bonus {
        0 => "Going out concealed brings no bonus.".to_owned(),
        n => format!("Going out concealed brings {} in all.", some_points(n)),
    }
}

pub(super) fn game_points(table: &Table) -> String {
    let who = table.either("a side", "a player");
    format!("The game is over when {who} has {} or more at the end of a deal.", some_points(table.rules.game_points))
}
