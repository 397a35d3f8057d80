// Turns an element into another by touching only what differs: what stays keeps its focus, its scrolling and its
// half-written words, and the browser neither styles nor paints it again.

// What a person or a script did to an element is not undone by news that say nothing of it.
const KEPT = new Set(["style", "tabindex"]);

/**
 * By what an element is known, wherever it stands among its siblings: a piece stays the same whether something can be done
 * with it or not, and an item of a list is what it holds.
 * @param {Element} element
 * @returns {string}
 */
export function handle(element) {
  const read = (/** @type {string} */ name) => element.getAttribute(name);
  const link = read("href");
  // A switch is the same button whatever it would do next.
  const id = read("id");
  if (id) return id;
  const own = read("data-place") || link?.split("?piece=")[1] || read("data-piece") || read("data-at") || link || read("name");
  if (element.localName === "button") return own ? `${own} ${read("value") ?? ""}` : "";
  return own || (element.localName === "li" && element.firstElementChild ? handle(element.firstElementChild) : "");
}

/**
 * @param {Node} here
 * @param {Node} next
 */
function alike(here, next) {
  if (here.nodeName !== next.nodeName) return false;
  return !(here instanceof Element && next instanceof Element) || handle(here) === handle(next);
}

/**
 * @param {Element} here
 * @param {Element} next
 */
function attributes(here, next) {
  const keeps = here.hasAttribute("data-keep");
  const kept = (/** @type {string} */ name) => KEPT.has(name) || (name === "open" && keeps);
  for (const { name } of [...here.attributes]) if (!next.hasAttribute(name) && !kept(name)) here.removeAttribute(name);
  for (const { name, value } of next.attributes) {
    if (here.getAttribute(name) !== value && !(name === "open" && keeps)) here.setAttribute(name, value);
  }
  // What was ticked by hand no longer follows its attribute.
  if (here instanceof HTMLInputElement && next instanceof HTMLInputElement && !keeps) here.checked = next.checked;
}

/**
 * Finds for each new child the old one that it is, in its place or further on.
 * @param {Node} here
 * @param {Node} next
 */
function children(here, next) {
  let old = here.firstChild;
  for (let fresh = next.firstChild, after; fresh; fresh = after) {
    after = fresh.nextSibling;
    let same = old;
    while (same && !alike(same, fresh)) same = same.nextSibling;
    if (!same) {
      here.insertBefore(fresh, old);
      continue;
    }
    if (same === old) old = same.nextSibling;
    else here.insertBefore(same, old);
    become(same, fresh);
  }
  while (old) {
    const gone = old;
    old = old.nextSibling;
    gone.parentNode?.removeChild(gone);
  }
}

/**
 * @param {Node} here
 * @param {Node} next
 */
export function become(here, next) {
  if (here instanceof Element && next instanceof Element) {
    attributes(here, next);
    children(here, next);
  } else if (here instanceof CharacterData && next instanceof CharacterData && here.data !== next.data) {
    here.data = next.data;
  }
}
