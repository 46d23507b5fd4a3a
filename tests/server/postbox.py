"""Where notices arrive in the tests: a mail server, a program that takes webhooks, a push service; all on this
machine, over real lines."""

from __future__ import annotations

import email
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.message import Message
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


@dataclass
class Mailbox:
    """A mail server that keeps what it is given. ``refuses``: how it answers to a recipient."""

    port: int = 0
    letters: list[Message] = field(default_factory=list)
    refuses: str = ""
    lost: bool = False  # it takes a letter, and breaks off before it says so

    def to(self, address: str) -> list[Message]:
        return [letter for letter in self.letters if letter["To"] == address]


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()

    class Session(socketserver.StreamRequestHandler):
        def say(self, text: str) -> None:
            self.wfile.write(text.encode() + b"\r\n")

        def handle(self) -> None:
            self.say("220 here")
            while line := self.rfile.readline():
                word = line.split()[0].upper() if line.split() else b""
                if word == b"QUIT":
                    self.say("221 bye")
                    return
                if word == b"RCPT" and box.refuses:
                    self.say(box.refuses)
                elif word == b"DATA":
                    self.say("354 go on")
                    if not self.take():
                        return
                    self.say("250 kept")
                else:
                    self.say("250 fine")

        def take(self) -> bool:
            lines = []
            while (line := self.rfile.readline()) not in (b".\r\n", b""):
                lines.append(line[1:] if line.startswith(b"..") else line)
            box.letters.append(email.message_from_bytes(b"".join(lines), policy=default))
            return not box.lost

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Session) as server:
        server.daemon_threads = True
        box.port = server.server_address[1]
        with _running(server):
            yield box


@dataclass
class Hit:
    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Receiver:
    """A program that takes requests. ``answers``: the statuses it gives, the last one for good."""

    url: str = ""
    hits: list[Hit] = field(default_factory=list)
    answers: list[int] = field(default_factory=lambda: [201])


@contextmanager
def receiver() -> Iterator[Receiver]:
    taken = Receiver()

    class Program(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            headers = {name.lower(): value for name, value in self.headers.items()}
            taken.hits.append(Hit(self.path, headers, body))
            status = taken.answers.pop(0) if len(taken.answers) > 1 else taken.answers[0]
            self.send_response(status)
            if status in (301, 302, 307):
                self.send_header("Location", f"{taken.url}/elsewhere")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Program) as server:
        taken.url = f"http://127.0.0.1:{server.server_address[1]}"
        with _running(server):
            yield taken


@contextmanager
def _running(server: socketserver.BaseServer) -> Iterator[None]:
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        thread.join()
