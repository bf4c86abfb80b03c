// swift-tools-version:6.1
import PackageDescription

let package = Package(
    name: "Promotions",
    platforms: [.iOS(.v15), .macOS(.v13)],
    products: [.library(name: "Promotions", targets: ["Promotions"])],
    dependencies: [
        .package(name: "Scaena", path: "../..", traits: ["Stage"])
    ],
    targets: [
        // The app: what runs on a phone, and in a browser.
        .target(
            name: "Promotions",
            dependencies: [
                "Words",
                .product(name: "ScaenaData", package: "Scaena"),
                .product(name: "ScaenaUIKit", package: "Scaena"),
            ]),
        // What all apps of the showcase share: a link.
        .target(name: "Words"),
        // A browser as the phone: `swift run PromotionsStage`.
        .executableTarget(
            name: "PromotionsStage",
            dependencies: [
                "Promotions",
                .product(name: "ScaenaStage", package: "Scaena"),
                .product(name: "ScaenaUIKit", package: "Scaena"),
            ]),
        .testTarget(
            name: "PromotionsTests",
            dependencies: ["Promotions", "Words", .product(name: "ScaenaTesting", package: "Scaena")]),
    ],
    swiftLanguageModes: [.v6]
)
