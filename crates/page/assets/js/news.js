// News for ears (a live region): one message for each change of the table, with what happened, in order, and then what is
// asked. Several elements that come at once are read in any order, or lost; so a message is one element with one text.

import { $, $$, table } from "./dom.js";

const SOON = 120; // milliseconds after which an answer to a key is given, so that the focus speaks first
const STILL = 400; // after a change it is given when the page stands still: readers drop what comes with many other changes
const MOST = 2000; // however much goes on, nobody waits longer than this
const GONE = 10_000; // by then a screen reader has it; what stayed would be read again when a dialog closes

const news = document.createElement("div");
news.id = "news";
news.className = "vh";
news.setAttribute("aria-live", "polite");
document.body.append(news);

/** What happened and was not given yet, with its moment, so that it can be taken back; of the history only the last step.
 * @type {{ moment: number, words: string, past?: boolean }[]}
 */
let untold = [];
/** What is asked, if that was not given yet. */
let asks = "";
let heard = Number(table()?.dataset.moment ?? 0);
let asked = question(table()).words;
let said = $$(".chat__lines li").length;
let waited = question(table()).waits;
let timer = 0;
let since = 0;
let last = "";

/** What a screen reader would say of something.
 * @param {Node | null} node
 * @returns {string}
 */
export function words(node) {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || node.ariaHidden === "true") return "";
  return node.ariaLabel ?? [...node.childNodes].map(words).join("");
}

/** @param {Element} element */
function inside(element) {
  return [...element.childNodes].map(words).join("").replace(/\s+/g, " ").trim();
}

/** What is asked at a table, and whether of somebody else.
 * @param {HTMLElement | null} here
 */
function question(here) {
  const prompt = here && $("#prompt", here);
  return { words: prompt ? inside(prompt) : "", waits: Boolean(prompt && "waits" in prompt.dataset) };
}

/** Takes in what happened until a table, and says whether there was anything.
 * @param {HTMLElement} next
 */
function hear(next) {
  const lines = $$("[data-news] li", next).map((line) => ({ moment: Number(line.dataset.moment), words: inside(line) }));
  const past = $(".history__at", next);
  if (past) {
    const step = [{ moment: heard, words: inside(past) }, ...lines].map((line) => ({ ...line, past: true }));
    untold = [...untold.filter((line) => !line.past), ...step];
    return true;
  }
  /** @type {typeof untold} */
  const fresh = [];
  const moment = Number(next.dataset.moment ?? heard);
  if (moment < heard) {
    untold = untold.filter((line) => line.moment <= moment);
    // The steps of a lesson are pages that one turns.
    if (!next.dataset.back) fresh.push({ moment, words: $("[data-news]", next)?.dataset.undone ?? "" });
  }
  fresh.push(...lines.filter((line) => line.moment > heard));
  heard = moment;
  const chat = $$(".chat__lines li", next);
  if (chat.length > said) fresh.push(...chat.slice(said - chat.length).map((line) => ({ moment, words: inside(line) })));
  said = chat.length;
  untold.push(...fresh);
  return fresh.length > 0;
}

/** @param {number} wait */
function tell(wait) {
  const now = performance.now();
  if (!timer) since = now;
  clearTimeout(timer);
  timer = setTimeout(give, Math.min(wait, since + MOST - now));
}

// Nobody hears a page that is hidden, or one that a dialog covers: then it waits.
function give() {
  timer = 0;
  if (document.hidden || $("dialog[open]")) return;
  const text = [...untold.map((line) => line.words), asks].filter(Boolean).join(" ");
  untold = [];
  asks = "";
  if (!text) return;
  // The same words again are taken for an echo, unless they differ in something that nobody hears.
  last = text === last ? `${text}\u00a0` : text;
  const message = document.createElement("p");
  message.textContent = last;
  news.append(message);
  setTimeout(() => message.remove(), GONE);
}

/** Says the question again, whatever was said before; of an earlier moment, which it is. */
export function ask() {
  asks = question(table()).words || words($(".history__at"));
  tell(SOON);
}

document.addEventListener("passed", (event) => hear(/** @type {CustomEvent<HTMLElement>} */ (event).detail));
document.addEventListener("drawn", () => {
  const here = table();
  if (!here) return;
  const told = hear(here);
  const { words: next, waits } = question(here);
  // For whom one waits is told once: while others move their moves are news enough.
  const tells = waits ? !waited : next !== asked || told;
  if (tells) asks = next;
  else if (waits) asks = "";
  asked = next;
  waited = waits;
  tell(STILL);
});
// What somebody else has to say, such as a clock.
document.addEventListener("say", (event) => {
  untold.push({ moment: heard, words: /** @type {CustomEvent<string>} */ (event).detail });
  tell(SOON);
});
document.addEventListener("visibilitychange", () => tell(STILL));
document.addEventListener("close", () => tell(STILL), { capture: true });
