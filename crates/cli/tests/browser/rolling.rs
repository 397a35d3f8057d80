//! Three servers, one database: each is stopped and started again while two people play.

use std::thread;

use runestones_scratch::Scratch;

use crate::balancer::balance;
use crate::online::{one_moves, table_for_two};
use crate::server::Server;
use crate::wait::until;

#[test]
fn servers_are_restarted_one_after_the_other_while_people_play() {
    let database = Scratch::shared().database();
    let mut servers = [(); 3].map(|()| Server::on(&database));
    let entrance = balance(servers.iter().map(|server| server.port).collect());
    let (host, guest, game) = table_for_two(&entrance);
    let mut seen = one_moves(&host, &guest);
    thread::scope(|scope| {
        let rolling = scope.spawn(|| {
            for server in &mut servers {
                server.stop();
                server.restart();
                until("the server to be ready", || {
                    (server.request("", "GET", "/ready", "").status == 200).then_some(())
                });
            }
        });
        // Every click counts once: nothing is lost on the way to a server that stops, and nothing is done twice.
        while !rolling.is_finished() {
            let now = one_moves(&host, &guest);
            assert!(now > seen, "{now} after {seen}");
            seen = now;
        }
    });
    seen = one_moves(&host, &guest);
    for server in &servers {
        let page = server.request(&host.cookie(), "GET", &game, "").body;
        assert!(page.contains(&format!("data-version=\"{seen}\"")), "all servers are at version {seen}");
    }
}
