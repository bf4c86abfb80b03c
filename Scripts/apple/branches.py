"""Which branches of `#if` are compiled where."""
import re

from tree import PLATFORMS, RENAMED, TRAITS, stand_ins, swift_files, targets


def holds(condition, system, modules):
    """A condition of `#if` on a system that has modules."""

    def word(match):
        name, argument = match[1], match[2]
        if name == "canImport": return str(argument in modules)
        if name == "os": return str(argument == system)
        if name in ("swift", "compiler"): return "True"
        if name in ("targetEnvironment", "arch", "hasFeature"): return "False"
        return str(name in ("DEBUG", "True") or f"-D{name}" in TRAITS)

    text = re.sub(r"(\w+)(?:\(([^)]*)\))?", word, condition)
    text = text.replace("!", " not ").replace("&&", " and ").replace("||", " or ")
    return eval(text, {"__builtins__": {}})  # Nothing but True, False, not, and, or is left.


class Branch:
    """An arm of `#if`, with all that has to hold for it to be compiled."""

    def __init__(self, file, line, text, condition):
        self.file, self.line, self.text, self.condition = file, line, text, condition


def branches(file):
    """The branches of a file, in order."""
    found, open_branches = [], []
    for number, line in enumerate(file.read_text().splitlines(), 1):
        match = re.match(r"\s*#(if|elseif|else|endif)\b\s*(.*?)\s*(//.*)?$", line)
        if not match: continue
        if match[1] == "if": open_branches.append([])
        earlier = open_branches[-1]
        if match[1] == "endif":
            open_branches.pop()
            continue
        earlier.append(match[2] or "True")
        ways = [[*(f"!({past})" for past in arms[:-1]), f"({arms[-1]})"] for arms in open_branches]
        found.append(Branch(file, number, line.strip(), " && ".join(part for way in ways for part in way)))
    return found


def report(root, toolchain, lists):
    """Says which branches were compiled, and which were not."""
    linux = {module.stem for module in toolchain.linux.glob("*.swiftmodule")}
    systems = [("Linux", "Linux", linux)]
    for platform in PLATFORMS:
        modules = {module for module, _ in stand_ins(root, platform)}
        systems.append((platform.name, platform.os, modules | (linux - RENAMED.keys())))
    apple, missed = [], []
    for target in targets(root):
        for file in swift_files(root / "Sources" / target):
            for branch in branches(file):
                reached = [name for name, *system in systems if holds(branch.condition, *system)]
                if not reached: missed.append(branch)
                elif "Linux" not in reached: apple.append((branch, reached))
    files = {branch.file for branch, _ in apple}
    print(f"Apple: compiled {len(apple)} branches of {len(files)} files that Linux does not compile.")
    for branch, reached in apple if lists else ():
        print(f"    {branch.file.relative_to(root)}:{branch.line}: {branch.text} ({', '.join(reached)})")
    if missed: print(f"    Not compiled, neither here nor by a debug build for Linux: {len(missed)} branches.")
    for branch in missed: print(f"    {branch.file.relative_to(root)}:{branch.line}: {branch.text}")
