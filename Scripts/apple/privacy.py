"""Whether privacy manifests name what is used, and nothing else."""
import plistlib
import re

from tree import swift_files, targets

# Symbols whose use Apple wants to have a reason, by the category that it names them with in a privacy manifest.
# Source: <https://developer.apple.com/documentation/bundleresources/describing-use-of-required-reason-api>.
REASONED = {
    "UserDefaults": r"\bUserDefaults\b",
    "FileTimestamp": r"\b([fl]?stat|fstatat|f?getattrlist\w*)\(|\b(creation|modification|contentModification)Date(Key)?\b",
    "SystemBootTime": r"\bsystemUptime\b|\bmach_absolute_time\b",
    "DiskSpace": r"\bvolume(Available|Total)Capacity\w*|\bf?statv?fs\(|\bsystem(Free)?Size\b",
    "ActiveKeyboards": r"\bactiveInputModes\b",
}
# What no app ships.
UNSHIPPED = {"ScaenaHeadlessUIKit", "ScaenaStage", "ScaenaTesting"}


def unreasoned(root):
    """The categories that a target uses without a reason, or gives a reason for without a use."""
    for target in set(targets(root)) - UNSHIPPED:
        folder = root / "Sources" / target
        text = "\n".join(re.sub("//.*", "", file.read_text()) for file in swift_files(folder))
        used = {category for category, pattern in REASONED.items() if re.search(pattern, text)}
        manifest = folder / "PrivacyInfo.xcprivacy"
        listed = plistlib.loads(manifest.read_bytes())["NSPrivacyAccessedAPITypes"] if manifest.exists() else []
        prefix = "NSPrivacyAccessedAPICategory"
        given = {entry["NSPrivacyAccessedAPIType"].removeprefix(prefix) for entry in listed}
        for category in sorted(used ^ given):
            fault = "uses symbols without a reason" if category in used else "gives a reason for what it does not use"
            yield f"{manifest.relative_to(root)}:1:1: error: {target} {fault}: {prefix}{category}"
