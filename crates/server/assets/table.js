// Keeps a table up to date, lets things travel, and knows some keys. Without it every button still works as a form.
"use strict";
(() => {
  const root = document.documentElement;
  const $ = (selector, from = document) => from.querySelector(selector);
  const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];
  const table = () => document.getElementById("table");
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const PACE = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 };
  const pace = () => (calm.matches ? 0 : (PACE[table()?.dataset.speed] ?? 1));

  // ---------- Drawing: one update after the other, each in a transition ----------
  const BEAT = 450; // milliseconds that a move of somebody else is shown before the next, at normal pace
  const queue = [];
  let drawing = false;
  let current = null;
  let wake = null;
  let hurried = false;

  function show(html) {
    queue.push(html);
    if (!drawing) drawNext();
  }

  async function drawNext() {
    drawing = true;
    while (queue.length) {
      // Who was away, or wants nothing to move, sees only the latest: no more often than the screen can show it.
      if (pace() === 0 && !document.hidden) await new Promise(requestAnimationFrame);
      if (document.hidden || pace() === 0 || queue.length > 12) pass();
      const next = parse(queue.shift());
      if (!next || stale(next)) continue;
      const due = performance.now() + BEAT * pace();
      await change(() => swap(next));
      if (queue.length && !hurried && !("yours" in table().dataset)) await rest(due - performance.now());
    }
    drawing = hurried = false;
  }

  // What is not drawn is still told.
  function pass() {
    for (const html of queue.splice(0, queue.length - 1)) {
      const next = parse(html);
      if (next && !stale(next)) document.dispatchEvent(new CustomEvent("passed", { detail: next }));
    }
  }

  function rest(time) {
    return new Promise((done) => { wake = done; setTimeout(done, time); });
  }

  // Whoever does not want to watch sees the latest at once.
  function skip() {
    hurried = drawing;
    pass();
    current?.skipTransition();
    wake?.();
  }

  function parse(html) {
    return new DOMParser().parseFromString(html, "text/html").getElementById("table");
  }

  // An answer to an own move and the same news from the stream may overtake each other.
  function stale(next) {
    const here = table();
    return here.dataset.live === next.dataset.live && Number(next.dataset.seq) < Number(here.dataset.seq) && !next.dataset.back;
  }

  async function change(draw) {
    if (!document.startViewTransition || pace() === 0 || document.hidden) {
      draw();
      return;
    }
    name(true);
    root.dataset.pace = table().dataset.speed;
    current = document.startViewTransition(() => { draw(); name(true); });
    current.ready.catch(() => {});
    await current.finished.catch(() => {});
    current = null;
    name(false);
  }

  // Pieces that keep their identity; the policy forbids style attributes, but not this.
  function name(on) {
    for (const piece of $$("[data-vt]")) piece.style.viewTransitionName = on ? piece.dataset.vt : "";
  }

  function swap(next) {
    const here = table();
    $("#why")?.remove();
    const active = document.activeElement;
    const focus = here.contains(active) ? morph.handle(active) : null;
    const old = { seq: Number(here.dataset.seq), moment: Number(here.dataset.moment), yours: "yours" in here.dataset };
    // An own move may still be on its way when news arrive.
    next.classList.toggle("is-busy", busy === next.dataset.seq);
    morph.become(here, next);
    if (focus !== null && !here.contains(document.activeElement)) refocus(here, focus);
    $(".moves__list", here)?.scrollTo(0, 0);
    watchPages();
    turnToLight(here);
    wholeLinks();
    document.title = here.dataset.title;
    after(here, old);
    document.dispatchEvent(new Event("drawn"));
  }

  // A piece with which something else can be done now is another element, but the same piece.
  function refocus(here, handle) {
    const same = $$("a[href], button, summary, input, [tabindex]", here).find((element) => morph.handle(element) === handle);
    (same ?? $("#prompt", here))?.focus({ preventScroll: true });
  }

  // A link that is sent to a friend says which server it is.
  function wholeLinks() {
    for (const field of $$("[data-copy]")) field.setAttribute("value", new URL(field.defaultValue, location.href).href);
  }

  // On a phone the page of the table that holds what is legal comes into view.
  function turnToLight(next) {
    const pager = $("#pager", next);
    if (!pager || pager.scrollWidth <= pager.clientWidth) return;
    const lit = $$(".page .is-legal, .supply .is-legal, .wisps .is-legal", pager);
    const seen = (piece) => { const box = piece.getBoundingClientRect(); return box.left >= 0 && box.left < innerWidth; };
    if (lit.length && !lit.some(seen)) lit[0].closest("section").scrollIntoView({ inline: "start", block: "nearest" });
    // In a lesson a single piece is lit: it is the one to be seen.
    if (next.matches(".is-lesson")) lit[0]?.scrollIntoView({ inline: "nearest", block: "center" });
  }

  // ---------- After a change: the die tumbles, the log lights up, sounds ----------
  function after(next, old) {
    const die = $("[data-die] .die", next);
    if (die && Number(next.dataset.seq) !== old.seq && pace() > 0) {
      die.animate(
        [{ transform: "rotate(-200deg) translateY(-60%) scale(.7)" }, { transform: "rotate(40deg) translateY(6%)" }, { transform: "none" }],
        { duration: 450 * pace(), easing: "cubic-bezier(.2,.8,.3,1)" },
      );
      play("die");
    }
    for (const line of $$(".log a[data-step]", next)) {
      const at = Number(new URL(line.href).searchParams.get("at"));
      if (at > old.moment) line.parentElement.classList.add("is-new");
    }
    if (!old.yours && "yours" in next.dataset) play("turn");
    else if (!die) play("move");
  }

  let audio = null;
  const TONES = { turn: [523, 659, 784], move: [330], die: [180, 240, 150, 210], lost: [220, 165] };
  function play(what) {
    // A browser is silent until the page has been touched.
    if (!("sounds" in table().dataset) || navigator.userActivation?.hasBeenActive === false) return;
    audio ??= new AudioContext();
    TONES[what].forEach((pitch, position) => {
      const start = audio.currentTime + position * 0.09;
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.type = what === "die" ? "square" : "triangle";
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(what === "die" ? 0.03 : 0.08, start);
      volume.gain.exponentialRampToValueAtTime(0.001, start + 0.22);
      tone.connect(volume).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.25);
    });
  }

  // ---------- Live: the stream sends tables, without the parts that the last one had ----------
  let parts = [];
  function whole(drawing) {
    const fresh = [];
    const html = drawing.replace(/<!--\[-->([^]*?)<!--\]-->|<!--=(\d+)-->/g, (_, part, number) => {
      fresh.push(part ?? parts[number]);
      return fresh.at(-1);
    });
    parts = fresh;
    return html;
  }

  let stream = null;
  let lost = false;
  // The version of the table that came last, and whoever waits for one.
  let heard = "";
  let told = null;
  function listen() {
    const here = table();
    stream?.close();
    stream = null;
    if (!here?.dataset.live || !window.EventSource) return;
    stream = new EventSource(`${here.dataset.live}${here.dataset.live.includes("?") ? "&" : "?"}seq=${here.dataset.seq}`);
    heard = here.dataset.seq;
    stream.addEventListener("table", (event) => {
      heard = event.data.match(/data-seq="(\d+)"/)?.[1] ?? heard;
      told?.();
      const drawing = whole(event.data);
      if (table()?.dataset.live) show(drawing);
    });
    stream.addEventListener("open", () => { if (lost) banner(table().dataset.again, true); lost = false; });
    stream.addEventListener("error", () => {
      if (!lost) { banner(table().dataset.lost, false); play("lost"); }
      lost = true;
      // A browser gives up after some answers; we do not.
      if (stream?.readyState === EventSource.CLOSED) setTimeout(listen, 3000);
    });
  }

  function banner(words, good) {
    $(".banner")?.remove();
    const element = document.createElement("p");
    element.className = good ? "banner banner--good" : "banner";
    element.setAttribute("role", "status");
    element.textContent = words;
    document.body.append(element);
    if (good) setTimeout(() => element.remove(), 2000);
  }

  // ---------- Forms: the same requests, without leaving the page ----------
  // The version of the table for which something is under way. A click on a newer one is another deed, and counts.
  let busy = null;
  document.addEventListener("submit", async (event) => {
    const form = event.target;
    const here = table();
    if (!here?.contains(form) || form.method !== "post" || form.action.includes("/rematch") || form.matches("[data-leaves]")) return;
    event.preventDefault();
    const version = here.dataset.seq;
    if (busy === version) return;
    busy = version;
    const body = new URLSearchParams(new FormData(form));
    if (event.submitter?.name) body.set(event.submitter.name, event.submitter.value);
    here.classList.add("is-busy");
    try {
      const answer = await send(form.action, body);
      if (form.id === "prefs") preferences(body);
      if (form.matches("[data-quiet]")) $("#say").value = "";
      await drawAnswer(answer);
      // The stream draws for the person as they were when it was opened.
      if (form.id === "prefs") listen();
    } catch {
      banner(here.dataset.lost, false);
    }
    table()?.classList.remove("is-busy");
    if (busy === version) busy = null;
  });

  // A deed names the version of the table it is for: sent twice, it is done once. So one that got lost on the way to a server
  // that stops is sent again. While the live connection stands, it brings what came of it, and nothing else needs to.
  async function send(address, body) {
    const seq = body.get("seq");
    const deed = seq !== null && /\/(move|undo|restart)(\?|$)/.test(address);
    const live = deed && stream?.readyState === EventSource.OPEN;
    const headers = live ? { "x-table": "1" } : { accept: "text/html" };
    for (let wait = 200; ; wait *= 2) {
      const last = !deed || wait > 3000;
      try {
        const answer = await fetch(address, { method: "POST", body, headers });
        if (answer.status === 204) await drawnAfter(seq);
        // It was done before, and only the answer was lost.
        if (answer.status === 409 && wait > 200 && live) return new Response(null, { status: 204 });
        if (answer.status !== 503 || last) return answer;
      } catch (error) {
        if (last) throw error;
      }
      await new Promise((done) => setTimeout(done, wait));
    }
  }

  // Until the new table is there nothing else is to be pressed, but nobody is kept waiting for it for long.
  function drawnAfter(seq) {
    if (heard !== seq) return null;
    return new Promise((done) => { told = done; setTimeout(done, 1000); });
  }

  // Any answer that holds a table is drawn; another page is gone to.
  async function drawAnswer(answer) {
    const html = await answer.text();
    const next = parse(html);
    if (next) {
      // A lesson has an address for each of its moments.
      if (answer.redirected) history.replaceState(null, "", answer.url);
      show(html);
    } else if (answer.ok && answer.redirected) location.assign(answer.url);
    else if (html) banner(parseWords(html), false);
  }

  function parseWords(html) {
    const page = new DOMParser().parseFromString(html, "text/html");
    return ($("h1", page) ?? page.body).textContent.trim().slice(0, 200);
  }

  function preferences(body) {
    if (body.has("theme")) root.dataset.theme = body.get("theme");
    if (body.has("letters")) root.toggleAttribute("data-letters", body.get("letters") === "on");
  }

  // ---------- Stepping through the history, opening piles ----------
  async function go(address) {
    const answer = await fetch(address, { headers: { accept: "text/html" } });
    const next = parse(await answer.text());
    if (!next) { location.assign(address); return; }
    next.dataset.back = "1";
    queue.length = 0;
    await change(() => swap(next));
    delete table().dataset.back;
    history.pushState(null, "", address);
    listen();
  }

  async function openPile(address) {
    const answer = await fetch(address, { headers: { accept: "text/html" } });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const pile = $(".opened", page);
    if (!pile) return;
    const dialog = document.createElement("dialog");
    dialog.append(pile);
    document.body.append(dialog);
    dialog.addEventListener("close", () => dialog.remove());
    dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
    dialog.showModal();
  }

  document.addEventListener("click", (event) => {
    const link = event.target.closest("a");
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link?.matches("[data-closes]") && link.closest("dialog")) { event.preventDefault(); link.closest("dialog").close(); return; }
    if (link?.matches("[data-opens]")) { event.preventDefault(); openPile(link.href).catch(() => location.assign(link.href)); return; }
    if (link?.matches("[href*='/why?']")) { event.preventDefault(); tellWhy(link).catch(() => location.assign(link.href)); return; }
    if (link?.matches("[data-step], [data-present]")) { event.preventDefault(); go(link.href).catch(() => location.assign(link.href)); return; }
    if (event.target.matches("[data-copy]")) { event.target.select(); navigator.clipboard?.writeText(event.target.value); }
    if (event.target.closest(".choice button[name]")) event.target.closest("[popover]").hidePopover();
    skip();
  });
  // The skip link and other places of the same page are no other moment.
  addEventListener("popstate", () => { if (!location.hash) location.reload(); });

  // ---------- Why not? The reason appears beside the piece and is read out; Escape leads back to the piece ----------
  async function tellWhy(piece) {
    const answer = await fetch(piece.href, { headers: { accept: "text/html" } });
    const why = $(".why", new DOMParser().parseFromString(await answer.text(), "text/html"));
    if (!why) throw new Error("no reason");
    $("#why")?.remove();
    const tip = document.createElement("div");
    tip.id = "why";
    tip.popover = "auto";
    tip.tabIndex = -1;
    tip.setAttribute("role", "dialog");
    tip.setAttribute("aria-labelledby", "h-why");
    tip.append(...why.childNodes);
    document.body.append(tip);
    tip.addEventListener("toggle", (event) => { if (event.newState === "closed") tip.remove(); });
    tip.showPopover();
    const box = piece.getBoundingClientRect();
    const above = box.top - tip.offsetHeight - 10;
    tip.style.left = `${Math.max(8, Math.min(box.left + (box.width - tip.offsetWidth) / 2, innerWidth - tip.offsetWidth - 8))}px`;
    tip.style.top = `${above >= 8 ? above : Math.min(box.bottom + 10, innerHeight - tip.offsetHeight - 8)}px`;
    tip.focus();
  }

  // ---------- Long press: any piece explains itself ----------
  let press = null;
  document.addEventListener("pointerdown", (event) => {
    const piece = event.pointerType === "touch" && event.target.closest("[aria-label]");
    clearTimeout(press);
    if (piece) press = setTimeout(() => explain(piece), 450);
  });
  for (const end of ["pointerup", "pointercancel", "pointermove"]) document.addEventListener(end, (event) => {
    if (end !== "pointermove" || Math.abs(event.movementX) + Math.abs(event.movementY) > 6) clearTimeout(press);
  });
  document.addEventListener("contextmenu", (event) => { if (event.target.closest("#table [aria-label]") && matchMedia("(hover: none)").matches) event.preventDefault(); });

  // The release of a long press is no click, and neither is the tap that closes the explanation.
  let tip = null;
  let closing = false;
  function explain(piece) {
    tip = document.createElement("div");
    tip.id = "explain";
    tip.popover = "manual";
    tip.textContent = piece.getAttribute("aria-label");
    if (piece.dataset.rule) tip.append(ruleLink(piece.dataset.rule));
    document.body.append(tip);
    tip.showPopover();
  }
  function ruleLink(rule) {
    const link = document.createElement("a");
    link.href = `/rules#${rule}`;
    link.textContent = rule;
    return link;
  }
  addEventListener("pointerdown", ({ target }) => {
    if (tip?.contains(target)) return;
    closing = Boolean(tip);
    tip?.remove();
    tip = null;
  }, { capture: true });
  addEventListener("click", (event) => {
    if ((!tip && !closing) || tip?.contains(event.target)) return;
    closing = false;
    event.preventDefault();
    event.stopPropagation();
  }, { capture: true });

  // ---------- Keys ----------
  const press_ = (selector) => { const element = $(selector); if (element && !element.disabled) element.click(); return Boolean(element); };
  const KEYS = {
    u: () => press_('[form="undo"]'),
    h: () => press_('[form="hint"]'),
    r: () => { const { rule } = ($("#table [data-rule]:hover") ?? document.activeElement).dataset; if (rule) location.assign(`/rules#${rule}`); return rule || press_("[data-rules]"); },
    d: () => press_(".moves__done"),
    g: () => press_('[form="prefs"][name="letters"]'),
    Escape: () => { tip?.remove(); tip = null; skip(); return false; },
    "?": () => { $("#help")?.togglePopover(); return true; },
    ArrowLeft: () => step("ArrowLeft", -1),
    ArrowRight: () => step("ArrowRight", 1),
  };

  function step(key, direction) {
    if (press_(`.history [aria-keyshortcuts="${key}"]`)) return true;
    if (direction > 0 || $(".history") || $(":popover-open")) return false;
    const lines = $$(".log a[data-step]");
    const before = lines.filter((line) => Number(new URL(line.href).searchParams.get("at")) < Number(table().dataset.moment));
    before.at(-1)?.click();
    return before.length > 0;
  }

  document.addEventListener("keydown", (event) => {
    if (event.target.matches("input, select, textarea") || event.metaKey || event.ctrlKey || event.altKey) return;
    const nth = "123456789".indexOf(event.key);
    if (nth >= 0) $$(".moves button.btn:not(:disabled, [popover] *)")[nth]?.click();
    else if (KEYS[event.key]?.()) event.preventDefault();
  });

  // ---------- Phone: a tab scrolls its page in; the page in view marks its tab ----------
  let pages = null;
  function watchPages() {
    pages?.disconnect();
    const tabs = $$(".tabs a");
    pages = new IntersectionObserver((entries) => {
      for (const { target } of entries.filter((entry) => entry.isIntersecting)) {
        for (const tab of tabs) tab.toggleAttribute("aria-current", tab.hash === `#${target.id}`);
      }
    }, { root: document.getElementById("pager"), threshold: 0.6 });
    $$(".page").forEach((page) => pages.observe(page));
  }
  document.addEventListener("click", (event) => {
    const tab = event.target.closest(".tabs a");
    if (!tab) return;
    event.preventDefault();
    document.getElementById(tab.hash.slice(1))?.scrollIntoView({ behavior: calm.matches ? "auto" : "smooth", inline: "start", block: "nearest" });
  });

  if (table()) { watchPages(); turnToLight(table()); wholeLinks(); listen(); }
})();
