// swift-tools-version:6.0
import PackageDescription

let package = Package(
    name: "TrailFeatures",
    platforms: [.iOS(.v17)],
    products: [.library(name: "TrailFeatures", targets: ["TrailFeatures"])],
    dependencies: [.package(path: "../Flux"), .package(path: "../TrailModels")],
    targets: [
        .target(name: "TrailFeatures", dependencies: ["Flux", "TrailModels"]),
        .testTarget(name: "TrailFeaturesTests", dependencies: ["TrailFeatures"]),
    ]
)
