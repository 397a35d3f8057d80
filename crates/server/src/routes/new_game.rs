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
use crate::page::{self, NewGameView};
use crate::person::Visitor;

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
    let bot = Wanted::Bot(bot_name(&visitor, level, std::slice::from_ref(&me)), level.to_owned());
    start(app, visitor, &Plan::base(vec![me, bot])).await
}

pub(super) async fn form(visitor: Visitor) -> Response {
    draw_form(&visitor, &[]).into_response()
}

fn draw_form(visitor: &Visitor, problems: &[String]) -> maud::Markup {
    let bots: Vec<&str> = levels().map(|level| level.name).collect();
    let title = visitor.text("ui-new-game");
    let name = visitor.name.as_deref().unwrap_or_default();
    page::new_game(&NewGameView { head: visitor.head(&title), name, bots: &bots, problems })
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
        return refuse(&visitor, &[visitor.text("error-name-too-long")]);
    }
    match plan(&visitor, &fields) {
        Some(plan) => start(&app, visitor, &plan).await,
        None => refuse(&visitor, &[visitor.text("error-bad-request")]),
    }
}

fn refuse(visitor: &Visitor, problems: &[String]) -> Response {
    (Refusal::BadForm.status(), draw_form(visitor, problems)).into_response()
}

async fn start(app: &App, visitor: Visitor, plan: &Plan) -> Response {
    if let Err(error) = visitor.save(app).await {
        return Refusal::from(error).page(&visitor);
    }
    match create(app, &visitor, plan).await {
        Ok(id) => Redirect::to(&format!("/game/{id}")).into_response(),
        Err(BadPlan::Refused(refusal)) => refusal.page(&visitor),
        Err(BadPlan::Form) => refuse(&visitor, &[visitor.text("error-bad-request")]),
        Err(BadPlan::Options(problems)) => {
            let sentences: Vec<String> = problems.iter().map(|problem| bad_option(visitor.locale(), problem)).collect();
            refuse(&visitor, &sentences)
        }
    }
}

fn plan(visitor: &Visitor, fields: &Fields) -> Option<Plan> {
    let mut seats: Vec<Wanted> = Vec::new();
    for seat in Seat::first(Seat::MOST) {
        let wanted = fields.get(&format!("seat{seat}"));
        let given = fields.get(&format!("seat{seat}-name")).trim();
        let named = |otherwise: String| if given.is_empty() { otherwise } else { given.to_owned() };
        let druid = || runestones_i18n::druid_name(visitor.locale(), seat);
        seats.push(match wanted {
            "me" => Wanted::Here(visitor.name_at(seat)),
            "here" => Wanted::Here(named(druid())),
            "link" => Wanted::ByLink(named(druid())),
            "none" | "" => continue,
            other => {
                let level = other.strip_prefix("bot:")?;
                Wanted::Bot(named(bot_name(visitor, level, &seats)), level.to_owned())
            }
        });
    }
    let stones = match fields.get("stones") {
        "random" => StoneChoice::Random,
        "chosen" => {
            StoneChoice::Chosen(fields.all("stone").into_iter().map(str::parse::<Rune>).collect::<Result<_, _>>().ok()?)
        }
        _ => StoneChoice::Base,
    };
    Some(Plan {
        name: fields.get("name").trim().to_owned(),
        seats,
        night: fields.get("night") == "on",
        stones,
        first: FirstPlayer::Random,
        public: fields.get("public") == "on",
        hints: fields.get("no-hints") != "on",
        instant_bots: fields.get("instant-bots") == "on",
    })
}

/// A bot is called by its level. If somebody at the table is called so already, it has a number, from the second on.
fn bot_name(visitor: &Visitor, level: &str, others: &[Wanted]) -> String {
    let name = visitor.text(&format!("bot-{level}"));
    let numbered = |number: u32| {
        let args = [("name", name.as_str().into()), ("number", number.into())];
        runestones_i18n::text(visitor.locale(), "bot-number", &args)
    };
    let is_free = |name: &String| others.iter().all(|other| other.name() != name);
    [name.clone()].into_iter().chain((2..=Seat::MOST as u32).map(numbered)).find(is_free).unwrap_or_default()
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
