import Architecture
import ArgumentParser
import Foundation
import SourceModel

extension ArchitectureCommand {
    /// `scaena architecture schema`
    struct Schema: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "schema",
            abstract: "Prints the JSON Schema by which editors complete and check definitions and scaena.yml.",
            discussion: """
                For example:
                  scaena architecture schema --output .scaena/architecture.schema.json

                and as the first line of scaena.yml:
                  \(ArchitectureSource.schemaLine(".scaena/architecture.schema.json"))
                """)

        @Option(help: ArgumentHelp("The file that is written instead.", valueName: "file"))
        var output: String?

        func run() throws {
            guard let output else { return print(ArchitectureSource.schema, terminator: "") }
            let path = SourceFileList.absolutePath(output)
            if let there = FileManager.default.contents(atPath: path), !Self.isSchema(there) {
                throw Failure(.cannotCreate, "'\(output)' is there, and is no schema of scaena's: nothing was written")
            }
            do {
                try AtomicFile.write(Array(ArchitectureSource.schema.utf8), to: path)
            } catch {
                throw Failure(.cannotCreate, "cannot write '\(output)': \(error.localizedDescription)")
            }
            print(output)
            print("next: begin scaena.yml with '\(ArchitectureSource.schemaLine(output))'")
        }

        /// Whether a file is the schema of this or another version of the tool.
        private static func isSchema(_ data: Data) -> Bool {
            let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
            return (object?["$id"] as? String)?.hasPrefix("urn:scaena:") == true
        }
    }
}
