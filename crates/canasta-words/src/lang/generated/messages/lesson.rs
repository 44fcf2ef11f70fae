// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/lesson.ftl`

use crate::{Lang, Message, Name, Number};

/// “Learn by playing”
pub fn title(lang: Lang) -> &'static str {
    lang.messages().lesson_title
}

/// “Learn by playing:”
///
/// In front of the rest of the panel, for a screen reader.
pub fn panel(lang: Lang) -> &'static str {
    lang.messages().lesson_panel
}

/// “Step `{step}` of `{steps}`.”
pub fn step(lang: Lang, step: impl Into<Number>, steps: impl Into<Number>) -> Message {
    (lang.messages().lesson_step)(step.into(), steps.into())
}

/// “`{player}` is to play.”
pub fn to_play<'a>(lang: Lang, player: Name<'a>) -> Message {
    (lang.messages().lesson_to_play)(player)
}

/// “You and Anna play against Ruth and Paul. Collect cards of the same rank, such as kings. Each turn begins with a new card: draw one.”
pub fn say_1(lang: Lang) -> &'static str {
    lang.messages().lesson_say_1
}

/// “You drew a king. Each turn ends with a discard: one card goes face up on the pile. Give away the four: it is worth little.”
pub fn say_2(lang: Lang) -> &'static str {
    lang.messages().lesson_say_2
}

/// “Three or more cards of one rank make a meld. Twos and jokers are wild: they stand for any card. Your first melds must make 50 points. Draw.”
pub fn say_3(lang: Lang) -> &'static str {
    lang.messages().lesson_say_3
}

/// “You drew a red three: it goes on the table by itself, worth 100. Now lay down your three kings, 10 each, with the wild two, worth 20: 50 in all.”
pub fn say_4(lang: Lang) -> &'static str {
    lang.messages().lesson_say_4
}

/// “Your side has opened: its first melds are down. From now on any meld will do, however small. End your turn: discard the nine.”
pub fn say_5(lang: Lang) -> &'static str {
    lang.messages().lesson_say_5
}

/// “Paul discarded a queen, and you hold two. So do not draw: take the whole pile. The three queens become a meld.”
pub fn say_6(lang: Lang) -> &'static str {
    lang.messages().lesson_say_6
}

/// “The rest of the pile is in your hand. With it you have three fives and three sixes: lay both melds down. To choose a whole column, press and hold it.”
pub fn say_7(lang: Lang) -> &'static str {
    lang.messages().lesson_say_7
}

/// “Melds belong to both partners: Anna may add to yours, and you to hers. End your turn: discard a four.”
pub fn say_8(lang: Lang) -> &'static str {
    lang.messages().lesson_say_8
}

/// “Paul discarded a jack, and you hold only one. Since your side has opened, one jack and a wild card will do: use your joker.”
pub fn say_9(lang: Lang) -> &'static str {
    lang.messages().lesson_say_9
}

/// “The main aim is a canasta: a meld of seven cards. Your kings are five already, with the two among them. Now discard a four.”
pub fn say_10(lang: Lang) -> &'static str {
    lang.messages().lesson_say_10
}

/// “Paul discarded a king, and you have kings on the table. So you can take the pile without a card from your hand.”
pub fn say_11(lang: Lang) -> &'static str {
    lang.messages().lesson_say_11
}

/// “Your kings are six now: one more makes a canasta. The pile also brought you a third nine. Lay the three nines down.”
pub fn say_12(lang: Lang) -> &'static str {
    lang.messages().lesson_say_12
}

/// “Black threes stop the next player. Ruth may not take one, and it freezes the pile, as a wild card does. Discard your black three.”
pub fn say_13(lang: Lang) -> &'static str {
    lang.messages().lesson_say_13
}

/// “Paul’s queen would fit your meld. But the pile is frozen: it needs two queens from your hand, and you have none. So draw.”
pub fn say_14(lang: Lang) -> &'static str {
    lang.messages().lesson_say_14
}

/// “Another king: the seventh card, and so a canasta. It brings 300 points; without a wild card it would bring 500. Add the king.”
pub fn say_15(lang: Lang) -> &'static str {
    lang.messages().lesson_say_15
}

/// “Your canasta lies squared up; black shows that a wild card is in it. Now discard the four or the ten, as you like.”
pub fn say_16(lang: Lang) -> &'static str {
    lang.messages().lesson_say_16
}

/// “You have three cards. Your side has a canasta, so if you can play all your cards, you go out and the deal ends. First draw.”
pub fn say_17(lang: Lang) -> &'static str {
    lang.messages().lesson_say_17
}

/// “A third eight. Lay the eights down; then one card is left, and that will be your last discard. In a game you can ask your partner first whether to go out.”
pub fn say_18(lang: Lang) -> &'static str {
    lang.messages().lesson_say_18
}

/// “This is your last card. Discard it and you go out: the deal ends, and your side gets 100 points for it.”
pub fn say_19(lang: Lang) -> &'static str {
    lang.messages().lesson_say_19
}

/// “first draw a card from the stock.”
pub fn first_1(lang: Lang) -> &'static str {
    lang.messages().lesson_first_1
}

/// “choose the four, then press Discard.”
pub fn first_2(lang: Lang) -> &'static str {
    lang.messages().lesson_first_2
}

/// “first draw a card from the stock.”
pub fn first_3(lang: Lang) -> &'static str {
    lang.messages().lesson_first_3
}

/// “lay down the three kings together with the two.”
pub fn first_4(lang: Lang) -> &'static str {
    lang.messages().lesson_first_4
}

/// “end your turn with the nine.”
pub fn first_5(lang: Lang) -> &'static str {
    lang.messages().lesson_first_5
}

/// “take the pile with your two queens.”
pub fn first_6(lang: Lang) -> &'static str {
    lang.messages().lesson_first_6
}

/// “lay down the three fives and the three sixes.”
pub fn first_7(lang: Lang) -> &'static str {
    lang.messages().lesson_first_7
}

/// “end your turn with a four.”
pub fn first_8(lang: Lang) -> &'static str {
    lang.messages().lesson_first_8
}

/// “take the pile with your jack and the joker.”
pub fn first_9(lang: Lang) -> &'static str {
    lang.messages().lesson_first_9
}

/// “end your turn with a four.”
pub fn first_10(lang: Lang) -> &'static str {
    lang.messages().lesson_first_10
}

/// “take the pile onto your kings.”
pub fn first_11(lang: Lang) -> &'static str {
    lang.messages().lesson_first_11
}

/// “lay down the three nines.”
pub fn first_12(lang: Lang) -> &'static str {
    lang.messages().lesson_first_12
}

/// “discard the black three.”
pub fn first_13(lang: Lang) -> &'static str {
    lang.messages().lesson_first_13
}

/// “the pile is frozen for you, so draw a card.”
pub fn first_14(lang: Lang) -> &'static str {
    lang.messages().lesson_first_14
}

/// “add the king to your kings.”
pub fn first_15(lang: Lang) -> &'static str {
    lang.messages().lesson_first_15
}

/// “end your turn with the four or the ten.”
pub fn first_16(lang: Lang) -> &'static str {
    lang.messages().lesson_first_16
}

/// “first draw a card from the stock.”
pub fn first_17(lang: Lang) -> &'static str {
    lang.messages().lesson_first_17
}

/// “lay down the three eights.”
pub fn first_18(lang: Lang) -> &'static str {
    lang.messages().lesson_first_18
}

/// “discard your last card.”
pub fn first_19(lang: Lang) -> &'static str {
    lang.messages().lesson_first_19
}

/// “the lesson is one deal. Play a whole game, or play the lesson again.”
///
/// Where another deal is asked for.
pub fn one_deal(lang: Lang) -> &'static str {
    lang.messages().lesson_one_deal
}

/// “Now the others play: first Ruth, then Anna, then Paul. Each draws a card and discards one.”
pub fn meanwhile_2(lang: Lang) -> &'static str {
    lang.messages().lesson_meanwhile_2
}

/// “A meld needs at least two cards that are not wild, and at most three of its cards may be wild.”
pub fn meanwhile_5(lang: Lang) -> &'static str {
    lang.messages().lesson_meanwhile_5
}

/// “Watch Anna: she adds a king and a queen to your melds.”
pub fn meanwhile_8(lang: Lang) -> &'static str {
    lang.messages().lesson_meanwhile_8
}

/// “The others may take the pile as well: Ruth takes your four, and opens for her side.”
pub fn meanwhile_10(lang: Lang) -> &'static str {
    lang.messages().lesson_meanwhile_10
}

/// “A frozen pile is harder to take: it needs two cards from the hand, of the same rank as the top card.”
pub fn meanwhile_13(lang: Lang) -> &'static str {
    lang.messages().lesson_meanwhile_13
}

/// “A side with a canasta may go out: one of the partners plays a last card, and the deal ends.”
pub fn meanwhile_16(lang: Lang) -> &'static str {
    lang.messages().lesson_meanwhile_16
}

/// “That was your first deal”
pub fn ended(lang: Lang) -> &'static str {
    lang.messages().lesson_ended
}

/// “You went out with a canasta of kings. A game goes on, deal after deal, until a side has 5,000 points. Against the computer, the lamp gives you a hint when you ask for one.”
pub fn ended_about(lang: Lang) -> &'static str {
    lang.messages().lesson_ended_about
}

/// “What the score says”
pub fn score(lang: Lang) -> &'static str {
    lang.messages().lesson_score
}

/// “Natural canastas”
pub fn natural(lang: Lang) -> &'static str {
    lang.messages().lesson_natural
}

/// “A canasta without wild cards is worth 500. Neither side had one this time.”
pub fn natural_about(lang: Lang) -> &'static str {
    lang.messages().lesson_natural_about
}

/// “Mixed canastas”
pub fn mixed(lang: Lang) -> &'static str {
    lang.messages().lesson_mixed
}

/// “Your seven kings have a wild card among them: `{points}` points.”
pub fn mixed_about(lang: Lang, points: i32) -> Message {
    (lang.messages().lesson_mixed_about)(points)
}

/// “Red threes”
pub fn red_threes(lang: Lang) -> &'static str {
    lang.messages().lesson_red_threes
}

/// “100 points each: you got `{ours}`, and they `{theirs}`. A side without a meld would lose them instead.”
pub fn red_threes_about(lang: Lang, ours: i32, theirs: i32) -> Message {
    (lang.messages().lesson_red_threes_about)(ours, theirs)
}

/// “Going out”
pub fn going_out(lang: Lang) -> &'static str {
    lang.messages().lesson_going_out
}

/// “You went out: `{points}` points for your side.”
pub fn going_out_about(lang: Lang, points: i32) -> Message {
    (lang.messages().lesson_going_out_about)(points)
}

/// “Cards melded”
pub fn melded(lang: Lang) -> &'static str {
    lang.messages().lesson_melded
}

/// “Every card laid down counts: joker 50, two and ace 20, king to eight 10, the others 5. You laid down `{ours}` points, they `{theirs}`.”
pub fn melded_about(lang: Lang, ours: i32, theirs: i32) -> Message {
    (lang.messages().lesson_melded_about)(ours, theirs)
}

/// “Cards left in hand”
pub fn in_hand(lang: Lang) -> &'static str {
    lang.messages().lesson_in_hand
}

/// “What is still in a hand counts against its side: `{ours}` for you, from Anna’s cards, and `{theirs}` for them.”
pub fn in_hand_about(lang: Lang, ours: i32, theirs: i32) -> Message {
    (lang.messages().lesson_in_hand_about)(ours, theirs)
}

/// “Play a whole game”
pub fn play(lang: Lang) -> &'static str {
    lang.messages().lesson_play
}

/// “Play the lesson again”
pub fn again(lang: Lang) -> &'static str {
    lang.messages().lesson_again
}
