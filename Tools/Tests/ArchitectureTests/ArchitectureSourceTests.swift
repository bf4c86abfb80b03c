import Foundation
import Testing

@testable import Architecture

@Suite("Definition files")
struct ArchitectureSourceTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scaena-\(UUID())")

    private func write(_ data: Data, to name: String) throws -> String {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
        return file.path
    }

    @Test("bring the templates beside them")
    func bringTemplates() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try write(Data("s".utf8), to: "templates/screen.stencil")
        _ = try write(Data("b".utf8), to: "templates/brain.stencil")
        _ = try write(Data("no template".utf8), to: "templates/README.md")
        let path = try write(Data(SampleDefinition.text.utf8), to: "duo.yml")
        let source = try ArchitectureSource(readingFile: path)
        #expect(source.templates == ["screen": "s", "brain": "b"])
        #expect(try source.definition().id == "duo")
    }

    @Test("are the same whichever system ended their lines")
    func endLines() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try write(Data("s\r\n{% if runtime %}\r\n".utf8), to: "templates/screen.stencil")
        _ = try write(Data("b\r\n".utf8), to: "templates/brain.stencil")
        let text = SampleDefinition.text.replacing("\n", with: "\r\n")
        let source = try ArchitectureSource(readingFile: write(Data(text.utf8), to: "duo.yml"))
        #expect(source.templates == ["screen": "s\n{% if runtime %}\n", "brain": "b\n"])
        #expect(source.text == SampleDefinition.text)
    }

    @Test("that are not there or no text are told")
    func tellsUnreadable() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let missing = folder.path + "/none.yml"
        #expect(throws: UnreadableSource(path: missing, reason: "there is no such file", isMissing: true)) {
            try ArchitectureSource(readingFile: missing)
        }
        let path = try write(Data([0xFF, 0xFE, 0x80]), to: "bytes.yml")
        let error = #expect(throws: UnreadableSource.self) { try ArchitectureSource(readingFile: path) }
        #expect(error?.description == "\(path):1:1: error: this is not UTF-8: save the file in that encoding")
    }
}
