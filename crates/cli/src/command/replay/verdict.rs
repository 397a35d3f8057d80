//! What the check of a record found, in words.

use std::fmt::Display;
use std::io::{self, Write};

use runestones_rules::record::{Difference, Fairness, Record, Rejected, Verification};

/// More differences than anybody reads at once.
const MOST_SHOWN: usize = 20;

/// The verdict on a record that can be replayed.
pub(super) fn write(record: &Record, verification: &Verification, out: &mut dyn Write) -> io::Result<()> {
    if !verification.is_sound() {
        return write_faults(&verification.differences, out);
    }
    writeln!(out, "OK: all {} entries are legal.", verification.played)?;
    writeln!(out, "{}", about_luck(verification.fairness))?;
    writeln!(out, "{}", about_the_end(record, verification))
}

/// The verdict on a record that cannot be replayed: why, and what else is wrong as far as it goes.
pub(super) fn write_rejected(rejected: &Rejected, out: &mut dyn Write) -> io::Result<()> {
    let differences = rejected.record.as_ref().map(|record| record.verify().differences).unwrap_or_default();
    // The problem itself says that an entry is illegal, and in which line.
    let more = differences.iter().filter(|difference| !matches!(difference, Difference::Illegal(_)));
    let faults: Vec<&dyn Display> = rejected
        .problems
        .iter()
        .map(|problem| problem as &dyn Display)
        .chain(more.map(|more| more as &dyn Display))
        .collect();
    write_faults(&faults, out)
}

fn write_faults(faults: &[impl Display], out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "NOT OK:")?;
    faults.iter().take(MOST_SHOWN).try_for_each(|fault| writeln!(out, "  {fault}"))?;
    match faults.len().saturating_sub(MOST_SHOWN) {
        0 => Ok(()),
        more => writeln!(out, "  and {more} more"),
    }
}

fn about_luck(fairness: Fairness) -> &'static str {
    match fairness {
        Fairness::NoSeed => "The seed is not in the record: every outcome was possible, but nobody can check the luck.",
        Fairness::Unbound => {
            "All luck follows from the seed, but no commitment says that it was chosen before the game."
        }
        Fairness::Bound => "All luck follows from the seed, and the seed is the one that was promised before the game.",
    }
}

fn about_the_end(record: &Record, verification: &Verification) -> String {
    match (&verification.result, &record.result) {
        (None, _) => "The game is not over.".to_owned(),
        (Some(played), stated) => {
            let scores: Vec<String> = played.iter().map(ToString::to_string).collect();
            let compared = if stated.is_some() { ", as the record says" } else { "" };
            format!("The result is {}{compared}.", scores.join(" : "))
        }
    }
}
