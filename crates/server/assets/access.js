// For those who play by keyboard or by ear: arrow keys inside the parts of the table, news that are read out in order,
// and the table described in words.
"use strict";
(() => {
  const $ = (selector, from = document) => from.querySelector(selector);
  const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];
  const table = () => document.getElementById("table");

  // ---------- Tab goes from part to part, the arrow keys go from piece to piece ----------
  const PARTS = ".tools, .rivals__list, .forges__row, .display__row, .runes__row, .supply__row, .wisps__row, .log__scroll, .moves__list:not(.ways-on), .text-moves, "
    + ".controls, .history ul, .own, .inuse ol, .hand ul, .mypiles, .fetch__cards, .choice ul, .hint ol, .part-of-table ul, .opened__cards";
  const PIECE = "a[href], button:not(:disabled)";
  let byKey = false; // whoever points with a mouse keeps the arrow keys for the history

  // A menu that opens at a piece is a part of its own.
  const pieces = (part) => $$(PIECE, part).filter((piece) => piece.closest(PARTS) === part && piece.checkVisibility?.() !== false);

  // What can be done comes first; of the log, what happened last.
  function first(part, all) {
    if (all.includes(document.activeElement)) return document.activeElement;
    return part.matches(".log__scroll, [data-story]") ? all.at(-2) ?? all.at(-1) : all.find((piece) => piece.matches("button")) ?? all[0];
  }

  // A change makes the browser style the page again before the next question about it: all questions come first.
  function arrange() {
    const parts = $$(PARTS).map((part) => { const all = pieces(part); return { part, all, stop: first(part, all) }; });
    for (const { part, all, stop } of parts) {
      for (const piece of all) turn(piece, piece === stop);
      if (part.matches(".log__scroll")) turn(part, !all.length);
    }
  }

  function turn(piece, on) {
    if (piece.getAttribute("tabindex") !== (on ? "0" : "-1")) piece.tabIndex = on ? 0 : -1;
  }

  const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
  function rove(event) {
    const part = event.target.closest?.(PARTS);
    if (!part || !event.target.matches(PIECE)) return false;
    const all = pieces(part);
    const here = all.indexOf(event.target);
    const next = { Home: all[0], End: all.at(-1) }[event.key] ?? (event.key in STEPS && all.at((here + STEPS[event.key]) % all.length));
    next?.focus?.();
    return Boolean(next);
  }

  document.addEventListener("focusin", ({ target }) => {
    const part = target.closest(PARTS);
    if (part && target.matches(PIECE)) for (const piece of pieces(part)) turn(piece, piece === target);
  });
  addEventListener("pointerdown", () => { byKey = false; }, { capture: true });

  const KEYS = {
    q: () => $("#prompt, .history a")?.focus(),
    t: () => $("[data-describes]")?.click(),
    l: () => { const story = $(".log__scroll, [data-story]"); (first(story, pieces(story)) ?? story).focus(); },
  };
  document.addEventListener("keydown", (event) => {
    if (event.key === "Tab") byKey = true;
    if (event.target.matches("input:not([type=checkbox], [type=radio]), select, textarea") || event.metaKey || event.ctrlKey || event.altKey) return;
    // What lies over the table takes the keys: nobody moves without seeing it.
    const covered = $("dialog[open]");
    const done = (byKey && rove(event)) || (!covered && table() && event.key in KEYS && (byKey = true, KEYS[event.key](), true));
    if (done) event.preventDefault();
    if (done || (covered && event.key !== "Escape")) event.stopPropagation();
  }, { capture: true });

  // A menu that opens is where one goes on; help is read out.
  document.addEventListener("toggle", ({ target, newState }) => {
    if (newState !== "open" || !target.matches(".choice, .sheet")) return;
    arrange();
    (target.matches("#help") ? target : $(PIECE, target))?.focus();
  }, { capture: true });

  // ---------- News: what happened, in order, then what is asked. Nothing is lost when much comes at once ----------
  const news = document.createElement("div");
  news.id = "news";
  news.className = "vh";
  news.setAttribute("aria-live", "polite");
  document.body.append(news);
  let heard = Number(table()?.dataset.moment ?? 0);
  let asked = "";
  let said = 0;

  const words = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.ariaHidden === "true") return "";
    return node.ariaLabel ?? [...node.childNodes].map(words).join("");
  };

  function say(text) {
    if (!text) return;
    const line = document.createElement("p");
    line.textContent = text.replace(/\s+/g, " ").trim();
    news.append(line);
    while (news.childElementCount > 60) news.firstElementChild.remove();
  }

  function hear(next) {
    const moment = Number(next.dataset.moment ?? heard);
    const past = $(".history__at", next);
    if (past) { say(past.textContent); return; }
    for (const line of $$("[data-story] a[data-step]", next)) {
      if (Number(new URL(line.href).searchParams.get("at")) > heard) say(words(line));
    }
    heard = moment;
    const chat = $$(".chat__lines li", next);
    if (chat.length > said) chat.slice(said - chat.length).forEach((line) => say(line.textContent));
    said = chat.length;
  }

  document.addEventListener("passed", ({ detail }) => hear(detail));
  document.addEventListener("drawn", () => {
    const prompt = $("#prompt");
    hear(table());
    const question = prompt ? words(prompt) : $("h1", table())?.textContent;
    // Where the focus is, a screen reader reads by itself.
    if (question !== asked && document.activeElement !== prompt) say(question);
    asked = question;
    arrange();
  });

  // ---------- The table in words ----------
  async function describe(address) {
    const answer = await fetch(address, { headers: { accept: "text/html" } });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const description = $(".description", page);
    if (!description) throw new Error("nothing to describe");
    const dialog = document.createElement("dialog");
    dialog.className = "described";
    dialog.setAttribute("aria-label", $("h1", page).textContent);
    const close = document.createElement("button");
    close.className = "btn";
    close.textContent = table().dataset.close;
    close.addEventListener("click", () => dialog.close());
    dialog.append(description, close);
    document.body.append(dialog);
    dialog.addEventListener("close", () => dialog.remove());
    dialog.showModal();
    arrange();
    const start = $("h2", dialog);
    start.tabIndex = -1;
    start.focus();
  }
  document.addEventListener("click", (event) => {
    const link = event.target.closest("[data-describes]");
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    describe(link.href).catch(() => location.assign(link.href));
  });

  if (table()) {
    asked = $("#prompt") ? words($("#prompt")) : "";
    said = $$(".chat__lines li").length;
    arrange();
  }
})();
