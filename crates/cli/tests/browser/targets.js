// What a thumb would miss: whatever can be pressed and is not 44 pixels wide and high. Around a small picture the
// surroundings may count; then a press a little beside it still hits it. Links within a sentence are as high as its lines.
// Two effects share the width of their card, and have the least that is allowed (WCAG 2.5.8).
const LEAST = 44;
const SHARED = 24;
const hidden = "[popover]:not(:popover-open), .vh, .skip, #table:has(~ dialog[open]) *, .moves__all:not(:focus-within, :target)";
const pressed = "a[href], button:not(:disabled), summary, label:has(input), label[for], select, textarea, input:not([type=hidden], [type=checkbox], [type=radio])";
const missed = new Set();
for (const element of document.querySelectorAll(pressed)) {
  if (!element.checkVisibility({ visibilityProperty: true }) || element.closest(hidden)) continue;
  const inSentence = getComputedStyle(element).display === "inline" && element.parentElement.textContent.trim() !== element.textContent.trim() || element.matches(".log__line");
  if (inSentence || element.closest(".part-of-table")) continue;
  element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  // A pile that somebody looks through lies over the table until a card is chosen.
  if (document.elementFromPoint(x, y)?.closest(".fetch") && !element.closest(".fetch")) continue;
  const shares = element.matches(".is-laid .card__ability > *") && element.parentElement.querySelectorAll(":scope > :is(.fx, .part)").length > 1;
  const hits = (dx, dy) => { const there = document.elementFromPoint(x + dx, y + dy); return element.contains(there) || element.closest("label")?.contains(there); };
  // A long picture, or one at an edge, has its surroundings on one side only.
  const reaches = (least, length, hit) => {
    const far = least / 2 - 1;
    return length >= least - 0.5 || [[-far, far], [0, 2 * far], [-2 * far, 0]].some((pair) => pair.every(hit));
  };
  const across = reaches(shares ? SHARED : LEAST, width, (dx) => hits(dx, 0));
  const down = reaches(LEAST, height, (dy) => hits(0, dy));
  if (!across || !down) missed.add(`${Math.round(width)}×${Math.round(height)} <${element.localName} class="${element.className}"> ${(element.ariaLabel ?? element.textContent).trim().slice(0, 40)}`);
}
return [...missed].join("\n");
