"""Plays by ear: starts a server, sits down at a table in a browser, presses keys, and checks what Orca says."""

import os
import pathlib
import re
import subprocess
import sys
import time

from browsers import Chromium, Firefox, free_port, wait
from ear import Ear

ROOT = pathlib.Path(__file__).resolve().parents[2]
SHOWN = (ROOT / "crates/cli/tests/browser/play.js").read_text(encoding="utf-8") + "return shown(document);"
# Everything that the page gives to be read out, as it is put there.
RECORD = """
    window.given = [];
    const news = document.getElementById("news");
    new MutationObserver((changes) => {
      for (const change of changes) for (const node of change.addedNodes) given.push(node.textContent);
    }).observe(news, { childList: true, subtree: true });
    return true;"""

# What is asked, without what is only for eyes.
QUESTION = """
    const prompt = document.getElementById("prompt").cloneNode(true);
    for (const picture of prompt.querySelectorAll("[aria-hidden=true]")) picture.remove();
    return prompt.textContent;"""


# Seconds; on a busy machine Orca is slow to come to what it has to say.
PATIENCE = 20


def squeezed(text):
    """Orca speaks some signs as words and others not at all."""
    return re.sub(r"\W+", "", text).lower()


class Listener:
    def __init__(self, browser, ear, site):
        self.browser, self.ear, self.site = browser, ear, site
        self.faults = []

    def fault(self, words):
        self.faults.append(words)
        self.ear.note("heading", f"FAULT: {words}")

    def chapter(self, title):
        self.ear.quiet()
        self.ear.note("heading", title)

    def shown(self):
        return self.browser.script(SHOWN)

    def table(self, address):
        self.browser.goto(address)
        wait("the table", lambda: self.browser.script("return Boolean(document.querySelector('#table') && document.querySelector('#news'))"))
        self.browser.script(RECORD)
        self.ear.quiet()

    def new_game(self, form):
        address = self.browser.script(
            "return fetch('/new', { method: 'POST', body: new URLSearchParams(%r) }).then((answer) => answer.url)" % form)
        self.table(address)

    def focus_mode(self):
        """Pressed twice it stays, whatever has the focus."""
        for _ in range(5):
            mark = self.ear.mark()
            self.ear.press_with_orca("a")
            self.ear.press_with_orca("a")
            self.ear.quiet(1.5)
            if any("sticky" in line["text"] for line in self.ear.since(mark)):
                return
        self.fault("Orca does not stay in focus mode")

    def asked(self):
        def ready():
            shown = self.shown()
            return shown and (shown["yours"] or shown["over"]) and shown
        return wait("the next question", ready, 120)

    def check(self, mark, what):
        """Everything given since then was spoken in that order, whole; and the question came last."""
        given = self.browser.script("return window.given.splice(0)")
        end = time.time() + PATIENCE
        while (missing := self.missing(mark, given)) and time.time() < end:
            self.ear.quiet()
        if missing:
            self.fault(f"{what}: not heard, cut off or out of order: {missing!r}")
        heard = "".join(line["text"] for line in self.ear.since(mark)[-2:])
        if squeezed(self.question()) not in squeezed(heard):
            self.fault(f"{what}: the question {self.question()!r} is not the last thing that was heard")

    def missing(self, mark, given):
        """The first message that was not heard after the one before it."""
        heard = iter([line for line in self.ear.since(mark) if not line.get("cut")])
        for message in given:
            if not any(squeezed(message) in squeezed(line["text"]) for line in heard):
                return message
        return None

    def key(self, key, what):
        """A key that changes the table, and everything until the next question."""
        mark = self.ear.mark()
        before = self.shown()["version"]
        self.ear.press(key)
        wait("the table after a key", lambda: (shown := self.shown()) and shown["version"] > before)
        self.asked()
        self.ear.quiet()
        self.check(mark, what)
        return mark

    def move(self, shown):
        best = shown["ranked"][0]
        position = next((n for n, move in enumerate(shown["moves"][:9]) if move == best), 0)
        self.key(str(position + 1), f"the move {shown['moves'][position]}")

    def own_turns(self, count):
        for turn in range(count):
            self.ear.note("heading", f"Own turn {turn + 1}, and the turn of the bot after it")
            shown = self.asked()
            while True:
                self.move(shown)
                shown = self.asked()
                if shown["over"] or any(move in ("summon", "use", "forge", "pass") for move in shown["moves"]):
                    break

    def spoken(self, mark, words, what):
        """Something was said since then."""
        end = time.time() + PATIENCE
        while squeezed(words) not in squeezed(" ".join(line["text"] for line in self.ear.since(mark))) and time.time() < end:
            time.sleep(0.2)
        if squeezed(words) not in squeezed(" ".join(line["text"] for line in self.ear.since(mark))):
            self.fault(f"{what}: {words!r} was not heard")

    def listens(self, key, what, words=None):
        """A key that changes nothing, and the words that have to be heard."""
        mark = self.ear.mark()
        self.ear.press(key)
        self.ear.quiet()
        self.spoken(mark, words or self.question(), what)
        return mark

    def question(self):
        return self.browser.script(QUESTION)

    def lesson(self):
        self.table(f"{self.site}/learn/summon")
        self.focus_mode()
        while move := self.browser.script("return document.querySelector('#moves button[name=move]')?.value ?? ''"):
            self.key_in_lesson(move)

    def key_in_lesson(self, move):
        mark = self.ear.mark()
        before = self.browser.script("return location.pathname")
        self.ear.press("1")
        wait("the next step", lambda: self.browser.script("return location.pathname") != before)
        self.ear.quiet()
        self.check(mark, f"the lesson after {move}")

    def end(self):
        """The page plays on quickly by itself, as a press of a mouse would; what has to be heard of it is the end."""
        while not (shown := self.asked())["over"]:
            mark = self.ear.mark()
            self.browser.script("window.given.length = 0")
            self.browser.script(f"document.querySelector('#moves button[value=\"{shown['ranked'][0]}\"]').click()")
            wait("the next table", lambda: (now := self.shown()) and now["version"] > shown["version"])
        self.ear.quiet()
        self.check(mark, "the end")
        self.spoken(mark, "The game is over", "the end")


def play(listener):
    ear = listener.ear
    listener.browser.goto(listener.site)
    listener.chapter("A new game")
    listener.new_game({"seat1": "me", "seat2": "bot:sage", "stones": "base"})
    listener.focus_mode()
    listener.asked()
    ear.quiet()
    listener.browser.script("window.given.length = 0")
    listener.own_turns(3)
    listener.chapter("Undo")
    listener.key("1", "a first step")
    mark = listener.key("u", "undo")
    listener.spoken(mark, "Undone", "undo")
    listener.chapter("The question again, twice")
    listener.listens("q", "Q")
    listener.listens("q", "Q once more")
    listener.chapter("The table in words")
    listener.listens("t", "T", "Describe the table")
    listener.listens("Down", "the heading", "Round")
    listener.listens("Down", "the first line", listener.question())
    listener.listens("Down", "the second line", "points")
    mark = ear.mark()
    ear.press("Escape")
    ear.quiet()
    if old := [line["text"] for line in ear.since(mark) if "Undone" in line["text"]]:
        listener.fault(f"closing the description speaks old news: {old}")
    listener.chapter("In browse mode: Alt and the letter")
    ear.press_with_orca("a")
    ear.quiet()
    listener.listens("alt+q", "Alt+Q")
    listener.chapter("A lesson")
    listener.lesson()
    listener.chapter("The end")
    listener.new_game({"seat1": "me", "seat2": "bot:sage", "stones": "base", "instant-bots": "on"})
    listener.asked()
    listener.end()


def main():
    folder, names = sys.argv[1], sys.argv[2:]
    ear = Ear(os.environ["ORCA_HEARS"])
    port = free_port()
    program = os.environ.get("RUNESTONES", str(ROOT / "target/debug/runestones"))
    server = subprocess.Popen([program, "serve", "--bind", f"127.0.0.1:{port}", "--data", f"{folder}/games"],
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    browser = {"chromium": Chromium, "firefox": Firefox}[names[0]](folder)
    listener = Listener(browser, ear, f"http://127.0.0.1:{port}")
    try:
        wait("Orca", lambda: ear.mark() > 0)
        play(listener)
    finally:
        print(f"# {browser.name}", *ear.transcript(), sep="\n")
        browser.close()
        server.terminate()
        server.wait()
    if listener.faults:
        raise SystemExit("\n".join(["", "Faults:", *listener.faults]))


main()
