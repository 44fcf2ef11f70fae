//! Texts over a real NATS server.

use std::sync::Arc;
use std::time::Duration;

use canasta_server::cluster::{Nats, NatsAddress};
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::cluster::nats_server::NatsServer;

fn client(address: &str) -> Arc<Nats> {
    Arc::new(Nats::start(NatsAddress::read(address).unwrap(), "canasta.test"))
}

/// What one hears.
fn heard_by(nats: &Arc<Nats>) -> mpsc::UnboundedReceiver<String> {
    let (tell, heard) = mpsc::unbounded_channel();
    let nats = Arc::clone(nats);
    tokio::spawn(async move { nats.listen(&|text: &str| drop(tell.send(text.to_owned()))).await });
    heard
}

/// Publishes a text until the other one hears it: it is lost as long as one of the two is not connected.
async fn goes(from: &Nats, heard: &mut mpsc::UnboundedReceiver<String>, text: &str) {
    let until_heard = async {
        loop {
            from.publish(text.to_owned());
            if let Ok(Some(said)) = timeout(Duration::from_millis(50), heard.recv()).await
                && said == text
            {
                return;
            }
        }
    };
    timeout(Duration::from_secs(600), until_heard).await.expect("this should have been heard long ago");
}

#[tokio::test]
async fn texts_go_from_each_to_the_others_also_after_the_server_was_away() {
    let mut server = NatsServer::start(&[]);
    let address = format!("nats://{}", server.address());
    let (one, other) = (client(&address), client(&address));
    let (mut ones, mut others) = (heard_by(&one), heard_by(&other));
    goes(&one, &mut others, "t 7\n").await;
    goes(&other, &mut ones, "u 8\n").await;
    goes(&one, &mut others, &"x".repeat(Nats::LONGEST)).await;
    server.kill();
    // Nothing waits for a server that is away.
    one.publish("lost".to_owned());
    server.run();
    goes(&one, &mut others, "t 9\n").await;
    // Nobody hears what they have published themselves.
    while let Ok(said) = ones.try_recv() {
        assert_eq!(said, "u 8\n");
    }
}

#[tokio::test]
async fn a_login_is_needed_where_the_server_wants_one() {
    let server = NatsServer::start(&["--user", "canasta", "--pass", "right"]);
    let place = server.address();
    let (right, wrong) = (client(&format!("nats://canasta:right@{place}")), client(&format!("nats://a:b@{place}")));
    let other = client(&format!("nats://canasta:right@{place}"));
    let (mut heard, mut heard_wrong) = (heard_by(&other), heard_by(&wrong));
    goes(&right, &mut heard, "t 7\n").await;
    wrong.publish("u 8\n".to_owned());
    goes(&right, &mut heard, "t 8\n").await;
    assert!(heard_wrong.try_recv().is_err(), "somebody without a login hears");
}
