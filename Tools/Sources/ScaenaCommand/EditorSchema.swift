import Architecture
import Foundation
import SourceModel

/// The schema by which editors complete and check a definition or a project's settings, in a file of its own near them.
enum EditorSchema {
    /// Its path, as seen from the folder of a file that is read by it.
    ///
    /// - Parameter file: the file, whose first line names the schema.
    static func path(for file: String) -> String {
        let isOfProject = file.split(separator: "/").last.map(String.init) == ProjectSettings.fileName
        return isOfProject ? ".scaena/architecture.schema.json" : "architecture.schema.json"
    }

    /// The first line of a file.
    static func line(for file: String) -> String { ArchitectureSource.schemaLine(path(for: file)) + "\n" }

    /// Writes the schema for a file, over one of this or another version of the tool.
    ///
    /// - Parameter file: the file that is read by it.
    /// - Throws: ``Failure`` when it cannot be written, or something else is there.
    static func write(for file: String) throws {
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        try write(to: folder.appendingPathComponent(path(for: file)).path)
    }

    /// Writes the schema.
    ///
    /// - Parameter file: its path.
    static func write(to file: String) throws {
        let path = SourceFileList.absolutePath(file)
        if let there = FileManager.default.contents(atPath: path), !isSchema(there) {
            throw Failure(.cannotCreate, "'\(file)' is there, and is no schema of scaena's: it was not touched")
        }
        do {
            try AtomicFile.write(Array(ArchitectureSource.schema.utf8), to: path)
        } catch {
            throw Failure(.cannotCreate, "cannot write '\(file)': \(error.localizedDescription)")
        }
    }

    /// Whether a file is the schema of this or another version of the tool.
    private static func isSchema(_ data: Data) -> Bool {
        let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        return (object?["$id"] as? String)?.hasPrefix("urn:scaena:") == true
    }
}
