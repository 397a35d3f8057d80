//! Links and forms of a page, as a browser without scripts sees them.

use crate::browser::{Answer, Browser};

/// A form, with the button that sends it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Press {
    /// Where it goes.
    pub action: String,
    /// Hidden fields, and that of the button.
    pub fields: Vec<(String, String)>,
}

/// A tag and its attributes.
struct Tag<'a> {
    name: &'a str,
    attributes: Vec<(&'a str, String)>,
}

impl Tag<'_> {
    fn get(&self, name: &str) -> Option<String> {
        self.attributes.iter().find(|(there, _)| *there == name).map(|(_, value)| value.clone())
    }
}

fn tags(html: &str) -> impl Iterator<Item = Tag<'_>> {
    html.split('<').skip(1).filter_map(|rest| tag(rest.split('>').next()?))
}

fn tag(text: &str) -> Option<Tag<'_>> {
    let (name, mut rest) = text.split_once(' ').unwrap_or((text, ""));
    let mut attributes = Vec::new();
    while !rest.trim_start().is_empty() {
        rest = rest.trim_start();
        let end = rest.find([' ', '=']).unwrap_or(rest.len());
        let (attribute, after) = rest.split_at(end);
        let (value, after) = match after.strip_prefix("=\"") {
            Some(quoted) => quoted.split_once('"')?,
            None => ("", after),
        };
        attributes.push((attribute, unescaped(value)));
        rest = after;
    }
    Some(Tag { name, attributes })
}

fn unescaped(text: &str) -> String {
    let plain = text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"");
    plain.replace("&amp;", "&")
}

/// Every button that can be pressed, in order.
pub fn presses(html: &str) -> Vec<Press> {
    let mut forms: Vec<(Option<String>, Press)> = Vec::new();
    let mut open = None;
    let mut buttons = Vec::new();
    for tag in tags(html) {
        match tag.name {
            "form" if tag.get("method").as_deref() == Some("post") => {
                open = Some(forms.len());
                forms
                    .push((tag.get("id"), Press { action: tag.get("action").expect("an action"), fields: Vec::new() }));
            }
            "/form" => open = None,
            "input" if tag.get("type").as_deref() == Some("hidden") => {
                let field = (tag.get("name").expect("a name"), tag.get("value").unwrap_or_default());
                forms[open.expect("a form")].1.fields.push(field);
            }
            "button" if tag.get("disabled").is_none() && tag.get("type").as_deref() != Some("button") => {
                buttons.push((tag.get("form").ok_or(open), tag.get("name"), tag.get("value").unwrap_or_default()));
            }
            _ => {}
        }
    }
    let press = |(owner, name, value): (Result<String, Option<usize>>, Option<String>, String)| {
        let (_, form) = match owner {
            Ok(id) => forms.iter().find(|(there, _)| there.as_ref() == Some(&id))?,
            Err(around) => &forms[around?],
        };
        let mut press = form.clone();
        press.fields.extend(name.map(|name| (name, value)));
        Some(press)
    };
    buttons.into_iter().filter_map(press).collect()
}

/// Where the links lead that are there only for those without scripts.
pub fn links_without_script(html: &str) -> Vec<String> {
    let parts = html.split("<noscript>").skip(1).filter_map(|rest| rest.split("</noscript>").next());
    parts.flat_map(|part| tags(part).filter_map(|tag| tag.get("href")).collect::<Vec<_>>()).collect()
}

impl Browser {
    /// Presses a button and goes where the answer leads.
    pub fn press(&mut self, press: &Press) -> Answer {
        let fields: Vec<(&str, &str)> = press.fields.iter().map(|(name, value)| (&**name, &**value)).collect();
        let answer = self.post(&press.action, &fields);
        if answer.status == 303 { self.get(&answer.location()) } else { answer }
    }
}
