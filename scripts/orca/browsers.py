"""The two browsers, each driven by the protocol it has built in. Keys do not go this way: they are pressed on the X server,
so that Orca hears them as it hears a keyboard."""

import json
import os
import socket
import subprocess
import tempfile
import time
import urllib.request


def wait(what, ask, seconds=30):
    """Asks again and again until there is an answer."""
    end = time.time() + seconds
    while time.time() < end:
        try:
            answer = ask()
            if answer:
                return answer
        except (OSError, KeyError):
            pass
        time.sleep(0.1)
    raise SystemExit(f"waited {seconds} seconds in vain for {what}")


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


class Chromium:
    name = "Chromium"

    def __init__(self, folder):
        self.port = free_port()
        self.driver = subprocess.Popen(["chromedriver", f"--port={self.port}"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        arguments = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--force-renderer-accessibility",
                     "--no-first-run", "--window-size=1366,768", f"--user-data-dir={folder}/chromium"]
        options = {"goog:chromeOptions": {"args": arguments, "excludeSwitches": ["enable-automation"]}}
        wait("chromedriver", lambda: self._call("GET", "/status"))
        self.session = self._call("POST", "/session", {"capabilities": {"alwaysMatch": options}})["sessionId"]

    def _call(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, method=method)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)["value"]

    def goto(self, address):
        self._call("POST", f"/session/{self.session}/url", {"url": address})

    def script(self, script):
        return self._call("POST", f"/session/{self.session}/execute/sync", {"script": script, "args": []})

    def close(self):
        self._call("DELETE", f"/session/{self.session}")
        self.driver.terminate()
        self.driver.wait()


class Firefox:
    name = "Firefox"
    # Pages that Firefox would open by itself speak, too.
    PREFERENCES = {
        "browser.shell.checkDefaultBrowser": False,
        "browser.aboutwelcome.enabled": False,
        "datareporting.policy.dataSubmissionEnabled": False,
        "browser.startup.homepage_override.mstone": "ignore",
        "accessibility.force_disabled": -1,
    }

    def __init__(self, folder):
        profile = os.path.join(folder, "firefox")
        os.makedirs(profile, exist_ok=True)
        port = free_port()
        preferences = self.PREFERENCES | {"marionette.port": port}
        with open(os.path.join(profile, "user.js"), "w", encoding="utf-8") as file:
            file.writelines(f"user_pref({json.dumps(key)}, {json.dumps(value)});\n" for key, value in preferences.items())
        command = ["firefox-esr", "--marionette", "--no-remote", "--profile", profile, "--width", "1366", "--height", "768"]
        self.browser = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.socket = wait("Firefox", lambda: socket.create_connection(("127.0.0.1", port)), 60)
        self.number = 0
        self._read()
        self._call("WebDriver:NewSession", {})

    def _read(self):
        """A message: its length, a colon, JSON."""
        length = b""
        while not length.endswith(b":"):
            length += self.socket.recv(1)
        message = b""
        while len(message) < int(length[:-1]):
            message += self.socket.recv(int(length[:-1]) - len(message))
        return json.loads(message)

    def _call(self, command, values):
        self.number += 1
        message = json.dumps([0, self.number, command, values]).encode()
        self.socket.sendall(b"%d:%s" % (len(message), message))
        _kind, _number, error, answer = self._read()
        if error:
            raise OSError(error["message"])
        return answer

    def goto(self, address):
        self._call("WebDriver:Navigate", {"url": address})

    def script(self, script):
        return self._call("WebDriver:ExecuteScript", {"script": script, "args": [], "sandbox": None})["value"]

    def close(self):
        self._call("Marionette:Quit", {"flags": ["eForceQuit"]})
        self.browser.wait()
