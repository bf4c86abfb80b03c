import Foundation
import TemporaryFolders
import Testing

@testable import SourceModel

@Suite("Facts of folders")
struct SourceFactsTests {
    private func read(_ folder: TemporaryFolder, version: String = "1") -> SourceFacts {
        SourceFacts(
            SourceFileList(paths: [folder.path]),
            memory: .init(path: folder.path + "/.cache/facts.bin", toolVersion: version),
            jobs: 2)
    }

    @Test("a content is parsed once, by each version of the tool")
    func once() throws {
        let folder = try TemporaryFolder()
        try folder.write("class A { let b = B() }", to: "A.swift")
        try folder.write("struct B {}", to: "B.swift")
        try folder.write("struct B {}", to: "copy/B.swift")
        let first = read(folder)
        #expect(first.parsedCount == 2 && first.files.count == 3)
        let second = read(folder)
        #expect(second.parsedCount == 0)
        for index in first.files.indices { #expect(first.facts(of: index) == second.facts(of: index)) }
        #expect(second.facts(of: 0).types[0].members[0].storage?.initialValue?.type == .plain("B"))

        try folder.write("class A { weak var c: C? }", to: "A.swift")
        let third = read(folder)
        #expect(third.parsedCount == 1)
        #expect(third.facts(of: 0).types[0].members[0].storage?.ownership == .weak)
        #expect(third.facts(of: 1).types[0].name == "B")
        #expect(read(folder).parsedCount == 0)
        #expect(read(folder, version: "2").parsedCount == 2)
    }

    @Test("what is not asked for is passed over, and nothing else is lost", arguments: [true, false])
    func selections(isRemembered: Bool) throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            protocol P { func ask(_ answer: Int) async throws -> String }
            class A: P {
                weak var c: C?
                func make() -> B { let b = B(1, name: "b", 2.5, true); c?.done = { [weak self] in self?.end() }; print(c?.size); return b }
            }
            func free() { print(A.self as Any) }
            """, to: "A.swift")
        if isRemembered { _ = read(folder) }
        let read = read(folder)
        #expect(read.parsedCount == (isRemembered ? 0 : 1))
        let whole = read.facts(of: 0)
        #expect(read.facts(of: 0, .all) == whole)
        #expect(read.facts(of: 0, .headers) == read.headers(of: 0))

        var headers = whole
        headers.types[0].members = []
        headers.members = []
        #expect(read.facts(of: 0, .headers) == headers)

        var members = whole
        for index in whole.types[0].members.indices { members.types[0].members[index].body = nil }
        members.members[0].body = nil
        #expect(read.facts(of: 0, .members) == members)

        let bodies = read.facts(of: 0, [.members, .bodies])
        let body = try #require(bodies.types[0].members[1].body)
        var expected = try #require(whole.types[0].members[1].body)
        #expect(!expected.closures.isEmpty && !expected.mentions.isEmpty)
        #expect(
            expected.calls.first?.arguments.map(\.value.type) == [
                .plain("Int"), .plain("String"), .plain("Double"), .plain("Bool"),
            ])
        expected.closures = []
        expected.mentions = []
        expected.types = []
        for index in expected.calls.indices { expected.calls[index].arguments = [] }
        #expect(body == expected)
        #expect(bodies.members[0].name == "free")
    }

    @Test("a cache that is broken is dropped, and made anew")
    func broken() throws {
        let folder = try TemporaryFolder()
        try folder.write("class A {}", to: "A.swift")
        _ = read(folder)
        try folder.write("nonsense", to: ".cache/facts.bin")
        #expect(read(folder).parsedCount == 1)
        #expect(read(folder).parsedCount == 0)
    }

    @Test("of what cannot be read it is told why, and the rest is read")
    func badInput() throws {
        let folder = try TemporaryFolder()
        try folder.write("class A {}", to: "A.swift")
        try folder.write(Data([0x66, 0xFF, 0xFE]), to: "B.swift")
        try folder.write("let x = " + String(repeating: "[", count: 10_000), to: "C.swift")
        try folder.write("let x = " + String(repeating: "\"\\(", count: 10_000), to: "C2.swift")
        try folder.write("let x = " + String(repeating: "[(", count: 10_000), to: "C3.swift")
        try folder.write("let x = " + String(repeating: "[ /* a */ A<", count: 10_000), to: "C4.swift")
        try folder.write("let x = a" + String(repeating: "<b", count: 10_000), to: "C5.swift")
        try folder.write("class D { func f() { a.b(", to: "D.swift")
        let long = "class E {}\n" + String(repeating: "// a line of a very long file\n", count: 350_000)
        try folder.write(long, to: "E.swift")
        try folder.write("class F {}", to: "F.swift")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/circle", withDestinationPath: folder.path)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/G.swift", withDestinationPath: folder.path + "/nowhere")
        let list = SourceFileList(paths: [folder.path])
        try FileManager.default.removeItem(atPath: folder.path + "/F.swift")
        let facts = SourceFacts(list, jobs: 2)
        #expect(facts.files.map { $0.path.suffix(7) } == ["A.swift", "D.swift", "E.swift"])
        #expect(facts.facts(of: 1).hasSyntaxError && facts.facts(of: 1).types.map(\.name) == ["D"])
        #expect(
            facts.notes.map(\.text) == [
                "is not UTF-8 and was left out", ParserLimits.refusal, ParserLimits.refusal, ParserLimits.refusal,
                ParserLimits.refusal, ParserLimits.refusal, "cannot be read: No such file or directory",
                "is a link that leads nowhere",
            ])
    }

    @Test("what is no file is told and not waited for, and names may hold anything")
    func noFiles() throws {
        let folder = try TemporaryFolder()
        try folder.write("class A {}", to: "A.swift")
        try folder.write("class B {}", to: "a folder.swift/B.swift")
        try folder.write("class C {}", to: "two\nlines.swift")
        let pipe = folder.path + "/P.swift"
        #expect(mkfifo(pipe, 0o600) == 0)
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/Q.swift", withDestinationPath: pipe)
        let facts = read(folder)
        #expect(facts.files.indices.flatMap { facts.facts(of: $0).types.map(\.name) } == ["A", "B", "C"])
        #expect(
            facts.notes == [
                SourceNote(path: pipe, text: "is not a regular file"),
                SourceNote(path: folder.path + "/Q.swift", text: "cannot be read: Not a regular file"),
            ])
        #expect(
            SourceScan(SourceFileList(paths: [pipe]), jobs: 1).notes.map(\.text) == [
                "cannot be read: Not a regular file"
            ])
    }

    @Test("a cache that cannot be written is done without")
    func noCache() throws {
        let folder = try TemporaryFolder()
        try folder.write("class A {}", to: "A.swift")
        // No one, not even who may do everything, makes a folder below a file.
        for _ in 0..<2 {
            let facts = SourceFacts(
                SourceFileList(paths: [folder.path]),
                memory: .init(path: folder.path + "/A.swift/facts.bin", toolVersion: "1"))
            #expect(facts.parsedCount == 1 && facts.facts(of: 0).types.map(\.name) == ["A"] && facts.notes.isEmpty)
        }
    }

    @Test(
        "what nests ten thousand deep is left out, and said so",
        arguments: [
            "(", "[1 + ", "{ ", "f(", "f[", "[{", "if x { ", "if let x { ", "if case .a(let x) = y { ",
            "guard x else { ",
            "while x { ", "for x in y { ", "do { ", "repeat { ", "switch x { case 1: ", "{ (a) in ", "g { ",
            "g(1) { x in ",
            "@a(", "class C { ", "func f() { ", "extension E { ", "protocol P { ", "var x: Int { get { ", "#m(",
            "let (a, ",
            "#if A\n", "defer { ", "do {} catch { ", "if a {} else { ", "a: (",
        ])
    func deep(step: String) {
        for end in ["", "\n}"] {
            let source = Array(("func f() { x = " + String(repeating: step, count: 10_000) + end).utf8)
            #expect(source.withUnsafeBufferPointer { try? FactExtractor.facts(of: $0, depth: .whole) } == nil)
        }
    }

    @Test(
        "texts, comments and what stands side by side are not taken for nesting",
        arguments: [
            "x = \"(\"; ", "x = \"\"\"\n ({[\"\n\"\"\"\n", "/* ( */ ", "// {{\n", "x = #\"\\(\"(\"#; ", "f({ [1] }); ",
            "x = \"\\(f(\")\"))(\"; ", "#if A\nx = 1\n#endif\n", "x = ##\"\\#(\"##; ", "x = \"\\\"(\"; ",
        ])
    func shallow(piece: String) {
        let source = Array(("func f() {\n" + String(repeating: piece, count: 150) + "\n}").utf8)
        #expect(source.withUnsafeBytes { !NestingDepth.exceeds(ParserLimits.nestingLimit, in: $0) })
    }

    @Test("a content that several files have is parsed once, whether anything is remembered or not")
    func copies() throws {
        let folder = try TemporaryFolder()
        for name in ["A", "B", "C"] { try folder.write("class A {}", to: "\(name).swift") }
        try folder.write("let x = " + String(repeating: "[", count: 100), to: "D.swift")
        try folder.write("let x = " + String(repeating: "[", count: 100), to: "E.swift")
        let first = read(folder)
        #expect(first.parsedCount == 2 && first.files.count == 3 && first.notes.count == 2)
        #expect((0..<3).allSatisfy { first.facts(of: $0).types.map(\.name) == ["A"] })
        try folder.write("class F {}", to: "F.swift")
        try folder.write("class F {}", to: "G.swift")
        let second = read(folder)
        // The content that is left out is looked at again, and the new one once.
        #expect(second.parsedCount == 2 && second.files.count == 5 && second.notes.count == 2)
        #expect(second.facts(of: 4).types.map(\.name) == ["F"])
    }
}
