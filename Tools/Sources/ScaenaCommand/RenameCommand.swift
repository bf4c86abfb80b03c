import Architecture
import ArgumentParser
import Foundation
import Scaffolding

/// `scaena rename`: a scene gets another name, with everything that names it.
struct RenameCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rename",
        abstract: "Renames a scene: its types and files, those who name it, its tests and mocks.",
        discussion: """
            For example:
              scaena rename scene Items Articles --dry-run
              scaena rename scene Items Articles

            Names change where code means them, in every file of the project. What scaena wrote and nobody changed becomes \
            what it would have been under the new name; in what you changed, comments and strings stay and are told. It \
            works on scenes that scaena did not write, too. All of it is written, or nothing.
            """)

    @Argument(help: "What is renamed: scene, or what the architecture calls one.")
    var word: String

    @Argument(help: "Its name.")
    var name: String

    @Argument(help: "Its new name.")
    var newName: String

    @OptionGroup var options: ScaffoldOptions

    func run() throws {
        let defaults = try ProjectDefaults()
        let lock = try defaults.locked()
        defer { withExtendedLifetime(lock) {} }
        let source = try ArchitectureOption.source(defaults.architecture(options.architecture, into: options.into))
        let definition: ArchitectureDefinition
        do { definition = try source.definition() } catch { throw Failure(error) }
        guard [definition.unit.word, "scene"].contains(word) else {
            throw Failure(
                .usage,
                "'\(word)' cannot be renamed: say '\(definition.unit.word)'"
                    + (definition.kind(word) == nil ? "" : "; a \(word) is renamed by hand"))
        }
        var place = try? defaults.place(
            into: options.into, testsInto: options.testsInto, module: options.module)
        place?.others = defaults.architectures(
            besides: try defaults.architecture(options.architecture, into: options.into))
        do {
            let around = try ProjectSources(defaults).surroundings(defaults, options, place)
            let rename = try UnitRename(name, to: newName, in: source, around)
            if options.dryRun {
                RenameReport(rename.files).show()
            } else {
                try rename.write()
                RenameReport(rename.files).list()
                try updateMocks(rename, defaults, place)
                MocksDue(around: defaults.folder).settle()
            }
            for note in rename.notes { print("note: \(ScaffoldReport.shown(in: note))") }
        } catch let error as ScaffoldError {
            throw Failure(
                ScaffoldError(error.kind, ScaffoldReport.shown(in: error.description), saysPlaces: error.saysPlaces))
        }
    }

    private func updateMocks(
        _ rename: UnitRename, _ defaults: ProjectDefaults, _ place: ProjectDefaults.Place?
    ) throws {
        guard !options.noTests, let place, let scaffold = rename.scaffold else { return }
        let report = try ProjectDefaults.explained {
            try defaults.mocks(beside: scaffold, at: place, testsInto: options.testsInto)?.update()
        }
        for path in report?.written ?? [] { print(ScaffoldReport.shown(path)) }
    }
}

/// The files that change where something gets another name, for the person who asked.
struct RenameReport {
    private let files: [RenamedFile]

    init(_ files: [RenamedFile]) {
        self.files = files
    }

    /// Prints them, a line each.
    func list() {
        for file in files {
            let path = ScaffoldReport.shown(file.path)
            print(file.path == file.newPath ? path : "\(path) => \(ScaffoldReport.shown(file.newPath))")
        }
    }

    /// Prints them, and what changes in them.
    func show() {
        list()
        print("")
        for file in files {
            guard let before = file.before, let after = file.after, before != after else { continue }
            let names = ("a/" + ScaffoldReport.shown(file.path), "b/" + ScaffoldReport.shown(file.newPath))
            print(UnifiedDiff(from: before, to: after, names: names).text, terminator: "")
        }
    }
}
