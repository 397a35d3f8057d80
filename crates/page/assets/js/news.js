// News for ears (a live region): what happened, in order, then what is asked. Nothing is lost when much comes at once.

import { $, $$, momentOf, table } from "./dom.js";

const KEPT = 60; // so many lines stay for those who read them up

const news = document.createElement("div");
news.id = "news";
news.className = "vh";
news.setAttribute("aria-live", "polite");
document.body.append(news);

const prompt = () => $("#prompt");
let heard = Number(table()?.dataset.moment ?? 0);
let asked = prompt() ? words(prompt()) : "";
let said = table() ? $$(".chat__lines li").length : 0;

/** What a screen reader would say of something.
 * @param {Node | null} node
 * @returns {string}
 */
export function words(node) {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || node.ariaHidden === "true") return "";
  return node.ariaLabel ?? [...node.childNodes].map(words).join("");
}

/** @param {string | null | undefined} text */
function say(text) {
  if (!text) return;
  const line = document.createElement("p");
  line.textContent = text.replace(/\s+/g, " ").trim();
  news.append(line);
  while (news.childElementCount > KEPT) news.firstElementChild?.remove();
}

/** @param {HTMLElement} next */
function hear(next) {
  const past = $(".history__at", next);
  if (past) {
    say(past.textContent);
    return;
  }
  for (const line of $$("[data-story] a[data-step]", next)) if (momentOf(line) > heard) say(words(line));
  heard = Number(next.dataset.moment ?? heard);
  const chat = $$(".chat__lines li", next);
  if (chat.length > said) chat.slice(said - chat.length).forEach((line) => say(line.textContent));
  said = chat.length;
}

document.addEventListener("passed", (event) => hear(/** @type {CustomEvent<HTMLElement>} */ (event).detail));
document.addEventListener("drawn", () => {
  const here = table();
  if (!here) return;
  hear(here);
  const question = prompt() ? words(prompt()) : ($("h1", here)?.textContent ?? "");
  // Where the focus is, a screen reader reads by itself.
  if (question !== asked && document.activeElement !== prompt()) say(question);
  asked = question;
});
