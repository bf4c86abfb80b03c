// swift-tools-version:6.1
import PackageDescription

let package = Package(
    name: "Items",
    platforms: [.iOS(.v15), .macOS(.v13)],
    products: [.library(name: "Items", targets: ["Items"])],
    dependencies: [
        .package(name: "Scaena", path: "../..", traits: ["Stage"])
    ],
    targets: [
        // The app: what runs on a phone, and in a browser.
        .target(
            name: "Items",
            dependencies: [
                "Words",
                .product(name: "ScaenaData", package: "Scaena"),
                .product(name: "ScaenaUIKit", package: "Scaena"),
            ]),
        // What all apps of the showcase share: a link.
        .target(name: "Words"),
        // A browser as the phone: `swift run ItemsStage`.
        .executableTarget(
            name: "ItemsStage",
            dependencies: [
                "Items",
                .product(name: "ScaenaStage", package: "Scaena"),
                .product(name: "ScaenaUIKit", package: "Scaena"),
            ]),
        .testTarget(
            name: "ItemsTests",
            dependencies: ["Items", "Words", .product(name: "ScaenaTesting", package: "Scaena")]),
    ],
    swiftLanguageModes: [.v6]
)
