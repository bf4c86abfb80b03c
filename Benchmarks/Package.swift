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
    dependencies: [.package(name: "Scaena", path: "..")],
    targets: [
        .target(name: "AllocationCount"),
        .target(name: "Measuring", dependencies: ["AllocationCount"]),
        .executableTarget(
            name: "RuntimeBenchmark",
            dependencies: ["Measuring", .product(name: "ScaenaKit", package: "Scaena")]),
    ],
    swiftLanguageModes: [.v6]
)
