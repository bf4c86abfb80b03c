import Architecture
import ArgumentParser

/// The command line: one file a command.
@main
struct Scaena: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scaena",
        abstract: "Makes an architecture executable: scaffolds its units, shows and checks its definition.",
        discussion: "For example:\n  scaena new scene About --architecture snp --into Sources/App",
        version: ToolVersion.current.description,
        subcommands: [
            InitCommand.self, NewCommand.self, ArchitectureCommand.self, MockCommand.self, FactsCommand.self,
            LearnCommand.self,
            TemplatesCommand.self,
            HooksCommand.self,
        ])

    /// Runs a command. What goes wrong is told on stderr, in the way in which the failure's own kind is told.
    static func main() {
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch let failure as Failure {
            Console.standard.fail(failure)
        } catch {
            exit(withError: error)
        }
    }
}
