// swift-tools-version:6.2
import PackageDescription

// An app that has choices of its own: a pinned swift-syntax that is not the tool's, a target named as one of the tool's,
// base classes of its own, and a mode of Swift. It must be able to use the runtime all the same. Built by
// Scripts/test-consumer in a copy elsewhere, where the sources of each mode are copies of one.
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
                "Architecture", "OwnBaseMainActor", "OwnContainer", "RidesMainActor", "Streams",
                .product(name: "ScaenaData", package: "Scaena"),
                .product(name: "ScaenaKit", package: "Scaena"),
                .product(name: "ScaenaUIKit", package: "Scaena"),
            ]),
        // Other sources of values, and containers that teams have.
        .target(name: "Streams", dependencies: [.product(name: "ScaenaKit", package: "Scaena")]),
        .target(name: "OwnContainer", dependencies: [.product(name: "ScaenaKit", package: "Scaena")]),
        // What the pin is for. It is resolved, not built: that would take minutes and prove nothing more.
        .target(name: "Inspector", dependencies: [.product(name: "SwiftParser", package: "swift-syntax")]),
    ]
        + mode("Swift5", [.swiftLanguageMode(.v5)])
        + mode("Swift6", [.swiftLanguageMode(.v6)])
        + mode(
            "MainActor",
            [
                .swiftLanguageMode(.v6), .defaultIsolation(MainActor.self), .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("MemberImportVisibility"),
                .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
                .enableUpcomingFeature("InferIsolatedConformances"), .enableUpcomingFeature("ImmutableWeakCaptures"),
            ]),
    swiftLanguageModes: [.v6]
)

/// The data side of an app, and parts of the runtime beside a team's own base classes, as a team's compiler may be set up.
func mode(_ name: String, _ settings: [SwiftSetting]) -> [Target] {
    [
        .target(
            name: "Rides" + name,
            dependencies: [
                .product(name: "ScaenaData", package: "Scaena"), .product(name: "ScaenaKit", package: "Scaena"),
            ],
            swiftSettings: settings),
        .target(
            name: "OwnBase" + name,
            dependencies: [
                .product(name: "ScaenaKit", package: "Scaena"), .product(name: "ScaenaUIKit", package: "Scaena"),
            ], swiftSettings: settings),
    ]
}
