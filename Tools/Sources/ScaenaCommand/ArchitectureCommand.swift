import Architecture
import ArgumentParser
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
            discussion: "For example:\n  scaena architecture validate Architecture/our.yml")

        @Argument(help: "The path of a definition, or a built-in architecture.")
        var architecture: String

        func run() throws {
            let source = try ArchitectureOption.source(architecture)
            let definition = try ArchitectureOption.definition(architecture)
            let mistakes = ArchitectureTrial(source, definition).mistakes
            guard mistakes.isEmpty else { throw Failure(.data, mistakes.joined(separator: "\n"), isMarked: true) }
            print("\(architecture): \(definition.id) has no mistakes")
            for sentence in UnusedTemplates(source, definition).sentences { print("note: \(sentence)") }
        }
    }
}
