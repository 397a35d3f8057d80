//! How all players did in a deal.

use maud::{Markup, html};
use runestones_i18n::{Arg, text};
use runestones_training::Standing;

use super::{DailyResult, DailyView, count};

/// Two points share a bar.
const BAR: i64 = 2;
const FEWEST_BARS: i64 = 13;
const WIDTH: i64 = 560;
const HEIGHT: i64 = 160;

/// How many reached how many points, with par, the middle and the own result.
pub(super) fn histogram(view: &DailyView, result: &DailyResult) -> Markup {
    let t = |key: &str, args: &[(&str, Arg<'_>)]| text(view.head.locale, key, args);
    let players: u64 = result.tally.iter().map(|(_, count)| count).sum();
    let Some(standing) = Standing::of(result.points, &result.tally) else { return html! {} };
    let bar_of = |points: i64| points.div_euclid(BAR);
    // Marks stand on the scale, too, whether anybody reached them or not.
    let marked = result.tally.iter().map(|(points, _)| *points).chain(result.par).chain([result.points]);
    let (least, most) = marked
        .fold((i64::MAX, i64::MIN), |(least, most), points| (least.min(bar_of(points)), most.max(bar_of(points))));
    // A few results are not drawn as a few giants.
    let margin = 1 + (FEWEST_BARS - (most - least + 3)).max(0) / 2;
    let (first, bars) = (least - margin, (most - least + 1 + 2 * margin).min(200));
    let heights: Vec<u64> = (first..first + bars)
        .map(|bar| result.tally.iter().filter(|(points, _)| bar_of(*points) == bar).map(|(_, count)| count).sum())
        .collect();
    let highest = heights.iter().copied().max().unwrap_or_default().max(1);
    let tall = |height: u64| i64::try_from(height * HEIGHT.unsigned_abs() / highest).unwrap_or_default();
    let own_bar = usize::try_from(bar_of(result.points) - first).ok().and_then(|bar| heights.get(bar));
    let x = |points: i64| (bar_of(points) - first) * WIDTH / bars + WIDTH / bars / 2;
    let own = result.points.to_string();
    let about =
        t("train-histogram-about", &[("own", own.as_str().into()), ("median", standing.median.to_string().into())]);
    html! {
        section.panel.lobby__panel {
            h2 { (t("train-all", &[])) " " small { (t("train-finished", &[("count", count(players))])) } }
            svg.histogram viewBox={ "0 -26 " (WIDTH) " " (HEIGHT + 48) } role="img" aria-label=(about) {
                @for (number, height) in (0i64..).zip(&heights) {
                    @let tall = tall(*height);
                    rect.histogram__bar.is-own[first + number == bar_of(result.points)]
                        x=(number * WIDTH / bars + 1) width=((WIDTH / bars - 2).max(1)) y=(HEIGHT - tall) height=(tall) {}
                    @if number % (bars / 12 + 1) == 0 {
                        text.histogram__n x=(number * WIDTH / bars + WIDTH / bars / 2) y=(HEIGHT + 16) { ((first + number) * BAR) }
                    }
                }
                text.histogram__n.is-own x=(x(result.points)) y=(HEIGHT - own_bar.map_or(0, |height| tall(*height)) - 5) { (result.points) }
                line.histogram__median x1=(x(standing.median)) x2=(x(standing.median)) y1="-6" y2=(HEIGHT) {}
                @if let Some(par) = result.par {
                    line.histogram__par x1=(x(par)) x2=(x(par)) y1="-6" y2=(HEIGHT) {}
                    text.histogram__n x=(x(par)) y="-12" { (t("train-share-par-mark", &[("par", par.to_string().into())])) }
                }
            }
            p.small.histogram__legend {
                span.histogram__key.is-own {} (t("train-own", &[])) " · " span.histogram__key.is-median {} (t("train-median", &[]))
                " · " span.histogram__key.is-par {} (t("train-par", &[]))
            }
        }
    }
}
