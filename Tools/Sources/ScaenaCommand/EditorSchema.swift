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
    static func write(for file: String) throws { try write(to: place(for: file)) }

    /// Refuses a place where something else is, before the file itself is written.
    ///
    /// - Parameter file: the file that is to be read by it.
    /// - Throws: ``Failure`` with the schema's path.
    static func checkPlace(for file: String) throws { try refuseOther(place(for: file)) }

    private static func place(for file: String) -> String {
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        return folder.appendingPathComponent(path(for: file)).path
    }

    /// Writes the schema.
    ///
    /// - Parameter file: its path.
    static func write(to file: String) throws {
        try refuseOther(file)
        do {
            try AtomicFile.write(Array(ArchitectureSource.schema.utf8), to: SourceFileList.absolutePath(file))
        } catch {
            throw Failure(.cannotCreate, "cannot write '\(file)': \(error.localizedDescription)")
        }
    }

    private static func refuseOther(_ file: String) throws {
        if let there = FileManager.default.contents(atPath: file), !isSchema(there) {
            throw Failure(.cannotCreate, "'\(file)' is there, and is no schema of scaena's: it was not touched")
        }
    }

    /// Returns true if a file is the schema of this or another version of the tool.
    private static func isSchema(_ data: Data) -> Bool {
        let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        return (object?["$id"] as? String)?.hasPrefix("urn:scaena:") == true
    }
}
