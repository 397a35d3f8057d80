//! Every page that is not a table.

mod alerts;
mod daily;
mod dates;
mod error;
mod fairness;
mod gallery;
mod home;
mod import;
mod join;
mod ladder;
pub(crate) mod layout;
mod learn;
mod leave;
mod lobby;
mod me;
mod my_people;
mod new_game;
mod operator;
mod player;
mod practice;
mod privacy;
mod rules;
mod settings;
mod small_cards;
mod terms;

pub use alerts::{
    AlertQuestion, AlertsView, ChannelLine, ChannelStanding, QuietHours, ToldLine, alert_error_key, alert_question,
    alerts,
};
pub(crate) use daily::difference;
pub use daily::{DailyInvitation, DailyResult, DailyState, DailyView, Opening, WorstTurn, daily, share_text};
pub use dates::{date, date_and_time};
pub use error::error;
pub use fairness::{OtherPerson, OthersView, Reason, others};
pub use gallery::{Filter, gallery};
pub use home::{
    DailyPanel, DailyToday, DayResult, GameCard, GameState, HomeView, OwnTurn, PuzzleOfDay, ReviewLine, ReviewState,
    home,
};
pub use import::{ImportView, import};
pub use join::{JoinView, join};
pub use ladder::{LadderLine, LadderView, LadderYou, Moved, Places, Rival, ladder};
pub use layout::{Head, Who, layout};
pub use learn::{LearnView, LessonCard, learn};
pub use leave::{LeaveView, VacationView, leave, vacation};
pub use lobby::{
    Companion, Crowd, DayGame, InvitedLine, LobbyView, MyTable, Offer, SeekLine, SeekState, lobby, seek_words,
};
pub use me::{
    DeviceLine, EnterBy, EnterByPasskey, EnterView, MeView, NewPasskeyView, PasskeyLine, RatingLine, Shown, enter, me,
};
pub use my_people::{MyPeopleView, PageChoices, Sees, my_people};
pub use new_game::{NewGameView, new_game};
pub use operator::{BanLine, DeedLine, OperatorView, ReportLine, operator, operator_enter};
pub use player::{
    BestLine, HistoryPoint, KindLine, LuckLine, LuckPoint, PlayedLine, PlayerView, PuzzleRecord, StoneLine, ThemeLine,
    player,
};
pub use practice::nothing_to_practise;
pub use privacy::{PrivacyView, privacy};
pub(crate) use rules::asked_for;
pub use rules::{overview, rules};
pub use settings::settings;
pub(crate) use settings::speed_key;
pub use terms::{clock_words, out_of_time_words, terms_words};
