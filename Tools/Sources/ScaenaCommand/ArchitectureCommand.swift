import Architecture
import ArgumentParser
import Foundation
import Scaffolding

/// `scaena architecture`: what an architecture is made of.
struct ArchitectureCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "architecture",
        abstract: "Lists, shows, compares and validates architectures, and writes them out.",
        discussion: "For example:\n  scaena architecture show snp",
        subcommands: [List.self, Show.self, Compare.self, Validate.self, Eject.self, Schema.self])

    /// `scaena architecture list`
    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: "Lists the built-in architectures.",
            discussion: "For example:\n  scaena architecture list")

        func run() throws {
            for id in ArchitectureSource.builtIns.keys.sorted() {
                let definition = try ArchitectureOption.definition(id)
                print("\(id)  \(definition.title): \(definition.about)")
            }
        }
    }

    /// `scaena architecture show`
    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "show",
            abstract: "Shows an architecture: its roles, who holds whom and what they say.",
            discussion: "For example:\n  scaena architecture show snp")

        @Argument(help: "A built-in architecture or the path of a definition.")
        var architecture: String

        func run() throws {
            print(ArchitectureReport(try ArchitectureOption.definition(architecture)).text)
        }
    }

    /// `scaena architecture validate`
    struct Validate: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "validate",
            abstract: "Tells every mistake of a definition, with its line and column, and of its templates.",
            discussion: """
                For example:
                  scaena architecture validate Architecture/our.yml
                  scaena architecture validate scaena.yml

                Of a project's settings it tells what they name and is not there, too.
                """)

        @Argument(help: "The path of a definition or of a scaena.yml, or a built-in architecture.")
        var architecture: String

        func run() throws {
            let file = URL(fileURLWithPath: architecture).standardizedFileURL
            if file.lastPathComponent == ProjectSettings.fileName, FileManager.default.fileExists(atPath: file.path) {
                let defaults = try ProjectDefaults(from: file.deletingLastPathComponent().path)
                let mistakes = defaults.mistakes.map { "\($0.place): error: \($0.sentence)" }
                guard mistakes.isEmpty else { throw Failure(.data, mistakes.joined(separator: "\n"), isMarked: true) }
                // A file may be both: the settings, and the definition that they name.
                guard defaults.settings.architecture == "./" + ProjectSettings.fileName else {
                    print("\(architecture): the settings have no mistakes")
                    return
                }
            }
            let source = try ArchitectureOption.source(architecture)
            let definition = try ArchitectureOption.definition(architecture)
            try ArchitectureOption.refuseMistakes(of: source, definition)
            print("\(architecture): \(definition.id) has no mistakes")
            for sentence in UnusedTemplates(source, definition).sentences { print("note: \(sentence)") }
        }
    }
}
