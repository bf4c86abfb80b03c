import Architecture
import ArgumentParser
import Foundation

/// The command line: one file a command.
@main
struct Scaena: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scaena",
        abstract: "Makes an architecture executable: scaffolds its units, shows and checks its definition.",
        discussion: "For example:\n  scaena new scene About --architecture snp --into Sources/App",
        version: ToolVersion.current.description,
        subcommands: [
            InitCommand.self, NewCommand.self, SheetCommand.self, AddCommand.self, RenameCommand.self, SyncCommand.self,
            ArchitectureCommand.self,
            MockCommand.self, FactsCommand.self,
            LearnCommand.self, CheckCommand.self, RulesCommand.self,
            TemplatesCommand.self,
            HooksCommand.self,
            RunCommand.self,
        ])

    /// Runs a command. What goes wrong is told on stderr, in the way in which the failure's own kind is told.
    static func main() {
        SignalMask.letEndsThrough()
        SignalMask.outliveFileLimits()
        do {
            var arguments = Array(CommandLine.arguments.dropFirst())
            try refuseUnknownCommand(arguments)
            if arguments.first == NewCommand.configuration.commandName {
                let told = NewWords(Array(arguments.dropFirst()))
                arguments = try ["new"] + told.completed(asking: .standard)
            }
            var command = try parseAsRoot(arguments)
            try command.run()
            // A full disk is seen by whoever writes to it last.
            if fflush(nil) != 0 { throw Failure(.cannotCreate, "the output could not be written") }
        } catch let failure as Failure {
            Console.standard.fail(failure)
        } catch {
            exit(withError: error)
        }
    }

    /// Tells a word that is no command from an argument too many.
    ///
    /// - Parameter arguments: the arguments after the tool's name.
    /// - Throws: ``Failure`` with the nearest command's name.
    private static func refuseUnknownCommand(_ arguments: [String]) throws {
        var configuration = configuration
        let arguments = arguments.first == "help" ? Array(arguments.dropFirst()) : arguments
        for (depth, word) in arguments.enumerated() {
            guard !configuration.subcommands.isEmpty, configuration.defaultSubcommand == nil, !word.hasPrefix("-")
            else { return }
            let known = configuration.subcommands.filter { $0.configuration.shouldDisplay }
            guard let next = known.first(where: { $0._commandName == word }) else {
                let before = (["scaena"] + arguments[..<depth]).joined(separator: " ")
                let hint = NearestWord.hint(for: word, among: known.map { $0._commandName })
                throw Failure(.usage, "'\(before)' has no command '\(word)'" + hint)
            }
            configuration = next.configuration
        }
    }
}
