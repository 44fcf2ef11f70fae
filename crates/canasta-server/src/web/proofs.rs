//! `GET /table/{id}/fair`: what shows whether the deals of a table are fair, as JSON, for whoever may look at it. A seed
//! stands there once its deal is scored, or the game given up.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use canasta_record::fair::{Proof, Seed, hex};
use canasta_words::desk;
use serde_json::{Value, json};

use super::session::Visitor;
use super::{App, reply};

pub(super) async fn fair(State(app): State<App>, visitor: Visitor, Path(id): Path<String>) -> Response {
    let (table, seen) = match app.registry.snapshot(&id, visitor.guest).await {
        Ok(found) => found,
        Err(why) => return reply::notice(reply::unusable(why)),
    };
    if seen.is_none() {
        return reply::notice(desk::NOT_YOUR_SEAT);
    }
    let deals: Vec<Value> = table.proofs().iter().map(told).collect();
    reply::value(StatusCode::OK, &json!({ "table": id, "deals": deals }))
}

fn told(proof: &Proof) -> Value {
    let cuts: Vec<Value> = proof.cuts.iter().map(|(seat, cut)| json!({ "seat": seat.0, "cut": cut.text() })).collect();
    json!({
        "deal": proof.terms.deal,
        "rules": hex(&proof.terms.rules),
        "seats": proof.terms.seats_text(),
        "dealer": proof.terms.dealer.0,
        "commitment": hex(&proof.commitment),
        "seed": proof.seed.as_ref().map(Seed::text),
        "cuts": cuts,
    })
}
