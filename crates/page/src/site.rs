//! Every page that is not a table.

mod alerts;
mod daily;
mod error;
mod gallery;
mod home;
mod import;
mod join;
pub(crate) mod layout;
mod learn;
mod leave;
mod me;
mod new_game;
mod practice;
mod privacy;
mod rules;
mod settings;
mod terms;

pub use alerts::{
    AlertQuestion, AlertsView, ChannelLine, ChannelStanding, QuietHours, ToldLine, alert_error_key, alert_question,
    alerts,
};
pub use daily::{DailyResult, DailyState, DailyView, daily, share_text};
pub use error::error;
pub use gallery::{Filter, gallery};
pub use home::{GameCard, GameState, HomeView, home};
pub use import::{ImportView, import};
pub use join::{JoinView, join};
pub use layout::{Head, layout};
pub use learn::{LearnView, LessonCard, learn};
pub use leave::{LeaveView, VacationView, leave, vacation};
pub use me::{
    DeviceLine, EnterBy, EnterByPasskey, EnterView, LadderLine, LadderView, MeView, NewPasskeyView, PasskeyLine,
    RatingLine, Shown, enter, ladder, me,
};
pub use new_game::{NewGameView, new_game};
pub use practice::nothing_to_practise;
pub use privacy::{PrivacyView, privacy};
pub(crate) use rules::asked_for;
pub use rules::{overview, rules};
pub use settings::settings;
pub(crate) use settings::speed_key;
pub use terms::{clock_words, out_of_time_words, terms_words};
