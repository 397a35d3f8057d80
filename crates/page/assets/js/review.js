// A review: from moment to moment without loading the page anew, by click and by key; and news of the reading.

import "./share.js";
import { $, fetchPage, opensElsewhere, target } from "./dom.js";

// What depends on the moment. The panel of the moment stays the same element, so that what is new in it is read out.
const PARTS = ["steps", "graph", "table", "moment", "moves", "share"];

let wanted = "";

/** Shows another moment, or its parts from this one on; only the newest wish counts.
 * @param {string} address
 * @param {number} from
 */
async function show(address, from = 0) {
  wanted = address;
  const page = await fetchPage(address);
  if (wanted !== address) return;
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  const key = focused?.dataset.key;
  const same = key ? `[data-key="${key}"]` : `.review-entry[href="${focused?.getAttribute("href")}"]`;
  for (const id of PARTS.slice(from)) {
    const [old, next] = [document, page].map((one) => one.getElementById(`review-${id}`));
    if (old && next) old.replaceChildren(...next.childNodes);
    else if (old || next) return location.assign(address);
  }
  history.replaceState(null, "", address);
  $(same)?.focus({ preventScroll: true });
  tellPlaying();
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
  if (target(event).closest(playing ? "[data-plays], [data-moment]" : "[data-plays]")) play();
  if (!link?.matches("[data-moment], .review-entry, .review-lucks a") || opensElsewhere(event)) return;
  event.preventDefault();
  show(link.href).catch(() => location.assign(link.href));
});

const PACE = 1200; // milliseconds between two moments that play by themselves
let playing = 0;

/** Plays on from moment to moment, or stops. */
function play() {
  clearInterval(playing);
  playing = playing ? 0 : setInterval(step, PACE);
  tellPlaying();
}

/** Says at the button whether it plays. */
const tellPlaying = () => $("[data-plays]")?.setAttribute("aria-pressed", `${playing > 0}`);

/** The next moment; at the end the playing stops. */
function step() {
  const next = /** @type {HTMLAnchorElement | null} */ ($('a[data-key="ArrowRight"]'));
  if (!next) play();
  else show(next.href);
}

let sliding = false;

/** The page follows the slider. While it is dragged there is one question to the server at a time, and the slider stays the
 * same element: the steps, in which it lies, are the first part.
 * @param {Event} event
 */
async function slide({ type, target }) {
  const slider = /** @type {HTMLInputElement} */ (target);
  const { slides } = slider.dataset;
  const drags = type === "input";
  if (!slides || (sliding && drags)) return;
  sliding = true;
  for (let at = ""; at !== slider.value; ) {
    at = slider.value;
    $(".review-steps__at")?.replaceChildren(`${at} / ${slider.max}`);
    await show(slides + at, Number(drags));
  }
  sliding = false;
}

for (const type of ["input", "change"]) document.addEventListener(type, slide);

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
    const answer = await fetch(`${main.dataset.review}/review/progress`);
    const { finished, picture, words, done, of } = await answer.json();
    if (finished || (picture && !$("#review-graph figure"))) return location.reload();
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

setTimeout(ask, LOOK);
