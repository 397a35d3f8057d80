// Live: a stream of server-sent events brings tables, without the parts that the last one had.

import { reached } from "./connection.js";
import { table } from "./dom.js";
import { show } from "./draw.js";

/** What puts the parts that were not sent again back into a drawing, for one drawing after the other. */
export function assembler() {
  /** @type {string[]} */
  let parts = [];
  return (/** @type {string} */ drawing) => {
    /** @type {string[]} */
    const fresh = [];
    const html = drawing.replace(/<!--\[-->(.*?)<!--\]-->|<!--=(\d+)-->/gs, (_, part, number) => {
      fresh.push(part ?? parts[number]);
      return fresh.at(-1) ?? "";
    });
    parts = fresh;
    return html;
  };
}

/** The drawings of the stream. */
export const whole = assembler();

/** @type {EventSource | null} */
let stream = null;
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
    reached("form", true);
    reached("stream", true);
  });
  source.addEventListener("error", () => {
    reached("stream", false);
    // A browser gives up after some answers; we do not.
    if (source === stream && source.readyState === EventSource.CLOSED) setTimeout(listen, 3000);
  });
}

/** Until the table after this version is there nothing else is to be pressed, but nobody is kept waiting for it for long: a
 * stream that says nothing may have died unnoticed, and a new one brings the table.
 * @param {string | null} version
 */
export function heardAfter(version) {
  if (heard !== version) return null;
  return new Promise((done) => {
    const late = setTimeout(() => {
      listen();
      done(null);
    }, 1000);
    told = () => {
      clearTimeout(late);
      done(null);
    };
  });
}

/** Whether news of a later version have come.
 * @param {string | null} version
 */
export const isPast = (version) => Number(heard) > Number(version);

// Without a network nothing comes, also where the stream seems to stand; with it a new stream is certain to bring the latest.
addEventListener("offline", () => { if (stream) reached("stream", false); });
addEventListener("online", () => { if (stream) listen(); });
