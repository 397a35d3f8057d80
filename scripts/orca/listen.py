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
        """Twice: it stays, whatever has the focus."""
        self.ear.press_with_orca("a")
        self.ear.quiet(1)
        self.ear.press_with_orca("a")
        self.ear.press_with_orca("a")
        self.ear.quiet(1)

    def asked(self):
        def ready():
            shown = self.shown()
            return shown and (shown["yours"] or shown["over"]) and shown
        return wait("the next question", ready, 120)

    def check(self, mark, what):
        """Everything given since then was spoken in that order, whole; and the question came last."""
        given = self.browser.script("return window.given.splice(0)")
        heard = self.ear.since(mark)
        at = 0
        for message in given:
            found = next((n for n in range(at, len(heard)) if squeezed(message) in squeezed(heard[n]["text"])), None)
            if found is None:
                self.fault(f"{what}: not heard, or out of order: {message!r}")
            else:
                if heard[found].get("cut"):
                    self.fault(f"{what}: cut off: {message!r}")
                at = found + 1
        question = self.browser.script("return document.getElementById('prompt')?.innerText ?? ''")
        if squeezed(question) not in squeezed("".join(line["text"] for line in heard[-2:])):
            self.fault(f"{what}: the question {question!r} is not the last thing that was heard")

    def key(self, key, what):
        """A key that changes the table, and everything until the next question."""
        mark = self.ear.mark()
        before = self.shown()["version"]
        self.ear.press(key)
        wait("the table after a key", lambda: (shown := self.shown()) and shown["version"] > before)
        self.asked()
        self.ear.quiet()
        self.check(mark, what)

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


def play(listener):
    ear = listener.ear
    listener.browser.goto(listener.site)
    listener.chapter("A new game")
    listener.new_game({"seat1": "me", "seat2": "bot:sage", "stones": "base"})
    listener.focus_mode()
    listener.asked()
    listener.own_turns(3)
    listener.chapter("Undo")
    listener.key("1", "a first step")
    listener.key("u", "undo")
    listener.chapter("The question again")
    mark = ear.mark()
    ear.press("q")
    ear.quiet()
    listener.check(mark, "Q")
    ear.press("q")
    ear.quiet()
    listener.check(mark, "Q once more")


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
