//! What is the same in every rule set, and the order in which a rule set is told.

use super::Part::{self, Always, Field};
use super::table::Table;
use crate::number;

pub(super) const DEAL: &[Part] = &[
    Always(sides),
    Field("seating"),
    Field("first_dealer"),
    Field("cut"),
    Field("hand_size"),
    Always(|_| {
        says(
            "Cards are dealt one at a time, clockwise from the dealer's left. The player to the dealer's left plays \
             first; the deal passes clockwise.",
        )
    }),
    Always(|_| says("The rest of the cards is the stock. Its top card is turned up and begins the discard pile.")),
    Field("upcard"),
    Field("exact_deal_bonus"),
];

pub(super) const CARDS: &[Part] = &[
    Always(|_| says("The game is played with two packs of 52 cards and four jokers, 108 cards in all.")),
    Always(|_| {
        says(
            "Jokers and twos are wild: in a meld they stand for any rank from four to ace. The cards from four to ace \
             are natural cards. Threes are neither.",
        )
    }),
    Always(|_| {
        says(
            "A joker counts 50, an ace or a two 20, a king, queen, jack, ten, nine or eight 10, and a seven, six, \
             five, four or black three 5. A red three has no value of its own, only its bonus.",
        )
    }),
];

pub(super) const TURN: &[Part] = &[
    Always(|_| {
        says(
            "In your turn you first draw from the stock or take the discard pile. Then you may lay down melds and add \
             to them. A discard ends the turn, and the next player to the left goes on.",
        )
    }),
    Field("draw_count"),
    Always(|table| {
        table.may_draw_several().then(|| "If fewer are left in the stock, you draw what is there.".to_owned())
    }),
    Always(|_| says("What is laid stays laid, and what is drawn stays drawn.")),
];

pub(super) const THREES: &[Part] = &[
    Field("declaring"),
    Field("dealt_red_threes"),
    Field("undeclared_penalty"),
    Always(|table| table.by_hand().then(|| BY_HAND.to_owned())),
    Always(|_| says("A red three in a pile that you take goes to the table; you draw no other card for it.")),
    Always(|_| {
        says(
            "A red three is no meld: it does not open, counts nothing towards the opening, and does not spoil a \
             concealed hand.",
        )
    }),
    Field("red_three_bonus"),
    Field("four_red_threes_bonus"),
    Field("red_three_freezes"),
    Field("black_three_freezes"),
    Always(|_| {
        says(
            "Black threes are melded only in the turn in which you go out: three or four of them, without wild \
              cards.",
        )
    }),
];

const BY_HAND: &str = "You may still declare it later; a red three never declared brings no bonus. If the deal ends \
                       before your first turn, a red three that you were dealt costs nothing and goes to the table. \
                       In your hand a red three counts as a card, but you can neither meld nor discard it.";

pub(super) const MELDS: &[Part] = &[
    Always(|_| {
        says(
            "A meld is three or more cards of one rank, at least two of them natural and at most three wild. \
             Sequences are no melds.",
        )
    }),
    Field("wilds_may_outnumber"),
    Always(|table| {
        says(table.either(
            "The melds of a side belong to all its players. It has one meld of each rank, to which cards may be added \
             later. You may meld a rank that the opponents have, but never add to their melds.",
            "You have one meld of each rank, to which more cards may be added later. You may meld a rank that others \
             have, but never add to their melds.",
        ))
    }),
    Always(|_| {
        says(
            "A meld of seven or more cards is a canasta: a natural one without wild cards, else a mixed one. It is \
             squared up, with a red card on top if it is natural and a black card if it is mixed. A wild card added \
             to a natural canasta makes it a mixed one; other cards added count only their values.",
        )
    }),
    Field("natural_canasta_bonus"),
    Field("mixed_canasta_bonus"),
    Field("concealed_canasta_bonus"),
];

pub(super) const OPENING: &[Part] = &[
    Always(|table| {
        says(table.either(
            "The first meld of your side in a deal is its opening.",
            "Your first meld in a deal is your opening.",
        ))
    }),
    Field("minimums"),
    Always(|_| {
        says(
            "The opening is laid at once; several melds count together. If you open with the pile, its top card \
             counts, but no other card of it. Bonuses never count.",
        )
    }),
    Field("pile_opening_outnumbers"),
    Always(|_| {
        says(
            "An opening needs no minimum if you go out concealed with it and took nothing from the pile in that \
              turn.",
        )
    }),
];

pub(super) const PILE: &[Part] = &[
    Always(|_| {
        says(
            "You may take the discard pile instead of drawing, if with cards from your hand you meld its top card or \
             add it to a meld on the table. No other card of the pile may help with that. Then the rest of the pile \
             joins your hand, and you may lay down more.",
        )
    }),
    Always(|_| says("The pile is never taken while a wild card or a three lies on top.")),
    Always(frozen),
    Field("frozen_until_opened"),
    Always(|table| {
        says(table.either(
            "A frozen pile is taken with two natural cards of the top card's rank from your hand, and wild cards may \
             go with them. They may join your side's meld of that rank.",
            "A frozen pile is taken with two natural cards of the top card's rank from your hand, and wild cards may \
             go with them. They may join your meld of that rank.",
        ))
    }),
    Always(|table| {
        says(table.either(
            "A pile that is not frozen can also be taken by adding its top card to your side's meld of that rank.",
            "A pile that is not frozen can also be taken by adding its top card to your meld of that rank.",
        ))
    }),
    Field("take_with_wild"),
    Field("one_card_takes_one_card"),
    Field("pile_looked_through"),
];

pub(super) const GOING_OUT: &[Part] = &[
    Always(|_| {
        says(
            "You go out when you lay down or discard your last card. The deal is over then. A last discard is not \
             needed.",
        )
    }),
    Field("canastas_to_go_out"),
    Always(|_| {
        says(
            "If you cannot go out, at least one card must stay in your hand at the end of your turn. What would make \
             that impossible may not be laid or discarded.",
        )
    }),
    Field("going_out_bonus"),
    Always(|_| {
        says(
            "You go out concealed when you have laid no card in the deal before and lay down your whole hand in one \
             turn, with a whole canasta among it. You may take the pile in that turn, and the last card may be a \
             discard.",
        )
    }),
    Field("concealed_beside_melds"),
    Field("concealed_may_add"),
    Field("concealed_bonus"),
    Field("asking"),
    Always(answer),
];

pub(super) const STOCK_END: &[Part] = &[
    Field("last_drawer_ends"),
    Always(|table| {
        table.goes_on_without_stock().then(|| {
            "When the stock is empty, play goes on as long as each player takes the pile. A player who cannot take \
             it, or does not want to, passes, and the deal is over."
                .to_owned()
        })
    }),
    Field("must_take_when_stock_empty"),
    Always(|_| {
        says(
            "If the last card of the stock is a red three, it goes to the table and the deal is over at once: the \
             player may neither meld nor discard.",
        )
    }),
];

pub(super) const SCORES: &[Part] = &[
    Always(|table| {
        let who = table.either("each side scores its", "each player scores the");
        let hands = table.either("its hands", "the hand");
        let penalties = if table.by_hand() { ", and less the penalties" } else { "" };
        Some(format!(
            "In a deal {who} bonuses and the values of the cards melded, less the values of the cards left in \
             {hands}{penalties}. This may be less than nothing. It is written down with the running total."
        ))
    }),
    Field("game_points"),
    Always(|_| {
        says(
            "The highest total wins, by its lead over the second; there is no bonus for winning. If the highest \
             totals are equal, one more deal is played.",
        )
    }),
];

pub(super) const KNOWING: &[Part] = &[
    Always(|_| {
        says(
            "You may always know what lies on the table, the pile's top card, how many cards the pile, the stock and \
             each hand have, whether the pile is frozen and by which card, the totals and the opening minimums.",
        )
    }),
    Always(|_| {
        says(
            "A player with one card left says so. The sixth card of a meld may lie crosswise, to show that one more \
             makes it a canasta.",
        )
    }),
    Always(|table| {
        let talk = "Partners may tell each other the minimum when one of them opens, remind each other of red threes, \
                    and ask whether to go out. They say nothing else about the play.";
        table.may_have_partner().then(|| talk.to_owned())
    }),
];

#[expect(clippy::unnecessary_wraps, reason = "of one type with those that may have nothing to say")]
fn says(text: &str) -> Option<String> {
    Some(text.to_owned())
}

fn sides(table: &Table) -> Option<String> {
    Some(match table.players {
        None => "Two to six play. Four play two against two and six play three against three, partners and opponents \
                 sitting alternately. Two, three and five play each alone; a side is then one player."
            .to_owned(),
        Some(players) => match players.count() {
            4 => "Four play, two against two. Partners sit opposite each other.".to_owned(),
            6 => "Six play, three against three. Partners and opponents sit alternately.".to_owned(),
            n => {
                let n = number(n.into());
                format!("{}{} play, each alone.", n[..1].to_uppercase(), &n[1..])
            }
        },
    })
}

fn frozen(table: &Table) -> Option<String> {
    let by = match (table.rules.red_three_freezes, table.rules.black_three_freezes) {
        (true, true) => "a wild card, a red three or a black three",
        (true, false) => "a wild card or a red three",
        (false, true) => "a wild card or a black three",
        (false, false) => "a wild card",
    };
    Some(format!(
        "The pile is frozen for everyone while it holds {by}; the lowest such card lies sideways. Only taking it ends \
         the freeze."
    ))
}

fn answer(table: &Table) -> Option<String> {
    let answers = match table.players {
        Some(players) if players.side_size() == 1 => return None,
        Some(players) if players.side_size() == 2 => "Your partner answers yes or no",
        Some(_) => "The partner whose turn comes next answers yes or no",
        None => "The partner (with three on a side the one whose turn comes next) answers yes or no",
    };
    Some(format!(
        "{answers}, and the answer binds you: after a yes you must go out in this turn, after a no you may not. You \
         may ask only if you can go out and could also play on. You need not ask."
    ))
}
