//! Every page that is not a table.

mod daily;
mod dates;
mod error;
mod fairness;
mod gallery;
mod home;
mod import;
mod join;
pub(crate) mod layout;
mod learn;
mod me;
mod my_people;
mod new_game;
mod operator;
mod privacy;
mod rules;
mod settings;

pub use daily::{DailyResult, DailyState, DailyView, daily, share_text};
pub use dates::{date, date_and_time};
pub use error::error;
pub use fairness::{OtherPerson, OthersView, Reason, others};
pub use gallery::{Filter, gallery};
pub use home::{GameCard, GameState, HomeView, home};
pub use import::{ImportView, import};
pub use join::{JoinView, join};
pub use layout::{Head, layout};
pub use learn::{LearnView, LessonCard, learn};
pub use me::{DeviceLine, EnterView, LadderLine, LadderView, MeView, RatingLine, Shown, enter, ladder, me};
pub use my_people::{MyPeopleView, my_people};
pub use new_game::{NewGameView, new_game};
pub use operator::{BanLine, DeedLine, OperatorView, ReportLine, operator, operator_enter};
pub use privacy::{PrivacyView, privacy};
pub(crate) use rules::asked_for;
pub use rules::{overview, rules};
pub use settings::settings;
pub(crate) use settings::speed_key;
