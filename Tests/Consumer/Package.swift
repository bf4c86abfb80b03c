// swift-tools-version:6.1
import PackageDescription

// An app that has choices of its own: a pinned swift-syntax that is not the tool's, and a target named as one of the
// tool's. It must be able to use the runtime all the same. Built by Scripts/test-consumer in a copy elsewhere.
let package = Package(
    name: "Consumer",
    platforms: [.iOS(.v15), .macOS(.v12)],
    dependencies: [
        .package(name: "Scaena", path: "../.."),
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "600.0.1"),
    ],
    targets: [
        .target(name: "Architecture"),
        .executableTarget(
            name: "App",
            dependencies: [
                "Architecture",
                .product(name: "ScaenaKit", package: "Scaena"),
                .product(name: "ScaenaUIKit", package: "Scaena"),
            ]),
        // What the pin is for. It is resolved, not built: that would take minutes and prove nothing more.
        .target(name: "Inspector", dependencies: [.product(name: "SwiftParser", package: "swift-syntax")]),
    ],
    swiftLanguageModes: [.v6]
)
