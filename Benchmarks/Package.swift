// swift-tools-version:6.1
import PackageDescription

// What the runtime costs, beside what plain Swift costs that does the same. Nobody depends on it.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v12)],
    products: [
        // For programs outside of this repository that measure other libraries at the same cases.
        .library(name: "Measuring", targets: ["Measuring"])
    ],
    dependencies: [
        .package(name: "Scaena", path: "..", traits: ["SQLite"]),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    ],
    targets: [
        .target(name: "AllocationCount"),
        .target(name: "Measuring", dependencies: ["AllocationCount"]),
        .executableTarget(
            name: "RuntimeBenchmark",
            dependencies: ["Measuring", .product(name: "ScaenaKit", package: "Scaena")]),
        .executableTarget(
            name: "DataBenchmark",
            dependencies: [
                "Measuring", .product(name: "ScaenaData", package: "Scaena"),
                .product(name: "ScaenaSQLite", package: "Scaena"), .product(name: "GRDB", package: "GRDB.swift"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
