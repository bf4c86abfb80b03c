import Architecture
import ArgumentParser
import Foundation
import Scaffolding

/// `scaena new WORD NAME`, for a word that only the architecture knows.
struct NewByWordCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "by-word", abstract: "Writes what the architecture calls by a word.", shouldDisplay: false)

    @Argument(parsing: .captureForPassthrough)
    var arguments: [String] = []

    func run() throws {
        let given = NewWords(arguments)
        guard let word = arguments.first, !word.hasPrefix("-"), !given.asksForHelp else {
            try Self.run(NewKindCommand.self, arguments)
            return
        }
        let name = try ProjectDefaults().architecture(
            given.value(of: "--architecture"), into: given.value(of: "--into"))
        if try ArchitectureOption.definition(name).unit.word == word {
            try Self.run(NewSceneCommand.self, Array(arguments.dropFirst()))
        } else {
            try Self.run(NewKindCommand.self, arguments)
        }
    }

    /// Runs a command with arguments; what is wrong with them is told as the command itself would.
    private static func run<Command: ParsableCommand>(_ command: Command.Type, _ arguments: [String]) throws {
        var parsed: Command
        do {
            parsed = try command.parse(arguments)
        } catch {
            command.exit(withError: error)
        }
        try parsed.run()
    }
}
