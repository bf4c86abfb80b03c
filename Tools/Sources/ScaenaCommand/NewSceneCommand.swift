import Architecture
import ArgumentParser
import Foundation
import Scaffolding

/// `scaena new scene`: writes a scene and its tests.
struct NewSceneCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scene",
        abstract: "Writes a scene: its actors, their contracts, the builder that wires them, and their tests.",
        discussion: """
            For example:
              scaena new scene About --architecture snp --into Sources/App \\
                --shows "text: String" --events "termsTapped"

            Nothing that exists is overwritten without --force. Where the folder is inside a Swift package's
            Sources/M, tests go to Tests/MTests. Architecture and folders may stand in scaena.yml (scaena init).
            """)

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

    @Option(help: ArgumentHelp("The module, where the folder does not tell.", valueName: "name"))
    var module: String?

    @Option(help: ArgumentHelp("The folder in which the folder of the tests is made.", valueName: "dir"))
    var testsInto: String?

    @Flag(help: "Writes no tests.")
    var noTests = false

    @Flag(help: "Shows what would be written, and writes nothing.")
    var dryRun = false

    @Flag(help: "Replaces files that are in the way.")
    var force = false

    func run() throws {
        let defaults = try ProjectDefaults()
        let source = try ArchitectureOption.source(defaults.architecture(architecture))
        let place = try defaults.place(into: into, testsInto: testsInto, module: module)
        let request = UnitRequest(
            name: name, into: place.into, events: events, shows: shows, module: place.module,
            testsInto: place.testsInto,
            tests: !noTests)
        do {
            let scaffold = try UnitScaffold(request, in: source)
            if dryRun {
                print(ScaffoldReport(scaffold).tree + "\n\n" + ScaffoldReport(scaffold).texts)
            } else {
                try UnitWriter.write(scaffold, replacing: force)
                print(ScaffoldReport(scaffold).tree)
            }
            for note in scaffold.notes + defaults.membershipNotes(for: scaffold) { print("note: \(note)") }
        } catch {
            throw Failure(error)
        }
    }
}
