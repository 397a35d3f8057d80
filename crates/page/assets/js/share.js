// Giving an address or a text to somebody: copied, or by whatever the device shares with.

import { $$, target } from "./dom.js";

/** What is behind a button: the words of a text, or the address in a field or of a page.
 * @param {string | undefined} where
 * @returns {{ text?: string, url?: string }}
 */
function shared(where) {
  const field = /** @type {HTMLInputElement | HTMLTextAreaElement | null} */ (document.getElementById(where ?? ""));
  if (field instanceof HTMLTextAreaElement) return { text: field.value };
  return { url: new URL(field?.value ?? where ?? "", location.href).href };
}

/** Copies, also where the page did not come on an encrypted way and the browser has no clipboard for it.
 * @param {string} text
 */
async function copy(text) {
  if (!(await navigator.clipboard?.writeText(text).then(() => true, () => false))) copyByHand(text);
}

/** @param {string} text */
function copyByHand(text) {
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (!done) throw Error("not copied");
}

const SHOWN = 2500; // milliseconds for which a button says that it has copied

// The line of a seat says for longer that its link was copied, though the table is drawn again when people come and go.
const given = new Set();

/** @param {HTMLElement} button */
async function copyFrom(button) {
  const { text, url } = shared(button.dataset.copies);
  await copy(text ?? url ?? "");
  const words = button.querySelector("span");
  if (!words || button.classList.contains("is-done")) return;
  const before = words.textContent;
  words.textContent = /** @type {string} */ (button.dataset.done);
  button.classList.add("is-done");
  setTimeout(() => {
    words.textContent = before;
    button.classList.remove("is-done");
  }, SHOWN);
  given.add(button.dataset.copies);
  offer();
}

document.addEventListener("click", (event) => {
  const button = /** @type {HTMLElement | null} */ (target(event).closest("[data-copies], [data-shares]"));
  if (!button) return;
  if (button.dataset.copies !== undefined) copyFrom(button).catch(() => {});
  // Whoever changes their mind about sharing is no failure.
  else navigator.share({ ...shared(button.dataset.shares), title: document.title }).catch(() => {});
});

/** Buttons that a device cannot serve are not there. */
function offer() {
  for (const button of $$("[data-shares]")) button.hidden = !("share" in navigator);
  for (const line of $$("[data-copied]")) {
    if (given.has(line.dataset.of)) line.textContent = /** @type {string} */ (line.dataset.copied);
  }
}

document.addEventListener("drawn", offer);
offer();
