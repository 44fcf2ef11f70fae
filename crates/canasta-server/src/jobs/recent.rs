//! Recently used reviews of records that visitors opened.

use std::collections::BTreeMap;
use std::sync::Arc;

use canasta_analysis::review::SeatReview;

use crate::jobs::queue::ReviewOf;

/// Maximum number of reviews in memory. Each takes about 200 kB.
const MAX_REVIEWS: usize = 50;

#[derive(Default)]
pub(crate) struct RecentReviews {
    reviews: BTreeMap<ReviewOf, (u64, Arc<SeatReview>)>,
    looks: u64,
}

impl RecentReviews {
    /// The review, if it is still in memory.
    pub(crate) fn get(&mut self, of: &ReviewOf) -> Option<Arc<SeatReview>> {
        self.looks += 1;
        let (last_look, review) = self.reviews.get_mut(of)?;
        *last_look = self.looks;
        Some(Arc::clone(review))
    }

    /// Adds a review. If there are too many, removes the least recently used one.
    pub(crate) fn insert(&mut self, of: ReviewOf, review: Arc<SeatReview>) {
        self.looks += 1;
        self.reviews.insert(of, (self.looks, review));
        if self.reviews.len() > MAX_REVIEWS {
            let oldest = self.reviews.iter().min_by_key(|(_, (last_look, _))| *last_look);
            if let Some(oldest) = oldest.map(|(of, _)| of.clone()) {
                self.reviews.remove(&oldest);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use canasta::Seat;
    use canasta_analysis::review::{Accuracy, Amount};
    use canasta_bots::Estimate;

    use super::*;
    use crate::jobs::GameId;

    fn of(byte: usize) -> ReviewOf {
        (GameId::Record([u8::try_from(byte).unwrap(); 32]), Seat(0))
    }

    #[test]
    fn removes_the_least_recently_used_review() {
        let accuracy = Accuracy { percent: 100.0, least: 100.0, most: 100.0, lost: Estimate::default(), choices: 0 };
        let nothing = Amount::NONE;
        let review = SeatReview {
            seat: Seat(0),
            before: nothing,
            result: nothing,
            luck: nothing,
            skill: nothing,
            deals: Vec::new(),
            accuracy,
        };
        let mut recent = RecentReviews::default();
        for byte in 0..MAX_REVIEWS {
            recent.insert(of(byte), Arc::new(review.clone()));
        }
        assert!(recent.get(&of(0)).is_some());
        recent.insert(of(MAX_REVIEWS), Arc::new(review));
        let is_stored: Vec<bool> = [0, 1, 2, MAX_REVIEWS].map(|byte| recent.get(&of(byte)).is_some()).to_vec();
        assert_eq!(is_stored, [true, false, true, true]);
    }
}
