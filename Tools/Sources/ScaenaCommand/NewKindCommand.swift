import Architecture
import ArgumentParser
import Foundation
import Scaffolding

/// `scaena new manager`, and whatever else an architecture has beside its units: writes it and its tests.
struct NewKindCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "kind",
        abstract: "Writes what an architecture has beside its units: a manager, a flow, an entity, …",
        usage: "scaena new <kind> <name> [options]",
        discussion: """
            For example:
              scaena new manager Ride --architecture snp --into Sources/App
              scaena new flow Items --opens "List, Detail" --architecture mvpcf --into Sources/App

            'scaena architecture show NAME' tells the kinds of an architecture. Nothing that exists is overwritten without
            --force.
            """)

    @Argument(help: "What to write, in the architecture's own words: manager, flow, entity, …")
    var kind: String

    @Argument(help: "Its name, as types begin with it: Ride.")
    var name: String

    @Option(help: ArgumentHelp("A built-in architecture or the path of a definition.", valueName: "name"))
    var architecture: String?

    @Option(help: ArgumentHelp("The folder in which its folder is made.", valueName: "dir"))
    var into: String?

    @Option(help: ArgumentHelp("Its values: \"id: String, price: Double\".", valueName: "values"))
    var values: String?

    @Option(help: ArgumentHelp("The scenes or modules that a flow opens: \"List, Detail\".", valueName: "names"))
    var opens: String = ""

    @Option(help: ArgumentHelp("The module, where the folder does not tell.", valueName: "name"))
    var module: String?

    @Option(help: ArgumentHelp("The folder in which the folder of the tests is made.", valueName: "dir"))
    var testsInto: String?

    @Flag(help: "Writes no tests.")
    var noTests = false

    @Option(help: "Whether it uses Scaena's runtime.")
    var runtime: NewSceneCommand.Runtime = .scaena

    @Flag(help: "Shows what would be written, and writes nothing.")
    var dryRun = false

    @Flag(help: "Replaces files that are in the way.")
    var force = false

    func run() throws {
        let defaults = try ProjectDefaults()
        let source = try ArchitectureOption.source(defaults.architecture(architecture, into: into))
        let place = try defaults.place(into: into, testsInto: testsInto, module: module)
        let request = KindRequest(
            kind: kind, name: name, into: place.into, values: values, opens: opens, module: place.module,
            testsInto: place.testsInto, tests: !noTests, runtime: runtime == .scaena)
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
