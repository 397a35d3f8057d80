//! What is said at a table, and who does not want to hear it.

use std::collections::{BTreeMap, HashSet, VecDeque};

use runestones_model::{Mute, PersonId};
use runestones_rules::Seat;

use crate::names::told_apart;
use crate::reader::Reader;
use crate::signs::is_readable;
use crate::table::Table;

/// So many lines are shown, and kept with a live table: a drawing asks the store for nothing.
pub const KEPT_LINES: u32 = 40;

/// The longest message, in characters.
pub const LONGEST_MESSAGE: u16 = 300;

/// So many people somebody may mute at a table, and so many mutes a table remembers of those who only watch.
const MOST_MUTES: usize = 40;
const MOST_MUTES_OF_ALL: usize = 1000;

/// The last lines, oldest first.
pub type Said = VecDeque<runestones_model::ChatLine>;

/// What somebody does not want to hear.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Muted {
    /// Anything at all.
    pub everybody: bool,
    /// What these people say.
    pub people: HashSet<PersonId>,
}

/// What was said at a table, as far as somebody wants to hear it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Chat {
    /// What is heard, oldest first.
    pub lines: Vec<ChatLine>,
    /// Whoever said something lately but is not heard: the number of a line of theirs, and their name.
    pub muted: Vec<(u32, String)>,
    /// Whether nobody at all is heard.
    pub silent: bool,
}

/// Something that somebody said.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ChatLine {
    /// The seat of the speaker; `None` for a watcher.
    pub seat: Option<Seat>,
    /// What the speaker is called.
    pub name: String,
    /// The words, as they were typed.
    pub text: String,
    /// The number by which the speaker can be muted; `None` for what one said oneself.
    pub mute: Option<u32>,
}

/// The words of a message, if they are such as can be said.
pub fn words(text: &str) -> Option<&str> {
    let words = text.trim();
    let length = words.chars().count();
    let good = (1..=usize::from(LONGEST_MESSAGE)).contains(&length) && is_readable(words);
    good.then_some(words)
}

/// The conversation without those whom the person does not want to hear. Whoever is blocked is not even named.
pub fn heard(said: &Said, reader: &Reader, muted: &Muted) -> Chat {
    if muted.everybody {
        return Chat { silent: true, ..Chat::default() };
    }
    let mut lines = Vec::new();
    let mut silenced = BTreeMap::new();
    for runestones_model::ChatLine { id, line } in said {
        match &line.person {
            Some(speaker) if reader.blocked.contains(speaker) => {}
            Some(speaker) if muted.people.contains(speaker) => {
                silenced.insert(speaker, (*id, line.name.clone()));
            }
            speaker => lines.push(ChatLine {
                seat: line.seat.and_then(|seat| Seat::new(seat as usize)),
                name: line.name.clone(),
                text: line.text.clone(),
                mute: speaker.as_ref().is_some_and(|speaker| *speaker != reader.id).then_some(*id),
            }),
        }
    }
    Chat { lines, muted: silenced.into_values().collect(), silent: false }
}

impl Table {
    /// Somebody said something.
    pub fn hear_line(&mut self, line: runestones_model::ChatLine) {
        self.said.push_back(line);
        if self.said.len() > KEPT_LINES as usize {
            self.said.pop_front();
        }
    }

    /// Whether somebody may mute one more. Whoever sits here always may; of those who only come by, the table remembers so
    /// many and no more.
    pub fn has_room_for_mute(&self, person: &PersonId) -> bool {
        let mine = self.mutes.iter().filter(|mute| mute.person == *person).count();
        mine < MOST_MUTES && (self.mutes.len() < MOST_MUTES_OF_ALL || !self.seats_of(person).is_empty())
    }

    /// What a person is called who says something: by their seat, or by their own name if they only watch, which must not
    /// be taken for that of anybody else here.
    pub fn speaker(&self, reader: &Reader) -> (Option<Seat>, String) {
        let mine = self.viewer(&reader.id).or_else(|| self.seats_of(&reader.id).first().copied());
        if let Some((seat, sitter)) = mine.and_then(|seat| Some((seat, self.header.sitters.get(seat.index())?))) {
            return (Some(seat), sitter.name.clone());
        }
        let Some(name) = &reader.name else { return (None, reader.text("ui-watcher")) };
        let sitters = self.header.sitters.iter().map(|sitter| sitter.name.as_str());
        let others = self.said.iter().filter(|said| said.line.person.as_ref() != Some(&reader.id));
        (None, told_apart(name, &sitters.chain(others.map(|said| said.line.name.as_str())), reader.locale()))
    }

    /// Somebody wants, or does not want, to hear somebody from now on.
    pub fn set_mute(&mut self, mute: Mute, on: bool) {
        if on {
            self.mutes.insert(mute)
        } else {
            self.mutes.remove(&mute)
        };
    }

    /// Who said a line that is shown, if anybody knows.
    pub fn author(&self, line: u32) -> Option<&PersonId> {
        self.said.iter().find(|said| said.id == line)?.line.person.as_ref()
    }

    /// Whom a person does not want to hear.
    pub fn muted_by(&self, person: &PersonId) -> Muted {
        let mine = self.mutes.iter().filter(|mute| mute.person == *person);
        mine.fold(Muted::default(), |mut muted, mute| {
            match &mute.muted {
                Some(other) => drop(muted.people.insert(other.clone())),
                None => muted.everybody = true,
            }
            muted
        })
    }
}

#[cfg(test)]
mod tests {
    use runestones_model::{Millis, NewChatLine};
    use runestones_rules::{Options, Seed};

    use super::*;
    use crate::header::{Header, Sitter};

    fn table() -> Table {
        let sitters = ["Anna", "Brown"].map(Sitter::person).to_vec();
        let header = Header::new(&Options::base(2), "", Seed([7; 32]), sitters);
        let mut table = Table::open(header, Vec::new(), true, 1).expect("a table");
        table.people[0] = Some(PersonId("host".into()));
        table
    }

    #[test]
    fn strangers_fill_only_so_much_of_a_table_with_mutes() {
        let mut table = table();
        let mut remembered = 0;
        for number in 0..2 * MOST_MUTES_OF_ALL {
            let person = PersonId(format!("stranger {}", number / 10));
            if table.has_room_for_mute(&person) {
                table.set_mute(Mute { person, muted: Some(PersonId(number.to_string())) }, true);
                remembered += 1;
            }
        }
        assert_eq!((remembered, table.mutes.len()), (MOST_MUTES_OF_ALL, MOST_MUTES_OF_ALL));
        let host = PersonId("host".into());
        for number in 0..MOST_MUTES {
            assert!(table.has_room_for_mute(&host), "who sits here always has room");
            table.set_mute(Mute { person: host.clone(), muted: Some(PersonId(number.to_string())) }, true);
        }
        assert!(!table.has_room_for_mute(&host), "but nobody for more people than ever speak");
    }

    #[test]
    fn whoever_is_blocked_is_not_heard_and_not_named() {
        let mut table = table();
        for (id, name) in [(1, "loud"), (2, "other")] {
            let person = Some(PersonId(name.into()));
            let line = NewChatLine { person, seat: None, name: name.into(), text: "y".into(), time: Millis(1) };
            table.hear_line(runestones_model::ChatLine { id, line });
        }
        let stranger = Reader::stranger(PersonId("host".into()));
        let reader = Reader { blocked: std::sync::Arc::new([PersonId("loud".into())].into()), ..stranger.clone() };
        let names = |reader: &Reader| {
            let chat = heard(&table.said, reader, &table.muted_by(&reader.id));
            (chat.lines.into_iter().map(|line| line.name).collect::<Vec<_>>(), chat.muted)
        };
        assert_eq!(names(&reader), (vec!["other".to_owned()], vec![]));
        assert_eq!(names(&stranger).0, ["loud", "other"]);
    }

    #[test]
    fn a_table_remembers_only_the_last_lines() {
        let mut table = table();
        for id in 1..=1000 {
            let line = NewChatLine { person: None, seat: None, name: "x".into(), text: "y".into(), time: Millis(1) };
            table.hear_line(runestones_model::ChatLine { id, line });
        }
        let ids: Vec<u32> = table.said.iter().map(|said| said.id).collect();
        assert_eq!(ids, (961..=1000).collect::<Vec<u32>>());
    }

    #[test]
    fn who_watches_does_not_speak_in_the_name_of_a_player() {
        let table = table();
        let called = |id: &str, name: Option<&str>| {
            table.speaker(&Reader { name: name.map(str::to_owned), ..Reader::stranger(PersonId(id.into())) })
        };
        assert_eq!(
            called("host", Some("Brown")),
            (Seat::new(0), "Anna".to_owned()),
            "who sits has the name of the seat"
        );
        assert_eq!(called("other", Some("Carl")), (None, "Carl".to_owned()));
        assert_eq!(called("other", Some("\u{410}nna")).1, "\u{410}nna 2");
        assert_eq!(called("other", None).0, None);
    }
}
