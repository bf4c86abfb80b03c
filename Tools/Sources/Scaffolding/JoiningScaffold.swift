import Architecture
import Foundation

/// What a person asks for: one more actor of a role for a unit that is there, such as a second worker.
public struct JoinRequest: Sendable {
    /// The role: `worker`.
    public var role: String
    /// What the new actor is for, as it stands in names: `Upload`.
    public var name: String
    /// The unit, as its types begin with it: `ItemsList`.
    public var unit: String
    /// The folder in which the unit was made.
    public var into: String
    /// The module, where the place does not tell.
    public var module: String?
    /// The folder in which the folder of the tests is made, where the place does not tell.
    public var testsInto: String?
    /// Whether tests are wanted.
    public var tests: Bool

    /// Asks for it.
    ///
    /// - Parameters:
    ///   - role: the role: `worker`.
    ///   - name: what the new actor is for.
    ///   - unit: the unit.
    ///   - into: the folder in which the unit was made.
    ///   - module: the module, where the place does not tell.
    ///   - testsInto: the folder in which the folder of the tests is made, where the place does not tell.
    ///   - tests: whether tests are wanted.
    public init(
        role: String, name: String, unit: String, into: String, module: String? = nil, testsInto: String? = nil,
        tests: Bool = true
    ) {
        self.role = role
        self.name = name
        self.unit = unit
        self.into = into
        self.module = module
        self.testsInto = testsInto
        self.tests = tests
    }
}

extension UnitScaffold {
    /// Works out what becomes of a unit that gets one more actor: the actor's own files, and those of the unit that hold, wire and
    /// test it. A file that nobody changed since it was written is replaced; of the others it is said, with places, what to write.
    ///
    /// - Parameters:
    ///   - request: what is asked for.
    ///   - source: the architecture.
    /// - Throws: ``ScaffoldError`` when nothing is known of the unit, or it cannot have one more.
    public init(_ request: JoinRequest, in source: ArchitectureSource) throws(ScaffoldError) {
        let definition = try Self.definition(of: source)
        let into = URL(fileURLWithPath: request.into).standardizedFileURL.path
        guard let project = UnitRecord.project(of: into + "/x"),
            let record = UnitRecord.all(in: project).first(where: { $0.isOf(request.unit, definition, into, project) })
        else {
            throw ScaffoldError(
                .usage,
                "nothing is noted of a \(definition.unit.word) '\(request.unit)' in '\(request.into)': say by --into where "
                    + "it was made, or write it with its \(request.role)s at once (scaena new \(definition.unit.word) "
                    + "\(request.unit) --further \"\(request.role): \(request.name)\")")
        }
        var asked = UnitRequest(record.asked, into: into, definition)
        asked.module = request.module
        asked.testsInto = request.testsInto
        asked.tests = request.tests
        let before = try UnitScaffold(asked, in: source)
        let others = asked.further[request.role].map { $0 + ", " } ?? ""
        asked.further[request.role] = others + request.name
        let after = try UnitScaffold(asked, in: source)

        let old = Dictionary(before.files.map { ($0.path, $0.text) }) { first, _ in first }
        var files: [File] = []
        var notes: [String] = []
        var replaced: Set<String> = []
        var placed = after.record
        for file in after.files {
            guard let text = old[file.path] else {
                files.append(file)
                continue
            }
            let there = FileManager.default.contents(atPath: file.path).map { String(decoding: $0, as: UTF8.self) }
            if text == file.text || there == file.text { continue }
            if there == text {
                files.append(file)
                replaced.insert(file.path)
                continue
            }
            notes += LineChanges(from: text, to: file.text).sentences(for: there, at: file.path)
            // What a person is to change is still as it was written before.
            let name = String(file.path.dropFirst(project.count + 1))
            placed?.record.files[name] = record.files[name]
        }
        self = after
        self.files = files
        self.notes = notes
        self.record = placed
        replacedFiles = replaced
    }
}

extension UnitRequest {
    /// What was asked for when a unit was written.
    init(_ asked: [String: String], into: String, _ definition: ArchitectureDefinition) {
        let many = definition.roles.filter { $0.count == .many && $0.scope == .unit }.map(\.id)
        self.init(
            name: asked["name"] ?? "", into: into, events: asked["events"] ?? "", shows: asked["shows"],
            navigates: asked["navigates"] ?? "", managers: asked["manager"] ?? "", takes: asked["takes"] ?? "",
            returns: asked["returns"] ?? "", further: asked.filter { many.contains($0.key) }, with: asked["with"] ?? "",
            group: asked["group"],
            contracts: asked["contracts"] != "no", runtime: asked["runtime"] != "none")
        sheet = SheetReader.Source.pieces(of: asked["sheet"] ?? "")
    }
}

extension UnitRecord {
    /// Whether it is that of a unit which was made in a folder.
    fileprivate func isOf(
        _ unit: String, _ definition: ArchitectureDefinition, _ into: String, _ project: String
    ) -> Bool {
        guard asked["kind"] == definition.unit.word, let name = asked["name"],
            let own = try? SwiftNames.unit(name, in: asked["group"], of: definition), own.typeName == unit
        else { return false }
        let folder = definition.unit.folder.name(for: own).split(separator: "/").joined(separator: "/")
        let place = (into == project ? "" : into.dropFirst(project.count + 1) + "/") + folder
        return files.keys.contains { $0.hasPrefix(place + "/") }
    }
}

/// What changes between two texts, line by line, for a person to do in a third that came of the first.
struct LineChanges {
    private struct Change {
        /// The line before it, which stays.
        let anchor: String?
        var removed: [String] = []
        var added: [String] = []
    }

    private let changes: [Change]

    init(from old: String, to new: String) {
        let before = old.components(separatedBy: "\n")
        let after = new.components(separatedBy: "\n")
        let difference = after.difference(from: before)
        let removed = Set(difference.removals.map { if case .remove(let offset, _, _) = $0 { offset } else { -1 } })
        let inserted = Set(difference.insertions.map { if case .insert(let offset, _, _) = $0 { offset } else { -1 } })
        var changes: [Change] = []
        var (left, right) = (0, 0)
        var isOpen = false
        while left < before.count || right < after.count {
            let isRemoved = removed.contains(left)
            guard isRemoved || inserted.contains(right) else {
                isOpen = false
                left += 1
                right += 1
                continue
            }
            if !isOpen { changes.append(Change(anchor: left > 0 ? before[left - 1] : nil)) }
            isOpen = true
            if isRemoved {
                changes[changes.count - 1].removed.append(before[left])
                left += 1
            } else {
                changes[changes.count - 1].added.append(after[right])
                right += 1
            }
        }
        self.changes = changes
    }

    /// One sentence for each change that is not there yet.
    ///
    /// - Parameters:
    ///   - text: the text that is there, or nil where there is none.
    ///   - path: its path.
    ///   - reason: what is said of the file.
    func sentences(for text: String?, at path: String, because reason: String = "was changed by hand") -> [String] {
        let lines = text?.components(separatedBy: "\n") ?? []
        return changes.compactMap { change in
            let added = change.added.filter { !$0.isEmpty }
            if !added.isEmpty, added.allSatisfy(lines.contains) { return nil }
            let known = change.removed.first { !$0.trimmed.isEmpty } ?? change.anchor
            let number = known.flatMap { line in lines.firstIndex { $0.trimmed == line.trimmed } }.map { $0 + 1 }
            let place = path + (number.map { ":\($0)" } ?? "")
            let block = change.added.map { "\n    " + $0 }.joined()
            return change.removed.contains { !$0.trimmed.isEmpty }
                ? "\(place) \(reason): what was '\(change.removed.joined(separator: " ").trimmed)' becomes\(block)"
                : "\(place) \(reason): add below that line\(block)"
        }
    }
}
