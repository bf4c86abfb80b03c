import Foundation
import Mocking
import SourceModel
import TemporaryFolders
import Testing

/// A package outside the tools' own, in which mocks are compiled and used in the three modes that users compile in.
struct FixturePackage {
    /// One of the three.
    struct Mode: CaseIterable, CustomStringConvertible, Sendable {
        var name: String
        var settings: String
        /// The same for the compiler itself.
        var flags: [String]

        static let allCases = [
            Mode(name: "Swift5", settings: ".swiftLanguageMode(.v5)", flags: ["-swift-version", "5"]),
            Mode(name: "Swift6", settings: ".swiftLanguageMode(.v6)", flags: ["-swift-version", "6"]),
            Mode(
                name: "MainActor",
                settings: ([".swiftLanguageMode(.v6)", ".defaultIsolation(MainActor.self)"]
                    + upcomingFeatures.map { ".enableUpcomingFeature(\"\($0)\")" }).joined(separator: ", "),
                flags: ["-swift-version", "6", "-default-isolation", "MainActor"]
                    + upcomingFeatures.flatMap { ["-enable-upcoming-feature", $0] }),
        ]

        /// The modes in which mocks are built and used: one, and all in `make soak`. In the others the compiler reads them and
        /// reports what it would when building.
        static let built = Soak.isOn ? allCases : allCases.filter { $0.name == "Swift6" }

        private static let upcomingFeatures = [
            "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
            "InferIsolatedConformances",
        ]

        var description: String { name }
    }

    /// The folder of the committed sources.
    static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixture")

    let folder: URL

    /// Writes the package: for each mode the protocols as a module, and tests that use its mocks.
    ///
    /// - Parameter name: Names its folder among the build products, where a second run finds what the first one built.
    init(_ name: String) throws {
        let tools = Self.sources.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let folder = tools.appendingPathComponent(".build/fixtures/\(name)")
        self.folder = folder
        try writeManifest(of: Mode.allCases)
        try write(Self.neighbour, to: "Sources/Neighbour/Neighbour.swift")
        try write(
            "public struct Harbour: Sendable { public init() {} }\n", to: "Sources/Neighbour/Harbour.swift")
        for mode in Mode.allCases {
            try copy("Protocols", to: "Sources/Features\(mode)", mode)
            try copy("Behaviour", to: "Tests/Features\(mode)Tests", mode)
            try write(
                Self.underXCTest.replacing("FEATURES", with: "Features\(mode)"),
                to: "Tests/Features\(mode)Tests/XCTests.swift")
            try write(Self.shown, to: "Tests/Shown\(mode)Tests/ShownTests.swift")
        }
    }

    /// Leaves the targets of those modes alone that are built, once mocks are written, which are as the settings of each mode
    /// want them.
    func leaveOutUnbuilt() throws { try writeManifest(of: Mode.built) }

    private func writeManifest(of modes: [Mode]) throws {
        var targets = ""
        for mode in modes {
            targets += """
                        .target(name: "Features\(mode)", dependencies: ["Neighbour"], swiftSettings: [\(mode.settings)]),
                        .testTarget(
                            name: "Features\(mode)Tests", dependencies: ["Features\(mode)", "Neighbour"],
                            swiftSettings: [\(mode.settings)]),
                        .testTarget(
                            name: "Shown\(mode)Tests", dependencies: ["Neighbour"],
                            swiftSettings: [\(mode.settings)]),

                """
        }
        try write(
            """
            // swift-tools-version:6.2
            import PackageDescription

            let package = Package(
                name: "Fixture",
                platforms: [.macOS(.v13)],
                targets: [
            \(targets)        .target(name: "Neighbour"),
                ]
            )
            """, to: "Package.swift")
    }

    /// Writes the mocks of each mode's protocols beside its tests.
    ///
    /// - Parameter options: The options of mocks.
    /// - Returns: The reports for each mode.
    func generate(_ options: MockOptions = MockOptions()) throws -> [MockRun.Report] {
        try Mode.allCases.map { mode in
            try MockRun(
                paths: ["Features\(mode)", "Neighbour"].map { folder.appendingPathComponent("Sources/\($0)").path },
                options: options,
                output: .file(folder.appendingPathComponent("Tests/Features\(mode)Tests/Mocks.swift").path), jobs: 2
            ).run()
        }
    }

    /// Writes the mocks of the neighbour's protocols as those show them who hand them to other modules, for each mode.
    func generateShown() throws {
        for mode in Mode.allCases {
            _ = try MockRun(
                paths: [folder.appendingPathComponent("Sources/Neighbour").path],
                options: MockOptions(access: .public),
                output: .file(folder.appendingPathComponent("Tests/Shown\(mode)Tests/Mocks.swift").path), jobs: 2
            ).run()
        }
    }

    /// Returns the compiler's messages on the mocks of a mode in which they are not built, after the others are: all that it
    /// would say when building.
    func diagnose(_ mode: Mode) throws -> (output: String, status: Int32) {
        let modules = folder.appendingPathComponent(".build/diagnosed").path
        try FileManager.default.createDirectory(atPath: modules, withIntermediateDirectories: true)
        var all = (output: "", status: Int32(0))
        for (module, path) in [
            ("Features\(mode)", "Sources/Features\(mode)"),
            ("Features\(mode)Tests", "Tests/Features\(mode)Tests/Mocks.swift"),
            ("Shown\(mode)Tests", "Tests/Shown\(mode)Tests/Mocks.swift"),
        ] {
            let place = folder.appendingPathComponent(path).path
            let names = path.hasSuffix(".swift") ? [] : try FileManager.default.contentsOfDirectory(atPath: place)
            let one = try run(
                ["swiftc", "-emit-module", "-wmo", "-enable-testing", "-warnings-as-errors", "-D", "DEBUG"]
                    + ["-package-name", "fixture", "-module-name", module]
                    + ["-o", "\(modules)/\(module).swiftmodule", "-I", modules]
                    + ["-I", folder.appendingPathComponent(".build/debug/Modules").path] + mode.flags
                    + (names.isEmpty ? [place] : names.sorted().map { "\(place)/\($0)" }))
            all = (all.output + one.output, max(all.status, one.status))
        }
        return all
    }

    /// Runs the package's tests, built as `make test` builds.
    ///
    /// - Parameter arguments: The arguments that choose tests.
    /// - Returns: The output, and the exit code.
    func test(_ arguments: [String]) throws -> (output: String, status: Int32) {
        let repository = Self.sources.path.components(separatedBy: "/Tools/Tests/")[0]
        let flags = try run(["\(repository)/Scripts/build-flags"])
        let own = flags.output.split(whereSeparator: \.isWhitespace).map(String.init)
        return flags.status == 0 ? try run(["swift", "test"] + own + arguments) : flags
    }

    private func run(_ command: [String]) throws -> (output: String, status: Int32) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        process.currentDirectoryURL = folder
        let log = folder.appendingPathComponent("log-\(UUID().uuidString)")
        try Data().write(to: log)
        let handle = try FileHandle(forWritingTo: log)
        process.standardOutput = handle
        process.standardError = handle
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return (try String(contentsOf: log, encoding: .utf8), process.terminationStatus)
    }

    private func copy(_ name: String, to place: String, _ mode: Mode) throws {
        let from = Self.sources.appendingPathComponent(name)
        for file in try FileManager.default.contentsOfDirectory(atPath: from.path).sorted() {
            let text = try String(contentsOf: from.appendingPathComponent(file), encoding: .utf8)
            try write(text.replacing("FEATURES", with: "Features\(mode)"), to: "\(place)/\(file)")
        }
    }

    private func write(_ text: String, to path: String) throws {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        if let old = try? String(contentsOf: url, encoding: .utf8), old == text { return }
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    /// Another module of the project: what its protocols require, those that refine them require too, and a name may
    /// stand in both.
    private static let neighbour = """
        import Dispatch
        public import Foundation

        public protocol Sailing {
            func sail(at date: Date, to harbour: Harbour?) throws -> Int
        }

        public protocol Neighbouring {
            func ask(_ number: Int) -> Int
        }

        public protocol Twin {
            func there() -> Int
        }

        public struct Namesake: Sendable {
            public init() {}
        }

        """

    /// Mocks that are public show what their protocols show, and import no more than that for others.
    private static let shown = """
        import Foundation
        import Neighbour
        import Testing

        @Suite("Public mocks")
        struct ShownTests {
            @Test("are used as others are")
            func use() throws {
                let mock = SailingMock()
                #expect(throws: UnstubbedCall.self) { try mock.sail(at: .distantPast, to: nil) }
                #expect(mock.calls == [.sail(at: .distantPast, to: nil)])
            }
        }

        """

    /// Mocks serve the older test library as well. The second test is to fail: it is run by itself.
    private static let underXCTest = """
        import XCTest

        @testable import FEATURES

        nonisolated final class MocksUnderXCTest: XCTestCase {
            func testCalls() {
                MainActor.assumeIsolated {
                    let router = SceneRoutingMock()
                    router.navigate(to: 3)
                    XCTAssertEqual(router.calls, [.navigate(to: 3)])
                    router.verify(.navigate(to: 3))
                    router.verifyNoMoreCalls()
                }
            }

            func testUnexpectedCall() {
                MainActor.assumeIsolated {
                    let router = SceneRoutingMock()
                    router.navigate(to: 3)
                    router.verifyNoMoreCalls()
                }
            }
        }

        """
}
