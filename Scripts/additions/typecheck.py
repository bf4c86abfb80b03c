"""What the compiler finds in files of an app, against the stand-ins for Apple's modules of Scripts/check-apple.

All Swift files of the app are read as one module for iOS, in Swift 5 mode; imports of modules that are not there are cut
out, and so is what only Objective-C's compiler knows, column for column. What stands in pods and packages is unknown
then, and the compiler is silent about values whose type it could not read elsewhere. So an app has errors before anything
is added; those that come with an addition count.
"""

import collections
import importlib.machinery
import importlib.util
import re
import resource
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

SCRIPTS = Path(__file__).resolve().parent.parent
IMPORT = re.compile(r"^[ \t]*(?:@\w+(?:\(\w+\))?\s+)*import\s+(?:(?:class|struct|enum|func|protocol|let|var)\s+)?(\w+)[^\n;]*", re.M)
OBJECTIVE_C = re.compile(r"@(?:IBOutlet|IBAction|IBDesignable|IBInspectable|IBSegueAction|NSManaged|GKInspectable|objcMembers)\b|\bdynamic\b(?= (?:var|func))")
# Where much is unknown, the compiler may try for hours what a large expression means. Seconds of the processor.
PATIENCE = 120
OF_VIEWS = re.compile(
    r"main actor-isolated|cannot find type 'View' in scope|cannot infer (?:key path type from context|contextual base in reference)")
PLACE = re.compile(r"(/[^:\n]+):(\d+):\d+: error: (.*)")


def check_apple():
    sys.path.insert(0, str(SCRIPTS / "apple"))
    loader = importlib.machinery.SourceFileLoader("check_apple", str(SCRIPTS / "check-apple"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("check_apple", loader))
    loader.exec_module(module)
    return module


def wrappers(files):
    """What views of SwiftUI keep and observe values by, but for those of a name that the app has."""
    _, *pieces = re.split(r"(?m)^// (?=[A-Z]\w+$)", Path(__file__).with_name("Observing.swift").read_text())
    own = set(re.findall(r"^(?:\w+ )*(?:class|struct|enum|protocol|typealias) (\w+)", "\n".join(files.values()), re.M))
    return "import Combine\n" + "".join("// " + piece for piece in pieces if piece.split("\n")[0] not in own)


class Compiler:
    """The compiler for iOS, with the stand-ins as modules."""

    def __init__(self):
        self.check = check_apple()
        root = SCRIPTS.parent
        ios = self.check.PLATFORMS[0]
        self.checker = self.check.Checker(root, self.check.Toolchain(), ios, root / ".build/apple-of-apps")
        names = [name for name, _ in self.check.stand_ins(root, ios)]
        for unit in self.check.units(root, ios):
            if unit.module not in names: break
            for finding in self.checker.compile(unit): sys.exit(finding)
        flags = self.checker.flags(self.check.Unit("App", [], None, (self.check.EVERYWHERE,)), "5")
        self.flags = [flag for flag in flags if flag not in ("-warnings-as-errors", "-DDEBUG")]
        folders = [self.checker.modules, self.checker.folder / "resources/iphoneos"]
        self.available = {module.stem for folder in folders for module in folder.glob("*.swiftmodule")} | {"Swift"}

    def readable(self, text):
        """The text without what there is not on Linux, line for line."""

        def cut(match):
            """An import that is left out, or of a whole module instead of a part that its stand-in has no name for."""
            kept = match[0] if match[1] in self.available else ""
            return re.sub(rf"(\b{match[1]})\.\w+", r"\1", kept).ljust(len(match[0]))

        text = OBJECTIVE_C.sub(lambda match: " " * len(match[0]), IMPORT.sub(cut, text))
        return self.check.rewritten(text, (), "5")

    def errors(self, files, wanted):
        """The errors in those of an app's files that are wanted, as {(path, message): lines}.

        - files: {path: text}, all of the app.
        """
        with tempfile.TemporaryDirectory() as folder:
            copies, arguments = {}, [str(Path(__file__).with_name("Selectors.swift"))]
            observing = Path(f"{folder}/Observing.swift")
            observing.write_text(wrappers(files))
            arguments.append(str(observing))
            for number, (path, text) in enumerate(files.items()):
                copy = f"{folder}/{number}-{Path(path).name.replace('main.swift', 'main_.swift')}"
                Path(copy).write_text(self.readable(text))
                copies[copy] = path
                arguments += ["-primary-file", copy] if path in wanted else [copy]
            command = [str(self.checker.toolchain.compiler), "-frontend", "-typecheck", "-suppress-warnings"]
            said = subprocess.run(
                [*command, *self.flags, *arguments], capture_output=True, text=True, errors="replace",
                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (PATIENCE, PATIENCE + 5)))
        if said.returncode == -signal.SIGXCPU: raise subprocess.TimeoutExpired(command, PATIENCE)
        # An import that fails ends everything: nothing would be judged.
        if said.returncode not in (0, 1) or "no such module" in said.stderr: raise RuntimeError(said.stderr[-2000:])
        found = collections.defaultdict(list)
        for copy, line, message in PLACE.findall(said.stderr):
            # What the compiler tells of other files depends on what it happened to ask them.
            if copies.get(copy) in wanted: found[copies[copy], message].append(int(line))
        return found


def new(before, after, files=None, files_after=None):
    """The errors that are there once more than before, as (path, line, message).

    - files: what the app was before; where it is said, a type counts as known that the app itself names and does not declare:
      it is of a module that is not there.
    - files_after: what the app is now, where it is said.
    """
    text = "\n".join((files or {}).values())
    named = set(re.findall(r"\b[A-Z]\w*", text))
    named -= set(re.findall(r"\b(?:class|struct|protocol|enum|actor|typealias|associatedtype) (\w+)", text))

    def is_elsewhere(message):
        missing = re.fullmatch(r"(?:cannot find (?:type )?'(?=\w+' in scope)|unknown attribute ')(\w+)'(?: in scope)?", message)
        return missing and missing[1] in named

    def is_of_views(path, message):
        """Whether only SwiftUI, which is not there, says what is missing: what a view is, whose it is, and what it takes."""
        return OF_VIEWS.search(message) and "import SwiftUI" in (files_after or {}).get(path, "")

    return [
        (path, line, message) for (path, message), lines in sorted(after.items())
        if not is_elsewhere(message) and not is_of_views(path, message)
        for line in lines[len(before.get((path, message), [])):]
    ]


def concerned(before, after):
    """The files that an addition changed, and those that name a type which the changed ones declare."""
    changed = {path for path in after if before.get(path) != after[path]}
    types = {name for path in changed for name in re.findall(r"\b(?:class|struct|protocol|enum|actor) (\w+)", after[path])}
    named = re.compile(r"\b(?:" + "|".join(map(re.escape, sorted(types) or ["-"])) + r")\b")
    return changed, changed | {path for path, text in after.items() if named.search(text)}
