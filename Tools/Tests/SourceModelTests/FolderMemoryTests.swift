import Foundation
import TemporaryFolders
import Testing

@testable import SourceModel

/// The memory that a list of sources has of folders.
@Suite("What is remembered of folders")
struct FolderMemoryTests {
    /// A memory that thinks that all folders have rested.
    private func believing() -> FolderMemory { FolderMemory(now: { .max }) }

    private func names(in folder: TemporaryFolder, _ memory: FolderMemory) -> [String] {
        FolderMemory.$current.withValue(memory) {
            SourceFileList(paths: [folder.path]).files.map { String($0.dropFirst(folder.path.count + 1)) }
        }
    }

    @Test("shows what comes, goes and is renamed, also deep down")
    func seesChanges() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "A.swift")
        try folder.write("", to: "Deep/Down/B.swift")
        let memory = believing()
        #expect(names(in: folder, memory) == ["A.swift", "Deep/Down/B.swift"])
        try folder.write("", to: "Deep/Down/C.swift")
        try folder.write("", to: "Deep/D/E.swift")
        #expect(names(in: folder, memory) == ["A.swift", "Deep/D/E.swift", "Deep/Down/B.swift", "Deep/Down/C.swift"])
        try FileManager.default.moveItem(atPath: folder.path + "/Deep/Down", toPath: folder.path + "/Deep/Up")
        try FileManager.default.removeItem(atPath: folder.path + "/A.swift")
        #expect(names(in: folder, memory) == ["Deep/D/E.swift", "Deep/Up/B.swift", "Deep/Up/C.swift"])
    }

    @Test("is asked instead of a folder that is as it was")
    func isAsked() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "A.swift")
        let memory = believing()
        var entries = FolderEntries()
        entries.items = [.init(path: folder.path + "/Remembered.swift", isFolder: false)]
        var status = stat()
        #expect(stat(folder.path, &status) == 0)
        memory.remember(entries, of: folder.path, status, since: memory.begin)
        #expect(names(in: folder, memory) == ["Remembered.swift"])
    }

    @Test("is kept from one run to the next; a broken file and another version's are as none")
    func isKept() throws {
        let (folder, cache) = (try TemporaryFolder(), try TemporaryFolder())
        try folder.write("", to: "A.swift")
        try folder.write("", to: "My.xcodeproj/project.pbxproj")
        try folder.write("", to: "Deep/B.swift")
        try folder.write("", to: "Deep/Package.swift")
        let path = cache.path + "/folders.bin"
        let memory = believing()
        #expect(names(in: folder, memory) == ["A.swift", "Deep/B.swift"])
        try memory.write(to: path, toolVersion: "1")

        let next = FolderMemory(path: path, toolVersion: "1")
        for part in ["", "/Deep"] {
            var status = stat()
            #expect(stat(folder.path + part, &status) == 0)
            #expect(next.entries(of: folder.path + part, status) != nil)
        }
        let list = FolderMemory.$current.withValue(next) { SourceFileList(paths: [folder.path]) }
        #expect(list.files == [folder.path + "/A.swift", folder.path + "/Deep/B.swift"])
        #expect(list.manifests == [folder.path + "/Deep/Package.swift"])
        #expect(list.xcodeProjects == [folder.path + "/My.xcodeproj"])
        // What is as it was is not written again; what went is forgotten.
        try FileManager.default.removeItem(atPath: path)
        try next.write(to: path, toolVersion: "1")
        #expect(!FileManager.default.fileExists(atPath: path))
        try memory.write(to: path, toolVersion: "1")
        try FileManager.default.removeItem(atPath: folder.path + "/Deep")
        #expect(names(in: folder, FolderMemory(path: path, toolVersion: "1")) == ["A.swift"])

        var status = stat()
        #expect(stat(folder.path + "/My.xcodeproj", &status) == 0 && stat(folder.path, &status) == 0)
        #expect(FolderMemory(path: path, toolVersion: "2").entries(of: folder.path, status) == nil)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        for length in 0..<bytes.count {
            try bytes.prefix(length).write(to: URL(fileURLWithPath: path))
            #expect(names(in: folder, FolderMemory(path: path, toolVersion: "1")) == ["A.swift"])
        }
    }

    @Test("what is to be said of a folder is said each time")
    func saysEachTime() throws {
        let folder = try TemporaryFolder()
        #expect(mkfifo(folder.path + "/Pipe.swift", 0o600) == 0)
        let memory = believing()
        for _ in 0..<2 {
            let list = FolderMemory.$current.withValue(memory) { SourceFileList(paths: [folder.path]) }
            #expect(list.notes == [SourceNote(path: folder.path + "/Pipe.swift", text: "is not a regular file")])
        }
        var status = stat()
        #expect(stat(folder.path, &status) == 0)
        #expect(memory.entries(of: folder.path, status) == nil)
    }

    @Test("is not believed of folders that changed just now, and that hold links")
    func believesWhatRested() throws {
        let folder = try TemporaryFolder()
        let other = try TemporaryFolder()
        try folder.write("", to: "A.swift")
        var status = stat()
        let young = FolderMemory()
        _ = names(in: folder, young)
        #expect(stat(folder.path, &status) == 0)
        #expect(young.entries(of: folder.path, status) == nil)

        try other.write("", to: "B.swift")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/Link", withDestinationPath: other.path)
        let memory = believing()
        #expect(names(in: folder, memory) == ["A.swift", "Link/B.swift"])
        #expect(stat(folder.path, &status) == 0)
        #expect(memory.entries(of: folder.path, status) == nil)
        try FileManager.default.removeItem(atPath: other.path)
        #expect(names(in: folder, memory) == ["A.swift"])
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
}
