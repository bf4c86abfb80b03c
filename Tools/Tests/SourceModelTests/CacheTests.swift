import Foundation
import TemporaryFolders
import Testing

@testable import SourceModel

@Suite("The cache of facts")
struct CacheTests {
    private static let source = """
        import UIKit
        @MainActor public protocol P<A>: AnyObject, B where A: Sendable {
            associatedtype A: C = Int
            func f<T: Encodable>(_ x: @escaping (inout T) async throws(E) -> [String: A?], y: Int...) async -> (a: T, Int)?
            var x: any P & Q { get set }
            subscript(i: Int) -> Outer<Int>.Inner { get throws }
            init?(a: Int!)
            func g(_ x: repeat each T) where T == Int
            func h(_ x: P.Type, _ y: some ~Copyable)
        }
        extension X: Y {}
        """

    @Test("facts come back as they went in")
    func roundTrip() throws {
        let before = facts(Self.source)
        var writer = ByteWriter()
        before.write(to: &writer)
        let after = try writer.array.withUnsafeBytes { bytes in
            var reader = ByteReader(bytes)
            return try FileFacts(from: &reader)
        }
        #expect(after == before)
        #expect(after.protocols[0].members.count == 7)
    }

    @Test("broken bytes are refused or read, and never crash")
    func broken() {
        var writer = ByteWriter()
        facts(Self.source).write(to: &writer)
        var random = SplitMix(state: 7)
        var refused = 0
        for round in 0..<2_000 {
            var bytes = writer.array
            if round % 2 == 0 {
                bytes.removeLast(Int(random.next() % UInt64(bytes.count)))
            } else {
                for _ in 0..<3 {
                    bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
                }
            }
            bytes.withUnsafeBytes { raw in
                var reader = ByteReader(raw)
                if (try? FileFacts(from: &reader)) == nil { refused += 1 }
            }
        }
        #expect(refused > 1_000)
    }

    @Test("what was written is found again by this version of the tool, and by no other")
    func versions() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/deep/facts.bin"
        let key = ContentKey(Self.source)
        try FactCache(path: path, toolVersion: "1").write(
            to: path, toolVersion: "1", keeping: [], adding: [key: facts(Self.source)])
        #expect(FactCache(path: path, toolVersion: "1")[key] == facts(Self.source))
        #expect(FactCache(path: path, toolVersion: "2")[key] == nil)
        #expect(FactCache(path: path, toolVersion: "1")[ContentKey("other")] == nil)

        let other = ContentKey("protocol Q {}")
        try FactCache(path: path, toolVersion: "1").write(
            to: path, toolVersion: "1", keeping: [key], adding: [other: facts("protocol Q {}")])
        #expect(FactCache(path: path, toolVersion: "1").keys == [key, other])
        try FactCache(path: path, toolVersion: "1").write(to: path, toolVersion: "1", keeping: [other], adding: [:])
        #expect(FactCache(path: path, toolVersion: "1").keys == [other])
        #expect(FactCache(path: path, toolVersion: "1")[other]?.protocols.first?.name == "Q")
    }

    @Test("headers are the same whether a file was read for them alone or whole")
    func headers() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/facts.bin"
        let list = SourceFileList(paths: [ownFolder("Tools/Sources/SourceModel"), ownFolder("Tools/Sources/Mocking")])
        #expect(list.files.count > 50)
        let facts = SourceFacts(list, memory: .init(path: path, toolVersion: "1"))
        let cache = FactCache(path: path, toolVersion: "1")
        for file in facts.files {
            let text = try String(contentsOfFile: file.path, encoding: .utf8)
            let (whole, alone) = (try #require(cache.headers(of: file.key)), try #require(FileFacts(parsing: text)))
            #expect(whole.imports == alone.imports && whole.protocols == alone.protocols, "\(file.path)")
            let headers = [whole, alone].map { $0.types.map(Self.header) }
            #expect(headers[0] == headers[1], "\(file.path)")
        }
    }

    private static func header(_ type: NominalFact) -> String {
        "\(type.kind) \(type.nesting) \(type.name) \(type.line) \(type.attributes) \(type.inheritance) \(type.conditions)"
    }

    @Test("headers stand beside whole facts, which take their place")
    func headersBeside() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/facts.bin"
        try folder.write(Self.source, to: "Sources/P.swift")
        try folder.write("func f() { typealias Local = Int }", to: "Sources/F.swift")
        let key = ContentKey(Self.source)
        func cache() -> FactCache { FactCache(path: path, toolVersion: "1") }
        cache().remember(headers: [key: facts(Self.source)], of: [key], at: path, toolVersion: "1")
        #expect(cache().headers(of: key) == facts(Self.source))
        #expect(cache()[key] == nil && cache().keys.isEmpty && cache().headerKeys.count == 1)

        let read = SourceFacts(
            SourceFileList(paths: [folder.path + "/Sources"]), memory: .init(path: path, toolVersion: "1"))
        #expect(read.parsedCount == 2, "headers are no whole facts")
        #expect(cache().keys.count == 2 && cache().headerKeys.isEmpty)
        #expect(cache().headers(of: read.files[0].key)?.types == [], "it is declared in a body")

        let other = ContentKey("protocol Q {}")
        cache().remember(headers: [other: facts("protocol Q {}")], of: [other], at: path, toolVersion: "1")
        #expect(cache().keys.count == 2 && cache().headers(of: other)?.protocols.count == 1)
        // Less than the hundredth part is not worth writing all.
        let small = ContentKey("protocol R {}")
        let large = ContentKey(hash: 1, length: 10_000)
        cache().remember(headers: [small: facts("protocol R {}")], of: [small, large], at: path, toolVersion: "1")
        #expect(cache().headers(of: small) == nil)
    }

    @Test("a file with one wrong byte is as good as none")
    func corruption() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/facts.bin"
        let key = ContentKey("protocol Q {}")
        try FactCache(path: path, toolVersion: "1").write(
            to: path, toolVersion: "1", keeping: [], adding: [key: facts("protocol Q {}")])
        let whole = try Data(contentsOf: URL(fileURLWithPath: path))
        for place in whole.indices {
            var bytes = whole
            bytes[place] ^= 0x10
            try folder.write(bytes, to: "facts.bin")
            #expect(FactCache(path: path, toolVersion: "1")[key] == nil)
        }
        for length in 0..<whole.count {
            try folder.write(whole.prefix(length), to: "facts.bin")
            #expect(FactCache(path: path, toolVersion: "1").keys.isEmpty)
        }
    }

    @Test("runs at the same time do no harm")
    func concurrency() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/facts.bin"
        let key = ContentKey("protocol Q {}")
        let wrong = ParallelResults<Bool>(60)
        Workers.run(60, jobs: 8) { number in
            let cache = FactCache(path: path, toolVersion: "1")
            if let found = cache[key], found.protocols.first?.name != "Q" { wrong[number] = true }
            try? cache.write(
                to: path, toolVersion: "1", keeping: cache.keys,
                adding: [key: facts("protocol Q {}"), ContentKey("\(number)"): FileFacts()])
        }
        #expect((0..<60).allSatisfy { wrong[$0] == nil })
        #expect(FactCache(path: path, toolVersion: "1")[key]?.protocols.first?.name == "Q")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["facts.bin"])
    }

    @Test("the record of a run knows whether its outputs were touched")
    func record() throws {
        let folder = try TemporaryFolder()
        let output = try folder.write("text", to: "out.swift")
        let record = OutputRecord(inputs: 5, outputs: [output: ContentKey("text")], warnings: ["w"])
        try record.write(to: folder.path + "/record.bin")
        let read = try #require(OutputRecord.read(from: folder.path + "/record.bin"))
        #expect(read == record)
        #expect(read.outputsAreUntouched)
        try folder.write("other", to: "out.swift")
        #expect(!read.outputsAreUntouched)
        #expect(OutputRecord.read(from: output) == nil)
    }
}
