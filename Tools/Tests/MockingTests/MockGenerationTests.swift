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

    @Test("aliases that lead to deeper and deeper forms of themselves come to an end", .timeLimit(.minutes(10)))
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

    @Test("a new overload with other labels renames nothing, and no name ever passes to another member")
    func stableNames() throws {
        let before = ["func show(text: String)", "func show(_ count: Int)", "func load(id: Int) -> Int", "func go()"]
        let old = ["showText", "show_", "loadId", "go"]
        #expect(try names(in: before) == old)
        let other = [
            "func show()", "func show(text: String, bold: Bool)", "func load(_ id: Int) -> Int",
            "func show(_ a: Int, b: Int)",
        ]
        let otherNames = ["show", "showTextBold", "load_", "show_B"]
        #expect(try names(in: before + other) == old + otherNames)
        #expect(try names(in: other + before) == otherNames + old)
        // What a parameter is called inside says nothing.
        #expect(try names(in: ["func show(_ number: Int)", "subscript(row: Int) -> Int"]) == ["show_", "subscript_"])

        // What is spelled alike is named by types, wherever it stands.
        let typed = [
            "func show(text: Int)", "func load(id: Int?) -> Int", "func go() async", "static func go()", "func show_()",
        ]
        let typedNames = ["showTextInt", "loadIdIntOptionalInt", "goAsync", "goStatic", "show_Void"]
        let renamed = ["showTextString", "show_Int", "loadIdIntInt", "goVoid"]
        #expect(try names(in: before + typed) == renamed + typedNames)
        #expect(try names(in: typed + before) == typedNames + renamed)
    }

    @Test("whatever is added under other labels, all names stay", arguments: 0..<8)
    func addedMembers(seed: Int) throws {
        var generator = Numbers(state: UInt64(seed) &* 7919 &+ 1)
        let words = ["a", "b", "c", "d", "e", "f", "g1", "hi", "j2k", "lmn"]
        func signature() -> [String] {
            [words.randomElement(using: &generator) ?? "a"]
                + (0..<Int.random(in: 0...3, using: &generator)).map { _ in
                    (words + ["_", "_"]).randomElement(using: &generator) ?? "_"
                }
        }
        func text(_ signature: [String]) -> String {
            let parameters = signature.dropFirst().enumerated().map { "\($1) \(words[$0]): Int" }
            return "func \(signature[0])(\(parameters.joined(separator: ", ")))"
        }
        var signatures: Set<[String]> = []
        while signatures.count < 60 { signatures.insert(signature()) }
        let members = signatures.map(text).sorted()
        let names = try names(in: members)
        #expect(Set(names).count == members.count)
        var added = signature()
        while signatures.contains(added) { added = signature() }
        let place = Int.random(in: 0...members.count, using: &generator)
        var more = try self.names(in: Array(members[..<place]) + [text(added)] + members[place...])
        more.remove(at: place)
        #expect(more == names, "\(added)")
    }

    /// Numbers that are the same in every run.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    private func names(in members: [String]) throws -> [String] {
        try names(in: "protocol P { \(members.joined(separator: "; ")) }")
    }

    @Test("Mockolo's names are the shortest that are free")
    func mockoloNames() throws {
        let source = """
            protocol Foo {
                func display()
                func display(x: Int)
                func display(y: Int)
                func update()
                func update() -> Int
                func update(arg: Int)
                func update(arg: Float)
                func handle(text: String)
            }
            """
        #expect(
            try names(in: source, .mockolo) == [
                "display", "displayX", "displayY", "update", "updateInt", "updateArg", "updateArgFloat", "handle",
            ])
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

    private func names(in source: String, _ naming: MockOptions.Naming = .stable) throws -> [String] {
        let text = try mocks(["a.swift": source], options: MockOptions(naming: naming)).text
        return text.split(separator: "\n").compactMap { line in
            line.range(of: "Handler: (").map { range in
                String(line[..<range.lowerBound].split(separator: " ").last ?? "")
            }
        }
    }
}

@Suite("Runs of scaena mock")
struct MockRunTests {
    @Test("a file is only written if its content changes, and nothing is done where nothing changed")
    func unchanged() throws {
        let folder = try TemporaryPackage([
            "Sources/P.swift": "protocol P { func f() }", "Sources/S.swift": "struct S {}",
        ])
        let first = try folder.run(.all, cached: true)
        #expect(first.written.count == 1 && !first.wasUpToDate)
        let second = try folder.run(.all, cached: true)
        #expect(second.wasUpToDate && second.written == [])
        // What cannot hold a protocol has no influence.
        try folder.write("struct S { var x = 1 }", to: "Sources/S.swift")
        #expect(try folder.run(.all, cached: true).wasUpToDate)
        // A comment changes the source and not the mock.
        try folder.write("// Hello\nprotocol P { func f() }", to: "Sources/P.swift")
        let third = try folder.run(.all, cached: true)
        #expect(!third.wasUpToDate && third.written == [] && third.unchanged.count == 1)
        try folder.write("protocol P { func g() }", to: "Sources/P.swift")
        #expect(try folder.run(.all, cached: true).written.count == 1)
        #expect(try folder.output().contains("func g()"))
        // A hand that changed the output is corrected.
        try folder.write("", to: "Mocks.swift")
        #expect(try folder.run(.all, cached: true).written.count == 1)
    }

    @Test("what a run that was stopped left of its output is removed, and nothing else")
    func leftovers() throws {
        let folder = try TemporaryPackage(["Sources/P.swift": "protocol P {}"])
        _ = try folder.run(.all, cached: true)
        // No process has so high a number.
        let (id, gone) = (UUID().uuidString, pid_t.max)
        let names = ["Mocks.swift.\(gone)-\(id).part", "Mocks.swift.mine.part", "Other.swift.\(gone)-\(id).part"]
        let young = "Mocks.swift.\(getpid())-\(UUID().uuidString).part"
        for name in names + [young] { try folder.write("", to: name) }
        // Also where there is nothing to write.
        #expect(try folder.run(.all, cached: true).wasUpToDate)
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".part") }
        #expect(left.sorted() == (names.dropFirst() + [young]).sorted())
    }

    @Test("mocks that were written elsewhere are no contracts, and a byte order mark is no part of a name")
    func otherMocks() throws {
        let folder = try TemporaryPackage(["Sources/P.swift": "\u{FEFF}protocol P { func f() }"])
        _ = try folder.run(.all, cached: false)
        let mocks = try folder.output()
        #expect(mocks.contains("func f()"))
        try folder.write(mocks, to: "Sources/OtherMocks.swift")
        #expect(try folder.run(.all, cached: false).mockCount == 1)
        #expect(try folder.output() == mocks)
    }

    @Test("with and without the cache the output is the same, and other options are not served from it")
    func cache() throws {
        let folder = try TemporaryPackage([
            "Sources/P.swift": "protocol P: Q { func f(_ body: Step) }", "Sources/Q.swift": "protocol Q { func q() }",
            "Sources/T.swift": "typealias Step = (Int) -> Int",
        ])
        _ = try folder.run(.all)
        let text = try folder.output()
        for _ in 0..<2 {
            _ = try folder.run(.all, cached: true)
            #expect(try folder.output() == text)
        }
        #expect(try folder.run(.all, cached: true).wasUpToDate)
        let other = try folder.run(.all, MockOptions(naming: .mockolo), cached: true)
        #expect(!other.wasUpToDate)
        try folder.write("protocol Q { func q(); func r() }", to: "Sources/Q.swift")
        _ = try folder.run(.all, cached: true)
        #expect(try folder.output().components(separatedBy: "func r()").count == 3)
    }

    @Test("a folder takes a file for each module")
    func folders() throws {
        let folder = try TemporaryPackage([
            "Package.swift":
                "import PackageDescription\nlet package = Package(targets: [.target(name: \"A\"), .target(name: \"B\")])",
            "Sources/A/P.swift": "protocol P {}", "Sources/B/Q.swift": "protocol Q {}",
        ])
        let report = try MockRun(
            paths: [folder.path + "/Sources"], options: MockOptions(support: .none),
            output: .folder(folder.path + "/Mocks")
        ).run()
        #expect(report.written.map { ($0 as NSString).lastPathComponent } == ["AMocks.swift", "BMocks.swift"])
        #expect(try folder.text("Mocks/BMocks.swift").contains("class QMock"))
        #expect(try !folder.text("Mocks/BMocks.swift").contains("class PMock"))
    }

    @Test("no input and no place for the output are told")
    func failures() throws {
        let folder = try TemporaryPackage(["Sources/P.swift": "protocol P {}"])
        #expect(throws: MockRunError.noInput("/nowhere: no such file or folder")) {
            try MockRun(paths: ["/nowhere"], output: .file(folder.path + "/x.swift")).run()
        }
        #expect(throws: MockRunError.self) {
            try MockRun(paths: [folder.path], output: .file(folder.path + "/Sources/P.swift/x.swift")).run()
        }
    }
}

/// The mocks of the protocols in some texts.
private func mocks(
    _ sources: [String: String], selection: MockSelection = .all, options: MockOptions = MockOptions(), jobs: Int = 1
) throws -> MockFile {
    let folder = try TemporaryPackage(sources)
    let scan = SourceScan(SourceFileList(paths: [folder.path]), jobs: 1)
    let facts = scan.facts(cache: nil, jobs: 1) { _ in true }.facts
    let files = facts.keys.sorted().map { MockSource(path: scan.files[$0].path, facts: facts[$0] ?? FileFacts()) }
    return MockGenerator(sources: files, options: options, jobs: jobs).file(selection)
}

/// A folder of sources that is gone when the test is.
final class TemporaryPackage {
    let path: String

    init(_ files: [String: String]) throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("scaena-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, text) in files { try write(text, to: name) }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func write(_ text: String, to name: String) throws {
        let url = URL(fileURLWithPath: path).appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func text(_ name: String) throws -> String {
        try String(contentsOfFile: path + "/" + name, encoding: .utf8)
    }

    func output() throws -> String { try text("Mocks.swift") }

    func run(
        _ selection: MockSelection, _ options: MockOptions = MockOptions(), cached: Bool = false
    ) throws -> MockRun.Report {
        var run = MockRun(
            paths: [path + "/Sources"], selection: selection, options: options, output: .file(path + "/Mocks.swift"),
            jobs: 2)
        if cached { run.cacheFolder = path + "/cache" }
        run.toolVersion = "test"
        return try run.run()
    }
}
