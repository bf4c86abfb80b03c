// swift-tools-version:6.1
import PackageDescription

let package = Package(
    name: "Snapp",
    platforms: [.iOS(.v15), .macOS(.v13)],
    products: [.library(name: "Snapp", targets: ["Snapp"])],
    dependencies: [
        .package(name: "Scaena", path: "../..", traits: ["Stage"])
    ],
    targets: [
        // The app: what runs on a phone, and in a browser.
        .target(
            name: "Snapp",
            dependencies: [
                "Words",
                .product(name: "ScaenaData", package: "Scaena"),
                .product(name: "ScaenaUIKit", package: "Scaena"),
            ]),
        // What all apps of the showcase share: a link.
        .target(name: "Words"),
        // A browser as the phone: `swift run SnappStage`.
        .executableTarget(
            name: "SnappStage",
            dependencies: [
                "Snapp",
                .product(name: "ScaenaStage", package: "Scaena"),
                .product(name: "ScaenaUIKit", package: "Scaena"),
            ]),
        .testTarget(
            name: "SnappTests",
            dependencies: ["Snapp", "Words", .product(name: "ScaenaTesting", package: "Scaena")]),
    ],
    swiftLanguageModes: [.v6]
)
