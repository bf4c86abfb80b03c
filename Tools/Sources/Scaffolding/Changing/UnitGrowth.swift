import Architecture
import Conformance
import Foundation
import Project
import SourceModel
import SwiftSyntax

/// One thing more in a unit that the tool did not write, or of which nothing is noted: each place that it touches is found by who
/// plays which role, and every byte elsewhere stays.
///
/// A message from role to role is declared in the contract, or in the type where there is none; it is implemented by whoever
/// conforms, mocks among them. Where one of the places cannot be found, nothing is written.
package struct UnitGrowth: Sendable {
    /// A file with what becomes of it.
    package struct File: Sendable {
        /// The path.
        package let path: String
        /// Its text now.
        package let before: String
        /// Its text then.
        package let after: String
    }

    /// The words for what can be added so.
    package static let words = ["event", "shows", "navigation", "output", "takes", "manager", "list", "field", "role"]

    /// The files that change, by their paths.
    package private(set) var files: [File] = []
    /// The work that is left to a person, a sentence each.
    package internal(set) var notes: [String] = []

    let reading: UnitReading
    var insertions: [String: SourceEdits] = [:]
    var texts: [String: String] = [:]
    private var created: [String: String] = [:]

    typealias Line = UnitReading.Line
    var index: TypeIndex { reading.index }
    var map: RoleMap { reading.map }
    var definition: ArchitectureDefinition { reading.definition }
    var name: UnitName { reading.name }

    // MARK: Working it out

    /// Works out what becomes of each file. Nothing is written yet.
    ///
    /// - Parameters:
    ///   - addition: the addition.
    ///   - unit: the unit that gets it.
    ///   - source: its architecture.
    ///   - around: the project.
    /// - Throws: ``ScaffoldError`` where there is no such unit, or a place is not found: with what to write where.
    package init(
        _ addition: UnitAddition, to unit: String, in source: ArchitectureSource, _ around: ProjectSurroundings
    ) throws(ScaffoldError) {
        let definition = try UnitScaffold.definition(of: source)
        try FormerNames.refuse(unit, of: LoadedArchitecture(source, definition), around)
        reading = try UnitReading(unit, of: definition, around)
        switch addition.word {
        case "event": try addEvent(addition.text)
        case "shows": try addShown(addition.text)
        case "navigation": try addNavigation(addition.text)
        case "output": try addOutput(addition.text)
        case "takes": try addTaken(addition.text)
        case "list": try addList(addition.text)
        case "field": try addField(addition.text)
        case "role": try addRole(addition.text)
        case "manager": try addManager(addition.text)
        case let word where definition.inputs.managers.contains(word): try addManager(addition.text)
        default: throw told(of: addition)
        }
        try gather()
    }

    // MARK: Places

    /// Declares a message in a contract and has everybody implement it who conforms; or in a type.
    mutating func declare(_ message: UnitMessage, at target: TypeIndex.ID, body: String) throws(ScaffoldError) {
        let members = index.members(of: target).filter { $0.fact.kind == .function }
        if let there = members.first(where: { UnitReading.selector($0.fact) == message.selector }) {
            throw ScaffoldError(
                .cannotCreate,
                "\(index.files[there.part.file].path):\(there.fact.line):1: error: '\(message.selector)' is there already",
                saysPlaces: true)
        }
        guard index[target].kind == .protocol else {
            try implement(message, by: target, behind: [], body)
            return
        }
        guard let part = index[target].parts.first(where: \.isProtocol) else {
            throw missing(
                "'\(index[target].name)' is not declared here", "declare 'func \(message.signature)' in it", nil)
        }
        try insert("func \(message.signature)", into: part, of: target, behind: [])
        let names = Set(members.map(\.fact.name))
        let implementors = reading.conformers(of: target)
        guard implementors.contains(where: { !reading.isOfTests($0) }) else {
            throw missing(
                "nobody is seen to implement '\(index[target].name)'", "implement 'func \(message.signature)' there",
                nil,
                at: target)
        }
        for id in implementors {
            let path = index.files[index[id].file].path
            if reading.isGenerated(path) {
                notes.append("'\(path)' is generated: make it anew")
                continue
            }
            if index.members(of: id).contains(where: { UnitReading.selector($0.fact) == message.selector }) { continue }
            // What a class implements, its subclasses have.
            if index.ancestors(of: id).contains(where: { $0.meaning.id.map(implementors.contains) ?? false }) {
                continue
            }
            try implement(message, by: id, of: target, behind: names, reading.isOfTests(id) ? nil : body)
        }
    }

    mutating func implement(
        _ message: UnitMessage, by id: TypeIndex.ID, of contract: TypeIndex.ID? = nil, behind names: Set<String>,
        _ body: String?
    ) throws(ScaffoldError) {
        let members = index.members(of: id)
        // An extension for that contract alone; others may have messages of the same names.
        let own = index[id].parents.first { $0.meaning.id == contract && contract != nil }?.part
        let home = own.flatMap { $0.isExtension && $0.inheritance.count == 1 ? $0 : nil }
        // Where most of the others are implemented, or where it is said that they are.
        let counts = Dictionary(grouping: members.filter { names.contains($0.fact.name) }, by: \.part).mapValues(
            \.count)
        let part =
            home ?? index[id].parts.filter { (counts[$0] ?? 0) > 0 }.max { (counts[$0] ?? 0) < (counts[$1] ?? 0) }
            ?? index[id].parts.first { part in !part.isExtension } ?? index[id].parts.first
        guard let part else {
            throw missing("'\(index[id].name)' is not declared here", "implement 'func \(message.signature)'", nil)
        }
        let code: String
        if let body {
            let lines = body.split(separator: "\n", omittingEmptySubsequences: false).map {
                $0.isEmpty ? "" : "\t" + $0
            }
            code = "func \(message.signature) {\n\(lines.joined(separator: "\n"))\n}"
        } else {
            code = "func \(message.signature) {}"
        }
        try insert(code, into: part, of: id, behind: names)
    }

    /// Has the type that holds the receiver send the message.
    mutating func call(_ message: UnitMessage, by line: Line) throws(ScaffoldError) {
        let type = line.from.player.type
        let members = index.members(of: type)
        if let there = members.first(where: { UnitReading.selector($0.fact) == message.selector }) {
            notes.append(
                "\(index.files[there.part.file].path):\(there.fact.line): '\(message.selector)' is there already: have it "
                    + "call '\(line.property)\(reading.optionalMark(line)).\(message.call)'")
            return
        }
        let held = members.first { $0.fact.name == line.property && $0.fact.kind == .property }
        // What conforms to something holds what that asks for.
        let hidden = index[type].parts.filter { $0.isExtension && $0.inheritance.isEmpty && reading.isPrivate($0) }
        let alike = members.filter { member in
            member.fact.kind == .function
                && (hidden.contains(member.part)
                    || (member.fact.modifiers.contains("private")
                        && (!member.part.isExtension || member.part.inheritance.isEmpty)))
        }
        let part =
            alike.last.map(\.part) ?? index[type].parts.first { !$0.isExtension } ?? held?.part
        guard let part else { return }
        let path = index.files[part.file].path
        let place = MemberPlace(in: reading.text(of: path), typeAt: part.line)
        let mark = place?.usesSelectors == true && message.parameters.isEmpty ? "@objc " : ""
        let access = place?.isPrivate == true ? "" : "private "
        let sent = "\(line.property)\(reading.optionalMark(line)).\(message.call)"
        let code = "\(mark)\(access)func \(message.signature) {\n\t\(own(sent, in: path))\n}"
        try insert(code, into: part, of: type, behind: Set(alike.filter { $0.part == part }.map(\.fact.name)))
        notes.append(
            "no control sends it yet: have one call '\(message.name)' of \(index[type].name) (\(path):\(part.line))")
    }

    mutating func insert(
        _ code: String, into part: IndexedType.Part, of type: TypeIndex.ID, behind names: Set<String>,
        _ kind: MemberPlace.Kind = .function
    ) throws(ScaffoldError) {
        let path = index.files[part.file].path
        let text = reading.text(of: path)
        guard let place = MemberPlace(in: text, typeAt: part.line, behind: names, kind) else {
            throw missing(
                "'\(index[type].name)' is not found any more",
                "write there\n    " + code.replacing("\n", with: "\n    "),
                nil, at: type)
        }
        let access = code.hasPrefix("func") && !place.access.isEmpty ? place.access + " " : ""
        edit(path, place.range, place.text(for: access + code))
    }

    /// Code that begins with a property of its type, as the file writes such code: `self.viewModel.save()`.
    func own(_ code: String, in path: String) -> String {
        !code.hasPrefix("self.") && SelfStyle.isWritten(in: reading.text(of: path)) ? "self." + code : code
    }

    /// Puts a declaration beside a type that a file declares: before it, or behind all that the file declares of it.
    func place(_ declaration: String, beside part: IndexedType.Part, isBefore: Bool) -> (
        path: String, change: ParsedSource.Change
    )? {
        let path = index.files[part.file].path
        let source = ParsedSource(path: path, text: reading.text(of: path))
        return source.beside(part.line, isBefore: isBefore, declaration, step: reading.step(in: path, at: part.line))
            .map { (path, $0) }
    }

    /// Replaces bytes of a file.
    mutating func edit(_ path: String, _ range: Range<Int>, _ text: String) {
        texts[path] = texts[path] ?? reading.text(of: path)
        insertions[path, default: SourceEdits()].replace(range, with: text)
    }

    /// Writes a file that is not there.
    mutating func create(_ path: String, _ text: String) { created[path] = text }

    private mutating func gather() throws(ScaffoldError) {
        for (path, edits) in insertions.sorted(by: { $0.key < $1.key }) {
            guard let before = texts[path], let bytes = try? edits.applied(to: before.utf8) else {
                throw ScaffoldError(.cannotCreate, "'\(path)' cannot be changed: nothing was written")
            }
            let after = String(decoding: bytes, as: UTF8.self)
            if ParsedFiles.tree(of: after).hasError, !ParsedFiles.tree(of: before).hasError {
                throw ScaffoldError(
                    .cannotCreate, "'\(path)' would be no Swift any more: nothing was written; write it yourself")
            }
            files.append(File(path: path, before: before, after: after))
        }
        for (path, text) in created.sorted(by: { $0.key < $1.key }) {
            files.append(File(path: path, before: "", after: text))
        }
    }

    /// Returns the error where a place is not found: it says where the place would be.
    func missing(
        _ reason: String, _ remedy: String, _ role: String?, at type: TypeIndex.ID? = nil
    ) -> ScaffoldError {
        let id =
            type ?? role.flatMap { map.units[reading.unit].players(of: $0).first } ?? reading.actors.first?.player.type
        let spot = id.map { "\(index.files[index[$0].file].path):\(index[$0].line):1: error: " } ?? ""
        return ScaffoldError(.cannotCreate, "\(spot)\(reason): nothing was written; \(remedy)", saysPlaces: id != nil)
    }

    // MARK: Writing it

    /// Writes all of it, or nothing.
    ///
    /// - Throws: ``ScaffoldError`` when something cannot be written; nothing has changed then.
    package func write() throws(ScaffoldError) {
        var transaction = FileTransaction(in: reading.around.project)
        for file in files { transaction.write(file.path, file.after) }
        try transaction.carryOut()
    }
}
