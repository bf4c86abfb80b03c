// swift-tools-version:6.0
import PackageDescription

let package = Package(
    name: "TrailModels",
    platforms: [.iOS(.v17)],
    products: [.library(name: "TrailModels", targets: ["TrailModels"])],
    targets: [.target(name: "TrailModels")]
)
