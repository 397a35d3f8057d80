// Whether the server can be reached, and what is said about it at the edge of the page.

import { $, table } from "./dom.js";
import { play } from "./sound.js";

/** What does not work just now: the stream, a click on its way, another form.
 * @type {Set<"stream" | "click" | "form">}
 */
const down = new Set();

/** Something got through, or did not. A click that waits to be sent is worth saying.
 * @param {"stream" | "click" | "form"} what
 * @param {boolean} works
 */
export function reached(what, works) {
  const before = down.size;
  if (works) down.delete(what);
  else down.add(what);
  if (down.size === before) return;
  const words = table()?.dataset ?? {};
  if (!down.size) banner(words.again, true);
  else banner(down.has("click") ? words.kept : words.lost, false);
  if (!before) play("lost");
}

/** Resolves after a time, or as soon as the browser is online again.
 * @param {number} time
 */
export function pause(time) {
  return new Promise((done) => {
    const timer = setTimeout(done, time);
    addEventListener("online", () => {
      clearTimeout(timer);
      done(null);
    }, { once: true });
  });
}

/** Says something at the edge of the page; good news go by themselves.
 * @param {string | undefined} words
 * @param {boolean} good
 */
export function banner(words, good) {
  $(".banner")?.remove();
  const element = document.createElement("p");
  element.className = good ? "banner banner--good" : "banner";
  element.role = "status";
  element.textContent = words ?? "";
  document.body.append(element);
  if (good) setTimeout(() => element.remove(), 2000);
}
