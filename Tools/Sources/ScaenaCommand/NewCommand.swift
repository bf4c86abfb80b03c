import ArgumentParser

/// `scaena new`: scaffolds.
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Writes the files of a new unit of an architecture.",
        discussion: "For example:\n  scaena new scene About --architecture snp --into Sources/App",
        subcommands: [NewSceneCommand.self, NewAppCommand.self])
}
