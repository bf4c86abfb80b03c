"""Which twenty things are added to which scenes of an app: drawn by a seed over all kinds, before anybody looks."""

import os
import random
import re
import subprocess

KINDS = {
    "event": 3, "navigation": 3, "manager": 2, "takes": 3, "output": 2, "shows": 1, "role": 2, "list": 2, "field": 2,
}
TEXTS = {
    "event": ["deleteTapped", "rowTapped(index: Int)", "shareTapped", "retryTapped", "filterChanged(text: String)"],
    "output": ["picked: Int", "closed", "didFinish(item: String)", "didCancel"],
    "takes": ["source: String?", "page: Int = 1", "isPreview: Bool = false", "itemId: String", "entryPoint: String? = nil"],
    "shows": ["count: Int", "title: String", "showLoading(isLoading: Bool)"],
    "field": ["note: text", "price: decimal", "nickname: text", "amount: decimal", "email: email"],
}
HELPERS = r"\b(?:class|protocol|struct) (\w+(?:Manager|Service|Repository|Provider|Storage|Client|UseCase))\b"
MODELS = r"^(?:public )?struct (\w+)\b[^\n]*(?:Codable|Decodable|Identifiable|Equatable|Hashable)"


def swift_files(app):
    """The Swift files of an app that git has, as {path: text}."""
    listed = subprocess.run(["git", "ls-files", "-z", "*.swift"], cwd=app, capture_output=True, text=True, check=True)
    files = {}
    for path in listed.stdout.split("\0"):
        if path and not re.search(r"(^|/)(Pods|Carthage|vendor)/|\.scaena/", path) and os.path.isfile(f"{app}/{path}"):
            with open(f"{app}/{path}", errors="replace") as file:
                files[path] = file.read()
    return files


def all_static(name, texts):
    """Whether a type of some sources has functions, and none that belong to one of it: nobody holds one."""
    for text in texts:
        for match in re.finditer(rf"^(?:[a-z]+ )*(?:class|struct|protocol) {name}\b[^\n]*\{{\n(.*?)^\}}", text, re.M | re.S):
            members = re.findall(r"^(?: {2,4}|\t)((?:@?[\w()]+ )*)(?:func|var|let|subscript) ?\w", match[1], re.M)
            if members and all("static" in words or "class" in words for words in members): return True
    return False


def drawn(app, way, seed):
    """Twenty additions as (kind, text, scene).

    - way: what `scaena learn --format json` told of a way in which the app makes its scenes.
    """
    draw = random.Random(seed)
    units = sorted({unit["name"] for unit in way["units"]})
    files = swift_files(app).items()
    texts = [text for path, text in files if "Test" not in path and "Mock" not in path]
    types = {name for text in texts for name in re.findall(r"\b(?:class|struct|protocol|enum|actor) (\w+)", text)}
    helpers = sorted(
        {name for text in texts for name in re.findall(HELPERS, text) if not name.startswith(tuple(units))})
    models = sorted({name for text in texts for name in re.findall(MODELS, text, re.M)})

    # What makes no sense to ask for is drawn again, beside the others, which stay as they are.
    again = random.Random(seed + 1)
    statics = {name for name in helpers if all_static(name, texts)}

    def has(unit, text):
        """Whether somebody of a scene has a property of a value's name."""
        name = text.split(":")[0]
        return any(re.search(rf"\b(?:var|let) {name}\b", text) for path, text in files
                   if re.search(rf"\b(?:class|struct) {unit}(?:[A-Z]|\b)", text))

    def lacking(unit):
        forms = [(role["id"], role["form"]) for role in way["roles"] if "…" not in role["form"]]
        return [role for role, form in forms if form.replace("{Unit}", unit) not in types]

    plan = []
    for kind in [kind for kind, count in KINDS.items() for _ in range(count)]:
        unit = draw.choice(units)
        if kind == "role":
            unit = draw.choice([unit for unit in units if lacking(unit)] or units)
            text = draw.choice(lacking(unit) or [way["roles"][0]["id"]])
            # A scene that has all roles is asked for none.
            form = next(role["form"] for role in way["roles"] if role["id"] == text).replace("{Unit}", unit)
            if any(re.search(rf"\b(?:class|struct|protocol|enum|actor) {form}\b", source) for _, source in files):
                kind, text = "event", again.choice(TEXTS["event"])
        elif kind == "list":
            rows = f"rows: [{draw.choice(models)}]" if models else "of: rows, shows: [name]"
            text = draw.choice(["of: entries, shows: [name]", "of: options, shows: [title]", rows])
        elif kind == "manager":
            text = draw.choice(helpers or ["Session"])
            if text in statics: text = again.choice([name for name in helpers if name not in statics] or ["Session"])
        elif kind == "navigation":
            text = draw.choice([other for other in units if other != unit])
        else:
            text = draw.choice(TEXTS[kind])
            if kind == "takes" and has(unit, text): text = again.choice([other for other in TEXTS[kind] if not has(unit, other)])
        plan.append((kind, text, unit))
    return plan
