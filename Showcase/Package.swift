// swift-tools-version:6.1
import PackageDescription

// The sample apps. They depend on the runtime as a user's app would: by its package, with the traits they want.
// Targets name every module that they use, re-exported ones too: the build compiles again only after those it names.
let package = Package(
    name: "Showcase",
    platforms: [.iOS(.v15), .macOS(.v13)],
    products: [.executable(name: "showcase", targets: ["ShowcaseCommand"])],
    dependencies: [
        .package(name: "Scaena", path: "..", traits: ["SQLite", "Stage"]),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    ],
    targets: [
        // SNP: an app of its own, as 'scaena new app' makes it, built along.
        .target(
            name: "Snapp",
            dependencies: [
                .product(name: "ScaenaData", package: "Scaena"),
                .product(name: "ScaenaKit", package: "Scaena"),
                .product(name: "ScaenaUIKit", package: "Scaena"),
                "Words",
            ], path: "Snapp/Sources/Snapp"),
        // VIPER-S, likewise.
        .target(
            name: "Items",
            dependencies: [
                .product(name: "ScaenaData", package: "Scaena"),
                .product(name: "ScaenaKit", package: "Scaena"),
                .product(name: "ScaenaUIKit", package: "Scaena"),
                "Words",
            ], path: "Items/Sources/Items"),
        // MVPCF, likewise.
        .target(
            name: "Models",
            dependencies: [
                .product(name: "ScaenaData", package: "Scaena"),
                .product(name: "ScaenaKit", package: "Scaena"),
                .product(name: "ScaenaUIKit", package: "Scaena"),
                "Words",
            ], path: "Models/Sources/Models"),
        // BVIPER, likewise.
        .target(
            name: "Promotions",
            dependencies: [
                .product(name: "ScaenaData", package: "Scaena"),
                .product(name: "ScaenaKit", package: "Scaena"),
                .product(name: "ScaenaUIKit", package: "Scaena"),
                "Words",
            ], path: "Promotions/Sources/Promotions"),
        // What apps say, in both languages.
        .target(name: "Words"),
        // The home screen: a door for each app.
        .target(name: "Doors", dependencies: ["Words", .product(name: "ScaenaUIKit", package: "Scaena")]),
        // The server that they fetch from.
        .target(name: "ShowcaseAPI", dependencies: ["FlyingFox"]),
        // Both, with a browser as the phone.
        .target(
            name: "ShowcaseHost",
            dependencies: [
                "Doors", "Items", "Models", "Promotions", "ShowcaseAPI", "Snapp", "Words",
                .product(name: "ScaenaData", package: "Scaena"),
                .product(name: "ScaenaKit", package: "Scaena"),
                .product(name: "ScaenaSQLite", package: "Scaena"),
                .product(name: "ScaenaStage", package: "Scaena"),
                .product(name: "ScaenaUIKit", package: "Scaena"),
            ]),
        .executableTarget(name: "ShowcaseCommand", dependencies: ["ShowcaseAPI", "ShowcaseHost", "Words"]),
        // Test support: drives a headless Chromium. Nothing of it is in the apps.
        .target(name: "Chromium"),
        // One of everything that a stage shows.
        .target(name: "Gallery", dependencies: [.product(name: "ScaenaUIKit", package: "Scaena")]),
        // The figures of a stage, and the pictures of the README.
        .executableTarget(
            name: "StageBenchmark",
            dependencies: [
                "Chromium", "Gallery", .product(name: "ScaenaStage", package: "Scaena"),
                .product(name: "ScaenaUIKit", package: "Scaena"),
            ]),
        .executableTarget(
            name: "StagePictures",
            dependencies: [
                "Chromium", "Gallery", "ShowcaseAPI", "ShowcaseHost", .product(name: "ScaenaStage", package: "Scaena"),
                .product(name: "ScaenaUIKit", package: "Scaena"),
            ]),
        // A working day with the stage, as Scripts/working-day walks it.
        .executableTarget(name: "WorkingDay", dependencies: ["Chromium"]),
        .executableTarget(name: "TapBenchmark", dependencies: ["Chromium", "ShowcaseAPI", "ShowcaseHost"]),

        .testTarget(name: "ShowcaseAPITests", dependencies: ["ShowcaseAPI"]),
        .testTarget(
            name: "SnappTests",
            dependencies: [
                "Snapp", "Words",
                .product(name: "ScaenaData", package: "Scaena"),
                .product(name: "ScaenaKit", package: "Scaena"),
                .product(name: "ScaenaTesting", package: "Scaena"),
                .product(name: "ScaenaUIKit", package: "Scaena"),
            ], path: "Snapp/Tests/SnappTests"),
        .testTarget(
            name: "ItemsTests",
            dependencies: [
                "Items", "Words",
                .product(name: "ScaenaData", package: "Scaena"),
                .product(name: "ScaenaKit", package: "Scaena"),
                .product(name: "ScaenaTesting", package: "Scaena"),
                .product(name: "ScaenaUIKit", package: "Scaena"),
            ], path: "Items/Tests/ItemsTests"),
        .testTarget(
            name: "ModelsTests",
            dependencies: [
                "Models", "Words",
                .product(name: "ScaenaData", package: "Scaena"),
                .product(name: "ScaenaKit", package: "Scaena"),
                .product(name: "ScaenaTesting", package: "Scaena"),
                .product(name: "ScaenaUIKit", package: "Scaena"),
            ], path: "Models/Tests/ModelsTests"),
        .testTarget(
            name: "PromotionsTests",
            dependencies: [
                "Promotions", "Words",
                .product(name: "ScaenaData", package: "Scaena"),
                .product(name: "ScaenaKit", package: "Scaena"),
                .product(name: "ScaenaTesting", package: "Scaena"),
                .product(name: "ScaenaUIKit", package: "Scaena"),
            ], path: "Promotions/Tests/PromotionsTests"),
        // What each app keeps, killed while it keeps it.
        .testTarget(
            name: "KilledAppTests",
            dependencies: [
                "Models", "Promotions", "Snapp",
                .product(name: "ScaenaData", package: "Scaena"),
                .product(name: "ScaenaKit", package: "Scaena"),
                .product(name: "ScaenaSQLite", package: "Scaena"),
            ]),
        .testTarget(name: "WordsTests", dependencies: ["Words"]),
        .testTarget(name: "ChromiumTests", dependencies: ["Chromium", "ShowcaseAPI"]),
        .testTarget(
            name: "ShowcaseHostTests",
            dependencies: [
                "Chromium", "Doors", "FlyingFox", "Gallery", "Items", "Models", "Promotions", "ShowcaseAPI",
                "ShowcaseCommand",
                "ShowcaseHost", "Snapp", "Words",
                .product(name: "ScaenaData", package: "Scaena"),
                .product(name: "ScaenaKit", package: "Scaena"),
                .product(name: "ScaenaStage", package: "Scaena"),
                .product(name: "ScaenaTesting", package: "Scaena"),
                .product(name: "ScaenaUIKit", package: "Scaena"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
