"""The ten apps: their sources, which of them declare view controllers, and what they import."""

import os
import re
from pathlib import Path

HERE = Path(__file__).parent

# Modules that come with Apple's systems or with the toolchain: importing one is not importing a third party's.
SYSTEM_MODULES = set(
    """Foundation UIKit SwiftUI Combine CoreData CoreGraphics QuartzCore WebKit AVFoundation AVKit MapKit CoreLocation
    Photos PhotosUI SafariServices MessageUI StoreKit UserNotifications os OSLog LocalAuthentication CryptoKit Security
    AuthenticationServices Network CoreImage ImageIO MobileCoreServices UniformTypeIdentifiers Swift Dispatch
    BackgroundTasks Intents WidgetKit CoreServices Accelerate MetalKit Vision Contacts EventKit GameKit SpriteKit
    CoreMotion CoreBluetooth PDFKit LinkPresentation Observation SystemConfiguration CloudKit Darwin ObjectiveC
    CommonCrypto CoreText AudioToolbox MediaPlayer CoreHaptics CoreNFC DeviceCheck NetworkExtension CoreTelephony
    AdSupport AppTrackingTransparency ContactsUI QuickLook""".split()
)
# Those of them that a file can import on Linux.
LINUX_MODULES = {"Foundation", "UIKit", "Swift", "Dispatch"}
# What the headless UIKit holds of modules that it is not named after.
HELD_BY_SCAENA = {"WebKit", "CoreGraphics", "QuartzCore"}

CONTROLLER = re.compile(
    r"\bclass\s+\w+\s*(?:<[^>{]*>)?\s*:\s*\w*(?:ViewController|NavigationController|TabBarController|TableViewController"
    r"|CollectionViewController|AlertController|PageViewController|SplitViewController)\b"
)
IMPORT = re.compile(r"^\s*(?:@\w+(?:\(\w+\))?\s+)*import\s+(?:(?:class|struct|enum|func|protocol|let|var)\s+)?(\w+)", re.M)


def apps(checkouts):
    """The apps of apps.txt as (name, folder of their sources), each expected at CHECKOUTS/owner+name."""
    for line in (HERE / "apps.txt").read_text().splitlines():
        if line and not line.startswith("#"):
            repository, _, folder = line.split(" ", 2)
            yield repository, Path(checkouts) / repository.replace("/", "+") / folder.split(" + ")[0]


def modules(checkouts, app):
    """The folders of an app's own modules, apart from the app's."""
    for line in (HERE / "apps.txt").read_text().splitlines():
        if line.startswith(app + " "):
            root = Path(checkouts) / app.replace("/", "+")
            return [root / folder for folder in line.split(" ", 2)[2].split(" + ")[1:]]
    return []


def sources(folder):
    """The Swift files of an app without those of its tests, as {path: text}, in order of path."""
    found = {}
    for root, _, files in sorted(os.walk(folder)):
        if re.search(r"Tests?(/|$)|/Pods(/|$)", root):
            continue
        for name in sorted(files):
            if name.endswith(".swift"):
                path = Path(root) / name
                found[path] = path.read_text(errors="replace")
    return found


def imports(text):
    return set(IMPORT.findall(text))


def third_party(text):
    return imports(text) - SYSTEM_MODULES


def declares_controller(text):
    return bool(CONTROLLER.search(text))
