// The table in words, in a dialog: how it stands is read when it opens, the arrow keys go from line to line, and Tab from part
// to part.

import { $, $$, fetchPage, opensElsewhere, table, target } from "./dom.js";

const SEEN = 150; // milliseconds after which a screen reader knows what was added to the page

/** @param {string} address */
async function describe(address) {
  const page = await fetchPage(address);
  const description = $(".description", page);
  if (!description) throw new Error("nothing to describe");
  const dialog = document.createElement("dialog");
  dialog.className = "described";
  dialog.setAttribute("aria-labelledby", "h-described");
  const title = document.createElement("h2");
  title.id = "h-described";
  title.textContent = table()?.dataset.described ?? "";
  const close = document.createElement("button");
  close.className = "btn";
  close.textContent = table()?.dataset.close ?? "";
  close.addEventListener("click", () => dialog.close());
  dialog.append(title, description, close);
  document.body.append(dialog);
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("keydown", (event) => {
    if (go(dialog, event.key)) event.preventDefault();
    // No other key means the table behind it.
    if (event.key !== "Escape") event.stopPropagation();
  });
  // How the table stands is read with the title.
  const first = $("ul", description);
  if (first) first.id = "described";
  title.setAttribute("aria-describedby", "described");
  // Not the dialog itself, which some screen readers would read from end to end; so there is something else to focus.
  close.autofocus = true;
  dialog.showModal();
  // A screen reader has to learn of the dialog before it can follow the focus into it.
  setTimeout(() => {
    for (const line of lines(dialog)) line.tabIndex = line.localName === "h2" ? 0 : -1;
    title.focus();
  }, SEEN);
}

/** @type {Record<string, number>} */
const STEPS = { ArrowDown: 1, ArrowUp: -1 };

/** A line that leads somewhere is its link.
 * @param {HTMLElement} dialog
 */
const lines = (dialog) => $$("h2, li", dialog).map((line) => $("a", line) ?? line);

/**
 * @param {HTMLElement} dialog
 * @param {string} key
 */
function go(dialog, key) {
  const step = STEPS[key];
  const all = lines(dialog);
  const here = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  if (!step) return false;
  all[Math.max(here + step, 0)]?.focus();
  return true;
}

document.addEventListener("click", (event) => {
  const link = /** @type {HTMLAnchorElement | null} */ (target(event).closest("[data-describes]"));
  if (!link || opensElsewhere(event)) return;
  event.preventDefault();
  describe(link.href).catch(() => location.assign(link.href));
});
