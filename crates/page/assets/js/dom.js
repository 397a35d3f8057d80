// Finding things on the page.

/**
 * The first element that matches, or nothing.
 * @param {string} selector
 * @param {ParentNode} from
 * @returns {HTMLElement | null}
 */
export const $ = (selector, from = document) => from.querySelector(selector);

/**
 * All elements that match.
 * @param {string} selector
 * @param {ParentNode} from
 * @returns {HTMLElement[]}
 */
export const $$ = (selector, from = document) => [...from.querySelectorAll(selector)].map(html);

/** The table, where there is one. */
export const table = () => document.getElementById("table");

/** @param {string} text */
export const parsePage = (text) => new DOMParser().parseFromString(text, "text/html");

/**
 * Another page of this site, as a document.
 * @param {string} address
 */
export async function fetchPage(address) {
  const answer = await fetch(address, { headers: { accept: "text/html" } });
  return parsePage(await answer.text());
}

/**
 * What an event happened to.
 * @param {Event} event
 */
export const target = (event) => html(event.target);

/** A click that asks for a new tab or window is the browser's.
 * @param {MouseEvent} event
 */
export const opensElsewhere = (event) => event.metaKey || event.ctrlKey || event.shiftKey;

/**
 * The moment that a line of the log leads to.
 * @param {HTMLElement} line
 */
export const momentOf = (line) => Number(new URL(line.getAttribute("href") ?? "", location.href).searchParams.get("at"));

/** The key that somebody means. With Alt, a key reaches the table past a screen reader that takes plain letters for itself
 * (browse mode). There the sign may be another one (macOS): then the place on the keyboard tells.
 * @param {KeyboardEvent} event
 */
export function keyOf(event) {
  if (event.metaKey || event.ctrlKey) return "";
  if (!event.altKey) return event.key;
  const sign = /^[a-z1-9?]$/i.test(event.key) ? event.key : event.code.replace(/^(Key|Digit)/, "").replace("Slash", "?");
  return /^[a-z1-9?]$/i.test(sign) ? sign.toLowerCase() : "";
}

/** All that we look for are HTML elements, or SVG elements that behave alike here.
 * @param {unknown} element
 * @returns {HTMLElement}
 */
function html(element) {
  return /** @type {HTMLElement} */ (element);
}

/** Less motion, if the person asked their system for it. */
export const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** @type {Record<string, number>} */
const PACE = { slow: 1.55, normal: 1, fast: 0.5, instant: 0 };

/** How long things take, as a factor; 0 if nothing is shown on the way. */
export const pace = () => PACE[table()?.dataset.speed ?? "normal"] ?? 1;
