#!/usr/bin/env python3
"""A server of JSON on a free port of this machine, which it prints: collections that are read, added to and emptied.

GET /trouble/2 has the next two requests fail. It ends with its standard input.
"""
import json
import os
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

DATE = "2026-03-01T10:00:00Z"
DATA = {
    "about": {"text": "A ride at a tap", "updated": DATE},
    "items": [{"id": id, "name": name, "created": DATE, "isEnabled": True} for id, name in (("1", "Tea"), ("2", "Cup"))],
    "models": [{"id": id, "name": name, "created": DATE} for id, name in (("1", "Tea"), ("2", "Cup"))],
    "books": [{"id": id, "name": name} for id, name in (("1", "Emma"), ("2", "Ulysses"))],
    "promotions": [{"id": "1", "title": "Half price", "discount": 50, "ends": DATE}],
    "session": [],
    "reminders": [],
}


class API(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    trouble = 0

    def do_GET(self):
        self.respond(lambda name, id, body: DATA[name] if id is None else next(o for o in DATA[name] if o["id"] == id))

    def do_POST(self):
        self.respond(self.add)

    def do_DELETE(self):
        self.respond(lambda name, id, body: DATA[name].clear() or {})

    def add(self, name, id, body):
        made = {"id": str(len(DATA[name]) + 1), "created": DATE, **body}
        DATA[name].append(made)
        return made

    def respond(self, change):
        body = json.loads(self.rfile.read(int(self.headers.get("Content-Length", 0))) or "{}")
        name, id = (self.path.strip("/").split("/") + [None])[:2]
        if name == "trouble":
            API.trouble = int(id)
            return self.send(200, {})
        if API.trouble > 0:
            API.trouble -= 1
            return self.send(500, {})
        try:
            self.send(200, change(name, id, body))
        except (KeyError, StopIteration):
            self.send(404, {})

    def send(self, status, answer):
        text = json.dumps(answer).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def log_message(self, *words):
        pass


server = ThreadingHTTPServer(("127.0.0.1", 0), API)
threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
print(f"http://127.0.0.1:{server.server_port}", flush=True)
server.serve_forever()
