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
            touched follows; where both changed the same lines, both stand in the file between markers. Where the \
            definition calls a role otherwise than before, types and files of all scenes are renamed first, with whoever \
            names them. --check, for CI, writes nothing and ends with 1 where something does not follow.
            """)

    @Argument(help: ArgumentHelp("Scenes, managers, …; all where none is named.", valueName: "names"))
    var names: [String] = []

    @Flag(help: "Writes nothing, and ends with 1 where something does not follow.")
    var check = false

    @Flag(help: "Shows as a diff what would change, and writes nothing.")
    var dryRun = false

    func run() throws {
        let defaults = try ProjectDefaults()
        let lock = try defaults.locked()
        defer { withExtendedLifetime(lock) {} }
        let all = RecordedUnit.all(around: defaults.folder)
        let known = all.map(\.name) + [RecordedApp(around: defaults.folder)?.name].compactMap(\.self)
        if let unknown = names.first(where: { !known.contains($0) }) {
            guard !known.isEmpty else {
                throw Failure(
                    .usage,
                    "scaena did not write '\(unknown)', so that there is no text of it to bring up to date: 'scaena check' tells where "
                        + "it does not follow its definition, and 'add' and 'rename' change it all the same")
            }
            throw Failure(
                .usage,
                "nothing is noted of '\(unknown)' in '\(ScaffoldReport.shown(defaults.folder))'"
                    + NearestWord.hint(for: unknown, among: known))
        }
        let units = all.filter { names.isEmpty || names.contains($0.name) }
        let word = defaults.ownArchitecture.flatMap { try? ArchitectureOption.definition($0).unit.word }
        var tally = Tally(unit: word ?? "scene")
        let renamed = try rename(all, defaults, &tally)
        for unit in names.isEmpty && renamed.isEmpty ? units : RecordedUnit.all(around: defaults.folder) {
            guard names.isEmpty || names.contains(unit.name), !renamed.contains("\(unit.word) \(unit.name)") else {
                continue
            }
            do {
                try follow(unit, defaults, &tally)
            } catch let error as ScaffoldError {
                tally.refused += 1
                print("\(unit.name) (\(unit.word)): \(ScaffoldReport.shown(in: error.description))")
            }
        }
        // Read after the renames, which may have changed what is noted.
        let app = RecordedApp(around: defaults.folder).flatMap {
            names.isEmpty || names.contains($0.name) ? $0 : nil
        }
        if let app {
            do {
                try follow(app, defaults, &tally)
            } catch let error as ScaffoldError {
                tally.refused += 1
                print("\(app.name) (app): \(ScaffoldReport.shown(in: error.description))")
            }
        }
        MocksDue(around: defaults.folder).settle()
        print(tally.sentence(of: units.count + (app == nil ? 0 : 1), writes: !check && !dryRun))
        if tally.isUnfinished || (check && tally.changed + tally.renamed > 0) {
            throw ExitCode(Failure.Code.findings.rawValue)
        }
    }

    /// Has all scenes follow what their definitions call otherwise than before.
    ///
    /// - Returns: the words and names of those that do not follow as yet, and are not looked at any further.
    private func rename(
        _ units: [RecordedUnit], _ defaults: ProjectDefaults, _ tally: inout Tally
    ) throws -> Set<String> {
        var places: [String: [(unit: RecordedUnit, place: RecordedUnit.Place)]] = [:]
        for unit in units {
            guard let architecture = try? defaults.architecture(nil, into: unit.folder),
                var place = try? defaults.place(into: unit.folder, testsInto: nil, module: nil)
            else { continue }
            place.others = defaults.architectures(besides: architecture)
            places[architecture, default: []].append((unit, place.ofRecorded))
        }
        // Scenes that nobody scaffolded have former names, too.
        for architecture in (try? ProjectCheck.architectures(of: defaults, nil)) ?? []
        where ArchitectureSource.builtIns[architecture] == nil && places[architecture] == nil {
            places[architecture] = []
        }
        var left: Set<String> = []
        for (architecture, units) in places.sorted(by: { $0.key < $1.key }) {
            // What is not written by it may have mistakes in its templates.
            let source =
                try units.isEmpty
                ? ArchitectureOption.source(architecture) : ArchitectureOption.scaffoldable(architecture)
            do {
                let rename = try RoleRename(units, in: source, of: defaults.folder) {
                    try ProjectSources(defaults).surroundings(
                        defaults, into: units.first?.unit.folder, architecture: units.isEmpty ? architecture : nil, nil)
                }
                guard let rename else { continue }
                for name in rename.names { print("\(name.name) (\(name.word)): \(name.sentence)") }
                tally.renamed += rename.names.count
                if check || dryRun {
                    left.formUnion(rename.names.map { "\($0.word) \($0.name)" })
                    if dryRun { RenameReport(rename.files).show() }
                } else {
                    try rename.write()
                    RenameReport(rename.files).list()
                    for unit in rename.scaffolds {
                        let place = try defaults.place(
                            into: unit.folders.first.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path },
                            testsInto: nil, module: nil)
                        _ = try ProjectDefaults.explained {
                            try defaults.mocks(beside: unit, at: place, testsInto: nil)?.update()
                        }
                    }
                }
                for note in rename.notes { print("note: \(ScaffoldReport.shown(in: note))") }
            } catch let error as ScaffoldError {
                throw Failure(
                    ScaffoldError(error.kind, ScaffoldReport.shown(in: error.description), saysPlaces: error.saysPlaces)
                )
            }
        }
        return left
    }

    private func follow(_ unit: RecordedUnit, _ defaults: ProjectDefaults, _ tally: inout Tally) throws {
        let architecture = try defaults.architecture(nil, into: unit.folder)
        let source = try ArchitectureOption.scaffoldable(architecture)
        var place = try defaults.place(into: unit.folder, testsInto: nil, module: nil)
        place.others = defaults.architectures(besides: architecture)
        let scaffold = try unit.scaffold(in: source, at: place.ofRecorded)
        guard source.lineage.contains(unit.architecture) else {
            throw ScaffoldError(
                .usage,
                "was written by \(unit.architecture), and \(scaffold.architecture.id) rules there now: it stays as it is"
            )
        }
        let merge = UnitMerge(scaffold, conflicts: .marked, removed: .staysAway)
        guard try carryOut(merge, of: "\(unit.name) (\(unit.word))", &tally) else { return }
        _ = try ProjectDefaults.explained {
            try defaults.mocks(beside: scaffold, at: place, testsInto: nil)?.update()
        }
    }

    /// Has an app's own files follow: its manifest, what begins it, and its settings.
    private func follow(_ app: RecordedApp, _ defaults: ProjectDefaults, _ tally: inout Tally) throws {
        let source = try ArchitectureOption.scaffoldable(try defaults.architecture(nil, into: app.folder))
        _ = try carryOut(try app.merge(in: source), of: "\(app.name) (app)", &tally)
    }

    /// Tells what becomes of something, and writes it where that is wanted.
    ///
    /// - Returns: true if something was written.
    private func carryOut(_ merge: UnitMerge, of name: String, _ tally: inout Tally) throws -> Bool {
        if merge.changesNothing, !merge.isUnfinished { return false }
        tally.changed += 1
        if merge.isUnfinished { tally.unfinished += 1 }
        print("\(name): \(MergeReport(merge).summary)")
        if dryRun {
            print(MergeReport(merge).diff, terminator: "")
            return false
        }
        if check { return false }
        let notes = try UnitWriter.write(merge)
        for note in notes { print("  \(ScaffoldReport.shown(in: note))") }
        return true
    }

    /// The counts of the results.
    private struct Tally {
        /// The word for a unit.
        let unit: String
        var changed = 0
        var renamed = 0
        var unfinished = 0
        var refused = 0

        var isUnfinished: Bool { unfinished + refused > 0 }

        func sentence(of count: Int, writes: Bool) -> String {
            if count == 0, renamed > 0 {
                let all = renamed == 1 ? "1 \(unit)" : "\(renamed) \(unit)s"
                return writes ? "\(all) renamed." : "\(all) of former names: 'scaena sync' renames what is theirs."
            }
            if count == 0 { return "Nothing was scaffolded here: there are no records in .scaena." }
            let all = count == 1 ? "1 thing that was scaffolded" : "\(count) things that were scaffolded"
            if changed + refused + renamed == 0 { return "Up to date: \(all)." }
            var parts = renamed == 0 ? [] : ["\(renamed) \(writes ? "renamed" : "of former names")"]
            if changed + refused == 0 { return "Of \(all): \(parts.joined(separator: ", "))." }
            parts += ["\(changed) \(writes ? "brought up to date" : "would change")"]
            if unfinished > 0 { parts.append("\(unfinished) with conflicts") }
            if refused > 0 { parts.append("\(refused) left as they are") }
            return "Of \(all): \(parts.joined(separator: ", "))."
        }
    }
}
