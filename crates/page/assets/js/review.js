// A review: from moment to moment without loading the page anew, by click and by key; and news of the reading.

import "./share.js";
import { $, $$, fetchPage, opensElsewhere, target } from "./dom.js";

// What depends on the moment. The panel of the moment stays the same element, so that what is new in it is read out.
const PARTS = ["review-graph", "review-steps", "review-table", "review-moment", "review-moves", "review-share"];

let wanted = "";

/** Shows another moment; only the newest wish counts.
 * @param {string} address
 */
async function show(address) {
  wanted = address;
  const page = await fetchPage(address);
  if (wanted !== address) return;
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  const key = focused?.dataset.key;
  const href = focused?.getAttribute("href");
  for (const id of PARTS) {
    const [old, next] = [document.getElementById(id), page.getElementById(id)];
    if (old && next) {
      old.replaceChildren(...next.childNodes);
    } else if (old || next) {
      location.assign(address);
      return;
    }
  }
  history.replaceState(null, "", address);
  const again = key ? $(`[data-key="${key}"]`) : $$(".review-entry").find((link) => link.getAttribute("href") === href);
  again?.focus({ preventScroll: true });
  showHere();
}

/** Scrolls the list, and only the list, to where one is. */
function showHere() {
  const [list, here] = [$(".review-list"), $(".review-list .is-here")];
  if (!list || !here) return;
  const [frame, line] = [list.getBoundingClientRect(), here.getBoundingClientRect()];
  if (line.top < frame.top || line.bottom > frame.bottom) list.scrollTop += line.top - frame.top - frame.height / 3;
}

showHere();

document.addEventListener("click", (event) => {
  const link = target(event).closest("a");
  if (link?.matches("[data-moment]")) clearInterval(playing);
  if (!link || opensElsewhere(event) || !link.matches("[data-moment], .review-entry, .review-lucks a")) return;
  event.preventDefault();
  show(link.href).catch(() => location.assign(link.href));
});

const PACE = 1200; // milliseconds between two moments that play by themselves
let playing = 0;

/** Plays on from moment to moment, or stops. */
function play() {
  const plays = playing === 0;
  clearInterval(playing);
  playing = plays ? setInterval(step, PACE) : 0;
  $("[data-plays]")?.setAttribute("aria-pressed", String(plays));
}

/** The next moment; at the end the playing stops. */
function step() {
  const next = /** @type {HTMLAnchorElement | null} */ ($('a[data-key="ArrowRight"]'));
  if (!next) play();
  else show(next.href).then(() => $("[data-plays]")?.setAttribute("aria-pressed", String(playing !== 0)));
}

document.addEventListener("click", (event) => {
  if (target(event).closest("[data-plays]")) play();
});

document.addEventListener("change", (event) => {
  const slider = /** @type {HTMLInputElement | null} */ (target(event).closest("[data-slides]"));
  if (slider) show(`${slider.dataset.slides}${slider.value}`);
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (target(event).closest("input, textarea, select, .review-scroll")) return;
  if (event.key === " " && target(event).closest("a, button, summary")) return;
  const link = $(`[data-key="${CSS.escape(event.key)}"]`);
  if (!link) return;
  event.preventDefault();
  link.click();
});

const LOOK = 1000; // milliseconds between two questions how far the reading is

/** Asks how far the reading is, and loads the page when there is more to see. */
async function ask() {
  const main = $("[data-reading]");
  if (!main) return;
  try {
    const answer = await fetch(`${main.dataset.review}/review/progress`, { headers: { accept: "application/json" } });
    const { finished, picture, words, done, of } = await answer.json();
    if (finished || (picture && !$("#review-graph figure"))) {
      location.reload();
      return;
    }
    const bar = /** @type {HTMLProgressElement | null} */ ($(".review-progress progress"));
    const told = $(".review-progress p");
    if (bar && told && of) {
      bar.max = of;
      bar.value = done;
      told.textContent = words;
    }
  } catch {
    // The server is away: it is asked again.
  }
  setTimeout(ask, LOOK);
}

if ($("[data-reading]")) setTimeout(ask, LOOK);
