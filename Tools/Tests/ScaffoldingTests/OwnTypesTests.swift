import Architecture
import TemporaryFolders
import Testing

@testable import Scaffolding

@Suite("Types that a person declared")
struct OwnTypesTests {
    private static let declarations = """
        import Foundation

        struct Order {
            let id: Int
            var price: Double
            let buyer: Buyer
            var note: String?
            let lines: [Line]
            let hint: String?
            var total: Double { price }
            var isOpen = true { didSet {} }
            static let limit = 3
        }
        extension Order { struct Item { let kind: Kind; let at: Date }; enum Kind { case small, big } }
        struct Line { var amount = 1; private let secret = 2; let name: String }
        final class Buyer { let name: String; init(named name: String, _ age: Int, note: String = "") { self.name = name } }
        class Token { init(_ text: String) throws {}; init?(old: String) {} }
        class Base { init(id: Int) {} }
        final class Plain: NSObject { var count = 0 }
        struct Hidden { private let secret: Int }
        struct Listener { let told: (Int, String) -> Bool; let done: () -> Void; let pair: (left: Int, Line) }
        enum Status { case closed(by: Buyer, Int), open }
        enum Outcome { indirect case nested(Outcome); case won(points: Int, of: Line?) }
        final class Node { let next: Leaf; init(next: Leaf) { self.next = next } }
        struct Leaf { let node: Node }
        struct Tree { let children: [Tree]; let parent: Branch? }
        final class Branch { let tree: Tree; init(tree: Tree) { self.tree = tree } }
        protocol Shape: AnyObject {}
        struct Drawing { let shape: any Shape; let other: Shape }
        struct Box<Value> { let value: Value; let all: [Value] }
        @MainActor final class Session { private init() {}; static let shared = Session() }
        typealias Price = Double
        typealias Figure = Shape
        typealias Done = (Bool) -> Void
        actor Counter { init(start: Int) {} }
        struct Sampled { let id: Int }
        struct Holder { let sampled: Sampled }
        """

    private static let made = [
        ("Order", #"Order(id: 42, price: 1.5, buyer: Buyer(named: "some text", 42), lines: [], hint: nil)"#),
        ("Order.Item", "Order.Item(kind: Order.Kind.small, at: Date(timeIntervalSince1970: 0))"),
        ("Line", #"Line(name: "some text")"#), ("[Line]", #"[Line(name: "some text")]"#),
        ("Line?", #"Line(name: "some text")"#), ("Plain", "Plain()"), ("Base", "Base(id: 42)"),
        ("Listener", #"Listener(told: { _, _ in true }, done: {}, pair: (left: 42, Line(name: "some text")))"#),
        ("Status", "Status.open"), ("Outcome", "Outcome.won(points: 42, of: nil)"),
        ("Tree", "Tree(children: [], parent: nil)"), ("Box<Int>", "Box<Int>(value: 42, all: [])"),
        ("Drawing", "Drawing(shape: ShapeMock(), other: ShapeMock())"),
        ("Session", "Session.shared"), ("Price", "1.5"), ("Counter", "Counter(start: 42)"),
        ("Sampled", ".sample"), ("Holder", "Holder(sampled: Sampled.sample)"),
    ]
    private static let unmakeable = ["Token", "Hidden", "Node", "Timer"]

    private let folder: TemporaryFolder
    private let sources: ModuleSources

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("\"ScaenaUIKit\" \"AppTests\" \"ScaenaTesting\"", to: "Package.swift")
        try folder.write(Self.declarations, to: "Sources/App/Models.swift")
        try folder.write(
            "@testable import App\n\nextension Sampled { static let sample = Sampled(id: 1) }",
            to: "Tests/AppTests/Samples.swift")
        sources = ModuleSources(around: folder.path + "/Sources/App/Detail")
    }

    private func value(of type: String) throws -> PassedValue {
        try #require(PassedValue.list("value: \(type)", what: "taken", reserved: [], among: sources).first)
    }

    @Test("have values to test with, as their declarations say", arguments: made)
    func isMade(type: String, code: String) throws {
        let value = try value(of: type)
        #expect(value.sample == code && value.type == type && value.unmakeable.isEmpty)
    }

    @Test("that are protocols are handed over as any of them, and their mocks are values")
    func contracts() throws {
        for (type, spelled) in [("Shape", "any Shape"), ("Shape?", "(any Shape)?"), ("[Shape]", "[any Shape]")] {
            let value = try value(of: type)
            #expect(value.type == spelled && value.contracts == ["Shape"])
        }
        #expect(try value(of: "Figure").type == "any Figure")
        #expect(try value(of: "Figure").sample == "ShapeMock()")
    }

    @Test("have values that compile")
    func compiles() throws {
        let values = try Self.made.map { try value(of: $0.0) }
        let lines = values.enumerated().map { "    let value\($0): \($1.type) = \($1.sample)\n    _ = value\($0)" }
        try folder.write(
            Self.declarations
                + "\nextension Sampled { static let sample = Sampled(id: 1) }\nfinal class ShapeMock: Shape {}\n"
                + "@MainActor func make() {\n\(lines.joined(separator: "\n"))\n}\n", to: "All.swift")
        let result = try CommandResult(
            running: ["swiftc", "-typecheck", "-swift-version", "6", folder.path + "/All.swift"])
        #expect(result.status == 0, "\(result.complaints)")
    }

    @Test(
        "of which nothing tells how one is made have no test that needs one, and it is told how to get it",
        arguments: unmakeable)
    func untested(type: String) throws {
        #expect(try value(of: type).unmakeable == [type])
        let request = UnitRequest(name: "Detail", into: folder.path + "/Sources/App", takes: "value: \(type)")
        let source = try #require(ArchitectureSource.builtIns["snp"])
        let scaffold = try UnitScaffold(request, in: source)
        let tests = scaffold.files.map(\.path).filter { $0.contains("/Tests/") }
        #expect(!tests.isEmpty && !scaffold.files.contains { $0.text.contains("\(type).sample") })
        #expect(scaffold.notes.count { $0.hasPrefix("nothing tells how a '\(type)' is made") } == 1)
        try UnitWriter.write(scaffold, replacing: false)

        // Once there is one, the same run writes the rest.
        try folder.write(
            "extension \(type) { static var sample: \(type) { fatalError() } }", to: "Tests/AppTests/Own.swift")
        guard type != "Timer" else { return }
        let again = try UnitScaffold(request, in: source)
        #expect(again.files.count > scaffold.files.count)
        try UnitWriter.write(again, replacing: false)
        #expect(UnitWriter.isWritten(again))
    }

    @Test("that are closures are no values that are handed over")
    func closures() throws {
        let error = #expect(throws: ScaffoldError.self) { try value(of: "Done") }
        #expect(error?.description.contains("'value' cannot be taken as 'Done'") == true)
    }
}
