//! Makes puzzles: `puzzles FIRST LAST FILE` looks at the games with these numbers and adds what it finds to a file.

use runestones_review::Archdruid;
use runestones_training::{Found, Maker, Puzzle};

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let number = |at: usize| args[at].parse::<u64>().expect("a number");
    let (first, last, file) = (number(1), number(2), &args[3]);
    let mut maker = Maker::new(Archdruid::embedded());
    let mut all =
        std::fs::read_to_string(file).ok().map(|text| Puzzle::read(&text).expect("puzzles")).unwrap_or_default();
    let mut counts = std::collections::BTreeMap::new();
    let begin = std::time::Instant::now();
    for game in first..last {
        all.extend(maker.game(game, |found| {
            let word = if let Found::Nothing(word) = found { word } else { "puzzle" };
            *counts.entry(word.to_owned()).or_insert(0) += 1;
        }));
        std::fs::write(file, Puzzle::write(&all)).expect("a file");
        eprintln!("{game}: {} puzzles, {:?}, {:?}", all.len(), begin.elapsed(), counts);
    }
}
