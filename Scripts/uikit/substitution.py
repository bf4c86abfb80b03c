"""The two substitutions that bring a file of UIKit to where there is no Objective-C runtime.

1. `import UIKit` becomes `import ScaenaUIKit`.
2. What a selector names is called by a closure: `addTarget(_:action:for:)` becomes `addAction(UIAction { … }, for:)`; bar
   button items and gesture recognizers get a primary action; observers of notifications and timers get a block, as
   Foundation offers. `@objc` goes, since nothing needs it any more; what it made optional in a protocol gets a default.
"""

import re

OPEN, CLOSE = "([{", ")]}"


def end_of(text, start):
    """The index behind the bracket that closes the one at `start`, with strings and comments skipped."""
    depth, i = 0, start
    while i < len(text):
        c = text[i]
        if text.startswith("//", i):
            i = text.find("\n", i)
            if i < 0:
                return None
        elif text.startswith("/*", i):
            i = text.find("*/", i) + 1
            if i < 1:
                return None
        elif c == '"':
            i += 1
            while i < len(text) and text[i] not in '"\n':
                i += 2 if text[i] == "\\" else 1
        elif c in OPEN:
            depth += 1
        elif c in CLOSE:
            depth -= 1
            if depth == 0:
                return i + 1
        i += 1
    return None


def arguments(text):
    """The arguments of a call, as (label or None, value), of the text between its brackets."""
    parts, start, i = [], 0, 0
    while i < len(text):
        if text[i] in OPEN:
            end = end_of(text, i)
            if end is None:
                return None
            i = end
        elif text[i] == '"':
            i += 1
            while i < len(text) and text[i] != '"':
                i += 2 if text[i] == "\\" else 1
            i += 1
        elif text[i] == ",":
            parts.append(text[start:i])
            start = i = i + 1
        else:
            i += 1
    parts.append(text[start:])
    found = []
    for part in parts:
        label = re.match(r"\s*(\w+)\s*:(?!:)", part)
        found.append((label[1], part[label.end():].strip()) if label else (None, part.strip()))
    return found


class Methods:
    """The methods of an app that selectors may name: name -> (label, type) of the only parameter, or None."""

    def __init__(self, sources):
        self.known = {}
        for text in sources:
            for match in re.finditer(r"\bfunc\s+(\w+)\s*\(([^()]*)\)", text):
                parameter = re.match(r"\s*(\w+)(?:\s+\w+)?\s*:\s*([^,=]+?)\s*$", match[2])
                if parameter:
                    label = "" if parameter[1] == "_" else parameter[1] + ": "
                    self.known.setdefault(match[1], []).append((label, parameter[2]))
                elif not match[2].strip():
                    self.known.setdefault(match[1], []).append(None)

    def of(self, text, name, takes_one):
        """The parameter of a method: as declared in `text` if it is, else anywhere."""
        candidates = Methods([text]).known.get(name) if text else None
        candidates = candidates or self.known.get(name) or []
        if takes_one is not None:
            fitting = [c for c in candidates if (c is not None) == takes_one]
            candidates = fitting or candidates
        return candidates[0] if candidates else None


def closure(selector, target, methods, text, argument):
    """The body of a closure that does what a selector at a target does; `None` where that cannot be told."""
    match = re.fullmatch(r"#selector\(\s*([\w.\s]+?)\s*(\([^)]*\))?\s*\)", selector, re.S)
    if not match or target in (None, "nil"):
        return None
    name = match[1].split(".")[-1].strip()
    if re.fullmatch(r"[A-Z]\w*\.self", target):
        # A class for a target, which nothing would answer on a device: the instance is meant.
        target = "self"
    takes_one = None if match[2] is None else ":" in match[2]
    parameter = methods.of(text, name, takes_one)
    holder, capture = ("self", "weak self") if target == "self" else ("target", f"weak target = {target}")
    given = ""
    if parameter is not None:
        label, kind = parameter
        kind = kind.strip().rstrip("!")
        if argument == "$0":
            given = label + "notification"
        elif kind in ("Any", "Any?", "AnyObject?"):
            given = f"{label}{argument} as Any"
        elif kind.endswith("?"):
            given = f"{label}{argument} as? {kind[:-1]}"
        else:
            given = f"{label}{argument} as! {kind}"
    return capture, f"{holder}?.{name}({given})"


def action(selector, target, methods, text):
    made = closure(selector, target, methods, text, "action.sender")
    if made is None:
        return None
    parameter = "action" if "action.sender" in made[1] else "_"
    return f"UIAction {{ [{made[0]}] {parameter} in {made[1]} }}"


def handler(selector, target, methods, text):
    made = closure(selector, target, methods, text, "recognizer")
    return made and f"{{ [{made[0]}] recognizer in _ = recognizer; {made[1]} }}"


def rewritten_call(head, inside, methods, text):
    """The call again with an action in place of target and selector; `None` where it stays as it is."""
    given = arguments(inside)
    if given is None:
        return None
    by_label = {label: value for label, value in given if label}
    if head.endswith("addTarget") and len(given) == 3 and "action" in by_label and "for" in by_label:
        made = action(by_label["action"], given[0][1], methods, text)
        return made and f"{head[:-9]}addAction({made}, for: {by_label['for']})"
    if head.endswith("addTarget") and len(given) == 2 and "action" in by_label:
        made = handler(by_label["action"], given[0][1], methods, text)
        return made and f"{head[:-9]}onRecognized({made})"
    if head.endswith("GestureRecognizer") and "target" in by_label and "action" in by_label:
        made = handler(by_label["action"], by_label["target"], methods, text)
        return made and f"{head}().onRecognized({made})"
    if "target" in by_label and "action" in by_label:
        nothing = by_label["action"] == "nil"
        made = None if nothing else action(by_label["action"], by_label["target"], methods, text)
        if made is None and not nothing:
            return None
        if head.endswith("UIBarButtonItem") or head == ".init":
            kept = [
                (("systemItem" if label == "barButtonSystemItem" else label), value)
                for label, value in given
                if label not in ("target", "action", "style")
            ]
        else:
            kept = [(label, value) for label, value in given if label not in ("target", "action")]
        if made:
            kept.append(("primaryAction", made))
        return f"{head}(" + ", ".join(f"{label}: {value}" if label else value for label, value in kept) + ")"
    if head.endswith("addObserver") and "selector" in by_label and "name" in by_label:
        made = closure(by_label["selector"], given[0][1], methods, text, "$0")
        return made and (
            f"_ = {head}(forName: {by_label['name']}, object: {by_label.get('object', 'nil')}, queue: .main) "
            f"{{ [{made[0]}] notification in _ = notification; MainActor.assumeIsolated {{ {made[1]} }} }}"
        )
    if head.endswith("scheduledTimer") and "selector" in by_label and "target" in by_label:
        made = closure(by_label["selector"], by_label["target"], methods, text, "timer")
        interval = by_label.get("timeInterval")
        return made and (
            f"{head}(withTimeInterval: {interval}, repeats: {by_label.get('repeats', 'false')}) "
            f"{{ [{made[0]}] timer in _ = timer; MainActor.assumeIsolated {{ {made[1]} }} }}"
        )
    return None


CALL = re.compile(
    r"((?:[\w?!.]|\(\))*\b(?:addTarget|addObserver|scheduledTimer|UIBarButtonItem|UI\w*GestureRecognizer)"
    r"|(?<=[\s(\[=])\.init)\("
)


OPTIONAL = re.compile(r"@objc\s+optional\s+(func\s+\w+\s*\([^()]*\))[ \t]*$", re.M)


def without_optional(text):
    """Optional requirements that return nothing, with defaults that do nothing in an extension of their protocol."""
    for protocol in list(re.finditer(r"\bprotocol\s+(\w+)[^{]*\{", text)):
        end = end_of(text, protocol.end() - 1)
        found = OPTIONAL.findall(text[protocol.start():end]) if end else []
        if found:
            text += f"\nextension {protocol[1]} {{ " + "; ".join(f"{each} {{}}" for each in found) + " }\n"
    return OPTIONAL.sub(r"\1", text)


def substituted(text, methods):
    """A source file after both substitutions."""
    text = re.sub(r"^(\s*)import (?:class |struct |enum )?UIKit(?:\.\w+)*\b", r"\1import ScaenaUIKit", text, flags=re.M)
    text = without_optional(text)
    text = re.sub(r"@objcMembers\s+|@objc(?:\([^)]*\))?[ \t]*\n?[ \t]*|@nonobjc\s+", "", text)
    text = re.sub(r"\bdynamic (?=var|func)", "", text)
    original, pieces, at = text, [], 0
    for match in CALL.finditer(text):
        if match.start() < at:
            continue
        end = end_of(text, match.end() - 1)
        if end is None or not re.search(r"#selector|\baction: nil\b", text[match.end():end]):
            continue
        new = rewritten_call(match[1], text[match.end():end - 1], methods, original)
        if new:
            pieces += [text[at:match.start()], new]
            at = end
    return lazily("".join(pieces + [text[at:]]))


PROPERTY = re.compile(r"^((?:    |\t)(?:(?:private|fileprivate|internal|public)(?:\(set\))? )*)(?:let|var)( \w+(?:: [\w.<>]+)? = )\{", re.M)


def lazily(text):
    """The file with those stored properties lazy whose initial values name `self`: a selector's target may be a class's
    method `self` there, by an old quirk of Objective-C's, a closure's capture not."""
    pieces, at = [], 0
    for match in PROPERTY.finditer(text):
        end = end_of(text, match.end() - 1)
        if end and match.start() >= at and "[weak self]" in text[match.end():end]:
            pieces += [text[at:match.start()], f"{match[1]}lazy var{match[2]}", text[match.end() - 1:end]]
            at = end
    return "".join(pieces + [text[at:]])
