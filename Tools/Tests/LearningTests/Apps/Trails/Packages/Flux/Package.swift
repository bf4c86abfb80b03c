// swift-tools-version:6.0
import PackageDescription

let package = Package(
    name: "Flux",
    platforms: [.iOS(.v17)],
    products: [.library(name: "Flux", targets: ["Flux"])],
    targets: [.target(name: "Flux")]
)
