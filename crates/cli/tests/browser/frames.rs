//! Still ground: frames of a stretch of a game with three bots. Nothing flashes, no region moves, no copy is left behind.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::play::NewGame;
use crate::server::Server;
use crate::wait::until;

/// How long the bots are watched.
const STRETCH: Duration = Duration::from_secs(20);
/// By so much the mean luminance of a frame may differ from that of the frame before.
const MOST: f64 = 0.12;

/// Notes every region whose box is not what it was, and how often pieces are in the air.
const WATCH: &str = "
    const regions = ['.bar', '.track', '.rivals', '.rival:nth-child(1)', '.rival:nth-child(2)', '.rival:nth-child(3)', '.stage', '.own',
        '.forges', '.display', '.runes', '.supply', '.wisps', '.side', '.prompt', '.cards'];
    const boxes = () => regions.map((region) => {
        const box = document.querySelector(region)?.getBoundingClientRect();
        return box ? [box.left, box.top, box.width, box.height].map(Math.round).join() : 'none';
    });
    const first = boxes();
    window.moved = new Set(); window.flown = 0; window.frames = 0;
    (function look() {
        boxes().forEach((box, number) => box === first[number] || moved.add(`${regions[number]}: ${first[number]} became ${box}`));
        flown = Math.max(flown, document.querySelectorAll('.air > *').length);
        frames += 1;
        requestAnimationFrame(look);
    })();";

/// The mean luminance of each picture, worked out on another page.
const LUMINANCE: &str = "
    const [pictures, done] = arguments;
    const canvas = new OffscreenCanvas(64, 40).getContext('2d', { willReadFrequently: true });
    const mean = async (picture) => {
        const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
        canvas.drawImage(await createImageBitmap(new Blob([bytes])), 0, 0, 64, 40);
        const { data } = canvas.getImageData(0, 0, 64, 40);
        let sum = 0;
        for (let at = 0; at < data.length; at += 4) sum += 0.2126 * data[at] + 0.7152 * data[at + 1] + 0.0722 * data[at + 2];
        return sum / (64 * 40);
    };
    (async () => { const all = []; for (const picture of pictures) all.push(await mean(picture)); return all; })().then(done, (error) => done(String(error)));";

impl Browser {
    /// The frames that came since the last time: when, and the picture.
    fn frames(&self) -> Vec<(f64, String)> {
        let mut frames = Vec::new();
        for entry in self.performance() {
            let message: Value =
                serde_json::from_str(entry["message"].as_str().unwrap_or_default()).unwrap_or_default();
            let (event, params) = (&message["message"]["method"], &message["message"]["params"]);
            if event != "Page.screencastFrame" {
                continue;
            }
            self.devtools("Page.screencastFrameAck", &json!({ "sessionId": params["sessionId"] }));
            let time = params["metadata"]["timestamp"].as_f64().unwrap_or_default();
            frames.push((time, params["data"].as_str().unwrap_or_default().to_owned()));
        }
        frames
    }
}

/// Plays at random wherever the person is asked, and films it.
fn film(browser: &Browser) -> Vec<String> {
    browser.devtools(
        "Page.startScreencast",
        &json!({ "format": "jpeg", "quality": 50, "maxWidth": 480, "maxHeight": 300, "everyNthFrame": 1 }),
    );
    let (start, mut frames) = (Instant::now(), Vec::new());
    while start.elapsed() < STRETCH {
        frames.extend(browser.frames());
        let shown = browser.shown();
        if shown.over {
            break;
        }
        if shown.yours && browser.script("return !('playing' in document.documentElement.dataset)") == true {
            browser.click_move(shown.sensible());
        }
    }
    browser.devtools("Page.stopScreencast", &json!({}));
    frames.extend(browser.frames());
    frames.sort_by(|one, other| one.0.total_cmp(&other.0));
    // The first frame is what the browser had before it was asked to film.
    frames.into_iter().skip(1).map(|(_, picture)| picture).collect()
}

#[test]
fn nothing_flashes_and_no_region_moves_while_three_bots_play() {
    let server = Server::at_human_pace();
    let browser = Browser::filmed();
    browser.resize(1366, 768);
    let seats = &["me", "bot:apprentice", "bot:apprentice", "bot:apprentice"];
    browser.new_game(&server, &NewGame { seats, night: true });
    browser.asked();
    browser.script(WATCH);
    let frames = film(&browser);
    let moved = browser.script("return [...moved]");
    assert_eq!(moved, json!([]), "regions moved");
    assert!(browser.script("return flown").as_u64() > Some(0), "nothing travelled");
    until("all copies to be gone", || {
        let rests = "return !('playing' in document.documentElement.dataset) && !document.querySelector('.air > *')";
        (browser.script(rests) == true).then_some(())
    });
    assert!(frames.len() > 40, "only {} frames", frames.len());
    browser.goto(&server.url("/rules"));
    let means: Vec<f64> = frames
        .chunks(40)
        .flat_map(|some| {
            let found = browser.script_to_come(LUMINANCE, &[json!(some)]);
            serde_json::from_value::<Vec<f64>>(found.clone()).unwrap_or_else(|_| panic!("{found}"))
        })
        .collect();
    let flashes: Vec<(usize, f64, f64)> = means
        .windows(2)
        .enumerate()
        .filter(|(_, pair)| (pair[1] - pair[0]).abs() > MOST * pair[0])
        .map(|(at, pair)| (at, pair[0], pair[1]))
        .collect();
    let range = |most: fn(f64, f64) -> f64| means.iter().copied().reduce(most).unwrap_or_default();
    println!("{} frames, mean luminance {:.1} to {:.1}", means.len(), range(f64::min), range(f64::max));
    assert!(flashes.is_empty(), "the page flashes: {flashes:?}");
}
