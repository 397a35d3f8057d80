// The table in words, in a dialog: how it stands is read when it opens, the arrow keys go from line to line, and Tab from part
// to part.

import { $, $$, fetchPage, opensElsewhere, table, target } from "./dom.js";

/** @param {string} address */
async function describe(address) {
  const page = await fetchPage(address);
  const description = $(".description", page);
  if (!description) throw new Error("nothing to describe");
  const dialog = document.createElement("dialog");
  dialog.className = "described";
  dialog.tabIndex = -1;
  dialog.setAttribute("aria-label", table()?.dataset.described ?? "");
  const close = document.createElement("button");
  close.className = "btn";
  close.textContent = table()?.dataset.close ?? "";
  close.addEventListener("click", () => dialog.close());
  dialog.append(description, close);
  document.body.append(dialog);
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("keydown", (event) => {
    if (go(dialog, event.key)) event.preventDefault();
    // No other key means the table behind it.
    if (event.key !== "Escape") event.stopPropagation();
  });
  read(dialog);
  dialog.showModal();
  // The dialog itself: so its name is spoken, and how the table stands.
  dialog.focus();
}

/** Its first part is what the dialog is about; headings are stops.
 * @param {HTMLElement} dialog
 */
function read(dialog) {
  const first = $("ul", dialog);
  if (first) first.id = "described";
  dialog.setAttribute("aria-describedby", "described");
  for (const line of lines(dialog)) line.tabIndex = line.localName === "h2" ? 0 : -1;
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
