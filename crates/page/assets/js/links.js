// Links that stay on the page: stepping through the history, opening piles, copying an address.

import { $, fetchPage, momentOf, opensElsewhere, target } from "./dom.js";
import { jump, skip } from "./draw.js";
import { tellWhy } from "./explain.js";
import { listen } from "./live.js";
import { stop, visit } from "./replay.js";

/** Another moment or the present. Looking through a game is one step of the browser's history, whatever one looks at.
 * @param {string} address
 */
async function go(address) {
  const next = (await fetchPage(address)).getElementById("table");
  if (!next) {
    location.assign(address);
    return;
  }
  const enters = !$(".history") && $(".history", next);
  await jump(next);
  if (enters) history.pushState(null, "", address);
  else history.replaceState(null, "", address);
  listen();
}

/** @param {string} address */
async function openPile(address) {
  const pile = $(".opened", await fetchPage(address));
  if (!pile) return;
  const dialog = document.createElement("dialog");
  dialog.append(pile);
  document.body.append(dialog);
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
  dialog.showModal();
}

// The list of all moves shows itself to whoever goes into it.
async function listMoves() {
  ($("#moves button") ?? $("#moves"))?.focus();
}

/** What a click on such a link does instead of leading away; without it, or if it fails, the link leads there.
 * @type {[string, (link: HTMLAnchorElement) => Promise<void>][]}
 */
const STAY = [
  ["[data-opens]", (link) => openPile(link.href)],
  ["[href*='/why?']", tellWhy],
  ["[data-step]", (link) => ($("#replay") ? visit(momentOf(link)) : go(link.href))],
  ["[data-present], [data-detail], [data-replay]", (link) => go(link.href)],
  [".more", listMoves],
];

document.addEventListener("click", (event) => {
  if (opensElsewhere(event)) return;
  const clicked = target(event);
  const link = clicked.closest("a");
  const dialog = link?.matches("[data-closes]") && link.closest("dialog");
  if (dialog) {
    event.preventDefault();
    dialog.close();
    return;
  }
  const stay = link && STAY.find(([selector]) => link.matches(selector));
  if (stay) {
    event.preventDefault();
    stop();
    stay[1](link).catch(() => location.assign(link.href));
    return;
  }
  if (clicked.matches("[data-copy]")) {
    const field = /** @type {HTMLInputElement} */ (clicked);
    field.select();
    navigator.clipboard?.writeText(field.value);
  }
  if (clicked.closest(".choice button[name]")) /** @type {HTMLElement | null} */ (clicked.closest("[popover]"))?.hidePopover();
  skip();
});

// The skip link and other places of the same page are no other moment.
addEventListener("popstate", () => { if (!location.hash) location.reload(); });
