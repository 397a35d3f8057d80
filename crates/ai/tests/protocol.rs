//! The lines of the engine protocol: what is written reads back, and whatever is sent is answered.

use std::time::Duration;

use proptest::prelude::*;
use runestones_ai::protocol::{BadLine, Best, Go, NewGame, Reply, Request, Seen};
use runestones_ai::{Budget, bot_named};
use runestones_rules::{Entry, Game, Options, RulesVersion, Seat, StoneChoice};

fn requests() -> Vec<Request> {
    let hash = "0123456789abcdef".repeat(4);
    let game = |stones: StoneChoice| {
        let (cards, seat) = (hash.clone(), Seat::new(2).unwrap());
        Request::NewGame(NewGame { players: 3, night: true, stones, rules: RulesVersion::CURRENT, cards, seat })
    };
    let entry = |text: &str| Request::Seen(Seen::Entry(text.parse::<Entry>().unwrap()));
    let ms = Duration::from_millis;
    vec![
        Request::Hello,
        Request::Option { name: "seed".into(), value: "7 and more".into() },
        Request::Cards("name = \"mine\"\n# two lines\n".into()),
        game(StoneChoice::Base),
        game("plus, hand-size".parse().unwrap()),
        entry("51 any blue"),
        entry("*roll ore"),
        Request::Seen(Seen::HiddenDraw),
        Request::Position("{}".into()),
        Request::Go(Go::Free),
        Request::Go(Go::Simulations(2000)),
        Request::Go(Go::Time(ms(300))),
        Request::Go(Go::Depth(6)),
        Request::Go(Go::Clock { left: ms(60_000), increment: ms(0) }),
        Request::Go(Go::Infinite),
        Request::Stop,
        Request::Ping,
        Request::Quit,
    ]
}

#[test]
fn every_request_reads_back_and_is_one_line() {
    for request in requests() {
        let line = request.to_string();
        assert!(!line.contains('\n'), "{line}");
        assert_eq!(line.parse(), Ok(request), "{line}");
    }
}

#[test]
fn mistakes_are_explained_in_one_short_line() {
    for (line, message) in [
        ("", "`` is not a request; there are `runestones`"),
        ("uci", "`uci` is not a request"),
        ("runestones 2", "this is version 1 of the protocol, not `2`"),
        ("go fast\u{7}", "`go` is followed by nothing, `simulations N`"),
        ("go time -1", "not by `time -1`"),
        ("stop it", "`stop` is followed by nothing, not by `it`"),
        ("newgame players 5 night no stones base rules 2 cards 00 seat 1", "`newgame` is followed by `players N"),
        ("seen 51 dance", "`seen` is followed by an entry"),
        ("cards standard", "`cards` is followed by a card set file as a string of JSON"),
    ] {
        let said = line.parse::<Request>().unwrap_err().to_string();
        assert!(said.contains(message), "{said}");
        assert!(said.len() < 300 && !said.contains(char::is_control), "{said}");
    }
    assert_eq!("x".repeat(1 << 23).parse::<Request>(), Err(BadLine::TooLong));
}

#[test]
fn a_thought_survives_its_line() {
    let mut game = Game::new(&Options::base(3), &mut ()).unwrap();
    let seed = runestones_rules::Seed::from_number(5);
    let mut count = 0..;
    while let Some(outcome) = seed.outcome(&game, count.next().unwrap()) {
        game.play(outcome, &mut ()).unwrap();
    }
    let limits = Budget::simulations(40).into();
    let thought = bot_named("archdruid", 1).unwrap().think(&game.view(game.active()), &limits);
    let best = Best::of(&thought, 3);
    let Ok(Reply::Best(read)) = Reply::Best(best.clone()).to_string().parse::<Reply>() else {
        panic!("it is a best move")
    };
    assert_eq!((&read.mv, read.simulations, &read.line), (&thought.chosen.to_string(), 40, &best.line));
    let ((read, players), (told, _)) = (read.outlook.unwrap(), best.outlook.unwrap());
    assert_eq!(players, 3);
    for seat in 0..3 {
        assert!(
            (read.wins[seat] - told.wins[seat]).abs() < 1e-4 && (read.scores[seat] - told.scores[seat]).abs() < 0.1
        );
    }
}

#[test]
fn a_clock_lasts_for_the_game() {
    let mut left = Duration::from_secs(10);
    for _ in 0..2000 {
        let spent = Go::Clock { left, increment: Duration::ZERO }.budget().time.unwrap();
        assert!(spent <= left / 4);
        left -= spent;
    }
}

proptest! {
    #[test]
    fn any_line_is_read_or_refused(line in "\\PC{0,200}") {
        if let Ok(request) = line.parse::<Request>() {
            prop_assert_eq!(request.to_string().parse(), Ok(request));
        }
        let Ok(_) = line.parse::<Reply>();
    }

    #[test]
    fn any_change_of_a_request_is_read_or_refused(
        which in 0usize..17, at: prop::sample::Index, put in "\\PC{0,6}", cut in 0usize..5,
    ) {
        let mut line: Vec<char> = requests()[which].to_string().chars().collect();
        let from = at.index(line.len());
        line.splice(from..(from + cut).min(line.len()), put.chars());
        let line: String = line.into_iter().collect();
        if let Ok(request) = line.parse::<Request>() {
            prop_assert_eq!(request.to_string().parse(), Ok(request));
        }
    }

    #[test]
    fn any_reply_can_be_shown(line in "(best|option|error|name|pong|ready) ?[\\PC|]{0,120}") {
        let Ok(reply) = line.parse::<Reply>();
        prop_assert!(!reply.to_string().contains('\n'));
    }
}
