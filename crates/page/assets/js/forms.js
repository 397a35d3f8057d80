// Forms: the same requests, without leaving the page.

import { banner, pause, reached } from "./connection.js";
import { $, parsePage, table } from "./dom.js";
import { busy, show, tableIn } from "./draw.js";
import { heardAfter, isLive, isPast, listen } from "./live.js";

document.addEventListener("submit", async (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  const here = table();
  if (!here?.contains(form) || form.method !== "post" || form.action.includes("/rematch") || form.matches("[data-leaves]")) return;
  const submitter = /** @type {HTMLButtonElement | null} */ (event.submitter);
  // Another language is another page.
  if (submitter?.name === "lang") return;
  event.preventDefault();
  const version = here.dataset.version ?? "";
  if (busy.version === version) return;
  busy.version = version;
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) body.append(name, String(value));
  if (submitter?.name) body.set(submitter.name, submitter.value);
  here.classList.add("is-busy");
  try {
    const answer = await send(form.action, body);
    if (form.id === "prefs") preferences(body);
    const chat = /** @type {HTMLInputElement | null} */ ($("#say"));
    if (chat && form.matches("[data-quiet]")) chat.value = "";
    await drawAnswer(answer);
    // The stream draws for the person as they were when it was opened.
    if (form.id === "prefs") listen();
  } catch {
    reached("form", false);
  }
  table()?.classList.remove("is-busy");
  if (busy.version === version) busy.version = null;
});

/**
 * A deed names the version of the table it is for: sent twice, it is done once (it is idempotent). So one that got lost, on the
 * way to a server that stops or for want of a network, is kept and sent again, for as long as the table waits for it. While
 * the live connection stands, it brings what came of it, and nothing else needs to.
 * @param {string} address
 * @param {URLSearchParams} body
 */
async function send(address, body) {
  const version = body.get("version");
  const deed = version !== null && /\/(move|undo|restart)(\?|$)/.test(address);
  const live = deed && isLive();
  /** @type {Record<string, string>} */
  const headers = live ? { "x-table": "1" } : { accept: "text/html" };
  for (let wait = 200; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
    try {
      const signal = deed ? AbortSignal.timeout(PATIENCE) : null;
      const answer = await fetch(address, { method: "POST", body, headers, signal });
      reached("form", true);
      reached("click", true);
      if (answer.status === 204) await heardAfter(version);
      // It was done before, and only the answer was lost.
      if (answer.status === 409 && wait > 200 && live) return new Response(null, { status: 204 });
      if (answer.status !== 503 || !deed || wait > 3000) return answer;
    } catch (error) {
      if (!deed) throw error;
      reached("click", false);
    }
    await pause(wait);
    if (isPast(version)) {
      reached("click", true);
      return new Response(null, { status: 204 });
    }
  }
}

const PATIENCE = 10_000; // milliseconds for an answer: one that takes longer will not come
const LONGEST_WAIT = 5000; // milliseconds between two tries

/** Any answer that holds a table is drawn; another page is gone to.
 * @param {Response} answer
 */
async function drawAnswer(answer) {
  const html = await answer.text();
  if (tableIn(html)) {
    // A lesson has an address for each of its moments.
    if (answer.redirected) history.replaceState(null, "", answer.url);
    show(html);
  } else if (answer.ok && answer.redirected) location.assign(answer.url);
  else if (html) banner(headline(html), false);
}

/** @param {string} html */
function headline(html) {
  const page = parsePage(html);
  return ($("h1", page) ?? page.body).textContent?.trim().slice(0, 200);
}

/** @param {URLSearchParams} body */
function preferences(body) {
  const root = document.documentElement;
  if (body.has("theme")) root.dataset.theme = body.get("theme") ?? "";
  if (body.has("letters")) root.toggleAttribute("data-letters", body.get("letters") === "on");
}
