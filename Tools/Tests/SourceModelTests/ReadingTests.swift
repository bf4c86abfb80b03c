import Foundation
import TemporaryFolders
import Testing

@testable import SourceModel

@Suite("Reading files")
struct ReadingTests {
    @Test("finds Swift files, follows links once, and leaves out what is not the project's")
    func list() throws {
        let folder = try TemporaryFolder()
        for name in [
            "A.swift", "b/B.swift", ".build/C.swift", "Pods/D.swift", "e.txt", "b/Package.swift", ".hidden.swift",
            "Try.playground/Contents.swift", "Guide.docc/Resources/01-step.swift",
            "Scene.xctemplate/___FILEBASENAME___.swift",
        ] {
            try folder.write("", to: name)
        }
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/b/circle", withDestinationPath: folder.path)
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/L.swift", withDestinationPath: "nowhere")
        let list = SourceFileList(paths: [folder.path + "/b/../", folder.path + "/missing"])
        #expect(list.files == [folder.path + "/A.swift", folder.path + "/b/B.swift"])
        #expect(list.manifests == [folder.path + "/b/Package.swift"])
        #expect(
            list.notes == [
                SourceNote(path: folder.path + "/L.swift", text: "is a link that leads nowhere"),
                SourceNote(path: folder.path + "/missing", text: "no such file or folder"),
            ])
    }

    @Test("a list is in the order of its bytes, however names of files and folders begin with each other")
    func order() throws {
        let folder = try TemporaryFolder()
        var parts = ["A", "A-", "A.b", "A0", "AB", "a", "Ä", "A-.swift", "A.swift", "AB.swift", "B"]
        parts += parts.map { $0 + ".swift/A" }
        for part in parts { try folder.write("", to: part + "/X.swift") }
        for part in parts where !part.contains(".swift") { try folder.write("", to: part + "+.swift") }
        let files = SourceFileList(paths: [folder.path]).files
        #expect(files.count == parts.count + parts.filter { !$0.contains(".swift") }.count)
        #expect(files == files.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) })
    }

    @Test("only what can hold a protocol is parsed, and what is not UTF-8 is told")
    func scan() throws {
        let folder = try TemporaryFolder()
        try folder.write("protocol P {}", to: "P.swift")
        try folder.write("struct S {}", to: "S.swift")
        try folder.write("typealias A = Int\ntypealias `B`=Int", to: "T.swift")
        try folder.write(Data("protocol Q { /* ".utf8) + Data([0xC3, 0x28]) + Data(" */ }".utf8), to: "Q.swift")
        try folder.write(String(repeating: "// protocol\n", count: 100_000), to: "Z.swift")
        let scan = SourceScan(SourceFileList(paths: [folder.path]), jobs: 2)
        #expect(scan.files.map(\.traits) == [.protocols, .protocols, [], .aliases, .protocols])
        #expect(scan.files[3].aliasNames == ["A", "B"])
        let read = scan.facts(cache: nil, jobs: 2) { $0.traits.contains(.protocols) }
        #expect(read.facts[0]?.protocols.map(\.name) == ["P"])
        #expect(read.facts[1] == nil)
        #expect(read.facts[4]?.protocols == [])
        #expect(read.notes == [SourceNote(path: folder.path + "/Q.swift", text: "is not UTF-8 and was left out")])
    }

    @Test("a file that vanishes meanwhile is told, and the rest is read")
    func vanished() throws {
        let folder = try TemporaryFolder()
        try folder.write("protocol P {}", to: "P.swift")
        let gone = try folder.write("protocol Q {}", to: "Q.swift")
        let list = SourceFileList(paths: [folder.path])
        try FileManager.default.removeItem(atPath: gone)
        let scan = SourceScan(list, jobs: 1)
        #expect(scan.files.count == 1)
        #expect(scan.notes == [SourceNote(path: gone, text: "cannot be read: No such file or directory")])
    }

    @Test("the words behind those that declare types are found wherever they stand", arguments: 0..<40)
    func typeWords(seed: Int) throws {
        // Texts of parts that begin, end and look like what is looked for, so that it stands at every place of a block.
        let parts = [
            "struct ", "class ", "enum ", "actor ", "typealias ", "struct", "xclass ", "class_ ", "enum  `A`", "Ä", "a",
            "Bc ",
            "\n", "    ", "s ", "t", "m ", "interactor ", "0", "= ", "{ }", "tract ", "(class A", "`", "éactor B",
        ]
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        let text = (0..<next(60)).map { _ in parts[next(parts.count)] }.joined()
        let folder = try TemporaryFolder()
        try folder.write(text, to: "A.swift")
        let scan = SourceScan(SourceFileList(paths: [folder.path]), jobs: 1)

        var expected: [String] = []
        let bytes = Array(text.utf8)
        func isOfWord(_ byte: UInt8) -> Bool {
            byte >= 0x80 || byte == UInt8(ascii: "_") || Unicode.Scalar(byte).properties.isAlphabetic
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
        for end in bytes.indices where bytes[end] == UInt8(ascii: " ") {
            let word = Array(bytes[..<end].reversed().prefix(while: isOfWord).reversed())
            guard ["struct", "class", "enum", "actor", "typealias"].contains(String(decoding: word, as: UTF8.self))
            else {
                continue
            }
            let rest = bytes[end...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "`") }
            let name = rest.prefix(while: isOfWord)
            if name.isEmpty { continue }
            expected.append(String(decoding: name, as: UTF8.self))
        }
        #expect(scan.files[0].typeWords == expected.map { ContentKey($0).hash }, "\(text)")
    }

    @Test("bytes are found wherever they stand", arguments: [0, 1, 7, 8, 9, 100])
    func needle(offset: Int) {
        let text = String(repeating: "proto", count: 30).prefix(offset) + "protocol" + "x"
        let hit = Array(text.utf8).withUnsafeBytes { ByteNeedle.protocolKeyword.first(in: $0) }
        #expect(hit == offset)
        let miss = Array(text.dropLast(2).utf8).withUnsafeBytes { ByteNeedle.protocolKeyword.first(in: $0) }
        #expect(miss == nil)
    }

    @Test("a key names a content: every bit of it counts")
    func keys() {
        var seen: Set<ContentKey> = []
        for length in 0..<70 { seen.insert(ContentKey(String(repeating: "\0", count: length))) }
        let text = Array("protocol P { func f(_ x: Int) -> String }".utf8)
        for place in text.indices {
            for bit in 0..<8 {
                var changed = text
                changed[place] ^= 1 << UInt8(bit)
                seen.insert(changed.withUnsafeBytes { ContentKey($0) })
            }
        }
        #expect(seen.count == 70 + text.count * 8)
        #expect(ContentKey("abc") == ContentKey("abc"))
    }

    @Test("manifests name modules, their folders and their isolation")
    func modules() throws {
        let folder = try TemporaryFolder()
        let manifest = try folder.write(
            """
            // swift-tools-version:6.2
            import PackageDescription
            let strict: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
            let package = Package(
                name: "X",
                targets: [
                    .target(name: "Plain"),
                    .target(name: "Screens", path: "App/Screens", swiftSettings: strict),
                    .executableTarget(name: "Tool", swiftSettings: [.defaultIsolation(MainActor.self)]),
                    .testTarget(name: "PlainTests", dependencies: ["Plain"]),
                ]
            )
            """, to: "Package.swift")
        let map = ModuleMap(manifests: [manifest])
        #expect(map.module(of: folder.path + "/Sources/Plain/A.swift")?.name == "Plain")
        #expect(map.module(of: folder.path + "/Sources/Plain/A.swift")?.defaultIsolation == .nonisolated)
        #expect(map.module(of: folder.path + "/App/Screens/a/A.swift")?.name == "Screens")
        #expect(map.module(of: folder.path + "/App/Screens/a/A.swift")?.defaultIsolation == .mainActor)
        #expect(map.module(of: folder.path + "/Sources/Tool/main.swift")?.defaultIsolation == .mainActor)
        #expect(map.module(of: folder.path + "/Tests/PlainTests/A.swift")?.isTest == true)
        #expect(map.module(of: folder.path + "/Sources/PlainOther/A.swift") == nil)
    }
}

@Suite("What a scan remembers")
struct ScanMemoryTests {
    /// A file that has rested for a while, as the file system says it; the time of its last change cannot be set back.
    private func scan(_ folder: TemporaryFolder, _ memory: ScanMemory) -> SourceScan {
        SourceScan(SourceFileList(paths: [folder.path]), jobs: 1, memory: memory)
    }

    private func memory(of paths: [String], traits: SourceScan.Traits) throws -> ScanMemory {
        var entries: [String: ScanMemory.Entry] = [:]
        for path in paths {
            entries[path] = ScanMemory.Entry(
                stamp: try #require(ScanMemory.Stamp(of: path)), traits: traits,
                key: ContentKey(hash: 7, length: 7), aliasNames: ["Known"], typeWords: [7, 9])
        }
        return ScanMemory(entries)
    }

    @Test("is believed as long as the file system says that a file is the same")
    func isBelieved() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("protocol A {}", to: "A.swift")
        let known = try memory(of: [path], traits: [.aliases])
        #expect(scan(folder, known).files.first?.aliasNames == ["Known"])
        try folder.write("protocol Longer {}", to: "A.swift")
        #expect(scan(folder, known).files.first?.traits == [.protocols])
    }

    @Test("holds nothing of a file that was written just now, since it may be written again within a tick of the clock")
    func restsFirst() throws {
        let folder = try TemporaryFolder()
        try folder.write("protocol A {}", to: "A.swift")
        #expect(scan(folder, ScanMemory([:])).newMemory == nil)
        #expect(SourceScan(SourceFileList(paths: [folder.path]), jobs: 1).newMemory == nil)
    }

    @Test("is read as it was written, and not by another version of the tool, nor where it is broken")
    func isKept() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("protocol A {}", to: "A.swift")
        let file = folder.path + "/scan.bin"
        try memory(of: [path], traits: [.protocols, .typeTraits]).write(to: file, toolVersion: "1")
        let stamp = try #require(ScanMemory.Stamp(of: path))
        let entry = try #require(ScanMemory(path: file, toolVersion: "1").entry(of: path, stamp))
        #expect(entry.key == ContentKey(hash: 7, length: 7) && entry.aliasNames == ["Known"])
        #expect(entry.traits == [.protocols, .typeTraits] && entry.typeWords == [7, 9])
        #expect(ScanMemory(path: file, toolVersion: "2").count == 0)
        try folder.write("nonsense", to: "scan.bin")
        #expect(ScanMemory(path: file, toolVersion: "1").count == 0)
        #expect(ScanMemory(path: folder.path + "/none", toolVersion: "1").count == 0)
    }
}
