"""Stands in for the client of Speech Dispatcher: what Orca would speak is written down, one JSON object for each deed.

Orca finds this module before the real one (PYTHONPATH). It has the parts of the interface that Orca uses.
"""

import json
import os
import re
import time

_log = open(os.environ["ORCA_HEARS"], "a", buffering=1, encoding="utf-8")


def _write(kind, text=""):
    text = re.sub(r"\s+", " ", re.sub(r"<[^>]*>", "", text)).strip()
    for mark, sign in (("&lt;", "<"), ("&gt;", ">"), ("&quot;", '"'), ("&apos;", "'"), ("&amp;", "&")):
        text = text.replace(mark, sign)
    _log.write(json.dumps({"at": time.time(), "kind": kind, "text": text}, ensure_ascii=False) + "\n")


class SSIPError(Exception):
    pass


class SSIPCommandError(SSIPError):
    pass


class SSIPCommunicationError(SSIPError):
    pass


class CallbackType:
    INDEX_MARK, BEGIN, END, CANCEL = "index_marks", "begin", "end", "cancel"


class PunctuationMode:
    ALL, MOST, SOME, NONE = "all", "most", "some", "none"


class DataMode:
    TEXT, SSML = "text", "ssml"


class Priority:
    IMPORTANT, MESSAGE, TEXT = "important", "message", "text"
    NOTIFICATION, PROGRESS = "notification", "progress"


class SSIPClient:
    def __init__(self, name, component="default", **_options):
        self._name = (name, component)

    def speak(self, text, callback=None, event_types=None):
        _write("speak", text)
        if callback:
            callback(CallbackType.BEGIN)
            callback(CallbackType.END)

    def char(self, char):
        _write("speak", char)

    def key(self, key):
        _write("speak", key)

    def cancel(self):
        _write("cancel")

    stop = cancel

    def get_rate(self):
        return 0

    get_pitch = get_volume = get_rate

    def get_language(self):
        return "en"

    def list_synthesis_voices(self):
        return ()

    def list_output_modules(self):
        return ()

    def __getattr__(self, name):
        """Settings, which change nothing in what is said."""
        if name.startswith("set_") or name == "close":
            return lambda *_values: None
        raise AttributeError(name)
