//! The pictures of a player's page: plain SVG, once wide and once narrow. Beside each stand its numbers.

use std::fmt::Write as _;

use maud::{Markup, html};
use runestones_i18n::text;

use super::{HistoryPoint, PlayerView};
use crate::site::dates::date;

const HEIGHT: i64 = 220;

/// At most so many of a list, evenly, and always the first and the last.
pub(super) fn thinned<T>(all: &[T], most: usize) -> Vec<&T> {
    let last = all.len().saturating_sub(1);
    let steps = most.max(2) - 1;
    if all.len() <= most {
        return all.iter().collect();
    }
    (0..=steps).filter_map(|step| all.get(step * last / steps)).collect()
}

/// A rating and its band over time.
pub(super) fn rating(view: &PlayerView, sentence: &str) -> Markup {
    html! {
        figure.rating-graph {
            div.d-only { (plot(view, sentence, 760)) }
            div.m-only { (plot(view, sentence, 330)) }
            figcaption.small { (sentence) }
        }
    }
}

struct Scale {
    low: i64,
    high: i64,
    begin: i64,
    end: i64,
    width: i64,
}

impl Scale {
    fn of(points: &[&HistoryPoint], width: i64) -> Scale {
        let low = points.iter().map(|point| point.rating - point.reach).min().unwrap_or(1400);
        let high = points.iter().map(|point| point.rating + point.reach).max().unwrap_or(1600);
        let begin = points.first().map_or(0, |point| point.time.0);
        let end = points.last().map_or(1, |point| point.time.0);
        Scale { low: low.div_euclid(200) * 200, high: (high + 199).div_euclid(200) * 200, begin, end, width }
    }

    fn x(&self, point: &HistoryPoint) -> i64 {
        (point.time.0 - self.begin).saturating_mul(self.width) / (self.end - self.begin).max(1)
    }

    fn y(&self, rating: i64) -> i64 {
        HEIGHT - (rating - self.low) * HEIGHT / (self.high - self.low).max(1)
    }
}

fn plot(view: &PlayerView, sentence: &str, width: i64) -> Markup {
    let points = thinned(view.history, 120);
    let scale = Scale::of(&points, width - 110);
    let (mut line, mut band) = (String::new(), String::new());
    for point in &points {
        // Writing to a string cannot fail.
        let _ = write!(line, "{},{} ", scale.x(point), scale.y(point.rating));
        let _ = write!(band, "{},{} ", scale.x(point), scale.y(point.rating + point.reach));
    }
    for point in points.iter().rev() {
        let _ = write!(band, "{},{} ", scale.x(point), scale.y(point.rating - point.reach));
    }
    let ends = [points.first(), points.last()].into_iter().flatten();
    html! {
        svg viewBox={ "-40 -10 " (width) " " (HEIGHT + 40) } width=(width) role="img" aria-label=(sentence) {
            @for rating in (scale.low..=scale.high).step_by(200) {
                line.rating-graph__ruler x1="0" x2=(scale.width) y1=(scale.y(rating)) y2=(scale.y(rating)) {}
                text.rating-graph__n x="-6" y=(scale.y(rating) + 4) text-anchor="end" { (rating) }
            }
            polygon.rating-graph__band points=(band) {}
            @for (name, rating) in view.landmarks.iter().filter(|(_, rating)| (scale.low..=scale.high).contains(rating)) {
                line.rating-graph__bot x1="0" x2=(scale.width) y1=(scale.y(*rating)) y2=(scale.y(*rating)) {}
                text.rating-graph__n x=(scale.width + 4) y=(scale.y(*rating) + 4) { (text(view.head.locale, name, &[])) }
            }
            polyline.rating-graph__line points=(line) {}
            @if let Some(last) = points.last() { circle.rating-graph__end cx=(scale.x(last)) cy=(scale.y(last.rating)) r="4" {} }
            @for (anchor, point) in ["start", "end"].into_iter().zip(ends) {
                text.rating-graph__n x=(scale.x(point)) y=(HEIGHT + 20) text-anchor=(anchor) { (date(point.time)) }
            }
        }
    }
}

/// Where a share lies, and the share that would be fair; all between 0 and 1.
pub(super) fn interval(low: f64, share: f64, high: f64, fair: f64) -> Markup {
    let at = |share: f64| format!("{:.1}", share * 100.0);
    html! {
        svg.interval viewBox="-3 0 106 16" aria-hidden="true" {
            line.interval__ground x1="0" x2="100" y1="8" y2="8" {}
            line.interval__fair x1=(at(fair)) x2=(at(fair)) y1="1" y2="15" {}
            line.interval__reach x1=(at(low)) x2=(at(high)) y1="8" y2="8" {}
            circle.interval__share cx=(at(share)) cy="8" r="3" {}
        }
    }
}

/// A share as a bar.
pub(super) fn bar(share: f64) -> Markup {
    html! {
        svg.share-bar viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" {
            rect.share-bar__ground width="100" height="6" {}
            rect.share-bar__share width=(format!("{:.1}", share.clamp(0.0, 1.0) * 100.0)) height="6" {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_list_is_thinned_and_keeps_its_ends() {
        let all: Vec<u32> = (0..1000).collect();
        let few = thinned(&all, 12);
        assert_eq!((few.len(), *few[0], **few.last().expect("an end")), (12, 0, 999));
        assert_eq!(thinned(&all[..5], 12).len(), 5);
        assert!(thinned::<u32>(&[], 12).is_empty());
    }
}
