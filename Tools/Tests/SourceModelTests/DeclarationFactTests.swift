import Testing

@testable import SourceModel

@Suite("Every kind of declaration")
struct DeclarationFactTests {
    @Test("members are of their kind, with their parts")
    func members() {
        let source = """
            /// @mine
            @MainActor public final class Box<T: Encodable, each U>: Base<T>, P where T: Sendable {
                private(set) weak var owner: Owner?
                static let shared = Box()
                unowned(unsafe) let parent: Parent
                lazy var view: UIView = { UIView() }()
                var count = 0, name: String = "x"
                let a, b: Int
                var text: String = "" { didSet { show(oldValue) } }
                var isOn: Bool { true }
                nonisolated init?(_ x: Int, y: String = "z") throws(E) { self.x = x }
                deinit { stop() }
                isolated deinit {}
                subscript(i: Int) -> T { get { items[i] } set { items[i] = newValue } }
                static func == (l: Box, r: Box) -> Bool { true }
                func go<V>(_ v: V) async rethrows -> V where V: P {}
                typealias X<Y> = [Y]
                enum Inner: Int { case one = 1, two; indirect case both(Inner, x: Int = 3) }
                #if DEBUG
                    func debug() {}
                #endif
                @Published var value: Int = 3
                #expand(1)
            }
            """
        let file = wholeFacts(source)
        let box = file.types[0]
        #expect(box.kind == .class && box.name == "Box" && box.lastLine == 24)
        #expect(box.generics.map(\.description) == ["T: Encodable", "each U"])
        #expect(box.requirements.map(\.description) == ["T: Sendable"])
        #expect(box.directives == ["@mine"])
        #expect(box.access == .public && box.isolation == .globalActor("MainActor"))
        let names = [
            "owner", "shared", "parent", "view", "count", "name", "a", "b", "text", "isOn", "init", "deinit", "deinit",
            "subscript", "==", "go", "X", "debug", "value", "#expand",
        ]
        #expect(box.members.map(\.name) == names)
        var named: [String: MemberFact] = [:]
        for member in box.members { named[member.name] = named[member.name] ?? member }
        #expect(named["owner"]?.storage?.ownership == .weak && named["owner"]?.access == nil)
        #expect(named["owner"]?.modifiers == ["private(set)", "weak"])
        #expect(named["shared"]?.isStatic == true)
        #expect(named["shared"]?.storage?.initialValue?.type == .plain("Box"))
        #expect(named["parent"]?.storage?.ownership == .unownedUnsafe)
        #expect(named["view"]?.storage?.isLazy == true)
        #expect(named["view"]?.body?.closures.first?.place == .calledAtOnce)
        #expect(named["count"]?.storage?.initialValue?.type == .plain("Int"))
        #expect(named["a"]?.type == .plain("Int") && named["a"]?.storage?.isConstant == true)
        #expect(named["text"]?.storage?.observers == ["didSet"] && named["text"]?.isSettable == true)
        #expect(named["isOn"]?.storage == nil)
        #expect(named["init"]?.failability == "?" && named["init"]?.throwing == .typed(.plain("E")))
        #expect(named["init"]?.parameters.map(\.hasDefault) == [false, true])
        #expect(named["init"]?.isolation == .nonisolated)
        #expect(named["deinit"]?.kind == .deinitializer && named["deinit"]?.body?.calls.count == 1)
        #expect(named["subscript"]?.isSettable == true)
        #expect(named["go"]?.throwing == .rethrowing && named["go"]?.isAsync == true)
        #expect(named["debug"]?.conditions == ["DEBUG"])
        #expect(named["value"]?.attributes == ["@Published"])
        #expect(named["#expand"]?.kind == .expansion)

        let inner = file.types.first { $0.name == "Inner" }
        #expect(inner?.nesting == ["Box"])
        #expect(inner?.members.map(\.name) == ["one", "two", "both"])
        #expect(inner?.members.map(\.kind) == [.enumCase, .enumCase, .enumCase])
        #expect(inner?.members[0].storage?.initialValue?.form == .literal(.integer))
        #expect(inner?.members[2].parameters.map(\.label) == ["_", "x"])
    }

    @Test("what stands outside of types is read, types inside of bodies among it")
    func topLevel() {
        let file = wholeFacts(
            """
            // scaena:role presenter
            import UIKit
            let shared = Store()
            infix operator <>: Additive
            precedencegroup Additive { higherThan: Other }
            @freestanding(expression) macro text<T>(_ x: T) -> String = #externalMacro(module: "M", type: "T")
            func make() -> Int { struct Local { var x = 1 }; return 1 }
            #if DEBUG
            func debug() {}
            #endif
            actor Worker { distributed func run() {} }
            extension Worker: P where T == Int { func more() {} }
            typealias Pair<T> = (T, T)
            run(shared)
            let text = "scaena:not a comment"
            """)
        #expect(file.members.map(\.name) == ["shared", "<>", "Additive", "text", "make", "debug", "text"])
        #expect(
            file.members.map(\.kind) == [
                .property, .operator, .precedenceGroup, .macro, .function, .function, .property,
            ])
        #expect(file.members[5].conditions == ["DEBUG"])
        #expect(file.types.map(\.name) == ["Worker", "Worker", "Pair", "Local"])
        #expect(file.types[1].requirements.map(\.description) == ["T == Int"])
        #expect(file.types[1].members.map(\.name) == ["more"])
        #expect(file.types[2].generics.map(\.name) == ["T"])
        #expect(file.body?.calls.map(\.callee.text) == ["run"])
        #expect(file.directives == [DirectiveFact(text: "role presenter", line: 1)])
        #expect(!file.hasSyntaxError)
    }

    @Test("what talks to the tool begins a comment, and stands in no string")
    func directives() {
        let file = wholeFacts(
            """
            /// Written as `// scaena:ignore hold: no`.
            let text = "// scaena:ignore hold: no"
            let long = \"\"\"
                // scaena:ignore hold: no
                \"\"\"
            let made = f("\\(x)")  // scaena:first
            /* scaena:second */
            /*
             * scaena:third
             */
            // see scaena:ignore
            """)
        #expect(file.directives.map(\.text) == ["first", "second", "third"])
        #expect(file.directives.map(\.line) == [6, 7, 9])
    }

    @Test("all facts come back from their bytes as they went in")
    func roundTrip() throws {
        let before = wholeFacts(try ownSource("Tools/Sources/SourceModel/Extracting/Bodies/BodyReader.swift"))
        #expect(before.types.contains { $0.members.count > 10 })
        var writer = ByteWriter()
        before.write(to: &writer)
        let after = try writer.array.withUnsafeBytes { bytes in
            var reader = ByteReader(bytes)
            return try FileFacts(from: &reader)
        }
        #expect(after == before)
    }

    @Test("what is ten thousand long without nesting is read")
    func long() {
        let sources = [
            "func f() { x\(String(repeating: ".a", count: 10_000)) }",
            "func f() { x\(String(repeating: "()", count: 10_000)) }",
            "func f() { \(String(repeating: "!", count: 10_000))x }",
            "func f() { x = \(String(repeating: "a ? b : ", count: 10_000)) c }",
            "func f() { x = \(String(repeating: "a + ", count: 10_000)) c }",
            "func f() { \(String(repeating: "if x { ", count: 100) + String(repeating: "}", count: 100)) }",
            "let x = \"\(String(repeating: "\\(\"", count: 100))",
        ]
        let counts = ParallelResults<Int>(sources.count)
        Workers.run(sources.count, jobs: 2) { counts[$0] = wholeFacts(sources[$0]).members.count }
        #expect(sources.indices.allSatisfy { counts[$0] == 1 })
    }

    @Test("real files, mutated, never crash the reader")
    func fuzz() throws {
        let seeds = try [
            "Tools/Sources/SourceModel/Extracting/Bodies/BodyReader+Expressions.swift",
            "Tools/Sources/SourceModel/Caching/FactCache.swift", "Sources/ScaenaKit/Dispatch/Dispatcher.swift",
        ].map { Array(try ownSource($0).utf8) }
        let pieces = [
            "{", "}", "(", ")", "<", ">", "#if X\n", "#endif\n", "->", "`", "\"", "/*", "@", "[weak self] in", "= ",
            "\\(", "case let", "?.", "!", "\u{0}",
        ]
        let found = ParallelResults<Int>(45)
        Workers.run(45, jobs: 2) { round in
            var random = SplitMix(state: UInt64(round))
            var bytes = seeds[round % seeds.count]
            for _ in 0..<8 {
                let place = Int(random.next() % UInt64(bytes.count))
                switch random.next() % 4 {
                case 0: bytes.removeSubrange(place..<min(bytes.count, place + Int(random.next() % 60)))
                case 1: bytes.insert(contentsOf: pieces[Int(random.next() % UInt64(pieces.count))].utf8, at: place)
                case 2: bytes[place] = UInt8(truncatingIfNeeded: random.next())
                default: bytes.append(contentsOf: bytes[place..<min(bytes.count, place + 200)])
                }
            }
            let facts = bytes.withUnsafeBufferPointer { try? FactExtractor.facts(of: $0, depth: .whole) }
            var writer = ByteWriter()
            facts?.write(to: &writer)
            let again = writer.array.withUnsafeBytes { bytes in
                var reader = ByteReader(bytes)
                return try? FileFacts(from: &reader)
            }
            if facts == again { found[round] = facts?.types.count ?? 0 }
        }
        #expect((0..<45).allSatisfy { found[$0] != nil })
        #expect((0..<45).contains { (found[$0] ?? 0) > 0 })
    }

    /// Of a function that gives back what it is called on, the type is known; of others it is not.
    @Test func knowsWhatIsSetUpAsItIsMade() throws {
        let facts = try #require(
            FileFacts(
                parsing: """
                    class Screen {
                        private let list = ListView(style: .plain).then { $0.isHidden = true }
                        lazy var title = Label<String>().with { $0.text = "a" }
                        let other = Store().load { _ in }
                    }
                    """, depth: .whole))
        let types = facts.types[0].members.map { $0.storage?.initialValue?.type?.description }
        #expect(types == ["ListView", "Label<String>", nil])
    }
}
