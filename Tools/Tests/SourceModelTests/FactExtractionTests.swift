import Testing

@testable import SourceModel

/// The facts of a text.
func facts(_ source: String) -> FileFacts {
    Array(source.utf8).withUnsafeBufferPointer { try? FactExtractor.facts(of: $0) } ?? FileFacts()
}

@Suite("Facts")
struct FactExtractionTests {
    @Test(
        "a type is printed as it was written",
        arguments: [
            "Int", "Swift.Int", "Set<Int>", "[Int]", "[String: [Int?]]", "Int?", "Int!", "(Int, String)", "()",
            "(x: Int, y: Int)",
            "(Int) -> Void", "@escaping @Sendable (Int, inout String) async throws -> Int?", "((Int) -> Void)?",
            "(Int) throws(RideError) -> (Int) -> Int", "any Sequence<Int>", "some View", "any A & B", "(any A & B)?",
            "(any Error)?", "Int.Type", "(any P).Type", "inout Int", "sending Box", "borrowing Token",
            "Foo<Bar<Int>>.Baz",
            "A & ~Copyable", "repeat each T", "@MainActor () -> Void", "Optional<Int>", "Void", "[(Int) -> Void]",
            "@autoclosure () -> Bool", "Result<Int, any Error>", "nonisolated(nonsending) () async -> Void",
        ])
    func types(text: String) throws {
        let fact = try #require(facts("protocol P { func f(_ x: \(text)) }").protocols.first)
        #expect(fact.hasSyntaxError == false)
        #expect(fact.members[0].parameters[0].type.description == text)
    }

    @Test("a protocol says everything that its declaration says")
    func protocols() throws {
        let source = """
            import UIKit
            @testable import Core
            #if DEBUG
                import struct Foundation.URL
            #endif

            enum Outer {
                /// Shows things.
                /// @mockable(override: name = Spy)
                @MainActor
                public protocol Showing<Item>: AnyObject, Base<Int> where Item: Sendable {
                    associatedtype Item: Hashable = Int where Item == Other.Item
                    typealias Name = String
                    static var count: Int { get set }
                    var name: Name { get async throws(Failure) }
                    @discardableResult func show<T: Encodable>(_ value: T, for key: String...) async throws -> [T] where T: Sendable
                    init?(number: Int) throws
                    subscript(index: Int, named name: String) -> Int { get }
                    #if os(iOS)
                        func onPhone()
                    #elseif os(macOS)
                        mutating func onMac()
                    #else
                        func elsewhere()
                    #endif
                }
            }
            """
        let file = facts(source)
        #expect(file.imports.map(\.path) == ["UIKit", "Core", "struct Foundation.URL"])
        #expect(file.imports.map(\.module) == ["UIKit", "Core", "Foundation"])
        #expect(file.imports[1].attributes == ["@testable"])
        #expect(file.imports[2].conditions == ["DEBUG"])
        #expect(file.types.map(\.name) == ["Outer"])
        let fact = try #require(file.protocols.first)
        #expect(fact.qualifiedName == "Outer.Showing")
        #expect((fact.line, fact.column) == (11, 21))
        #expect(fact.modifiers == ["public"])
        #expect(fact.attributes == ["@MainActor"])
        #expect(fact.primaryAssociatedTypes == ["Item"])
        #expect(fact.inheritance.map(\.description) == ["AnyObject", "Base<Int>"])
        #expect(fact.requirements.map(\.description) == ["Item: Sendable"])
        #expect(fact.directives == ["@mockable(override: name = Spy)"])
        let names = ["Item", "Name", "count", "name", "show", "init", "subscript", "onPhone", "onMac", "elsewhere"]
        #expect(fact.members.map(\.name) == names)
        #expect(fact.members[0].type == .plain("Int"))
        #expect(fact.members[0].requirements.map(\.description) == ["Item == Other.Item"])
        #expect(fact.members[2].isStatic && fact.members[2].isSettable)
        #expect(fact.members[3].isAsync && fact.members[3].throwing == .typed(.plain("Failure")))
        let show = fact.members[4]
        #expect(show.generics.map(\.description) == ["T: Encodable"])
        #expect(show.parameters.map(\.label) == ["_", "for"])
        #expect(show.parameters.map(\.name) == ["value", "key"])
        #expect(show.parameters.map(\.isVariadic) == [false, true])
        #expect(show.isAsync && show.throwing == .anything && show.type == .array(.plain("T")))
        #expect(fact.members[5].failability == "?")
        #expect(fact.members[6].parameters.map(\.label) == ["_", "named"])
        #expect(fact.members[7].conditions == ["os(iOS)"])
        #expect(fact.members[8].conditions == ["(!(os(iOS))) && (os(macOS))"])
        #expect(fact.members[9].conditions == ["(!(os(iOS))) && (!(os(macOS)))"])
    }

    @Test("types, extensions and aliases give their headers; bodies are not entered")
    func nominals() {
        let file = facts(
            """
            @globalActor actor Database { static let shared = Database() }
            struct Token: ~Copyable { func f() { struct Hidden {} } }
            extension Token: P { class Inner: Base, Q {} }
            typealias Step = (Int) -> Int
            """)
        #expect(file.types.map(\.name) == ["Database", "Token", "Token", "Inner", "Step"])
        #expect(file.types.map(\.kind) == [.actor, .struct, .extension, .class, .alias])
        #expect(file.types[0].attributes == ["@globalActor"])
        #expect(file.types[1].inheritance == [.suppressed(.plain("Copyable"))])
        #expect(file.types[3].nesting == ["Token"])
        #expect(file.types[4].inheritance.first?.isFunction == true)
    }

    @Test("half-written source is told, and does no harm")
    func broken() {
        #expect(facts("protocol P { func f(_ x: ").protocols.first?.hasSyntaxError == true)
        #expect(facts("protocol { func f() }").protocols.allSatisfy { $0.hasSyntaxError })
        #expect(facts("protocol P { let x = 3 }").protocols.first?.members.count ?? 0 <= 1)
        #expect(facts("").protocols.isEmpty)
    }

    @Test("nesting ten thousand deep ends")
    func deep() {
        let sources = [
            "protocol P { func f(_ x: Int\(String(repeating: "?", count: 10_000))) }",
            "protocol P { func f(_ x: \(String(repeating: "[", count: 10_000))) }",
            "protocol P { func f(_ x: \(String(repeating: "(", count: 10_000))) }",
            "protocol P { func f(_ x: A\(String(repeating: ".A", count: 10_000))) }",
            String(repeating: "enum E { ", count: 10_000) + "protocol P {}",
        ]
        let counts = ParallelResults<Int>(sources.count)
        Workers.run(sources.count, jobs: 2) { counts[$0] = facts(sources[$0]).protocols.count }
        #expect(counts[0] == 1)
        #expect(counts[1] == 0)
    }

    @Test("mutated sources never crash the reader")
    func fuzz() throws {
        var random = SplitMix(state: 42)
        let seed = Array(
            """
            import UIKit
            #if DEBUG
            @MainActor protocol P<A>: AnyObject, B where A == Int {
                associatedtype A: C = Int
                func f<T>(_ x: @escaping (inout T) async throws -> [String: A?], y: some P & Q...) rethrows -> (T, Int)
                var x: any P { get async throws(E) }
                subscript(i: Int) -> Self { get set }
                #if os(iOS)
                init?(a: Int!)
                #else
                static prefix func - (x: Self) -> Self
                #endif
            }
            #endif
            typealias X = A & ~Copyable
            """.utf8)
        let pieces = [
            "{", "}", "(", ")", "<", ">", "#if", "#endif", "#else", "protocol", "->", "`", "\"", "/*", "@", "where",
            "\u{0}", "\u{FF}", "...",
        ]
        var count = 0
        for _ in 0..<400 {
            var bytes = seed
            for _ in 0...(random.next() % 6) {
                let place = Int(random.next() % UInt64(bytes.count))
                switch random.next() % 4 {
                case 0: bytes.remove(at: place)
                case 1: bytes.insert(contentsOf: pieces[Int(random.next() % UInt64(pieces.count))].utf8, at: place)
                case 2: bytes[place] = UInt8(truncatingIfNeeded: random.next())
                default: bytes.removeSubrange(place..<min(bytes.count, place + 20))
                }
                if bytes.isEmpty { bytes = seed }
            }
            count += bytes.withUnsafeBufferPointer { (try? FactExtractor.facts(of: $0))?.protocols.count ?? 0 }
        }
        #expect(count > 100)
    }

    @Test("of comments for tools leave out what a documentation shows as an example")
    func examplesAreNoDirectives() throws {
        let file = try #require(
            FileFacts(
                parsing: """
                    /// Shows items.
                    ///
                    /// ```swift
                    /// @MainActor
                    /// protocol ItemsRouting {}
                    /// ```
                    /// @mockable
                    protocol Routing {}
                    """))
        #expect(file.protocols.first?.directives == ["@mockable"])
    }
}

/// Numbers that are the same in every run.
struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
