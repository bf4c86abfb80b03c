import Foundation
import SourceModel
import Testing

@testable import Mocking

@Suite("Making mocks")
struct MockGenerationTests {
    @Test(
        "what cannot be mocked is said with its place and the reason",
        arguments: [
            ("private protocol P {}", "P gets no mock: it is private: nothing outside its file can name it"),
            ("private enum E { protocol P {} }", "P gets no mock: it is nested in E, which is private"),
            (
                "protocol P: Far {}",
                "P gets no mock: it refines Far, which is neither in the sources nor a protocol that is known"
            ),
            (
                "class C {}\nprotocol P: C {}",
                "P gets no mock: it is for subclasses of C, and mocks are subclasses of the system's classes alone"
            ),
            (
                "protocol P { func f<T: ~Copyable>(_ t: consuming T) -> T }",
                "P gets no mock: what f gives is of a type parameter that cannot be copied, and no handler can give it"
            ),
            ("protocol P: View {}", "P gets no mock: a class cannot be a SwiftUI View"),
            ("protocol P { func f( }", "P gets no mock: its source has a syntax error"),
            (
                "struct T: ~Copyable {}\nprotocol P { var token: T { get } }",
                "P gets no mock: its property token holds a value that cannot be copied"
            ),
            (
                "protocol P { associatedtype A: Collection where A.Element == Self }",
                "P gets no mock: an associated type is bound to Self by “A.Element == Self”"
            ),
            (
                "@MainActor protocol Q {}\nprotocol P: Actor, Q {}",
                "P gets no mock: an actor cannot conform to Q, which belongs to MainActor"
            ),
            (
                "@MainActor protocol P: AsyncIteratorProtocol {}",
                "P gets no mock: it belongs to an actor, which a class that conforms to AsyncIteratorProtocol must not"
            ),
            ("protocol P: BitwiseCopyable {}", "P gets no mock: a class cannot be BitwiseCopyable"),
            (
                "protocol P { var mockRecorder: Int { get } }",
                "P gets no mock: its member mockRecorder is called like what every mock has"
            ),
            (
                "protocol P { static func staticMockRecorder() }",
                "P gets no mock: its member staticMockRecorder is called like what every mock has"
            ),
            (
                "protocol P { associatedtype RecordedCall }",
                "P gets no mock: its type RecordedCall is called like what every mock has"
            ),
            (
                "protocol P { associatedtype Int; func f() -> Int }",
                "P gets no mock: its type Int is called like what every mock has"
            ),
            (
                "protocol P: SetAlgebra {}",
                "P gets no mock: a class that conforms to SetAlgebra would need an implementation of it"
            ),
        ])
    func refusals(source: String, reason: String) throws {
        let made = try mocks(["a.swift": source])
        #expect(!made.text.contains("class PMock") && !made.text.contains("actor PMock"))
        #expect(made.warnings.map(\.text) == [reason])
        #expect(!made.text.contains("class PMock"))
        let line = source.split(separator: "\n").firstIndex { $0.contains("protocol P") }
        #expect(made.warnings.first?.line == line.map { $0 + 1 })
    }

    @Test("a protocol of the system brings what it requires, and the class that it needs")
    func system() throws {
        let text = try mocks([
            "a.swift": """
            import UIKit
            protocol Rows: UITableViewDataSource, UITableViewDelegate { func reload() }
            protocol Cell: UITableViewCell { func show() }
            protocol Own: NSCopying {}
            protocol NSCopying { func own() }
            """
        ]).text
        #expect(text.contains("@MainActor\nfinal class RowsMock: NSObject, "))
        #expect(
            text.contains("    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {"))
        #expect(
            text.contains(
                "    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {"))
        #expect(text.contains("super.init(style: .default, reuseIdentifier: nil)"))
        // What the sources declare hides what the system does.
        #expect(!text.contains("copy(with"))
    }

    @Test("each of the system's declarations is read, and refines what is known")
    func systemDeclarations() throws {
        for name in SystemProtocols.names.sorted() {
            let made = try mocks(["a.swift": "import UIKit\nprotocol P: \(name) {}"])
            #expect(made.count == 1, "\(name): \(made.warnings.map(\.text))")
        }
    }

    @Test("protocols of one name in two modules both get their mock")
    func twoModules() throws {
        let folder = try TemporaryPackage([
            "Package.swift":
                "import PackageDescription\nlet package = Package(targets: [.target(name: \"A\"), .target(name: \"B\")])",
            "Sources/A/P.swift": "protocol P { func a() }\nprotocol Only: P {}",
            "Sources/B/P.swift": "protocol P { func b() }",
        ])
        let report = try folder.run(.all)
        #expect(report.mockCount == 3)
        #expect(report.warnings == [])
        let text = try folder.output()
        #expect(text.contains("nonisolated final class APMock: A.P, Mock {"))
        #expect(text.contains("nonisolated final class BPMock: B.P, Mock {"))
        #expect(text.contains("@testable import A\n@testable import B\nimport Foundation\n"))
        // `Only` stands in A, so it means A's protocol.
        let only = try #require(text.range(of: "class OnlyMock")).upperBound
        #expect(text[only...].contains("func a()"))
    }

    @Test("a mock is no more open than its protocol, and one that its module cannot show is told")
    func access() throws {
        let protocols = """
            public protocol Shown { func f() }
            protocol Own { func f() }
            public extension Space { protocol Inner { func f() } }
            """
        let text = try mocks(["a.swift": protocols], options: MockOptions(access: .public)).text
        #expect(text.contains("public final class ShownMock"))
        #expect(text.contains("\nfinal class OwnMock"))
        #expect(text.contains("public final class InnerMock"))

        let folder = try TemporaryPackage([
            "Package.swift": "import PackageDescription\nlet package = Package(targets: [.target(name: \"A\")])",
            "Sources/A/P.swift": protocols,
        ])
        let report = try folder.run(.all, MockOptions(access: .public))
        #expect(report.mockCount == 2)
        #expect(report.warnings.count == 1)
        #expect(report.warnings.first?.contains("P.swift:2:10: warning: Own gets no mock: it is not public") == true)
        let package = try folder.run(.all, MockOptions(access: .package))
        #expect(package.mockCount == 3)
        #expect(
            try folder.output().contains(
                "#if hasFeature(InternalImportsByDefault)\n@testable package import A\n#else\n@testable import A\n#endif"
            ))
    }

    @Test("what the protocols' own files say of their imports, counts more than what their names tell")
    func importLevels() throws {
        let text = try mocks(
            [
                "a.swift": """
                public import Foundation
                import Dispatch
                public protocol P { func sort(_ s: SortDescriptor<Int>, _ m: Mirror) }
                """
            ], options: MockOptions(access: .public)
        ).text
        #expect(text.contains("\nimport Dispatch\npublic import Foundation\n"))
    }

    @Test("a name that two modules have is spelled with its module, wherever it stands")
    func ambiguousNames() throws {
        let folder = try TemporaryPackage([
            "Package.swift":
                "import PackageDescription\nlet package = Package(targets: [.target(name: \"A\"), .target(name: \"B\")])",
            "Sources/A/P.swift": """
            public protocol Holding { associatedtype T; func hold() -> T }
            public enum Space { public struct Item {}; public protocol Inner { func inner(_ item: Item) } }
            """,
            "Sources/A/Storage.swift": "@globalActor public actor Storage { public static let shared = Storage() }",
            "Sources/B/Storage.swift": "@globalActor actor Storage { static let shared = Storage() }",
            "Sources/B/P.swift": """
            import A
            @Storage protocol Stored { func store(_ body: @escaping @Storage () -> Void) }
            protocol Storing { @Storage func store() async }
            protocol P: Holding, Space.Inner where T == Item {
                associatedtype All: Collection = [Item] where All.Element == Item
                func among<List: Sequence<Item>>(_ list: List) where List.Element == Item
            }
            enum Own { struct Item {}; protocol Q { func own(_ item: Item) } }
            """,
            // Files without a protocol count as well.
            "Sources/A/Item.swift": "public struct Item {}",
            "Sources/B/Item.swift": "struct Item {}",
        ])
        let report = try folder.run(.all)
        #expect(report.warnings == [])
        let text = try folder.output()
        #expect(text.contains("typealias T = B.Item"))
        #expect(text.contains("typealias All = [B.Item]"))
        #expect(text.contains("func among<List: Sequence<B.Item>>(_ list: List) where List.Element == B.Item"))
        #expect(text.contains("func inner(_ item: Space.Item)"))
        #expect(text.contains("func own(_ item: Item)"))
        #expect(text.contains("@B.Storage\nfinal class StoredMock"))
        #expect(text.contains("func store(_ body: @escaping @B.Storage () -> Void)"))
        #expect(
            text.contains("@B.Storage func store() async") || text.contains("    @B.Storage\n    func store() async"))
        #expect(!text.contains("@Storage"))
    }

    @Test("aliases that lead to deeper and deeper forms of themselves come to an end")
    func circles() throws {
        let names = (0..<12).map { "T\($0)" }
        let members = names.map { "associatedtype \($0)" }.joined(separator: "; ")
        let pairs = zip(names, names.dropFirst() + names.prefix(1)).map { "\($0) == ([\($1)], \($1)?)" }
        let made = try mocks(["a.swift": "protocol P where \(pairs.joined(separator: ", ")) { \(members) }"])
        #expect(made.text.utf8.count < 1_000_000)
    }

    @Test("equal sources give equal bytes, however many threads take part")
    func stability() throws {
        var sources: [String: String] = [:]
        for number in 0..<60 {
            sources["\(number).swift"] = "protocol P\(number) { func f(_ x: Int); var y: Int { get } }"
        }
        let first = try mocks(sources, jobs: 1).text
        #expect(try mocks(sources, jobs: 4).text == first)
        #expect(first.components(separatedBy: "Mock: P").count == 61)
    }

    @Test("only what is chosen is mocked: by name, with wildcards, or by its comment")
    func selection() throws {
        let source = "/// @mockable\nprotocol A {}\nprotocol BProtocol {}\nprotocol CProtocol {}\nprotocol D {}"
        let file = try mocks(["a.swift": source], selection: .named(["B*", "*Nothing"]))
        #expect(file.text.contains("class BProtocolMock"))
        #expect(file.count == 1)
        #expect(try mocks(["a.swift": source], selection: .named([])).text.contains("class AMock"))
        #expect(Wildcard("*Pro*col").matches("CProtocol") && !Wildcard("Pro*col").matches("CProtocol"))
    }

    @Test("an observable has the subjects that Mockolo's mocks have")
    func observables() throws {
        let source = "protocol P { var state: Observable<Int?> { get }; var name: Observable<Int> { get async } }"
        let text = try mocks(["a.swift": source], options: MockOptions(naming: .mockolo)).text
        for name in [
            "private(set) var stateSubjectSetCallCount = 0", "var stateSubject = PublishSubject<Int?>()",
            "var stateReplaySubject = ReplaySubject<Int?>.create(bufferSize: 1)",
            "var stateBehaviorSubject: BehaviorSubject<Int?>!", "var _state: Observable<Int?>!",
            "init(state: Observable<Int?> = PublishSubject<Int?>(), name: Observable<Int> = PublishSubject<Int>())",
        ] {
            #expect(text.contains(name), "\(name)")
        }
        #expect(!text.contains("nameSubject"))
        #expect(!(try mocks(["a.swift": source]).text.contains("stateSubject")))
    }

    @Test("what an annotation says and no mock can do is told with its place")
    func annotations() throws {
        let made = try mocks([
            "a.swift": """
            /// @mockable(module: prefix = Far; typealias: T = [String: Int]; U = Bool, rx: stream = ReplaySubject; odd: x = y)
            protocol P { associatedtype T; func f(_ t: T) }
            """
        ])
        #expect(made.text.contains("final class PMock: Far.P, Mock {"))
        #expect(made.text.contains("typealias T = [String: Int]"))
        #expect(
            made.warnings.map(\.text) == [
                "P’s @mockable: “odd: x = y” is not known",
                "P’s @mockable: “rx: stream = ReplaySubject” has no effect: set the property to the subject in the test",
                "P’s @mockable: there is no associated type U",
            ])
        #expect(made.warnings.allSatisfy { $0.line == 2 && $0.column == 10 })
    }

    @Test("two mocks of one name, and what is no name, are told")
    func names() throws {
        let made = try mocks([
            "a.swift": """
            /// @mockable(override: name = A Mock)
            protocol A { func a() }
            /// @mockable(override: name = AMock)
            protocol B { func b() }
            """
        ])
        #expect(made.text.components(separatedBy: "class AMock").count == 2)
        #expect(
            made.warnings.map(\.text) == [
                "A’s @mockable: “A Mock” is no name of a class",
                "B gets no mock: the mock of A is called AMock as well",
            ])
    }

    @Test("the shared part is written, imported, or left out")
    func support() throws {
        let source = ["a.swift": "public protocol P {}"]
        #expect(try mocks(source).text.contains("final class MockRecorder"))
        let imported = try mocks(source, options: MockOptions(support: .import)).text
        #expect(imported.contains("import ScaenaTesting\n") && !imported.contains("final class MockRecorder"))
        let open = try mocks(source, options: MockOptions(access: .public)).text
        #expect(open.contains("public final class MockRecorder") && open.contains("public final class PMock"))
        #expect(!MockSupport.text(access: .internal).contains("ACCESS"))
    }
}
