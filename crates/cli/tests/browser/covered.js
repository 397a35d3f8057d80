// What is wrong with the picture, in words: something to press that is out of reach or lies under something else,
// light of a legal piece on its neighbour, words that are cut off.
const problems = [];
// The list of all moves is out of sight until somebody goes there.
const hidden = "[popover]:not(:popover-open), .vh, .skip, #moves:not(:focus-within, :target)";
const all = (selector) => [...document.querySelectorAll(selector)]
  .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(hidden));
const name = (element) =>
  `<${element.localName} class="${element.getAttribute("class") ?? ""}"> ${(element.ariaLabel ?? element.textContent).trim().slice(0, 40)}`;

// A link that goes on in the next line is looked at where there is most of it.
const boxOf = (element) => [...element.getClientRects()].sort((one, other) => other.width - one.width)[0] ?? element.getBoundingClientRect();

// The part of an element that no scroller and no edge of the screen cuts off, and its share of what could be seen:
// nothing shows more of itself than its scroller has room for.
function inSight(element) {
  let { left, top, right, bottom, width: most, height: highest } = boxOf(element);
  const cut = (box) => {
    most = Math.min(most, box.right - box.left);
    highest = Math.min(highest, box.bottom - box.top);
    left = Math.max(left, box.left);
    top = Math.max(top, box.top);
    right = Math.min(right, box.right);
    bottom = Math.min(bottom, box.bottom);
  };
  cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    if (getComputedStyle(around).overflow !== "visible") cut(around.getBoundingClientRect());
  }
  const [width, height] = [Math.max(0, right - left), Math.max(0, bottom - top)];
  return { left, top, width, height, share: (width * height) / (most * highest) };
}

const POINTS = [[0.5, 0.5], [0.15, 0.5], [0.85, 0.5], [0.5, 0.15], [0.5, 0.85]];
for (const element of all("a[href], button:not(:disabled), summary, label[for], select, input:not([type=hidden])")) {
  element.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
  const part = inSight(element);
  const { share } = part;
  if (share < 0.9) problems.push(`only ${Math.round(share * 100)} % in sight: ${name(element)}`);
  const above = POINTS.map(([x, y]) => document.elementFromPoint(part.left + part.width * x, part.top + part.height * y))
    // What somebody opened lies over the table until it is closed, and so does the board while it is asked for; the field of a label lies in it.
    .find((there) => !there || !(element.contains(there) || there.closest(".fetch, .verify__box, .hint, .own.is-asked") || element.closest("label")?.contains(there)));
  if (share >= 0.9 && above !== undefined) problems.push(`covered by ${above ? name(above) : "nothing"}: ${name(element)}`);
}

// How far the ring of a legal piece reaches beyond it: hard shadows outside, those that can be seen.
function ring(element) {
  const shadows = getComputedStyle(element).boxShadow.split(/,(?![^(]*\))/);
  const hard = shadows.filter((shadow) => !shadow.includes("inset") && !/, 0\)/.test(shadow)).map((shadow) => shadow.match(/ 0px 0px 0px ([\d.]+)px/));
  return Math.max(0, ...hard.map((found) => Number(found?.[1] ?? 0)));
}
const lit = all(".is-legal").map((element) => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const more = ring(element);
  return { element, left: left - more, top: top - more, right: right + more, bottom: bottom + more };
});
lit.forEach((one, position) => lit.slice(position + 1).forEach((other) => {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  if (Math.min(across, down) > 0.5) problems.push(`light of ${name(one.element)} on ${name(other.element)}`);
}));

for (const element of all(".btn, .label, .who__name, .rune__name, .prompt__text, .fate, .pile__name, .tabs a, th, td")) {
  // On a phone a long name of a rival ends in an ellipsis.
  if (innerWidth < 1080 && element.matches(".rival .who__name")) continue;
  const cutAcross = element.clientWidth && element.scrollWidth > element.clientWidth + 1;
  // What a lesson says may be scrolled, and so may wide text; letters reach a little beyond their line.
  const cutBelow = element.matches(".prompt > .prompt__text") && !document.adoptedStyleSheets.length && element.scrollHeight > element.clientHeight + 4;
  if (cutAcross || cutBelow) problems.push(`words are cut off: ${name(element)} ${element.textContent.trim()}`);
}
return problems.join("\n");
