//! Refused actions: a stable code, a reason in words, and the chapter of the rule book.

use canasta::illegal::{CannotAsk, CannotDeclare, NotNow, Threes, WhichMeld};
use canasta::{Card, Frozen, Illegal, Kind, ParseError};

use crate::messages::refusal;
use crate::{Lang, Message};

/// A refusal for players and programs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The rule, from a fixed list that programs can rely on.
    pub code: &'static str,
    /// The reason. Follows “Not allowed:”, so it has no capital and no full stop.
    pub because: String,
    /// The chapter of the rule book: `book/src/rules/<chapter>.md`.
    pub rule: &'static str,
}

/// Explains why the rules don't allow an action.
pub fn explain(lang: Lang, illegal: &Illegal) -> Refusal {
    Refusal { code: illegal.code(), rule: chapter(illegal), because: reason(lang, illegal).into() }
}

const fn chapter(illegal: &Illegal) -> &'static str {
    match illegal {
        Illegal::NotNow(NotNow::DrawFirst | NotNow::AlreadyDrew)
        | Illegal::NotInHand { .. }
        | Illegal::NothingNamed
        | Illegal::FirstRound => "turn",
        Illegal::NotNow(NotNow::AnswerDue | NotNow::NothingAsked)
        | Illegal::PartnerSaidNo
        | Illegal::MustAsk
        | Illegal::MustGoOut { .. }
        | Illegal::CannotAsk(_) => "asking",
        Illegal::NotNow(NotNow::StockNotEmpty) | Illegal::StockEmpty | Illegal::MustTakePile { .. } => "stock-end",
        Illegal::DealOver => "scores",
        Illegal::MeldTooSmall { .. }
        | Illegal::TooFewNaturals { .. }
        | Illegal::TooManyWilds { .. }
        | Illegal::WildsOutnumber { .. }
        | Illegal::WildsNeedNaturals { .. }
        | Illegal::WildOnNaturalCanasta { .. }
        | Illegal::MixedRanks { .. }
        | Illegal::WhichMeld(_)
        | Illegal::NoSuchMeld { .. } => "melds",
        Illegal::NaturalsMustOutnumber { .. } | Illegal::WildInInitialMeld { .. } | Illegal::BelowMinimum { .. } => {
            "opening"
        }
        Illegal::ThreesNotMelded(_) | Illegal::CannotDiscard | Illegal::CannotDeclare(_) => "threes",
        Illegal::PileEmpty
        | Illegal::PileTopBlocked { .. }
        | Illegal::PileFrozen { .. }
        | Illegal::PileNeedsMatch { .. }
        | Illegal::CanastaComplete { .. }
        | Illegal::TakenThisTurn { .. }
        | Illegal::OneCardHand => "pile",
        Illegal::MustKeepCard { .. } | Illegal::NoCanasta { .. } => "going-out",
    }
}

fn reason(lang: Lang, illegal: &Illegal) -> Message {
    match *illegal {
        Illegal::NotNow(why) => not_now(lang, why).into(),
        Illegal::FirstRound => refusal::first_round(lang).into(),
        Illegal::DealOver => refusal::deal_over(lang).into(),
        Illegal::NotInHand { kind, card, named, held } => not_in_hand(lang, kind, card, named, held),
        Illegal::NothingNamed => refusal::nothing_named(lang).into(),
        Illegal::MeldTooSmall { rank, cards } => refusal::meld_too_small(lang, rank, cards),
        Illegal::TooFewNaturals { rank, naturals } => refusal::too_few_naturals(lang, rank, naturals),
        Illegal::TooManyWilds { rank, wilds } => refusal::too_many_wilds(lang, rank, wilds),
        Illegal::WildsOutnumber { rank, naturals, wilds } => refusal::wilds_outnumber(lang, rank, naturals, wilds),
        Illegal::WildsNeedNaturals { rank, naturals, wilds, needs } => {
            refusal::wilds_need_naturals(lang, rank, naturals, wilds, needs)
        }
        Illegal::WildOnNaturalCanasta { rank } => refusal::wild_on_natural_canasta(lang, rank),
        Illegal::NaturalsMustOutnumber { rank, naturals, wilds } => {
            refusal::naturals_must_outnumber(lang, rank, naturals, wilds)
        }
        Illegal::WildInInitialMeld { rank, wilds } => refusal::wild_in_initial_meld(lang, rank, wilds),
        Illegal::MixedRanks { one, other } => refusal::mixed_ranks(lang, one, other),
        Illegal::WhichMeld(WhichMeld::NoRank) => refusal::wilds_alone(lang).into(),
        Illegal::WhichMeld(WhichMeld::NamedTwice(rank)) => refusal::named_twice(lang, rank),
        Illegal::NoSuchMeld { rank } => refusal::no_such_meld(lang, rank),
        Illegal::ThreesNotMelded(why) => threes(lang, why).into(),
        Illegal::BelowMinimum { needs, makes } => refusal::below_minimum(lang, needs, makes),
        Illegal::PileEmpty => refusal::pile_empty(lang).into(),
        Illegal::StockEmpty => refusal::stock_empty(lang).into(),
        Illegal::PileTopBlocked { top } => refusal::pile_blocked(lang, top),
        Illegal::PileFrozen { why: Frozen::By(by), top, named, held } => {
            refusal::pile_frozen(lang, by, top, named, held)
        }
        Illegal::PileFrozen { why: Frozen::NoInitialMeld, top, named, held } => {
            refusal::pile_frozen_unopened(lang, top, named, held)
        }
        Illegal::PileNeedsMatch { top, held, wild_allowed } => refusal::pile_needs_match(lang, top, held, wild_allowed),
        Illegal::CanastaComplete { rank } => refusal::canasta_complete(lang, rank),
        Illegal::TakenThisTurn { kind, .. } => refusal::taken_this_turn(lang, kind),
        Illegal::OneCardHand => refusal::one_card_hand(lang).into(),
        Illegal::MustTakePile { top } => refusal::must_take_pile(lang, top),
        Illegal::MustKeepCard { needs, has } => refusal::must_keep_card(lang, needs, has),
        Illegal::NoCanasta { needs, has } => refusal::no_canasta(lang, needs, has),
        Illegal::PartnerSaidNo => refusal::partner_said_no(lang).into(),
        Illegal::MustAsk => refusal::must_ask(lang).into(),
        Illegal::MustGoOut { undeclared: 0 } => refusal::must_go_out(lang).into(),
        Illegal::MustGoOut { undeclared } => refusal::must_go_out_declare(lang, undeclared),
        Illegal::CannotAsk(why) => cannot_ask(lang, why),
        Illegal::CannotDiscard => refusal::cannot_discard(lang).into(),
        Illegal::CannotDeclare(why) => cannot_declare(lang, why).into(),
    }
}

fn not_now(lang: Lang, why: NotNow) -> &'static str {
    match why {
        NotNow::DrawFirst => refusal::draw_first(lang),
        NotNow::AlreadyDrew => refusal::already_drew(lang),
        NotNow::AnswerDue => refusal::answer_due(lang),
        NotNow::NothingAsked => refusal::nothing_asked(lang),
        NotNow::StockNotEmpty => refusal::stock_not_empty(lang),
    }
}

fn not_in_hand(lang: Lang, kind: Kind, card: Option<Card>, named: u8, held: u8) -> Message {
    match (card, held) {
        (Some(card), 0) => refusal::card_not_held(lang, card),
        (Some(card), held) => refusal::card_held_less(lang, card, named, held),
        (None, 0) => refusal::kind_not_held(lang, kind),
        (None, held) => refusal::kind_held_less(lang, kind, named, held),
    }
}

fn threes(lang: Lang, why: Threes) -> &'static str {
    match why {
        Threes::Red => refusal::red_threes_not_melded(lang),
        Threes::BlackNotGoingOut => refusal::black_threes_not_yet(lang),
        Threes::BlackWithWild => refusal::black_threes_no_wilds(lang),
    }
}

fn cannot_ask(lang: Lang, why: CannotAsk) -> Message {
    let fixed = match why {
        CannotAsk::DeclareFirst { undeclared } => return refusal::ask_declare_first(lang, undeclared),
        CannotAsk::Alone => refusal::ask_alone(lang),
        CannotAsk::Twice => refusal::ask_twice(lang),
        CannotAsk::TooLate => refusal::ask_too_late(lang),
        CannotAsk::MeldedMore => refusal::ask_melded_more(lang),
        CannotAsk::TooEarly => refusal::ask_too_early(lang),
        CannotAsk::Unable => refusal::ask_unable(lang),
        CannotAsk::NoWayBack => refusal::ask_no_way_back(lang),
    };
    fixed.into()
}

fn cannot_declare(lang: Lang, why: CannotDeclare) -> &'static str {
    match why {
        CannotDeclare::Automatic => refusal::declare_automatic(lang),
        CannotDeclare::NotHeld => refusal::declare_not_held(lang),
        CannotDeclare::NotARedThree => refusal::declare_other_card(lang),
    }
}

/// The refusal of a text that can't be parsed as an action.
pub fn unreadable(lang: Lang, unreadable: &ParseError) -> Refusal {
    let because: Message = match unreadable {
        ParseError::Word(word) => refusal::unread_word(lang, &shortened(word)),
        ParseError::Card(text) => refusal::unread_card(lang, &shortened(text)),
        ParseError::Rank(text) => refusal::unread_rank(lang, &shortened(text)),
        ParseError::EmptyGroup => refusal::nothing_named(lang).into(),
        ParseError::OneCard { word, named } => refusal::unread_one_card(lang, word, *named),
        ParseError::Alone { word, extra } => refusal::unread_alone(lang, word, &shortened(extra)),
        _ => refusal::unread_nothing(lang).into(),
    };
    Refusal { code: "unreadable", because: because.into(), rule: "turn" }
}

/// Longer texts from outside are cut off.
const MAX_QUOTED_CHARS: usize = 24;

fn shortened(text: &str) -> String {
    match text.char_indices().nth(MAX_QUOTED_CHARS) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}
