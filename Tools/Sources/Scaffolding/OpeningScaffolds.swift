import Architecture
import Foundation
import SourceModel

/// The scaffolds that open a unit and were written before it, such as a flow: they become what they would have been,
/// had the unit been there.
struct OpeningScaffolds {
    /// The scaffolds that are written anew: those of which nobody changed a file since it was written.
    private(set) var scaffolds: [UnitScaffold] = []
    /// The code that a person has to write in the others, with places.
    private(set) var notes: [String] = []
    /// The reason why the unit cannot be put into its group; nil where it can.
    private(set) var refusal: ScaffoldError?

    private let unit: UnitName
    private let files: [UnitScaffold.File]
    private let folder: String
    private let source: ArchitectureSource
    private let definition: ArchitectureDefinition

    /// Prepares to look for what opens a unit.
    ///
    /// - Parameters:
    ///   - unit: the unit.
    ///   - files: its files, which are not written yet.
    ///   - folder: its folder.
    ///   - architecture: the architecture.
    init(
        of unit: UnitName, as files: [UnitScaffold.File], around folder: String, in architecture: LoadedArchitecture
    ) {
        self.unit = unit
        self.files = files
        self.folder = folder
        source = architecture.source
        definition = architecture.definition
    }

    // MARK: Flows

    /// Adds the flows that are told to open the unit, into which it is put, or one of whose units asks for it.
    ///
    /// - Parameters:
    ///   - group: the group that it is put into, or nil.
    ///   - leads: where the unit asks to go: its opener opens these too.
    mutating func addFlows(group: String?, leads: [UnitName] = []) {
        let kinds = definition.kinds.filter { $0.opens != nil }
        guard !kinds.isEmpty, let project = UnitRecord.project(of: folder) else { return }
        let words = kinds.map(\.word)
        let group = group.map { UnitName($0).typeName }
        // What asks for the unit has whoever opens that set a route of this name.
        let route = group == nil ? definition.navigation?.routes?.form(for: unit).filled(with: unit.typeName) : nil
        var groups: [String] = []
        for record in UnitRecord.all(in: project, where: { path in words.contains { path.contains(".\($0).") } }) {
            guard let kind = kinds.first(where: { $0.word == record.asked["kind"] }),
                let name = record.asked["name"].map(UnitName.init), name != unit,
                case let recorded = RecordedUnit(project: project, record: record),
                let into = recorded.place(of: kind.files, kind.folder, name, shared: name)
            else { continue }
            let isGroup = kind.word == definition.unit.group?.word
            if isGroup { groups.append(name.typeName) }
            let opens = KindRequest(record.asked, into: into).allOpens
            let isAsked = route.map { sets($0, recorded) } ?? false
            guard opens.contains(unit.typeName) || (isGroup && name.typeName == group) || isAsked else { continue }
            var request = KindRequest(record.asked, into: into)
            request.tests = record.isTested(kind.files, name, shared: name)
            guard let before = try? UnitScaffold(request, in: source, besides: []) else { continue }
            let further = ([unit] + leads.filter { $0 != unit }).map(\.typeName)
                .filter { !opens.contains($0) && $0 != name.typeName }
            request.opens = (opens + further).joined(separator: ", ")
            do throws(ScaffoldError) {
                add(try UnitScaffold(request, in: source, besides: files), from: before, of: recorded)
            } catch {
                note(error, of: request, kind, isGroup: isGroup && name.typeName == group)
            }
        }
        if let group, !groups.contains(group), let near = NearestWord.to(group, among: groups) {
            let word = definition.unit.group?.word ?? "group"
            notes.append("there is no \(word) '\(group)': did you mean '\(near)'?")
        }
    }

    /// Notes that a flow does not open the unit, and what to write; a new unit that is put into a flow of tabs is refused.
    private mutating func note(_ error: ScaffoldError, of request: KindRequest, _ kind: UnitKind, isGroup: Bool) {
        let flow = "the \(kind.word) '\(request.name)'"
        guard isGroup, request.placed.contains(where: \.kind.isInContainer) else {
            notes.append("\(flow) does not open \(unit.typeName): \(error.description)")
            return
        }
        func placing(_ place: String) -> String {
            let placed = Set(request.placed.map(\.flow.text) + [unit.typeName])
            let others = request.allOpens.filter { !placed.contains($0) }.joined(separator: ", ")
            let opens = others.isEmpty ? "" : " --opens \"\(others)\""
            let places = (request.placed.map(\.text) + [place]).joined(separator: ", ")
            return "scaena new \(kind.word) \(request.name)\(opens) --placed \"\(places)\" --force"
        }
        let tabs = request.placed.filter { $0.kind == .tab }
        if tabs.isEmpty || files.contains(where: { FileManager.default.fileExists(atPath: $0.path) }) {
            notes.append(
                "\(flow) has no place for \(unit.typeName): put it into another \(kind.word), or give it a column: "
                    + placing("\(unit.typeName): secondary"))
            return
        }
        let groups = tabs.map { "--group \($0.flow.text)" }.joined(separator: ", ")
        refusal = ScaffoldError(
            .usage,
            "\(flow) is a bar of tabs, each a \(kind.word), and has no stack for \(unit.typeName): put it into one of them "
                + "(\(groups)), or into another \(kind.word), which becomes a tab by: \(placing("NAME: tab"))")
    }

    /// Returns true if one of a record's files sets a route.
    private func sets(_ route: String, _ recorded: RecordedUnit) -> Bool {
        recorded.ownFiles.contains { path in
            (try? FileBytes.read(path))?.contains(".\(route) =") ?? false
        }
    }

    // MARK: Units

    /// Adds the units some of whose files build the unit as if it took less than it does.
    ///
    /// - Parameters:
    ///   - paths: these files.
    ///   - request: the request of the unit, to whose tests theirs stand as the unit's own do.
    mutating func addUnits(calling paths: Set<String>, like request: UnitRequest) {
        guard !paths.isEmpty, let project = UnitRecord.project(of: folder) else { return }
        for record in UnitRecord.all(in: project) {
            guard record.architecture == definition.id, record.asked["kind"] == definition.unit.word,
                record.files.keys.contains(where: { paths.contains(project + "/" + $0) }),
                let name = record.asked["name"],
                let other = try? SwiftNames.unit(name, in: record.asked["group"], of: definition), other != unit,
                case let recorded = RecordedUnit(project: project, record: record),
                let into = recorded.place(of: definition.files, definition.unit.folder, other)
            else { continue }
            var asked = UnitRequest(record.asked, into: into, definition)
            asked.module = request.module
            asked.testsInto = request.testsInto
            asked.tests = record.isTested(definition.files, other)
            asked.others = request.others
            guard let before = try? UnitScaffold(asked, in: source, besides: []),
                let after = try? UnitScaffold(asked, in: source, besides: files)
            else { continue }
            add(after, from: before, of: recorded, wrong: paths)
        }
    }

    // MARK: Records

    /// Adds what becomes of something: all of it, or where a person changed what would change, nothing.
    ///
    /// - Parameters:
    ///   - after: the scaffold that it becomes.
    ///   - before: the scaffold that it would be now.
    ///   - recorded: the thing, as it was recorded.
    ///   - wrong: files of which it is told otherwise that they have to change.
    private mutating func add(
        _ after: UnitScaffold, from before: UnitScaffold, of recorded: RecordedUnit, wrong: Set<String> = []
    ) {
        let (project, record) = (recorded.project, recorded.record)
        let old = Dictionary(before.files.map { ($0.path, $0.text) }) { first, _ in first }
        let hashes = Dictionary(record.files.map { (project + "/" + $0.key, $0.value) }) { first, _ in first }
        let name = { (path: String) in String(path.dropFirst(project.count + 1)) }
        var scaffold = after
        scaffold.files = []
        scaffold.notes = []
        scaffold.record?.record.files = record.files
        var changes: [String] = []
        var isChanged = false
        for file in after.files {
            guard let hash = hashes[file.path], let data = FileManager.default.contents(atPath: file.path) else {
                continue
            }
            let there = String(decoding: data, as: UTF8.self)
            if there == file.text { continue }
            let told = LineChanges(from: old[file.path] ?? there, to: file.text)
                .sentences(for: there, at: file.path, because: "opens \(unit.typeName)")
            changes += told
            if GitHash.blob(there) != hash {
                isChanged = isChanged || !told.isEmpty || wrong.contains(file.path)
                continue
            }
            scaffold.files.append(file)
            scaffold.replacedFiles.insert(file.path)
            scaffold.record?.record.files[name(file.path)] = GitHash.blob(file.text)
        }
        if isChanged {
            // What is wrong in the others is told as it is.
            if wrong.isEmpty { notes += changes }
            return
        }
        // Tests that cannot be written any more would call what is not there.
        for path in hashes.keys where old[path] != nil && !after.files.contains(where: { $0.path == path }) {
            scaffold.record?.record.files[name(path)] = nil
        }
        if !scaffold.files.isEmpty { scaffolds.append(scaffold) }
    }
}
