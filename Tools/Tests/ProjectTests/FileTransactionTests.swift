import Foundation
import TemporaryFolders
import Testing

@testable import Project

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

    private var files: [String] { folder.contents }

    @Test("are all made, and what is empty then goes")
    func commits() throws {
        try changes().commit()
        #expect(files == ["B", "B/b", "C", "C/c", "Package.swift"])
        #expect(try folder.text(of: "B/b") == "new")
    }

    @Test("are none made where one cannot be")
    func takesBack() throws {
        var transaction = changes()
        try folder.write("", to: "C/c/x")
        let before = files
        let error = #expect(throws: FileFailure.self) { try transaction.commit() }
        #expect(error?.description == "'\(folder.path)/C/c' is a folder, and a file is to be written there")
        #expect(files == before)
        // What is only seen when it is done is taken back.
        transaction = FileTransaction(in: folder.path)
        transaction.write(folder.path + "/B/b", "new")
        transaction.write(folder.path + "/B/b/below", "new")
        #expect(throws: FileFailure.self) { try transaction.commit() }
        #expect(try folder.text(of: "B/b") == "b")
        #expect(files == before)
    }

    @Test("are none made where a file is read-only, and a link stays a link")
    func readOnlyFiles() throws {
        let manager = FileManager.default
        let link = folder.path + "/A/link"
        try manager.createSymbolicLink(atPath: link, withDestinationPath: "../B/b")
        var transaction = FileTransaction(in: folder.path)
        transaction.write(folder.path + "/A/a", "new")
        transaction.write(link, "new")
        chmod(folder.path + "/B/b", 0o444)
        let error = #expect(throws: FileFailure.self) { try transaction.commit() }
        let place = URL(fileURLWithPath: link).resolvingSymlinksInPath().path
        #expect(
            error?.description
                == "'\(place)' is read-only: make it writable (chmod u+w), then run this again")
        #expect(try folder.text(of: "A/a") == "a")
        chmod(folder.path + "/B/b", 0o644)
        try transaction.commit()
        #expect(try folder.text(of: "B/b") == "new" && folder.text(of: "A/a") == "new")
        #expect(try manager.destinationOfSymbolicLink(atPath: link) == "../B/b")
    }

    @Test("are carried on by the next run, from wherever they were stopped", arguments: 0...3)
    func carriesOn(done: Int) throws {
        try folder.write(
            #"[{"path":"A/a"},{"path":"C/c","staged":"1"},{"path":"B/b","staged":"2"}]"#,
            to: ".scaena/pending/steps.json")
        if done >= 1 { try FileManager.default.removeItem(atPath: folder.path + "/A/a") }
        try folder.write("c", to: done >= 2 ? "C/c" : ".scaena/pending/1")
        try folder.write("new", to: done >= 3 ? "B/b" : ".scaena/pending/2")
        FileTransaction.finish(in: folder.path)
        #expect(try folder.text(of: "B/b") == "new")
        #expect(try folder.text(of: "C/c") == "c")
        #expect(files == ["A", "B", "B/b", "C", "C/c", "Package.swift"])
    }
}
