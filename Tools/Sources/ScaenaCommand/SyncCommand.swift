import Architecture
import ArgumentParser
import Foundation
import Scaffolding
import SourceModel

/// `scaena sync`: what was scaffolded follows its definition.
struct SyncCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sync",
        abstract: "Brings scenes up to their definition as it is now, and keeps what was changed by hand.",
        discussion: """
            For example:
              scaena sync
              scaena sync Home Detail --dry-run
              scaena sync --check

            Each scene is merged from three texts: as it was written, as it is written now, as you have it. What nobody \
            touched follows; where both changed the same lines, both stand in the file between markers. --check, for CI, \
            writes nothing and ends with 1 where something does not follow.
            """)

    @Argument(help: ArgumentHelp("Scenes, managers, …; all where none is named.", valueName: "names"))
    var names: [String] = []

    @Flag(help: "Writes nothing, and ends with 1 where something does not follow.")
    var check = false

    @Flag(help: "Shows as a diff what would change, and writes nothing.")
    var dryRun = false

    func run() throws {
        let defaults = try ProjectDefaults()
        let lock = ProjectLock(around: defaults.folder)
        defer { withExtendedLifetime(lock) {} }
        let all = RecordedUnit.all(around: defaults.folder)
        if let unknown = names.first(where: { name in !all.contains { $0.name == name } }) {
            throw Failure(
                .usage,
                "nothing is noted of '\(unknown)' in '\(ScaffoldReport.shown(defaults.folder))'"
                    + NearestWord.hint(for: unknown, among: all.map(\.name)))
        }
        let units = all.filter { names.isEmpty || names.contains($0.name) }
        var tally = Tally()
        for unit in units {
            do {
                try follow(unit, defaults, &tally)
            } catch let error as ScaffoldError {
                tally.refused += 1
                print("\(unit.name) (\(unit.word)): \(ScaffoldReport.shown(in: error.description))")
            }
        }
        print(tally.sentence(of: units.count, writes: !check && !dryRun))
        if tally.isUnfinished || (check && tally.changed > 0) { throw ExitCode(Failure.Code.findings.rawValue) }
    }

    private func follow(_ unit: RecordedUnit, _ defaults: ProjectDefaults, _ tally: inout Tally) throws {
        let architecture = try defaults.architecture(nil, into: unit.folder)
        let source = try ArchitectureOption.scaffoldable(architecture)
        var place = try defaults.place(into: unit.folder, testsInto: nil, module: nil)
        place.others = defaults.architectures(besides: architecture)
        let scaffold = try unit.scaffold(in: source, at: place.ofRecorded)
        guard scaffold.architecture.id == unit.architecture else {
            throw ScaffoldError(
                .usage,
                "was written by \(unit.architecture), and \(scaffold.architecture.id) rules there now: it stays as it is"
            )
        }
        let merge = UnitMerge(scaffold, conflicts: .marked, removedStay: true)
        if merge.changesNothing, !merge.isUnfinished { return }
        tally.changed += 1
        if merge.isUnfinished { tally.unfinished += 1 }
        print("\(unit.name) (\(unit.word)): \(MergeReport(merge).summary)")
        if dryRun {
            print(MergeReport(merge).diff, terminator: "")
        } else if !check {
            let notes = try UnitWriter.write(merge)
            for note in notes { print("  \(ScaffoldReport.shown(in: note))") }
            _ = try ProjectDefaults.explained {
                try defaults.mocks(beside: scaffold, at: place, testsInto: nil)?.update()
            }
        }
    }

    /// What became of everything.
    private struct Tally {
        var changed = 0
        var unfinished = 0
        var refused = 0

        var isUnfinished: Bool { unfinished + refused > 0 }

        func sentence(of count: Int, writes: Bool) -> String {
            if count == 0 { return "Nothing was scaffolded here: there are no records in .scaena." }
            let all = count == 1 ? "1 thing that was scaffolded" : "\(count) things that were scaffolded"
            if changed + refused == 0 { return "Up to date: \(all)." }
            var parts = ["\(changed) \(writes ? "brought up to date" : "would change")"]
            if unfinished > 0 { parts.append("\(unfinished) with conflicts") }
            if refused > 0 { parts.append("\(refused) left as they are") }
            return "Of \(all): \(parts.joined(separator: ", "))."
        }
    }
}
