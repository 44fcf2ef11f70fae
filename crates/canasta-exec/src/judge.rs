//! Whether a seat may do what it says, by the rules and by its own view.

use canasta::illegal::CannotDeclare;
use canasta::{Act, Card, DECK, DressedAct, DressedView, Illegal, Kind};

/// Judges an act of the seat whose view this is and which has to act, as [`canasta::Dressed::apply`] would: without the
/// deal, which the one who asks a bot may not have. Returns the act by kinds.
///
/// # Errors
/// The rule that forbids it.
pub fn judge(view: &DressedView, act: &DressedAct) -> Result<Act, Illegal> {
    let own = view.undressed().ok_or(Illegal::DealOver)?;
    if own.public.to_act() != Some(own.seat) {
        return Err(Illegal::DealOver);
    }
    let named = act.cards();
    // More cards than there are: some face is not there, and counting them by kind could overflow.
    if named.len() > DECK {
        let card = named.iter().find(|&&card| too_often(view, card, &named).is_some()).copied();
        return Err(card.and_then(|card| too_often(view, card, &named)).unwrap_or(Illegal::NothingNamed));
    }
    let kinds = act.undressed()?;
    // The rules speak first (wrong phase, not enough of a kind); then the very faces must be there.
    own.check(&kinds)?;
    if let DressedAct::Declare(card) = act {
        if card.kind() != Kind::RedThree {
            return Err(Illegal::CannotDeclare(CannotDeclare::NotARedThree));
        }
        if !view.hand.contains(card) {
            return Err(Illegal::CannotDeclare(CannotDeclare::NotThere));
        }
    }
    named.iter().find_map(|&card| too_often(view, card, &named)).map_or(Ok(kinds), Err)
}

/// The refusal, if the card is named more often than it is held.
fn too_often(view: &DressedView, card: Card, named: &[Card]) -> Option<Illegal> {
    let count = |cards: &[Card]| u8::try_from(cards.iter().filter(|&&c| c == card).count()).unwrap_or(u8::MAX);
    let (named, held) = (count(named), count(&view.hand));
    (named > held).then_some(Illegal::NotInHand { kind: card.kind(), card: Some(card), named, held })
}
