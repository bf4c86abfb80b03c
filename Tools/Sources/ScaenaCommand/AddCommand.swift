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
              scaena add list "of: items, shows: [name]" --to Items
              scaena add navigation Detail --to Items --dry-run
              scaena add field "price: decimal" event "bid: {carries: price}" --to Bids

            Every file that the thing touches is merged: contract, wiring, callers, view, tests and mocks become what they \
            would be had it been asked for at first, and each edit of yours stays. Where the two meet, nothing is written \
            and you are told what to write, with file and line.

            A scene that scaena did not write can get an event, a value that it shows, a list, a field, a way to another scene, \
            an output, a value that it takes, a manager and a role that others have: contract, whoever implements it, caller, \
            builder and mocks are found by who plays which role in the definition.
            """)

    @Argument(help: "What is added: event, navigation, takes, output, shows, list, field, manager, worker, …")
    var what: String

    @Argument(help: "What is said of it, as 'scaena new scene' takes it: deleteAllTapped, \"item: Item\", Detail.")
    var text: String

    @Argument(help: "What comes with it, in the same way: a verb and the event that asks for it.")
    var further: [String] = []

    @Option(help: ArgumentHelp("The scene that gets it.", valueName: "scene"))
    var to: String

    @OptionGroup var options: ScaffoldOptions

    var collisions: ScaffoldOutput.Collisions { .grown }

    /// All that is added.
    private var additions: [UnitAddition] {
        let words = [what, text] + further
        return stride(from: 0, to: words.count - 1, by: 2).map { UnitAddition(word: words[$0], text: words[$0 + 1]) }
    }

    func validate() throws {
        if let blank = additions.first(where: { $0.text.allSatisfy(\.isWhitespace) }) {
            throw ValidationError(
                "'\(blank.word)' says what is added, and nothing of it: say both, as in 'event tapped'")
        }
        guard further.count.isMultiple(of: 2) else {
            throw ValidationError(
                "'\(further.last ?? "")' says what is added, and not what of it: say both, as in 'event tapped'")
        }
    }

    func run() throws {
        let defaults = try ProjectDefaults()
        let (place, source) = try options.place(in: defaults, scaffolds: false)
        // Where nothing is noted of the scene, its sources tell.
        guard (try? place.unit(to, by: source)) == nil, let growth = try growth(defaults, place, source) else {
            return try options.finish(collisions, scaffold)
        }
        if options.dryRun {
            for file in growth.files {
                let path = ScaffoldReport.shown(file.path)
                print(
                    UnifiedDiff(from: file.before, to: file.after, names: ("a/\(path)", "b/\(path)")).text,
                    terminator: "")
            }
        } else {
            for file in growth.files { print(ScaffoldReport.shown(file.path)) }
        }
        for note in growth.notes { print("note: \(ScaffoldReport.shown(in: note))") }
    }

    /// Adds it to a scene that scaena did not write; nil where there is none of that name.
    private func growth(
        _ defaults: ProjectDefaults, _ place: ProjectDefaults.Place, _ source: ArchitectureSource
    ) throws -> UnitGrowth? {
        let lock = try defaults.locked()
        defer { withExtendedLifetime(lock) {} }
        let around = try ProjectSources(defaults).surroundings(defaults, options, place)
        do throws(ScaffoldError) {
            let growth = try UnitGrowth(additions[0], to: to, in: source, around)
            guard further.isEmpty else {
                throw ScaffoldError(.usage, "nothing is noted of '\(to)': add one thing at a time to it")
            }
            if !options.dryRun { try growth.write() }
            return growth
        } catch {
            // What was scaffolded is known by its record, which says more.
            if error.isUnknownUnit, !RecordedUnit.all(around: place.into).isEmpty { return nil }
            throw Failure(
                ScaffoldError(error.kind, ScaffoldReport.shown(in: error.description), saysPlaces: error.saysPlaces))
        }
    }

    func scaffold(at place: ProjectDefaults.Place, _ source: ArchitectureSource) throws(ScaffoldError) -> UnitScaffold {
        try place.unit(to, by: source).scaffold(
            in: source, at: place.ofRecorded, adding: additions)
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
