import Architecture
import ArgumentParser
import Foundation
import Scaffolding
import SourceModel

/// The options of every command that scaffolds: the architecture, the place, and if it is written at all.
struct ScaffoldOptions: ParsableArguments {
    @Option(help: ArgumentHelp("A built-in architecture or the path of a definition.", valueName: "name"))
    var architecture: String?

    @Option(help: ArgumentHelp("The folder in which its folder is made.", valueName: "dir"))
    var into: String?

    @Option(help: ArgumentHelp("The module, where the folder does not tell.", valueName: "name"))
    var module: String?

    @Option(help: ArgumentHelp("The folder in which the folder of the tests is made.", valueName: "dir"))
    var testsInto: String?

    @Flag(help: "Writes no tests.")
    var noTests = false

    @Option(
        help: ArgumentHelp(
            "Whether it uses Scaena's runtime, or nothing but UIKit; as scaena.yml says if it is not given, and else with.",
            valueName: "runtime"))
    var runtime: ProjectSettings.RuntimeUse?

    @Flag(help: "Shows what would be written, and writes nothing.")
    var dryRun = false

    @Flag(help: "Writes where files are in the way: those that you changed are merged, or kept with ours beside.")
    var force = false

    /// The treatment of files that are in the way.
    var collisions: ScaffoldOutput.Collisions { force ? .merged : .refused }

    /// The flags behind a name that have something else written in the same place.
    var placeFlags: String {
        [("--architecture", architecture), ("--into", into), ("--module", module), ("--tests-into", testsInto)]
            .compactMap { flag, value in value.map { "\(flag) \(Self.quoted($0))" } }.joined(separator: " ")
    }

    /// A word as a shell takes it for one.
    private static func quoted(_ word: String) -> String {
        let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "._/-+@".contains($0) }
        return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }

    /// Where something is put, and the architecture that rules there.
    ///
    /// - Parameters:
    ///   - defaults: the project's settings.
    ///   - scaffolds: true if files are written by its templates, which have to be right then.
    /// - Throws: ``Failure`` where one of both is not told, or is not there.
    func place(
        in defaults: ProjectDefaults, scaffolds: Bool = true
    ) throws -> (ProjectDefaults.Place, ArchitectureSource) {
        let architecture = try defaults.architecture(architecture, into: into)
        let source =
            try scaffolds ? ArchitectureOption.scaffoldable(architecture) : ArchitectureOption.source(architecture)
        var place = try defaults.place(
            into: into, testsInto: testsInto, module: module, architecture: architecture)
        place.usesRuntime = (runtime ?? defaults.settings.runtime) != ProjectSettings.RuntimeUse.none
        place.others = defaults.architectures(besides: architecture)
        return (place, source)
    }

    /// Writes what is scaffolded, or shows it, and brings the mocks up to date where there are tests.
    ///
    /// - Parameters:
    ///   - collisions: the treatment of files that are in the way.
    ///   - scaffold: works it out, for its place in the project and the architecture that rules there.
    func finish(
        _ collisions: ScaffoldOutput.Collisions,
        _ scaffold: (ProjectDefaults.Place, ArchitectureSource) throws(ScaffoldError) -> UnitScaffold
    ) throws {
        AllocatorSettings.favourShortRuns(sharing: true)
        let defaults = try ProjectDefaults()
        // What a run began to write that was stopped is written first, and nobody else writes until this run has: records that
        // are read here say what is there.
        let lock = try defaults.locked()
        defer { withExtendedLifetime(lock) {} }
        let (place, source) = try place(in: defaults)
        do {
            try ScaffoldOutput(try scaffold(place, source), defaults: defaults).finish(
                dryRun: dryRun, collisions
            ) { scaffold in
                guard !noTests else { return nil }
                return try defaults.mocks(beside: scaffold, at: place, testsInto: testsInto)
            }
        } catch let error as ScaffoldError {
            throw Failure(
                ScaffoldError(
                    error.kind, ScaffoldReport.shown(in: error.description), saysPlaces: error.saysPlaces))
        }
    }
}

extension ProjectSettings.RuntimeUse: ExpressibleByArgument {}
