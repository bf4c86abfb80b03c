import Architecture
import ArgumentParser
import Foundation
import Scaffolding

/// `scaena new scene`, or `new module` as other architectures call it: writes a unit and its tests.
struct NewSceneCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scene",
        abstract: "Writes a scene: its actors, their contracts, the builder that wires them, and their tests.",
        discussion: """
            For example:
              scaena new scene About --architecture snp --into Sources/App \\
                --shows "text: String" --events "termsTapped"

            The mocks of all contracts are brought up to date, as 'scaena mock' does.
            Nothing that exists is overwritten without --force. Where the folder is inside a Swift package's
            Sources/M, tests go to Tests/MTests. Architecture and folders may stand in scaena.yml (scaena init).
            """,
        aliases: ["module"])

    @Argument(help: "The scene's name, as types begin with it: About.")
    var name: String

    @Option(help: ArgumentHelp("A built-in architecture or the path of a definition.", valueName: "name"))
    var architecture: String?

    @Option(help: ArgumentHelp("The folder in which the scene's folder is made.", valueName: "dir"))
    var into: String?

    @Option(help: ArgumentHelp("What the user can do: \"termsTapped, retryTapped\".", valueName: "events"))
    var events: String = ""

    @Option(help: ArgumentHelp("What the scene shows: \"text: String, count: Int\".", valueName: "values"))
    var shows: String?

    @Option(help: ArgumentHelp("Other scenes that it can go to: \"Terms, Settings\".", valueName: "scenes"))
    var navigates: String = ""

    @Option(
        name: [.customLong("manager"), .customLong("managers"), .customLong("repository"), .customLong("provider")],
        help: ArgumentHelp(
            "What several scenes share and this one is handed (managers, repositories, providers, as the architecture "
                + "has it): \"About, Ride\".", valueName: "names"))
    var managers: String = ""

    @Option(help: ArgumentHelp("Values that go in when the scene is built: \"item: Item\".", valueName: "values"))
    var takes: String = ""

    @Option(
        help: ArgumentHelp(
            "Values that come out, by a delegate or a route, as the architecture has it: \"created: Item\".",
            valueName: "values"))
    var returns: String = ""

    @Option(
        name: [.long, .customLong("flow")],
        help: ArgumentHelp("What the scene is put into, where the architecture has groups or flows.", valueName: "name")
    )
    var group: String?

    @Option(help: ArgumentHelp("The module, where the folder does not tell.", valueName: "name"))
    var module: String?

    @Option(help: ArgumentHelp("The folder in which the folder of the tests is made.", valueName: "dir"))
    var testsInto: String?

    @Flag(help: "Writes no tests.")
    var noTests = false

    @Option(help: "Whether the scene uses Scaena's runtime, or nothing but UIKit.")
    var runtime: Runtime = .scaena

    @Flag(help: "Leaves out the protocols that the architecture calls optional.")
    var noContracts = false

    @Flag(help: "Shows what would be written, and writes nothing.")
    var dryRun = false

    @Flag(help: "Replaces files that are in the way.")
    var force = false

    /// What a scaffolded unit may import.
    enum Runtime: String, ExpressibleByArgument, CaseIterable {
        case scaena
        case none
    }

    func run() throws {
        let defaults = try ProjectDefaults()
        let source = try ArchitectureOption.source(defaults.architecture(architecture, into: into))
        let place = try defaults.place(into: into, testsInto: testsInto, module: module)
        let request = UnitRequest(
            name: name, into: place.into, events: events, shows: shows, navigates: navigates, managers: managers,
            takes: takes, returns: returns, module: place.module, testsInto: place.testsInto, tests: !noTests,
            group: group, contracts: !noContracts,
            runtime: runtime == .scaena)
        do {
            let scaffold = try UnitScaffold(request, in: source)
            try ScaffoldOutput(scaffold, defaults: defaults).finish(dryRun: dryRun, replacing: force) {
                guard !noTests else { return nil }
                let definition = try ArchitectureOption.definition(defaults.architecture(architecture, into: into))
                return try defaults.updateMocks(of: definition, at: place, testsInto: testsInto)
            }
        } catch let error as ScaffoldError {
            throw Failure(error)
        }
    }
}
