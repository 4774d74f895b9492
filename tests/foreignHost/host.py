"""A host that was written from the specification alone, with Python's standard library.

It answers the three calls of sections 3 and 7 for one venue's plan, on an origin of its own, and knows nothing of
Tidetable's code. Usage: python3 host.py PLAN.json KEY LOCATION_ID. Prints its port, and a line for each reservation that
it has made. SIGHUP deletes all reservations.
"""

import json
import re
import signal
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

PLAN_FILE, KEY, LOCATION_ID = sys.argv[1:4]
with open(PLAN_FILE, encoding="utf-8") as file:
    PLAN = json.load(file)
CATEGORIES = {category["id"]: category for category in PLAN["categories"]}
COORDINATES = ("x", "y", "width", "height", "color", "text", "text_offset_x", "text_offset_y", "font_size")
REQUIRED = ("first_name", "email", "country_code", "phone")

# (date, table id) of every reservation.
reserved = set()
lock = threading.Lock()


def room(table, date):
    category = CATEGORIES[table["room_id"]]
    places = {"color": category["color"], **table["coordinates"]}
    return {
        "id": str(table["id"]),
        "room_id": str(table["room_id"]),
        "name": table["name"],
        "category_name": category["name"],
        "room_description": table.get("room_description", ""),
        "beds": str(table["beds"]),
        "available": 0 if (date, str(table["id"])) in reserved else 1,
        "coordinates": json.dumps({name: places[name] for name in COORDINATES if name in places}),
    }


def groups(date):
    return [
        {"id": area["id"], "name": area["name"], "rooms": [room(table, date) for table in area["rooms"]]}
        for area in PLAN["areas"]
    ]


def errors_of(payload):
    errors = {name: [f"Please fill in {name}."] for name in REQUIRED if not str(payload.get(name, "")).strip()}
    if "email" not in errors and not re.fullmatch(r"[^@\s]+@[^@\s]+\.[^@\s]+", payload["email"]):
        errors["email"] = "This is no email address."
    if "country_code" not in errors and not re.fullmatch(r"\+\d{1,4}", payload["country_code"]):
        errors["country_code"] = ["This is no country code."]
    if payload.get("location_id") != LOCATION_ID:
        errors["location_id"] = ["This place is unknown."]
    return errors


def reserve(payload):
    errors = errors_of(payload)
    if not payload.get("terms"):
        errors["terms"] = ["Please accept the terms."]
    chosen = [(payload.get("date"), str(table)) for table in payload.get("selected_tables", [])]
    with lock:
        if not chosen:
            errors["selected_tables"] = ["Please choose a table."]
        elif any(table in reserved for table in chosen):
            errors["selected_tables"] = ["Somebody was faster."]
        if not errors:
            reserved.update(chosen)
            print("reserved", flush=True)
    return errors


class Handler(BaseHTTPRequestHandler):
    def answer(self, status, body=None):
        content = b"" if body is None else json.dumps(body).encode()
        self.send_response(status)
        self.send_header("Access-Control-Allow-Origin", "*")
        self.send_header("Access-Control-Allow-Headers", "Content-Type, X-Requested-With")
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def do_OPTIONS(self):
        self.answer(204)

    def do_GET(self):
        url = urlsplit(self.path)
        query = parse_qs(url.query)
        if url.path != "/api/reservations/tables" or query.get("key") != [KEY]:
            self.answer(404)
        else:
            self.answer(200, groups(query.get("date", [""])[0]))

    def do_POST(self):
        payload = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        check = {"/reservation/validation": errors_of, "/reservation": reserve}.get(self.path)
        if check is None or self.headers.get("X-Requested-With") != "XMLHttpRequest":
            self.answer(404)
            return
        errors = check(payload)
        # A 200 with `success: false`, as some hosts answer.
        self.answer(200, {"success": False, "errors": errors} if errors else {"success": True})

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
signal.signal(signal.SIGHUP, lambda *_: reserved.clear())
print(server.server_port, flush=True)
server.serve_forever()
