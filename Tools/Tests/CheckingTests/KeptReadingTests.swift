import Architecture
import Conformance
import Findings
import Foundation
import SourceModel
import TemporaryFolders
import Testing

@testable import Checking

/// Readings that are kept from run to run, under edits at random: each answer is that of a run which knows nothing.
struct KeptReadingTests {
    private struct Random: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }

        mutating func pick<Item>(_ items: [Item]) -> Item { items[Int(next() % UInt64(items.count))] }

        mutating func isLucky(_ one: UInt64, of all: UInt64) -> Bool { next() % all < one }
    }

    private static let units = ["Feed", "Login"]
    private static let parts = [
        "ViewController", "Presenter", "Interactor", "Router", "Builder", "ViewInput", "ViewOutput", "InteractorInput",
        "Listener", "ViewModel",
    ]
    private static let others = ["Base", "Store", "UIViewController", "String", "Hidden"]
    private static let paths =
        (1...6).map { "Sources/App/File\($0).swift" } + (1...4).map { "Sources/Core/File\($0).swift" }

    /// Writes code that means something by chance: its names are few, so that they meet, clash and go.
    private struct Writer {
        private static let properties = ["output", "presenter", "router", "listener"]
        var random: Random

        mutating func type() -> String {
            if random.isLucky(1, of: 3) { return random.pick(others) }
            return random.pick(units) + random.pick(parts)
        }

        mutating func member() -> String {
            let (one, two, three) = (type(), type(), type())
            switch random.next() % 8 {
            case 0: return "weak var view: (any \(one))?"
            case 1: return "var \(random.pick(Self.properties)): \(one)\(random.pick(["", "?"]))"
            case 2: return "let made = \(one)()"
            case 3: return "func show(_ one: \(one)) -> \(two) { one.view = self; return made }"
            case 4:
                return "func tapped() { output.made.show(); let y = \(one)(); y.view = nil; list.append(y) }"
            case 5:
                return "static func build() -> \(one) { let a = \(two)(); a.output = \(three).build(); return a }"
            case 6: return "func ask() { box.register(\(one).self) { \(two)() }; box.resolve(\(three).self) }"
            default: return "class \(one) { var view: \(two)? }"
            }
        }

        mutating func declaration() -> String {
            let name = type()
            let members = (0..<Int(random.next() % 5)).map { _ in "    " + member() }.joined(separator: "\n")
            switch random.next() % 9 {
            case 0: return "protocol \(name): \(type()) {\n    func show()\n    var made: \(type()) { get }\n}"
            case 1: return "extension \(name): \(type()) {\n\(members)\n}"
            case 2: return "typealias \(name) = \(type())"
            case 3: return "func free() {\n    \(type())().tapped()\n}"
            case 4: return "struct \(name) {\n\(members)\n}"
            case 5: return "extension \(name) {\n\(members)\n}  // scaena:ignore hold: it is so"
            default: return "\(random.pick(["", "public ", "private "]))class \(name): \(type()) {\n\(members)\n}"
            }
        }

        mutating func file() -> String {
            let imports = ["UIKit", "Core", "App"].filter { _ in random.isLucky(1, of: 2) }.map { "import \($0)\n" }
            let declarations = (0..<Int(1 + random.next() % 3)).map { _ in declaration() + "\n" }
            return (imports + declarations).joined()
        }
    }

    /// The part of `scaena.yml` that readings depend on: modules, and the folder that the definition rules.
    private struct Settings {
        var modules: [String: String] = [:]
        var area = ""

        /// Settings by chance, with the few folders that there are.
        static func some(_ random: inout Random) -> Settings {
            let modules = [[:], ["Core": "Sources/App"], ["Base": "Sources/Core"], ["App": "Sources"]]
            return Settings(
                modules: random.pick(modules), area: random.pick(["", "", "Sources/App/", "Sources/Core/"]))
        }
    }

    /// One run: the report, how many files were read for it, and how many there are.
    private static func run(
        _ folder: TemporaryFolder, _ source: ArchitectureSource, _ settings: Settings = Settings(), cache: String?
    ) throws -> (report: CheckReport, read: Int, all: Int) {
        let list = SourceFileList(paths: [folder.path])
        let facts = SourceFacts(
            list, memory: cache.map { .init(path: $0, toolVersion: "1", keepsLater: true) }, jobs: 1)
        let modules = settings.modules.map { name, below in
            ModuleFact(
                name: name, folder: folder.path + "/" + below, defaultIsolation: .nonisolated, origin: .settings)
        }
        let index = TypeIndex(facts, modules: ModuleMap(list, settings: modules), jobs: 1)
        let memory = try cache.map { _ in
            ReadingMemory(facts.answers("demo"), try #require(IndexDigests(index)))
        }
        let ruling = RoleMap.Ruling(isRuled: { index.files[$0].path.contains("/" + settings.area) })
        let map = RoleMap(try source.definition(), index, ruling: ruling, memory: memory, jobs: 1)
        let names = NameUses(index, kept: cache.map { _ in facts.bytes("names") })
        let report = Check.report(on: CheckedApp(map, source, names: names), jobs: 1)
        facts.keep([map.answers?.bytes, names.bytes].compactMap(\.self))
        return (report, map.answers?.freshCount ?? map.files.count, map.files.count)
    }

    @Test(arguments: Soak.all(1...6 as ClosedRange<UInt64>, orOnly: 1))
    func anIncrementalAnswerIsTheColdOne(seed: UInt64) throws {
        let folder = try TemporaryFolder()
        let memory = try TemporaryFolder()
        let cache = memory.path + "/facts.bin"
        var writer = Writer(random: Random(state: seed))
        try folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "App", targets: [.target(name: "App", dependencies: ["Core"]), .target(name: "Core")])
            """, to: "Package.swift")
        for path in Self.paths { try folder.write(writer.file(), to: path) }
        let other = ArchitectureSource(
            file: "demo.yml",
            text: SampleModule.definition.replacing("\"{Unit}Router\"", with: "\"{Unit}Store\""),
            templates: SampleModule.source.templates)
        var source = SampleModule.source
        var settings = Settings()
        var found = 0
        var spared = 0
        for step in 0..<40 {
            if step > 0 {
                let path = writer.random.pick(Self.paths)
                switch writer.random.next() % 9 {
                case 0: try? folder.remove(path)
                case 1: try? folder.move(path, to: writer.random.pick(Self.paths))
                case 2 where step % 3 == 0: source = source.text == other.text ? SampleModule.source : other
                case 3: try folder.write("\n" + ((try? folder.text(of: path)) ?? ""), to: path)
                case 4 where step % 2 == 0: settings = .some(&writer.random)
                default: try folder.write(writer.file(), to: path)
                }
            }
            let kept = try Self.run(folder, source, settings, cache: cache)
            let cold = try Self.run(folder, source, settings, cache: nil)
            #expect(kept.report.findings == cold.report.findings, "step \(step)")
            #expect(kept.report.counts == cold.report.counts, "step \(step)")
            #expect(kept.report.rules == cold.report.rules, "step \(step)")
            #expect(kept.report.suppressed == cold.report.suppressed, "step \(step)")
            found += cold.report.findings.count
            spared += kept.all - kept.read
        }
        #expect(found > 40)
        #expect(spared > 40, "something is kept")
    }

    @Test func aChangedBodyIsReadAloneWithWhoeverNamesItsTypes() throws {
        let folder = try TemporaryFolder()
        let memory = try TemporaryFolder()
        for (name, text) in SampleModule.healthy { try folder.write(text, to: name) }
        for number in 1...20 { try folder.write("struct Other\(number) {}\n", to: "Other\(number).swift") }
        let cache = memory.path + "/facts.bin"
        let cold = try Self.run(folder, SampleModule.source, cache: cache)
        #expect(cold.read == cold.all)
        #expect(try Self.run(folder, SampleModule.source, cache: cache).read == 0)
        try folder.write("struct Other1 { func new() {} }\n", to: "Other1.swift")
        #expect(try Self.run(folder, SampleModule.source, cache: cache).read == 1)
    }
}

extension KeptReadingTests {
    @Test func aTreeThatMovedIsReadFromTheCacheOfItsFormerPlace() throws {
        let (first, second, memory) = (try TemporaryFolder(), try TemporaryFolder(), try TemporaryFolder())
        for folder in [first, second] {
            for (name, text) in SampleModule.healthy { try folder.write(text, to: name) }
        }
        func cache(_ folder: TemporaryFolder) -> String { FactCache.path(in: memory.path, of: [folder.path]) }
        #expect(try Self.run(first, SampleModule.source, cache: cache(first)).read > 0)
        let moved = try Self.run(second, SampleModule.source, cache: cache(second))
        #expect(moved.read == 0)
        #expect(moved.report.findings == (try Self.run(second, SampleModule.source, cache: nil).report.findings))
        // From then on each has its own.
        let name = "Login/LoginPresenter.swift"
        try second.write(try second.text(of: name).replacing("weak var view", with: "var view"), to: name)
        let changed = try Self.run(second, SampleModule.source, cache: cache(second))
        #expect(changed.report.findings == (try Self.run(second, SampleModule.source, cache: nil).report.findings))
        #expect(changed.report.findings.map { $0.place.path.hasPrefix(second.path + "/") } == [true])
        let unmoved = try Self.run(first, SampleModule.source, cache: cache(first))
        #expect(unmoved.read == 0)
        #expect(unmoved.report.findings.isEmpty)
    }
}

extension TemporaryFolder {
    fileprivate func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: path + "/" + name)
    }

    fileprivate func move(_ name: String, to other: String) throws {
        if name == other { return }
        let text = try text(of: name)
        try remove(name)
        try write(text, to: other)
    }
}
