import Architecture
import Foundation
import Mocking
import TemporaryFolders
import Testing

@testable import Scaffolding

/// Generated tests notice when generated logic goes wrong: each statement of the documents' apps, and of a scene in each other
/// architecture, has a switch in one build, and the tests run once for each switch.
@Suite("Mutants of generated logic", .serialized)
struct MutantTests {
    private static let isSoak = Soak.isOn
    /// The apps of the documents by their sheets, and by their architecture what has no document.
    private static let apps =
        ProcessInfo.processInfo.environment["MUTANTS_OF"].map { [$0] } ?? DocumentAppsTests.apps + [
            "viper", "clean-swift",
        ]

    @Test("95 % are seen by the tests that were generated with it", .enabled(if: isSoak), arguments: apps)
    func areSeen(app: String) throws {
        let folder = FixturePackage.repository.appendingPathComponent("Tools/.build/mutants").path
        try? FileManager.default.removeItem(atPath: folder)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let place = try Self.write(app, into: folder)
        let name = URL(fileURLWithPath: place).lastPathComponent
        var mutated = try MutatedModule(in: "\(place)/Sources/\(name)")

        // What does not compile without a statement, stays without its switch.
        for _ in 1...8 {
            try mutated.write()
            let isBuilt = try FixturePackage.build(place, of: name) { build, tests in
                guard build.status == 0 else {
                    let isLess = mutated.leaveOut(errorsOf: build.output)
                    try #require(isLess, "\(build.complaints)")
                    return false
                }
                try #require(
                    try CommandResult(running: Self.environment(0) + tests).status == 0, "they fail without a mutant")
                let survivors = Self.survivors(of: mutated.mutants, tests: tests)
                let (seen, all) = (mutated.mutants.count - survivors.count, mutated.mutants.count)
                print("\(app): \(seen) of \(all) seen; \(mutated.unwanted.count) more do not compile")
                for mutant in survivors { print("  survives: \(mutant)") }
                #expect(all > 30 && seen * 100 >= all * 95)
                return true
            }
            if isBuilt { return }
        }
        Issue.record("it does not compile")
    }

    /// An app of a document, or an app with a scene.
    private static func write(_ app: String, into folder: String) throws -> String {
        var place: String
        if DocumentAppsTests.apps.contains(app) {
            place = try DocumentAppsTests.write(app, into: folder)
        } else {
            let source = try #require(ArchitectureSource.builtIns[app])
            let scaffold = try AppScaffold(
                AppRequest(
                    name: "Mutated", into: folder, first: "Home", architecture: app,
                    scaena: .path(FixturePackage.repository.path)), in: source)
            try scaffold.write()
            place = scaffold.folder
            let events = app == "viper" ? "selectRow(index: Int), retryLoading" : "rowTapped(index: Int), retryTapped"
            let scene = SampleScenes.Scene(
                architecture: app, name: "Order", events: events,
                shows: "name: String, count: Int, isPaid: Bool", navigates: "Home")
            try UnitWriter.write(
                try SampleScenes.scaffold(scene, module: "Mutated", package: place), replacing: false)
        }
        let name = URL(fileURLWithPath: place).lastPathComponent
        let report = try ProjectMocks.update(
            DocumentAppsTests.architectures[app] ?? app, "Sources/\(name)", in: place, proxies: false)
        #expect(report.warnings == [])
        return place
    }

    /// Runs a command with a mutant; one that waits forever is seen.
    private static func environment(_ number: Int) -> [String] { ["MUTANT=\(number)", "timeout", "60"] }

    /// The mutants with which all tests pass.
    private static func survivors(of mutants: [Mutant], tests: [String]) -> [Mutant] {
        nonisolated(unsafe) var survivors: [Int] = []
        let lock = NSLock()
        DispatchQueue.concurrentPerform(iterations: mutants.count) { index in
            let result = try? CommandResult(running: environment(mutants[index].number) + tests)
            guard result?.status == 0 else { return }
            lock.withLock { survivors.append(index) }
        }
        return survivors.sorted().map { mutants[$0] }
    }

    @Test("keep the lines of a file, and switch what it does")
    func keepLines() {
        let text = """
            final class List: UIViewController {
                private var rows: [String] = []
                var name: String? { rows.first }

                init() {
                    rows = ["one"]
                    title = "List"
                }

                func show(_ rows: [String]) async {
                    super.viewDidLoad()
                    guard !rows.isEmpty, let first = rows.first else { return }
                    self.rows = isShort ? [first] : rows
                    await tell { $0.come() }
                }

                private func layOut() {
                    stack.axis = .vertical
                }
            }
            """
        let file = MutatedFile(text, path: "List.swift", first: 1)
        #expect(
            file.text().components(separatedBy: "\n").filter { $0.contains("Mutant") } == [
                "    var name: String? { if Mutant.at(1) { return nil }; return rows.first }",
                "        guard Mutant.at(2) != (!rows.isEmpty), let first = rows.first, !Mutant.at(3) else { return }",
                "        if !Mutant.at(4) { self.rows = Mutant.at(5) != (isShort) ? [first] : rows }",
                "        if !Mutant.at(6) { await tell { if !Mutant.at(7) { $0.come() } } }",
            ])
        #expect(file.text(without: Set(1...7)) == text)
        #expect(file.mutants.map(\.lines.lowerBound) == [3, 12, 12, 13, 13, 14, 14])
    }
}

/// The sources of a module, each with its switches.
struct MutatedModule {
    private let folder: String
    private let files: [(path: String, file: MutatedFile)]
    private(set) var unwanted: Set<Int> = []

    /// The mutants that compile, as far as is known.
    var mutants: [Mutant] { files.flatMap(\.file.mutants).filter { !unwanted.contains($0.number) } }

    init(in folder: String) throws {
        self.folder = folder
        var files: [(path: String, file: MutatedFile)] = []
        var first = 1
        for path in (FileManager.default.subpaths(atPath: folder) ?? []).sorted() where path.hasSuffix(".swift") {
            let text = try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
            let file = MutatedFile(text, path: path, first: first)
            first += file.mutants.count
            files.append((path, file))
        }
        self.files = files
    }

    func write() throws {
        for (path, file) in files {
            let (place, text) = ("\(folder)/\(path)", file.text(without: unwanted))
            if (try? String(contentsOfFile: place, encoding: .utf8)) == text { continue }
            try Data(text.utf8).write(to: URL(fileURLWithPath: place))
        }
        try Data(MutatedFile.support.utf8).write(to: URL(fileURLWithPath: "\(folder)/Mutant.swift"))
    }

    /// Leaves out the innermost mutants at the lines of which the compiler complains.
    ///
    /// - Returns: True if there were some.
    mutating func leaveOut(errorsOf output: String) -> Bool {
        let before = unwanted.count
        for line in output.split(separator: "\n") where line.contains(": error: ") {
            let parts = line.split(separator: ":")
            guard parts.count > 3, let number = Int(parts[1]) else { continue }
            let near = mutants.filter { parts[0].hasSuffix("/" + $0.path) && $0.lines.contains(number) }
            let size = near.map(\.lines.count).min()
            unwanted.formUnion(near.filter { $0.lines.count == size }.map(\.number))
        }
        return unwanted.count > before
    }
}
