import Foundation
import SourceModel
import Testing

@testable import Mocking

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
