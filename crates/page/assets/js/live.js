// Live: a stream of server-sent events brings tables, without the parts that the last one had.

import { $, table } from "./dom.js";
import { show } from "./draw.js";
import { play } from "./sound.js";

/** @type {string[]} */
let parts = [];

/** Puts the parts that were not sent again back into a drawing.
 * @param {string} drawing
 */
export function whole(drawing) {
  /** @type {string[]} */
  const fresh = [];
  const html = drawing.replace(/<!--\[-->(.*?)<!--\]-->|<!--=(\d+)-->/gs, (_, part, number) => {
    fresh.push(part ?? parts[number]);
    return fresh.at(-1) ?? "";
  });
  parts = fresh;
  return html;
}

/** @type {EventSource | null} */
let stream = null;
let lost = false;
// The version of the table that came last, and whoever waits for one.
let heard = "";
/** @type {(() => void) | null} */
let told = null;

export const isLive = () => stream?.readyState === EventSource.OPEN;

export function listen() {
  const { live, version } = table()?.dataset ?? {};
  stream?.close();
  stream = null;
  if (!live || !version || !window.EventSource) return;
  const source = stream = new EventSource(`${live}${live.includes("?") ? "&" : "?"}version=${version}`);
  heard = version;
  source.addEventListener("table", (event) => {
    heard = event.data.match(/data-version="(\d+)"/)?.[1] ?? heard;
    told?.();
    const drawing = whole(event.data);
    if (table()?.dataset.live) show(drawing);
  });
  source.addEventListener("open", () => {
    if (lost) banner(table()?.dataset.again, true);
    lost = false;
  });
  source.addEventListener("error", () => {
    if (!lost) {
      banner(table()?.dataset.lost, false);
      play("lost");
    }
    lost = true;
    // A browser gives up after some answers; we do not.
    if (source === stream && source.readyState === EventSource.CLOSED) setTimeout(listen, 3000);
  });
}

/** Until the table after this version is there nothing else is to be pressed, but nobody is kept waiting for it for long.
 * @param {string | null} version
 */
export function heardAfter(version) {
  if (heard !== version) return null;
  return new Promise((done) => {
    told = () => done(null);
    setTimeout(done, 1000);
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
  element.setAttribute("role", "status");
  element.textContent = words ?? "";
  document.body.append(element);
  if (good) setTimeout(() => element.remove(), 2000);
}
