import Foundation
import TemporaryFolders
import Testing

@testable import SourceModel

@Suite("Files of tests, as rules read them")
struct CheckedTestFilesTests {
    private static let test = """
        import XCTest
        @testable import Shop

        final class StoreTests: XCTestCase {
            var mock: StoreMock?
            func testItems() { XCTAssertEqual(Store().items(of: 1), []) }
        }
        """

    private static func facts(_ folder: TemporaryFolder, _ memory: TemporaryFolder, takesNames: Bool) -> SourceFacts {
        SourceFacts(
            SourceFileList(paths: [folder.path]),
            memory: .init(path: memory.path + "/facts.bin", toolVersion: "1", keepsLater: takesNames),
            takesNames: takesNames, jobs: 1)
    }

    /// The declarations that rules see of the file, and who uses which name.
    private static func seen(_ facts: SourceFacts, _ folder: TemporaryFolder) -> [String] {
        let index = TypeIndex(facts, modules: ModuleMap(SourceFileList(paths: [folder.path])), jobs: 1)
        let names = NameUses(index, kept: facts.bytes("names"), jobs: 1)
        let answers = ["Store", "StoreMock", "items", "of", "testItems"].map { "\($0) \(names.fileCount(of: $0))" }
        facts.keep([names.bytes].compactMap(\.self))
        return answers
            + index.files.indices.map { file in
                let facts = index.facts(ofFile: file)
                return "\(facts.types.map(\.name)) \(facts.types.map(\.members.count)) \(names.makerCount(of: "Store"))"
            }
    }

    @Test("have their declarations and the names that they use, whether they were read whole before or not")
    func sameWhoeverReadThem() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.test, to: "StoreTests.swift")
        let expected = ["Store 1", "StoreMock 1", "items 1", "of 0", "testItems 0", "[\"StoreTests\"] [0] 1"]
        let (cold, learned) = (try TemporaryFolder(), try TemporaryFolder())
        for _ in 0..<2 { #expect(Self.seen(Self.facts(folder, cold, takesNames: true), folder) == expected) }

        let whole = Self.facts(folder, learned, takesNames: false)
        #expect(whole.facts(of: 0).types.map(\.members.count) == [2])
        for _ in 0..<2 { #expect(Self.seen(Self.facts(folder, learned, takesNames: true), folder) == expected) }
        #expect(Self.facts(folder, learned, takesNames: true).parsedCount == 0)
    }

    @Test("are read whole by whoever asks for more than rules do")
    func learnedAfterwards() throws {
        let (folder, memory) = (try TemporaryFolder(), try TemporaryFolder())
        try folder.write(Self.test, to: "StoreTests.swift")
        let checked = Self.facts(folder, memory, takesNames: true)
        checked.keep([])
        #expect(checked.parsedCount == 1)
        #expect(Self.facts(folder, memory, takesNames: true).parsedCount == 0)
        let whole = Self.facts(folder, memory, takesNames: false)
        #expect(whole.facts(of: 0).types.map(\.members.count) == [2])
        #expect(Self.facts(folder, memory, takesNames: false).parsedCount == 0)
    }

    @Test(
        "are told by what they import, wherever it stands",
        arguments: [
            ("import Testing", true), ("@testable import Shop", true), ("@testable\nimport Shop", true),
            ("import class XCTest.XCTestCase", true), ("// import XCTest", false), ("import Shop", false),
            ("struct A { let important = \"Testing\" }", false),
        ])
    func imports(source: String, isTest: Bool) throws {
        let (folder, memory) = (try TemporaryFolder(), try TemporaryFolder())
        try folder.write(source + "\nfinal class A { func b() {} }", to: "A.swift")
        let facts = Self.facts(folder, memory, takesNames: true)
        #expect(facts.facts(of: 0).types.last?.members.isEmpty == isTest)
    }
}
