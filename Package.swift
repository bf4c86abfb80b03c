// swift-tools-version:6.1
import PackageDescription

// What Xcode reads of the symbols that a target uses. Elsewhere nobody reads it, and a bundle would only be copied.
let privacyManifest = "PrivacyInfo.xcprivacy"
#if os(macOS)
    let privacyResources: [Resource] = [.copy(privacyManifest)]
    let privacyExclusions: [String] = []
#else
    let privacyResources: [Resource] = []
    let privacyExclusions = [privacyManifest]
#endif

// The runtime, for apps. An app that wants nothing but the runtime resolves nothing but it: third-party
// packages stand behind traits that are off by default, and every target is prefixed, since a consumer meets all
// target names of its dependencies whatever product it uses.
let package = Package(
    name: "Scaena",
    platforms: [.iOS(.v15), .macOS(.v12)],
    products: [
        .library(name: "ScaenaKit", targets: ["ScaenaKit"]),
        .library(name: "ScaenaData", targets: ["ScaenaData"]),
        .library(name: "ScaenaUIKit", targets: ["ScaenaUIKit"]),
        .library(name: "ScaenaTesting", targets: ["ScaenaTesting"]),
        .library(name: "ScaenaSQLite", targets: ["ScaenaSQLite"]),
        .library(name: "ScaenaStage", targets: ["ScaenaStage"]),
    ],
    traits: [
        .trait(name: "SQLite", description: "ScaenaSQLite: stores over SQLite (fetches GRDB)."),
        .trait(name: "Stage", description: "ScaenaStage: the app live in a browser (fetches FlyingFox)."),
    ],
    dependencies: [
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    ],
    targets: [
        .target(name: "ScaenaKit"),
        .target(
            name: "ScaenaData", dependencies: ["ScaenaKit"], exclude: privacyExclusions, resources: privacyResources),
        .target(
            name: "ScaenaUIKit",
            dependencies: [
                "ScaenaKit",
                // Where UIKit exists, it is not compiled: its sources stand behind `#if !canImport(UIKit)` as well.
                .target(name: "ScaenaHeadlessUIKit", condition: .when(platforms: [.linux, .macOS])),
            ]),
        .target(name: "ScaenaHeadlessUIKit"),
        .target(name: "ScaenaTesting", dependencies: ["ScaenaData", "ScaenaKit", "ScaenaUIKit"]),
        .target(
            name: "ScaenaSQLite",
            dependencies: [
                "ScaenaData",
                .product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["SQLite"])),
            ]),
        .target(
            name: "ScaenaStage",
            dependencies: [
                "ScaenaUIKit",
                .product(name: "FlyingSocks", package: "FlyingFox", condition: .when(traits: ["Stage"])),
            ]),

        .testTarget(name: "ScaenaKitTests", dependencies: ["ScaenaKit", "ScaenaTesting", "ScaenaUIKit"]),
        // The examples of the documentation: Scripts/doc-examples holds the comments to this text.
        .testTarget(
            name: "ScaenaExampleTests", dependencies: ["ScaenaData", "ScaenaKit", "ScaenaTesting", "ScaenaUIKit"]),
        .testTarget(name: "ScaenaDataTests", dependencies: ["ScaenaData", "ScaenaKit", "ScaenaTesting"]),
        .testTarget(name: "ScaenaHeadlessUIKitTests", dependencies: ["ScaenaHeadlessUIKit"]),
        .testTarget(name: "ScaenaUIKitTests", dependencies: ["ScaenaData", "ScaenaUIKit", "ScaenaTesting"]),
        .testTarget(name: "ScaenaTestingTests", dependencies: ["ScaenaData", "ScaenaTesting", "ScaenaUIKit"]),
        .testTarget(
            name: "ScaenaSQLiteTests",
            dependencies: [
                "ScaenaSQLite",
                .product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["SQLite"])),
            ]),
        .testTarget(name: "ScaenaStageTests", dependencies: ["ScaenaStage", "ScaenaTesting", "ScaenaUIKit"]),
    ],
    swiftLanguageModes: [.v6]
)

// The fuzzer of `make fuzz`: it has a main of its own, and its flags are none for a dependency.
if Context.environment["SCAENA_FUZZ"] != nil {
    package.targets.append(
        .executableTarget(
            name: "StageFuzzer", dependencies: ["ScaenaStage", "ScaenaUIKit"], path: "Fuzzing/StageFuzzer",
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]))
}
