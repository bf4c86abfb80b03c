"""What is compiled for which platform, as the tree tells it."""
import hashlib
import re
import sys
from pathlib import Path

UNAVAILABLE = 69
# The modes of Swift, the package's own last.
MODES = ("5", "6")
SCRIPTS = Path(__file__).resolve().parent.parent
TRAITS = ("-DStage", "-DSQLite")
# The stand-in that every file imports.
EVERYWHERE = "AppleFoundation"


class Platform:
    """A platform whose branches are to be compiled."""

    def __init__(self, name, os_name, triple, written, folder, file):
        self.name, self.os, self.triple, self.folder, self.file = name, os_name, triple, folder, file
        # What stands for the system in the triple of the copied modules.
        self.written = written


PLATFORMS = (
    Platform("iOS 15", "iOS", "arm64-apple-ios15.0", "ios15", "iphoneos", "arm64-apple-ios"),
    Platform("macOS 12", "macOS", "arm64-apple-macos12.0", "macos12", "macosx", "arm64-apple-macos"),
)
# Names that the modules of Linux get in the copy; as long as those that they replace.
RENAMED = {"FoundationNetworking": "NetworkingFoundation", "Glibc": "LibcC"}


def fail(message, status=1):
    print(f"check-apple: {message}", file=sys.stderr)
    sys.exit(status)


def digest(*parts):
    return hashlib.sha256("\0".join(str(part) for part in parts).encode()).hexdigest()[:32]


def content(files):
    """A digest of files: of their names and of what they hold."""
    state = hashlib.sha256()
    for file in files:
        state.update(str(file).encode() + b"\0")
        state.update(Path(file).read_bytes() + b"\0")
    return state.hexdigest()[:32]


def swift_files(folder):
    return sorted(folder.rglob("*.swift"))


def targets(root):
    """The targets of the runtime in the order of their imports, and what stands behind a trait."""
    lines = (SCRIPTS.parent / "scaena.yml").read_text().splitlines()
    matches = [re.match(r"  (\w+): \{ knows: \[(.*)\] \}", line) for line in lines]
    imports = {match[1]: match[2].split(", ") for match in matches if match}
    ordered = []

    def add(target):
        if target in ordered or target not in imports: return
        for module in imports[target]: add(module)
        ordered.append(target)

    for target in imports: add(target)
    return [target for target in ordered if (root / "Sources" / target).is_dir()]


def stand_ins(root, platform):
    """The stand-ins for a platform, as modules and their folders."""
    folder = root / "Tests/AppleStandIns"
    for line in (folder / "order.txt").read_text().splitlines():
        match = re.match(r"(\w+)(?:\s+\((.*)\))?$", line)
        if match and (not match[2] or platform.os in match[2]): yield match[1], folder / match[1]


def members(folder):
    """What stands in classes of the headless UIKit only where it stands in for UIKit."""
    file = folder / "members.txt"
    lines = file.read_text().splitlines() if file.exists() else []
    return [tuple(line.split(maxsplit=1)) for line in lines if line.strip() and not line.startswith("#")]
