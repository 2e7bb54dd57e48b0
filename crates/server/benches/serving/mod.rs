//! A server of Hungary 1944 and Bolt Action on a free port, until the program ends.

use server::{Games, Settings};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::mpsc::channel;
use store::Store;

pub fn serve(store: Arc<dyn Store>, settings: Settings) -> SocketAddr {
    let (tell, told) = channel();
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
        runtime.block_on(async move {
            let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
            tell.send(listener.local_addr().unwrap()).unwrap();
            let games = Games::default().with(hungary_1944::GAME, Default::default());
            let games = games.with(bolt_action::GAME, Default::default());
            server::serve(listener, store, games, settings, std::future::pending()).await;
        });
    });
    told.recv().unwrap()
}
