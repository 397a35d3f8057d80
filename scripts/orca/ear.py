"""What Orca says, and the keys that are pressed meanwhile: together a transcript."""

import json
import os
import subprocess
import time

# Somebody who listens fast; what is interrupted sooner was not heard to its end.
LETTERS_PER_SECOND = 25


class Ear:
    def __init__(self, path):
        self.path = path
        self.file = None
        self.lines = []

    def _read(self):
        if self.file is None and os.path.exists(self.path):
            self.file = open(self.path, encoding="utf-8")
        for line in self.file or ():
            deed = json.loads(line)
            if deed["kind"] == "speak" and deed["text"]:
                self.lines.append(deed)
            elif deed["kind"] == "cancel":
                self._cut(deed["at"])

    def _cut(self, at):
        """Orca stops speaking: because of a key, which is the person's will, or for something else it wants to say."""
        for line in self.lines:
            if line["kind"] == "key" and line["at"] > at - 1:
                return
        for line in self.lines:
            if line["kind"] == "speak" and line["at"] + len(line["text"]) / LETTERS_PER_SECOND > at:
                line["cut"] = True

    def note(self, kind, text):
        self._read()
        self.lines.append({"at": time.time(), "kind": kind, "text": text})

    def press(self, *keys):
        for key in keys:
            self.note("key", key)
            subprocess.run(["xdotool", "key", "--clearmodifiers", key], check=True)

    def press_with_orca(self, key):
        self.note("key", f"Orca+{key}")
        subprocess.run(["xdotool", "keydown", "Insert", "key", key, "keyup", "Insert"], check=True)

    def mark(self):
        self._read()
        return len(self.lines)

    def since(self, mark):
        self._read()
        return [line for line in self.lines[mark:] if line["kind"] == "speak"]

    def quiet(self, seconds=3.0, longest=40):
        """Waits until nothing has been said for a while."""
        end = time.time() + longest
        while time.time() < end:
            self._read()
            last = max((line["at"] for line in self.lines), default=0)
            if time.time() - last > seconds:
                return
            time.sleep(0.1)

    def transcript(self):
        """Keys and words, in the order in which they happened."""
        self._read()
        for line in sorted(self.lines, key=lambda line: line["at"]):
            if line["kind"] == "heading":
                yield f"\n## {line['text']}"
            elif line["kind"] == "key":
                yield f"[{line['text']}]"
            else:
                yield f"{line['text']}{' (cut off)' if line.get('cut') else ''}"
