import Foundation
import TemporaryFolders
import Testing

@testable import Scaffolding

@Suite("Changes to several files")
struct FileTransactionTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
        try folder.write("a", to: "A/a")
        try folder.write("b", to: "B/b")
    }

    private func changes() -> FileTransaction {
        var transaction = FileTransaction(in: folder.path)
        transaction.remove(folder.path + "/A/a")
        transaction.write(folder.path + "/C/c", "c")
        transaction.write(folder.path + "/B/b", "new")
        transaction.removeIfEmpty(folder.path + "/A")
        return transaction
    }

    private var files: [String] { folder.contents.filter { !$0.hasPrefix(".scaena/.") } }

    @Test("are all made, and what is empty then goes")
    func commits() throws {
        try changes().commit()
        #expect(files == [".scaena", "B", "B/b", "C", "C/c", "Package.swift"])
        #expect(try folder.text(of: "B/b") == "new")
    }

    @Test("are none made where one cannot be")
    func takesBack() throws {
        var transaction = changes()
        try folder.write("", to: "C/c/x")
        let before = files
        let error = #expect(throws: ScaffoldError.self) { try transaction.commit() }
        #expect(error?.description == "'\(folder.path)/C/c' is a folder, and a file is to be written there")
        #expect(files.filter { $0 != ".scaena" } == before)
        // What is only seen when it is done is taken back.
        transaction = FileTransaction(in: folder.path)
        transaction.write(folder.path + "/B/b", "new")
        transaction.write(folder.path + "/B/b/below", "new")
        #expect(throws: ScaffoldError.self) { try transaction.commit() }
        #expect(try folder.text(of: "B/b") == "b")
        #expect(files.filter { $0 != ".scaena" } == before)
    }

    @Test("are carried on by the next run, from wherever they were stopped", arguments: 0...3)
    func carriesOn(done: Int) throws {
        try folder.write(
            #"[{"path":"A/a"},{"path":"C/c","staged":"1"},{"path":"B/b","staged":"2"}]"#,
            to: ".scaena/pending/steps.json")
        if done >= 1 { try FileManager.default.removeItem(atPath: folder.path + "/A/a") }
        try folder.write("c", to: done >= 2 ? "C/c" : ".scaena/pending/1")
        try folder.write("new", to: done >= 3 ? "B/b" : ".scaena/pending/2")
        _ = ProjectLock(around: folder.path)
        #expect(try folder.text(of: "B/b") == "new")
        #expect(try folder.text(of: "C/c") == "c")
        #expect(files == [".scaena", "A", "B", "B/b", "C", "C/c", "Package.swift"])
    }
}
