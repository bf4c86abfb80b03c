import Architecture
import ArgumentParser

extension ArchitectureCommand {
    /// `scaena architecture schema`
    struct Schema: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "schema",
            abstract: "Prints the JSON Schema by which editors complete and check definitions and scaena.yml.",
            discussion: """
                For example:
                  scaena architecture schema --output .scaena/architecture.schema.json

                and as the first line of scaena.yml (which 'scaena init' and 'scaena learn' write, with the schema):
                  \(ArchitectureSource.schemaLine(".scaena/architecture.schema.json"))
                """)

        @Option(help: ArgumentHelp("The file that is written instead.", valueName: "file"))
        var output: String?

        func run() throws {
            guard let output else { return print(ArchitectureSource.schema, terminator: "") }
            try EditorSchema.write(to: output)
            print(output)
            print("next: begin scaena.yml with '\(ArchitectureSource.schemaLine(output))'")
        }
    }
}
