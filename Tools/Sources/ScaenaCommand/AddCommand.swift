import Architecture
import ArgumentParser
import Foundation
import Scaffolding

/// `scaena add`: a scene that was scaffolded gets one thing more, in files that people have edited since.
struct AddCommand: ScaffoldingCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract:
            "Adds an event, a way out, a manager, … to a scene that is there, and keeps what was changed by hand.",
        discussion: """
            For example:
              scaena add event deleteAllTapped --to Items
              scaena add event "refresh: {asks: fetchItems}" --to Items
              scaena add navigation Detail --to Items --dry-run

            Every file that the thing touches is merged: contract, wiring, callers, view, tests and mocks become what they \
            would be had it been asked for at first, and each edit of yours stays. Where the two meet, nothing is written \
            and you are told what to write, with file and line. It needs the scene's record in .scaena.
            """)

    @Argument(help: "What is added: event, navigation, takes, output, shows, manager, worker, …")
    var what: String

    @Argument(help: "What is said of it, as 'scaena new scene' takes it: deleteAllTapped, \"item: Item\", Detail.")
    var text: String

    @Option(help: ArgumentHelp("The scene that gets it.", valueName: "scene"))
    var to: String

    @OptionGroup var options: ScaffoldOptions

    var collisions: ScaffoldOutput.Collisions { .grown }

    func scaffold(at place: ProjectDefaults.Place, _ source: ArchitectureSource) throws(ScaffoldError) -> UnitScaffold {
        try place.unit(to, by: source).scaffold(
            in: source, at: place.ofRecorded, adding: UnitAddition(word: what, text: text))
    }
}

extension ProjectDefaults.Place {
    /// Where what was scaffolded is written again.
    var ofRecorded: RecordedUnit.Place { .init(testsInto: testsInto, module: module, others: others) }

    /// The unit of a name that was scaffolded here.
    func unit(_ name: String, by source: ArchitectureSource) throws(ScaffoldError) -> RecordedUnit {
        do {
            return try RecordedUnit.named(name, in: into, by: try source.definition())
        } catch let error as InvalidDefinition {
            throw ScaffoldError(.data, error.description)
        } catch let error as ScaffoldError {
            throw error
        } catch {
            throw ScaffoldError(.data, "\(error)")
        }
    }
}
