//! How a person likes the table.

use maud::{Markup, html};
use runestones_i18n::{Locale, text};

use crate::piece::icon::icon;
use crate::site::layout::{Head, sheet_page};
use runestones_table::{Speed, Theme};

/// The settings. `back` is the address to return to. The form posts every field, so that each answer is explicit.
pub fn settings(head: &Head, back: &str) -> Markup {
    let t = |key| text(head.locale, key, &[]);
    let chosen = head.settings;
    let languages = Locale::ALL.map(|locale| (locale.tag(), locale.native_name().to_owned(), locale == head.locale));
    let themes = Theme::ALL.map(|theme| (theme.word(), t(theme_key(theme)), theme == chosen.theme));
    let speeds = Speed::ALL.map(|speed| (speed.word(), t(speed_key(speed)), speed == chosen.speed));
    let switch = |on: bool| [("on", t("ui-on"), on), ("off", t("ui-off"), !on)];
    sheet_page(
        head,
        &html! {
            form.sheet-panel.panel.settings method="post" action="/settings" {
                h1 { (t("ui-settings")) }
                input type="hidden" name="back" value=(back);
                (choice(&t("ui-language"), "lang", &languages))
                (choice(&t("ui-theme"), "theme", &themes))
                (choice(&t("ui-letters"), "letters", &switch(chosen.letters)))
                (choice(&t("ui-animation-speed"), "speed", &speeds))
                (choice(&t("ui-sounds"), "sounds", &switch(chosen.sounds)))
                (choice(&t("ui-auto"), "auto", &switch(chosen.ease.effects)))
                (choice(&t("ui-end-at-once"), "end-at-once", &switch(chosen.ease.end)))
                (choice(&t("ui-confirm-end"), "confirm", &switch(chosen.confirm)))
                (choice(&t("ui-tips"), "tips", &switch(chosen.tips)))
                (choice(&t("ui-text-table"), "text", &switch(chosen.text)))
                p.small { (t("ui-text-about")) }
                p.buttons {
                    button.btn.btn--main { (icon("i-done")) (t("ui-save")) }
                    a.btn href=(back) { (t("ui-back")) }
                }
                p.buttons { a.btn href="/privacy" { (t("ui-privacy")) } }
            }
        },
    )
}

/// One question with a few answers, as buttons of which one is pressed.
fn choice(title: &str, field: &str, answers: &[(&str, String, bool)]) -> Markup {
    html! {
        fieldset.choices {
            legend { (title) }
            @for (word, label, checked) in answers {
                label { input type="radio" name=(field) value=(word) checked[*checked]; span { (label) } }
            }
        }
    }
}

fn theme_key(theme: Theme) -> &'static str {
    match theme {
        Theme::Night => "ui-theme-night",
        Theme::Dawn => "ui-theme-dawn",
    }
}

pub(crate) fn speed_key(speed: Speed) -> &'static str {
    match speed {
        Speed::Slow => "ui-speed-slow",
        Speed::Normal => "ui-speed-normal",
        Speed::Fast => "ui-speed-fast",
        Speed::Instant => "ui-speed-off",
    }
}
