"""A browser for scripts that look at pages, and an app to show: for `test-packages` and `follow-readme`."""

import contextlib
import json
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator

# The address that a program prints when it serves a page.
URL = re.compile(r"http://127\.0\.0\.1:\d+/\S*")
# The game's menu begins with this button.
MENU = "New run"
# The app has this button.
BUTTON = "Feed the eel"
APP = """\
import UIKit

class Pond: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Feed the eel", for: .normal)
    button.frame = CGRect(x: 40, y: 120, width: 200, height: 44)
    view.backgroundColor = .systemBackground
    view.addSubview(button)
  }
}

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = Pond()
    window?.makeKeyAndVisible()
    return true
  }
}
"""


@contextlib.contextmanager
def served(command: list[object], seconds: float) -> Iterator[str]:
    """Starts a program that serves a page; hands over the URL that it prints, and ends it afterwards."""
    words = [str(word) for word in command]
    errors = tempfile.TemporaryFile("w+")
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=errors, text=True, start_new_session=True)
    try:
        end = time.monotonic() + seconds
        url = None
        while url is None and time.monotonic() < end and (line := process.stdout.readline()):
            url = URL.search(line)
        if url is None:
            errors.seek(0)
            sys.exit(f"'{' '.join(words)}' printed no URL: {errors.read()[-3000:]}")
        yield url[0]
    finally:
        # The whole group, because a program in a root of its own outlives the one that started it.
        os.killpg(process.pid, signal.SIGTERM)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(timeout=10)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


class Browser:
    """A headless Chromium, by WebDriver."""

    def __init__(self) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.driver = subprocess.Popen(["chromedriver", f"--port={self.port}"], stdout=subprocess.DEVNULL)
        arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
        options = {"goog:chromeOptions": {"args": [*arguments, "--window-size=1024,768"]}}
        for _ in range(100):
            with contextlib.suppress(OSError):
                self.session = self.ask("session", {"capabilities": {"alwaysMatch": options}})["sessionId"]
                return
            time.sleep(0.1)
        sys.exit("chromedriver doesn't answer")

    def ask(self, path: str, body: dict | None = None, method: str | None = None) -> object:
        data = json.dumps(body).encode() if body is not None else None
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}/{path}", data, method=method)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)["value"]

    def show(self, url: str) -> None:
        self.ask(f"session/{self.session}/url", {"url": url})

    def names(self) -> list[str]:
        """The names of the elements that the page gives to assistive technology."""
        script = "return [...document.querySelectorAll('#elements [role]')].map((e) => e.ariaLabel || e.textContent)"
        return self.ask(f"session/{self.session}/execute/sync", {"script": script, "args": []})

    def wait(self, name: str, what: str) -> None:
        """Waits for an element whose name begins so."""
        end = time.monotonic() + 60
        while not any(shown.startswith(name) for shown in self.names()):
            if time.monotonic() > end:
                sys.exit(f"{what} shows no '{name}', but {self.names()}")
            time.sleep(0.2)

    def end(self) -> None:
        with contextlib.suppress(OSError):
            self.ask(f"session/{self.session}", method="DELETE")
        self.driver.terminate()
        self.driver.wait()
