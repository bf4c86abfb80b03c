import Foundation
import TemporaryFolders
import Testing

@testable import Scaffolding

/// The one package into which the tests scaffold: it depends on the runtime by its path, as a user's package would. For each
/// architecture, and each mode in which scaffolded code must compile, it has an app's targets: its module, its tests, and what
/// shows it in a browser.
///
/// The package stays below `Tools/.build`, so that what is unchanged is not built again. It is built where `make test` builds
/// the runtime, and with the same flags, so that the runtime is built once for both.
struct FixturePackage {
    /// The settings that a team may have for its compiler.
    enum Mode: String, CaseIterable {
        case swift5
        case swift6
        case mainActor

        /// The modes in which all samples are built and their tests run: all in `make soak`. Else a part of the samples is built,
        /// in Swift 6 mode, and of all of them the compiler reads what an app is made of, and reports what it would when building,
        /// which is a fiftieth of the work.
        static let built: [Mode] =
            Soak.isOn ? allCases : []

        /// True if the compiler reads an architecture's units in a mode: in each, but that Swift 5 finds nothing to say of what
        /// is free of warnings in Swift 6, so that one architecture stands for all there.
        func isRead(_ architecture: String) -> Bool {
            !Self.built.contains(self) && (self != .swift5 || architecture == "snp")
        }

        /// The name of the module with an architecture's units that is built in this mode; as long as that of every other mode,
        /// so that lines are broken at the same places.
        func module(of architecture: String) -> String {
            let name = architecture.uppercased().filter(\.isLetter)
            switch self {
            case .swift5: return name + "Swift5Mode"
            case .swift6: return name + "Swift6Mode"
            case .mainActor: return name + "ActorsMode"
            }
        }

        /// The settings of a target in this mode.
        var settings: String {
            switch self {
            case .swift5: ".swiftLanguageMode(.v5)"
            case .swift6: ".swiftLanguageMode(.v6)"
            case .mainActor:
                ([".swiftLanguageMode(.v6)", ".defaultIsolation(MainActor.self)"]
                    + Self.upcomingFeatures.map { ".enableUpcomingFeature(\"\($0)\")" }).joined(separator: ", ")
            }
        }

        /// The same for the compiler itself.
        var flags: [String] {
            switch self {
            case .swift5: ["-swift-version", "5"]
            case .swift6: ["-swift-version", "6"]
            case .mainActor:
                ["-swift-version", "6", "-default-isolation", "MainActor"]
                    + Self.upcomingFeatures.flatMap { ["-enable-upcoming-feature", $0] }
            }
        }

        private static let upcomingFeatures = [
            "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
            "InferIsolatedConformances", "ImmutableWeakCaptures",
        ]
    }

    static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The package's folder.
    let path = repository.appendingPathComponent("Tools/.build/scaffolded").path
    private static let scratch = repository.appendingPathComponent(".build/test").path

    /// Writes the package anew; what is unchanged keeps its date, so that it is not built again.
    ///
    /// - Parameters:
    ///   - files: the texts by path below the package's folder.
    ///   - modules: the modules that are built, and the mode of each.
    func write(_ files: [String: String], modules: [String: Mode]) throws {
        var files = files
        files["Package.swift"] = manifest(modules)
        for folder in ["Sources", "Tests"] {
            for old in FileManager.default.enumerator(atPath: path + "/" + folder)?.compactMap({ $0 as? String }) ?? []
            where old.hasSuffix(".swift") && !isOfMocks(old) && files[folder + "/" + old] == nil {
                try FileManager.default.removeItem(atPath: path + "/" + folder + "/" + old)
            }
        }
        for (name, text) in files {
            let file = URL(fileURLWithPath: path).appendingPathComponent(name)
            if (try? String(contentsOf: file, encoding: .utf8)) == text { continue }
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    /// Returns true if a file below `Tests` holds a module's mocks, which are written by themselves:
    /// `AppTests/AppMocks.swift`.
    private func isOfMocks(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        return parts.count == 2 && parts[1] == parts[0].dropLast("Tests".count) + "Mocks.swift"
    }

    /// Builds the package and its tests, and runs them.
    func buildAndTest() throws -> (build: CommandResult, tests: CommandResult?) { try Self.buildAndTest(path) }

    /// Returns the compiler's messages on a module's sources in a mode in which they are not built: all that it would
    /// say when building, since it goes as far as the checks of initialization and of data that crosses actors.
    ///
    /// - Parameters:
    ///   - module: The module's name.
    ///   - mode: The mode.
    ///   - place: The folder of the package that it lies in: `Tests` for tests, which are read after what they test.
    func diagnose(_ module: String, in mode: Mode, below place: String = "Sources") throws -> CommandResult {
        let sources = "\(path)/\(place)/\(module)"
        let names = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
        let files = names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(sources)/\($0)" }
        let folder = "\(Self.scratch)/diagnosed"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return try CommandResult(
            running: [
                "swiftc", "-emit-module", "-wmo", "-enable-testing", "-warnings-as-errors", "-module-name", module,
                "-o", "\(folder)/\(module).swiftmodule", "-I", folder, "-I", "\(Self.scratch)/debug/Modules",
            ] + mode.flags + files)
    }

    private static let turn = NSLock()
    /// SwiftPM by itself does not see that a file came or went in the runtime, which lies beside the package.
    private static func command(_ package: String) throws -> [String] {
        let flags = try CommandResult(running: ["\(repository.path)/Scripts/build-flags", "runtime"])
        try #require(flags.status == 0, "\(flags.output)")
        return [
            "SWIFT_DETERMINISTIC_HASHING=1", "swift", "build", "--build-tests", "--disable-build-manifest-caching",
            "--package-path", package, "--scratch-path", scratch,
        ] + flags.output.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// Builds a package and its tests, in the build folder of this one, where the runtime is, and runs them.
    ///
    /// One package after the other: what was built last is what `swift test --skip-build` runs.
    ///
    /// - Parameters:
    ///   - package: The package's folder.
    ///   - environment: The variables that its tests find: `NAME=value`.
    static func buildAndTest(
        _ package: String, environment: [String] = []
    ) throws -> (build: CommandResult, tests: CommandResult?) {
        let places = ["--package-path", package, "--scratch-path", scratch]
        return try turn.withLock {
            let build = try CommandResult(running: command(package), in: repository)
            guard build.status == 0 else { return (build, nil) }
            return (build, try CommandResult(running: environment + ["swift", "test", "--skip-build"] + places))
        }
    }

    /// Builds a package and its tests in the same folder, and hands on the program with the tests.
    static func build<Result>(
        _ package: String, of name: String, then use: (_ build: CommandResult, _ tests: [String]) throws -> Result
    ) throws -> Result {
        try turn.withLock {
            let build = try CommandResult(running: command(package), in: repository)
            let tests = "\(scratch)/debug/\(name)PackageTests.xctest"
            return try use(build, [tests, "--testing-library", "swift-testing"])
        }
    }

    /// Lints sources as strictly as this repository's own.
    ///
    /// - Parameters:
    ///   - names: the files.
    ///   - package: the folder that they are seen from.
    static func lint(_ names: some Sequence<String>, in package: String) throws -> CommandResult {
        let configuration = repository.appendingPathComponent(".swift-format").path
        return try CommandResult(
            running: ["swift", "format", "lint", "--strict", "--parallel", "--configuration", configuration]
                + names.map { "\(package)/\($0)" })
    }

    /// Warnings are errors in the scaffolded targets: a warning is printed only when a file is compiled, and an error again
    /// on every run.
    private func manifest(_ modules: [String: Mode]) -> String {
        let targets = modules.sorted { $0.key < $1.key }.map { module, mode in
            """
                .target(
                    name: "\(module)",
                    dependencies: [
                        .product(name: "ScaenaData", package: "Scaena"),
                        .product(name: "ScaenaUIKit", package: "Scaena"),
                    ],
                    swiftSettings: [
                        .treatAllWarnings(as: .error), \(mode.settings)
                    ]),
                // Compiled only: so many programs would take longer to link than all else.
                .target(
                    name: "\(module)Stage",
                    dependencies: [
                        "\(module)",
                        .product(name: "ScaenaStage", package: "Scaena"),
                        .product(name: "ScaenaUIKit", package: "Scaena"),
                    ],
                    swiftSettings: [
                        .treatAllWarnings(as: .error), \(mode.settings)
                    ]),
                .testTarget(
                    name: "\(module)Tests",
                    dependencies: ["\(module)", .product(name: "ScaenaTesting", package: "Scaena")],
                    swiftSettings: [
                        .treatAllWarnings(as: .error), \(mode.settings)
                    ]),
            """
        }
        return """
            // swift-tools-version:6.2
            import PackageDescription

            let package = Package(
                name: "Scaffolded",
                platforms: [.iOS(.v15), .macOS(.v13)],
                dependencies: [.package(name: "Scaena", path: "\(Self.repository.path)", traits: ["SQLite", "Stage"])],
                targets: [
            \(targets.joined(separator: "\n"))
                ])

            """
    }
}

/// The output of a command, and its status.
struct CommandResult {
    let status: Int32
    /// Both streams.
    let output: String

    /// Runs a command and waits for it.
    ///
    /// - Parameters:
    ///   - command: the program's name and its arguments.
    ///   - folder: the folder in which it runs: else that of the tests.
    init(running command: [String], in folder: URL? = nil) throws {
        let process = Process()
        if let folder { process.currentDirectoryURL = folder }
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        status = process.terminationStatus
        output = String(decoding: data, as: UTF8.self)
    }

    /// The lines that say what went wrong, or all when none does.
    var complaints: String {
        let lines = output.split(separator: "\n")
        let complaints = lines.filter { $0.contains("error:") || $0.contains("warning:") || $0.contains("✘") }
        return (complaints.isEmpty ? lines : complaints).joined(separator: "\n")
    }
}
