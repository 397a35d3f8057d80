//! Starting a game: at once against a bot, or as the form says.

use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::response::{IntoResponse, Redirect, Response};
use runestones_ai::levels;
use runestones_i18n::bad_option;
use runestones_rules::{FirstPlayer, Rune, Seat, StoneChoice};

use crate::app::App;
use crate::error::Refusal;
use crate::lobby::{BadPlan, Plan, Wanted, create};
use crate::person::Visitor;
use runestones_page::{self as page, NewGameView};
use runestones_table::{Clock, OutOfTime, Terms, tidy_name, told_apart};

/// A game against a bot, at once: against the weakest, unless the form says otherwise.
pub(super) async fn play_now(State(app): State<App>, visitor: Visitor, body: MaybeBytes) -> Response {
    let fields = Fields::read(&body.unwrap_or_default());
    play_against(&app, visitor, fields.get("level")).await
}

/// A game against a bot of this level, or of the weakest if there is no such level.
pub(super) async fn play_against(app: &App, visitor: Visitor, wanted: &str) -> Response {
    let asked = levels().find(|level| level.name == wanted);
    let Some(level) = asked.or_else(|| levels().next()).map(|level| level.name) else {
        return Refusal::BadForm.page(&visitor);
    };
    let me = Wanted::Here(visitor.name_at(Seat::FIRST));
    let bot = told_apart(&bot_name(&visitor, level), &[me.name()].into_iter(), visitor.locale());
    let bot = Wanted::Bot(bot, level.to_owned());
    start(app, visitor, &Plan::base(vec![me, bot])).await
}

pub(super) async fn form(State(app): State<App>, visitor: Visitor) -> Response {
    draw_form(&app, &visitor, &[]).into_response()
}

fn draw_form(app: &App, visitor: &Visitor, problems: &[String]) -> maud::Markup {
    let bots: Vec<&str> = levels().map(|level| level.name).collect();
    let title = visitor.text("ui-new-game");
    let name = visitor.name.as_deref().unwrap_or_default();
    page::new_game(&NewGameView {
        head: visitor.head(&title),
        name,
        bots: &bots,
        card_sets: app.card_sets.offered(),
        problems,
    })
}

type MaybeBytes = Result<Bytes, BytesRejection>;

/// The form has a field for each stone that is picked, so it is read as pairs.
pub(super) async fn create_game(State(app): State<App>, mut visitor: Visitor, body: MaybeBytes) -> Response {
    let body = match body {
        Ok(body) => body,
        Err(rejection) => return Refusal::of_body(rejection.status()).page(&visitor),
    };
    let fields = Fields::read(&body);
    let me = fields.get("me").trim().to_owned();
    if !me.is_empty() && !visitor.rename(&me) {
        return refuse(&app, &visitor, &[visitor.text("error-name-too-long")]);
    }
    let Some(terms) = terms(&fields) else {
        return refuse(&app, &visitor, &[visitor.text("error-bad-clock")]);
    };
    match plan(&app, &visitor, &fields).map(|plan| Plan { terms, ..plan }) {
        Some(plan) => start(&app, visitor, &plan).await,
        None => refuse(&app, &visitor, &[visitor.text("error-bad-request")]),
    }
}

fn refuse(app: &App, visitor: &Visitor, problems: &[String]) -> Response {
    (Refusal::BadForm.status(), draw_form(app, visitor, problems)).into_response()
}

async fn start(app: &App, visitor: Visitor, plan: &Plan) -> Response {
    match create(app, &visitor, plan).await {
        Ok(id) => Redirect::to(&visitor.table_address(&id)).into_response(),
        Err(BadPlan::Refused(refusal)) => refusal.page(&visitor),
        Err(BadPlan::Form) => refuse(app, &visitor, &[visitor.text("error-bad-request")]),
        Err(BadPlan::Unrated) => refuse(app, &visitor, &[visitor.text("error-cannot-be-rated")]),
        Err(BadPlan::Options(problems)) => {
            let sentences: Vec<String> = problems.iter().map(|problem| bad_option(visitor.locale(), problem)).collect();
            refuse(app, &visitor, &sentences)
        }
    }
}

fn plan(app: &App, visitor: &Visitor, fields: &Fields) -> Option<Plan> {
    let mut seats: Vec<Wanted> = Vec::new();
    for seat in Seat::first(Seat::MOST) {
        let wanted = fields.get(&format!("seat{seat}"));
        let given = fields.get(&format!("seat{seat}-name")).trim();
        let given = if given.is_empty() { None } else { Some(tidy_name(given)?) };
        let druid = || runestones_i18n::druid_name(visitor.locale(), seat);
        // Nobody is called like somebody else at the table, be it a person or a bot.
        let apart = |name: String| told_apart(&name, &seats.iter().map(Wanted::name), visitor.locale());
        let next = match wanted {
            "me" => Wanted::Here(apart(visitor.name_at(seat))),
            "here" => Wanted::Here(apart(given.unwrap_or_else(druid))),
            "link" => Wanted::ByLink(apart(given.unwrap_or_else(druid))),
            "none" | "" => continue,
            other => {
                let level = other.strip_prefix("bot:")?;
                Wanted::Bot(apart(given.unwrap_or_else(|| bot_name(visitor, level))), level.to_owned())
            }
        };
        seats.push(next);
    }
    let stones = match fields.get("stones") {
        "random" => StoneChoice::Random,
        "chosen" => {
            StoneChoice::Chosen(fields.all("stone").into_iter().map(str::parse::<Rune>).collect::<Result<_, _>>().ok()?)
        }
        _ => StoneChoice::Base,
    };
    Some(Plan {
        name: match fields.get("name").trim() {
            "" => String::new(),
            name => tidy_name(name)?,
        },
        seats,
        night: fields.get("night") == "on",
        stones,
        first: FirstPlayer::Random,
        card_set: app.card_sets.wanted(fields.get("cards"))?,
        public: fields.get("public") == "on",
        hints: fields.get("no-hints") != "on",
        instant_bots: fields.get("instant-bots") == "on",
        rated: fields.get("rated") == "on",
        terms: Terms::default(),
    })
}

/// What is agreed about time; `None` if nobody could play so. Who says nothing plays without a clock.
fn terms(fields: &Fields) -> Option<Terms> {
    let number = |name: &str| fields.get(name).parse().ok();
    let clock = match fields.get("clock") {
        "" | "none" => Clock::None,
        "live" => Clock::live(number("minutes")?, number("increment")?).ok()?,
        "days" => Clock::days(number("days")?.try_into().ok()?).ok()?,
        _ => return None,
    };
    let out_of_time = match fields.get("out-of-time") {
        "" | "bot" => OutOfTime::Bot,
        "forfeit" => OutOfTime::Forfeit,
        _ => return None,
    };
    Some(Terms { clock, out_of_time })
}

/// A bot is called by its level.
pub(super) fn bot_name(visitor: &Visitor, level: &str) -> String {
    visitor.text(&format!("bot-{level}"))
}

/// The fields of a form, several of which may have the same name.
struct Fields(Vec<(String, String)>);

impl Fields {
    fn read(body: &[u8]) -> Fields {
        Fields(serde_urlencoded::from_bytes(body).unwrap_or_default())
    }

    fn get(&self, name: &str) -> &str {
        self.all(name).first().copied().unwrap_or_default()
    }

    fn all(&self, name: &str) -> Vec<&str> {
        self.0.iter().filter(|(field, _)| field == name).map(|(_, value)| value.as_str()).collect()
    }
}
