import Foundation
import TemporaryFolders
import Testing

@testable import SourceModel

/// The names that files write: what is kept of them, under changes at random, answers as the files do.
struct NameUsesTests {
    private static let names = ["Store", "Screen", "Cell", "load", "items", "title"]
    private static let lines = [
        "struct %@ {}", "let a = %@()", "func %@() {}", "var b: %@.Type?", "let c = d.%@", "extension %@ {}",
        "let e = { [f = g.%@] in f() }", "func h(_ i: %@) {}", "typealias %@ = Int", "// %@",
    ]

    private struct Random: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 13
        }
    }

    private static func text(_ random: inout Random) -> String {
        (0..<Int(random.next() % 5)).map { _ in
            let line = lines[Int(random.next() % UInt64(lines.count))]
            return line.replacing("%@", with: names[Int(random.next() % UInt64(names.count))])
        }.joined(separator: "\n")
    }

    /// One run: the answers from what is kept, and those of the files.
    private static func compare(_ folder: TemporaryFolder, _ cache: String) {
        let list = SourceFileList(paths: [folder.path])
        let facts = SourceFacts(
            list, memory: .init(path: cache, toolVersion: "1", keepsLater: true), takesNames: true, jobs: 1)
        let index = TypeIndex(facts, modules: ModuleMap(list), jobs: 1)
        let kept = NameUses(index, kept: facts.bytes("names"), jobs: 2)
        let cold = NameUses(index)
        for name in names + ["nobody"] {
            #expect(kept.fileCount(of: name) == cold.fileCount(of: name))
            #expect(kept.isMade(name) == cold.isMade(name))
            #expect(kept.files(having: [name, "nobody"]) == cold.files(having: [name, "nobody"]))
            for file in index.files.indices {
                #expect(kept.writes(name, inFile: file) == cold.writes(name, inFile: file))
                #expect(kept.has(name, inFile: file) == cold.has(name, inFile: file))
                #expect(kept.keepsMetatype(of: name, inFile: file) == cold.keepsMetatype(of: name, inFile: file))
                let written = WrittenNames(index.facts(ofFile: file)).names
                #expect(kept.writes(name, inFile: file) == written.contains(name))
            }
            let writing = index.files.indices.count { WrittenNames(index.facts(ofFile: $0)).names.contains(name) }
            #expect(kept.fileCount(of: name) == writing)
        }
        facts.keep([kept.bytes].compactMap(\.self))
    }

    @Test(arguments: Soak.all(1...4 as ClosedRange<UInt64>, orOnly: 1))
    func whatIsKeptAnswersAsTheFilesDo(seed: UInt64) throws {
        let (folder, memory) = (try TemporaryFolder(), try TemporaryFolder())
        var random = Random(state: seed)
        // So many that a change of one is not worth writing all of them.
        for number in 0..<120 { try folder.write(Self.text(&random), to: "File\(number).swift") }
        for _ in 0..<8 {
            Self.compare(folder, memory.path + "/facts.bin")
            try folder.write(Self.text(&random), to: "File\(random.next() % 130).swift")
        }
    }

    @Test func aNameInACommentIsNone() throws {
        let facts = try #require(FileFacts(parsing: "// Store\nlet a = Cell.Type.self\n", depth: .whole))
        #expect(!WrittenNames(facts).names.contains("Store"))
        #expect(WrittenNames(facts).names.contains("Cell"))
    }

    /// The names that are taken while a file is read are those of the facts that are read back.
    private static func compareNames(_ source: String, _ path: String = "a text") throws {
        var writer = ByteWriter()
        var extractor = FactExtractor(depth: .whole)
        var names: NumberedNames? = NumberedNames()
        let bytes = Array(source.utf8)
        #expect(bytes.withUnsafeBufferPointer { extractor.write(factsOf: $0, to: &writer, names: &names) })
        let facts = try FactExtractor.readBack(writer.bytes, .all)
        #expect(names?.sorted == NumberedNames(facts).sorted, "\(path)")
    }

    @Test func namesTakenWhileReadingAreThoseOfTheFacts() throws {
        for path in SourceFileList(paths: [ownFolder("Tools/Sources/SourceModel"), ownFolder("Sources")]).files {
            try Self.compareNames(String(contentsOfFile: path, encoding: .utf8), path)
        }
    }

    @Test(arguments: [
        "let a: Store = .init()", "let a: Store = load(.init())", "let (a, b): (Store, Cell) = make()",
        "struct A<T: Store> where T.Item == Cell { @Injected var a: Store?; let b, c: Cell }",
        "protocol A: Store { associatedtype B: Cell; func c(_ d: Screen.Type) -> Item }",
        "extension Outer.Inner: Store { class func make() -> Self { .init() } }",
        "func a(b: Store.Type) { let c = { [d = e.f.g, weak self] (h: Item) -> Cell in self?.b(h) as? Screen } }",
        "func a() { for case let .some(b) in c.d { switch b { case let e as Store: e.f = Cell<Item>(); default: break } } }",
        "func a() { struct Local { let b: Store }; _ = [Cell](); _ = Screen.Part.init(); #selector(Self.load) }",
        "@main enum A { case b(Store), c; static let `default` = A.b(`self`) }\nCell().load()\n",
    ])
    func namesOfOneShape(source: String) throws {
        try Self.compareNames(source)
    }
}
