//! Why an act was refused, for people: a stable code, a sentence with the numbers, and the chapter of the rules book.

use canasta::illegal::{CannotAsk, CannotDeclare, NotNow, Threes, WhichMeld};
use canasta::{Card, Frozen, Illegal, Kind};

use crate::messages::refusal;
use crate::{Lang, Message};

/// A refusal as players and programs get it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The rule, one of a fixed list; programs may branch on it.
    pub code: &'static str,
    /// The reason in plain words, to be read after “Not possible:”; no capital, no full stop.
    pub because: String,
    /// The chapter of the rules book, as in `book/src/rules/<chapter>.md`.
    pub rule: &'static str,
}

/// A refusal by the rules.
pub fn of(lang: Lang, illegal: &Illegal) -> Refusal {
    let (code, rule) = code_and_chapter(illegal);
    Refusal { code, rule, because: because(lang, illegal).into() }
}

/// The rule that refuses, one of a fixed list.
pub const fn code(illegal: &Illegal) -> &'static str {
    code_and_chapter(illegal).0
}

const fn code_and_chapter(illegal: &Illegal) -> (&'static str, &'static str) {
    match illegal {
        Illegal::NotNow(NotNow::DrawFirst | NotNow::AlreadyDrew) => ("not-now", "turn"),
        Illegal::NotNow(NotNow::AnswerDue | NotNow::NothingAsked) => ("not-now", "asking"),
        Illegal::NotNow(NotNow::StockNotEmpty) => ("not-now", "stock-end"),
        Illegal::DealOver => ("deal-over", "scores"),
        Illegal::NotInHand { .. } => ("not-in-hand", "turn"),
        Illegal::NothingNamed => ("unreadable", "turn"),
        Illegal::MeldTooSmall { .. } => ("meld-too-small", "melds"),
        Illegal::TooFewNaturals { .. } => ("too-few-naturals", "melds"),
        Illegal::TooManyWilds { .. } => ("too-many-wilds", "melds"),
        Illegal::WildsOutnumber { .. } => ("wilds-outnumber-naturals", "melds"),
        Illegal::NaturalsMustOutnumber { .. } => ("wilds-outnumber-naturals", "opening"),
        Illegal::MixedRanks { .. } => ("mixed-ranks", "melds"),
        Illegal::WhichMeld(_) => ("which-meld", "melds"),
        Illegal::NoSuchMeld { .. } => ("no-such-meld", "melds"),
        Illegal::ThreesNotMelded(_) => ("threes-not-melded", "threes"),
        Illegal::BelowMinimum { .. } => ("below-minimum", "opening"),
        Illegal::PileEmpty => ("pile-empty", "pile"),
        Illegal::StockEmpty => ("stock-empty", "stock-end"),
        Illegal::PileTopBlocked { .. } => ("pile-top-blocked", "pile"),
        Illegal::PileFrozen { .. } => ("pile-frozen", "pile"),
        Illegal::PileNeedsMatch { .. } => ("pile-needs-match", "pile"),
        Illegal::OneCardHand => ("one-card-hand", "pile"),
        Illegal::MustTakePile { .. } => ("must-take-pile", "stock-end"),
        Illegal::MustKeepCard { .. } => ("must-keep-card", "going-out"),
        Illegal::NoCanasta { .. } => ("no-canasta", "going-out"),
        Illegal::PartnerSaidNo => ("partner-said-no", "asking"),
        Illegal::MustGoOut { .. } => ("must-go-out", "asking"),
        Illegal::CannotAsk(_) => ("cannot-ask", "asking"),
        Illegal::CannotDiscard => ("cannot-discard", "threes"),
        Illegal::CannotDeclare(_) => ("cannot-declare", "threes"),
    }
}

fn because(lang: Lang, illegal: &Illegal) -> Message {
    match *illegal {
        Illegal::NotNow(why) => not_now(lang, why).into(),
        Illegal::DealOver => refusal::deal_over(lang).into(),
        Illegal::NotInHand { kind, card, named, held } => not_in_hand(lang, kind, card, named, held),
        Illegal::NothingNamed => refusal::nothing_named(lang).into(),
        Illegal::MeldTooSmall { rank, cards } => refusal::meld_too_small(lang, rank, cards),
        Illegal::TooFewNaturals { rank, naturals } => refusal::too_few_naturals(lang, rank, naturals),
        Illegal::TooManyWilds { rank, wilds } => refusal::too_many_wilds(lang, rank, wilds),
        Illegal::WildsOutnumber { rank, naturals, wilds } => refusal::wilds_outnumber(lang, rank, naturals, wilds),
        Illegal::NaturalsMustOutnumber { rank, naturals, wilds } => {
            refusal::naturals_must_outnumber(lang, rank, naturals, wilds)
        }
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
        Illegal::PileFrozen { why: Frozen::NotOpened, top, named, held } => {
            refusal::pile_frozen_unopened(lang, top, named, held)
        }
        Illegal::PileNeedsMatch { top, held, wild_allowed } => refusal::pile_needs_match(lang, top, held, wild_allowed),
        Illegal::OneCardHand => refusal::one_card_hand(lang).into(),
        Illegal::MustTakePile { top } => refusal::must_take_pile(lang, top),
        Illegal::MustKeepCard { needs, has } => refusal::must_keep_card(lang, needs, has),
        Illegal::NoCanasta { needs, has } => refusal::no_canasta(lang, needs, has),
        Illegal::PartnerSaidNo => refusal::partner_said_no(lang).into(),
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
        CannotAsk::LaidMore => refusal::ask_laid_more(lang),
        CannotAsk::TooEarly => refusal::ask_too_early(lang),
        CannotAsk::Unable => refusal::ask_unable(lang),
        CannotAsk::NoWayBack => refusal::ask_no_way_back(lang),
    };
    fixed.into()
}

fn cannot_declare(lang: Lang, why: CannotDeclare) -> &'static str {
    match why {
        CannotDeclare::Automatic => refusal::declare_automatic(lang),
        CannotDeclare::NotThere => refusal::declare_not_held(lang),
        CannotDeclare::NotARedThree => refusal::declare_other_card(lang),
    }
}
