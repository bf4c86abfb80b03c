import Foundation
import TemporaryFolders
import Testing

@testable import SourceModel

@Suite("Facts that cannot be read back")
struct UnreadableFactsTests {
    private static let source = "class A { weak var c: C?; func f() { c?.g() } }"

    private func read(_ folder: TemporaryFolder) -> SourceFacts {
        SourceFacts(
            SourceFileList(paths: [folder.path]),
            memory: .init(path: folder.path + "/.cache/facts.bin", toolVersion: "1"),
            jobs: 1)
    }

    /// A folder with a file that was read once, and its cache.
    private func folder() throws -> (folder: TemporaryFolder, cache: Data) {
        let folder = try TemporaryFolder()
        try folder.write(Self.source, to: "A.swift")
        #expect(read(folder).parsedCount == 1)
        return (folder, try Data(contentsOf: URL(fileURLWithPath: folder.path + "/.cache/facts.bin")))
    }

    @Test(
        "of a cache that was cut short: the files are parsed anew, and the cache is told", arguments: [0, 1, 8, 23, 60])
    func truncated(length: Int) throws {
        let (folder, cache) = try folder()
        try folder.write(cache.prefix(length), to: ".cache/facts.bin")
        let again = read(folder)
        #expect(again.parsedCount == 1)
        #expect(again.facts(of: 0).types.first?.members.count == 2)
        #expect(again.notes.map(\.text) == ["is damaged: it was made anew, and all files were parsed"])
        let third = read(folder)
        #expect(third.notes.isEmpty && third.parsedCount == 0)
    }

    @Test("of a cache with one wrong bit: the same, wherever it is")
    func bitFlipped() throws {
        let (folder, cache) = try folder()
        for place in stride(from: 0, to: cache.count, by: 7) {
            var bytes = cache
            bytes[place] ^= 0x10
            try folder.write(bytes, to: ".cache/facts.bin")
            let again = read(folder)
            // The number of the schema is not among what is summed up: another one is another version's.
            #expect(again.notes.count == ((8..<16).contains(place) ? 0 : 1), "\(place)")
            #expect(again.facts(of: 0).types.first?.name == "A")
        }
    }

    @Test("of a cache of another version are parsed anew, and nothing is told")
    func otherVersion() throws {
        let (folder, _) = try folder()
        let again = SourceFacts(
            SourceFileList(paths: [folder.path]),
            memory: .init(path: folder.path + "/.cache/facts.bin", toolVersion: "2"),
            jobs: 1)
        #expect(again.parsedCount == 1 && again.notes.isEmpty)
    }

    /// A cache that is whole, and whose facts another encoding wrote.
    private func writeForeignFacts(to folder: TemporaryFolder) throws {
        let path = folder.path + "/.cache/facts.bin"
        let key = ContentKey(Self.source)
        var index = ByteWriter()
        "1".write(to: &index)
        index.write(1)
        index.writeFixed(key.hash)
        index.write(Int(key.length))
        index.write(0)
        index.write(3)
        for byte in [0xFF, 0xFF, 0xFF] as [UInt8] { index.write(byte) }
        try ChecksummedFile.seal(index, to: path)
    }

    @Test("in a cache that is whole: the file is parsed anew, and told once", arguments: [FactSelection.all, .headers])
    func mismatch(selection: FactSelection) throws {
        let (folder, _) = try folder()
        let expected = read(folder).facts(of: 0, selection)
        try writeForeignFacts(to: folder)
        let again = read(folder)
        #expect(again.parsedCount == 0 && again.notes.isEmpty)
        for _ in 0..<2 { #expect(again.facts(of: 0, selection) == expected) }
        #expect(again.notes.map(\.text) == ["had no readable facts in the cache, and was parsed anew"])
        #expect(again.notes.first?.path.hasSuffix("A.swift") == true)
    }

    @Test("in a cache, of a file that changed meanwhile, are told to have")
    func changed() throws {
        let (folder, _) = try folder()
        try writeForeignFacts(to: folder)
        let again = read(folder)
        try folder.write("struct Other {}", to: "A.swift")
        #expect(again.facts(of: 0).types.isEmpty)
        #expect(again.notes.map(\.text) == ["changed while it was read"])
    }

    @Test("are no nesting that is too deep")
    func reasons() {
        let bytes: [UInt8] = [0xFF, 0xFF, 0xFF]
        bytes.withUnsafeBytes { raw in
            let failure = #expect(throws: FactFailure.self) { try FactExtractor.readBack(raw, .all) }
            #expect(failure?.reason.contains("this is a fault of scaena") == true)
            #expect(failure?.reason.contains("nests") == false)
        }
        let deep = Array((String(repeating: "[", count: 40) + String(repeating: "]", count: 40)).utf8)
        let failure = #expect(throws: FactFailure.self) {
            try deep.withUnsafeBufferPointer { try FactExtractor.facts(of: $0, depth: .whole) }
        }
        #expect(failure?.reason == ParserLimits.refusal)
    }
}
