import Foundation
import TemporaryFolders
import Testing

/// The memory of `scaena check` from run to run, under edits at random: each answer is that of a run which remembers nothing.
/// `make soak` goes twice as many random ways; every other run goes one of each kind.
@Suite("scaena check, from memory")
struct CheckMemoryTests {
    private let folder: TemporaryFolder
    private let memory: TemporaryFolder

    init() throws { (folder, memory) = (try TemporaryFolder(), try TemporaryFolder()) }

    private struct Random: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 11
        }

        mutating func pick<Item>(_ items: [Item]) -> Item { items[Int(next() % UInt64(items.count))] }
    }

    private static let parts = ["Presenter", "Interactor", "Router", "ViewController"]
    /// Code that rules ask about, with names that meet those of the scenes.
    private static let pieces = [
        "import UIKit\n",
        "struct Helper {\n    var presenter: LoginPresenter?\n    func view() { presenter?.view = nil }\n}\n",
        "final class Circle {\n    var finished: (() -> Void)?\n    func start() { finished = { self.start() } }\n}\n",
        "func run() { Circle().start(); LoginPresenter.self }\n", "typealias Screen = LoginViewController\n",
        "final class Holder {\n    var screen: Screen?\n    var kind: LoginViewController.Type?\n}\n", "// a remark\n",
    ]

    private func makeApp() throws {
        for name in ["About", "Login", "Feed"] {
            let run = try CommandLineRun(
                ["new", "scene", name, "--architecture", "viper", "--into", "App", "--runtime", "none", "--no-tests"],
                in: folder.path)
            #expect(run.status == 0, "\(run.errors)")
        }
        try folder.write("architecture: viper\ninto: App\n", to: "scaena.yml")
    }

    private func check(_ arguments: String...) throws -> String {
        try Self.check(arguments, in: folder.path, memory.path)
    }

    private static func check(_ arguments: [String] = [], in folder: String, _ memory: String) throws -> String {
        let run = try CommandLineRun(
            ["check", "--ci", "--format", "json"] + arguments, in: folder, environment: ["SCAENA_CACHE": memory])
        #expect([0, 1].contains(run.status), "\(run.errors)")
        return run.output + run.errors
    }

    private static func edit(_ folder: TemporaryFolder, _ random: inout Random) throws {
        let files = folder.contents.filter { $0.hasSuffix(".swift") }
        let file = random.pick(files)
        let text = try folder.text(of: file)
        switch random.next() % 8 {
        case 0: try FileManager.default.removeItem(atPath: folder.path + "/" + file)
        case 1: try folder.write(random.pick(pieces) + text, to: file)
        case 2: try folder.write(text + random.pick(pieces), to: "App/\(random.pick(parts))\(random.next() % 3).swift")
        case 3: try folder.write(random.pick(pieces), to: "App/Extra\(random.next() % 4).swift")
        case 4: try folder.write(text.replacing("weak var", with: "var"), to: file)
        case 5: try folder.write(text.replacing("    var view", with: "    weak var view"), to: file)
        default:
            let name = random.pick(["Login", "Feed"]) + random.pick(parts)
            try folder.write(text.replacing("\n}\n", with: "\n    var other: \(name)?\n}\n"), to: file)
        }
    }

    /// Breaks one of the files of the memory, as a full disk or another program might.
    private static func damage(_ memory: TemporaryFolder, _ random: inout Random) throws {
        let name = random.pick(memory.contents.filter { $0.hasSuffix(".bin") || $0.hasSuffix(".report") })
        let data = try Data(contentsOf: URL(fileURLWithPath: memory.path + "/" + name))
        try memory.write(data.prefix(Int(random.next() % UInt64(data.count + 1))), to: name)
    }

    @Test(
        "An answer from memory is that of a run without, whatever changes",
        arguments: 1...(Soak.isOn ? 2 : 1) as ClosedRange<UInt64>)
    func everyAnswerIsTheColdOne(seed: UInt64) throws {
        try makeApp()
        var random = Random(state: seed)
        var found = 0
        for step in 0..<18 {
            if step > 0 { try Self.edit(folder, &random) }
            if step % 6 == 5 {
                try Self.damage(memory, &random)
                // That a memory is damaged is told once.
                _ = try check()
            }
            // From now on most files have rested for so long that the file system is believed.
            if step == 8 { Thread.sleep(forTimeInterval: 2.2) }
            let cold = try check("--no-cache")
            let isRight = try check() == cold
            #expect(isRight, "step \(step)")
            let isKept = try check() == cold
            #expect(isKept, "step \(step), nothing changed")
            if cold.contains("\"rule\"") { found += 1 }
        }
        #expect(found > 4, "something is found")
    }

    @Test(
        "Projects that share no code are checked apart, from memory, too",
        arguments: 3...(Soak.isOn ? 4 : 3) as ClosedRange<UInt64>)
    func separateProjects(seed: UInt64) throws {
        try makeApp()
        let code = try folder.contents.filter { $0.hasSuffix(".swift") }.map { ($0, try folder.text(of: $0)) }
        for app in ["First", "Second"] {
            for (name, text) in code { try folder.write(text, to: "\(app)/\(name)") }
            try folder.write("let p = Package(name: \"\(app)\")", to: "\(app)/Package.swift")
        }
        try FileManager.default.removeItem(atPath: folder.path + "/App")
        var random = Random(state: seed)
        for step in 0..<8 {
            if step == 6 { try folder.write("import Second\n", to: "First/App/Import.swift") }
            if step > 0 { try Self.edit(folder, &random) }
            let cold = try check("--no-cache")
            #expect(try check() == cold, "step \(step)")
            #expect(try check() == cold, "step \(step), nothing changed")
            let apart = try check("First", "Second")
            #expect(try check("First", "Second", "--no-cache") == apart, "step \(step), named one by one")
        }
        // Four reports: of both together, of each, and of both once they share code.
        #expect(memory.contents.count { $0.hasSuffix(".report") } >= 3)
    }

    @Test("A name in one project means no type of another")
    func namesOfOthers() throws {
        for app in ["First", "Second"] {
            try folder.write("let p = Package(name: \"\(app)\")", to: "\(app)/Package.swift")
        }
        try folder.write(
            "import UIKit\nfinal class ListViewController: UIViewController {\n    var picker: Picker?\n    override func viewDidLoad() { picker = Picker(self) }\n}\n",
            to: "First/ListViewController.swift")
        // In this project, the screen is one of a library.
        try folder.write(
            "final class Picker {\n    let screen: ListViewController\n    init(_ screen: ListViewController) { self.screen = screen }\n}\n",
            to: "Second/Picker.swift")
        #expect(try !check().contains("\"rule\""))
        try folder.write("let p = Package(name: \"Both\")", to: "Package.swift")
        #expect(try check().contains("\"rule\""), "one project")
    }

    @Test("Two runs at once, and one of before, leave a memory that is right")
    func twoAtOnce() throws {
        try makeApp()
        var random = Random(state: 7)
        for _ in 0..<4 {
            let places = (folder.path, memory.path)
            DispatchQueue.concurrentPerform(iterations: 3) { _ in _ = try? Self.check(in: places.0, places.1) }
            try Self.edit(folder, &random)
            #expect(try check() == check("--no-cache"))
        }
    }
}
