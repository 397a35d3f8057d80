//! A QR code as a picture of its own, which a phone reads from the screen.

use std::fmt::Write as _;

use qrcodegen::{QrCode, QrCodeEcc};

/// A link of ours is shorter, on any host. What is longer makes a code that no phone reads from across a table.
const LONGEST: usize = 200;

/// Light around the code, without which readers do not find it.
const QUIET: i32 = 4;

/// The code for an address; `None` if it is too long. Dark on light in every theme: many readers want it so.
pub fn qr_code(address: &str) -> Option<String> {
    if address.len() > LONGEST {
        return None;
    }
    let code = QrCode::encode_text(address, QrCodeEcc::Medium).ok()?;
    let size = code.size() + 2 * QUIET;
    let path = (0..code.size()).fold(String::new(), |path, row| path + &dark_runs(&code, row));
    Some(format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" shape-rendering="crispEdges"><path fill="#fbf7ea" d="M0 0h{size}v{size}H0z"/><path fill="#10181b" d="{path}"/></svg>"##
    ))
}

/// The dark modules of a row, as few rectangles as possible.
fn dark_runs(code: &QrCode, row: i32) -> String {
    let (mut runs, mut column) = (String::new(), 0);
    while column < code.size() {
        let dark = (column..code.size()).take_while(|column| code.get_module(*column, row));
        let length = dark.fold(0, |length, _| length + 1);
        if length > 0 {
            // Writing to a string cannot fail.
            let _ = write!(runs, "M{} {}h{length}v1h-{length}z", column + QUIET, row + QUIET);
        }
        column += length.max(1);
    }
    runs
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The modules of a picture, read back from its rectangles.
    fn modules(svg: &str) -> Vec<(i32, i32)> {
        let path = svg.rsplit_once("d=\"").expect("a path").1.split('"').next().expect("its end");
        let runs = path.split('z').filter(|run| !run.is_empty());
        runs.flat_map(|run| {
            let (start, rest) = run.trim_start_matches('M').split_once('h').expect("a length");
            let (x, y) = start.split_once(' ').expect("a place");
            let (x, y): (i32, i32) = (x.parse().expect("x"), y.parse().expect("y"));
            let length: i32 = rest.split('v').next().expect("one").parse().expect("a length");
            (0..length).map(move |step| (x + step, y))
        })
        .collect()
    }

    #[test]
    fn the_picture_is_the_code() {
        let address = "https://runes.example/join/AbCdEfGhIjKl/2/0123456789abcdef0123456789abcdef0123456789abcdef";
        let code = QrCode::encode_text(address, QrCodeEcc::Medium).expect("it is short");
        let drawn = modules(&qr_code(address).expect("a code"));
        for (x, y) in (0..code.size()).flat_map(|y| (0..code.size()).map(move |x| (x, y))) {
            assert_eq!(drawn.contains(&(x + QUIET, y + QUIET)), code.get_module(x, y), "module {x}, {y}");
        }
        assert_eq!(
            drawn.len(),
            drawn.iter().collect::<std::collections::BTreeSet<_>>().len(),
            "nothing is drawn twice"
        );
    }

    #[test]
    fn what_is_too_long_has_no_code() {
        assert!(qr_code(&"x".repeat(LONGEST)).is_some());
        assert!(qr_code(&"x".repeat(LONGEST + 1)).is_none());
        assert!(qr_code("").is_some());
    }
}
