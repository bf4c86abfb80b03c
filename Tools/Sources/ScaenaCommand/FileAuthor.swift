import Architecture
import Foundation
import Scaffolding

/// The person who makes files: as git knows them, and else as the system does.
enum FileAuthor {
    /// The person who makes files from an architecture's templates now; `nil` where none of them names one.
    static func creation(for source: ArchitectureSource) -> FileCreation? {
        guard source.templates.values.contains(where: { $0.contains("created.") }) else { return nil }
        return FileCreation(by: gitName ?? (NSFullUserName().isEmpty ? NSUserName() : NSFullUserName()))
    }

    private static var gitName: String? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "config", "user.name"]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = Pipe()
        guard (try? process.run()) != nil else { return nil }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let name = String(decoding: data, as: UTF8.self).split(separator: "\n").first.map(String.init)
        return process.terminationStatus == 0 ? name : nil
    }
}
