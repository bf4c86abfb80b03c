// swift-tools-version:6.1
import PackageDescription

let package = Package(
    name: "Passenger",
    platforms: [.iOS(.v15), .macOS(.v13)],
    products: [.library(name: "Passenger", targets: ["Passenger"])],
    dependencies: [
        .package(name: "Scaena", path: "../Scaena", traits: ["Stage"])
    ],
    targets: [
        // The app: what runs on a phone, and in a browser.
        .target(
            name: "Passenger",
            dependencies: [
                .product(name: "ScaenaData", package: "Scaena"),
                .product(name: "ScaenaUIKit", package: "Scaena"),
            ]),
        // A browser as the phone: `swift run PassengerStage`.
        .executableTarget(
            name: "PassengerStage",
            dependencies: [
                "Passenger",
                .product(name: "ScaenaStage", package: "Scaena"),
                .product(name: "ScaenaUIKit", package: "Scaena"),
            ]),
        .testTarget(
            name: "PassengerTests",
            dependencies: ["Passenger", .product(name: "ScaenaTesting", package: "Scaena")]),
    ],
    swiftLanguageModes: [.v6]
)
