import ArgumentParser

/// `scaena new`: scaffolds.
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Writes the files of a new unit of an architecture, or of what it has beside units.",
        discussion: """
            For example:
              scaena new scene About --architecture snp --into Sources/App
              scaena new manager Ride --architecture snp --into Sources/App

            Whatever an architecture has is written by its own word: manager, flow, worker, business-object, entity, … \
            ('scaena architecture show NAME' tells them). On a terminal, 'scaena new' alone asks.
            """,
        subcommands: [NewSceneCommand.self, NewAppCommand.self, NewKindCommand.self, NewByWordCommand.self],
        defaultSubcommand: NewByWordCommand.self)
}
