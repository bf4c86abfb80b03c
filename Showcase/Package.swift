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
        .testTarget(name: "ShowcaseAPITests", dependencies: ["ShowcaseAPI"]),
    ],
    swiftLanguageModes: [.v6]
)
