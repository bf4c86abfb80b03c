import Findings
import Foundation
import Project
import TemporaryFolders
import Testing

@testable import Checking

@Suite("Mends of several files")
struct FixRunTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for name in ["A", "B", "C"] { try folder.write("let x = 1\n", to: "\(name).swift") }
    }

    private func finding(in name: String, renaming newName: String? = nil) -> Finding {
        let path = "\(folder.path)/\(name).swift"
        var finding = Finding(
            .init(rule: "rule", unit: "Unit", role: "role", subject: name), "wrong",
            at: SourceSpot(path: path, line: 1, column: 5), subject: "x")
        finding.fix = [.init(path: path, line: 1, columns: 5..<6, replacement: "y")]
        finding.rename = newName.map { "\(folder.path)/\($0).swift" }
        return finding
    }

    @Test(
        "leave a file that an Xcode project lists its name",
        arguments: [("A.swift", true), ("Views/A.swift", true), ("Other.swift", false), ("MyA.swift", false)])
    func listedFiles(path: String, isListed: Bool) throws {
        try folder.write("path = \(path);", to: "App.xcodeproj/project.pbxproj")
        let run = FixRun([finding(in: "A", renaming: "D")])
        #expect(run.changes.allSatisfy { $0.rename == nil } == isListed)
        let refusal =
            "\(folder.path)/A.swift keeps its name, since '\(folder.path)/App.xcodeproj' lists it: rename it in Xcode"
        #expect(run.refusals == (isListed ? [refusal] : []))
    }

    @Test("are not made in a file with a syntax error, and in others beside it")
    func brokenFiles() throws {
        let run = FixRun([finding(in: "A"), finding(in: "B", renaming: "D")], broken: [folder.path + "/A.swift"])
        #expect(run.changes.map(\.path) == [folder.path + "/B.swift"])
        #expect(run.count == 1)
        #expect(run.refusals == ["\(folder.path)/A.swift stays as it is, since its syntax could not be read"])
    }

    @Test("are made all together, and none where one cannot be")
    func allOrNone() throws {
        let run = FixRun([finding(in: "A"), finding(in: "B", renaming: "D"), finding(in: "C")])
        chmod(folder.path + "/C.swift", 0o444)
        let error = #expect(throws: FileFailure.self) { try run.write(in: folder.path) }
        #expect(error?.isForbidden == true)
        #expect(error?.description.hasPrefix("'\(folder.path)/C.swift' is read-only") == true)
        #expect(folder.contents == ["A.swift", "B.swift", "C.swift"])
        #expect(try folder.text(of: "A.swift") == "let x = 1\n")
        chmod(folder.path + "/C.swift", 0o644)
        try run.write(in: folder.path)
        #expect(folder.contents == ["A.swift", "C.swift", "D.swift"])
        for name in ["A", "C", "D"] { #expect(try folder.text(of: "\(name).swift") == "let y = 1\n") }
    }
}
