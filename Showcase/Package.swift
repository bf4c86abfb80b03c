// swift-tools-version:6.1
import PackageDescription

// The sample apps. They depend on the runtime as a user's app would: by its package, with the traits they want.
let package = Package(
    name: "Showcase",
    platforms: [.iOS(.v15), .macOS(.v13)],
    dependencies: [
        .package(name: "Scaena", path: "..", traits: ["SQLite", "Stage"]),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    ],
    targets: [
        .target(name: "ShowcaseAPI", dependencies: ["FlyingFox"]),
        // Test support: drives a headless Chromium. Nothing of it is in the apps.
        .target(name: "Chromium"),
        .testTarget(name: "ShowcaseAPITests", dependencies: ["ShowcaseAPI"]),
        .testTarget(name: "ChromiumTests", dependencies: ["Chromium", "ShowcaseAPI"]),
    ],
    swiftLanguageModes: [.v6]
)
