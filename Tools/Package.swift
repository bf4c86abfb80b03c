// swift-tools-version:6.1
import PackageDescription

// The tool. Nobody depends on this package: `scaena` is installed as a binary, so that its dependencies never meet an
// app's own.
let package = Package(
    name: "ScaenaTools",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "scaena", targets: ["ScaenaCommand"])
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/stencilproject/Stencil", from: "0.15.1"),
        // Facts are read by the numbers of children in its tree: FACTS.md says how to move it.
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    ],
    targets: [
        .target(name: "Project"),
        .target(name: "Architecture", dependencies: ["Project", "Yams"]),
        .target(
            name: "SourceModel",
            dependencies: [
                "Project",
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ]),
        .target(
            name: "Scaffolding",
            dependencies: [
                "Architecture", "Conformance", "Project", "SourceModel", "Stencil", "Yams",
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ]),
        .target(name: "Mocking", dependencies: ["Architecture", "Project", "SourceModel"]),
        .target(name: "Learning", dependencies: ["Architecture", "Project", "SourceModel"]),
        .target(name: "Findings"),
        .target(name: "Conformance", dependencies: ["Architecture", "Project", "SourceModel"]),
        .target(name: "Checking", dependencies: ["Architecture", "Project", "SourceModel", "Conformance", "Findings"]),
        .target(name: "Reporting", dependencies: ["Checking", "Conformance", "Findings"]),
        .executableTarget(
            name: "ScaenaCommand",
            dependencies: [
                "Architecture", "Project", "SourceModel", "Scaffolding", "Mocking", "Learning", "Findings",
                "Conformance",
                "Checking", "Reporting",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),

        // What facts cost beside a bare parse: `Benchmarks/run facts`.
        .executableTarget(
            name: "FactsBenchmark",
            dependencies: ["SourceModel", "Learning", .product(name: "SwiftParser", package: "swift-syntax")]),

        // How much 'scaena check' tells of what is broken in an app: `Benchmarks/run recall`.
        .executableTarget(
            name: "RecallBenchmark",
            dependencies: ["Architecture", "Checking", "Conformance", "Findings", "SourceModel"]),

        // Test support: folders that go with the test that made them. Nothing of it is in the tool.
        .target(name: "TemporaryFolders", path: "Tests/TemporaryFolders"),
        // Test support: sources that say where a finding or a fact is expected.
        .target(name: "MarkedSources", path: "Tests/MarkedSources"),
        .testTarget(name: "ProjectTests", dependencies: ["Project", "TemporaryFolders"]),
        .testTarget(name: "ArchitectureTests", dependencies: ["Architecture", "Yams"]),
        .testTarget(
            name: "SourceModelTests",
            dependencies: [
                "SourceModel", "MarkedSources", "TemporaryFolders",
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ]),
        .testTarget(
            name: "ScaffoldingTests",
            dependencies: [
                "Scaffolding", "Checking", "Conformance", "Architecture", "SourceModel", "Mocking", "Stencil",
                "TemporaryFolders",
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            exclude: ["Goldens", "Sheets"]),
        .testTarget(
            name: "MockingTests", dependencies: ["Mocking", "Architecture", "SourceModel", "TemporaryFolders"],
            exclude: ["Fixture"]),
        .testTarget(
            name: "LearningTests",
            dependencies: [
                "Learning", "Checking", "Conformance", "Findings", "Scaffolding", "Architecture", "Project",
                "SourceModel",
                "TemporaryFolders",
            ],
            exclude: ["Apps"]),
        .testTarget(
            name: "CheckingTests",
            dependencies: [
                "Checking", "Reporting", "Conformance", "Findings", "Scaffolding", "Architecture", "SourceModel",
                "RecallBenchmark", "MarkedSources", "TemporaryFolders",
            ]),
        .testTarget(name: "ScaenaCommandTests", dependencies: ["ScaenaCommand", "TemporaryFolders"]),
    ],
    swiftLanguageModes: [.v6]
)
